### Was alle Berichte haben: der Rahmen der Seite und Wörter, die jede Grafik braucht.

report-night = Nacht
report-contents = Inhalt
report-all-games = alle Partien
report-players =
    { $count ->
       *[other] { $count } Spieler
    }
# $place: der Platz in der Zugreihenfolge
report-place =
    { $place ->
        [1] Startspieler
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    }
report-games-note = { $games } Partien; die Striche sind 95-%-Intervalle.
report-again = Noch einmal
report-axis-games = Partien
report-axis-points = Punkte
report-axis-rounds = Runden
report-axis-time = Zeit
report-axis-decisions = Entscheidungen
report-fact-players = Spieler
report-fact-games = Partien
report-fact-seed = Startzahl
report-fact-edition = Ausgabe
report-fact-version = OddVille
report-fact-stopped = unbeendet abgebrochene Partien

## Der Bericht eines Turniers

report-arena-title = Turnier: { $names }
report-arena-edition = { $name } ({ $hash })
report-arena-ratings = Wertungen und Siege
report-arena-ratings-lead = Wertungen nach openskill (Plackett–Luce) aus allen Partien, mit ihrer doppelten Unsicherheit nach beiden Seiten; alle beginnen bei 25. Die Intervalle der Siegquoten berücksichtigen, dass Partien desselben Aufbaus voneinander abhängen.
report-arena-rating = Wertung
report-arena-wins = Siegquote
report-arena-equal = Die gestrichelte Linie ist ein gleicher Anteil; die Striche sind 95-%-Intervalle.
report-arena-results = Ergebnisse
report-arena-duels = Siegquote der Zeile gegen die Spalte
report-arena-duels-ahead = Wie oft die Zeile in derselben Partie vor der Spalte lag
report-arena-duel =
    { $count ->
        [one] { $interval }, { $count } Begegnung
       *[other] { $interval }, { $count } Begegnungen
    }
report-arena-test = Sequenzieller Test
report-arena-test-lead =
    { $pairs ->
        [one] Ist { $first } besser als { $second }? Nach { $pairs } Paar von Partien ist der Logarithmus des Likelihood-Quotienten { $ratio }, mit den Grenzen { $lower } und { $upper }; der Unterschied beträgt etwa { $elo } Elo.
       *[other] Ist { $first } besser als { $second }? Nach { $pairs } Paaren von Partien ist der Logarithmus des Likelihood-Quotienten { $ratio }, mit den Grenzen { $lower } und { $upper }; der Unterschied beträgt etwa { $elo } Elo.
    }
report-arena-scores = Punkte
report-arena-scores-lead = Wie oft jeder Teilnehmer mit wie vielen Punkten endet.
report-arena-mean = Mittel { $mean }
report-arena-seats = Plätze
report-arena-seats-lead = Siege nach dem Platz in der Zugreihenfolge. Jeder Aufbau wird mit getauschten Plätzen gespielt, die Plätze sind also gleich gut besetzt.
report-arena-seats-all = Siegquote aller Teilnehmer
report-arena-seats-each = Siegquote nach Teilnehmer und Platz
report-arena-times = Zeit je Entscheidung
report-arena-times-lead = Wie lange Entscheidungen dauern; jede Stufe der Achse ist das Zehnfache der vorigen. Die gestrichelte Linie ist die erlaubte Zeit; zu spät ist, was sie um mehr als { $percent } überschreitet.
report-arena-time-note = die Hälfte unter { $middle }, 99 % unter { $most }
report-arena-times-table = Die Zeiten in Zahlen
report-arena-length = Länge
report-arena-length-lead = Eine Runde ist ein Zug des Startspielers.
report-arena-rounds = Runden je Partie
report-arena-no-finished = Keine Partie wurde beendet.
report-arena-list = Partien
report-arena-list-lead = Jede Nummer führt zur Aufzeichnung ihrer Partie. Um eine Partie anzusehen, tippe im Ordner dieser Seite: { $command }
report-arena-list-more = Aufgeführt sind nur die ersten { $shown } von { $count } Partien.
report-arena-again-lead = Derselbe Befehl ergibt dieselben Partien, wo statt der Zeit die Rechenschritte vorgegeben sind. Der Ordner dieser Seite enthält die Aufzeichnung jeder Partie und die Tabellen als CSV und JSON.
report-column-contender = Teilnehmer
report-column-games = Partien
report-column-game = Partie
report-column-players = Spieler nach Platz
report-column-winner = Sieger
report-column-points = Punkte
report-column-turns = Züge
report-column-wins = Siege
report-column-interval = 95-%-Intervall
report-column-score = Punkte im Mittel
report-column-rating = Wertung ± 2σ
report-column-decisions = Entscheidungen
report-column-allowed = erlaubt
report-column-mean = Mittel
report-column-median = Median
report-column-most = 99 % unter
report-column-of-allowed = vom Erlaubten
report-column-worst = längste
report-column-late = zu spät
