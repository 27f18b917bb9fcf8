### `oddville edition balance`: der Befehl und der Bericht, den er schreibt.

## Der Befehl

edition-help-balance = Bots tausende Partien mit einer Ausgabe spielen lassen und berichten, wie ausgewogen sie ist
balance-help-games = Anzahl der Partien für jede Spielerzahl (Standard: { $default })
balance-help-players = Spielerzahlen, durch Kommas getrennt (Standard: { $default })
balance-help-bot = Bot auf allen Plätzen, etwa master oder master:iterations=500 (Standard: { $default })
balance-help-seed = Startzahl des Zufalls (Standard: { $default })
balance-help-out = Ordner für Partien und Bericht; eine dort begonnene Messung wird fortgesetzt (Standard: balance-AUSGABE)
balance-help-processes = Anzahl der Partien, die gleichzeitig laufen (Standard: { $default })
balance-help-compare = die Messungen in zwei Ordnern vergleichen, statt zu messen
balance-bad-players = „{ $value }“ ist keine Liste von Spielerzahlen wie 2,3,4
balance-progress = { $done } von { $total } Partien
balance-rest = noch { $minutes } min
balance-written = Geschrieben: { $path }
balance-stopped = Angehalten. Die bisher gespielten Partien sind in { $path } gespeichert; derselbe Befehl macht dort weiter.

## Was schiefgehen kann

balance-error-unreadable = { $path } lässt sich nicht lesen: Es gehört zu keiner Messung oder ist beschädigt.
balance-error-nothing-there = In { $path } gibt es keine Messung.
balance-error-no-game = Keine der Partien in { $path } wurde beendet: Es gibt nichts zu berichten.
balance-error-other-settings = { $path } enthält eine Messung mit anderer Ausgabe, anderem Bot, anderer Startzahl oder anderer Version von OddVille. Wähle mit --output einen anderen Ordner.
balance-error-not-written = { $path } lässt sich nicht schreiben ({ $detail }).
balance-error-in-use = In { $path } misst schon ein anderer Prozess.
balance-error-worker-lost = Der Prozess, der Partie { $index } zu { $players } spielte, ist unerwartet beendet worden. Die Partien davor sind gespeichert.
balance-error-bot-failed = Der Bot „{ $name }“ ist in Partie { $index } zu { $players } gescheitert: { $detail }. Die Partien davor sind gespeichert.

## Die Seite

balance-title = Ausgewogenheit der Ausgabe „{ $edition }“
balance-comparison-title = Ausgewogenheit der Ausgabe „{ $edition }“, vorher und nachher
balance-before = vorher
balance-after = nachher
balance-fact-bot = Bot auf allen Plätzen
balance-edition = { $name }, Version { $version } ({ $hash })
balance-games-of = { $games } zu { $players }
balance-again-lead = Derselbe Befehl ergibt dieselben Partien, wenn dem Bot statt der Zeit die Rechenschritte vorgegeben sind. Alle Zahlen dieser Seite und noch mehr stehen daneben in balance.json.

## Ziele

balance-targets = Ziele
balance-targets-lead = In Klammern das 95-%-Intervall. Ein Wert auf der richtigen Seite der Grenze gilt als erreicht; reicht das Intervall über die Grenze, können mehr Partien anders entscheiden. Eine Position der Gebäudereihe ist in Gebrauch, wenn mindestens 2 % der genommenen Karten von dort kommen, ein Charakter, wenn ihn in mindestens 5 % seiner Partien jemand nimmt.
balance-met = erreicht
balance-not-met = nicht erreicht
balance-uncertain = das Intervall reicht über die Grenze
balance-for-information = zur Kenntnis
balance-target-seats = Siegquote je Platz höchstens 3 Punkte neben gleich
balance-target-scorings = Keine Wertungsart je gezahltem Rohstoff mehr als 1,5-mal so viel wert wie eine andere
balance-target-cells = Unter 1 % Bauaufträge ohne erlaubten Platz
balance-target-in-use = Alle sechs Positionen der Gebäudereihe und alle zwölf Charaktere in Gebrauch
balance-points-off = { $points } Punkte daneben
balance-farthest = am weitesten: { $place }
balance-best-and-worst = { $best } : { $worst }
balance-rarest = am seltensten: { $what }
balance-position = Position { $position }

