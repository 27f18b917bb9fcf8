### Ce qui s’imprime : les planches, la fiche et les règles en une page. Entre ** c’est en gras.

## Planches

print-name = OddVille · { $edition }
print-part-buildings = Bâtiments
print-part-square = Quartier Central
print-part-characters = Personnages
print-part-workers = Cartes Ouvrier
print-part-boards = Plateaux Ressources
print-part-standees = Ouvriers
print-part-rules = Règles
print-part-guide = Guide d’impression
print-part-cards = Cartes
print-side-front = recto
print-side-back = verso
print-footer = { $name } · { $part } · planche { $sheet } sur { $sheets }, { $side }
print-board-side =
    { $players ->
        [two] 2 joueurs
       *[more] 3 ou 4 joueurs
    }
print-progress = { $part } : page { $page } sur { $pages }
print-too-large = Des cartes de { $card } mm ne tiennent pas sur du papier { $paper }.

print-guide-title = Imprimer et découper
print-guide-step-1 = Imprimez **d’abord cette feuille**, à 100 % (« taille réelle », et non « ajuster à la page »).
print-guide-step-1-duplex =
    { $duplex ->
        [long] Imprimez **d’abord cette feuille**, recto verso, retournée sur le bord **long**, à 100 % (« taille réelle », et non « ajuster à la page »).
       *[short] Imprimez **d’abord cette feuille**, recto verso, retournée sur le bord **court**, à 100 % (« taille réelle », et non « ajuster à la page »).
    }
print-guide-step-2 = Mesurez la barre ci-dessous : elle doit faire 100 mm.
print-guide-step-3 = Tenez la feuille devant une lampe : les croix des deux faces doivent se superposer. Le fond perdu cache jusqu’à un millimètre d’écart ; au-delà, décalez le papier dans le bac ou dans les réglages de l’imprimante.
print-guide-step-4 = Imprimez les cartes de la même façon, sur un papier rigide de 200 à 250 g/m² si votre imprimante l’accepte. Les règles et les figurines ne demandent qu’un côté.
print-guide-step-5 = Coupez le long des repères au bord des planches, au cutter et à la règle, d’abord toutes les lignes dans un sens, puis bande par bande dans l’autre.
print-guide-step-6 = Pliez chaque figurine sur le pointillé, collez les deux moitiés et rabattez les languettes vers l’extérieur pour former le pied.
print-guide-files = Ce qu’il y a
print-guide-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-guide-bar = 100 mm
print-standee-hint = Découpez selon les lignes, pliez sur les tirets, collez et rabattez les languettes vers l’extérieur.
print-board-hint = Collez les deux faces dos à dos, ou prenez celle de votre nombre de joueurs.

## Fiche

worksheet-title = { $name } : fiche à remplir
worksheet-hint = Une ligne par carte. Cochez sur le contour les bords avec une rue, puis le coût (un trait par ressource), la guilde, le bonus et la façon de marquer, et notez les nombres. Reportez ensuite les lignes dans { $name }.toml, ou dans un tableau aux mêmes colonnes.
worksheet-page = Page { $page } sur { $pages }

## Les règles en une page

rules-title = Les règles en une page
rules-aim-title = De quoi s’agit-il
rules-aim = Ensemble, vous bâtissez une petite ville de travers, mais chacun marque pour soi. La partie se termine avec le tour où quelqu’un place son sixième ouvrier dans la ville. Le plus de points gagne.

rules-setup-title = Mise en place
rules-setup-1 = Chacun prend en main les 4 cartes Ouvrier d’une couleur, et ses 9 ouvriers en réserve.
rules-setup-2 = Posez le Quartier Central sur la table : il fixe la rangée du haut de la ville. À côté, la face du plateau Ressources qui convient à votre nombre.
rules-setup-3 = Mélangez les personnages de chaque guilde en une pile, faces visibles. À 3 joueurs, un personnage de chaque guilde quitte d’abord le jeu sans être vu, à 2 joueurs deux.
rules-setup-4 = Mélangez les cartes Bâtiment, côté pièce visible, pour former la pioche. Retournez les six premières en une rangée : la première tirée est en place 1, la dernière touche la pioche.
rules-setup-5 = Tirez au sort qui commence. À partir du dernier joueur, en sens inverse des aiguilles d’une montre, chacun pose gratuitement un ouvrier sur l’emplacement du haut d’une ressource que personne n’a encore.

