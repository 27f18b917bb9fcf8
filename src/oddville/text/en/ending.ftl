### The end of a game: the town is counted, then the result.

ending-counted = The town is counted
ending-skip = Skip to the result
ending-last-turn = Turn { $turn } · the last
ending-leads =
    { $who ->
        [you] You lead with { $points }
       *[other] { $players } leads with { $points }
    }
ending-tied =
    { $who ->
        [you] You and { $players } have { $points } each
       *[other] { $players } have { $points } each
    }
ending-still =
    { $who ->
        [you]
            { $count ->
                [one] One of your workers is still to be counted.
               *[other] { $count } of your workers are still to be counted.
            }
       *[other]
            { $count ->
                [one] One worker of { $player } is still to be counted.
               *[other] { $count } workers of { $player } are still to be counted.
            }
    }
ending-buildings = Buildings
ending-characters = Characters
ending-workers = Workers on the board
ending-winner = The winner
ending-each = 1 point each
ending-station = { $station }: { $scores }.
ending-score = { $player } { $points }
ending-behind = { $place }, { $behind } behind
ending-level = { $place }, level
ending-you-are =
    { $place ->
        [1] You are first.
        [2] You are second.
        [3] You are third.
       *[other] You are fourth.
    }
ending-decided = What decided it.
ending-sixth-with = { $player }, with { $card }
ending-tie = { ending-tied }. A tie goes to the player who put the sixth worker into the city: { $sixth }.
ending-tie-next = { ending-tied }. The sixth worker was put into the city by { $sixth }. Clockwise from there, the first is { $player }.
ending-by-buildings = Buildings: { $player } { $points }, { $rival } { $rival_points }. The best one is { $card }.
ending-by-characters = Characters: { $player } { $points }, { $rival } { $rival_points }.
ending-by-workers = Workers left on the board: { $player } { $points }, { $rival } { $rival_points }.
ending-best-turn = Your best turn
ending-their-best-turn = The best turn
ending-best = Turn { $turn }: { $what }, +{ $points }
ending-items = What the points are for
ending-again = Play again, same people
ending-look = Point at a card to see what it is worth.

## After a lost game against beginners

ending-next-time = The next one will go better:
ending-next-build = { $player } had { $count } workers in the city, you had { $own }. Collect the resources for one building, build it, and only then begin the next.
ending-next-coins = You had { $coins } coins left, and coins are worth nothing at the end. Spend them on resources and projects earlier.
ending-next-characters = { $player } scored { $points } more with characters. A building with a guild’s sign brings you one.
ending-next-places = { $player } scored { $points } more with buildings. Before you build, compare the points that each place shows.
ending-next-workers = The workers on the resources board made the difference. Near the end, each of them is a point.
ending-next-tie = You were level: one more point would have won. Near the end, each worker on the resources board is a point.
