### Ausgaben: anlegen, prüfen, vergleichen und drucken.

## Hilfe zu den Befehlen

edition-help = Ausgaben anlegen, prüfen, zeigen, vergleichen und drucken
edition-help-new = eine Datei anlegen, in die du die Karten deiner Schachtel einträgst
edition-help-check = alle Fehler einer Ausgabe auflisten oder zeigen, was sie enthält
edition-help-show = eine Seite mit allen Karten einer Ausgabe öffnen
edition-help-diff = Karte für Karte zeigen, worin sich zwei Ausgaben unterscheiden
edition-help-export = eine Ausgabe als Tabelle (.csv) oder als TOML schreiben
edition-help-sheets = PDF-Bögen zum Drucken und Ausschneiden herstellen
edition-help-folder = den Ordner deiner eigenen Ausgaben zeigen und sie auflisten
edition-help-name = Name der neuen Ausgabe: Kleinbuchstaben, Ziffern und Bindestriche
edition-help-edition = Name einer Ausgabe oder eine TOML-Datei
edition-help-second = Name oder Datei der Ausgabe, mit der verglichen wird
edition-help-output-new = Zieldatei (Standard: NAME.toml im Ordner deiner Ausgaben)
edition-help-from = die Karten aus einer Tabelle (.csv, .ods, .xlsx) oder einer anderen Ausgabe übernehmen
edition-help-worksheet = dazu ein Arbeitsblatt (PDF) zum Drucken und Ausfüllen von Hand schreiben
edition-help-force = vorhandene Dateien ersetzen
edition-help-json = JSON für Programme ausgeben
edition-help-output-page = Ziel-HTML-Datei (Standard: eine temporäre, die sich im Browser öffnet)
edition-help-no-open = den Browser nicht öffnen
edition-help-output-export = Zieldatei: .csv oder .toml
edition-help-separator = Trennzeichen der Zellen: Komma (comma), Semikolon (semicolon) oder Tabulator (tab)
edition-help-output-sheets = Zielordner; er wird angelegt, falls es ihn noch nicht gibt
edition-help-paper = Papierformat: a4 oder letter
edition-help-duplex = über welche Kante dein Drucker wendet: lange (long), kurze (short) oder nur Vorderseiten (none)
edition-help-card = Größe der Karten in Millimetern, etwa 63x88
edition-help-bleed = Beschnitt: um wie viele Millimeter die Bilder über den Schnitt hinausgehen, 0 bis 3
edition-help-low-ink = nur Umrisse, um Tinte zu sparen
edition-help-only = nur diese Teile, durch Kommas getrennt: { $parts }
edition-part-unknown = „{ $value }“ ist keines davon: { $parts }

## Eine neue Ausgabe

edition-written = Geschrieben: { $path }
edition-next-steps = Ausfüllen, dann aufrufen: oddville edition check { $name }
edition-name-taken = „{ $name }“ heißt eine Ausgabe, die zum Spiel gehört. Wähle einen anderen Namen.
edition-name-bad = „{ $name }“ ist kein gültiger Name für eine Ausgabe. Nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche, höchstens { $longest } Zeichen.
edition-suffix-unknown = Der Name von { $path } muss auf { $suffixes } enden.
edition-folder-empty = noch keine Ausgaben

## Die Kommentare einer neuen Ausgabe

edition-template-title =
    { $name }: eine Ausgabe von OddVille.

    Trage unten die Gebäude deiner Karten ein; alles andere ist ausgefüllt wie in der Standardausgabe und muss nur
    mit deiner Schachtel verglichen werden. Was noch falsch ist oder fehlt, sagt dir

      oddville edition check { $name }
