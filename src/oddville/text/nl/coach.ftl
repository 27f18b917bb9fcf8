### Waarom een zet goed is, of beter dan de gespeelde. Het gaat steeds om de betere zet.
### $card en $card_less zijn gebouwen, $by is een speler, $worker en $kept zijn nummers van arbeiderskaarten.

why-none = Er is niet één reden die eruit springt. De andere zet won in de zoektocht gewoon vaker.
why-none-alone = In veel partijen die vanaf hier zijn doorgespeeld, won deze zet het vaakst.

why-amount = { $count } { resource }
why-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Een zet op zichzelf

why-wins = Daarmee eindigt het spel, gewonnen met { $points } tegen { $most }.
why-wins-tie = De partij eindigt ermee en is bij een gelijke stand van { $points } gewonnen.
why-brings = Met ‘{ $card }’ stijgt je score meteen met { $points }.
why-can-build = Voor ‘{ $card }’ heb je alles. Op de beste plek levert dat in de stad { why-points } op.
why-can-build-bonus = Voor ‘{ $card }’ heb je alles. Punten levert dat nog niet op, maar wel meteen een bonus.
why-bonuses =
    { $count ->
        [one] Dat geeft een bonus: { $bonuses }.
       *[other] Dat geeft { $count } bonussen: { $bonuses }.
    }
why-character = Dat levert de { character } op.
why-character-dealt = Dat levert een karakter van het gilde van { guild.the } op: de stapel wordt geschud en het toeval bepaalt welk.
why-ready = Dan is alles er voor ‘{ $card }’.
why-closer = Dan ontbreekt voor ‘{ $card }’ alleen nog { $lacking }.
why-next-price =
    { $next ->
        [one] { $next } munt
       *[other] { $next } munten
    }
why-cheap =
    { $price ->
        [0] Nu is het gratis; daarna kost { resource } { why-next-price }.
        [one] Nu kost het 1 munt; daarna kost { resource } { why-next-price }.
       *[other] Nu kost het { $price } munten; daarna kost { resource } { why-next-price }.
    }
why-project = ‘{ $card }’ zou in de stad zoals die nu is { why-points } kunnen opleveren.
why-first-project = Zonder bouwproject heb je niets om te bouwen.
why-swapped = Voor ‘{ $card }’ ontbreekt dan alleen nog { $lacking }, minder dan voor ‘{ $card_less }’.
why-discards-farthest = Voor ‘{ $card }’ ontbreekt nog { $lacking }, meer dan voor je andere bouwprojecten.
why-discards-least = ‘{ $card }’ zou maar { $less } kunnen opleveren, je andere bouwprojecten minstens { why-points }.
why-in-row =
    { $count ->
        [one] Eén gebouw in de rij heeft { resource } nodig.
       *[other] { $count } gebouwen in de rij hebben { resource } nodig.
    }
why-row-opens = Dan heb je alles voor ‘{ $card }’ in de rij. Dat zou { why-points } kunnen opleveren.
why-keeps = Het kost niets, en je hebt dan alvast { resource } voor een later gebouw.
why-last-point = Het kost niets, en het spel eindigt: elke arbeider op het grondstoffenbord is een punt waard.
why-recovers = Daarna zijn er weer { $count } arbeiderskaarten in de hand.
why-coins =
    { $coins ->
        [one] Dan heb je { $coins } munt om mee te betalen.
       *[other] Dan heb je { $coins } munten om mee te betalen.
    }
why-full = Dan heb je { $coins } munten, het hoogste aantal.
why-cheats = Zo krijg je zonder arbeiderskaart nog een bouwproject. Niemand weet welk.
why-frees = Je voorraad is leeg: de arbeider die je terugneemt, kan iets anders doen.
why-spares = Voor je bouwprojecten heb je dit niet nodig, en de arbeider blijft vrij. Je hebt er nog { $count }.
why-nothing-else = Verder helpt hier niets je bij het bouwen.

## Een zet tegenover de gespeelde

