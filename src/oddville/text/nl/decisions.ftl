### Wat er te beslissen valt: voor wie beslist, en voor wie wacht.

decision-choose-resource = Kies de grondstof waarmee je begint.
decision-choose-resource-waiting = We wachten: { $player } kiest een grondstof om mee te beginnen.

decision-turn =
    { $recovered ->
        [yes] Je hebt je arbeiderskaarten teruggenomen: speel er nu een.
       *[no] Jij bent aan de beurt: speel een arbeiderskaart of bouw.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] We wachten: { $player } speelt een arbeiderskaart.
       *[no] We wachten: { $player } speelt een arbeiderskaart of bouwt.
    }

decision-second-resource = Seignior: neem met arbeider { $worker } een tweede grondstof, of geen.
decision-second-resource-waiting = We wachten: { $player } mag met arbeider { $worker } een tweede grondstof nemen.

decision-discard = Je kunt maar twee bouwprojecten houden: kies er een om af te leggen.
decision-discard-waiting = We wachten: { $player } legt een bouwproject af.

decision-place = Kies een plaats in de stad voor ‘{ $card }’.
decision-place-waiting = We wachten: { $player } plaatst ‘{ $card }’ in de stad.

decision-bonuses =
    { $count ->
        [0] Er is geen bonus meer over: gebruik een kracht of ga verder.
        [one] Jouw bonus: { $bonuses }. Gebruik hem of sla hem over.
       *[other] Jouw bonussen: { $bonuses }. Gebruik ze in willekeurige volgorde, of sla ze over.
    }
decision-bonuses-waiting =
    { $count ->
        [0] We wachten: { $player } kan nog een kracht gebruiken.
        [one] We wachten: { $player } gebruikt een bonus ({ $bonuses }).
       *[other] We wachten: { $player } gebruikt bonussen ({ $bonuses }).
    }

decision-builder = { $turn_player } heeft ‘{ $card }’ gebouwd. Wil jij voor { $price } munten ook bouwen? Kies dan een bouwproject.
decision-builder-waiting = We wachten: { $player } mag voor { $price } munten ook bouwen.

decision-after-action = Je actie is klaar: gebruik nog een kracht of beëindig je beurt.
decision-after-action-waiting = We wachten: { $player } kan nog een kracht gebruiken.

decision-shuffle = De stapel van { guild.the } wordt geschud.
decision-game-over = Het spel is afgelopen.

## Wat eerst moet, als verzoek; $decision is de open beslissing

first-do =
    { $decision ->
        [choose-resource] kies de grondstof waarmee je begint
        [turn] speel een arbeiderskaart of bouw
        [second-resource] neem een tweede grondstof of zie ervan af
        [discard] leg een bouwproject af
        [place] plaats je gebouw in de stad
        [bonuses] gebruik je bonussen of sla ze over
        [builder] bouw met de Builder of zie ervan af
        [after-action] gebruik een kracht of beëindig je beurt
        [shuffle] wacht tot er geschud is
       *[game-over] begin een nieuw spel
    }
