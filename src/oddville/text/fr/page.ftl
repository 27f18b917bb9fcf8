### La table sur la page : ce qui est écrit sur les boutons et près du matériel.

## S’orienter

page-skip = Aller au contenu
page-back = Retour
page-undo = Annuler
page-confirm = Confirmer
page-not-now = Impossible
page-why = pourquoi ?
page-chat = Discussion
page-tabs = Parties de la table
page-tab-city = Ville
page-tab-row = Rangée
page-tab-board = Plateau
page-tab-hand = Main
page-tab-log = Journal
page-not-loaded = Cette partie de la page n’est pas arrivée. Il existe peut-être une version plus récente, ou la connexion a été perdue.
page-load-anew = Recharger la page
page-error-unknown = Quelque chose s’est mal passé ({ $code }). Réessayez, ou rechargez la page.
page-error-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.

## La ville

page-fit = Voir toute la ville
page-larger = Agrandir
page-smaller = Réduire
page-more-places =
    { $count ->
        [one] { $count } autre emplacement hors de vue
       *[other] { $count } autres emplacements hors de vue
    }
page-city-card =
    { $owned ->
        [yes] { $card }, construit par { $owner }, { $place }. { $scoring }
       *[no] { $card }, { $place }. { $scoring }
    }
page-card = { $card }. Coût : { $cost }. Bonus : { $bonus }. { $scoring }

## Joueurs et plateaux

page-score = Score
page-coins = pièces
page-points = Points
page-points-after =
    { $points ->
        [one] { $points } point ensuite
       *[other] { $points } points ensuite
    }
page-points-end = environ { points } à la fin
page-points-end-why = Estimation d’un bot au premier coup d’œil, d’après ce que tout le monde peut voir.
page-in-city = { $count } sur { $most } ouvriers dans la ville
page-of = { $count } sur { $most }
page-hand-of = Cartes Ouvrier en main : { $workers }
page-no-characters = aucun personnage
page-no-project = pas de projet
page-pile-left =
    { $count ->
        [0] vide
       *[other] reste { $count }
    }
page-deck = Pioche { $count }
page-worker-card =
    { $played ->
        [yes] Carte Ouvrier { $worker }, jouée
       *[no] Carte Ouvrier { $worker }
    }
page-resource-column =
    { $free ->
        [one] { resource } : { $mine } de vos ouvriers, { $free } emplacement inférieur libre
       *[other] { resource } : { $mine } de vos ouvriers, { $free } emplacements inférieurs libres
    }
page-away = absent
page-stands-in = { $level } joue pour cette place

## Décider

page-your-turn =
    { $count ->
        [one] À vous, { $player }. { $sentence } { $count } possibilité.
       *[other] À vous, { $player }. { $sentence } { $count } possibilités.
    }
page-ability =
    { $offers ->
        [coins] Ouvrier { $worker } : prenez des pièces ou un projet.
        [resources] Ouvrier { $worker } : prenez une ressource ou un projet.
        [none] Ouvrier { $worker } : prenez un projet.
       *[both] Ouvrier { $worker } : prenez des pièces, une ressource ou un projet.
    }
page-no-second =
    { $back ->
        [yes] Pas de deuxième ressource possible pour l’instant : reprenez un ouvrier ou continuez.
       *[no] Pas de deuxième ressource possible pour l’instant.
    }
page-recover =
    { $count ->
        [one] Récupérer { $count } carte
       *[other] Récupérer { $count } cartes
    }
page-take-coins =
    { $count ->
        [0] Prendre des pièces
       *[other] Prendre { $count }
    }
page-take = Prendre
page-all-options = Toutes les possibilités en mots
page-final = ne s’annule pas librement
page-gains-character = apporte : { character }
page-swap-project = { character-bookkeeper } : quel projet donnez-vous ?
page-swap-row = { character-bookkeeper } : quelle carte de la rangée prenez-vous ?
page-travel = { character-traveller } : quelle ressource payez-vous ?

## Placer un projet

page-placing = Où va le projet
page-places-fit =
    { $count ->
        [one] { $count } emplacement convient. Choisissez-le dans la ville.
       *[other] { $count } emplacements conviennent. Choisissez-en un dans la ville.
    }
page-cost = coût
page-workers-return =
    { $count ->
        [one] { $count } ouvrier revient
       *[other] { $count } ouvriers reviennent
    }
page-own-bonus = son bonus
page-no-bonus = aucun bonus ici
page-other-project = Autre projet
page-build-here = Construire ici

## Bonus et défausse

page-your-bonuses = Vos bonus
page-from = de
page-to = vers
page-skip-rest = Renoncer au reste
page-go-on = Continuer
page-discard = Il va sous la pioche ; tout le monde l’a vu.

## Ce qui s’est passé

page-last-moves = Derniers coups
page-all-moves = Tous les coups
page-show-again = Revoir
page-look-at-table = Voir la table
page-to-the-score = Voir le score

## Et si… ?

page-planning = Et si… ?
page-planning-hint = Vous essayez des coups sur une copie. Les cartes inconnues sont tirées au hasard ; la partie elle-même ne change pas.
page-plan-anew = Recommencer
page-plan-outdated = La partie a continué entre-temps. Ce plan partait d’une position antérieure.
page-plan-now = Repartir de la position actuelle
page-plan-end = Revenir à la partie

## Conseils pour les premières parties

page-hints-off = Plus de conseils
page-hint-choose-resource = Un ouvrier sur une ressource veut dire qu’elle est à vous. Vous en avez une au départ : choisissez laquelle.
page-hint-turn = Choisissez une carte Ouvrier : elle apporte des pièces, une ressource ou un projet de la rangée. Pour construire, touchez un projet dont vous avez les ressources. Le sixième ouvrier dans la ville met fin à la partie.
page-hint-ability = Le vert montre où cet ouvrier peut aller : le plateau indique le prix d’une ressource, la rangée celui d’un projet.
page-hint-place = Une rue touche une rue, des maisons touchent des maisons. Le nouveau bâtiment apporte son bonus et celui de chaque voisin relié par une rue.
page-hint-bonuses = Les bonus sont gratuits. Utilisez-les dans l’ordre de votre choix ; ceux que vous passez sont perdus.
page-hint-discard = On ne garde jamais plus de deux projets.
page-hint-builder = { character-builder } : vous pouvez construire juste après les autres, pour deux pièces.
