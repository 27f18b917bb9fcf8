### Ce qu’il faut décider : pour qui décide, et pour qui attend.

decision-choose-resource = Choisissez votre ressource de départ.
decision-choose-resource-waiting = On attend { $player }, qui choisit une ressource de départ.

decision-turn =
    { $recovered ->
        [yes] Vous avez récupéré vos cartes Ouvrier : jouez-en une maintenant.
       *[no] À vous : jouez une carte Ouvrier ou construisez.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] On attend { $player }, qui joue une carte Ouvrier.
       *[no] On attend { $player }, qui joue une carte Ouvrier ou construit.
    }

decision-second-resource = Seigneur : prenez une deuxième ressource avec l’Ouvrier { $worker }, ou aucune.
decision-second-resource-waiting = On attend { $player }, qui peut prendre une deuxième ressource avec l’Ouvrier { $worker }.

decision-discard = Vous ne pouvez garder que deux projets : choisissez celui que vous défaussez.
decision-discard-waiting = On attend { $player }, qui défausse un projet.

decision-place = Choisissez où placer « { $card } » dans la ville.
decision-place-waiting = On attend { $player }, qui place « { $card } » dans la ville.

decision-bonuses =
    { $count ->
        [0] Il ne reste aucun bonus : utilisez un pouvoir ou continuez.
        [one] Votre bonus : { $bonuses }. Utilisez-le ou renoncez-y.
       *[other] Vos bonus : { $bonuses }. Utilisez-les dans l’ordre de votre choix ou renoncez-y.
    }
decision-bonuses-waiting =
    { $count ->
        [0] On attend { $player }, qui peut encore utiliser un pouvoir.
        [one] On attend { $player }, qui utilise un bonus ({ $bonuses }).
       *[other] On attend { $player }, qui utilise des bonus ({ $bonuses }).
    }

decision-builder = { $turn_player } vient de construire « { $card } ». Construire aussi, pour { $price } pièces ? Choisissez alors un projet.
decision-builder-waiting = On attend { $player }, qui peut construire aussi, pour { $price } pièces.

decision-after-action = Votre action est faite : utilisez un pouvoir ou terminez votre tour.
decision-after-action-waiting = On attend { $player }, qui peut encore utiliser un pouvoir.

decision-shuffle = On mélange la pile { guild.of }.
decision-game-over = La partie est terminée.

## Ce qui vient d’abord, comme demande ; $decision est la décision ouverte

first-do =
    { $decision ->
        [choose-resource] choisissez votre ressource de départ
        [turn] jouez une carte Ouvrier ou construisez
        [second-resource] prenez une deuxième ressource ou renoncez-y
        [discard] défaussez un projet
        [place] placez votre bâtiment dans la ville
        [bonuses] utilisez vos bonus ou renoncez-y
        [builder] construisez avec le Bâtisseur ou refusez
        [after-action] utilisez un pouvoir ou terminez votre tour
        [shuffle] attendez que la pile soit mélangée
       *[game-over] commencez une nouvelle partie
    }
