### Wat tekeningen zeggen tegen wie ze hoort in plaats van ziet.

# $direction: een van de vier randen
art-direction =
    { $direction ->
        [up] boven
        [right] rechts
        [down] onder
       *[left] links
    }

# Meer van een grondstof: $count, $resource
art-amount =
    { $count ->
        [1] { resource }
       *[other] { $count } × { resource }
    }

art-nothing = geen

# $owner is de kleur van een speler
art-owner = Eigenaar: { $owner }.

## Kaarten

# $scoring is een zin; $cost en $streets zijn lijsten
art-card-description =
    { $scoring } { $guild ->
        [none] Geen gilde.
       *[other] Gilde: { guild }.
    } Bonus: { bonus }. { $shield ->
        [0] Geen schild.
       *[other] Schild: { $shield }.
    } Straten: { $streets }. Kosten: { $cost }.

art-coin-side-description = De achterkant van elke gebouwkaart: één munt.

# $worker telt vanaf 1, $colour is die van de speler
art-worker-card = Arbeiderskaart { $worker }, { $colour }
art-worker-card-description = Munten: { $coins }. Grondstoffen: { $resources }. Prijzen van de gebouwenrij: { $prices }.

art-main-square-description = { $scoring } Bonus: { $given }. Straten: { $streets }. Plekken: { $spots }.
art-spot = { resource } ({ $owner })

art-character-description = Gilde: { guild }. { $power } { $points }

## Pionnen en borden

art-pawn = Arbeider, { $colour }
art-pawn-description =
    { $colour_id ->
        [purple] Een pion met een puntmuts.
        [blue] Een pion met een ronde kap.
        [red] Een pion met een vierkante helm.
       *[yellow] Een pion met een kroon.
    }
art-standee = Vouwbare arbeider, { $colour }

art-resources-board-description = De zijde voor { $players } spelers. Prijs van het bovenste vak: { $upper }. Prijzen van de onderste vakjes: { $lower }. Arbeiders: { $workers }.
art-workers-at = { resource }: { $owners }

## Stad en tafel

art-city-description =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } met het Marktplein. Arbeiders: { $workers }.
art-workers-of = { $colour } { $count }

art-table = Tafel
art-table-description =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } in de stad, { $deck } in de stapel. Punten: { $scores }.

art-contact-sheet = Alle kaarten
art-contact-sheet-description =
    { $cards ->
        [one] { $cards } tekening
       *[other] { $cards } tekeningen
    } van deze editie.
