### Score, fin de partie et relecture, sur la page.

## Le score pendant la partie

score-title = Score provisoire
score-title-over = Score final
score-close = Fermer
score-waiting = Calcul des points…
score-now = Le score si la partie s’arrêtait maintenant.
score-on-the-board = sur le plateau
# $cards are the names of the $count cards that a card counts
score-counts =
    { $count ->
        [one] Compte : { $cards }.
       *[other] Comptent : { $cards }.
    }
score-turn = Tour

score-forecast = Chances de gagner
score-forecast-waiting = Calcul en cours…
# The share of the games that the search wins from here
score-forecast-share = { $percent } %
score-forecast-honest = Un bot joue la suite de nombreuses fois, sans connaître les cartes cachées, et compte les victoires. Ce n’est qu’une estimation : les gens jouent autrement.

## La fin

score-wins = { $player } gagne
score-you-win = Vous gagnez
score-stopped = Arrêt sans vainqueur
score-stopped-detail = Tout le monde a accepté d’arrêter. Voici les points à ce moment-là.
score-by-resignation = Les autres ont abandonné.
score-ahead =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } de plus que { $who ->
        [you] vous
       *[other] { $player }
    }.
score-tie =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, autant que { $who ->
        [you] vous
       *[other] { $player }
    } : le sixième ouvrier départage.
score-sixth =
    { $who ->
        [you] Vous avez placé le sixième ouvrier dans la ville au tour { $turn }.
       *[other] { $player } a placé le sixième ouvrier dans la ville au tour { $turn }.
    }
score-place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
score-share = Partager l’image
score-picture-shared = Image partagée.
score-picture-saved = Image enregistrée.
score-picture-failed = L’image n’a pas pu être créée. Réessayez.
score-chart = Les scores au fil de la partie
score-chart-turn = tour { $turn }
score-next = Et ensuite ?
score-replay = Revoir la partie
score-record = Enregistrer la partie
score-home = Retour à l’accueil

## Relecture

replay-title = Revoir la partie
replay-loading = Chargement de la partie…
replay-not-over = Cette partie est en cours. Vous pourrez la revoir une fois terminée, car la relecture montre tout ce qui est caché maintenant.
replay-to-table = Aller à la table
replay-open = Ouvrir une partie enregistrée
replay-open-detail =
    { $drop ->
        [yes] Déposez ici le fichier d’une partie terminée, ou choisissez-le.
       *[no] Choisissez le fichier d’une partie terminée.
    } Formats : JSON et texte.
replay-open-choose = Choisir un fichier
replay-open-paste = Ou collez ici la partie enregistrée
replay-open-read = Montrer la partie
replay-another = Une autre partie
replay-file-unreadable = Ce fichier est illisible. Essayez-en un autre.

replay-controls = Commandes de lecture
replay-start = Au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un coup en avant
replay-turn-on = Un tour en avant
replay-end = À la fin
replay-speed = Vitesse
replay-times = { $speed } ×
replay-timeline = Déroulement de la partie
replay-at-start = Avant le premier coup
replay-at-setup = Coup { $move } sur { $moves }, mise en place
replay-at = Coup { $move } sur { $moves }, tour { $turn }

replay-moves = Coups
replay-setup = Mise en place
replay-turn = Tour { $turn } : { $player }
replay-eyes = Point de vue
replay-eyes-open = Tout révélé
replay-hidden = Cartes cachées
# $count cartes, montrées à partir du dessus
replay-deck =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes, à partir du dessus
    }
replay-deck-all = Montrer toute la pioche
replay-deck-less = Seulement les six prochaines
replay-no-coins = { $player } n’a pas de pièces
replay-piles = à partir du dessus
replay-pile-empty = pile vide

replay-link = Copier le lien vers ce moment
replay-link-copied = Lien copié
replay-link-by-hand = Lien vers ce moment :

replay-continue = Reprendre d’ici
replay-continue-detail = Une nouvelle table commence à ce moment, avec des bots aux autres places. Tout ce qui est caché est remélangé.
replay-continue-seat = Vous jouez pour
replay-continue-level = Niveau des bots
replay-continue-begin = Jouer la suite
# Le nom de qui n’en a pas donné
replay-you = Invité
