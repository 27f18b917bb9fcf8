### Ce qui a été refusé.

error-rules = Les règles ne le permettent pas.
error-unknown-action = Cette action n’existe pas : { $value }.
error-wrong-seat = { $decider } doit décider maintenant. Les autres peuvent seulement reprendre leurs propres ouvriers.
error-illegal-action = « { $action } » n’est pas permis maintenant.
error-game-is-over = La partie est terminée. On ne peut plus rien jouer.
error-impossible-setup =
    { $what ->
        [players] On joue de { $least } à { $most }, pas à { $value }.
        [seed] La graine du hasard doit être un nombre entier de { $least } à { $most }, pas { $value }.
        [first_player] Il n’y a pas de place { $value } pour un premier joueur.
        [deck] La pioche doit contenir chaque carte de l’édition exactement une fois.
       *[piles] Les piles doivent contenir les personnages de leur guilde, autant qu’il en faut pour ce nombre de joueurs.
    }

## Les fautes d’une édition. $place nomme la carte et le champ avec les mots du fichier.

edition-problem-file-not-found = { $place } : ce fichier ou cette édition n’existe pas.{ did-you-mean }
edition-problem-file-unreadable = { $place } : le fichier est illisible ({ $detail }).
edition-problem-file-too-large = { $place } : le fichier dépasse { $limit } octets.
edition-problem-line-too-long = { $place } : la ligne { $line } dépasse { $limit } caractères.
edition-problem-not-toml = { $place } : ce n’est pas du TOML ({ $detail }).
edition-problem-unsupported-format = { $place } : le format { $value } est inconnu ; cette version lit le format { $supported }.
edition-problem-missing = { $place } : ce champ manque.
edition-problem-unknown-key = { $place } : ce champ n’existe pas.{ did-you-mean }
edition-problem-wrong-type = { $place } : il faut ici { expected-kind }, pas { found-kind }.
edition-problem-wrong-count =
    { $exact ->
        [yes] { $place } : il doit y avoir { $low } éléments, pas { $count }.
       *[no] { $place } : il doit y avoir de { $low } à { $high } éléments, pas { $count }.
    }
edition-problem-out-of-range = { $place } : { $value } est hors limites ; de { $low } à { $high }, c’est possible.
edition-problem-unknown-word = { $place } : « { $value } » n’a pas de sens ici.{ did-you-mean }
edition-problem-repeated = { $place } : « { $value } » apparaît plus d’une fois.
edition-problem-not-an-id = { $place } : « { $value } » n’est pas un identifiant. Il faut des minuscules, des chiffres et des traits d’union isolés, au plus { $longest } caractères.
edition-problem-not-a-name = { $place } : « { $value } » n’est pas un nom. Il faut de 1 à { $longest } caractères visibles, sans espace au bord.
edition-problem-reserved-id = { $place } : l’identifiant « { $value } » est réservé au jeu. Choisissez-en un autre.
edition-problem-not-applicable = { $place } : ce champ n’a pas de sens avec « { $because } ». Supprimez-le.
edition-problem-guild-required = { $place } : une carte qui compte sa guilde doit en avoir une.
edition-problem-guild-full = { $place } : la guilde « { $value } » a déjà { $most } personnages ; il n’y a pas de place pour un autre.
edition-problem-too-many-problems =
    { $shown ->
        [one] { $place } : il y en a d’autres, mais { $shown } seule faute est affichée.
       *[other] { $place } : il y en a d’autres, mais { $shown } fautes seulement sont affichées.
    }

did-you-mean =
    { $suggested ->
        [yes] {" "}Vouliez-vous dire « { $suggestion } » ?
       *[no] {""}
    }

expected-kind =
    { $expected ->
        [integer] un nombre entier
        [float] un nombre décimal
        [string] un texte entre guillemets
        [boolean] true ou false
        [table] une table
        [array] une liste
       *[other] { $expected }
    }

found-kind =
    { $found ->
        [integer] un nombre entier
        [float] un nombre décimal
        [string] un texte entre guillemets
        [boolean] true ou false
        [table] une table
        [array] une liste
        [nothing] rien
       *[other] { $found }
    }
