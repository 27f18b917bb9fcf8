### Wat er op tafel ligt, met de woorden van de spelregels.
### Attributen zijn vormen voor zinnen; ze horen alleen bij deze taal.

## Grondstoffen

resource-wood = hout
resource-clay = klei
resource-stone = steen
resource-crystal = kristal

# $resource: een van de vier
resource =
    { $resource ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }
    .upper =
        { $resource ->
            [wood] Hout
            [clay] Klei
            [stone] Steen
           *[crystal] Kristal
        }

# $target: de grondstof waarin een andere verandert
target =
    { $target ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }

## Vakjes van het grondstoffenbord; de onderste tellen van links

slot =
    { $slot ->
        [upper] bovenste vak
       *[other] onderste rij, vakje { $slot }
    }

target-slot =
    { $target_slot ->
        [upper] bovenste vak
       *[other] onderste rij, vakje { $target_slot }
    }

## Gilden

guild-mask = masker
guild-rooster = haan
guild-bells = klokken
guild-fleur-de-lis = fleur-de-lis

guild =
    { $guild ->
        [mask] { guild-mask }
        [rooster] { guild-rooster }
        [bells] { guild-bells }
       *[fleur-de-lis] { guild-fleur-de-lis }
    }
    .the =
        { $guild ->
            [mask] het { guild-mask }
           *[other] de { guild }
        }

## Karakters: de Nederlandse spelregels houden de Engelse namen van de kaarten aan

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

## De kleuren van de spelers

colour-purple = paars
colour-blue = blauw
colour-red = rood
colour-yellow = geel

## Ander spelmateriaal, voor koppen en aantallen

component-worker-card = { $count ->
    [one] Arbeiderskaart
   *[other] Arbeiderskaarten
}
component-worker = { $count ->
    [one] Arbeider
   *[other] Arbeiders
}
component-coin = { $count ->
    [one] Munt
   *[other] Munten
}
component-project = { $count ->
    [one] Bouwproject
   *[other] Bouwprojecten
}
component-building = { $count ->
    [one] Gebouw
   *[other] Gebouwen
}
component-character = { $count ->
    [one] Karakter
   *[other] Karakters
}
component-guild = { $count ->
    [one] Gilde
   *[other] Gilden
}
component-resource = { $count ->
    [one] Grondstof
   *[other] Grondstoffen
}
component-shield = { $count ->
    [one] Schild
   *[other] Schilden
}
component-resources-board = Grondstoffenbord
component-supply = Voorraad
component-hand = Hand
component-row = Gebouwenrij
component-deck = Trekstapel
component-city = Stad

## Plaatsen

main-square = Marktplein

# Staat voor een kaart waar er geen ligt
empty-place = lege plaats

# $row telt vanaf 1, de rij van het marktplein; $across zijn de kolommen ernaast.
cell =
    { $side ->
        [here] op het marktplein
        [below] in rij { $row }, recht onder het marktplein
        [left]
            { $across ->
                [one] in rij { $row }, één kolom links van het marktplein
               *[other] in rij { $row }, { $across } kolommen links van het marktplein
            }
       *[right]
            { $across ->
                [one] in rij { $row }, één kolom rechts van het marktplein
               *[other] in rij { $row }, { $across } kolommen rechts van het marktplein
            }
    }

## Hoeveelheden

price =
    { $price ->
        [0] gratis
        [one] { $price } munt
       *[other] { $price } munten
    }

points =
    { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    }

## Kleine woorden

# Staat in de plaats van een naam als er op schudden wordt gewacht
chance = het toeval

list-and = { $rest } en { $end }
list-or = { $rest } of { $end }
labelled = { $label }: { $text }
