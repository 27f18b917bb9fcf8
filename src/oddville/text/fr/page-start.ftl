### Le début de la page, et la vie d’une table autour de la partie.

## Le premier écran

start-tagline = Bâtissez ensemble une petite ville biscornue, et tirez‑en plus que les autres.
start-name = Votre nom
start-play-bots = Jouer contre des bots
start-bot-count = Combien de bots jouent avec vous
start-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
start-bot-level = Niveau des bots
start-way-friends = Inviter des amis
start-way-friends-how = Envoyez un lien et jouez dès que tous sont là.
start-way-screen = Autour d’un écran
start-way-screen-how = De deux à quatre autour de cet appareil.
start-way-days = Tour à tour, sur plusieurs jours
start-way-days-how = Chacun joue quand il a le temps.
start-way-watch = Tables ouvertes
start-way-watch-how = Rejoindre une partie ou la regarder.
start-way-record = Ouvrir une partie enregistrée
start-way-record-how = Revoir n’importe quelle partie terminée.
start-way-learn = Apprendre le jeu
start-way-learn-how = Les règles, brèves et en images.
start-recent = Vos tables
start-forget = Retirer de cette liste la table avec { $players }
start-free-seat = place libre
start-phase-open = pas encore commencée
start-phase-playing = en cours
start-your-turn = à vous de jouer
start-phase-over = terminée
start-settings = Réglages
start-credits = D’après le jeu de société de Carlo Lavezzi, édité par What’s Your Game? Une réalisation indépendante, avec ses propres textes et dessins.

## Un serveur avec mot de passe

start-door = Qui est là ?
start-password-why = Ce serveur demande un mot de passe. La personne qui le gère peut vous le donner.
start-enter = Entrer

## Une nouvelle table

start-friends-why = Vous ouvrez une table et recevez un lien pour les autres. Les places libres pourront être données à des bots.
start-days-why = Un tour peut durer des heures ou des jours. Vous retrouvez la table sur la page d’accueil. Le temps écoulé, un bot continue jusqu’au retour de la personne.
start-screen-why = Passez-vous l’appareil, ou asseyez-vous autour. Dans OddVille, personne ne sait rien que les autres ignorent : tout le monde peut regarder.
start-players = Joueurs
start-player = Joueur { $number }
start-name-of = Nom du joueur { $number }
start-who-plays = Qui joue à la place { $number }
start-a-person = Une personne
start-a-bot = bot
start-bot-named = Bot : { $level }
start-invited = Quelqu’un qui a le lien
start-clock = Pendule
start-clock-none = Aucune
start-clock-live = Pour la partie
start-clock-turns = Pour chaque tour
start-clock-each = Chacun dispose de
start-clock-more = De plus par tour
start-clock-turn = Temps pour un tour
start-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
start-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
start-days-count =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
start-clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
start-listed = Ouverte à tout le monde
start-listed-why = La table figure parmi les tables ouvertes. Sinon, seules les personnes qui ont le lien la trouvent.
start-more = Autres réglages
start-spectators = D’autres peuvent regarder
start-undo = Annuler des coups
start-undo-free = Librement
start-undo-consent = Si tous sont d’accord
start-undo-never = Jamais
start-undo-free-why = Aussitôt, tant que rien de nouveau n’a été vu et que personne d’autre n’a joué ; ensuite, on demande aux autres.
start-undo-consent-why = On demande aux autres à chaque fois.
start-undo-never-why = Ce qui est joué est joué.
start-order = Places
start-order-random = Tirées au sort
start-order-chosen = Comme on s’assied
start-when = Début
start-when-full = Quand toutes les places sont prises
start-when-host = Quand vous le dites
start-pace = Les bots jouent
start-pace-natural = À un rythme humain
start-pace-instant = Immédiatement
start-stand-in = Bot pour les absents
start-edition = Édition
start-seed = Graine
start-seed-why = Le même nombre donne la même partie. Personne ne peut alors vérifier le mélange.
start-open-table = Ouvrir la table
start-begin = Commencer la partie

## Les tables ouvertes

start-lobby = Tables ouvertes
start-lobby-open = On y attend quelqu’un
start-lobby-playing = On y joue
start-lobby-none-open = Personne n’attend en ce moment. Ouvrez une table, et d’autres la trouveront ici.
start-lobby-none-playing = Aucune partie à regarder pour le moment.
start-join = Prendre place
start-look-on = Regarder

## Avant la partie

life-waiting-room = Avant la partie
life-seats = Places
life-seats-free =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
life-all-here = Tout le monde est là. L’hôte commence la partie.
life-all-here-host = Tout le monde est là. Commencez quand vous voulez.
life-begins-full = La partie commence d’elle-même dès que toutes les places sont prises.
life-begins-host = L’hôte commence la partie quand toutes les places sont prises.
life-sit = Prendre place ici
life-you = vous
life-host = hôte
life-here = présent
life-invite = Inviter
life-invite-how = Toute personne qui ouvre ce lien peut prendre place.
life-invite-watch = Toute personne qui ouvre ce lien peut regarder.
life-invite-link = Lien vers cette table
life-qr = Le lien en code QR
life-copy = Copier le lien
life-copied = Copié
life-share = Partager…
life-access = Qui peut jouer
life-audience = Spectateurs
life-listed = ouverte à tout le monde
life-by-link = seulement avec le lien
life-spectators = tout le monde peut regarder
life-no-spectators = aucun

