### What has to be decided: to the one who decides, and to those who wait.

decision-choose-resource = Choose your first resource.
decision-choose-resource-waiting = { $player } is choosing a first resource.

decision-turn =
    { $recovered ->
        [yes] You have recovered your worker cards: now play one.
       *[no] Your turn: play a worker card or build.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] { $player } must now play a worker card.
       *[no] { $player }’s turn.
    }

decision-second-resource = Seignior: take a second resource with worker { $worker }, or skip it.
decision-second-resource-waiting = { $player } may take a second resource with worker { $worker }.

decision-discard = You can hold only two projects: choose one to discard.
decision-discard-waiting = { $player } is discarding a project.

decision-place = Choose a place in the city for { $card }.
decision-place-waiting = { $player } is placing { $card } in the city.

decision-bonuses =
    { $count ->
        [0] No bonuses left: use a power or continue.
        [one] Your bonus: { $bonuses }. Use it or skip it.
       *[other] Your bonuses: { $bonuses }. Use them in any order, or skip them.
    }
decision-bonuses-waiting =
    { $count ->
        [0] { $player } may still use a power.
        [one] { $player } is using a bonus ({ $bonuses }).
       *[other] { $player } is using bonuses ({ $bonuses }).
    }

decision-builder = You may build too, for { $price } coins: choose a project.
decision-builder-waiting = { $player } may build too, for { $price } coins.

decision-after-action = Your action is done: use a power, or end your turn.
decision-after-action-waiting = { $player } may still use a power.

decision-shuffle = The { guild } pile is being shuffled.
decision-game-over = The game is over.

## What comes first, as a request; $decision is the open one

first-do =
    { $decision ->
        [choose-resource] choose your first resource
        [turn] play a worker card or build
        [second-resource] take a second resource or skip it
        [discard] discard a project
        [place] place your building in the city
        [bonuses] use or skip your bonuses
        [builder] build with the Builder or decline
        [after-action] use a power or end your turn
        [shuffle] wait for the shuffle
       *[game-over] start a new game
    }
