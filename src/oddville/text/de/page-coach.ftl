### Die Trainerin auf der Seite: Analyse, neuer Versuch, Rätsel, Tipps.

## Analyse

coach-title = Analyse
coach-waiting = Tilda sieht sich die Partie an …
coach-progress = { $done } von { $total } Entscheidungen
coach-won = { $who ->
    [you] Du hast gewonnen, { $own } zu { $other }.
   *[other] { $player } hat gewonnen, { $own } zu { $other }.
}
coach-lost = { $who ->
    [you] { $player } hat mit { $own } gewonnen; du hattest { $other }.
   *[other] { $player } hat mit { $own } gewonnen; { $loser } hatte { $other }.
}
coach-who-led = Wer vorne lag
coach-share = Gewinnchance in Prozent, nach Zügen
coach-table-turn = Zug
coach-table-caption = Gewinnchancen nach Zügen
coach-moments = { $count ->
    [0] Kein Fehler über 8 Punkten
    [one] Ein Moment
    [2] Zwei Momente
   *[other] Drei Momente
}
coach-no-moments = Keine Entscheidung hat die Gewinnchance um 8 Punkte oder mehr gesenkt.
coach-turn = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}
coach-change = { $before } → { $after } %
coach-spoken = Moment { $number }, { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}, von { $before } auf { $after } Prozent. { $why }
coach-played = { $who ->
    [you] Dein Zug
   *[other] Gespielt
}
coach-better = Besser
coach-why = Warum
coach-try = Von hier neu versuchen
coach-step = Nächster Zug
coach-step-back = Einen Zug zurück
coach-lines = Beide Wege ansehen
coach-line-start = { coach-turn }: vor der Entscheidung.
coach-draws-coins =
    { $who ->
        [you] Du ziehst { $count } Münzen.
       *[other] { $player } zieht { $count } Münzen.
    }
coach-turns-coin =
    { $who ->
        [you] Trickbetrüger: Du drehst eine Münze um und bekommst ihre Karte als Bauauftrag. Welche es ist, weiß noch niemand.
       *[other] Trickbetrüger: { $player } dreht eine Münze um und bekommt ihre Karte als Bauauftrag. Welche es ist, weiß noch niemand.
    }
coach-by-chance =
    { $who ->
        [you] Der Stapel wird erst gemischt: Der Zufall entscheidet, welchen Charakter du bekommst.
       *[other] Der Stapel wird erst gemischt: Der Zufall entscheidet, welchen Charakter { $player } bekommt.
    }
coach-replay = Partie ansehen
coach-luck-skill = Glück und Können
coach-luck = Glück
coach-own = eigene Entscheidungen
coach-unit = Prozentpunkte
coach-accuracy = Genauigkeit { $accuracy } %
coach-like = Gespielt wie: { $level }
coach-seat = Wessen Spiel?

## Neuer Versuch

coach-trying = Versuch
coach-try-task = { coach-turn }: Entscheide neu. Die Aufzeichnung ändert sich nicht.
coach-try-verdict = { $verdict ->
    [best] Der beste Zug.
    [good] Ein guter Zug.
    [inaccuracy] Nicht ganz: { $loss } Prozentpunkte Gewinnchance weniger als beim besten.
    [mistake] Lieber nicht: { $loss } Prozentpunkte Gewinnchance weniger als beim besten.
   *[blunder] Ein teurer Zug: { $loss } Prozentpunkte Gewinnchance weniger als beim besten.
}
coach-try-judging = Tilda denkt nach …
coach-try-once-more = Noch einmal
coach-try-play-on = Von hier weiterspielen
coach-back = Zurück zur Analyse

## Rätsel

puzzle-title = Rätsel
puzzle-you = Du
puzzle-of = Tägliches Rätsel · { $day }
puzzle-theme-placement = Bauplatz
puzzle-theme-bonus = Boni
puzzle-theme-tempo = Tempo
puzzle-theme-powers = Fähigkeiten
puzzle-theme-ending = Das Ende
puzzle-theme-today = Thema von heute
puzzle-theme-of = Thema
puzzle-task = { $kind ->
    [place] Du baust „{ $card }“. Ein Platz gibt dir klar die beste Gewinnchance.
    [turn] Du bist am Zug. Ein Zug gibt dir klar die beste Gewinnchance.
   *[other] Eine Wahl gibt dir klar die beste Gewinnchance.
}
puzzle-difficulty = Schwierigkeit
puzzle-difficulty-1 = leicht
puzzle-difficulty-2 = mittel
puzzle-difficulty-3 = schwer
puzzle-tries-left = Versuche übrig
puzzle-left = { $count ->
    [one] noch { $count } Versuch
   *[other] noch { $count } Versuche
}
puzzle-tries = Deine Versuche
puzzle-not-best = Kostet { $loss } % Gewinnchance: Es geht noch besser
puzzle-loss = −{ $loss } %
puzzle-not-yet = noch nicht das Beste
reason-tried = Das hast du schon versucht: Es kostet { $loss } % Gewinnchance.
puzzle-try-open = noch nicht versucht
puzzle-try-choose = Wähle und bestätige.
puzzle-stars = { $count } von 3 Sternen
puzzle-unsolved = nicht gelöst
puzzle-right = Das ist es!
puzzle-failed = Keine Versuche mehr. Das war die beste Wahl:
puzzle-hint = Tipp für einen Stern
puzzle-hint-short = Tipp
puzzle-hint-told = Tipp:
puzzle-others = Die anderen
puzzle-tab = Rätsel
puzzle-past = Frühere Rätsel
puzzle-streak = Serie
puzzle-streak-days = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-week-day = { $state ->
    [solved] { $day }: gelöst
    [open] { $day }: noch offen
   *[missed] { $day }: verpasst
}
puzzle-share-when = Zum Teilen, sobald gelöst
puzzle-share-title = OddVille-Rätsel, { $day }
puzzle-share-line = { $theme } · { $dots } · Versuch { $try } von { $tries }
puzzle-share-missed = { $theme } · { $dots } · nicht gelöst
puzzle-copy = Für Freunde kopieren
puzzle-copied = Kopiert
puzzle-another = Noch ein Rätsel

## Tipps

hint-thinking = Tilda denkt nach …
hint-which = Welcher Zug?
hint-why = Warum?
hint-close = Schließen
