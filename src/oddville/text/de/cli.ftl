### Die Befehlszeile und das Spiel in reinem Text.

cli-description = OddVille spielen und mit Aufzeichnungen und Stellungen von Partien arbeiten.
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Argumente
cli-examples = Beispiele
cli-usage = Aufruf:
cli-help-debug = den Traceback zeigen, wenn etwas schiefgeht
cli-unexpected = In OddVille ist etwas schiefgegangen ({ $detail }). Starte den Befehl noch einmal mit --debug und melde, was er ausgibt.
cli-help-help = diese Hilfe zeigen und enden
cli-help-command = die Hilfe zu einem Befehl zeigen
cli-help-command-words = der Befehl, etwa record make
cli-help-version = die Version zeigen und welche Spielmaschine läuft
cli-help-lang = die Sprache: en, de, fr oder nl
cli-help-play = in diesem Terminal spielen: gegen Bots, zusammen an einem Bildschirm oder auf einem Server
cli-help-players = Anzahl der Spieler, 2 bis 4 (Standard: { $default })
cli-help-seed = Startzahl des Zufalls; dieselbe Zahl ergibt dieselbe Partie
cli-help-record = Aufzeichnungen von Partien zeigen, prüfen oder erzeugen
cli-help-record-show = Aufzeichnungen zeigen
cli-help-record-verify = Aufzeichnungen nachspielen und jede Aktion prüfen
cli-help-record-make = Bots Partien spielen lassen und sie aufzeichnen
cli-help-file = eine Datei oder - für die Standardeingabe
cli-help-form = Ausgabeform: Zusammenfassung (summary), kurzer Text (text) oder JSON-Dokument (json)
cli-help-make-form = Dateiformat: JSON-Dokument (json) oder kurzer Text (text)
cli-help-games = Anzahl der Partien
cli-help-make-bot = Bot, der auf allen Plätzen spielt: { $levels } (Standard: zufällige Aktionen, das gibt lange Partien)
cli-help-output = Zielordner; er wird angelegt, falls es ihn noch nicht gibt
cli-help-output-record = Zielordner, der angelegt wird, falls es ihn noch nicht gibt; bei einer einzigen Partie auch eine Datei (partie.json, partie.txt)
cli-help-position = Stellungen zeigen, prüfen oder erzeugen
cli-help-position-show = Stellungen zeichnen
cli-help-position-check = alle Fehler in Stellungen auflisten
cli-help-position-make = die Stellung einer aufgezeichneten Partie nach einem Zug schreiben
cli-help-position-output = Zieldatei (Standard: Standardausgabe)

cli-version = oddville { $version }, { $build ->
    [compiled] kompilierte Spielmaschine
   *[plain] Spielmaschine in reinem Python
}
cli-usage-error = { $command }: { $detail }.{ did-you-mean } Siehe „{ $command } --help“.
cli-not-in-range = „{ $value }“ ist keine Zahl von { $low } bis { $high }
cli-interrupted = Abgebrochen.
file-exists = { $path } gibt es schon. Wähle einen anderen Namen oder ersetze die Datei mit --force.
file-is-folder = { $path } ist ein Ordner. Nenne eine Datei darin.
file-not-written = { $path } ließ sich nicht schreiben ({ $detail }). Wähle einen anderen Ort.
cli-progress = { $done } von { $games }

cli-record-good = { $status ->
    [finished] { $file }: Alle Aktionen stimmen ({ cli-moves }, beendet). { cli-record-proof }
   *[unfinished] { $file }: Alle Aktionen stimmen ({ cli-moves }, nicht beendet). { cli-record-proof }
}
cli-record-proof = { $proof ->
    [proved] Das Mischen war nachweislich fair, wenn { $commitment } vor der Partie veröffentlicht wurde.
    [promised] Faires Mischen ist zugesagt, das Geheimnis aber noch nicht offengelegt.
   *[none] Ein Nachweis für faires Mischen ist nicht enthalten.
}
cli-record-redraws = { $count ->
    [one] Allein gegen Bots wurde { $count }-mal Aufgedecktes zurückgenommen; die verdeckten Karten wurden neu gemischt.
   *[other] Allein gegen Bots wurde { $count }-mal Aufgedecktes zurückgenommen; die verdeckten Karten wurden jedes Mal neu gemischt.
}
cli-record-players = { $names } (Ausgabe „{ $edition }“)
cli-moves = { $moves ->
    [one] { $moves } Aktion
   *[other] { $moves } Aktionen
}
cli-record-length = { cli-moves } in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
cli-record-unfinished = Die Partie ist nicht beendet.
cli-record-winner = { $who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
}
cli-records-made = { $games ->
    [one] { $games } Aufzeichnung nach { $path } geschrieben (Startzahl { $seed }).
   *[other] { $games } Aufzeichnungen nach { $path } geschrieben (Startzahl { $seed }).
}
cli-position-good = { $file }: Diese Stellung ist spielbar. { $question }

## Das Spiel in reinem Text

play-you = Du
play-seed = Startzahl { $seed }
play-welcome = Willkommen in OddVille! Tippe, was du tun willst, etwa „worker 2 coins“ oder „build { $card }“.
play-hint = Tippe eine Aktion oder ihre Nummer, oder einen Befehl: help, ?, show, read, why …, hint, undo, quit.
play-commands =
    So schreibst du Aktionen: worker 2 coins, worker 3 clay, worker 1 takes { $card }, build { $card }, place left 1 down 2, recover, done. Jedes Wort darfst du abkürzen. Eine Zahl wählt aus der Liste der Möglichkeiten.
    help: dieser Text.
    ?: deine Möglichkeiten mit ihren Nummern.
    show: zeichnet den Tisch; show city, show row, show board, show characters oder show players zeichnet einen Teil davon.
    read: dasselbe in Sätzen, ganz oder in Teilen.
    why und eine Aktion: welche Regel sie verbietet.
    hint: was ein Bot tun würde.
    undo: nimmt deine letzte Entscheidung zurück.
    quit: beendet; die Partie ist gespeichert.
