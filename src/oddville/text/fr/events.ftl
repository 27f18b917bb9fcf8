### Ce qui s’est passé, en phrases pour le journal. $who vaut « you » quand c’est la personne qui lit.

## Mise en place et tours

event-resource-picked =
    { $who ->
        [you] Vous commencez avec { resource.some }.
       *[other] { $player } commence avec { resource.some }.
    }

event-turn-began =
    { $who ->
        [you] Tour { $turn } : à vous de jouer.
       *[other] Tour { $turn } : à { $player } de jouer.
    }

event-turn-passed =
    { $who ->
        [you] Vous ne pouvez rien faire et passez.
       *[other] { $player } ne peut rien faire et passe.
    }

event-turn-ended =
    { $who ->
        [you] Votre tour est terminé.
       *[other] { $player } termine son tour.
    }

event-end-triggered =
    { $who ->
        [you] Vous avez six ouvriers dans la ville : la partie se termine avec ce tour.
       *[other] { $player } a six ouvriers dans la ville : la partie se termine avec ce tour.
    }

event-game-ended =
    { $who ->
        [you] La partie est terminée : vous gagnez !
       *[other] La partie est terminée : { $player } gagne.
    }

## Cartes Ouvrier

event-worker-cards-recovered =
    { $who ->
        [you]
            { $count ->
                [one] Vous récupérez la carte Ouvrier { $workers }.
               *[other] Vous récupérez les cartes Ouvrier { $workers }.
            }
       *[other]
            { $count ->
                [one] { $player } récupère la carte Ouvrier { $workers }.
               *[other] { $player } récupère les cartes Ouvrier { $workers }.
            }
    }

event-worker-card-played =
    { $who ->
        [you] Vous jouez l’Ouvrier { $worker }.
       *[other] { $player } joue l’Ouvrier { $worker }.
    }

event-second-resource-declined =
    { $who ->
        [you] Vous ne prenez pas de deuxième ressource.
       *[other] { $player } ne prend pas de deuxième ressource.
    }

## Pièces

event-coin-drawn =
    { $source ->
        [tax-collector]
            { $who ->
                [you] Le Collecteur de Taxes vous rapporte une pièce.
               *[other] Le Collecteur de Taxes rapporte une pièce à { $player }.
            }
        [benefactor]
            { $who ->
                [you] Le Bienfaiteur vous donne une pièce.
               *[other] Le Bienfaiteur donne une pièce à { $player }.
            }
        [bonus]
            { $who ->
                [you] Vous piochez une pièce pour le bonus.
               *[other] { $player } pioche une pièce pour le bonus.
            }
       *[worker-card]
            { $who ->
                [you] Vous piochez une pièce.
               *[other] { $player } pioche une pièce.
            }
    }

event-coin-paid =
    { $who ->
        [you] Une de vos pièces va sur le dessus de la pioche.
       *[other] { $player } pose une pièce sur le dessus de la pioche.
    }

event-payment-made =
    { $who ->
        [you] Vous payez { payment }.
       *[other] { $player } paie { payment }.
    }

payment =
    { $purpose ->
        [recovery]
            { $amount ->
                [one] { $amount } pièce pour récupérer des cartes Ouvrier
               *[other] { $amount } pièces pour récupérer des cartes Ouvrier
            }
        [slot]
            { $amount ->
                [one] { $amount } pièce pour l’emplacement
               *[other] { $amount } pièces pour l’emplacement
            }
        [row]
            { $amount ->
                [one] { $amount } pièce pour une carte de la rangée de bâtiments
               *[other] { $amount } pièces pour une carte de la rangée de bâtiments
            }
       *[builder]
            { $amount ->
                [one] { $amount } pièce pour construire avec le Bâtisseur
               *[other] { $amount } pièces pour construire avec le Bâtisseur
            }
    }

## Ouvriers sur le plateau Ressources

event-worker-placed =
    { $who ->
        [you] Vous obtenez { resource.some } ({ slot }).
       *[other] { $player } obtient { resource.some } ({ slot }).
    }

event-worker-spent =
    { $who ->
        [you] Vous payez { resource.some } ({ slot }).
       *[other] { $player } paie { resource.some } ({ slot }).
    }

event-worker-taken-back =
    { $who ->
        [you] Vous reprenez un ouvrier : { resource } ({ slot }).
       *[other] { $player } reprend un ouvrier : { resource } ({ slot }).
    }

event-worker-moved =
    { $who ->
        [you] Vous transformez { resource.the } ({ slot }) en { target } ({ target-slot }).
       *[other] { $player } transforme { resource.the } ({ slot }) en { target } ({ target-slot }).
    }

## Projets et rangée de bâtiments

event-row-card-taken =
    { $who ->
        [you] Vous prenez « { $card } » en position { $position } de la rangée de bâtiments.
       *[other] { $player } prend « { $card } » en position { $position } de la rangée de bâtiments.
    }

event-project-discarded =
    { $who ->
        [you] Vous défaussez « { $card } », qui va sous la pioche.
       *[other] { $player } défausse « { $card } », qui va sous la pioche.
    }

event-row-shifted = « { $card } » passe de la position { $origin } à la position { $position } de la rangée de bâtiments.
event-row-filled = « { $card } » arrive en position { $position } de la rangée de bâtiments.

## Construction

event-project-chosen =
    { $who ->
        [you] Vous choisissez de construire « { $card } ».
       *[other] { $player } choisit de construire « { $card } ».
    }

event-card-built =
    { $who ->
        [you] Vous construisez « { $card } » { cell }.
       *[other] { $player } construit « { $card } » { cell }.
    }

event-bonus-used =
    { $who ->
        [you] Vous utilisez le bonus « { bonus } » ({ $card }).
       *[other] { $player } utilise le bonus « { bonus } » ({ $card }).
    }

event-bonus-forgone =
    { $who ->
        [you] Vous renoncez au bonus « { bonus } » ({ $card }).
       *[other] { $player } renonce au bonus « { bonus } » ({ $card }).
    }

## Personnages

event-character-returned =
    { $who ->
        [you] Vous rendez { character.the }.
       *[other] { $player } rend { character.the }.
    }

event-pile-shuffled = On mélange la pile { guild.of } ; sur le dessus : { character }.

event-character-taken =
    { $who ->
        [you] Vous gagnez { character.the }.
       *[other] { $player } gagne { character.the }.
    }

event-pile-top-shown = Maintenant sur le dessus de la pile { guild.of } : { character }.

## Pouvoirs

event-builder-asked =
    { $who ->
        [you] Le Bâtisseur vous permet de construire aussi.
       *[other] Le Bâtisseur permet à { $player } de construire aussi.
    }

event-builder-declined =
    { $who ->
        [you] Vous ne construisez pas avec le Bâtisseur.
       *[other] { $player } ne construit pas avec le Bâtisseur.
    }

event-coin-turned =
    { $who ->
        [you] Tricheur : vous retournez une pièce et obtenez le projet « { $card } ».
       *[other] Tricheur : { $player } retourne une pièce et obtient le projet « { $card } ».
    }

event-project-swapped =
    { $who ->
        [you] Intendant : vous échangez « { $given } » contre « { $taken } » en position { $position } de la rangée de bâtiments.
       *[other] Intendant : { $player } échange « { $given } » contre « { $taken } » en position { $position } de la rangée de bâtiments.
    }

event-worker-travelled =
    { $who ->
        [you] Voyageur : vous placez un ouvrier sur l’emplacement { resource.of } du Quartier Central.
       *[other] Voyageur : { $player } place un ouvrier sur l’emplacement { resource.of } du Quartier Central.
    }
