### Les éditions : les créer, les contrôler, les comparer et les imprimer.

## L’aide des commandes

edition-help = créer, contrôler, montrer, comparer et imprimer des éditions
edition-help-new = créer un fichier d’édition à remplir d’après votre boîte
edition-help-check = signaler toutes les erreurs d’une édition, ou montrer ce qu’elle contient
edition-help-show = ouvrir une page avec toutes les cartes d’une édition
edition-help-diff = montrer carte par carte en quoi deux éditions diffèrent
edition-help-export = écrire une édition sous forme de tableau (.csv) ou en TOML
edition-help-sheets = produire des planches PDF à imprimer et à découper
edition-help-folder = montrer le dossier de vos éditions et les énumérer
edition-help-name = nom de la nouvelle édition : minuscules, chiffres et traits d’union
edition-help-edition = nom d’une édition, ou un fichier TOML
edition-help-second = nom ou fichier de l’édition à comparer
edition-help-output-new = fichier à écrire (par défaut : NAME.toml dans le dossier de vos éditions)
edition-help-from = prendre les cartes dans un tableau (.csv, .ods, .xlsx) ou dans une autre édition
edition-help-worksheet = écrire aussi une fiche (PDF) à imprimer et à remplir à la main
edition-help-force = remplacer les fichiers existants
edition-help-json = afficher du JSON pour des programmes
edition-help-output-page = fichier HTML à écrire (par défaut : un fichier temporaire, ouvert dans le navigateur)
edition-help-no-open = ne pas ouvrir le navigateur
edition-help-output-export = fichier à écrire : .csv ou .toml
edition-help-separator = séparateur des cellules : virgule (comma), point-virgule (semicolon) ou tabulation (tab)
edition-help-output-sheets = dossier de destination ; créé s’il n’existe pas
edition-help-paper = format du papier : a4 ou letter
edition-help-duplex = le bord sur lequel votre imprimante retourne les feuilles : long (long), court (short), ou rectos seuls (none)
edition-help-card = taille des cartes en millimètres, par exemple 63x88
edition-help-bleed = fond perdu : de combien de millimètres les images débordent de la coupe, de 0 à 3
edition-help-low-ink = les contours seuls, pour économiser l’encre
edition-help-only = seulement ces parties, séparées par des virgules : { $parts }
edition-part-unknown = « { $value } » ne fait pas partie de : { $parts }

## Une nouvelle édition

edition-written = Écrit : { $path }
edition-next-steps = Remplissez-le, puis lancez : oddville edition check { $name }
edition-name-taken = « { $name } » est le nom d’une édition fournie avec le jeu. Choisissez-en un autre.
edition-name-bad = « { $name } » n’est pas un nom d’édition valide. Utilisez des minuscules, des chiffres et des traits d’union isolés, { $longest } caractères au plus.
edition-suffix-unknown = Le nom de { $path } doit se terminer par { $suffixes }.
edition-folder-empty = pas encore d’édition

## Les commentaires d’un nouveau fichier d’édition

edition-template-title =
    { $name } : une édition d’OddVille.

    Remplissez les bâtiments à la fin d’après vos cartes ; tout le reste est rempli comme dans l’édition standard et
    reste seulement à comparer avec votre boîte. Ce qui est faux ou manque encore, vous le saurez avec

      oddville edition check { $name }