why-ended-behind = De gespeelde zet beëindigt het spel, en { $by } wint met { $most } tegen { $points }.
why-rival-ends = { $by } kan ‘{ $card }’ bouwen en het spel beëindigen. Nu telt de score: { $points } in plaats van { $less }.
why-build-now = ‘{ $card }’ kan meteen gebouwd worden. De score stijgt daarmee met { $points }.
why-extra-build = Zo wordt ‘{ $card }’ gebouwd zonder dat het een beurt kost, voor { $price } munten.
why-better-place = Op de betere plek stijgt de score door ‘{ $card }’ meteen met { $points }, niet met { $less }.
why-better-card = Met ‘{ $card }’ stijgt de score meteen met { $points }, met ‘{ $card_less }’ maar met { $less }.
why-more-points = De score stijgt meteen met { $points }, niet met { $less }.
why-worker-points =
    { $count ->
        [one] Na de betere zet staat er { $count } arbeider op het grondstoffenbord, niet { $less }: elk is een punt waard, en het einde is nabij.
       *[other] Na de betere zet staan er { $count } arbeiders op het grondstoffenbord, niet { $less }: elk is een punt waard, en het einde is nabij.
    }
why-points-ahead = De score stijgt meteen met { $points } meer dan bij de gespeelde zet.
why-bonus-count =
    { $count ->
        [one] een bonus
       *[other] { $count } bonussen
    }
why-more-bonuses =
    { $less ->
        [0] Dat geeft { why-bonus-count } ({ $bonuses }), de gespeelde zet geeft er geen.
       *[other] Dat geeft { why-bonus-count } ({ $bonuses }), niet { $less }.
    }
why-rival-gained =
    { $less ->
        [0] De gespeelde zet levert ook { $by } { why-points } op.
       *[other] De gespeelde zet levert { $by } { why-points } op, de betere { $less }.
    }
why-rival-loses =
    { $less ->
        [0] Dat kost { $by } { why-points }.
       *[other] Dat kost { $by } { why-points }, de gespeelde zet maar { $less }.
    }
why-rival-worth =
    { $less ->
        [0] Na de gespeelde zet zou ‘{ $card }’ { $by } { why-points } kunnen opleveren, na de betere geen.
       *[other] Na de gespeelde zet zou ‘{ $card }’ { $by } { why-points } kunnen opleveren, na de betere maar { $less }.
    }
why-blocks = Na de betere zet kan { $by } ‘{ $card }’ niet meteen bouwen.
why-no-place = Na de betere zet past ‘{ $card }’, een bouwproject van { $by }, nergens in de stad.
why-dearer-for-rival =
    { $less ->
        [0] { $by } mist voor ‘{ $card }’ alleen nog { resource }. Na de betere zet kost dat { $price }, na de gespeelde niets.
       *[other] { $by } mist voor ‘{ $card }’ alleen nog { resource }. Na de betere zet kost dat { $price }, na de gespeelde maar { $less }.
    }
why-ready-instead = Na de betere zet is alles er voor ‘{ $card }’. Na de gespeelde zet ontbreekt { $lacking }.
why-readies-better = Na de betere zet kan ‘{ $card }’ worden gebouwd, voor { why-points } in de stad, na de gespeelde zet ‘{ $card_less }’, voor { $less }.
why-can-wait = ‘{ $card }’ kan wachten: alles wat ervoor nodig is, blijft er.
why-closer-instead = Na de betere zet ontbreekt voor ‘{ $card }’ alleen nog { $lacking }, na de gespeelde zet { $lacking_less }.
why-left-to-rival = { $by } heeft al alles voor ‘{ $card }’ en is als volgende aan de beurt.
why-better-project = ‘{ $card }’ zou in de stad zoals die nu is { why-points } kunnen opleveren, ‘{ $card_less }’ maar { $less }.
why-nearer-project = Voor ‘{ $card }’ ontbreekt dan alleen { $lacking }, voor ‘{ $card_less }’ { $lacking_less }.
why-project-character = Zoals het nu staat, levert ‘{ $card }’ ook de { character } op.
why-turned = Zo wordt een munt omgedraaid: één bouwproject meer om uit te kiezen.
why-travels = De { character-traveller } zet naast de actie een arbeider in de stad: dat is nummer { $count } van { $of }.
why-worth-more =
    { $less ->
        [0] Na de betere zet zou ‘{ $card }’ { why-points } kunnen opleveren, na de gespeelde zet geen.
       *[other] Na de betere zet zou ‘{ $card }’ { why-points } kunnen opleveren, na de gespeelde zet maar { $less }.
    }