## Plätze

balance-seats = Wer beginnt
balance-seats-lead = Auf allen Plätzen sitzen gleiche Bots. Die gestrichelte Linie ist ein gleicher Anteil an den Siegen, das Feld darum { $points } Punkte nach beiden Seiten.
balance-wins-by-place = Siegquote, { $players }
balance-scores-by-place = Punkte im Mittel, { $players }
balance-turns = { $turns } Züge
balance-endings-lead = Eine Partie endet mit dem Zug, in dem jemand seinen sechsten Arbeiter in die Stadt stellt; wer früher dran ist, kann also einen Zug mehr gehabt haben. Die Tabellen zeigen, in wessen Zug Partien enden und wer dann gewinnt.
balance-endings = Siege danach, in wessen Zug die Partie endete, { $players }
balance-ended-by = beendet von

## Wertungsarten

balance-scorings = Wertungsarten
balance-scorings-lead = Punkte, die die Karten einer Art ihren Besitzern am Ende bringen, geteilt durch die dafür gezahlten Rohstoffe. Was eine Karte für andere tut (eine Diamantkarte für „Diamanten“, ein Schild für die Nachbarkarte), zählt nicht mit. Das Ziel ist erreicht, wenn keine Art mehr als { $limit }-mal so viel wert ist wie eine andere.
balance-worth = Punkte je gezahltem Rohstoff, { $players }
balance-band = Das Feld ist so breit, wie das Ziel erlaubt: von Rand zu Rand das { $limit }-Fache. Die Striche sind 95-%-Intervalle.
balance-points-by-scoring = Punkte je Karte
balance-built-by-scoring = Gebaut, wenn sie zu sehen war
balance-for-resources = für { $count } Rohstoffe
balance-a-game = { $count } je Partie
balance-by-players = Nach Spielerzahl

## Karten

balance-cards = Karten
balance-cards-lead = Punkte jeder Karte im Mittel gegen ihre Kosten, mit 95-%-Intervallen; die kleinen Punkte sind alle anderen Karten. Zeige auf eine Karte, um ihren Namen zu sehen. Die Überschriften der Tabelle sortieren sie.
balance-axis-cost = Kosten
balance-card-title = { $card }: { $points } Punkte, gebaut in { $built } der Partien, in denen sie zu sehen war
balance-cards-table = Alle Karten
balance-column-card = Karte
balance-column-scoring = Wertung
balance-column-cost = Kosten
balance-column-built = gebaut
balance-column-built-help = in wie vielen der Partien, in denen die Karte zu sehen war, jemand sie gebaut hat
balance-column-points = Punkte
balance-column-points-help = Punkte für den Besitzer am Ende, im Mittel
balance-column-per-resource = je Rohstoff
balance-column-per-resource-help = Punkte im Mittel, geteilt durch die Kosten
balance-column-when = wann
balance-column-when-help = an welcher Stelle der Partie sie gebaut wird: 0 % der erste Zug, 100 % der letzte
balance-column-bonus-own = Bonus, Besitzer
balance-column-bonus-own-help = wie oft ihr Besitzer den Bonus nutzt
balance-column-bonus-others = Bonus, andere
balance-column-bonus-others-help = wie oft andere den Bonus nutzen
balance-column-owner-wins = Besitzer siegt
balance-column-owner-wins-help = um wie viele Punkte die Siegquote ihres Besitzers über einer gleichen liegt
balance-cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Charaktere

