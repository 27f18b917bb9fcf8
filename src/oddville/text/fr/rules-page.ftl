### Les règles en bref, sur papier et sur la page, et le sens de chaque symbole. Les mots entre ** sont en gras.

## Les règles en une page

rules-title = Les règles en une page
rules-aim-title = Le but du jeu
rules-aim = Ensemble, vous bâtissez une petite ville biscornue, mais chacun marque pour soi. La partie se termine avec le tour où quelqu’un place son sixième ouvrier dans la ville. Celui qui a le plus de points gagne.

rules-setup-title = Mise en place
rules-setup-1 = Chacun prend en main les 4 cartes Ouvrier d’une couleur, et ses 9 ouvriers en réserve.
rules-setup-2 = Posez le Quartier Central sur la table : il fixe la rangée du haut de la ville. À côté, la face du plateau Ressources qui convient à votre nombre.
rules-setup-3 = Mélangez les personnages de chaque guilde en une pile, faces visibles. À 3 joueurs, un personnage de chaque guilde quitte d’abord le jeu sans être vu, à 2 joueurs deux.
rules-setup-4 = Mélangez les cartes Bâtiment, côté pièce visible, pour former la pioche. Retournez les six premières en une rangée : la première tirée est en place 1, la dernière touche la pioche.
rules-setup-5 = Tirez au sort qui commence. À partir du dernier joueur, en sens inverse des aiguilles d’une montre, chacun pose gratuitement un ouvrier sur l’emplacement supérieur d’une ressource que personne n’a encore.

rules-turn-title = Votre tour
rules-turn = Dans le sens des aiguilles d’une montre. Sans carte Ouvrier en main, récupérez les quatre gratuitement. Puis faites une seule chose : **jouer une carte Ouvrier** ou **construire**. À tout moment, vous pouvez reprendre vos ouvriers du plateau Ressources, jamais ceux de la ville.

rules-worker-title = Jouer une carte Ouvrier
rules-worker-1 = D’abord, si vous voulez, **récupérez** : payez 1 pièce par carte en main et reprenez les cartes jouées. Vous devez alors jouer une carte.
rules-worker-2 = Posez une carte et utilisez une de ses trois capacités :
rules-worker-3 = **Pièces :** piochez autant de cartes qu’elle en montre, côté pièce visible.
rules-worker-4 = **Ressource :** choisissez-en une qu’elle montre, posez un ouvrier de votre réserve sur son emplacement libre le moins cher et payez-en le prix. L’emplacement supérieur accueille autant d’ouvriers que l’on veut.
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

## Bulles : le sens d’un symbole. Les nombres sont les limites du jeu.

tip-resource = Chacun de vos ouvriers dans cette colonne du plateau Ressources vaut une unité { resource.of }, pour payer des bâtiments.
tip-bonus-title = Bonus : { bonus }
tip-bonus = Vous le recevez en construisant la carte. Ensuite, toute personne qui construit à côté, avec une rue entre les deux, le reçoit aussi.
tip-guild = En construisant une carte avec ce symbole, vous prenez le personnage du dessus de la pile de cette guilde. Si la pile est vide, tous rendent d’abord leurs personnages de cette guilde, et on les mélange.
tip-worker-card-title = Carte Ouvrier { $worker }
tip-worker-coins =
    { $coins ->
        [0] Pièces : aucune.
        [one] Pièces : prenez-en { $coins }.
       *[other] Pièces : prenez-en { $coins }.
    }
tip-worker-resources = Ressource : { $resources }.
tip-worker-prices = Bâtiment : de gauche à droite, la rangée coûte { $prices }.
tip-card-cost = Coût : { $cost }.
tip-card-shield =
    { $shield ->
        [one] { $shield } bouclier.
       *[other] { $shield } boucliers.
    }
tip-main-square = La première carte de la ville. On ne construit rien au-dessus de sa rangée.
tip-coin = Elle paie les emplacements, les cartes de la rangée et la récupération des cartes Ouvrier. Vous en gardez { $coins } au plus. Au dos se cache un bâtiment que personne ne connaît.
tip-project = Un bâtiment que vous pouvez construire dès que vous avez ses ressources. Vous en gardez { $projects } au plus.
tip-deck = Des cartes Pièce, côté bâtiment caché. Les nouvelles pièces et les cartes de la rangée viennent du dessus ; les pièces payées y retournent.
tip-row = Six bâtiments à prendre comme projet. La carte Ouvrier indique le prix de chaque place ; à gauche, c’est le moins cher.
tip-resources-board = Vos ouvriers posés ici sont vos ressources. Un emplacement inférieur accueille un ouvrier ; le supérieur, le plus cher, autant que l’on veut. Chaque ouvrier qui s’y trouve à la fin vaut 1 point.
tip-supply = Vos ouvriers disponibles : pour prendre des ressources et marquer vos nouveaux bâtiments.
tip-city = Dès que quelqu’un a { $to_end } ouvriers dans la ville, la partie se termine à la fin de ce tour.

## La page des règles ; ce qui manque ici se trouve plus haut, dans les règles en une page

rules-page-title = Règles
rules-page-search = Chercher dans les règles
rules-page-forms = Version des règles
rules-page-pictured = En images
rules-page-short = En une page
rules-page-print = Imprimer
rules-page-contents = Sommaire
rules-page-found =
    { $count ->
        [0] Rien trouvé. Essayez un autre mot.
        [one] { $count } résultat.
       *[other] { $count } résultats.
    }

