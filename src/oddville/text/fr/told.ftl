### Un tour tel qu’on le raconte : une phrase, puis étape par étape. Les propositions commencent par le verbe ; $who vaut
### « you » pour la personne qui lit. $worker est le numéro d’une carte Ouvrier, $card et $taken sont des noms de bâtiments.

told-sentence = { $subject } { $clause }.
told-you = Vous
told-and = { $first } et { $second }
told-then = { $first }, puis { $second }

told-price =
    { $price ->
        [0] gratuitement
        [one] pour { $price } pièce
       *[other] pour { $price } pièces
    }
told-at-price = { " " }{ told-price }
told-coins-count =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }

## Propositions

told-begins =
    { $who ->
        [you] commencez avec { resource.some }
       *[other] commence avec { resource.some }
    }
told-benefactor =
    { $who ->
        [you] recevez { told-coins-count } du Bienfaiteur
       *[other] reçoit { told-coins-count } du Bienfaiteur
    }
told-picks-up =
    { $who ->
        [you] reprenez toutes vos cartes Ouvrier
       *[other] reprend toutes ses cartes Ouvrier
    }
told-recovers =
    { $who ->
        [you] récupérez { told-cards } { told-price }
       *[other] récupère { told-cards } { told-price }
    }
told-cards =
    { $count ->
        [one] une carte
        [2] deux cartes
       *[other] trois cartes
    }
told-coins =
    { $who ->
        [you] prenez { told-coins-count } avec l’Ouvrier { $worker }
       *[other] prend { told-coins-count } avec l’Ouvrier { $worker }
    }
told-resource =
    { $who ->
        [you] prenez { resource.some } avec l’Ouvrier { $worker }, { told-price }
       *[other] prend { resource.some } avec l’Ouvrier { $worker }, { told-price }
    }
told-second =
    { $who ->
        [you] prenez aussi { resource.some }, { told-price }
       *[other] prend aussi { resource.some }, { told-price }
    }
told-project =
    { $who ->
        [you] prenez { $card }{ told-at-price }
       *[other] prend { $card }{ told-at-price }
    }
told-discards =
    { $who ->
        [you] glissez { $card } sous la pioche
       *[other] glisse { $card } sous la pioche
    }
told-builds =
    { $who ->
        [you] construisez { $card }
       *[other] construit { $card }
    }
told-builds-too =
    { $who ->
        [you] construisez { $card } avec le Bâtisseur{ told-at-price }
       *[other] construit { $card } avec le Bâtisseur{ told-at-price }
    }
told-gains =
    { $who ->
        [you] gagnez { character.the }
       *[other] gagne { character.the }
    }
told-cheats =
    { $who ->
        [you] changez une pièce en { $card }
       *[other] change une pièce en { $card }
    }
told-swaps =
    { $who ->
        [you] échangez { $given } contre { $taken }
       *[other] échange { $given } contre { $taken }
    }
told-travels =
    { $who ->
        [you] envoyez un ouvrier au Quartier Central
       *[other] envoie un ouvrier au Quartier Central
    }
told-takes-back =
    { $who ->
        [you] reprenez un ouvrier sur { resource.the }
       *[other] reprend un ouvrier sur { resource.the }
    }
told-passes =
    { $who ->
        [you] passez
       *[other] passe
    }
told-sixth =
    { $who ->
        [you] placez votre sixième ouvrier : c’est le dernier tour
       *[other] place son sixième ouvrier : c’est le dernier tour
    }
told-tax =
    { $who ->
        [you] recevez { told-coins-count } du Collecteur de Taxes
       *[other] reçoit { told-coins-count } du Collecteur de Taxes
    }
told-skips =
    { $who ->
        [you] renoncez à un bonus ({ $source })
       *[other] renonce à un bonus ({ $source })
    }

## Ce qu’un bonus a donné, en une ligne de l’histoire

told-bonus = { $what }, { $source }
told-own-bonus = son propre bonus
told-transformed = { resource } devient { target }

## Une deuxième phrase, si elle concerne la personne qui lit

told-leaves-you = Vous perdez { character.the }.
told-leaves = quitte { $players }
told-your-tax = Votre Collecteur de Taxes rapporte { told-coins-count }.

## Le bandeau

told-pays = paie
told-gets = reçoit
told-points = { $before } → { $after } points
told-worth = points, { $points }
told-taken = pris
told-again = Revoir
told-pause = Pause
told-go-on = Continuer
told-skip = Aller à la fin
told-controls = Ce qui se passe
told-streets =
    { $streets ->
        [0] Aucune rue raccordée
        [one] Une rue raccordée
       *[other] { $streets } rues raccordées
    } : { $count ->
        [0] aucun bonus
        [one] un bonus
       *[other] { $count } bonus
    }.

## Pour les lecteurs d’écran

told-live =
    { $pays ->
        [none] { $sentence }
       *[other] { $sentence } Paie { $pays }.
    }
told-live-gets = Reçoit { $gets }.
told-live-points = De { $before } à { $after } points.
told-live-your-turn =
    { $count ->
        [one] Depuis votre dernier tour : un tour, { $summary }. { $sentence }
       *[other] Depuis votre dernier tour : { $count } tours, { $summary }. { $sentence }
    }
told-live-built =
    { $streets ->
        [0] Vous construisez { $card }, aucune rue : { $gets }.
        [one] Vous construisez { $card }, une rue : { $gets }.
       *[other] Vous construisez { $card }, { $streets } rues : { $gets }.
    }
told-joins-you = Vous gagnez { character.the }.

## L’histoire de la partie

told-story = L’histoire jusqu’ici
told-all-turns = Tous les tours
told-turn = tour { $turn }
told-set-up = mise en place
told-continued = Cette partie reprend au tour { $turn } d’une partie précédente.

## Depuis votre dernier tour

told-recap = Depuis votre dernier tour
told-recap-count =
    { $count ->
        [one] 1 tour : { $summary }
       *[other] { $count } tours : { $summary }
    }
told-buildings =
    { $count ->
        [one] 1 bâtiment
       *[other] { $count } bâtiments
    }
told-characters =
    { $count ->
        [one] 1 personnage
       *[other] { $count } personnages
    }
told-projects =
    { $count ->
        [one] 1 projet pris
       *[other] { $count } projets pris
    }
told-nothing = rien de construit
told-my-turn = À moi
told-for-you = Pour vous
told-fact-pile = La pile { guild.of } est vide : « { $card } » rappellerait ses personnages.
told-fact-lost = Vous avez perdu { character.the }.
told-fact-last = { $player } a cinq ouvriers dans la ville : un de plus et la partie se termine.
told-fact-nothing = Rien qui change vos choix.