balance-characters = Charaktere
balance-characters-lead = Wie oft jeder genommen wird, wie viel seine Fähigkeit ausmacht und ob sein letzter Besitzer siegt.
balance-characters-taken = Partien, in denen er genommen wird
balance-characters-win = Siege dessen, der ihn am Ende hat (1 = gleicher Anteil)
balance-characters-win-note = Sieger bauen mehr und haben darum mehr Charaktere; die gestrichelte Linie ist das Mittel aller.
balance-characters-table = Die Charaktere in Zahlen
balance-column-character = Charakter
balance-column-guild = Gilde
balance-column-taken = genommen
balance-column-taken-help = Mal je Partie, in der der Charakter dabei ist
balance-column-rounds = Runden
balance-column-rounds-help = wie viele Runden ihn jemand hat, je Partie
balance-column-uses = Nutzungen
balance-column-uses-help = wie oft seine Fähigkeit genutzt wird oder etwas ändert, je Partie
balance-column-uses-per-round = Nutzungen je Runde
balance-column-character-points-help = Punkte für den, der ihn am Ende hat, im Mittel
balance-column-holder-wins = Besitzer siegt
balance-column-holder-wins-help = Anteil der Partien, die gewinnt, wer ihn am Ende hat
balance-column-ever-wins = je gehabt, siegt
balance-column-ever-wins-help = Anteil der Siege unter allen, die ihn irgendwann hatten

## Boni

balance-bonuses = Boni
balance-bonuses-lead = Einen Bonus bieten die gebaute Karte und ihre durch Straßen verbundenen Nachbarn; man nutzt ihn oder verzichtet.
balance-bonuses-used = Genutzt, wenn angeboten
balance-bonuses-offered = Angeboten je Partie

## Arbeiterkarten, Gebäudereihe, Münzen

balance-workers = Arbeiterkarten und Gebäudereihe
balance-workers-lead = Wofür jede Arbeiterkarte gespielt wird und welche Positionen der Gebäudereihe zu welchem Preis genommen werden. Die gestrichelte Linie sind die { $least }, ab denen eine Position als in Gebrauch gilt.
balance-plays-table = Wofür Arbeiterkarten gespielt werden
balance-column-worker = Arbeiter
balance-plays = gespielt je Partie
balance-together = alle
balance-ability-coins = Münzen
balance-ability-building = Gebäude
balance-positions = Anteil der genommenen Karten, { $players }
balance-price = für { $coins } Münzen
balance-coins-table = Je Spieler und Partie
balance-column-what = was
balance-coins-from-worker-card = Münzen mit Arbeiterkarten
balance-coins-from-bonus = Münzen durch Boni
balance-coins-from-tax-collector = Münzen durch den Steuereintreiber
balance-coins-from-benefactor = Münzen durch den Gönner
balance-coins-for-recovery = Münzen für das Zurückholen
balance-coins-for-slot = Münzen für Rohstoffe
balance-coins-for-row = Münzen für Karten der Gebäudereihe
balance-coins-for-builder = Münzen für den Baumeister
balance-other-recoveries = freiwillig zurückgeholt
balance-other-pick-ups = mit leerer Hand zurückgeholt
balance-other-take-backs = zurückgenommene Arbeiter
balance-other-builder-asked = Fragen an den Baumeister
balance-other-builder-declined = davon abgelehnt
balance-other-second-declined = ausgeschlagene zweite Rohstoffe
balance-other-passes = gepasst

## Länge und Punkte

balance-length = Länge und Punkte
balance-length-lead = Eine Runde ist ein Zug des Startspielers.
balance-rounds = Runden, { $players }
balance-length-note = Mittel { $mean }, von { $low } bis { $high }
balance-scores = Punkte, { $players }
balance-score-note = Mittel { $mean }, Sieger { $winner }
balance-parts = Woraus die Punkte im Mittel bestehen
balance-part-buildings = Gebäude
balance-part-main-square = Zentrumskarte
balance-part-characters = Charaktere
balance-part-workers = Arbeiter auf dem Rohstoff-Spielplan

## Plätze in der Stadt

balance-cells = Bauaufträge ohne Platz
balance-cells-lead = Nachgesehen zu Beginn jedes Zuges: Passt jeder Bauauftrag des Spielers irgendwo in die Stadt, ob bezahlbar oder nicht? Und die Karten der Gebäudereihe? Das Ziel sind unter { $limit } der Bauaufträge, die gestrichelte Linie.
balance-without = Ohne erlaubten Platz
balance-in-the-row = Gebäudereihe, { $players }
balance-without-by-city = Bauaufträge ohne Platz, während die Stadt wächst, { $players }
balance-axis-city = Gebäude in der Stadt
balance-axis-without = Bauaufträge ohne Platz
