### Wie die Karten zählen: ein kurzer Name und der Satz. $value ist die Zahl auf der Karte.

scoring-diamond-name = Diamantkarte
scoring-per-adjacent-name = je angrenzende Karte
scoring-shields-name = Schilde
scoring-diamonds-name = Diamanten
scoring-column-name = Spalte
scoring-row-name = Reihe
scoring-guild-name = Gilde { guild.gen }
scoring-neighbours-name = Nachbarn
scoring-main-square-name = Anwesenheit

scoring-diamond = Diamantkarte: { points }.
scoring-per-adjacent = { points } für jede angrenzende Karte.
scoring-shields = Die Summe der Schilde auf den angrenzenden Karten.
scoring-diamonds = { points }, dazu 1 für jede Diamantkarte in der Stadt.
scoring-column = { points }, dazu 1 für jede Karte in der Spalte; diese hier zählt mit.
scoring-row = { points }, dazu 1 für jede Karte in der Reihe; diese hier zählt mit.
scoring-guild = { points }, dazu 1 für jede Karte der Gilde { guild.gen } in der Stadt; diese hier zählt mit.
scoring-neighbours = { points }, dazu 1 für jede angrenzende Karte.
scoring-main-square = { points } für alle, die dort einen Arbeiter haben.

## Die Posten einer Wertung

score-card = { $card }: { $scoring }
score-character = { $character }
score-workers =
    { $count ->
        [one] { $count } Arbeiter auf dem Rohstoff-Spielplan
       *[other] { $count } Arbeiter auf dem Rohstoff-Spielplan
    }
score-total = Summe
