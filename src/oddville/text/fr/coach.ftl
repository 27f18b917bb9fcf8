### Pourquoi un coup est bon, ou meilleur que celui qui a été joué. Il s’agit toujours du meilleur coup.
### $card et $card_less sont des bâtiments, $by est un joueur, $worker et $kept sont des numéros de cartes Ouvrier.

why-none = Aucune raison ne se détache. L’autre coup a simplement gagné plus souvent dans la recherche.
why-none-alone = Parmi de nombreuses parties jouées à partir d’ici, c’est ce coup qui a gagné le plus souvent.

why-amount = { $count } { resource }
why-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Un coup en lui-même

why-wins = Il termine la partie et la gagne, { $points } à { $most }.
why-wins-tie = Il termine la partie et la gagne à égalité, { $points } partout.
why-brings = Avec « { $card } », votre score monte tout de suite de { $points }.
why-can-build = Vous avez tout ce qu’il faut pour « { $card } ». Au meilleur endroit, il rapporte { why-points } en ville.
why-can-build-bonus = Vous avez tout ce qu’il faut pour « { $card } ». Aucun point pour l’instant, mais un bonus tout de suite.
why-bonuses =
    { $count ->
        [one] Cela donne un bonus : { $bonuses }.
       *[other] Cela donne { $count } bonus : { $bonuses }.
    }
why-character = Il fait gagner { character.the }.
why-character-dealt = Il fait gagner un personnage de la guilde { guild.of } : on mélange la pile, et le hasard décide lequel.
why-ready = Ensuite, « { $card } » a tout ce qu’il faut.
why-closer = Ensuite, il ne manque à « { $card } » que { $lacking }.
why-next-price =
    { $next ->
        [one] { $next } pièce
       *[other] { $next } pièces
    }
why-cheap =
    { $price ->
        [0] C’est gratuit maintenant ; ensuite, cette ressource ({ resource }) coûte { why-next-price }.
        [one] Cela coûte 1 pièce maintenant ; ensuite, cette ressource ({ resource }) coûte { why-next-price }.
       *[other] Cela coûte { $price } pièces maintenant ; ensuite, cette ressource ({ resource }) coûte { why-next-price }.
    }
why-project = « { $card } » pourrait rapporter { why-points } dans la ville telle qu’elle est.
why-first-project = Sans projet, vous n’avez rien à construire.
why-swapped = Pour « { $card } », il ne vous manque alors que { $lacking }, moins que pour « { $card_less } ».
why-discards-farthest = Il manque encore { $lacking } à « { $card } », plus qu’à vos autres projets.
why-discards-least = « { $card } » ne pourrait rapporter que { $less }, vos autres projets au moins { why-points }.
why-in-row =
    { $count ->
        [one] Un bâtiment de la rangée demande cette ressource ({ resource }).
       *[other] { $count } bâtiments de la rangée demandent cette ressource ({ resource }).
    }
why-row-opens = Vous avez alors tout ce qu’il faut pour « { $card } », dans la rangée, qui pourrait rapporter { why-points }.
why-keeps = Cela ne coûte rien, et vous gardez cette ressource ({ resource }) pour un prochain bâtiment.
why-last-point = Cela ne coûte rien, et la partie se termine : chaque ouvrier sur le plateau Ressources vaut un point.
why-recovers = Ensuite, { $count } cartes Ouvrier sont de nouveau en main.
why-coins =
    { $coins ->
        [one] Vous avez alors { $coins } pièce pour payer.
       *[other] Vous avez alors { $coins } pièces pour payer.
    }
why-full = Vous avez ensuite { $coins } pièces, le maximum.
why-cheats = Vous obtenez un projet de plus sans jouer de carte Ouvrier. Personne ne sait lequel.
why-frees = Votre réserve est vide : l’ouvrier repris pourra faire autre chose.
why-spares = Vos projets n’en ont pas besoin, et l’ouvrier reste libre. Il vous en reste { $count }.
why-nothing-else = Rien d’autre ici ne vous aide à construire.

## Un coup face à celui qui a été joué

why-ended-behind = Le coup joué termine la partie, et { $by } gagne, { $most } à { $points }.
why-rival-ends = { $by } peut construire « { $card } » et terminer la partie. C’est le score qui compte maintenant : { $points } au lieu de { $less }.
why-build-now = On peut construire « { $card } » tout de suite : le score monte de { $points }.
why-extra-build = Il construit « { $card } » sans dépenser de tour, pour { $price } pièces.
why-better-place = Au meilleur endroit, « { $card } » fait monter le score de { $points } tout de suite, et non de { $less }.
why-better-card = « { $card } » fait monter le score de { $points } tout de suite, « { $card_less } » seulement de { $less }.
why-more-points = Il fait monter le score de { $points } tout de suite, et non de { $less }.
why-worker-points =
    { $count ->
        [one] Il laisse { $count } ouvrier sur le plateau Ressources, et non { $less } : chacun vaut un point, et la fin est proche.
       *[other] Il laisse { $count } ouvriers sur le plateau Ressources, et non { $less } : chacun vaut un point, et la fin est proche.
    }
why-points-ahead = Il fait monter le score de { $points } de plus que le coup joué.
why-bonus-count =
    { $count ->
        [one] un bonus
       *[other] { $count } bonus
    }
why-more-bonuses =
    { $less ->
        [0] Cela donne { why-bonus-count } ({ $bonuses }), le coup joué n’en donne aucun.
       *[other] Cela donne { why-bonus-count } ({ $bonuses }), et non { $less }.
    }
why-rival-gained =
    { $less ->
        [0] Le coup joué rapporte aussi { why-points } à { $by }.
       *[other] Le coup joué rapporte { why-points } à { $by }, le meilleur { $less }.
    }
