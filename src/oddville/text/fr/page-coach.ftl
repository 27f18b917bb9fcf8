### L’analyse sur la page : révision, nouvel essai, énigmes, conseils.

## Analyse

coach-title = Analyse
coach-waiting = Tilda regarde la partie…
coach-progress = { $done } décisions sur { $total }
coach-won = { $who ->
    [you] Vous avez gagné, { $own } à { $other }.
   *[other] { $player } a gagné, { $own } à { $other }.
}
coach-lost = { $who ->
    [you] { $player } a gagné avec { $own } ; vous aviez { $other }.
   *[other] { $player } a gagné avec { $own } ; { $loser } avait { $other }.
}
coach-who-led = Qui menait
coach-share = chances de victoire en pour cent, par tour
coach-table-turn = Tour
coach-table-caption = Chances de victoire par tour
coach-moments = { $count ->
    [0] Aucune erreur de plus de 8 points
    [one] Un moment
    [2] Deux moments
   *[other] Trois moments
}
coach-no-moments = Aucune décision n’a fait baisser les chances de victoire de 8 points ou plus.
coach-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
coach-change = { $before } → { $after } %
coach-spoken = Moment { $number }, { $turn ->
    [0] mise en place
   *[other] tour { $turn }
}, de { $before } à { $after } pour cent. { $why }
coach-played = { $who ->
    [you] Vous avez joué
   *[other] Coup joué
}
coach-better = Mieux
coach-why = Pourquoi
coach-try = Réessayer à partir d’ici
coach-step = Coup suivant
coach-step-back = Coup précédent
coach-lines = Voir les deux suites
coach-line-start = { coach-turn } : avant la décision.
coach-draws-coins =
    { $who ->
        [you] Vous piochez { $count } pièces.
       *[other] { $player } pioche { $count } pièces.
    }
coach-turns-coin =
    { $who ->
        [you] Tricheur : vous retournez une pièce et sa carte devient votre projet. Personne ne sait encore laquelle.
       *[other] Tricheur : { $player } retourne une pièce et sa carte devient son projet. Personne ne sait encore laquelle.
    }
coach-by-chance =
    { $who ->
        [you] La pile est d’abord mélangée : le hasard décide du personnage que vous obtenez.
       *[other] La pile est d’abord mélangée : le hasard décide du personnage que { $player } obtient.
    }
coach-replay = Revoir la partie
coach-luck-skill = Chance et adresse
coach-luck = chance
coach-own = décisions
coach-unit = points de pourcentage
coach-accuracy = Précision { $accuracy } %
coach-like = A joué comme : { $level }
coach-seat = Le jeu de qui ?

## Nouvel essai

coach-trying = Essai
coach-try-task = { coach-turn } : choisissez de nouveau. L’enregistrement ne change pas.
coach-try-verdict = { $verdict ->
    [best] Le meilleur coup.
    [good] Un bon coup.
    [inaccuracy] Pas tout à fait : { $loss } points de chances de victoire de moins que le meilleur.
    [mistake] Mieux vaut éviter : { $loss } points de chances de victoire de moins que le meilleur.
   *[blunder] C’est ce qui coûte le plus : { $loss } points de chances de victoire de moins que le meilleur.
}
coach-try-judging = Tilda réfléchit…
coach-try-once-more = Encore une fois
coach-try-play-on = Continuer à jouer d’ici
coach-back = Retour à l’analyse

## Énigmes

puzzle-title = Énigme
puzzle-you = Vous
puzzle-of = Énigme du jour · { $day }
puzzle-theme-placement = Emplacement
puzzle-theme-bonus = Bonus
puzzle-theme-tempo = Tempo
puzzle-theme-powers = Pouvoirs
puzzle-theme-ending = La fin
puzzle-theme-today = thème du jour
puzzle-theme-of = thème
puzzle-task = { $kind ->
    [place] Vous construisez « { $card } ». Un emplacement vous donne nettement les meilleures chances de gagner.
    [turn] À vous de jouer. Un coup vous donne nettement les meilleures chances de gagner.
   *[other] Un choix vous donne nettement les meilleures chances de gagner.
}
puzzle-difficulty = Difficulté
puzzle-difficulty-1 = facile
puzzle-difficulty-2 = moyenne
puzzle-difficulty-3 = difficile
puzzle-tries-left = Essais restants
puzzle-left = { $count ->
    [one] encore { $count } essai
   *[other] encore { $count } essais
}
puzzle-tries = Vos essais
puzzle-not-best = Coûte { $loss } % de chances de victoire : il y a mieux
puzzle-loss = −{ $loss } %
puzzle-not-yet = il y a mieux
reason-tried = Vous l’avez déjà essayé : cela coûte { $loss } % de vos chances de gagner.
puzzle-try-open = pas encore essayé
puzzle-try-choose = Choisissez, puis confirmez.
puzzle-stars = { $count } étoiles sur 3
puzzle-unsolved = non résolue
puzzle-right = C’est ça !
puzzle-failed = Il ne reste plus d’essai. Voici le meilleur choix :
puzzle-hint = Conseil pour une étoile
puzzle-hint-short = Conseil
puzzle-hint-told = Conseil :
puzzle-others = Les autres
puzzle-tab = Énigme
puzzle-past = Énigmes passées
puzzle-streak = Série
puzzle-streak-days = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-week-day = { $state ->
    [solved] { $day } : résolue
    [open] { $day } : à résoudre
   *[missed] { $day } : manquée
}
puzzle-share-when = À partager une fois résolue
puzzle-share-title = Énigme OddVille, { $day }
puzzle-share-line = { $theme } · { $dots } · essai { $try } sur { $tries }
puzzle-share-missed = { $theme } · { $dots } · non résolue
puzzle-copy = Copier pour des amis
puzzle-copied = Copié
puzzle-another = Une autre énigme

## Conseils

hint-thinking = Tilda réfléchit…
hint-which = Quel coup ?
hint-why = Pourquoi ?
hint-close = Fermer
