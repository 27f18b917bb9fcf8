### Der Befehl, der Bilder zeichnet.

draw-help = Karten, Städte und Tische als Bilder zeichnen
draw-help-card = ein Gebäude zeichnen
draw-help-city = die Stadt einer aufgezeichneten Partie zeichnen
draw-help-table = den ganzen Tisch einer aufgezeichneten Partie zeichnen
draw-help-sheet = alle Karten einer Ausgabe auf einem Bogen zeichnen
draw-help-number = die Nummer des Gebäudes in seiner Ausgabe, ab 1, oder sein Kürzel; oder main-square
draw-help-built = die Farbe des Spielers, der es gebaut hat
draw-help-record = die Aufzeichnung einer Partie
draw-help-turn = die Partie nach diesem Zug; 0 ist nach dem Aufbau (Standard: nach dem letzten Zug)
draw-help-output = Zieldatei, .svg oder .png (Standard: SVG auf die Standardausgabe)
draw-help-theme = Farbschema: Tag (day), Nacht (night), Druck (print) oder wenig Tinte (low-ink)
draw-help-size = Breite in Pixeln
draw-help-colour-safe = Spielerfarben, die leichter zu unterscheiden sind
draw-no-card = Ein Gebäude „{ $value }“ gibt es in dieser Ausgabe nicht: Nenne eine Nummer von 1 bis { $count } oder ein Kürzel.{ did-you-mean }
draw-no-turn =
    { $count ->
        [one] Die Aufzeichnung hat nur { $count } Zug.
       *[other] Die Aufzeichnung hat nur { $count } Züge.
    }