edition-template-format = Le nom de l’édition. Augmentez la version chaque fois que vous changez les cartes.
edition-template-worker = Les quatre cartes Ouvrier, les mêmes pour tous : les pièces que chacune rapporte (0 : aucune), les ressources qu’elle montre et le prix qu’elle paie pour chaque place de la rangée, en commençant par la plus éloignée de la pioche.
edition-template-board = Les deux faces du plateau Ressources : le prix de chaque emplacement du bas, à partir de la gauche, et celui du haut.
edition-template-main-square = Le Quartier Central : où partent les rues, les ressources qui ont un emplacement, ses points et son bonus.
edition-template-character = Les personnages. Le pouvoir va avec l’id ; la guilde et les points sont sur la carte.
edition-template-building = Les bâtiments, au nombre de { $count }. Ils sont numérotés dans cet ordre.
edition-template-fields =

    Les champs d’un bâtiment (ôtez le # de ceux qu’il vous faut) :

      id       votre nom de code pour la carte : minuscules, chiffres, traits d’union, un seul usage
      cost     1 à 4 ressources : "wood" bois, "clay" argile, "stone" pierre, "crystal" cristal
      streets  les bords d’où part une rue : "up" haut, "right" droite, "down" bas, "left" gauche
      bonus    "wood", "clay", "stone", "crystal", "coin" pièce, "any" ressource au choix,
               "double" doubler ou "transform" transformer
      scoring  "diamond"       carte Diamant : des points pour elle-même
               "per-adjacent"  des points par carte adjacente
               "shields"       les boucliers des cartes adjacentes ; sans value
               "diamonds"      un nombre, plus 1 par carte Diamant de la ville
               "column"        un nombre, plus 1 par carte de sa colonne
               "row"           un nombre, plus 1 par carte de sa rangée
               "guild"         un nombre, plus 1 par carte de sa guilde dans la ville
               "neighbours"    un nombre, plus 1 par carte adjacente
      value    le nombre à côté de la façon de marquer
      guild    "mask" masque, "rooster" coq, "bells" cloches, "fleur-de-lis" ; à omettre sans guilde
      shield   le nombre dans son bouclier ; à omettre sans bouclier
      name     le nom de la carte
edition-template-card = Carte { $number }

## Le contrôle

edition-valid =
    { $count ->
        [one] { $name } : aucune erreur. { $count } bâtiment, version { $version }, empreinte { $hash }.
       *[other] { $name } : aucune erreur. { $count } bâtiments, version { $version }, empreinte { $hash }.
    }
edition-problem-count =
    { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
edition-empty-cards =
    { $count ->
        [one] { $count } bâtiment est encore vide : { $numbers }.
       *[other] { $count } bâtiments sont encore vides : { $numbers }.
    }
edition-few-cards = Avec moins de { $count } bâtiments, la pioche peut s’épuiser au cours d’une longue partie.
edition-bars = { $both } comme dans l’édition standard, { $more } en plus, { $fewer } en moins
edition-column-this = ici
edition-column-standard = standard
edition-topic-scoring = Points
edition-topic-guild = Guildes
edition-topic-bonus = Bonus
edition-topic-cost = Coût
edition-topic-resource = Ressources à payer
edition-topic-streets = Bords avec une rue
edition-topic-edge = Rues par bord
edition-topic-shield = Boucliers
edition-none = aucune
edition-scoring-guild = guilde
edition-cost-count =
    { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
edition-streets-count =
    { $count ->
        [0] aucune rue
        [one] { $count } rue
       *[other] { $count } rues
    }
edition-shield-count =
    { $count ->
        [0] sans bouclier
       *[other] bouclier { $count }
    }
edition-edge-up = haut
edition-edge-right = droite
edition-edge-down = bas
edition-edge-left = gauche

edition-problem-spreadsheet-unreadable = { $place } : ce tableau est illisible ({ $detail }). Enregistrez-le en CSV dans votre tableur et réessayez.
edition-problem-heading-missing = { $place } : cette colonne manque. La première ligne doit nommer les colonnes : { $columns }.

## La comparaison

edition-equal = { $first } et { $second } sont identiques.
edition-differences =
    { $count ->
        [one] { $count } différence
       *[other] { $count } différences
    }
edition-only-in = { $what } : seulement dans { $edition }
edition-moved = { $what } : numéro { $before } dans { $first }, { $after } dans { $second }
edition-component-edition = Édition
edition-component-worker = Carte Ouvrier { $key }
edition-component-board =
    { $key ->
        [two_players] Plateau Ressources à 2 joueurs
       *[three_or_four_players] Plateau Ressources à 3 ou 4 joueurs
    }
edition-component-main-square = Quartier Central

## Les noms des colonnes d’un tableau, tels qu’on peut les écrire dans un tableur

edition-field-number = numéro
edition-field-id = code
edition-field-name = nom
edition-field-cost = coût
edition-field-streets = rues
edition-field-guild = guilde
edition-field-bonus = bonus
edition-field-scoring = points
edition-field-value = valeur
edition-field-shield = bouclier
edition-field-version = version
edition-field-coins = pièces
edition-field-resources = ressources
edition-field-prices = prix
edition-field-lower = emplacements du bas
edition-field-upper = emplacement du haut
edition-field-spots = emplacements
edition-field-points = points
edition-field-points-on-main-square = points avec un ouvrier sur le Quartier Central

## La page avec toutes les cartes

gallery-title = OddVille · { $name } : toutes les cartes
gallery-filters = Filtres
gallery-search = Chercher par nom
gallery-kind = Type
gallery-all = tout
gallery-kind-building = bâtiments
gallery-kind-character = personnages
gallery-kind-worker = cartes Ouvrier
gallery-kind-other = plateaux et autres
gallery-streets = Rues
gallery-reset = Effacer les filtres
gallery-theme = Nuit
gallery-language = Langue
gallery-shown =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gallery-empty = Aucune carte ne correspond. Retirez un filtre.
gallery-number = N° { $number }
gallery-close = Fermer
gallery-board-two = Plateau Ressources, 2 joueurs
gallery-board-more = Plateau Ressources, 3 ou 4 joueurs
