### What lies on the table, in the words that players know from the rulebook.
### Attributes are forms for sentences; they belong to this language alone.

## Resources

resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-crystal = crystal

# $resource: one of the four
resource =
    { $resource ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }

# $target: the resource that another one becomes
target =
    { $target ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }

## Slots of the resources board; the lower ones count from the left

slot =
    { $slot ->
        [upper] upper slot
       *[other] lower slot { $slot }
    }

target-slot =
    { $target_slot ->
        [upper] upper slot
       *[other] lower slot { $target_slot }
    }

## Guilds

guild-mask = mask
guild-rooster = rooster
guild-bells = bells
guild-fleur-de-lis = fleur-de-lis

guild =
    { $guild ->
        [mask] { guild-mask }
        [rooster] { guild-rooster }
        [bells] { guild-bells }
       *[fleur-de-lis] { guild-fleur-de-lis }
    }

## Characters

character-human-resources-manager = Human Resources Manager
character-landowner = Landowner
character-seignior = Seignior
character-cheater = Cheater
character-mistress = Mistress
character-bookkeeper = Bookkeeper
character-ghost = Ghost of a Lovely Spinster
character-tax-collector = Tax Collector
character-benefactor = Benefactor
character-lamplighter = Lamplighter
character-builder = Builder
character-traveller = Traveller

character =
    { $character ->
        [human-resources-manager] { character-human-resources-manager }
        [landowner] { character-landowner }
        [seignior] { character-seignior }
        [cheater] { character-cheater }
        [mistress] { character-mistress }
        [bookkeeper] { character-bookkeeper }
        [ghost] { character-ghost }
        [tax-collector] { character-tax-collector }
        [benefactor] { character-benefactor }
        [lamplighter] { character-lamplighter }
        [builder] { character-builder }
       *[traveller] { character-traveller }
    }

## The players' colours

colour-purple = purple
colour-blue = blue
colour-red = red
colour-yellow = yellow

## Other components, for headings and counts

component-worker-card = { $count ->
    [one] Worker card
   *[other] Worker cards
}
component-worker = { $count ->
    [one] Worker
   *[other] Workers
}
component-coin = { $count ->
    [one] Coin
   *[other] Coins
}
component-project = { $count ->
    [one] Project
   *[other] Projects
}
component-building = { $count ->
    [one] Building
   *[other] Buildings
}
component-character = { $count ->
    [one] Character
   *[other] Characters
}
component-guild = { $count ->
    [one] Guild
   *[other] Guilds
}
component-resource = { $count ->
    [one] Resource
   *[other] Resources
}
component-shield = { $count ->
    [one] Shield
   *[other] Shields
}
component-resources-board = Resources board
component-supply = Supply
component-hand = Hand
component-row = Row
component-deck = Deck
component-city = City

## Places

main-square = Main Square

# Stands for a card where there is none
empty-place = empty place

# $row counts from 1, the row of the Main Square; $across are columns beside it.
cell =
    { $side ->
        [here] on the Main Square
        [below] in row { $row }, straight below the Main Square
        [left]
            { $across ->
                [one] in row { $row }, one column left of the Main Square
               *[other] in row { $row }, { $across } columns left of the Main Square
            }
       *[right]
            { $across ->
                [one] in row { $row }, one column right of the Main Square
               *[other] in row { $row }, { $across } columns right of the Main Square
            }
    }

## Amounts

price =
    { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }

points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }

## Small words

# Stands where a player's name would, when a shuffle is awaited
chance = Chance

list-and = { $rest } and { $end }
list-or = { $rest } or { $end }
labelled = { $label }: { $text }