edition-template-format = Der Name der Ausgabe. Erhöhe die Version, sooft du später Karten änderst.
edition-template-worker = Die vier Arbeiterkarten, für alle gleich: wie viele Münzen eine einbringt (0: keine), welche Rohstoffe sie zeigt und welchen Preis sie für jeden Platz der Gebäudereihe zahlt, beginnend mit dem Platz, der am weitesten vom Kartenstapel entfernt ist.
edition-template-board = Die beiden Seiten des Rohstoff-Spielplans: der Preis jedes unteren Felds, von links, und der des oberen.
edition-template-main-square = Die Zentrumskarte: wo Straßen hinausführen, welche Rohstoffe ein Feld haben, ihre Punkte und ihr Bonus.
edition-template-character = Die Charaktere. Die Fähigkeit gehört zur id; Gilde und Punkte stehen auf der Karte.
edition-template-building = Die Gebäude, { $count } an der Zahl. Sie sind in dieser Reihenfolge nummeriert.
edition-template-fields =

    Die Felder eines Gebäudes (nimm das # weg, wo du eines brauchst):

      id       dein Kürzel für die Karte: Kleinbuchstaben, Ziffern, Bindestriche, jedes nur einmal
      cost     1 bis 4 Rohstoffe: "wood" Holz, "clay" Lehm, "stone" Stein, "crystal" Kristall
      streets  die Kanten mit einer Straße: "up" oben, "right" rechts, "down" unten, "left" links
      bonus    "wood", "clay", "stone", "crystal", "coin" Münze, "any" beliebiger Rohstoff,
               "double" Verdoppeln oder "transform" Umwandeln
      scoring  "diamond"       Diamantkarte: Punkte für sich selbst
               "per-adjacent"  Punkte für jede angrenzende Karte
               "shields"       die Schilde der angrenzenden Karten; ohne value
               "diamonds"      eine Zahl, dazu 1 für jede Diamantkarte in der Stadt
               "column"        eine Zahl, dazu 1 für jede Karte der Spalte
               "row"           eine Zahl, dazu 1 für jede Karte der Reihe
               "guild"         eine Zahl, dazu 1 für jede Karte ihrer Gilde in der Stadt
               "neighbours"    eine Zahl, dazu 1 für jede angrenzende Karte
      value    die Zahl bei der Wertung
      guild    "mask" Maske, "rooster" Hahn, "bells" Glocken, "fleur-de-lis" Lilie; ohne Gilde weglassen
      shield   die Zahl in ihrem Schild; ohne Schild weglassen
      name     der Name der Karte
edition-template-card = Karte { $number }

## Prüfen

edition-valid =
    { $count ->
        [one] { $name }: keine Fehler. { $count } Gebäude, Version { $version }, Prüfwert { $hash }.
       *[other] { $name }: keine Fehler. { $count } Gebäude, Version { $version }, Prüfwert { $hash }.
    }
edition-problem-count =
    { $count ->
        [one] { $count } Fehler.
       *[other] { $count } Fehler.
    }
edition-empty-cards =
    { $count ->
        [one] { $count } Gebäude ist noch leer: { $numbers }.
       *[other] { $count } Gebäude sind noch leer: { $numbers }.
    }
edition-few-cards = Mit weniger als { $count } Gebäuden kann der Kartenstapel in einer langen Partie ausgehen.
edition-bars = { $both } wie in der Standardausgabe, { $more } mehr, { $fewer } weniger
edition-column-this = hier
edition-column-standard = Standard
edition-topic-scoring = Wertung
edition-topic-guild = Gilden
edition-topic-bonus = Boni
edition-topic-cost = Kosten
edition-topic-resource = Zu zahlende Rohstoffe
edition-topic-streets = Kanten mit Straße
edition-topic-edge = Straßen je Kante
edition-topic-shield = Schilde
edition-none = keine
edition-scoring-guild = Gilde
edition-cost-count =
    { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
edition-streets-count =
    { $count ->
        [0] keine Straße
        [one] { $count } Straße
       *[other] { $count } Straßen
    }
edition-shield-count =
    { $count ->
        [0] kein Schild
       *[other] Schild { $count }
    }
edition-edge-up = oben
edition-edge-right = rechts
edition-edge-down = unten
edition-edge-left = links

edition-problem-spreadsheet-unreadable = { $place }: Diese Tabelle ist nicht lesbar ({ $detail }). Speichere sie in deiner Tabellenkalkulation als CSV und versuche es noch einmal.
edition-problem-heading-missing = { $place }: Diese Spalte fehlt. Die erste Zeile muss die Spalten nennen: { $columns }.

## Vergleichen

edition-equal = { $first } und { $second } sind gleich.
edition-differences =
    { $count ->
        [one] { $count } Unterschied
       *[other] { $count } Unterschiede
    }
edition-only-in = { $what }: nur in { $edition }
edition-moved = { $what }: Nummer { $before } in { $first }, { $after } in { $second }
edition-component-edition = Ausgabe
edition-component-worker = Arbeiterkarte { $key }
edition-component-board =
    { $key ->
        [two_players] Rohstoff-Spielplan für 2 Personen
       *[three_or_four_players] Rohstoff-Spielplan für 3 oder 4 Personen
    }
edition-component-main-square = Zentrumskarte

## Namen der Spalten einer Tabelle, wie du sie in einer Tabellenkalkulation nennen darfst

edition-field-number = Nummer
edition-field-id = Kürzel
edition-field-name = Name
edition-field-cost = Kosten
edition-field-streets = Straßen
edition-field-guild = Gilde
edition-field-bonus = Bonus
edition-field-scoring = Wertung
edition-field-value = Wert
edition-field-shield = Schild
edition-field-version = Version
edition-field-coins = Münzen
edition-field-resources = Rohstoffe
edition-field-prices = Preise
edition-field-lower = untere Felder
edition-field-upper = oberes Feld
edition-field-spots = Rohstofffelder
edition-field-points = Punkte
edition-field-points-on-main-square = Punkte mit einem Arbeiter auf der Zentrumskarte

## Die Seite mit allen Karten

gallery-title = OddVille · { $name }: alle Karten
gallery-filters = Filter
gallery-search = Nach Namen suchen
gallery-kind = Art
gallery-all = alle
gallery-kind-building = Gebäude
gallery-kind-character = Charaktere
gallery-kind-worker = Arbeiterkarten
gallery-kind-other = Spielpläne und anderes
gallery-streets = Straßen
gallery-reset = Filter aufheben
gallery-theme = Nacht
gallery-language = Sprache
gallery-shown =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
gallery-empty = Keine Karte passt. Hebe einen Filter auf.
gallery-number = Nr. { $number }
gallery-close = Schließen
gallery-board-two = Rohstoff-Spielplan, 2 Personen
gallery-board-more = Rohstoff-Spielplan, 3 oder 4 Personen
