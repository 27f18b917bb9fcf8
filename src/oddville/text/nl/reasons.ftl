### Waarom iets niet kan: de reden, dan de uitweg.

reason-game-is-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
reason-not-your-decision = Eerst moet { $decider } beslissen. Wacht tot jij aan zet bent.
reason-other-decision = Dat kan nu niet. Doe eerst dit: { first-do }.
reason-chance-decides = Hier beslist het toeval. Wacht tot er geschud is.
reason-action-compulsory = Je kunt nog niet verder: { first-do }.

## Arbeiderskaarten

reason-resource-picked = { $by } heeft al { resource } gekozen. Kies een andere grondstof.
reason-worker-card-played = Arbeider { $worker } is al gespeeld. Neem je arbeiderskaarten terug om hem weer te gebruiken.
reason-worker-card-without-coins = Arbeider { $worker } levert geen munten op. Neem er een grondstof of een bouwproject mee.
reason-worker-card-without-resource =
    { $count ->
        [0] Op arbeider { $worker } staat geen { resource }, en op de andere ook niet. Zoek liever een bonus.
        [one] Op arbeider { $worker } staat geen { resource }. Op arbeider { $workers } wel.
       *[other] Op arbeider { $worker } staat geen { resource }. Op de arbeiders { $workers } wel.
    }
reason-supply-empty = Er is geen arbeider meer in je voorraad. Haal er eerst een terug van het grondstoffenbord.
reason-slot-too-expensive =
    { $price ->
        [one] { resource.upper } nemen kost nu { $price } munt, en jij hebt er { $coins }. Kies voor munten of voor een andere grondstof.
       *[other] { resource.upper } nemen kost nu { $price } munten, en jij hebt er { $coins }. Kies voor munten of voor een andere grondstof.
    }
reason-row-position-empty = Op positie { $position } van de gebouwenrij ligt geen kaart. Kies een andere positie.
reason-row-too-expensive =
    { $price ->
        [one] Met arbeider { $worker } kost de kaart op positie { $position } je { $price } munt, en jij hebt er { $coins }. Kies een kaart verder naar links of een sterkere arbeider.
       *[other] Met arbeider { $worker } kost de kaart op positie { $position } je { $price } munten, en jij hebt er { $coins }. Kies een kaart verder naar links of een sterkere arbeider.
    }

## Terugnemen

reason-hand-full = Je hebt al je arbeiderskaarten in je hand. Er valt niets terug te nemen.
reason-recovery-too-expensive =
    { $price ->
        [one] Terugnemen kost { $price } munt, en jij hebt er { $coins }. Met een lege hand is het gratis.
       *[other] Terugnemen kost { $price } munten, en jij hebt er { $coins }. Met een lege hand is het gratis.
    }
reason-recovered = Je hebt in deze beurt je arbeiderskaarten teruggenomen. Speel er nu een.

## Bouwen

reason-no-such-project =
    { $project ->
        [1] Je hebt geen bouwproject. Neem er met een arbeiderskaart een uit de gebouwenrij.
       *[other] Je hebt geen bouwproject nummer { $project }. Kies er een dat je hebt.
    }
reason-cost-not-met = ‘{ $card }’ kost { $cost } { resource }, en jij hebt { $owned }. Zorg eerst voor meer { resource }.
reason-fits-nowhere = ‘{ $card }’ past nergens: de randen passen bij geen enkele vrije plaats. Wacht tot de stad groeit of bouw iets anders.
reason-cell-above = Boven de rij van het marktplein wordt niet gebouwd. Kies een plaats ernaast of eronder.
reason-cell-occupied = Deze plaats is bezet ({ $card }). Kies een lege plaats.
reason-cell-apart = Deze plaats grenst aan geen enkele kaart. Kies er een die horizontaal of verticaal aan de stad grenst.
reason-edge-mismatch =
    { $direction ->
        [up] ‘{ $card }’ heeft bovenaan { edge }, de kaart daar { edge.opposite }. Kies een plaats waar de randen passen.
        [right] ‘{ $card }’ heeft rechts { edge }, de kaart daar { edge.opposite }. Kies een plaats waar de randen passen.
        [down] ‘{ $card }’ heeft onderaan { edge }, de kaart daar { edge.opposite }. Kies een plaats waar de randen passen.
       *[left] ‘{ $card }’ heeft links { edge }, de kaart daar { edge.opposite }. Kies een plaats waar de randen passen.
    }

edge =
    { $edge ->
        [street] een straat
       *[houses] huizen
    }
    .opposite =
        { $edge ->
            [street] huizen
           *[houses] een straat
        }

## Bonussen

reason-bonus-not-open = Geen enkele kaart geeft je nu de bonus ‘{ bonus }’. Kies een van de open bonussen.
reason-double-without-worker = Je hebt geen { resource } om te verdubbelen. Kies een grondstof die je hebt.
reason-transform-same-resource = Deze arbeider staat al op { resource }. Kies een andere grondstof.
reason-no-worker-there = Je hebt daar geen arbeider ({ resource }, { slot }). Kies een van je eigen arbeiders.

## Krachten

reason-character-not-held = Je hebt de { character } niet. Gebouwen met een gildensymbool brengen karakters.
reason-not-your-turn = De { character } werkt alleen in je eigen beurt. Nu is { $turn_seat } aan de beurt.
reason-power-not-now = De { character } is op dit moment niet te gebruiken. Maak eerst af wat nog open is.
reason-power-used = Je hebt de { character } in deze beurt al gebruikt. In je volgende beurt kan het weer.
reason-no-coins = Je hebt geen munt om om te draaien. Zorg eerst voor munten.
reason-no-projects = Je hebt geen bouwproject om te ruilen. Neem er eerst een uit de gebouwenrij.
reason-no-spot = Het marktplein heeft geen { resource }veld. Kies een andere grondstof.
reason-spot-taken = Op het { resource }veld van het marktplein staat { $by } al. Kies een andere grondstof.
reason-on-main-square = Je hebt al een arbeider op het marktplein. Meer dan één mag niet.
reason-resource-missing = Je hebt geen { resource } om mee te betalen. Zorg daar eerst voor.

## Arbeiders terughalen

reason-take-back-not-now =
    { $decision ->
        [choose-resource] Het spel is nog niet begonnen. Daarna kun je op elk moment arbeiders terughalen.
        [discard] Eerst moet er een bouwproject worden afgelegd. Daarna kun je weer arbeiders terughalen.
       *[other] Op dit moment kun je geen arbeiders terughalen. Wacht op de volgende beslissing.
    }
