### Wat er te beslissen valt: voor wie beslist, en voor wie wacht.

decision-choose-resource = Kies je eerste grondstof.
decision-choose-resource-waiting = { $player } kiest een eerste grondstof.

decision-turn =
    { $recovered ->
        [yes] Je hebt je arbeiderskaarten teruggenomen: speel er nu een.
       *[no] Jij bent aan de beurt: speel een arbeiderskaart of bouw.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] { $player } moet nu een arbeiderskaart spelen.
       *[no] { $player } is aan de beurt.
    }

decision-second-resource = Seignior: neem met arbeider { $worker } een tweede grondstof, of sla dit over.
decision-second-resource-waiting = { $player } mag met arbeider { $worker } een tweede grondstof nemen.

decision-discard = Je kunt maar twee bouwprojecten houden: kies er een om af te leggen.
decision-discard-waiting = { $player } legt een bouwproject af.

decision-place = Kies een plaats in de stad voor ‘{ $card }’.
decision-place-waiting = { $player } plaatst ‘{ $card }’ in de stad.

decision-bonuses =
    { $count ->
        [0] Geen bonussen meer: gebruik een kracht of ga verder.
        [one] Jouw bonus: { $bonuses }. Gebruik hem of sla hem over.
       *[other] Jouw bonussen: { $bonuses }. Gebruik ze in willekeurige volgorde, of sla ze over.
    }
decision-bonuses-waiting =
    { $count ->
        [0] { $player } kan nog een kracht gebruiken.
        [one] { $player } gebruikt een bonus ({ $bonuses }).
       *[other] { $player } gebruikt bonussen ({ $bonuses }).
    }

decision-builder = Je mag voor { $price } munten ook bouwen: kies een bouwproject.
decision-builder-waiting = { $player } mag voor { $price } munten ook bouwen.

decision-after-action = Je actie is klaar: gebruik nog een kracht of beëindig je beurt.
decision-after-action-waiting = { $player } kan nog een kracht gebruiken.

decision-shuffle = De stapel van { guild.the } wordt geschud.
decision-game-over = Het spel is afgelopen.

## Wat eerst moet, als verzoek; $decision is de open beslissing

first-do =
    { $decision ->
        [choose-resource] kies je eerste grondstof
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
