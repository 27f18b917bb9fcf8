### Wat alle verslagen hebben: het kader van de pagina en woorden die elke grafiek nodig heeft.

report-night = nacht
report-contents = Inhoud
report-all-games = alle partijen
report-players =
    { $count ->
       *[other] { $count } spelers
    }
# $place: de plaats in de beurtvolgorde
report-place =
    { $place ->
        [1] startspeler
        [2] tweede
        [3] derde
       *[4] vierde
    }
report-games-note = { $games } partijen; de strepen zijn 95%-intervallen.
report-again = Nog een keer
report-axis-games = partijen
report-axis-points = punten
report-axis-rounds = rondes
report-axis-time = tijd
report-axis-decisions = beslissingen
report-fact-players = spelers
report-fact-games = partijen
report-fact-seed = startgetal
report-fact-edition = editie
report-fact-version = OddVille
report-fact-stopped = onvoltooid gestopte partijen

## Het verslag van een toernooi

report-arena-title = Toernooi: { $names }
report-arena-edition = { $name } ({ $hash })
report-arena-ratings = Ratings en winst
report-arena-ratings-lead = Ratings volgens openskill (Plackett–Luce) uit alle partijen, met twee keer hun onzekerheid naar beide kanten; iedereen begint op 25. De intervallen van de winstaandelen houden er rekening mee dat partijen van dezelfde deling van elkaar afhangen.
report-arena-rating = Rating
report-arena-wins = Winstaandeel
report-arena-equal = De stippellijn is een gelijk aandeel; de strepen zijn 95%-intervallen.
report-arena-results = Uitslagen
report-arena-duels = Winstaandeel van de rij tegen de kolom
report-arena-duels-ahead = Hoe vaak de rij in dezelfde partij voor de kolom eindigde
report-arena-duel =
    { $count ->
        [one] { $interval }, { $count } ontmoeting
       *[other] { $interval }, { $count } ontmoetingen
    }
report-arena-test = Sequentiële toets
report-arena-test-lead =
    { $pairs ->
        [one] Is { $first } beter dan { $second }? Na { $pairs } paar partijen is de logaritme van de likelihoodverhouding { $ratio }, met grenzen { $lower } en { $upper }; het verschil is ongeveer { $elo } Elo.
       *[other] Is { $first } beter dan { $second }? Na { $pairs } paren partijen is de logaritme van de likelihoodverhouding { $ratio }, met grenzen { $lower } en { $upper }; het verschil is ongeveer { $elo } Elo.
    }
report-arena-scores = Scores
report-arena-scores-lead = Hoe vaak elke deelnemer met hoeveel punten eindigt.
report-arena-mean = gemiddeld { $mean }
report-arena-seats = Plaatsen
report-arena-seats-lead = Winst naar de plaats in de beurtvolgorde. Elke deling wordt met geruilde plaatsen gespeeld, dus de plaatsen zijn even goed bezet.
report-arena-seats-all = Winstaandeel van alle deelnemers
report-arena-seats-each = Winstaandeel per deelnemer en plaats
report-arena-times = Tijd per beslissing
report-arena-times-lead = Hoe lang beslissingen duren; elke stap van de as is tien keer de vorige. De stippellijn is de toegestane tijd; te laat is wat daar meer dan { $percent } overheen gaat.
report-arena-time-note = de helft binnen { $middle }, 99% binnen { $most }
report-arena-times-table = De tijden in cijfers
report-arena-length = Lengte
report-arena-length-lead = Een ronde is een beurt van de startspeler.
report-arena-rounds = Rondes per partij
report-arena-no-finished = Er is geen partij uitgespeeld.
report-arena-list = Partijen
report-arena-list-lead = Elk nummer leidt naar de opgeslagen partij. Om een partij te bekijken, typ je in de map van deze pagina: { $command }
report-arena-list-more = Alleen de eerste { $shown } van { $count } partijen staan hier.
report-arena-again-lead = Dezelfde opdracht geeft dezelfde partijen waar het budget een aantal iteraties is. De map van deze pagina bevat elke partij als bestand, en de tabellen als CSV en JSON.
report-column-contender = deelnemer
report-column-games = partijen
report-column-game = partij
report-column-players = spelers per plaats
report-column-winner = winnaar
report-column-points = punten
report-column-turns = beurten
report-column-wins = gewonnen
report-column-interval = 95%-interval
report-column-score = gemiddelde score
report-column-rating = rating ± 2σ
report-column-decisions = beslissingen
report-column-allowed = toegestaan
report-column-mean = gemiddeld
report-column-median = mediaan
report-column-most = 99% binnen
report-column-of-allowed = van de toegestane
report-column-worst = langste
report-column-late = te laat
