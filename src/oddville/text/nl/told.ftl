### Een beurt zoals die wordt verteld: één zin, dan stap voor stap. Zinsdelen beginnen met het werkwoord; $who is ‘you’ voor
### de lezer. $worker is het nummer van een arbeiderskaart, $card en $taken zijn namen van gebouwen.

told-sentence = { $subject } { $clause }.
told-you = Je
told-and = { $first } en { $second }
told-then = { $first } en { $second }

told-price =
    { $price ->
        [0] gratis
        [one] voor { $price } munt
       *[other] voor { $price } munten
    }
told-at-price = { " " }{ told-price }
told-coins-count =
    { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }

## Zinsdelen

told-begins =
    { $who ->
        [you] begint met { resource }
       *[other] begint met { resource }
    }
told-benefactor =
    { $who ->
        [you] krijgt { told-coins-count } van de Benefactor
       *[other] krijgt { told-coins-count } van de Benefactor
    }
told-picks-up =
    { $who ->
        [you] pakt al je arbeiderskaarten weer op
       *[other] pakt alle arbeiderskaarten weer op
    }
told-recovers =
    { $who ->
        [you] neemt { told-price } { told-cards } terug
       *[other] neemt { told-price } { told-cards } terug
    }
told-cards =
    { $count ->
        [one] één kaart
        [2] twee kaarten
       *[other] drie kaarten
    }
told-coins =
    { $who ->
        [you] neemt { told-coins-count } met arbeider { $worker }
       *[other] neemt { told-coins-count } met arbeider { $worker }
    }
told-resource =
    { $who ->
        [you] neemt { resource } met arbeider { $worker }, { told-price }
       *[other] neemt { resource } met arbeider { $worker }, { told-price }
    }
told-second =
    { $who ->
        [you] neemt ook { resource }, { told-price }
       *[other] neemt ook { resource }, { told-price }
    }
told-project =
    { $who ->
        [you] neemt { $card }{ told-at-price }
       *[other] neemt { $card }{ told-at-price }
    }
told-discards =
    { $who ->
        [you] legt { $card } onder de trekstapel
       *[other] legt { $card } onder de trekstapel
    }
told-builds =
    { $who ->
        [you] bouwt { $card }
       *[other] bouwt { $card }
    }
told-builds-too =
    { $who ->
        [you] bouwt { $card } met de Builder{ told-at-price }
       *[other] bouwt { $card } met de Builder{ told-at-price }
    }
told-gains =
    { $who ->
        [you] krijgt de { character }
       *[other] krijgt de { character }
    }
told-cheats =
    { $who ->
        [you] maakt van een munt { $card }
       *[other] maakt van een munt { $card }
    }
told-swaps =
    { $who ->
        [you] ruilt { $given } voor { $taken }
       *[other] ruilt { $given } voor { $taken }
    }
told-travels =
    { $who ->
        [you] stuurt een arbeider naar het marktplein
       *[other] stuurt een arbeider naar het marktplein
    }
told-takes-back =
    { $who ->
        [you] haalt een arbeider van { resource } terug
       *[other] haalt een arbeider van { resource } terug
    }
told-passes =
    { $who ->
        [you] past
       *[other] past
    }
told-sixth =
    { $who ->
        [you] plaatst je zesde arbeider: de laatste beurt
       *[other] plaatst de zesde arbeider: de laatste beurt
    }
told-tax =
    { $who ->
        [you] krijgt { told-coins-count } van de Tax Collector
       *[other] krijgt { told-coins-count } van de Tax Collector
    }
told-skips =
    { $who ->
        [you] laat een bonus liggen ({ $source })
       *[other] laat een bonus liggen ({ $source })
    }

## Wat een bonus opleverde, als regel van het verhaal

told-bonus = { $what }, { $source }
told-own-bonus = eigen bonus
told-transformed = { resource } wordt { target }

## Een tweede zin, als die de lezer aangaat

told-leaves-you = De { character } verlaat je.
told-leaves = verlaat { $players }
told-your-tax = Je Tax Collector levert { told-coins-count } op.

## De balk

told-pays = betaalt
told-gets = krijgt
told-points = { $before } → { $after } punten
told-worth = punten, { $points }
told-taken = gepakt
told-again = Nog eens tonen
told-pause = Pauzeren
told-go-on = Verder
told-skip = Naar het eind
told-controls = Wat er gebeurt
told-streets =
    { $streets ->
        [0] Geen straat sluit
        [one] Eén straat sluit
       *[other] { $streets } straten sluiten
    } aan: { $count ->
        [0] geen bonus
        [one] één bonus
       *[other] { $count } bonussen
    }.

## Voor schermlezers

told-live =
    { $pays ->
        [none] { $sentence }
       *[other] { $sentence } Betaalt { $pays }.
    }
told-live-gets = Krijgt { $gets }.
told-live-points = Van { $before } naar { $after } punten.
told-live-your-turn =
    { $count ->
        [one] Sinds je vorige beurt: één beurt, { $summary }. { $sentence }
       *[other] Sinds je vorige beurt: { $count } beurten, { $summary }. { $sentence }
    }
told-live-built =
    { $streets ->
        [0] { $card } gebouwd, geen straat: { $gets }.
        [one] { $card } gebouwd, één straat: { $gets }.
       *[other] { $card } gebouwd, { $streets } straten: { $gets }.
    }
told-joins-you = De { character } komt bij je.

## Het verhaal tot nu toe

told-story = Het verhaal tot nu toe
told-all-turns = Alle beurten
told-turn = beurt { $turn }
told-set-up = voorbereiding
told-continued = Deze partij gaat verder vanaf beurt { $turn } van een eerdere.

## Sinds je vorige beurt

told-recap = Sinds je vorige beurt
told-recap-count =
    { $count ->
        [one] 1 beurt: { $summary }
       *[other] { $count } beurten: { $summary }
    }
told-buildings =
    { $count ->
        [one] 1 gebouw
       *[other] { $count } gebouwen
    }
told-characters =
    { $count ->
        [one] 1 karakter
       *[other] { $count } karakters
    }
told-projects =
    { $count ->
        [one] 1 bouwproject gepakt
       *[other] { $count } bouwprojecten gepakt
    }
told-nothing = niets gebouwd
told-my-turn = Mijn beurt
told-for-you = Voor jou
told-fact-pile = De stapel van { guild.the } is leeg: ‘{ $card }’ zou de karakters terugroepen.
told-fact-lost = Je bent de { character } kwijt.
told-fact-last = { $player } heeft vijf arbeiders in de stad: nog één en het spel is afgelopen.
told-fact-nothing = Niets dat je keuzes verandert.
