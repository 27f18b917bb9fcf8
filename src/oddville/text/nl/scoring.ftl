### Hoe kaarten scoren: een korte naam en de zin. $value is het getal op de kaart.

scoring-diamond-name = diamantkaart
scoring-per-adjacent-name = per aangrenzende kaart
scoring-shields-name = schilden
scoring-diamonds-name = diamanten
scoring-column-name = kolom
scoring-row-name = rij
scoring-guild-name = gilde van { guild.the }
scoring-neighbours-name = buren
scoring-main-square-name = aanwezigheid

scoring-diamond = Diamantkaart: { points }.
scoring-per-adjacent = { points } voor elke aangrenzende kaart.
scoring-shields = De som van de schilden op de aangrenzende kaarten.
scoring-diamonds = { points }, plus 1 voor elke diamantkaart in de stad.
scoring-column = { points }, plus 1 voor elke kaart in de kolom, deze inbegrepen.
scoring-row = { points }, plus 1 voor elke kaart in de rij, deze inbegrepen.
scoring-guild = { points }, plus 1 voor elke kaart van de gilde van { guild.the } in de stad, deze inbegrepen.
scoring-neighbours = { points }, plus 1 voor elke aangrenzende kaart.
scoring-main-square = { points } voor elke speler die er een arbeider heeft.

## De onderdelen van een score

score-card = { $card }: { $scoring }
score-character = { $character }
score-workers =
    { $count ->
        [one] { $count } arbeider op het grondstoffenbord
       *[other] { $count } arbeiders op het grondstoffenbord
    }
score-total = Totaal