why-rival-loses =
    { $less ->
        [0] Il fait perdre { why-points } à { $by }.
       *[other] Il fait perdre { why-points } à { $by }, le coup joué seulement { $less }.
    }
why-rival-worth =
    { $less ->
        [0] Après le coup joué, « { $card } » pourrait rapporter { why-points } à { $by }, après le meilleur aucun.
       *[other] Après le coup joué, « { $card } » pourrait rapporter { why-points } à { $by }, après le meilleur seulement { $less }.
    }
why-blocks = Après le meilleur coup, { $by } ne peut pas construire « { $card } » tout de suite.
why-no-place = Après le meilleur coup, { $by } n’a plus de place en ville pour « { $card } ».
why-dearer-for-rival =
    { $less ->
        [0] Il ne manque plus à { $by } que { resource.some } pour « { $card } ». Après le meilleur coup, cela coûte { $price }, après le coup joué rien.
       *[other] Il ne manque plus à { $by } que { resource.some } pour « { $card } ». Après le meilleur coup, cela coûte { $price }, après le coup joué seulement { $less }.
    }
why-ready-instead = Après le meilleur coup, « { $card } » a tout ce qu’il faut. Après le coup joué, il manque { $lacking }.
why-readies-better = Après le meilleur coup, on peut construire « { $card } », pour { why-points } en ville ; après le coup joué, « { $card_less } », pour { $less }.
why-can-wait = « { $card } » peut attendre : tout ce qu’il faut reste là.
why-closer-instead = Après le meilleur coup, il ne manque à « { $card } » que { $lacking }. Après le coup joué, il manque { $lacking_less }.
why-left-to-rival = { $by } a déjà tout ce qu’il faut pour « { $card } » et joue ensuite.
why-better-project = « { $card } » pourrait rapporter { why-points } dans la ville telle qu’elle est, « { $card_less } » seulement { $less }.
why-nearer-project = Il ne manque alors à « { $card } » que { $lacking }, à « { $card_less } » { $lacking_less }.
why-project-character = Pour l’instant, « { $card } » fait aussi gagner { character.the }.
why-turned = Il retourne une pièce : un projet de plus parmi lesquels choisir.
why-travels = Le { character-traveller } place un ouvrier en ville en plus de l’action : cela en fait { $count } sur { $of }.
why-worth-more =
    { $less ->
        [0] Après le meilleur coup, « { $card } » pourrait rapporter { why-points }, après le coup joué aucun.
       *[other] Après le meilleur coup, « { $card } » pourrait rapporter { why-points }, après le coup joué seulement { $less }.
    }
why-row-ready = Après le meilleur coup, il y a tout ce qu’il faut pour « { $card } », dans la rangée, qui pourrait rapporter { why-points }.
why-nearer-end =
    { $count ->
        [one] À { $points } contre { $most }, il rapproche la fin : encore un ouvrier en ville et la partie se termine.
       *[other] À { $points } contre { $most }, il rapproche la fin : encore { $count } ouvriers en ville et la partie se termine.
    }
why-same-cheaper =
    { $price ->
        [0] Il rapporte la même chose gratuitement.
        [1] Il rapporte la même chose pour 1 pièce, et non pour { $less }.
       *[other] Il rapporte la même chose pour { $price } pièces, et non pour { $less }.
    }
why-other-worker = L’Ouvrier { $worker } fait la même chose, et l’Ouvrier { $kept } reste en main.
why-coins-short =
    { $coins ->
        [0] Il faut { resource.some } pour « { $card } », au prix de { $price }. Le coup joué ne laisse aucune pièce.
        [one] Il faut { resource.some } pour « { $card } », au prix de { $price }. Le coup joué ne laisse que { $coins } pièce.
       *[other] Il faut { resource.some } pour « { $card } », au prix de { $price }. Le coup joué ne laisse que { $coins } pièces.
    }
why-more-coins =
    { $coins ->
        [one] Il laisse { $coins } pièce, et non { $less }.
       *[other] Il laisse { $coins } pièces, et non { $less }.
    }
why-more-resources =
    { $count ->
        [one] Il laisse { $count } ouvrier sur le plateau Ressources, et non { $less }.
       *[other] Il laisse { $count } ouvriers sur le plateau Ressources, et non { $less }.
    }
why-more-supply =
    { $count ->
        [one] Il laisse { $count } ouvrier en réserve, le coup joué aucun.
       *[other] Il laisse { $count } ouvriers en réserve, le coup joué aucun.
    }
why-more-cards =
    { $count ->
        [one] Il laisse { $count } carte Ouvrier en main, et non { $less }.
       *[other] Il laisse { $count } cartes Ouvrier en main, et non { $less }.
    }
why-stays-in-hand = L’Ouvrier { $kept }, plus fort, reste en main.
why-last-card = Il joue la dernière carte Ouvrier en main : les quatre reviennent au tour suivant, gratuitement.

## Ce qui compte ici : le premier pas d’un conseil

hint-matters-end-is-near = La fin est proche. Comptez les points, les vôtres et les leurs.
hint-matters-power = L’un de vos personnages peut vous aider ici.
hint-matters-place = Regardez chaque emplacement : ce que la carte y marque, et quelles rues se rejoignent.
hint-matters-bonuses = L’ordre des bonus compte, et aussi ce qui manque encore à vos projets.
hint-matters-build = Quelque chose est prêt à être construit.
hint-matters-coins = Regardez vos pièces, et ce que vous voulez payer ensuite.
hint-matters-resource = Regardez ce qui manque encore à vos projets, et le prix des emplacements.
hint-matters-project = Regardez la rangée : quelle carte marque le plus dans cette ville ?
hint-matters-cards = Regardez vos cartes Ouvrier.
hint-matters-choice = Pensez à vos deux prochains tours.
