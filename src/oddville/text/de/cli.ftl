### Die Befehlszeile und das Spiel in reinem Text.

cli-description = OddVille spielen und mit Aufzeichnungen und Stellungen von Partien arbeiten.
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Argumente
cli-help-help = diese Hilfe zeigen und enden
cli-help-version = die Version zeigen und welche Spielmaschine läuft
cli-help-lang = die Sprache: en, de, fr oder nl
cli-help-play = an diesem Bildschirm gegen zufällig ziehende Gegner spielen
cli-help-players = wie viele mitspielen, 2 bis 4 (sonst { $default })
cli-help-seed = eine Zahl, die allen Zufall bestimmt; dieselbe ergibt dieselbe Partie
cli-help-record = Aufzeichnungen von Partien zeigen, prüfen oder herstellen
cli-help-record-show = Aufzeichnungen zeigen
cli-help-record-verify = Aufzeichnungen nachspielen und sagen, ob jeder Zug stimmt
cli-help-record-make = zufällige Partien spielen und aufzeichnen
cli-help-file = eine Datei oder - für die Standardeingabe
cli-help-form = in welcher Form: Zusammenfassung (summary), kurzer Text (text) oder JSON-Dokument (json)
cli-help-make-form = in welcher Form geschrieben wird: als JSON-Dokument (json) oder kurzer Text (text)
cli-help-games = wie viele Partien gespielt werden
cli-help-output = der Ordner, in den geschrieben wird; fehlt er, wird er angelegt
cli-help-position = Stellungen zeigen oder prüfen
cli-help-position-show = Stellungen zeichnen
cli-help-position-check = alles nennen, was an Stellungen nicht stimmt

cli-version = oddville { $version }, { $build ->
    [compiled] kompilierte Spielmaschine
   *[plain] Spielmaschine in reinem Python
}
cli-usage-error = { $command }: { $detail }. Siehe „{ $command } --help“.
cli-not-in-range = „{ $value }“ ist keine Zahl von { $low } bis { $high }
cli-interrupted = Abgebrochen.
cli-cannot-write = In { $path } lässt sich nicht schreiben ({ $detail }): Bitte einen anderen Ordner wählen.
cli-progress = { $done } von { $games }

cli-record-good = { $status ->
    [finished] { $file }: Jeder Zug stimmt ({ $moves } Züge, beendet). { cli-record-proof }
   *[unfinished] { $file }: Jeder Zug stimmt ({ $moves } Züge, nicht beendet). { cli-record-proof }
}
cli-record-proof = { $proof ->
    [proved] Das Mischen war nachweislich fair, wenn { $commitment } vor der Partie veröffentlicht wurde.
    [promised] Faires Mischen ist zugesagt, das Geheimnis aber noch nicht offengelegt.
   *[none] Ein Nachweis für faires Mischen ist nicht enthalten.
}
cli-record-players = { $names } (Ausgabe „{ $edition }“)
cli-record-length = { $moves } Aktionen in { $turns } Zügen
cli-record-unfinished = Die Partie ist nicht beendet.
cli-record-winner = { $name } gewinnt.
cli-records-made = { $games ->
    [one] { $games } Aufzeichnung nach { $path } geschrieben (Startzahl { $seed }).
   *[other] { $games } Aufzeichnungen nach { $path } geschrieben (Startzahl { $seed }).
}
cli-position-good = { $file }: Diese Stellung ist spielbar. { $question }

## Das Spiel in reinem Text

play-you = Du
play-seed = Startzahl { $seed }
play-welcome = Willkommen in OddVille! Tippe, was du tun willst, etwa „worker 2 coins“ oder „build crooked-mill“.
play-hint = Tippe eine Aktion oder ihre Nummer. ? nennt alle Möglichkeiten, why … erklärt, was nicht geht, show zeichnet den Tisch, quit beendet.
play-end-of-input = Keine Eingabe mehr: Hier endet die Partie.
play-goodbye = Auf Wiedersehen!
play-no-such-number = Es gibt nur { $count } Möglichkeiten. ? nennt sie.
play-allowed = Nichts spricht dagegen: Du kannst es jetzt tun.
play-row = { component-row } (Kosten, Straßen, Gilde, Bonus, Wertung; ◊ Schilde)
play-board = { component-resources-board } (Preis: Arbeiter; das letzte Feld ist das obere)
play-piles = Charaktere (Karten im Stapel, die oberste)
play-player = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $supply } im Vorrat, { $city } in der Stadt, Arbeiterkarten { $hand }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
