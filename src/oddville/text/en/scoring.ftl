### How cards score: a short name, and the sentence. $value is the number printed on the card.

scoring-diamond-name = Diamond card
scoring-per-adjacent-name = per adjacent card
scoring-shields-name = shields
scoring-diamonds-name = diamonds
scoring-column-name = column
scoring-row-name = row
scoring-guild-name = { guild } guild
scoring-neighbours-name = neighbours
scoring-main-square-name = presence

scoring-diamond = Diamond card: { points }.
scoring-per-adjacent = { points } for each adjacent card.
scoring-shields = The sum of the shields on the adjacent cards.
scoring-diamonds = { points }, plus 1 for each Diamond card in the city.
scoring-column = { points }, plus 1 for each card in its column, itself included.
scoring-row = { points }, plus 1 for each card in its row, itself included.
scoring-guild = { points }, plus 1 for each card of the { guild } guild in the city, itself included.
scoring-neighbours = { points }, plus 1 for each adjacent card.
scoring-main-square = { points } for each player with a worker there.

## The items of a score

score-card = { $card }: { $scoring }
score-character = { $character }
score-workers =
    { $count ->
        [one] { $count } worker on the resources board
       *[other] { $count } workers on the resources board
    }
score-total = Total
