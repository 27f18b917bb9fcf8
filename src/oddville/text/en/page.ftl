### The table on the page: what stands on buttons and beside pieces.

## Getting about

page-skip = Skip to the content
page-back = Back
page-undo = Undo
page-confirm = Confirm
page-not-now = Not possible
page-why = why?
page-chat = Chat
page-tabs = Parts of the table
page-tab-city = City
page-tab-row = Row
page-tab-board = Board
page-tab-hand = Hand
page-tab-log = Log
page-not-loaded = This part of the page did not arrive. Perhaps there is a newer version, or the connection was lost.
page-load-anew = Load the page anew
page-error-unknown = Something went wrong ({ $code }). Try again, or open the page anew.
page-error-unreachable = The server cannot be reached. Check your connection, then try again.

## The city

page-fit = Show the whole city
page-larger = Larger
page-smaller = Smaller
page-more-places =
    { $count ->
        [one] { $count } more place out of sight
       *[other] { $count } more places out of sight
    }
page-city-card =
    { $owned ->
        [yes] { $card }, built by { $owner }, { $place }. { $scoring }
       *[no] { $card }, { $place }. { $scoring }
    }
page-card = { $card }. Cost: { $cost }. Bonus: { $bonus }. { $scoring }

## Players and boards

page-score = Score
page-coins = coins
page-points = Points
page-points-after =
    { $points ->
        [one] { $points } point afterwards
       *[other] { $points } points afterwards
    }
page-points-end = about { points } at the end
page-points-end-why = What a bot guesses at a glance, from what everybody can see.
page-in-city = { $count } of { $most } workers in the city
page-of = { $count } of { $most }
page-hand-of = Worker cards in hand: { $workers }
page-no-characters = no characters
page-no-project = no project
page-pile-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
page-deck = Deck { $count }
page-worker-card =
    { $played ->
        [yes] Worker card { $worker }, played
       *[no] Worker card { $worker }
    }
page-resource-column =
    { $free ->
        [one] { resource }: { $mine } of your workers, { $free } free lower slot
       *[other] { resource }: { $mine } of your workers, { $free } free lower slots
    }
page-away = away
page-stands-in = { $level } plays for this seat

## Deciding

page-your-turn =
    { $count ->
        [one] Your turn, { $player }. { $sentence } { $count } option.
       *[other] Your turn, { $player }. { $sentence } { $count } options.
    }
page-ability =
    { $offers ->
        [coins] Worker { $worker }: take coins or a project.
        [resources] Worker { $worker }: take a resource or a project.
        [none] Worker { $worker }: take a project.
       *[both] Worker { $worker }: take coins, a resource or a project.
    }
page-no-second =
    { $back ->
        [yes] No second resource is possible now: take a worker back, or go on.
       *[no] No second resource is possible now.
    }
page-recover =
    { $count ->
        [one] Recover { $count } card
       *[other] Recover { $count } cards
    }
page-take-coins =
    { $count ->
        [0] Take coins
       *[other] Take { $count }
    }
page-take = Take
page-all-options = All options in words
page-final = cannot simply be taken back
page-gains-character = brings { character }
page-swap-project = { character-bookkeeper }: which project do you give?
page-swap-row = { character-bookkeeper }: which card of the row do you take?
page-travel = { character-traveller }: which resource do you pay?

## Placing a project

page-placing = Where the project goes
page-places-fit =
    { $count ->
        [one] { $count } place fits. Choose it in the city.
       *[other] { $count } places fit. Choose one in the city.
    }
page-cost = cost
page-workers-return =
    { $count ->
        [one] { $count } worker returns
       *[other] { $count } workers return
    }
page-own-bonus = own bonus
page-no-bonus = no bonus here
page-other-project = Other project
page-build-here = Build here

## Bonuses and discarding

page-your-bonuses = Your bonuses
page-from = from
page-to = to
page-skip-rest = Skip the rest
page-go-on = Go on
page-discard = It goes under the deck; everybody has seen it.

## What happened

page-last-moves = Last moves
page-all-moves = All moves
page-show-again = Show again
page-look-at-table = Look at the table
page-to-the-score = To the score

## What if?

page-planning = What if?
page-planning-hint = You try moves on a copy. Cards nobody has seen are drawn at random; the game itself stays as it is.
page-plan-anew = From the start
page-plan-outdated = The game has gone on meanwhile. This plan began at an earlier position.
page-plan-now = From the present position
page-plan-end = Back to the game

## Hints for the first games

page-hints-off = No more hints
page-hint-choose-resource = A worker on a resource means that you own it. You begin with one: choose which.
page-hint-turn = Choose a worker card: it brings coins, a resource or a project from the row. To build a project, tap it once you own its resources. The sixth worker in the city ends the game.
page-hint-ability = Green shows where this worker can go: the board says what a resource costs, the row what a project costs.
page-hint-place = Street meets street, houses meet houses. The new building brings its own bonus and that of each neighbour a street links it to.
page-hint-bonuses = Bonuses are free. Use them in any order; what you skip is lost.
page-hint-discard = You can never hold more than two projects.
page-hint-builder = Your Builder lets you build right after others, for two coins.
