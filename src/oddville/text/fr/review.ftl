### Analyses de parties terminées.

## Analyses : la commande et sa page

review-help = analyser des parties terminées : ce que valait chaque décision, et pourquoi
review-help-games = enregistrement d’une partie terminée, ou partie sauvegardée ; - lit l’entrée standard
review-help-output = écrire une page avec des graphiques ; sinon, un résumé est affiché
review-help-effort = combien de temps la recherche examine chaque décision
review-help-processes = combien de processus jugent en même temps (par défaut : { $default })
review-help-ray = juger avec Ray : sur la grappe à cette adresse, ou sur cette machine sans adresse
review-unfinished = { $file } : cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
review-written = { $path } écrit.
review-stopped = Arrêté. Avec le même -o, la prochaine fois reprend ici.
review-progress = { $done } décisions jugées sur { $total }
review-title = Analyse
review-lead = Chaque décision est jugée avec ce que l’on pouvait savoir à ce moment. La chance est ce que le hasard a donné ou pris : la donne, les nouvelles cartes, les mélanges.
review-fact-effort = itérations
review-axis-turn = tour
review-curve = Qui menait : part de victoire par tour
review-accounts = Chance et adresse, en points de part de victoire
review-player = Joueur
review-accuracy = Précision
review-luck = Chance
review-decisions = Ses décisions
review-others = Décisions des autres
review-result = Résultat
review-like = A joué comme
review-no-moments = Aucune erreur de plus de 8 points.
review-table = La table à ce moment
review-played = Joué :
review-better = Mieux :
review-verdict =
    { $verdict ->
        [forced] aucun choix
        [best] meilleur coup
        [good] bon
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] grosse erreur
    }
review-moment = Tour { $turn }, { $player } : { review-verdict }
# $level : un niveau des adversaires, ou none
review-line =
    { $level ->
        [none] { $player } : précision { $accuracy }, chance { $luck }, décisions { $decisions }
       *[other] { $player } : précision { $accuracy }, chance { $luck }, décisions { $decisions }, a joué comme : { $level }
    }

## Énigmes dans un terminal

puzzle-help = l’énigme du jour, et en faire d’autres
puzzle-help-today = résoudre l’énigme du jour
puzzle-help-day = l’énigme d’un autre jour
puzzle-help-past = les énigmes des derniers jours et votre série
puzzle-help-days = combien de jours (par défaut : 7)
puzzle-help-make = trouver des énigmes dans des parties entre adversaires de l’ordinateur
puzzle-help-count = combien
puzzle-help-seed = la graine de la première partie
puzzle-help-output = le fichier à écrire, une énigme par ligne
puzzle-bad-day = « { $day } » n’est pas un jour. Écrivez-le comme 2026-11-17.
puzzle-shell-task = Énigme du jour, difficulté { $difficulty } sur 3 : { $player } décide. Un choix est clairement le meilleur.
puzzle-shell-ask = Lequel (1 à { $count }) ?
puzzle-shell-right = C’est ça !
puzzle-shell-wrong = −{ $loss } points de part de victoire : pas encore le meilleur. Essais restants : { $left }
puzzle-shell-solution = Le meilleur choix : { $text }
puzzle-shell-share = Énigme OddVille, { $day } : essai { $number } sur { $tries }
puzzle-past-line =
    { $result ->
        [open] pas essayée
        [missed] pas résolue
       *[solved] résolue à l’essai { $number } sur { $tries }
    }
puzzle-not-kept = Le résultat n’a pas pu être enregistré : { $detail }
puzzle-found = { $done } énigmes trouvées sur { $total }
