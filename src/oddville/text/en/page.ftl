### The table on the page: what stands on buttons and beside pieces.

## Getting about

page-skip = Skip to the content
page-back = Back
page-undo = Undo
page-confirm = Confirm
page-not-now = Not possible
page-why = why?
page-chat = Chat
page-tabs = Table areas
page-tab-city = City
page-tab-row = Row
page-tab-hand = Hand
page-tab-story = Story
page-not-loaded = This part of the page could not be loaded. There may be a newer version, or the connection was lost.
page-load-anew = Reload the page
page-error-unknown = Something went wrong ({ $code }). Try again, or reload the page.
page-error-unreachable = The server cannot be reached. Check your connection and try again.

## The city

page-fit = Show the whole city
page-larger = Zoom in
page-smaller = Zoom out
page-more-places =
    { $count ->
        [one] { $count } more place off screen
       *[other] { $count } more places off screen
    }
page-city-card =
    { $owned ->
        [yes] { $card }, built by { $owner }, { $place }. { $scoring }
       *[no] { $card }, { $place }. { $scoring }
    }
# After the number of points
page-worth =
    { $points ->
        [one] point now
       *[other] points now
    }{ $count ->
        [0] {""}
        [one] : { $count } card counts
       *[other] : { $count } cards count
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
page-points-end = your final score: about { points }
page-points-end-why = A bot’s quick estimate, from what everyone can see.
page-in-city = { $count } of { $most } workers in the city
page-of = { $count } of { $most }
page-hand-of = Worker cards in hand: { $workers }
page-no-characters = no characters
page-no-project = no project
page-pile-left =
    { $count ->
        [0] empty
       *[other] { $count } left
    }
# $characters are the $count that come back, as a list with “or”
page-pile-returns =
    { $count ->
        [one] The pile is empty: the { character } comes back and joins you.
       *[other] The pile is empty: its characters come back and are shuffled. You get { $characters }.
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
page-watching = You are watching. The lower area shows { $player }.
page-absent = { $player } is away.
page-absent-host = { $player } is away. The host can let a bot play.
page-stands-in = A bot ({ $level }) is playing here

## Deciding

page-server-busy = The server is busy: bots think for a shorter time.
page-your-turn =
    { $count ->
        [one] { $sentence } { $count } option.
       *[other] { $sentence } { $count } options.
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
        [yes] No second resource is possible now: take a worker back, or continue.
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
page-character-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-or-resource = or a resource
page-or-project = or a project from the row
page-cost-met = { $resource }, has it
page-cost-open = { $resource }, still needed
page-take = Take
page-all-options = List of moves
page-final = Reveals a new card
page-gains-character = you gain the { character }
page-swap-project = { character-bookkeeper }: which project do you give?
page-swap-row = { character-bookkeeper }: which card of the row do you take?
page-travel = { character-traveller }: which resource do you pay?

## Placing a project

page-placing = Place your project
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
page-go-on = Continue
page-discard = It goes under the deck, and everyone has seen it.

## What happened

page-look-at-table = Look at the table
page-to-the-score = Show the score

## What if?

page-hint = Hint
page-review = Review with the coach
page-planning = What if?
page-planning-hint = Try moves on a copy of the game. Unseen cards are drawn at random; the real game does not change.
page-plan-anew = Start over
page-plan-outdated = The game has moved on. This plan starts from an earlier position.
page-plan-now = Use the current position
page-plan-end = Back to the game

## Hints for the first games

page-hints-off = Turn off hints
page-hint-choose-resource = A worker on a resource means that you own it. Choose your first resource.
page-hint-turn = Play a worker card for coins, a resource or a project, or build a project that has all it needs.
page-hint-ability = Green shows where this worker can go. Prices are on the board for resources, and above the row for projects.
page-hint-place = Streets must meet streets, and houses must meet houses. You get the new building’s own bonus and that of every neighbour connected by a street.
page-hint-bonuses = Bonuses are free. Use them in any order; any you skip are lost.
page-hint-discard = You can hold at most two projects.
page-hint-after-action = Your characters can help you. Point at one to read its power, or end your turn.
page-hint-builder = Your Builder lets you build right after another player, for two coins.

# A townsperson: what they do, and how well they play; $name is the level as a title
page-trade-level =
    { $trade } · { $level ->
        [beginner] beginner
        [newcomer] newcomer
        [apprentice] apprentice
        [journeyman] journeyman
        [master] master
        [grandmaster] grandmaster
        [matched] at your strength
       *[other] { $name }
    }

## Keys

keys-title = Keys
keys-digits = choose what has this number
keys-enter = confirm
keys-escape = go back
keys-arrows = move between cards and places
keys-l = list of moves
keys-g = the guide’s suggestion
keys-f = show the whole city
keys-s = score
keys-m = menu
keys-space = pause what is told
keys-space-bar = Space
keys-right = next step
keys-r = tell it again
keys-question = this list

## The guide of the first games

guide-title = Guide
guide-thinking = Tilda is thinking about a move …
guide-none = Tilda has no suggestion here. Play what you like.
guide-do = Do it for me
guide-off = Turn off the guide
guide-spoken = Tilda suggests: { $move }. { $why }
guide-setting = Tilda suggests moves
guide-setting-why = In your first three games against bots, or until you turn it off. With other people only at tables that allow hints.
