### A turn as it is told: one sentence, then step by step. Clauses begin with a verb; $who is "you" for the reader.
### $worker is the number of a worker card, $card and $taken are names of buildings.

told-sentence = { $subject } { $clause }.
told-you = You
told-and = { $first } and { $second }
told-then = { $first }, then { $second }

told-price =
    { $price ->
        [0] free
        [one] for { $price } coin
       *[other] for { $price } coins
    }
told-at-price =
    { $price ->
        [0] , free
       *[other] { " " }{ told-price }
    }
told-coins-count =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

## Clauses

told-begins =
    { $who ->
        [you] begin with { resource }
       *[other] begins with { resource }
    }
told-benefactor =
    { $who ->
        [you] get { told-coins-count } from the Benefactor
       *[other] gets { told-coins-count } from the Benefactor
    }
told-picks-up =
    { $who ->
        [you] pick up all worker cards
       *[other] picks up all worker cards
    }
told-recovers =
    { $who ->
        [you] recover { told-cards } { told-price }
       *[other] recovers { told-cards } { told-price }
    }
told-cards =
    { $count ->
        [one] a card
        [2] two cards
       *[other] three cards
    }
told-coins =
    { $who ->
        [you] take { told-coins-count } with worker { $worker }
       *[other] takes { told-coins-count } with worker { $worker }
    }
told-resource =
    { $who ->
        [you] take { resource } with worker { $worker }, { told-price }
       *[other] takes { resource } with worker { $worker }, { told-price }
    }
told-second =
    { $who ->
        [you] take { resource } too, { told-price }
       *[other] takes { resource } too, { told-price }
    }
told-project =
    { $who ->
        [you] take { $card }{ told-at-price }
       *[other] takes { $card }{ told-at-price }
    }
told-discards =
    { $who ->
        [you] put { $card } under the deck
       *[other] puts { $card } under the deck
    }
told-builds =
    { $who ->
        [you] build { $card }
       *[other] builds { $card }
    }
told-builds-too =
    { $who ->
        [you] build { $card } with the Builder{ told-at-price }
       *[other] builds { $card } with the Builder{ told-at-price }
    }
told-gains =
    { $who ->
        [you] gain the { character }
       *[other] gains the { character }
    }
told-cheats =
    { $who ->
        [you] turn a coin into { $card }
       *[other] turns a coin into { $card }
    }
told-swaps =
    { $who ->
        [you] swap { $given } for { $taken }
       *[other] swaps { $given } for { $taken }
    }
told-travels =
    { $who ->
        [you] send a worker to the Main Square
       *[other] sends a worker to the Main Square
    }
told-takes-back =
    { $who ->
        [you] take a worker off { resource }
       *[other] takes a worker off { resource }
    }
told-passes =
    { $who ->
        [you] pass
       *[other] passes
    }
told-sixth =
    { $who ->
        [you] place your sixth worker: the last turn
       *[other] places a sixth worker: the last turn
    }
told-tax =
    { $who ->
        [you] get { told-coins-count } from the Tax Collector
       *[other] gets { told-coins-count } from the Tax Collector
    }
told-skips =
    { $who ->
        [you] skip a bonus ({ $source })
       *[other] skips a bonus ({ $source })
    }

## What a bonus gave, as a line of the story

told-bonus = { $what }, { $source }
told-own-bonus = its own bonus
told-transformed = { resource } into { target }

## A second sentence, if it concerns the reader

told-leaves-you = The { character } leaves you.
told-leaves = leaves { $players }
told-your-tax = Your Tax Collector draws { told-coins-count }.

## The band

told-pays = pays
told-gets = gets
told-points = { $before } → { $after } points
told-worth = points, { $points }
told-taken = taken
told-again = Show again
told-pause = Pause
told-go-on = Continue
told-skip = Skip to the end
told-controls = What happens
told-streets =
    { $streets ->
        [0] No street meets
        [one] One street meets
       *[other] { $streets } streets meet
    }: { $count ->
        [0] no bonus
        [one] one bonus
       *[other] { $count } bonuses
    }.

## For screen readers

told-live =
    { $pays ->
        [none] { $sentence }
       *[other] { $sentence } Pays { $pays }.
    }
told-live-gets = Gets { $gets }.
told-live-points = { $before } to { $after } points.
told-live-your-turn =
    { $count ->
        [one] Since your last turn: one turn, { $summary }. { $sentence }
       *[other] Since your last turn: { $count } turns, { $summary }. { $sentence }
    }
told-live-built =
    { $streets ->
        [0] { $card } built, no street: { $gets }.
        [one] { $card } built, one street: { $gets }.
       *[other] { $card } built, { $streets } streets: { $gets }.
    }
told-joins-you = The { character } joins you.

## The story so far

told-story = The story so far
told-all-turns = All turns
told-turn = turn { $turn }
told-set-up = set-up
told-continued = This game continues from turn { $turn } of an earlier one.

## Since your last turn

told-recap = Since your last turn
told-recap-count =
    { $count ->
        [one] 1 turn: { $summary }
       *[other] { $count } turns: { $summary }
    }
told-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
told-characters =
    { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
told-projects =
    { $count ->
        [one] 1 project taken
       *[other] { $count } projects taken
    }
told-nothing = nothing built
told-my-turn = My turn
told-for-you = For you
told-fact-pile = The { guild } pile is empty: { $card } would call its characters back.
told-fact-lost = You have lost the { character }.
told-fact-last = { $player } has five workers in the city: one more ends the game.
told-fact-nothing = Nothing that changes your choices.
