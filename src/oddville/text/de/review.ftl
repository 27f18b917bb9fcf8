### Analysen beendeter Partien.

## Analysen: der Befehl und seine Seite

review-help = beendete Partien analysieren: was jede Entscheidung wert war, und warum
review-help-games = Aufzeichnung einer beendeten Partie oder gespeichertes Spiel; - liest die Standardeingabe
review-help-output = eine Seite mit Diagrammen schreiben; sonst wird eine Zusammenfassung ausgegeben
review-help-effort = wie lange die Suche auf jede Entscheidung schaut
review-help-processes = wie viele Prozesse gleichzeitig urteilen (Vorgabe: { $default })
review-help-ray = auf Ray urteilen lassen: auf dem Cluster unter dieser Adresse, ohne Adresse auf diesem Rechner
review-unfinished = { $file }: Diese Partie ist nicht beendet. Nur beendete Partien lassen sich analysieren.
review-written = { $path } geschrieben.
review-stopped = Angehalten. Mit demselben -o geht es beim nächsten Mal hier weiter.
review-progress = { $done } von { $total } Entscheidungen beurteilt
review-title = Analyse
review-lead = Jede Entscheidung wird mit dem beurteilt, was man in diesem Moment wissen konnte. Glück ist, was der Zufall gab oder nahm: die Ausgangslage, neue Karten, Mischen.
review-fact-effort = Durchläufe
review-axis-turn = Zug
review-curve = Wer vorne lag: Gewinnanteil nach Zügen
review-accounts = Glück und Können, in Punkten Gewinnanteil
review-player = Spieler
review-accuracy = Genauigkeit
review-luck = Glück
review-decisions = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-like = Gespielt wie
review-no-moments = Kein Fehler über 8 Punkten.
review-table = Der Tisch in diesem Moment
review-played = Gespielt:
review-better = Besser:
review-verdict =
    { $verdict ->
        [forced] keine Wahl
        [best] bester Zug
        [good] gut
        [inaccuracy] ungenau
        [mistake] Fehler
       *[blunder] grober Fehler
    }
review-moment = Zug { $turn }, { $player }: { review-verdict }
# $level: eine Stufe der Computergegner, oder none
review-line =
    { $level ->
        [none] { $player }: Genauigkeit { $accuracy }, Glück { $luck }, Entscheidungen { $decisions }
       *[other] { $player }: Genauigkeit { $accuracy }, Glück { $luck }, Entscheidungen { $decisions }, gespielt wie: { $level }
    }

## Rätsel im Terminal

puzzle-help = das tägliche Rätsel, und neue Rätsel machen
puzzle-help-today = das Rätsel des Tages lösen
puzzle-help-day = das Rätsel eines anderen Tages
puzzle-help-past = die Rätsel der letzten Tage und deine Serie
puzzle-help-days = wie viele Tage (Vorgabe: 7)
puzzle-help-make = Rätsel in Partien zwischen Computergegnern finden
puzzle-help-count = wie viele
puzzle-help-seed = der Startwert der ersten Partie
puzzle-help-output = die Datei, in die geschrieben wird, ein Rätsel je Zeile
puzzle-bad-day = „{ $day }“ ist kein Tag. Schreib ihn wie 2026-11-17.
puzzle-shell-task = Rätsel des Tages, Schwierigkeit { $difficulty } von 3: { $player } entscheidet. Eine Wahl ist klar die beste.
puzzle-shell-ask = Welche (1 bis { $count })?
puzzle-shell-right = Das ist es!
puzzle-shell-wrong = −{ $loss } Punkte Gewinnanteil: noch nicht das Beste. Versuche übrig: { $left }
puzzle-shell-solution = Die beste Wahl: { $text }
puzzle-shell-share = OddVille-Rätsel, { $day }: Versuch { $number } von { $tries }
puzzle-past-line =
    { $result ->
        [open] nicht versucht
        [missed] nicht gelöst
       *[solved] gelöst im { $number }. von { $tries } Versuchen
    }
puzzle-not-kept = Das Ergebnis konnte nicht gespeichert werden: { $detail }
puzzle-found = { $done } von { $total } Rätseln gefunden
