### Ce qui ne va pas dans un coup tapé, une partie enregistrée ou une position. $place dit où dans le document.

document-whole = le document
document-line = ligne { $line }
document-move = coup { $move }

## Un coup tapé

notation-error-empty = Tapez un coup, par exemple « worker 2 coins ».
notation-error-too-long = C’est trop long pour un coup : { $longest } caractères au plus.
notation-error-unreadable = « { $token } » ne veut rien dire ici.{ did-you-mean } Possible : { $expected }.
notation-error-incomplete = Il manque quelque chose à la fin. Possible : { $expected }.
notation-error-surplus = « { $token } » est de trop : supprimez-le.
notation-error-ambiguous = « { $token } » peut vouloir dire plusieurs choses : écrivez { $candidates }.
notation-error-not-a-number = « { $token } » n’est pas un nombre : de { $low } à { $high }.
notation-error-out-of-range = { $token } est hors limites : de { $low } à { $high }.
notation-error-above-main-square = On ne construit rien au-dessus de la rangée du Quartier Central : choisissez un emplacement à côté ou en dessous.
notation-error-unknown-card = Il n’y a pas de carte « { $token } ».{ did-you-mean }
notation-error-not-in-row = « { $card } » n’est pas dans la rangée : choisissez une carte qui y est.
notation-error-not-a-project = « { $card } » n’est pas un de vos projets : choisissez l’un d’eux.
notation-error-not-a-shuffle = La pile ne peut pas être ainsi : nommez les personnages rendus en partant du dessus, chacun une fois.
notation-error-nothing-there =
    { $place ->
        [row] Il n’y a pas de carte à la position { $position } de la rangée.
        [projects] Il n’y a pas de projet { $position }.
       *[shuffle] Il n’y a pas de résultat de mélange { $position }.
    }

## Tout document

record-error-file-not-found = Il n’y a pas de fichier « { $file } » : vérifiez le nom.
record-error-file-unreadable = « { $file } » est illisible ({ $detail }) : vérifiez ce que c’est et qui a le droit de le lire.
record-error-too-large = Cela dépasse { $limit } octets et n’est pas un document à nous.
record-error-not-json =
    { $line ->
        [0] Ce n’est pas un texte JSON correct.
       *[other] Ce n’est pas un texte JSON correct : voyez ligne { $line }, colonne { $column }.
    }
record-error-wrong-format = { $place } : il faut ici « { $expected } ». Est-ce un document d’un autre genre ?
record-error-unsupported-version = { $place } : la version { $value } est inconnue ; ce programme lit { $supported }.
record-error-missing = { $place } : ce champ manque.
record-error-unknown-key = { $place } : ce champ n’existe pas.{ did-you-mean }
record-error-wrong-type = { $place } : il faut ici { expected-kind }, pas { found-kind }.
record-error-wrong-count =
    { $exact ->
        [yes] { $place } : il en faut { $low }, pas { $count }.
       *[no] { $place } : il en faut de { $low } à { $high }, pas { $count }.
    }
record-error-out-of-range = { $place } : { $value } est hors limites ; de { $low } à { $high }.
record-error-unknown-word = { $place } : « { $value } » ne veut rien dire ici.{ did-you-mean }
record-error-repeated = { $place } : « { $value } » figure plusieurs fois.
record-error-not-a-name = { $place } : « { $value } » n’est pas un nom. Il faut de 1 à { $longest } caractères visibles sans espace aux bords.
record-error-edition-broken = { $place } : l’édition est inutilisable. { $problem }
record-error-edition-hash = { $place } : ce n’est pas l’empreinte de la version { $version } de l’édition « { $edition } » : ses cartes ont été modifiées.
record-error-edition-unknown = { $place } : l’édition « { $value } » est inconnue ici, et ses cartes ne sont pas dans le document.{ did-you-mean }
record-error-too-many-problems = Il y en a d’autres, mais seules { $shown } erreurs sont affichées.

## Une partie enregistrée

