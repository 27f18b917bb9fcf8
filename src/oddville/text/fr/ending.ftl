### La fin d’une partie : on compte la ville, puis vient le résultat.

ending-counted = On compte les points de la ville
ending-skip = Aller au résultat
ending-last-turn = Tour { $turn } · le dernier
ending-leads = { $player } mène avec { $points }
ending-tied = { $players } ont { $points } chacun
ending-still =
    { $count ->
        [one] Il reste un ouvrier de { $player } à compter.
       *[other] Il reste { $count } ouvriers de { $player } à compter.
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
ending-tie = { $players } ont { $points } chacun. En cas d’égalité, gagne qui a placé le sixième ouvrier dans la ville : { $sixth }.
ending-tie-next = { $players } ont { $points } chacun. { $sixth } a placé le sixième ouvrier dans la ville ; à partir de là, { $player } vient en premier dans le sens horaire.
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
