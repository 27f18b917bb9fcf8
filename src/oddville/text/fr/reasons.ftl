### Pourquoi une option n’est pas ouverte : la raison, puis l’issue.

reason-game-is-over = La partie est terminée. Commencez-en une nouvelle pour continuer à jouer.
reason-not-your-decision = { $decider } doit d’abord décider. Attendez que ce soit à vous.
reason-other-decision = Ce n’est pas possible maintenant. D’abord, { first-do }.
reason-chance-decides = Ici, c’est le hasard qui décide. Attendez que la pile soit mélangée.
reason-action-compulsory = Vous ne pouvez pas encore continuer : { first-do }.

## Cartes Ouvrier

reason-resource-picked = { $by } a déjà choisi { resource.the }. Choisissez une autre ressource.
reason-worker-card-played = L’Ouvrier { $worker } a déjà été joué. Récupérez vos cartes Ouvrier pour vous en resservir.
reason-worker-card-without-coins = L’Ouvrier { $worker } ne rapporte pas de pièces. Prenez avec lui une ressource ou un projet.
reason-worker-card-without-resource =
    { $count ->
        [0] L’Ouvrier { $worker } ne montre pas { resource.of }, et les autres non plus. Cherchez plutôt un bonus.
        [one] L’Ouvrier { $worker } ne montre pas { resource.of }. L’Ouvrier { $workers }, si.
       *[other] L’Ouvrier { $worker } ne montre pas { resource.of }. Les Ouvriers { $workers }, si.
    }
reason-supply-empty = Il n’y a plus d’ouvrier dans votre réserve. Reprenez-en d’abord un sur le plateau Ressources.
reason-slot-too-expensive =
    { $price ->
        [one] Prendre { resource.some } coûte { $price } pièce, et vous en avez { $coins }. Prenez des pièces ou une autre ressource.
       *[other] Prendre { resource.some } coûte { $price } pièces, et vous en avez { $coins }. Prenez des pièces ou une autre ressource.
    }
reason-row-position-empty = Il n’y a pas de carte en position { $position } de la rangée de bâtiments. Choisissez une autre position.
reason-row-too-expensive =
    { $price ->
        [one] Avec l’Ouvrier { $worker }, la position { $position } coûte { $price } pièce, et vous en avez { $coins }. Choisissez une carte plus à gauche ou un Ouvrier plus fort.
       *[other] Avec l’Ouvrier { $worker }, la position { $position } coûte { $price } pièces, et vous en avez { $coins }. Choisissez une carte plus à gauche ou un Ouvrier plus fort.
    }

## Récupérer

reason-hand-full = Vous avez toutes vos cartes Ouvrier en main. Il n’y a rien à récupérer.
reason-recovery-too-expensive =
    { $price ->
        [one] Récupérer coûte { $price } pièce, et vous en avez { $coins }. C’est gratuit quand votre main est vide.
       *[other] Récupérer coûte { $price } pièces, et vous en avez { $coins }. C’est gratuit quand votre main est vide.
    }
reason-recovered = Vous avez récupéré vos cartes Ouvrier pendant ce tour. Jouez-en une maintenant.

## Construire

reason-no-such-project =
    { $project ->
        [1] Vous n’avez pas de projet. Prenez-en un dans la rangée de bâtiments avec une carte Ouvrier.
       *[other] Vous n’avez pas de projet n° { $project }. Choisissez un projet que vous avez.
    }
reason-cost-not-met = « { $card } » coûte { $cost } × { resource }, et vous en avez { $owned }. Procurez-vous d’abord { resource.some }.
reason-fits-nowhere = « { $card } » ne va nulle part : aucun emplacement libre ne convient à ses bords. Attendez que la ville grandisse ou construisez autre chose.
reason-cell-above = On ne construit pas au-dessus de la rangée du Quartier Central. Choisissez un emplacement à côté ou en dessous.
reason-cell-occupied = Cet emplacement est pris ({ $card }). Choisissez-en un libre.
reason-cell-apart = Cet emplacement ne touche aucune carte. Choisissez-en un au contact de la ville, sans compter les diagonales.
reason-edge-mismatch =
    { $direction ->
        [up] « { $card } » a { edge } en haut, la carte voisine { edge.opposite }. Choisissez un emplacement où les bords correspondent.
        [right] « { $card } » a { edge } à droite, la carte voisine { edge.opposite }. Choisissez un emplacement où les bords correspondent.
        [down] « { $card } » a { edge } en bas, la carte voisine { edge.opposite }. Choisissez un emplacement où les bords correspondent.
       *[left] « { $card } » a { edge } à gauche, la carte voisine { edge.opposite }. Choisissez un emplacement où les bords correspondent.
    }

edge =
    { $edge ->
        [street] une rue
       *[houses] des maisons
    }
    .opposite =
        { $edge ->
            [street] des maisons
           *[houses] une rue
        }

## Bonus

reason-bonus-not-open = Aucune carte ne vous donne le bonus « { bonus } » maintenant. Choisissez un des bonus ouverts.
reason-double-without-worker = Vous n’avez pas { resource.of } à doubler. Choisissez une ressource que vous avez.
reason-transform-same-resource = Cet ouvrier est déjà sur { resource.the }. Choisissez une autre ressource.
reason-no-worker-there = Vous n’avez pas d’ouvrier à cet endroit ({ resource }, { slot }). Choisissez un de vos ouvriers.

## Pouvoirs

reason-character-not-held = Vous n’avez pas { character.the }. Les bâtiments avec un symbole de guilde font venir des personnages.
reason-not-your-turn = Le pouvoir { character.of } ne sert que pendant votre tour. C’est à { $turn_seat } de jouer.
reason-power-not-now = Le pouvoir { character.of } ne peut pas servir à ce moment. Terminez d’abord ce qui est en cours.
reason-power-used = Le pouvoir { character.of } a déjà servi pendant ce tour. Il reviendra à votre prochain tour.
reason-no-coins = Vous n’avez pas de pièce à retourner. Prenez d’abord des pièces.
reason-no-projects = Vous n’avez pas de projet à échanger. Prenez-en d’abord un dans la rangée de bâtiments.
reason-no-spot = Le Quartier Central n’a pas d’emplacement { resource.of }. Choisissez une autre ressource.
reason-spot-taken = { $by } occupe déjà l’emplacement { resource.of } du Quartier Central. Choisissez une autre ressource.
reason-on-main-square = Vous avez déjà un ouvrier sur le Quartier Central. On ne peut pas en avoir deux.
reason-resource-missing = Vous n’avez pas { resource.of } pour payer. Procurez-vous-en d’abord.

## Reprendre des ouvriers

reason-take-back-not-now =
    { $decision ->
        [choose-resource] La partie n’a pas commencé. Ensuite, vous pourrez reprendre des ouvriers à tout moment.
        [discard] Il faut d’abord défausser un projet. Ensuite, vous pourrez de nouveau reprendre des ouvriers.
       *[other] On ne peut pas reprendre d’ouvriers à ce moment. Attendez la prochaine décision.
    }
