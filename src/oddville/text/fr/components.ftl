### Ce qui se trouve sur la table, avec les mots de la règle du jeu.
### Les attributs sont des formes pour les phrases ; ils n’appartiennent qu’à cette langue.

## Ressources

resource-wood = bois
resource-clay = argile
resource-stone = pierre
resource-crystal = cristal

# $resource : l’une des quatre
resource =
    { $resource ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }
    .the =
        { $resource ->
            [wood] le bois
            [clay] l’argile
            [stone] la pierre
           *[crystal] le cristal
        }
    .some =
        { $resource ->
            [wood] du bois
            [clay] de l’argile
            [stone] de la pierre
           *[crystal] du cristal
        }
    .of =
        { $resource ->
            [wood] de bois
            [clay] d’argile
            [stone] de pierre
           *[crystal] de cristal
        }

# $target : la ressource qui remplace l’autre
target =
    { $target ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }

## Emplacements du plateau Ressources ; ceux du bas se comptent à partir de la gauche

slot =
    { $slot ->
        [upper] emplacement supérieur
       *[other] emplacement inférieur { $slot }
    }

target-slot =
    { $target_slot ->
        [upper] emplacement supérieur
       *[other] emplacement inférieur { $target_slot }
    }

## Guildes

guild-mask = masque
guild-rooster = coq
guild-bells = cloches
guild-fleur-de-lis = fleur-de-lys

guild =
    { $guild ->
        [mask] { guild-mask }
        [rooster] { guild-rooster }
        [bells] { guild-bells }
       *[fleur-de-lis] { guild-fleur-de-lis }
    }
    .of =
        { $guild ->
            [mask] du masque
            [rooster] du coq
            [bells] des cloches
           *[fleur-de-lis] de la fleur-de-lys
        }

## Personnages

character-human-resources-manager = Directeur des Ressources Humaines
character-landowner = Propriétaire Foncier
character-seignior = Seigneur
character-cheater = Tricheur
character-mistress = Favorite
character-bookkeeper = Intendant
character-ghost = Beauté Fanée
character-tax-collector = Collecteur de Taxes
character-benefactor = Bienfaiteur
character-lamplighter = Allumeur de Réverbères
character-builder = Bâtisseur
character-traveller = Voyageur

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
    .the =
        { $character ->
            [mistress] la { character-mistress }
            [bookkeeper] l’{ character-bookkeeper }
            [ghost] la { character-ghost }
            [lamplighter] l’{ character-lamplighter }
           *[other] le { character }
        }
    .of =
        { $character ->
            [mistress] de la { character-mistress }
            [bookkeeper] de l’{ character-bookkeeper }
            [ghost] de la { character-ghost }
            [lamplighter] de l’{ character-lamplighter }
           *[other] du { character }
        }

## Les couleurs des joueurs

colour-purple = violet
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune

## Le reste du matériel, pour les titres et les nombres

component-worker-card = { $count ->
    [one] Carte Ouvrier
   *[other] Cartes Ouvrier
}
component-worker = { $count ->
    [one] Ouvrier
   *[other] Ouvriers
}
component-coin = { $count ->
    [one] Pièce
   *[other] Pièces
}
component-project = { $count ->
    [one] Projet
   *[other] Projets
}
component-building = { $count ->
    [one] Bâtiment
   *[other] Bâtiments
}
component-character = { $count ->
    [one] Personnage
   *[other] Personnages
}
component-guild = { $count ->
    [one] Guilde
   *[other] Guildes
}
component-resource = { $count ->
    [one] Ressource
   *[other] Ressources
}
component-shield = { $count ->
    [one] Bouclier
   *[other] Boucliers
}
component-resources-board = Plateau Ressources
component-supply = Réserve
component-hand = Main
component-row = Rangée de bâtiments
component-deck = Pioche
component-city = Ville

## Lieux

main-square = Quartier Central

# Tient lieu de carte là où il n’y en a pas
empty-place = emplacement vide

# $row compte à partir de 1, la rangée du Quartier Central ; $across sont les colonnes à côté.
cell =
    { $side ->
        [here] sur le Quartier Central
        [below] en rangée { $row }, juste sous le Quartier Central
        [left]
            { $across ->
                [one] en rangée { $row }, une colonne à gauche du Quartier Central
               *[other] en rangée { $row }, { $across } colonnes à gauche du Quartier Central
            }
       *[right]
            { $across ->
                [one] en rangée { $row }, une colonne à droite du Quartier Central
               *[other] en rangée { $row }, { $across } colonnes à droite du Quartier Central
            }
    }

## Quantités

price =
    { $price ->
        [0] gratuit
        [one] { $price } pièce
       *[other] { $price } pièces
    }

points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }

## Petits mots

# Tient lieu de nom lorsqu’on attend un mélange
chance = Le hasard

list-and = { $rest } et { $end }
list-or = { $rest } ou { $end }
labelled = { $label } : { $text }
