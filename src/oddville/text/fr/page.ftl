### La table sur la page : ce qui est écrit sur les boutons et près du matériel.

## S’orienter

page-skip = Aller au contenu
page-back = Retour
page-undo = Annuler
page-confirm = Confirmer
page-not-now = Impossible
page-why = pourquoi ?
page-chat = Discussion
page-tabs = Zones de la table
page-tab-city = Ville
page-tab-row = Rangée
page-tab-hand = Main
page-tab-story = Récit
page-not-loaded = Cette section de la page n’a pas pu être chargée. Il existe peut-être une version plus récente, ou la connexion a été perdue.
page-load-anew = Recharger la page
page-error-unknown = Quelque chose s’est mal passé ({ $code }). Réessayez, ou rechargez la page.
page-error-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.

## La ville

page-fit = Voir toute la ville
page-larger = Agrandir
page-smaller = Réduire
page-more-places =
    { $count ->
        [one] { $count } autre emplacement hors de l’écran
       *[other] { $count } autres emplacements hors de l’écran
    }
page-city-card =
    { $owned ->
        [yes] { $card }, à { $owner }, { $place }. { $scoring }
       *[no] { $card }, { $place }. { $scoring }
    }
# After the number of points
page-worth =
    { $points ->
        [one] point pour l’instant
       *[other] points pour l’instant
    }{ $count ->
        [0] {""}
        [one] {" "}: { $count } carte compte
       *[other] {" "}: { $count } cartes comptent
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
page-points-end = score final : environ { points }
page-points-end-why = Estimation rapide d’un bot, d’après ce que tout le monde peut voir.
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
# $characters are the $count that come back, as a list with “or”
page-pile-returns =
    { $count ->
        [one] La pile est vide : { character.the } revient et vous rejoint.
       *[other] La pile est vide : ses personnages reviennent et sont mélangés. Vous recevez { $characters }.
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
page-away = pas là
page-watching = Vous regardez la partie. En bas : { $player }.
page-absent = { $player } n’est pas là.
page-absent-host = { $player } n’est pas là. L’hôte peut laisser jouer un bot.
page-stands-in = Un bot ({ $level }) joue ici

## Décider

page-server-busy = Le serveur est très sollicité : les bots réfléchissent moins longtemps.
page-your-turn =
    { $count ->
        [one] { $sentence } { $count } possibilité.
       *[other] { $sentence } { $count } possibilités.
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
page-character-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-or-resource = ou une ressource
page-or-project = ou un projet de la rangée
page-cost-met = { $resource }, en place
page-cost-open = { $resource }, manque encore
page-take = Prendre
page-all-options = Liste des coups possibles
page-final = Révèle une nouvelle carte
page-gains-character = vous gagnez { character.the }
page-swap-project = { character-bookkeeper } : quel projet donnez-vous ?
page-swap-row = { character-bookkeeper } : quelle carte de la rangée prenez-vous ?
page-travel = { character-traveller } : quelle ressource payez-vous ?

## Placer un projet

page-placing = Placer le projet
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
page-own-bonus = bonus propre
page-no-bonus = aucun bonus ici
page-other-project = Autre projet
page-build-here = Construire ici

## Bonus et défausse

page-your-bonuses = Vos bonus
page-from = de
page-to = vers
page-skip-rest = Renoncer au reste
page-go-on = Continuer
page-discard = Il va sous la pioche, et tout le monde l’a vu.

## Ce qui s’est passé

page-look-at-table = Voir la table
page-to-the-score = Voir le score

## Et si… ?

page-hint = Conseil
page-review = Analyser avec Tilda
page-planning = Et si… ?
page-planning-hint = Essayez des coups sur une copie de la partie. Les cartes inconnues sont tirées au hasard ; la partie elle-même ne change pas.
page-plan-anew = Recommencer
page-plan-outdated = La partie a continué. Ce plan part d’une position antérieure.
page-plan-now = Repartir de la position actuelle
page-plan-end = Revenir à la partie

## Conseils pour les premières parties

page-hints-off = Masquer les conseils
page-hint-choose-resource = Un ouvrier sur une ressource veut dire qu’elle est à vous. Choisissez votre première ressource.
page-hint-turn = Jouez une carte Ouvrier pour des pièces, une ressource ou un projet, ou construisez un projet dont vous avez toutes les ressources.
page-hint-ability = Le vert montre où cet ouvrier peut aller. Les prix des ressources sont sur le plateau, ceux des projets au-dessus de la rangée.
page-hint-place = Les rues doivent toucher des rues, et les maisons des maisons. Vous recevez le bonus du nouveau bâtiment et celui de chaque voisin relié par une rue.
page-hint-bonuses = Les bonus sont gratuits. Utilisez-les dans l’ordre de votre choix ; ceux que vous passez sont perdus.
page-hint-discard = Vous pouvez garder au plus deux projets.
page-hint-after-action = Vos personnages peuvent vous aider. Touchez-en un pour lire son pouvoir, ou finissez votre tour.
page-hint-builder = { character-builder } : pour deux pièces, vous pouvez construire juste après un autre joueur.

# A townsperson: what they do, and how well they play; $name is the level as a title
page-trade-level =
    { $trade } · { $level ->
        [beginner] novice
        [newcomer] débutant
        [apprentice] apprenti
        [journeyman] compagnon
        [master] maître
        [grandmaster] grand maître
        [matched] à votre niveau
       *[other] { $name }
    }

## Keys

keys-title = Touches
keys-digits = choisir ce qui porte ce numéro
keys-enter = confirmer
keys-escape = revenir en arrière
keys-arrows = passer d’une carte ou d’un emplacement à l’autre
keys-l = liste des coups
keys-g = la suggestion du guide
keys-f = voir toute la ville
keys-s = score
keys-m = menu
keys-space = mettre le récit en pause
keys-space-bar = Espace
keys-right = étape suivante
keys-r = raconter de nouveau
keys-question = cette liste

## Le guide des premières parties

guide-title = Guide
guide-thinking = Tilda réfléchit à un coup…
guide-none = Tilda n’a rien à proposer ici. Jouez ce qui vous plaît.
guide-do = Jouer à ma place
guide-off = Désactiver le guide
guide-spoken = Tilda propose : { $move }. { $why }
guide-setting = Tilda propose des coups
guide-setting-why = Dans vos trois premières parties contre des bots, ou jusqu’à ce que vous le désactiviez. Avec d’autres personnes, seulement aux tables qui autorisent les conseils.
