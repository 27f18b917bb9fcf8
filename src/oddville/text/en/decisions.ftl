### What has to be decided: to the one who decides, and to those who wait.

decision-choose-resource = Choose the resource you begin with.
decision-choose-resource-waiting = Waiting for { $player }, who chooses a resource to begin with.

decision-turn =
    { $recovered ->
        [yes] You have recovered your worker cards: now play one.
       *[no] Your turn: play a worker card or build.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] Waiting for { $player }, who plays a worker card.
       *[no] Waiting for { $player }, who plays a worker card or builds.
    }

decision-second-resource = Seignior: take a second resource with worker { $worker }, or none.
decision-second-resource-waiting = Waiting for { $player }, who may take a second resource with worker { $worker }.

decision-discard = You can keep only two projects: choose one to discard.
decision-discard-waiting = Waiting for { $player }, who discards a project.

decision-place = Choose a place in the city for { $card }.
decision-place-waiting = Waiting for { $player }, who places { $card } in the city.

decision-bonuses =
    { $count ->
        [0] No bonus is left: use a power or go on.
        [one] Your bonus: { $bonuses }. Use it or skip it.
       *[other] Your bonuses: { $bonuses }. Use them in any order, or skip them.
    }
decision-bonuses-waiting =
    { $count ->
        [0] Waiting for { $player }, who may still use a power.
        [one] Waiting for { $player }, who uses a bonus ({ $bonuses }).
       *[other] Waiting for { $player }, who uses bonuses ({ $bonuses }).
    }

decision-builder = { $turn_player } has built { $card }. Build too, for { $price } coins? Then choose a project.
decision-builder-waiting = Waiting for { $player }, who may build too, for { $price } coins.

decision-after-action = Your action is done: use a power, or end your turn.
decision-after-action-waiting = Waiting for { $player }, who may still use a power.

decision-shuffle = The { guild } pile is being shuffled.
decision-game-over = The game is over.

## What comes first, as a request; $decision is the open one

first-do =
    { $decision ->
        [choose-resource] choose the resource you begin with
        [turn] play a worker card or build
        [second-resource] take a second resource or none
        [discard] discard a project
        [place] place your building in the city
        [bonuses] use or skip your bonuses
        [builder] build with the Builder or decline
        [after-action] use a power or end your turn
        [shuffle] wait for the shuffle
       *[game-over] start a new game
    }
