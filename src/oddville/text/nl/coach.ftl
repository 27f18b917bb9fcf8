### Waarom een zet goed is, of beter dan de gespeelde. Het gaat steeds om de betere zet.
### $card en $card_less zijn gebouwen, $by is een speler, $worker en $kept zijn Romeinse cijfers.

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
why-brings = { $card } levert meteen { why-points } op.
why-can-build = Voor ‘{ $card }’ heb je alles. Op de beste plek levert dat { why-points } op.
why-bonuses =
    { $count ->
        [one] Dat geeft een bonus: { $bonuses }.
       *[other] Dat geeft { $count } bonussen: { $bonuses }.
    }
why-character = Dat levert de { character } op.
why-ready = Dan is alles er voor ‘{ $card }’.
why-closer = Dan ontbreekt voor ‘{ $card }’ alleen nog { $lacking }.
why-cheap =
    { $price ->
        [0] Nu is het gratis; daarna kost { resource } { $next }.
        [one] Nu kost het 1 munt; daarna kost { resource } { $next }.
       *[other] Nu kost het { $price } munten; daarna kost { resource } { $next }.
    }
why-project = { $card } zou in de stad zoals die nu is { why-points } kunnen opleveren.
why-first-project = Zonder bouwproject heb je niets om te bouwen.
why-swapped = Voor ‘{ $card }’ ontbreekt dan alleen nog { $lacking }, minder dan voor ‘{ $card_less }’.
why-discards-farthest = Voor ‘{ $card }’ ontbreekt nog { $lacking }, meer dan voor je andere bouwprojecten.
why-discards-least = { $card } zou maar { $less } kunnen opleveren, je andere bouwprojecten minstens { why-points }.
why-in-row =
    { $count ->
        [one] Eén gebouw in de rij heeft { resource } nodig.
       *[other] { $count } gebouwen in de rij hebben { resource } nodig.
    }
why-keeps = Het kost niets, en je hebt dan alvast { resource } voor een later gebouw.
why-last-point = Het kost niets, en het spel eindigt: elke arbeider op het grondstoffenbord is een punt waard.
why-recovers = Daarna zijn er weer { $count } arbeiderskaarten in de hand.
why-coins =
    { $coins ->
        [one] Dan is er { $coins } munt om mee te betalen.
       *[other] Dan zijn er { $coins } munten om mee te betalen.
    }
why-full = Dan heb je { $coins } munten, het hoogste aantal.
why-spares = Voor je bouwprojecten heb je dit niet nodig, en de arbeider blijft vrij. Je hebt er nog { $count }.
why-nothing-else = Verder helpt hier niets je bij het bouwen.

## Een zet tegenover de gespeelde

why-ended-behind = De gespeelde zet beëindigt het spel, en { $by } wint met { $most } tegen { $points }.
why-rival-ends = { $by } kan { $card } bouwen en het spel beëindigen. Nu tellen punten meteen: { $points } in plaats van { $less }.
why-build-now = { $card } kan meteen gebouwd worden, voor { why-points }.
why-better-place = Op de betere plek levert { $card } meteen { why-points } op, niet { $less }.
why-better-card = { $card } levert meteen { why-points } op, { $card_less } maar { $less }.
why-more-points = Dat levert meteen { why-points } op, niet { $less }.
why-points-ahead = Dat levert meteen { why-points } meer op dan de gespeelde zet.
why-more-bonuses =
    { $count ->
        [one] Dat geeft een bonus ({ $bonuses }), de gespeelde zet geeft er geen.
       *[other] Dat geeft { $count } bonussen ({ $bonuses }), niet { $less }.
    }
why-rival-gained =
    { $less ->
        [0] De gespeelde zet levert ook { $by } { why-points } op.
       *[other] De gespeelde zet levert { $by } { why-points } op, de betere { $less }.
    }
why-blocks = Daarna kan { $by } { $card } niet meteen bouwen.
why-ready-instead = Daarna is alles er voor ‘{ $card }’. Na de gespeelde zet ontbreekt { $lacking }.
why-closer-instead = Daarna ontbreekt voor ‘{ $card }’ alleen nog { $lacking }, na de gespeelde zet { $lacking_less }.
why-left-to-rival = { $by } heeft al alles voor ‘{ $card }’ en is als volgende aan de beurt.
why-better-project = { $card } zou in de stad zoals die nu is { why-points } kunnen opleveren, { $card_less } maar { $less }.
why-same-cheaper =
    { $price ->
        [0] Dat levert hetzelfde op, maar gratis.
        [1] Dat levert hetzelfde op voor 1 munt, niet voor { $less }.
       *[other] Dat levert hetzelfde op voor { $price } munten, niet voor { $less }.
    }
why-other-worker = Arbeider { $worker } kan hetzelfde, en arbeider { $kept } blijft in de hand.
why-coins-short =
    { $coins ->
        [0] { $card } heeft { resource } nodig, en dat kost nu { $price }. De gespeelde zet laat geen munten over.
        [one] { $card } heeft { resource } nodig, en dat kost nu { $price }. De gespeelde zet laat maar { $coins } munt over.
       *[other] { $card } heeft { resource } nodig, en dat kost nu { $price }. De gespeelde zet laat maar { $coins } munten over.
    }
why-more-coins =
    { $coins ->
        [one] Daarna is er { $coins } munt over, niet { $less }.
       *[other] Daarna zijn er { $coins } munten over, niet { $less }.
    }
why-more-resources =
    { $count ->
        [one] Daarna staat er { $count } arbeider op het grondstoffenbord, niet { $less }.
       *[other] Daarna staan er { $count } arbeiders op het grondstoffenbord, niet { $less }.
    }
why-more-cards =
    { $count ->
        [one] Daarna is er nog { $count } arbeiderskaart in de hand, niet { $less }.
       *[other] Daarna zijn er nog { $count } arbeiderskaarten in de hand, niet { $less }.
    }

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
