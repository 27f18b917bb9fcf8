### Ce que les dessins disent à qui les écoute au lieu de les voir.

# $direction : l’un des quatre bords
art-direction =
    { $direction ->
        [up] haut
        [right] droite
        [down] bas
       *[left] gauche
    }

# Plusieurs fois une ressource : $count, $resource
art-amount =
    { $count ->
        [1] { resource }
       *[other] { $count } × { resource }
    }

art-nothing = rien

# $owner est la couleur d’un joueur
art-owner = Propriétaire : { $owner }.

## Cartes

# $scoring est une phrase ; $cost et $streets sont des listes
art-card-description =
    { $scoring } { $guild ->
        [none] Aucune guilde.
       *[other] Guilde : { guild }.
    } Bonus : { bonus }. { $shield ->
        [0] Aucun bouclier.
       *[other] Bouclier : { $shield }.
    } Rues : { $streets }. Coût : { $cost }.

art-coin-side-description = Le dos de toutes les cartes Bâtiment : une pièce.

# $worker compte à partir de 1, $colour est celle du joueur
art-worker-card = Carte Ouvrier { $worker }, { $colour }
art-worker-card-description = Pièces : { $coins }. Ressources : { $resources }. Prix de la rangée : { $prices }.

art-main-square-description = { $scoring } Bonus : { $given }. Rues : { $streets }. Emplacements : { $spots }.
art-spot = { resource } ({ $owner })

art-character-description = Guilde : { guild }. { $power } { $points }

## Pions et plateaux

art-pawn = Ouvrier, { $colour }
art-pawn-description =
    { $colour_id ->
        [purple] Un pion au capuchon pointu.
        [blue] Un pion au bonnet rond.
        [red] Un pion au heaume carré.
       *[yellow] Un pion couronné.
    }
art-standee = Ouvrier à plier, { $colour }

art-resources-board-description = La face pour { $players } joueurs. Prix de l’emplacement supérieur : { $upper }. Prix des emplacements inférieurs : { $lower }. Ouvriers : { $workers }.
art-workers-at = { resource } : { $owners }

## Ville et table

art-city-description =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } avec le Quartier Central. Ouvriers : { $workers }.
art-workers-of = { $colour } { $count }

art-table = Table
art-table-description =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la ville, { $deck } dans la pioche. Points : { $scores }.

art-contact-sheet = Toutes les cartes
art-contact-sheet-description =
    { $cards ->
        [one] { $cards } dessin
       *[other] { $cards } dessins
    } de cette édition.
