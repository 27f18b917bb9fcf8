### `oddville edition balance` : la commande et le rapport qu’elle écrit.

## La commande

edition-help-balance = faire jouer des milliers de parties par des bots et dire si une édition est équilibrée
balance-help-games = nombre de parties pour chaque nombre de joueurs (par défaut : { $default })
balance-help-players = nombres de joueurs, séparés par des virgules (par défaut : { $default })
balance-help-bot = bot à toutes les places, par exemple master ou master:iterations=500 (par défaut : { $default })
balance-help-seed = graine aléatoire (par défaut : { $default })
balance-help-out = dossier des parties et du rapport ; une mesure déjà commencée y reprend (par défaut : balance-ÉDITION)
balance-help-processes = nombre de parties jouées en même temps (par défaut : { $default })
balance-help-compare = comparer les mesures de deux dossiers, au lieu de mesurer
balance-bad-players = « { $value } » n’est pas une liste de nombres de joueurs comme 2,3,4
balance-progress = { $done } parties sur { $total }
balance-rest = encore { $minutes } min
balance-written = Écrit : { $path }
balance-stopped = Arrêté. Les parties jouées jusqu’ici sont conservées dans { $path } ; la même commande y reprend.

## Ce qui peut mal tourner

balance-error-unreadable = Impossible de lire { $path } : il ne fait partie d’aucune mesure, ou il est abîmé.
balance-error-nothing-there = Il n’y a pas de mesure dans { $path }.
balance-error-no-game = Aucune des parties de { $path } n’a été terminée : il n’y a rien à rapporter.
balance-error-other-settings = { $path } contient une mesure d’une autre édition, d’un autre bot, d’une autre graine ou d’une autre version d’OddVille. Choisissez un autre dossier avec --output.
balance-error-not-written = Impossible d’écrire { $path } ({ $detail }).
balance-error-in-use = Un autre processus mesure dans { $path }.
balance-error-worker-lost = Le processus qui jouait la partie { $index } à { $players } joueurs s’est arrêté de façon inattendue. Les parties précédentes sont conservées.
balance-error-bot-failed = Le bot « { $name } » a échoué dans la partie { $index } à { $players } joueurs : { $detail }. Les parties précédentes sont conservées.

## La page

balance-title = Équilibre de l’édition « { $edition } »
balance-comparison-title = Équilibre de l’édition « { $edition } », avant et après
balance-before = avant
balance-after = après
balance-fact-bot = bot à toutes les places
balance-edition = { $name }, version { $version } ({ $hash })
balance-games-of = { $games } à { $players }
balance-again-lead = La même commande donne les mêmes parties si le budget du bot est un nombre d’itérations. Tous les chiffres de cette page, et d’autres, sont à côté dans balance.json.

## Objectifs

balance-targets = Objectifs
balance-targets-lead = Entre parenthèses, l’intervalle à 95 %. Une valeur du bon côté de la limite compte comme atteinte ; si l’intervalle dépasse la limite, davantage de parties peuvent en décider autrement. Une position de la rangée est en usage avec au moins 2 % des cartes prises, un personnage s’il est pris dans au moins 5 % des parties où il figure.
balance-met = atteint
balance-not-met = non atteint
balance-uncertain = l’intervalle dépasse la limite
balance-for-information = pour information
balance-target-seats = Part de victoires par place à 3 points près de l’égalité
balance-target-scorings = Aucun type de valeur ne rapporte plus de 1,5 fois un autre par ressource payée
balance-target-cells = Moins de 1 % de projets sans emplacement permis
balance-target-in-use = Les six positions de la rangée et les douze personnages en usage
balance-points-off = { $points } points d’écart
balance-farthest = le plus loin : { $place }
balance-best-and-worst = { $best } : { $worst }
balance-rarest = le plus rare : { $what }
balance-position = position { $position }

## Places

balance-seats = Qui commence
balance-seats-lead = Le même bot est assis à toutes les places. La ligne tiretée est une part égale des victoires, le champ autour { $points } points de chaque côté.
balance-wins-by-place = Part de victoires, { $players }
balance-scores-by-place = Score moyen, { $players }
balance-turns = { $turns } tours
balance-endings-lead = Une partie finit avec le tour où quelqu’un place son sixième ouvrier dans la ville ; qui joue plus tôt peut donc avoir eu un tour de plus. Les tableaux montrent au tour de qui les parties finissent, et qui gagne alors.
balance-endings = Victoires selon qui a fini la partie, { $players }
balance-ended-by = finie par

## Types de valeur

balance-scorings = Types de valeur
balance-scorings-lead = Points que les cartes d’un type rapportent à leurs propriétaires en fin de partie, divisés par les ressources payées pour elles. Ce qu’une carte fait pour d’autres (une carte Diamant pour « diamants », un bouclier pour sa voisine) n’est pas compté. L’objectif est atteint si aucun type ne vaut plus de { $limit } fois un autre.
balance-worth = Points par ressource payée, { $players }
balance-band = Le champ est aussi large que l’objectif le permet : { $limit } fois d’un bord à l’autre. Les traits sont des intervalles à 95 %.
balance-points-by-scoring = Points par carte
balance-built-by-scoring = Construite une fois visible
balance-for-resources = pour { $count } ressources
balance-a-game = { $count } par partie
balance-by-players = Par nombre de joueurs

## Cartes

