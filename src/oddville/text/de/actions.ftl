### Was zur Wahl steht: die Möglichkeit in voller Länge, und ein, zwei Wörter für einen Knopf.

action-done =
    { $decision ->
        [turn] Passen
        [second-resource] Kein zweiter Rohstoff
        [bonuses] Auf den Rest verzichten und weiter
        [no-bonuses] Weiter
        [builder] Nicht bauen
        [after-action] Zug beenden
       *[other] Fertig
    }
action-done-short = Fertig

action-pick-resource = Mit { resource } beginnen
action-pick-resource-short = Rohstoff wählen

action-play-for-coins =
    { $coins ->
        [one] Arbeiter { $worker }: { $coins } Münze nehmen
       *[other] Arbeiter { $worker }: { $coins } Münzen nehmen
    }
action-play-for-coins-short = Münzen nehmen

action-play-for-resource = Arbeiter { $worker }: { resource } nehmen ({ price })
action-play-for-resource-short = Rohstoff nehmen

action-play-for-building = Arbeiter { $worker }: „{ $card }“ von Position { $position } nehmen ({ price })
action-play-for-building-short = Bauauftrag nehmen

action-recover = Arbeiterkarten zurückholen ({ price })
action-recover-short = Zurückholen

action-build =
    { $price ->
        [0] „{ $card }“ bauen
       *[other] „{ $card }“ bauen ({ price })
    }
action-build-short = Bauen

action-take-second = Dazu { resource } nehmen ({ price })
action-take-second-short = Zweiter Rohstoff

action-discard-project = „{ $card }“ ablegen
action-discard-project-short = Ablegen

action-use-resource-bonus = Bonus: { resource } nehmen
action-use-resource-bonus-short = Rohstoff nehmen

action-use-coin-bonus = Bonus: eine Münze nehmen
action-use-coin-bonus-short = Münze nehmen

action-use-any-bonus = Bonus „beliebiger Rohstoff“: { resource } nehmen
action-use-any-bonus-short = Beliebiger Rohstoff

action-use-double-bonus = Bonus „Verdoppeln“: { resource.another } nehmen
action-use-double-bonus-short = Verdoppeln

action-use-transform-bonus = Bonus „Umwandeln“: { resource } ({ slot }) in { target } umwandeln
action-use-transform-bonus-short = Umwandeln

action-cheat = Trickbetrüger: deine neueste Münze zum Bauauftrag umdrehen
action-cheat-short = Trickbetrüger

action-swap = Buchhalter: „{ $given }“ gegen „{ $taken }“ tauschen
action-swap-short = Buchhalter

action-travel = Reisender: { resource } zahlen und einen Arbeiter auf die Zentrumskarte stellen
action-travel-short = Reisender

action-take-back = Einen Arbeiter zurücknehmen: { resource } ({ slot })
action-take-back-short = Arbeiter zurücknehmen

action-place-at = „{ $card }“ { cell } platzieren
action-place-at-short = Platzieren

action-shuffle-pile = Stapel mischen: Ergebnis { $outcome }
action-shuffle-pile-short = Mischen