play-table-commands =
    say und ein Text: mit den anderen am Tisch sprechen.
    bots: die freien Plätze Bots geben, wenn du den Tisch eröffnet hast; begin: die Partie beginnen.
    yes, no: antworten, wenn jemand zurücknehmen oder aufhören möchte.
    stop: vorschlagen, ohne Ergebnis aufzuhören; resign: aufgeben.
    leave: einen Bot für dich spielen lassen; return: wieder selbst spielen.
play-table-words = Du kannst eingeben: { $words }.
play-not-your-turn = Du bist noch nicht am Zug.
play-not-now = „{ $word }“ geht gerade nicht.
play-no-such-part = „{ $part }“ ist kein Teil des Tisches.{ did-you-mean } Es gibt: { $parts }.
play-no-such-command = Einen Befehl „{ $word }“ gibt es nicht.{ did-you-mean }
play-end-of-input = Keine Eingabe mehr: Hier endet die Partie.
play-goodbye = Auf Wiedersehen!
play-no-such-number = { $count ->
    [one] Es gibt nur { $count } Möglichkeit. ? nennt sie.
   *[other] Es gibt nur { $count } Möglichkeiten. ? nennt sie.
}
play-allowed = Doch, das geht: Du kannst es jetzt tun.
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

## Was argparse sagt; was hinter % steht, füllt es aus

cli-required = diese Angaben fehlen: %s
cli-one-required = eines davon ist nötig: %s
cli-unrecognized = unbekannte Angaben: { $words }
cli-invalid-choice = { $argument }: „{ $value }“ gibt es nicht, zur Wahl stehen { $choices }
cli-no-such-command = einen Befehl „{ $value }“ gibt es nicht
cli-argument = %(argument_name)s: %(message)s
cli-one-value = hier fehlt ein Wert
cli-some-values = hier fehlt mindestens ein Wert
cli-not-with = geht nicht zusammen mit %s
cli-no-value = hier gehört kein Wert hin: %r

needs-package = Dafür wird das Paket { $package } gebraucht. Du installierst es mit: { $command }

## oddville doctor

doctor-help = zeigen, was installiert ist, was fehlt und wie du es bekommst
doctor-python = Python { $version }
doctor-version = oddville { $version }
doctor-engine =
    { $build ->
        [compiled] Die Engine ist kompiliert.
       *[plain] Die Engine läuft als reines Python, langsamer. Installiere einen C-Compiler und installiere oddville dann neu.
    }
doctor-page = Die Seite ist installiert.
doctor-page-missing = Die Seite fehlt: Im Browser gibt es nichts zu spielen. In einem Checkout hilft „make build“, sonst installiere OddVille aus einem anderen Wheel.
doctor-part = { doctor-part-name } geht: { $names }
doctor-part-bad = { doctor-part-name } geht nicht ({ $detail }). Du installierst, was fehlt, mit: { $command }
doctor-part-name =
    { $part ->
        [server] Der Server (oddville serve)
        [terminal] Das Spiel im Terminal (oddville play)
       *[client] Der Client für Programme (oddville.client)
    }
doctor-extra = „{ $extra }“ ({ doctor-extra-for }) ist installiert: { $names }
doctor-extra-missing = „{ $extra }“ ({ doctor-extra-for }) ist nicht installiert. Du installierst es mit: { $command }
doctor-extra-bad = „{ $extra }“ ({ doctor-extra-for }) ist installiert, geht aber nicht ({ $detail }). Du installierst es neu mit: { $command }
doctor-extra-for =
    { $extra ->
        [print] Karten als PDF
        [png] Zeichnungen als PNG
        [arena] Turniere
        [ray] Turniere auf vielen Rechnern
        [postgres] PostgreSQL für den Server
        [gymnasium] die Umgebung für Gymnasium
        [pettingzoo] die Umgebungen für PettingZoo
        [openspiel] das Spiel für OpenSpiel
       *[torch] das Beispiel, das lernt
    }
doctor-folder = Gespeicherte Partien liegen in { $path }
doctor-folder-bad = In { $path } lassen sich keine Partien speichern. Mach den Ordner beschreibbar, oder wähle mit ODDVILLE_SAVES einen anderen.
doctor-database = Die Partien des Servers liegen in { $path }: { $count }
doctor-database-none = Der Server hat noch keine Partien; „oddville serve“ legt { $path } an
doctor-database-bad = Die Partien des Servers in { $path } lassen sich nicht lesen ({ $detail }). „oddville store info“ sagt mehr.
doctor-browser = Ein Browser lässt sich öffnen: { $name }
doctor-browser-none = Von hier lässt sich kein Browser öffnen. Öffne die Adresse, die „oddville serve“ nennt, selbst in einem Browser.
doctor-terminal = Terminal: { $columns } × { $lines }, { $encoding }
doctor-terminal-none = Hier ist kein Terminal; „oddville play --plain“ kommt ohne aus.
doctor-good = Keine Probleme gefunden.
doctor-bad =
    { $count ->
        [one] { $count } Sache braucht Aufmerksamkeit.
       *[other] { $count } Sachen brauchen Aufmerksamkeit.
    }

## oddville completion

completion-help = ein Skript ausgeben, mit dem eine Shell Befehle und Optionen ergänzt
completion-help-shell = bash, zsh oder fish