rules-page-aim = Les cartes Ouvrier vous apportent des pièces, des ressources et des projets. Avec les ressources, vous construisez vos projets : chaque bâtiment donne aussitôt des bonus, la plupart un personnage avec un pouvoir, et tous des points à la fin.
rules-page-setup = Ici, la table est préparée pour vous ; seule votre première ressource reste à choisir.
rules-page-turn-powers = Le **Tricheur** et l’**Intendant** (une fois par tour chacun) et le **Voyageur** s’utilisent chaque fois que vous avez quelque chose à décider pendant votre tour, avant l’action, entre-temps et après ; seul un projet à défausser passe avant. Tant que l’un d’eux est possible, le tour attend que vous disiez avoir terminé.
rules-page-turn-back = **Reprendre des ouvriers** du plateau Ressources est gratuit, même pendant le tour des autres. C’est utile quand votre réserve est vide. Il faut seulement attendre lorsque quelqu’un doit défausser un projet.
rules-page-worker-order = Un bâtiment se prend dans cet ordre : vous payez, la carte devient votre projet, au troisième vous en défaussez un, la rangée se resserre et la carte du dessus de la pioche la complète. C’est peut-être la pièce que vous venez de payer.
rules-page-worker-stack = Vos pièces forment une pile : la plus récente part en premier. Personne ne regarde le côté bâtiment, pas même vous.
rules-page-streets-title = Placement et rues
rules-page-streets = Se toucher par un coin ne suffit pas : les cartes doivent avoir un bord commun. Ce qui est construit ne bouge plus.
rules-page-streets-fits = Convient : rue contre rue
rules-page-streets-clashes = Ne convient pas : maisons contre rue
rules-page-bonus = Un nouveau bâtiment donne son propre bonus, et celui de chaque carte adjacente reliée par une rue, le Quartier Central aussi. Chacun est facultatif et gratuit, dans l’ordre de votre choix.
rules-page-bonus-empty = Une ressource demande un ouvrier en réserve. S’il n’y en a pas, reprenez-en un d’abord ou renoncez au bonus. Avec cinq pièces, une pièce de plus n’apporte rien.
rules-page-bonus-moment = Ce qui compte, c’est ce que vous aviez en posant la carte : un Allumeur de Réverbères gagné grâce à ce bâtiment arrive trop tard pour ses bonus.
rules-page-characters = Un bâtiment au symbole d’une guilde donne, après les bonus, le personnage du dessus de cette guilde. Son pouvoir agit aussitôt, et tant que vous le gardez. Si la pile est vide, tous rendent d’abord leurs personnages de cette guilde ; on les mélange, et celui du dessus est à vous.
rules-page-character-seignior = La deuxième se prend et se paie après la première.
rules-page-character-bookkeeper = Votre projet occupe exactement la place de la carte que vous prenez. Cela ne coûte rien, et rien ne se décale.
rules-page-character-tax-collector = C’est une pièce par paiement, quel qu’en soit le montant ; un prix de 0 n’est pas un paiement.
rules-page-character-builder = Vous payez d’abord les 2 pièces. Ce n’est pas votre tour : Tricheur, Intendant et Voyageur n’y agissent pas.
rules-page-character-traveller = Cet ouvrier compte parmi ceux de la ville. Il y reste, même si vous perdez le Voyageur.
rules-page-score = Une carte de la ville rapporte ses points au joueur dont un ouvrier s’y trouve. Sont adjacentes les cartes qui ont un bord commun, et le Quartier Central est une carte comme les autres. Une rangée ou une colonne compte toutes ses cartes, même séparées par des vides.
rules-page-example-diamond = Exemple : un 4 vaut 4 points.
rules-page-example-per-adjacent = Exemple : 3 par carte et deux cartes à côté, 6 points.
rules-page-example-shields = Exemple : à côté d’un bouclier 2 et d’un bouclier 1, 3 points.
rules-page-example-diamonds = Exemple : 3, et deux cartes Diamant dans la ville, 5 points.
rules-page-example-column = Exemple : 1, et deux cartes dans sa colonne, 3 points.
rules-page-example-row = Exemple : 2, et quatre cartes dans sa rangée, 6 points.
rules-page-example-guild = Exemple : 2, et trois cartes de sa guilde, 5 points.
rules-page-example-neighbours = Exemple : 1, et trois cartes à côté, 4 points.
rules-page-score-not = Pièces, projets et ouvriers en réserve ne rapportent rien.
rules-page-end-title = Fin et égalité
rules-page-end = La partie se termine avec le tour où un joueur place son sixième ouvrier dans la ville, bâtiments et Quartier Central confondus. Ce tour se joue jusqu’au bout, et c’est le dernier.
rules-page-end-builder = Elle se termine aussi si le sixième ouvrier arrive pendant le tour d’un autre, grâce au Bâtisseur. Si le Voyageur l’amène avant l’action, l’action doit encore suivre.
rules-page-online-title = Jouer en ligne
rules-page-online-undo = **Annuler un coup :** aussitôt, tant que rien de nouveau n’est révélé et que personne d’autre n’a joué ; sinon, il faut l’accord des autres, même de ceux qui sont partis ou n’ont plus de temps. Seul contre des bots, on peut revenir plus loin ; les cartes cachées sont alors mélangées de nouveau. La personne qui ouvre la table peut l’exclure.
rules-page-online-clock = **Pendules :** une table n’en a pas, ou donne des minutes à chacun, ou des heures par tour. Votre temps écoulé, un bot joue pour vous jusqu’à votre retour.
rules-page-online-bot = **Les bots** savent ce que tout le monde voit, jamais ce qui est caché.
rules-page-online-plan = **Et si :** essayez des coups sur une copie de la table quand vous voulez. Personne ne les voit, et ils ne comptent pas.
rules-page-online-shuffle = **Le mélange** est fixé et scellé avant le premier coup. L’enregistrement de la partie terminée en contient la preuve, et chacun peut la vérifier.
