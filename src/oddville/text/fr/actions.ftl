### Ce que l’on peut choisir : l’option en entier, et un mot ou deux pour un bouton.

action-done =
    { $decision ->
        [turn] Passer
        [second-resource] Pas de deuxième ressource
        [bonuses] Renoncer au reste et continuer
        [no-bonuses] Continuer
        [builder] Ne pas construire
        [after-action] Terminer le tour
       *[other] Terminé
    }
action-done-short = Terminé

action-pick-resource = Commencer avec { resource.some }
action-pick-resource-short = Choisir

action-play-for-coins =
    { $coins ->
        [one] Ouvrier { $worker } : prendre { $coins } pièce
       *[other] Ouvrier { $worker } : prendre { $coins } pièces
    }
action-play-for-coins-short = Prendre des pièces

action-play-for-resource = Ouvrier { $worker } : prendre { resource.some } ({ price })
action-play-for-resource-short = Prendre une ressource

action-play-for-building = Ouvrier { $worker } : prendre « { $card } » en position { $position } ({ price })
action-play-for-building-short = Prendre un projet

action-recover = Récupérer vos cartes Ouvrier ({ price })
action-recover-short = Récupérer

action-build =
    { $price ->
        [0] Construire « { $card } »
       *[other] Construire « { $card } » ({ price })
    }
action-build-short = Construire

action-take-second = Prendre aussi { resource.some } ({ price })
action-take-second-short = Deuxième ressource

action-discard-project = Défausser « { $card } »
action-discard-project-short = Défausser

action-use-resource-bonus = Bonus : prendre { resource.some }
action-use-resource-bonus-short = Prendre la ressource

action-use-coin-bonus = Bonus : prendre une pièce
action-use-coin-bonus-short = Prendre la pièce

action-use-any-bonus = Bonus « ressource au choix » : prendre { resource.some }
action-use-any-bonus-short = Ressource au choix

action-use-double-bonus = Bonus « doubler » : prendre encore { resource.some }
action-use-double-bonus-short = Doubler

action-use-transform-bonus = Bonus « transformer » : changer { resource.the } ({ slot }) en { target }
action-use-transform-bonus-short = Transformer

action-cheat = Tricheur : retourner votre dernière pièce pour en faire un projet
action-cheat-short = Tricheur

action-swap = Intendant : échanger « { $given } » contre « { $taken } »
action-swap-short = Intendant

action-travel = Voyageur : payer { resource.some } et placer un ouvrier sur le Quartier Central
action-travel-short = Voyageur

action-take-back = Reprendre un ouvrier : { resource } ({ slot })
action-take-back-short = Reprendre un ouvrier

action-place-at = Placer « { $card } » { cell }
action-place-at-short = Placer

action-shuffle-pile = Mélanger la pile : résultat { $outcome }
action-shuffle-pile-short = Mélanger
