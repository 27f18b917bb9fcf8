### Ce que tous les rapports ont en commun : le cadre de la page et les mots de chaque graphique.

report-night = nuit
report-contents = Sommaire
report-all-games = toutes les parties
report-players =
    { $count ->
       *[other] { $count } joueurs
    }
# $place : la place dans l’ordre du tour
report-place =
    { $place ->
        [1] premier joueur
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
report-games-note = { $games } parties ; les traits sont des intervalles à 95 %.
report-again = Encore une fois
report-axis-games = parties
report-axis-points = points
report-axis-rounds = manches
report-axis-time = temps
report-axis-decisions = décisions
report-fact-players = joueurs
report-fact-games = parties
report-fact-seed = graine
report-fact-edition = édition
report-fact-version = OddVille
report-fact-stopped = parties arrêtées avant la fin

## Le rapport d’un tournoi

report-arena-title = Tournoi : { $names }
report-arena-edition = { $name } ({ $hash })
report-arena-ratings = Cotes et victoires
report-arena-ratings-lead = Cotes selon openskill (Plackett–Luce) d’après toutes les parties, avec le double de leur incertitude de chaque côté ; tous commencent à 25. Les intervalles des parts de victoires tiennent compte de ce que les parties d’une même donne dépendent l’une de l’autre.
report-arena-rating = Cote
report-arena-wins = Part de victoires
report-arena-equal = La ligne tiretée est une part égale ; les traits sont des intervalles à 95 %.
report-arena-results = Résultats
report-arena-duels = Part de victoires de la ligne contre la colonne
report-arena-duels-ahead = Combien de fois la ligne a devancé la colonne dans la même partie
report-arena-duel =
    { $count ->
        [one] { $interval }, { $count } rencontre
       *[other] { $interval }, { $count } rencontres
    }
report-arena-test = Test séquentiel
report-arena-test-lead =
    { $pairs ->
        [one] { $first } est-il meilleur que { $second } ? Après { $pairs } paire de parties, le logarithme du rapport de vraisemblance est { $ratio }, entre les bornes { $lower } et { $upper } ; la différence est d’environ { $elo } Elo.
       *[other] { $first } est-il meilleur que { $second } ? Après { $pairs } paires de parties, le logarithme du rapport de vraisemblance est { $ratio }, entre les bornes { $lower } et { $upper } ; la différence est d’environ { $elo } Elo.
    }
report-arena-scores = Scores
report-arena-scores-lead = Combien de fois chaque participant finit avec combien de points.
report-arena-mean = moyenne { $mean }
report-arena-seats = Places
report-arena-seats-lead = Victoires selon la place dans l’ordre du tour. Chaque donne est jouée avec échange des places : elles sont donc également bien occupées.
report-arena-seats-all = Part de victoires de tous les participants
report-arena-seats-each = Part de victoires par participant et place
report-arena-times = Temps par décision
report-arena-times-lead = Combien de temps durent les décisions ; chaque graduation vaut dix fois la précédente. La ligne tiretée est le temps permis ; une décision est en retard si elle le dépasse de plus de { $percent }.
report-arena-time-note = la moitié en { $middle }, 99 % en { $most }
report-arena-times-table = Les temps en chiffres
report-arena-length = Durée
report-arena-length-lead = Une manche est un tour du premier joueur.
report-arena-rounds = Manches par partie
report-arena-no-finished = Aucune partie n’a été terminée.
report-arena-list = Parties
report-arena-list-lead = Chaque numéro mène à l’enregistrement de sa partie. Pour regarder une partie, tapez dans le dossier de cette page : { $command }
report-arena-list-more = Seules les { $shown } premières parties sur { $count } sont listées.
report-arena-again-lead = La même commande donne les mêmes parties là où le budget est un nombre d’itérations. Le dossier de cette page contient l’enregistrement de chaque partie, et les tableaux en CSV et JSON.
report-column-contender = participant
report-column-games = parties
report-column-game = partie
report-column-players = joueurs par place
report-column-winner = gagnant
report-column-points = points
report-column-turns = tours
report-column-wins = victoires
report-column-interval = intervalle à 95 %
report-column-score = score moyen
report-column-rating = cote ± 2σ
report-column-decisions = décisions
report-column-allowed = permis
report-column-mean = moyenne
report-column-median = médiane
report-column-most = 99 % en
report-column-of-allowed = du temps permis
report-column-worst = le plus long
report-column-late = en retard