why-row-ready = Dan is alles er voor ‘{ $card }’ in de rij. Dat zou { why-points } kunnen opleveren.
why-nearer-end =
    { $count ->
        [one] Bij { $points } tegen { $most } komt het einde zo dichterbij: nog één arbeider in de stad en het spel eindigt.
       *[other] Bij { $points } tegen { $most } komt het einde zo dichterbij: nog { $count } arbeiders in de stad en het spel eindigt.
    }
why-same-cheaper =
    { $price ->
        [0] Dat levert hetzelfde op, maar gratis.
        [1] Dat levert hetzelfde op voor 1 munt, niet voor { $less }.
       *[other] Dat levert hetzelfde op voor { $price } munten, niet voor { $less }.
    }
why-other-worker = Arbeider { $worker } kan hetzelfde, en arbeider { $kept } blijft in de hand.
why-coins-short =
    { $coins ->
        [0] ‘{ $card }’ heeft { resource } nodig, en dat kost nu { $price }. De gespeelde zet laat geen munten over.
        [one] ‘{ $card }’ heeft { resource } nodig, en dat kost nu { $price }. De gespeelde zet laat maar { $coins } munt over.
       *[other] ‘{ $card }’ heeft { resource } nodig, en dat kost nu { $price }. De gespeelde zet laat maar { $coins } munten over.
    }
why-more-coins =
    { $coins ->
        [one] Na de betere zet is er { $coins } munt over, niet { $less }.
       *[other] Na de betere zet zijn er { $coins } munten over, niet { $less }.
    }
why-more-resources =
    { $count ->
        [one] Na de betere zet staat er { $count } arbeider op het grondstoffenbord, niet { $less }.
       *[other] Na de betere zet staan er { $count } arbeiders op het grondstoffenbord, niet { $less }.
    }
why-more-supply =
    { $count ->
        [one] Na de betere zet is er { $count } arbeider in de voorraad, na de gespeelde geen.
       *[other] Na de betere zet zijn er { $count } arbeiders in de voorraad, na de gespeelde geen.
    }
why-more-cards =
    { $count ->
        [one] Na de betere zet is er nog { $count } arbeiderskaart in de hand, niet { $less }.
       *[other] Na de betere zet zijn er nog { $count } arbeiderskaarten in de hand, niet { $less }.
    }
why-stays-in-hand = Arbeider { $kept }, een sterkere, blijft in de hand.
why-last-card = Zo gaat de laatste arbeiderskaart uit de hand: alle vier komen de volgende beurt gratis terug.

## Waar het om gaat: de eerste stap van een hint

hint-matters-end-is-near = Het einde is nabij. Tel de punten, die van jou en die van de anderen.
hint-matters-power = Een van je karakters kan hier helpen.
hint-matters-place = Bekijk elke plek: wat de kaart daar scoort en welke straten elkaar raken.
hint-matters-bonuses = De volgorde van de bonussen telt, en ook wat je bouwprojecten nog missen.
hint-matters-build = Er is iets klaar om te bouwen.
hint-matters-coins = Kijk naar je munten en naar wat je hierna wilt betalen.
hint-matters-resource = Kijk wat je bouwprojecten nog missen, en naar de prijzen van de vakjes.
hint-matters-project = Kijk naar de gebouwenrij: welke kaart scoort het meest in deze stad?
hint-matters-cards = Kijk naar je arbeiderskaarten.
hint-matters-choice = Denk aan je volgende twee beurten.
