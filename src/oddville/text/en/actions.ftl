### What a player can choose: the option in full, and a word or two for a button.

action-done =
    { $decision ->
        [turn] Pass
        [second-resource] No second resource
        [bonuses] Skip the rest and continue
        [no-bonuses] Continue
        [builder] Do not build
        [after-action] End the turn
       *[other] Done
    }
action-done-short = Done

action-pick-resource = Start with { resource }
action-pick-resource-short = Choose resource

action-play-for-coins =
    { $coins ->
        [one] Worker { $worker }: take { $coins } coin
       *[other] Worker { $worker }: take { $coins } coins
    }
action-play-for-coins-short = Take coins

action-play-for-resource = Worker { $worker }: take { resource } ({ price })
action-play-for-resource-short = Take resource

action-play-for-building = Worker { $worker }: take { $card } from position { $position } ({ price })
action-play-for-building-short = Take project

action-recover = Recover your worker cards ({ price })
action-recover-short = Recover

action-build =
    { $price ->
        [0] Build { $card }
       *[other] Build { $card } ({ price })
    }
action-build-short = Build

action-take-second = Also take { resource } ({ price })
action-take-second-short = Second resource

action-discard-project = Discard { $card }
action-discard-project-short = Discard

action-use-resource-bonus = Bonus: take { resource }
action-use-resource-bonus-short = Take resource

action-use-coin-bonus = Bonus: take a coin
action-use-coin-bonus-short = Take coin

action-use-any-bonus = Bonus “any resource”: take { resource }
action-use-any-bonus-short = Any resource

action-use-double-bonus = Bonus “double”: take one more { resource }
action-use-double-bonus-short = Double

action-use-transform-bonus = Bonus “transform”: turn { resource } ({ slot }) into { target }
action-use-transform-bonus-short = Transform

action-cheat = Cheater: turn your newest coin over into a project
action-cheat-short = Cheater

action-swap = Bookkeeper: swap { $given } for { $taken }
action-swap-short = Bookkeeper

action-travel = Traveller: pay { resource } and put a worker on the Main Square
action-travel-short = Traveller

action-take-back = Take a worker back from { resource } ({ slot })
action-take-back-short = Take a worker back

action-place-at = Place { $card } { cell }
action-place-at-short = Place

action-shuffle-pile = Shuffle the pile: outcome { $outcome }
action-shuffle-pile-short = Shuffle
