### Why an option is not open: the reason, then the way out.

reason-game-is-over = The game is over. Start a new one to play on.
reason-not-your-decision = { $decider } has to decide first. Wait for your turn.
reason-other-decision = This is not possible now. First { first-do }.
reason-chance-decides = Chance decides here, not a player. Wait for the shuffle.
reason-action-compulsory = You cannot continue yet: { first-do }.

## Worker cards

reason-resource-picked = { $by } has already chosen { resource }. Choose another resource.
reason-worker-card-played = Worker { $worker } has been played. Recover your worker cards to use it again.
reason-worker-card-without-coins = Worker { $worker } takes no coins. Use it for a resource or a project.
reason-worker-card-without-resource =
    { $count ->
        [0] Worker { $worker } does not show { resource }, nor does any other. Look for a bonus instead.
        [one] Worker { $worker } does not show { resource }. Worker { $workers } does.
       *[other] Worker { $worker } does not show { resource }. Workers { $workers } do.
    }
reason-supply-empty = There is no worker left in your supply. First take one back from the resources board.
reason-slot-too-expensive =
    { $price ->
        [one] The next { resource } costs { $price } coin, and you have { $coins }. Take coins or another resource.
       *[other] The next { resource } costs { $price } coins, and you have { $coins }. Take coins or another resource.
    }
reason-row-position-empty = There is no card at position { $position } of the row. Choose another position.
reason-row-too-expensive =
    { $price ->
        [one] With worker { $worker }, position { $position } costs { $price } coin, and you have { $coins }. Choose a card farther left or a stronger worker.
       *[other] With worker { $worker }, position { $position } costs { $price } coins, and you have { $coins }. Choose a card farther left or a stronger worker.
    }

## Recovering

reason-hand-full = You hold all your worker cards. There is nothing to recover.
reason-recovery-too-expensive =
    { $price ->
        [one] Recovering costs { $price } coin, and you have { $coins }. It is free once your hand is empty.
       *[other] Recovering costs { $price } coins, and you have { $coins }. It is free once your hand is empty.
    }
reason-recovered = You have already recovered your worker cards this turn. Now play one of them.

## Building

reason-no-such-project =
    { $project ->
        [1] You have no project. Take one from the row with a worker card.
       *[other] You have no project { $project }. Choose one that you have.
    }
reason-cost-not-met = { $card } costs { $cost } { resource }, and you have { $owned }. Get more { resource } first.
reason-fits-nowhere = { $card } fits nowhere: no free place matches its edges. Wait for the city to grow or build something else.
reason-cell-above = Nothing is built above the row of the Main Square. Choose a place beside or below it.
reason-cell-occupied = This place is taken ({ $card }). Choose an empty one.
reason-cell-apart = This place touches no card. Choose one right next to the city.
reason-edge-mismatch =
    { $direction ->
        [up] { $card } has { edge } at the top, the card there has { edge.opposite }. Choose a place where the edges match.
        [right] { $card } has { edge } on the right, the card there has { edge.opposite }. Choose a place where the edges match.
        [down] { $card } has { edge } at the bottom, the card there has { edge.opposite }. Choose a place where the edges match.
       *[left] { $card } has { edge } on the left, the card there has { edge.opposite }. Choose a place where the edges match.
    }

edge =
    { $edge ->
        [street] a street
       *[houses] houses
    }
    .opposite =
        { $edge ->
            [street] houses
           *[houses] a street
        }

## Bonuses

reason-bonus-not-open = No card gives you the bonus “{ bonus }” now. Choose one of the open bonuses.
reason-double-without-worker = You have no { resource } to double. Choose a resource that you have.
reason-transform-same-resource = This worker is on { resource } already. Choose another resource.
reason-no-worker-there = You have no worker there ({ resource }, { slot }). Choose one of your own workers.

## Powers

reason-character-not-held = You do not have the { character }. You gain characters by building cards with a guild symbol.
reason-not-your-turn = The { character } works only in your own turn. It is { $turn_seat }’s turn.
reason-power-not-now = The { character } cannot be used right now. Finish what is open first.
reason-power-used = You have already used the { character } this turn. You can use it again in your next turn.
reason-no-coins = You have no coin to turn over. Take coins first.
reason-no-projects = You have no project to swap. Take one from the row first.
reason-no-spot = The Main Square has no spot for { resource }. Choose another resource.
reason-spot-taken = The { resource } spot of the Main Square is taken by { $by }. Choose another resource.
reason-on-main-square = You already have a worker on the Main Square, and you can have only one there.
reason-resource-missing = You have no { resource } to pay with. Get some first.

## Taking workers back

reason-take-back-not-now =
    { $decision ->
        [choose-resource] The game has not begun. Once it has, you can take workers back at any time.
        [discard] A project has to be discarded first. Then you can take workers back again.
       *[other] Workers cannot be taken back at this moment. Wait for the next decision.
    }