## La barre et le menu

life-table = Table
life-menu = Menu
life-language = Langue
life-rules = Règles
life-turn = Tour { $turn }
life-set-up = Mise en place
life-before-start = Avant la partie
life-game-over = La partie est terminée
life-chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
# Une personne en peu de mots : $score points, $count de $most ouvriers dans la ville
life-chip =
    { $score ->
        [one] { $player }, { $colour } : { $score } point, { $count } sur { $most } ouvriers dans la ville
       *[other] { $player }, { $colour } : { $score } points, { $count } sur { $most } ouvriers dans la ville
    }
life-title-your-turn = ● À vous de jouer – OddVille
life-page-chat = Discussion
life-page-players = Joueurs
life-page-invite = Inviter d’autres personnes
life-page-device = Jouer sur un autre appareil
life-page-preferences = Réglages
life-page-fair = Mélange équitable
life-page-resign = Abandonner
life-page-leave = Quitter la table
life-take-back = Annuler
life-undo-step = Dernier coup
life-undo-turn = Tour entier
life-ending = Faire une pause, arrêter
life-bot-for-me = Laisser un bot jouer pour moi
life-reclaim = Je suis de retour et je joue
life-ask-end = Proposer d’arrêter sans résultat
life-resign = Abandonner
life-resign-sure = Vous abandonnez et ne pourrez pas revenir dans cette partie. À plus de deux joueurs, un bot joue à votre place.
life-play-on = Continuer à jouer
life-leave = Quitter
life-leave-sure = La table reste où elle est. Vous la retrouvez sur la page d’accueil.
life-leave-playing = Votre place vous est gardée : vous retrouvez la table sur la page d’accueil. Ou laissez un bot jouer jusqu’à votre retour.
life-leave-open = Partir et revenir plus tard
life-leave-bot = Partir, un bot continue
life-stay = Rester
life-take-over = Laisser jouer un bot
life-mute = Retirer la parole
life-unmute = Rendre la parole
life-muted = privé de parole
life-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
life-time-left = Temps restant

## Un autre appareil

life-device-why = Ouvrez aussi votre place sur votre téléphone ou un autre ordinateur. Les deux montrent alors la même partie, et vous jouez sur l’un ou l’autre.
life-device-make = Montrer le lien
life-device-for = Montrer le lien de { $player }
life-device-link = Votre lien personnel
life-device-secret = Qui a ce lien joue pour vous. Gardez-le pour vous.

## Un mélange équitable

life-fair-why = Avant la donne, le serveur fixe un secret et en montre l’empreinte. Le navigateur de chaque joueur y ajoute un nombre. Le secret et les nombres mélangent tout ensemble : personne ne peut choisir les cartes.
life-fair-commitment = Empreinte du secret
life-fair-salt = Nombre de { $player }
life-fair-secret = Le secret
life-fair-later = Après la partie, le secret est révélé et chacun peut le vérifier.
life-fair-check = Enregistrez la partie et vérifiez vous-même : chaque carte doit venir comme le secret et les nombres l’exigent.
life-fair-seed = Le mélange de cette partie ne peut pas être vérifié : sa graine a été choisie à la main, ou la partie en prolonge une autre.

## Questions, discussion, connexion

life-question = Une question à la table
life-awaited = On attend { $players }.
life-agree = D’accord
life-disagree = Pas d’accord
life-chat-empty = Personne n’a encore rien écrit.
life-chat-write = Écrire à la table
life-chat-send = Envoyer
life-chat-only-players = Seules les personnes qui jouent peuvent écrire ici.
life-connecting = On cherche la table…
life-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
life-rematch = Rejouer
life-follow = Jouer aussi
life-clock-days = { $days } j { $hours } h

## Ce que l’on préfère

life-theme = Thème
life-theme-auto = Comme l’appareil
life-theme-light = Clair
life-theme-dark = Sombre
life-text-size = Taille du texte
life-text-size-normal = Normale
life-text-size-large = Grande
life-text-size-larger = Très grande
life-pace = Animations
life-pace-off = Aucune
life-pace-fast = Rapides
life-pace-normal = Normales
life-pace-slow = Lentes
life-confirm = Confirmer les coups
life-confirm-always = Toujours
life-confirm-matters = Quand c’est important
life-confirm-never = Jamais
life-colour-safe = Couleurs plus faciles à distinguer
life-colour-safe-why = Si certaines couleurs se ressemblent pour vous. Les formes diffèrent de toute façon.
life-hints = Conseils pour les premières parties
life-sounds = Sons
life-notify = M’avertir quand c’est mon tour
life-notify-why = Le navigateur vous prévient quand vous êtes ailleurs.
life-notify-refused = Le navigateur n’autorise pas les messages de cette page. Cela se change dans ses réglages.