record-error-not-text =
    { $expected ->
        [result] { $place } : il faut ici un tour ou le résultat, pas « { $found } ».
        [nothing] { $place } : il ne faut plus rien ici, mais il y a « { $found } ».
       *[other] { $place } : il faut ici « { $expected } », pas « { $found } ».
    }
record-error-deal-impossible = { $place } : une partie ne peut pas commencer ainsi. Chaque carte et chaque personnage doit y être une fois.
record-error-unreadable-move = { $place } : « { $text } » est illisible. { $error }
record-error-illegal-move = { $place } : les règles ne le permettent pas. { $reason }
record-error-wrong-seat = { $place } : ici, c’est { $decider } qui décide. { $reason }
record-error-after-the-end = { $place } : la partie est finie avant ce coup.
record-error-text-mismatch = { $place } : les mots ne disent pas ce que dit le numéro, à savoir « { $expected } ».
record-error-turn-mismatch = { $place } : cette ligne doit commencer par « { $expected } ».
record-error-shuffle-missing = { $place } : une pile est mélangée après ce coup, et le document ne dit pas comment.
record-error-shuffle-unexpected = { $place } : aucune pile n’est mélangée après ce coup.
record-error-shuffle-impossible = { $place } : la pile ne peut pas être ainsi : il y faut les personnages rendus, chacun une fois.
record-error-result-missing = { $place } : la partie est finie, et le document ne le dit pas.
record-error-result-too-early = { $place } : la partie n’est pas finie après le dernier coup.
record-error-result-wrong = { $place } : cela ne correspond pas à la partie, qui donne { $expected }.
record-error-fairness-hex = { $place } : il faut ici { $digits } chiffres hexadécimaux, lettres en minuscules.
record-error-fairness-salt = { $place } : un sel a au plus { $longest } caractères, tous ASCII imprimables.
record-error-fairness-order = { $place } : ce n’est ni l’ordre des places que donnent le secret et les sels, ni celui dans lequel les joueurs s’étaient assis.
record-error-fairness-commitment = { $place } : le secret n’est pas celui qui a été promis avant la partie.
record-error-fairness-deal = { $place } : la donne n’est pas celle qu’imposent le secret et les sels.
record-error-fairness-shuffle = { $place } : la pile n’a pas été mélangée comme l’imposent le secret et les sels.

## Une position

position-error-file-not-found = { record-error-file-not-found }
position-error-file-unreadable = { record-error-file-unreadable }
position-error-too-large = { record-error-too-large }
position-error-not-json = { record-error-not-json }
position-error-wrong-format = { record-error-wrong-format }
position-error-unsupported-version = { record-error-unsupported-version }
position-error-missing = { record-error-missing }
position-error-unknown-key = { record-error-unknown-key }
position-error-wrong-type = { record-error-wrong-type }
position-error-wrong-count = { record-error-wrong-count }
position-error-out-of-range = { record-error-out-of-range }
position-error-unknown-word = { record-error-unknown-word }
position-error-repeated = { record-error-repeated }
position-error-not-a-name = { record-error-not-a-name }
position-error-edition-broken = { record-error-edition-broken }
position-error-edition-hash = { record-error-edition-hash }
position-error-edition-unknown = { record-error-edition-unknown }
position-error-too-many-problems = { record-error-too-many-problems }

