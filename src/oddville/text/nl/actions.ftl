### Wat een speler kan kiezen: de mogelijkheid voluit, en een of twee woorden voor een knop.

action-done =
    { $decision ->
        [turn] Passen
        [second-resource] Geen tweede grondstof
        [bonuses] De rest overslaan en verdergaan
        [no-bonuses] Verder
        [builder] Niet bouwen
        [after-action] Beurt beëindigen
       *[other] Klaar
    }
action-done-short = Klaar

action-pick-resource = Met { resource } beginnen
action-pick-resource-short = Grondstof kiezen

action-play-for-coins =
    { $coins ->
        [one] Arbeider { $worker }: { $coins } munt innen
       *[other] Arbeider { $worker }: { $coins } munten innen
    }
action-play-for-coins-short = Munten innen

action-play-for-resource = Arbeider { $worker }: { resource } nemen ({ price })
action-play-for-resource-short = Grondstof nemen

action-play-for-building = Arbeider { $worker }: ‘{ $card }’ van positie { $position } nemen ({ price })
action-play-for-building-short = Bouwproject nemen

action-recover = Arbeiderskaarten terugnemen ({ price })
action-recover-short = Terugnemen

action-build =
    { $price ->
        [0] ‘{ $card }’ bouwen
       *[other] ‘{ $card }’ bouwen ({ price })
    }
action-build-short = Bouwen

action-take-second = Ook { resource } nemen ({ price })
action-take-second-short = Tweede grondstof

action-discard-project = ‘{ $card }’ afleggen
action-discard-project-short = Afleggen

action-use-resource-bonus = Bonus: { resource } nemen
action-use-resource-bonus-short = Grondstof nemen

action-use-coin-bonus = Bonus: een munt innen
action-use-coin-bonus-short = Munt innen

action-use-any-bonus = Bonus ‘grondstof naar keuze’: { resource } nemen
action-use-any-bonus-short = Naar keuze

action-use-double-bonus = Bonus ‘verdubbelen’: nog eens { resource } nemen
action-use-double-bonus-short = Verdubbelen

action-use-transform-bonus = Bonus ‘wisselen’: { resource } ({ slot }) wisselen voor { target }
action-use-transform-bonus-short = Wisselen

action-cheat = Cheater: je nieuwste munt omdraaien tot bouwproject
action-cheat-short = Cheater

action-swap = Bookkeeper: ‘{ $given }’ ruilen voor ‘{ $taken }’
action-swap-short = Bookkeeper

action-travel = Traveller: { resource } betalen en een arbeider op het marktplein zetten
action-travel-short = Traveller

action-take-back = Een arbeider terughalen: { resource } ({ slot })
action-take-back-short = Een arbeider terughalen

action-place-at = ‘{ $card }’ { cell } plaatsen
action-place-at-short = Plaatsen

action-shuffle-pile = Stapel schudden: uitkomst { $outcome }
action-shuffle-pile-short = Schudden