rules-turn-title = Votre tour
rules-turn = Dans le sens des aiguilles d’une montre. Sans carte Ouvrier en main, reprenez les quatre gratuitement. Puis faites une seule chose : **jouer une carte Ouvrier** ou **construire**. À tout moment, vous pouvez reprendre vos ouvriers du plateau Ressources, jamais ceux de la ville.

rules-worker-title = Jouer une carte Ouvrier
rules-worker-1 = D’abord, si vous voulez, **récupérez** : payez 1 pièce par carte en main et reprenez les cartes jouées. Vous devez alors jouer une carte.
rules-worker-2 = Posez une carte et utilisez une de ses trois capacités :
rules-worker-3 = **Pièces :** piochez autant de cartes qu’elle en montre, côté pièce visible.
rules-worker-4 = **Ressource :** choisissez-en une qu’elle montre, posez un ouvrier de votre réserve sur son emplacement libre le moins cher et payez-en le prix. L’emplacement du haut accueille autant d’ouvriers que l’on veut.
rules-worker-5 = **Bâtiment :** prenez une carte de la rangée comme projet et payez le prix que la carte Ouvrier donne pour sa place. Comblez le vide et retournez une nouvelle carte à côté de la pioche.
rules-worker-6 = Les pièces payées vont aussitôt sur la pioche. Vous gardez au plus 5 pièces (le reste va sur la pioche) et 2 projets (au troisième, l’un d’eux va sous la pioche).

rules-build-title = Construire
rules-build-1 = Choisissez un projet. Pour chaque ressource de son coût, reprenez-y un de vos ouvriers, de votre emplacement le moins cher.
rules-build-2 = Posez la carte à côté d’une autre, jamais au-dessus de la rangée du Quartier Central, jamais tournée. Chaque bord qui en touche un autre doit s’accorder : rue contre rue, maisons contre maisons.
rules-build-3 = Posez-y un ouvrier de votre réserve : elle est à vous.
rules-build-4 = Prenez les **bonus**, dans l’ordre que vous voulez : celui de la carte, et celui de chaque carte adjacente reliée par une rue, quel qu’en soit le propriétaire.
rules-build-5 = Si la carte montre une guilde, prenez le **personnage** du dessus de sa pile. S’il n’y en a plus, tous rendent leurs personnages de cette guilde ; mélangez-les et prenez celui du dessus.

rules-bonus-title = Bonus
rules-bonus-resource = Un ouvrier de votre réserve va gratuitement sur l’emplacement libre le moins cher de cette ressource.
rules-bonus-any = De même avec la ressource de votre choix.
rules-bonus-double = De même avec une ressource où vous avez un ouvrier.
rules-bonus-transform = Un de vos ouvriers passe sur l’emplacement libre le moins cher d’une autre ressource.
rules-bonus-coin = Piochez une pièce.

rules-score-title = Points en fin de partie
rules-score-diamond = Carte Diamant : le nombre inscrit.
rules-score-per-adjacent = Le nombre, par carte adjacente.
rules-score-shields = Les boucliers de toutes les cartes adjacentes.
rules-score-diamonds = Le nombre, plus 1 par carte Diamant de la ville.
rules-score-column = Le nombre, plus 1 par carte de sa colonne, elle comprise.
rules-score-row = Le nombre, plus 1 par carte de sa rangée, elle comprise.
rules-score-guild = Le nombre, plus 1 par carte de sa guilde dans la ville, elle comprise.
rules-score-neighbours = Le nombre, plus 1 par carte adjacente.
rules-score-rest = Quartier Central : { $points } pour chaque joueur qui y a un ouvrier. De plus, les points de vos personnages, et 1 pour chacun de vos ouvriers sur le plateau Ressources.
rules-score-tie = En cas d’égalité gagne celui qui a placé le sixième ouvrier, sinon le premier des ex æquo à partir de lui dans le sens des aiguilles d’une montre.

rules-characters-title = Personnages
rules-character = **{ $name }** ({ $points }) : { $power }
rules-character-traveller = **{ $name }** ({ $points }, avec un ouvrier sur le Quartier Central { $on_main_square }) : { $power }
