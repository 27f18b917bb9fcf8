### Punktestand, Ende der Partie und Wiedergabe, auf der Seite.

## Der Punktestand während der Partie

score-title = Zwischenstand
score-title-over = Endstand
score-close = Schließen
score-waiting = Punkte werden gezählt …
score-now = Der Stand, wenn die Partie jetzt enden würde.
score-on-the-board = auf dem Spielplan
# $cards are the names of the $count cards that a card counts
score-counts =
    { $count ->
        [one] Es zählt: { $cards }.
       *[other] Es zählen: { $cards }.
    }
score-turn = Zug

score-forecast = Siegchancen
score-forecast-waiting = Wird berechnet …
# The share of the games that the search wins from here
score-forecast-share = { $percent } %
score-forecast-honest = Ein Bot spielt die Partie viele Male zu Ende, ohne die verdeckten Karten zu kennen, und zählt die Siege. Das ist nur eine Schätzung; Menschen spielen anders.

## Das Ende

score-wins = { $player } gewinnt
score-you-win = Du gewinnst
score-stopped = Ohne Sieger beendet
score-stopped-detail = Alle haben dem Abbruch zugestimmt. Das ist der Stand zu diesem Zeitpunkt.
score-by-resignation = Die anderen haben aufgegeben.
score-ahead =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $ahead } mehr als { $who ->
        [you] du
       *[other] { $player }
    }.
score-tie =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, so viele wie { $who ->
        [you] du
       *[other] { $player }
    }: Den Gleichstand entscheidet der sechste Arbeiter.
score-sixth =
    { $who ->
        [you] Du hast in Zug { $turn } den sechsten Arbeiter in die Stadt gestellt.
       *[other] { $player } hat in Zug { $turn } den sechsten Arbeiter in die Stadt gestellt.
    }
score-place =
    { $place ->
        [1] 1. Platz
        [2] 2. Platz
        [3] 3. Platz
       *[other] { $place }. Platz
    }
score-share = Bild teilen
score-picture-shared = Geteilt.
score-picture-saved = Als Bild gespeichert.
score-picture-failed = Das Bild ließ sich nicht erstellen. Versuche es noch einmal.
score-chart = Punkte im Lauf der Partie
score-chart-turn = Zug { $turn }
score-next = Wie geht es weiter?
score-replay = Wiedergabe ansehen
score-record = Aufzeichnung sichern
score-home = Zur Startseite

## Wiedergabe

replay-title = Wiedergabe
replay-loading = Partie wird geladen …
replay-not-over = Diese Partie läuft noch. Die Wiedergabe kannst du nach ihrem Ende ansehen, denn sie zeigt alles, was jetzt verdeckt ist.
replay-to-table = Zum Tisch
replay-open = Aufzeichnung öffnen
replay-open-detail =
    { $drop ->
        [yes] Lege die Datei einer beendeten Partie hier ab oder wähle sie aus.
       *[no] Wähle die Datei einer beendeten Partie aus.
    } Formate: JSON und Text.
replay-open-choose = Datei wählen
replay-open-paste = Oder füge die Aufzeichnung hier ein
replay-open-read = Partie zeigen
replay-another = Andere Aufzeichnung
replay-file-unreadable = Diese Datei lässt sich nicht lesen. Versuche es mit einer anderen.

replay-controls = Wiedergabe steuern
replay-start = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt vor
replay-turn-on = Einen Zug vor
replay-end = Zum Ende
replay-speed = Geschwindigkeit
replay-times = { $speed } ×
replay-timeline = Verlauf der Partie
replay-at-start = Vor dem ersten Schritt
replay-at-setup = Schritt { $move } von { $moves }, Aufbau
replay-at = Schritt { $move } von { $moves }, Zug { $turn }

replay-moves = Schritte
replay-setup = Aufbau
replay-turn = Zug { $turn }: { $player }
replay-eyes = Ansicht
replay-eyes-open = Alles aufgedeckt
replay-hidden = Verdeckte Karten
# $count Karten, von oben gezeigt
replay-deck =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten, von oben
    }
replay-deck-all = Den ganzen Stapel zeigen
replay-deck-less = Nur die nächsten sechs
replay-no-coins = { $player } hat keine Münzen
replay-piles = von oben
replay-pile-empty = leerer Stapel

replay-link = Link hierher kopieren
replay-link-copied = Link kopiert
replay-link-by-hand = Link zu diesem Moment:

replay-continue = Ab hier weiterspielen
replay-continue-detail = Ab hier beginnt ein neuer Tisch, mit Bots auf den anderen Plätzen. Alles Verdeckte wird neu gemischt.
replay-continue-seat = Du spielst für
replay-continue-level = Stärke der Bots
replay-continue-begin = Weiterspielen
# So heißt, wer keinen Namen angegeben hat
replay-you = Gast
