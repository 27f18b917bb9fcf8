### La fin d’une partie : on compte la ville, puis vient le résultat.

ending-counted = On compte les points de la ville
ending-skip = Aller au résultat
ending-last-turn = Tour { $turn } · le dernier
ending-leads =
    { $who ->
        [you] Vous menez avec { $points }
       *[other] { $players } mène avec { $points }
    }
ending-tied =
    { $who ->
        [you] Vous et { $players } avez { $points } chacun
       *[other] { $players } ont { $points } chacun
    }
ending-still =
    { $who ->
        [you]
            { $count ->
                [one] Il reste un de vos ouvriers à compter.
               *[other] Il reste { $count } de vos ouvriers à compter.
            }
       *[other]
            { $count ->
                [one] Il reste un ouvrier de { $player } à compter.
               *[other] Il reste { $count } ouvriers de { $player } à compter.
            }
    }
ending-buildings = Bâtiments
ending-characters = Personnages
ending-workers = Ouvriers sur le plateau
ending-winner = La victoire
ending-each = 1 point chacun
ending-station = { $station } : { $scores }.
ending-score = { $player } { $points }
ending-behind =
    { $behind ->
        [one] { $place }, à { $behind } point
       *[other] { $place }, à { $behind } points
    }
ending-level = { $place }, à égalité
ending-you-are =
    { $place ->
        [1] Vous êtes à la 1re place.
        [2] Vous êtes à la 2e place.
        [3] Vous êtes à la 3e place.
       *[other] Vous êtes à la 4e place.
    }
ending-decided = Ce qui a fait la différence.
ending-sixth-with = { $player }, avec « { $card } »
ending-tie = { ending-tied }. En cas d’égalité, gagne qui a placé le sixième ouvrier dans la ville : { $sixth }.
ending-tie-next = { ending-tied }. Sixième ouvrier dans la ville : { $sixth }. À partir de là, dans le sens horaire, en premier : { $player }.
ending-by-buildings = Bâtiments : { $player } { $points }, { $rival } { $rival_points }. Le meilleur est « { $card } ».
ending-by-characters = Personnages : { $player } { $points }, { $rival } { $rival_points }.
ending-by-workers = Ouvriers sur le plateau : { $player } { $points }, { $rival } { $rival_points }.
ending-best-turn = Votre meilleur tour
ending-their-best-turn = Le meilleur tour
ending-best = Tour { $turn } : { $what }, +{ $points }
ending-items = D’où viennent les points
ending-again = Rejouer ensemble
ending-look = Pointez une carte pour voir ce qu’elle rapporte.

## Après une partie perdue contre des débutants

ending-next-time = Ça ira mieux la prochaine fois :
ending-next-build = { $player } avait { $count } ouvriers en ville, vous { $own }. Réunissez les ressources d’un bâtiment, construisez-le, puis commencez le suivant.
ending-next-coins = Il vous restait { $coins } pièces, et les pièces ne valent rien à la fin. Dépensez-les plus tôt pour des ressources et des projets.
ending-next-characters = { $player } a marqué { $points } points de plus avec des personnages. Un bâtiment portant le signe d’une guilde vous en apporte un.
ending-next-places = { $player } a marqué { $points } points de plus avec des bâtiments. Avant de construire, comparez les points affichés à chaque place.
ending-next-workers = Les ouvriers sur le plateau des ressources ont fait la différence. Vers la fin, chacun d’eux vaut un point.
ending-next-tie = Vous étiez à égalité : un point de plus aurait suffi. Vers la fin, chaque ouvrier sur le plateau vaut un point.
