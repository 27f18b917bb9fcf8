### Ce qu’il faut décider : pour qui décide, et pour qui attend.

decision-choose-resource = Choisissez votre première ressource.
decision-choose-resource-waiting = { $player } choisit sa première ressource.

decision-turn =
    { $recovered ->
        [yes] Vous avez récupéré vos cartes Ouvrier : jouez-en une maintenant.
       *[no] À vous : jouez une carte Ouvrier ou construisez.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] { $player } doit maintenant jouer une carte Ouvrier.
       *[no] À { $player } de jouer.
    }

decision-second-resource = Seigneur : prenez une deuxième ressource avec l’Ouvrier { $worker }, ou renoncez-y.
decision-second-resource-waiting = { $player } peut prendre une deuxième ressource avec l’Ouvrier { $worker }.

decision-discard = Vous ne pouvez garder que deux projets : choisissez celui que vous défaussez.
decision-discard-waiting = { $player } défausse un projet.

decision-place = Choisissez où placer « { $card } » dans la ville.
decision-place-waiting = { $player } place « { $card } » dans la ville.

decision-bonuses =
    { $count ->
        [0] Il ne reste aucun bonus : utilisez un pouvoir ou continuez.
        [one] Votre bonus : { $bonuses }. Utilisez-le ou renoncez-y.
       *[other] Vos bonus : { $bonuses }. Utilisez-les dans l’ordre de votre choix ou renoncez-y.
    }
decision-bonuses-waiting =
    { $count ->
        [0] { $player } peut encore utiliser un pouvoir.
        [one] { $player } utilise un bonus ({ $bonuses }).
       *[other] { $player } utilise des bonus ({ $bonuses }).
    }

decision-builder = Vous pouvez construire aussi, contre { $price } pièces : choisissez un projet.
decision-builder-waiting = { $player } peut construire aussi, contre { $price } pièces.

decision-after-action = Votre action est terminée : utilisez un pouvoir ou terminez votre tour.
decision-after-action-waiting = { $player } peut encore utiliser un pouvoir.

decision-shuffle = On mélange la pile { guild.of }.
decision-game-over = La partie est terminée.

## Ce qui vient d’abord, comme demande ; $decision est la décision ouverte

first-do =
    { $decision ->
        [choose-resource] choisissez votre première ressource
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
