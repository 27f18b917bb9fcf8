### Wat er gebeurde, als zinnen voor het verslag. $who is ‘you’ als de lezer de speler zelf is.

## Voorbereiding en beurten

event-resource-picked =
    { $who ->
        [you] Je begint met { resource }.
       *[other] { $player } begint met { resource }.
    }

event-turn-began =
    { $who ->
        [you] Beurt { $turn }: jij bent aan de beurt.
       *[other] Beurt { $turn }: { $player } is aan de beurt.
    }

event-turn-passed =
    { $who ->
        [you] Je kunt niets doen en past.
       *[other] { $player } kan niets doen en past.
    }

event-turn-ended =
    { $who ->
        [you] Je beurt is voorbij.
       *[other] { $player } beëindigt de beurt.
    }

event-end-triggered =
    { $who ->
        [you] Je hebt zes arbeiders in de stad: na deze beurt is het spel afgelopen.
       *[other] { $player } heeft zes arbeiders in de stad: na deze beurt is het spel afgelopen.
    }

event-game-ended =
    { $who ->
        [you] Het spel is afgelopen: je wint!
       *[other] Het spel is afgelopen: { $player } wint.
    }

## Arbeiderskaarten

event-worker-cards-recovered =
    { $who ->
        [you]
            { $count ->
                [one] Je neemt arbeiderskaart { $workers } terug.
               *[other] Je neemt de arbeiderskaarten { $workers } terug.
            }
       *[other]
            { $count ->
                [one] { $player } neemt arbeiderskaart { $workers } terug.
               *[other] { $player } neemt de arbeiderskaarten { $workers } terug.
            }
    }

event-worker-card-played =
    { $who ->
        [you] Je speelt arbeider { $worker }.
       *[other] { $player } speelt arbeider { $worker }.
    }

event-second-resource-declined =
    { $who ->
        [you] Je neemt geen tweede grondstof.
       *[other] { $player } neemt geen tweede grondstof.
    }

## Munten

event-coin-drawn =
    { $source ->
        [tax-collector]
            { $who ->
                [you] De Tax Collector brengt je een munt.
               *[other] De Tax Collector brengt { $player } een munt.
            }
        [benefactor]
            { $who ->
                [you] De Benefactor geeft je een munt.
               *[other] De Benefactor geeft { $player } een munt.
            }
        [bonus]
            { $who ->
                [you] Je trekt een munt voor de bonus.
               *[other] { $player } trekt een munt voor de bonus.
            }
       *[worker-card]
            { $who ->
                [you] Je trekt een munt.
               *[other] { $player } trekt een munt.
            }
    }

event-coin-paid =
    { $who ->
        [you] Een van je munten gaat boven op de trekstapel.
       *[other] { $player } legt een munt boven op de trekstapel.
    }

event-payment-made =
    { $who ->
        [you] Je betaalt { payment }.
       *[other] { $player } betaalt { payment }.
    }

payment =
    { $purpose ->
        [recovery]
            { $amount ->
                [one] { $amount } munt om arbeiderskaarten terug te nemen
               *[other] { $amount } munten om arbeiderskaarten terug te nemen
            }
        [slot]
            { $amount ->
                [one] { $amount } munt voor het vakje
               *[other] { $amount } munten voor het vakje
            }
        [row]
            { $amount ->
                [one] { $amount } munt voor een kaart uit de gebouwenrij
               *[other] { $amount } munten voor een kaart uit de gebouwenrij
            }
       *[builder]
            { $amount ->
                [one] { $amount } munt om met de Builder te bouwen
               *[other] { $amount } munten om met de Builder te bouwen
            }
    }

## Arbeiders op het grondstoffenbord

event-worker-placed =
    { $who ->
        [you] Je krijgt { resource } ({ slot }).
       *[other] { $player } krijgt { resource } ({ slot }).
    }

event-worker-spent =
    { $who ->
        [you] Je betaalt { resource } ({ slot }).
       *[other] { $player } betaalt { resource } ({ slot }).
    }

event-worker-taken-back =
    { $who ->
        [you] Je haalt een arbeider terug: { resource } ({ slot }).
       *[other] { $player } haalt een arbeider terug: { resource } ({ slot }).
    }

event-worker-moved =
    { $who ->
        [you] Je wisselt { resource } ({ slot }) voor { target } ({ target-slot }).
       *[other] { $player } wisselt { resource } ({ slot }) voor { target } ({ target-slot }).
    }

## Bouwprojecten en de gebouwenrij

event-row-card-taken =
    { $who ->
        [you] Je neemt ‘{ $card }’ van positie { $position } van de gebouwenrij.
       *[other] { $player } neemt ‘{ $card }’ van positie { $position } van de gebouwenrij.
    }

event-project-discarded =
    { $who ->
        [you] Je legt ‘{ $card }’ af; die kaart gaat onder de trekstapel.
       *[other] { $player } legt ‘{ $card }’ af; die kaart gaat onder de trekstapel.
    }

event-row-shifted = ‘{ $card }’ schuift in de gebouwenrij van positie { $origin } naar positie { $position }.
event-row-filled = ‘{ $card }’ komt op positie { $position } van de gebouwenrij.

## Bouwen

event-project-chosen =
    { $who ->
        [you] Je kiest ‘{ $card }’ om te bouwen.
       *[other] { $player } kiest ‘{ $card }’ om te bouwen.
    }

event-card-built =
    { $who ->
        [you] Je bouwt ‘{ $card }’ { cell }.
       *[other] { $player } bouwt ‘{ $card }’ { cell }.
    }

event-bonus-used =
    { $who ->
        [you] Je gebruikt de bonus ‘{ bonus }’ ({ $card }).
       *[other] { $player } gebruikt de bonus ‘{ bonus }’ ({ $card }).
    }

event-bonus-forgone =
    { $who ->
        [you] Je slaat de bonus ‘{ bonus }’ over ({ $card }).
       *[other] { $player } slaat de bonus ‘{ bonus }’ over ({ $card }).
    }

## Karakters

event-character-returned =
    { $who ->
        [you] Je levert de { character } in.
       *[other] { $player } levert de { character } in.
    }

event-pile-shuffled = De stapel van { guild.the } wordt geschud; bovenop: { character }.

event-character-taken =
    { $who ->
        [you] Je krijgt de { character }.
       *[other] { $player } krijgt de { character }.
    }

event-pile-top-shown = Nu boven op de stapel van { guild.the }: { character }.

## Krachten

event-builder-asked =
    { $who ->
        [you] Met de Builder mag jij ook bouwen.
       *[other] Met de Builder mag { $player } ook bouwen.
    }

event-builder-declined =
    { $who ->
        [you] Je bouwt niet met de Builder.
       *[other] { $player } bouwt niet met de Builder.
    }

event-coin-turned =
    { $who ->
        [you] Cheater: je draait een munt om en krijgt het bouwproject ‘{ $card }’.
       *[other] Cheater: { $player } draait een munt om en krijgt het bouwproject ‘{ $card }’.
    }

event-project-swapped =
    { $who ->
        [you] Bookkeeper: je ruilt ‘{ $given }’ voor ‘{ $taken }’ op positie { $position } van de gebouwenrij.
       *[other] Bookkeeper: { $player } ruilt ‘{ $given }’ voor ‘{ $taken }’ op positie { $position } van de gebouwenrij.
    }

event-worker-travelled =
    { $who ->
        [you] Traveller: je zet een arbeider op het { resource }veld van het marktplein.
       *[other] Traveller: { $player } zet een arbeider op het { resource }veld van het marktplein.
    }