position-error-card-missing = La carte « { $card } » n’est nulle part : mettez-la par exemple dans la pioche.
position-error-card-twice = { $place } : la carte « { $card } » est aussi en { $other }. Enlevez l’une des deux.
position-error-character-missing = Le personnage « { $character } » n’est nulle part : mettez-le par exemple dans sa pile.
position-error-character-twice = { $place } : le personnage « { $character } » est aussi en { $other }. Enlevez l’un des deux.
position-error-character-foreign = { $place } : le personnage « { $character } » n’a pas sa place ici.
position-error-removed-count = { $place } : { $expected } de la guilde « { $guild } » doivent être hors jeu, pas { $count }.
position-error-removed-seen = { $place } : « { $character } » a quitté le jeu sans être vu et n’a pas pu l’être.
position-error-workers-count = { $place } : Ouvriers du joueur { colour } : { $supply } en réserve, { $board } sur le plateau Ressources, { $city } dans la ville ; il en faut { $expected } en tout.
position-error-too-many-workers-in-city = { $place } : le joueur { colour } a { $count } Ouvriers dans la ville ; à ce moment il y en a { $most } au plus.
position-error-two-on-main-square = { $place } : le joueur { colour } a plus d’un Ouvrier sur le Quartier Central.
position-error-no-such-spot = { $place } : le Quartier Central n’a pas d’emplacement pour cette ressource.
position-error-main-square-first = { $place } : la ville commence par le Quartier Central en x 0, y 0, sans propriétaire.
position-error-owner-missing = { $place } : un bâtiment a besoin d’un propriétaire.
position-error-cell-above = { $place } : on ne construit rien au-dessus de la rangée du Quartier Central.
position-error-cell-occupied = { $place } : il y a déjà une autre carte en x { $x }, y { $y }.
position-error-cell-apart = { $place } : x { $x }, y { $y } ne touche aucune carte construite avant.
position-error-edge-mismatch =
    { $direction ->
        [up] { $place } : le bord supérieur ne correspond pas à la carte voisine.
        [right] { $place } : le bord droit ne correspond pas à la carte voisine.
        [down] { $place } : le bord inférieur ne correspond pas à la carte voisine.
       *[left] { $place } : le bord gauche ne correspond pas à la carte voisine.
    }
position-error-row-gap = { $place } : il faut une carte ici ; il n’y a de trous qu’au bout de la rangée, quand la pioche est vide.
position-error-row-without-gap = { $place } : une carte vient d’être prise, il faut donc un trou.
position-error-too-many-projects = { $place } : le joueur { colour } a { $count } projets ; { $most } sont permis.
position-error-turn-player = { $place } : au tour { $turn }, c’est au joueur { expected-colour } de jouer.
position-error-end-trigger =
    { $count ->
        [0] { $place } : personne n’a encore six Ouvriers dans la ville, il faut donc null ici.
       *[other] { $place } : il faut nommer ici celui qui a eu le premier six Ouvriers dans la ville.
    }
position-error-hand-empty = { $place } : le joueur { colour } doit avoir une carte Ouvrier en main : une main vide est remplie au début du tour.
position-error-hand-not-full = { $place } : le joueur { colour } vient de récupérer ses cartes et doit avoir les quatre cartes Ouvrier.
position-error-set-up = C’est impossible pendant la mise en place : il n’y a encore que des Ouvriers sur les cases du haut, dans le sens inverse des aiguilles d’une montre à partir du dernier joueur.
position-error-decision-field =
    { $wanted ->
        [yes] { $place } : cette décision a besoin du champ « { $field } ».
       *[no] { $place } : le champ « { $field } » n’a rien à faire dans cette décision.
    }
position-error-decision-player = { $place } : ici, c’est le joueur { expected-colour } qui décide.
position-error-decision-character = { $place } : le joueur { colour } doit avoir pour cela le personnage « { $character } ».
position-error-worker-in-hand = { $place } : l’Ouvrier { $worker } a été joué et ne peut pas être en main.
position-error-builder-after-recovery = { $place } : qui a récupéré ses cartes pendant ce tour n’y construit pas.
position-error-project-fits-nowhere = { $place } : cette carte ne va nulle part dans la ville.
position-error-supply-empty = { $place } : il faut en réserve un Ouvrier pour le nouveau bâtiment.
position-error-bonus-not-there = { $place } : la dernière carte construite n’a pas de bonus de ce côté ({ $source }).
position-error-last-card-owner = { $place } : la dernière carte construite doit appartenir au joueur { expected-colour }.
position-error-nothing-to-decide = { $place } : il n’y a rien à décider ici ; le jeu aurait continué de lui-même.
position-error-guild-mismatch = { $place } : la dernière carte construite demande une autre pile, ou aucune.
position-error-pile-not-returned = { $place } : avant le mélange, tous les personnages de la guilde sont dans leur pile.
position-error-game-not-ended = { $place } : la partie n’est pas finie : personne n’en a provoqué la fin.

colour =
    { $player ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }

expected-colour =
    { $expected ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }
