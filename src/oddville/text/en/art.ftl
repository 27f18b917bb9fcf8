### What drawings say to those who hear them instead of seeing them.

# $direction: one of the four edges
art-direction =
    { $direction ->
        [up] up
        [right] right
        [down] down
       *[left] left
    }

# Several of a resource: $count, $resource
art-amount =
    { $count ->
        [1] { resource }
       *[other] { $count } × { resource }
    }

art-nothing = none

# $owner is the colour of a player
art-owner = Owner: { $owner }.

## Cards

# $scoring is a sentence; $cost, $streets are lists
art-card-description =
    { $scoring } { $guild ->
        [none] No guild.
       *[other] Guild: { guild }.
    } Bonus: { bonus }. { $shield ->
        [0] No shield.
       *[other] Shield: { $shield }.
    } Streets: { $streets }. Cost: { $cost }.

art-coin-side-description = The back of every building card: one coin.

# $worker counts from 1, $colour is the player's
art-worker-card = Worker card { $worker }, { $colour }
art-worker-card-description = Coins: { $coins }. Resources: { $resources }. Prices of the row: { $prices }.

art-main-square-description = { $scoring } Bonus: { $given }. Streets: { $streets }. Spots: { $spots }.
art-spot = { resource } ({ $owner })

art-character-description = Guild: { guild }. { $power } { $points }

## Pieces and boards

art-pawn = Worker, { $colour }
art-pawn-description =
    { $colour_id ->
        [purple] A pawn with a pointed hood.
        [blue] A pawn with a round cap.
        [red] A pawn with a square helm.
       *[yellow] A pawn with a crown.
    }
art-standee = Fold-up worker, { $colour }

art-resources-board-description = The side for { $players } players. Price of the upper slot: { $upper }. Prices of the lower slots: { $lower }. Workers: { $workers }.
art-workers-at = { resource }: { $owners }

## City and table

art-city-description =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } with the Main Square. Workers: { $workers }.
art-workers-of = { $colour } { $count }

art-table = Table
art-table-description =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the city, { $deck } in the deck. Points: { $scores }.

art-contact-sheet = All cards
art-contact-sheet-description =
    { $cards ->
        [one] { $cards } drawing
       *[other] { $cards } drawings
    } of this edition.