balance-cards = Cartes
balance-cards-lead = Points moyens de chaque carte selon son coût, avec des intervalles à 95 % ; les petits points sont toutes les autres cartes. Pointez une carte pour voir son nom. Les titres du tableau le trient.
balance-axis-cost = coût
balance-card-title = { $card } : { $points } points, construite dans { $built } des parties où elle a été visible
balance-cards-table = Toutes les cartes
balance-column-card = carte
balance-column-scoring = valeur
balance-column-cost = coût
balance-column-built = construite
balance-column-built-help = dans combien des parties où la carte a été visible quelqu’un l’a construite
balance-column-points = points
balance-column-points-help = points moyens pour son propriétaire en fin de partie
balance-column-per-resource = par ressource
balance-column-per-resource-help = points moyens divisés par le coût
balance-column-when = quand
balance-column-when-help = à quel moment de la partie elle est construite : 0 % le premier tour, 100 % le dernier
balance-column-bonus-own = bonus, propriétaire
balance-column-bonus-own-help = combien de fois son propriétaire utilise son bonus
balance-column-bonus-others = bonus, autres
balance-column-bonus-others-help = combien de fois d’autres utilisent son bonus
balance-column-owner-wins = propriétaire gagne
balance-column-owner-wins-help = de combien de points la part de victoires de son propriétaire dépasse une part égale
balance-cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Personnages

balance-characters = Personnages
balance-characters-lead = Combien de fois chacun est pris, ce que fait son pouvoir, et si son dernier détenteur gagne.
balance-characters-taken = Parties où il est pris
balance-characters-win = Victoires de qui l’a à la fin (1 = part égale)
balance-characters-win-note = Les vainqueurs construisent plus et ont donc plus de personnages ; la ligne tiretée est la moyenne de tous.
balance-characters-table = Les personnages en chiffres
balance-column-character = personnage
balance-column-guild = guilde
balance-column-taken = pris
balance-column-taken-help = fois par partie où le personnage figure
balance-column-rounds = manches
balance-column-rounds-help = manches pendant lesquelles quelqu’un l’a, par partie
balance-column-uses = usages
balance-column-uses-help = combien de fois son pouvoir est utilisé ou change quelque chose, par partie
balance-column-uses-per-round = usages par manche
balance-column-character-points-help = points moyens pour qui l’a à la fin
balance-column-holder-wins = détenteur gagne
balance-column-holder-wins-help = part des parties gagnées par qui l’a à la fin
balance-column-ever-wins = déjà eu, gagne
balance-column-ever-wins-help = part des victoires parmi tous ceux qui l’ont eu à un moment

## Bonus

balance-bonuses = Bonus
balance-bonuses-lead = Un bonus est offert par la carte construite et par ses voisines reliées ; on l’utilise ou on y renonce.
balance-bonuses-used = Utilisé quand il est offert
balance-bonuses-offered = Offert par partie

## Cartes Ouvrier, rangée, pièces

balance-workers = Cartes Ouvrier et rangée
balance-workers-lead = À quoi sert chaque carte Ouvrier, et quelles positions de la rangée sont prises à quel prix. La ligne tiretée est la part de { $least } à partir de laquelle une position compte comme en usage.
balance-plays-table = À quoi servent les cartes Ouvrier
balance-column-worker = ouvrier
balance-plays = jouée par partie
balance-together = toutes
balance-ability-coins = pièces
balance-ability-building = bâtiment
balance-positions = Part des cartes prises dans la rangée, { $players }
balance-price = pour { $coins } pièces
balance-coins-table = Par joueur et par partie
balance-column-what = quoi
balance-coins-from-worker-card = pièces des cartes Ouvrier
balance-coins-from-bonus = pièces des bonus
balance-coins-from-tax-collector = pièces du Collecteur de Taxes
balance-coins-from-benefactor = pièces du Bienfaiteur
balance-coins-for-recovery = pièces payées pour récupérer
balance-coins-for-slot = pièces payées pour des ressources
balance-coins-for-row = pièces payées pour des cartes de la rangée
balance-coins-for-builder = pièces payées pour le Bâtisseur
balance-other-recoveries = récupérations choisies
balance-other-pick-ups = récupérations la main vide
balance-other-take-backs = ouvriers repris
balance-other-builder-asked = questions au Bâtisseur
balance-other-builder-declined = dont refusées
balance-other-second-declined = deuxièmes ressources refusées
balance-other-passes = tours passés

## Durée et scores

balance-length = Durée et scores
balance-length-lead = Une manche est un tour du premier joueur.
balance-rounds = Manches, { $players }
balance-length-note = moyenne { $mean }, de { $low } à { $high }
balance-scores = Scores, { $players }
balance-score-note = moyenne { $mean }, vainqueurs { $winner }
balance-parts = De quoi se compose un score moyen
balance-part-buildings = bâtiments
balance-part-main-square = Quartier Central
balance-part-characters = personnages
balance-part-workers = ouvriers sur le plateau Ressources

## Emplacements

balance-cells = Projets sans emplacement
balance-cells-lead = Contrôlé au début de chaque tour : chaque projet du joueur trouve-t-il place dans la ville, qu’il puisse le payer ou non ? Et les cartes de la rangée ? L’objectif est de moins de { $limit } des projets, la ligne tiretée.
balance-without = Sans emplacement permis
balance-in-the-row = rangée, { $players }
balance-without-by-city = Projets sans emplacement à mesure que la ville grandit, { $players }
balance-axis-city = bâtiments dans la ville
balance-axis-without = projets sans emplacement
