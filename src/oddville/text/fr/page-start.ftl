### Le début de la page, et la vie d’une table autour de la partie.

## Le premier écran

start-tagline = Bâtissez ensemble une petite ville biscornue, et marquez plus de points que les autres.
start-new = Première visite ? Jouez tout de suite.
start-new-how = Tilda, la crieuse publique, vous montre le jeu en six courtes leçons. Vous construisez dès la première minute.
start-new-lesson = Commencer la première leçon
start-new-time = environ cinq minutes · sans inscription
start-go-on-lessons = Continuer les leçons
start-way-known = Je connais OddVille
start-way-known-how = Jouer tout de suite, contre un à trois bots.
start-ways = Autres façons de jouer
five-title = Le jeu en cinq minutes
start-way-five = { five-title }
start-way-five-how = Avec des images et de petits plateaux à essayer.
start-name = Votre nom
start-play-bots = Jouer contre des bots
start-play = Jouer
start-other-people = D’autres adversaires
start-bot-count = Nombre de bots
start-bot-level = Niveau des bots
start-way-puzzle = Énigme du jour
start-way-puzzle-how = Un choix est clairement le meilleur. Trouvez-le en trois essais.
start-way-friends = Inviter des amis
start-way-friends-how = Envoyez un lien et commencez quand tout le monde est là.
start-way-screen = Autour d’un écran
start-way-screen-how = De deux à quatre personnes sur cet appareil.
start-way-days = Tour à tour, sur plusieurs jours
start-way-days-how = Chacun joue quand il a le temps.
start-way-watch = Tables ouvertes
start-way-watch-how = Rejoindre une partie ou la regarder.
start-way-record = Ouvrir une partie enregistrée
start-way-record-how = Revoir n’importe quelle partie terminée.
start-way-learn = Apprendre le jeu
start-way-learn-how = Six courtes leçons, pas à pas.
start-back = Retour à votre table
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

start-door = Mot de passe requis
start-password-why = Ce serveur est protégé par un mot de passe. Demandez-le à la personne qui le gère.
start-enter = Entrer

## Une nouvelle table

start-friends-why = Vous ouvrez une table et recevez un lien pour les autres. Les places libres pourront être données à des bots.
start-days-why = Un tour peut durer des heures ou des jours. Vous retrouverez la table sur la page d’accueil. Quand le temps d’un joueur est écoulé, un bot le remplace jusqu’à son retour.
start-screen-why = Passez-vous l’appareil ou installez-vous autour. Dans OddVille, personne n’a de secrets : tout le monde peut regarder.
start-players = Joueurs
start-player = Joueur { $number }
start-name-of = Nom du joueur { $number }
start-who-plays = Qui joue à la place { $number }
start-a-person = Personne
start-a-bot = bot
start-bot-named = Bot : { $level }
start-invited = Joueur invité
start-clock = Pendule
start-clock-none = Aucune
start-clock-live = Par partie
start-clock-turns = Par tour
start-clock-each = Temps par joueur
start-clock-more = Temps ajouté par tour
start-clock-turn = Temps par tour
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
start-listed-why = La table apparaît dans la liste des tables ouvertes. Sinon, il faut le lien pour la trouver.
start-more = Autres réglages
start-spectators = Autoriser les spectateurs
start-hints = Autoriser les conseils
start-hints-why = À leur tour, tous les joueurs peuvent demander un coup conseillé, même quand des personnes jouent entre elles.
start-undo = Annulation des coups
start-undo-free = Librement
start-undo-consent = Si tout le monde est d’accord
start-undo-never = Jamais
start-undo-free-why = Immédiatement, tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué ; ensuite, il faut l’accord des autres.
start-undo-consent-why = Il faut chaque fois l’accord des autres.
start-undo-never-why = Ce qui est joué est joué.
start-undo-bots = Contre des bots, même après de nouvelles cartes
start-undo-bots-why = Seul contre des bots, vous pouvez revenir plus loin : ce qui était caché est alors mélangé de nouveau, et le journal comme l’enregistrement l’indiquent.
start-order = Places
start-order-random = Tirées au sort
start-order-chosen = Au choix
start-when = Début
start-when-full = Dès que tout le monde est là
start-when-host = Quand vous la lancez
start-pace = Les bots jouent
start-pace-natural = À un rythme humain
start-pace-instant = Immédiatement
start-stand-in = Bot pour les absents
start-edition = Édition
start-seed = Graine
start-seed-why = La même graine donne la même partie. Le mélange n’est alors plus vérifiable, tout le monde voit que la graine a été choisie, et la table n’apparaît pas dans la liste.
start-open-table = Ouvrir la table
start-begin = Commencer la partie

## Les tables ouvertes

start-lobby = Tables ouvertes
start-lobby-open = En attente de joueurs
start-lobby-playing = Parties en cours
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
life-all-here = Tout le monde est là. L’hôte lance la partie.
life-all-here-host = Tout le monde est là. Commencez quand vous voulez.
life-begins-full = La partie commence d’elle-même dès que toutes les places sont prises.
life-begins-host = L’hôte lance la partie quand toutes les places sont prises.
life-sit = Prendre place ici
life-you = vous
life-host = hôte
life-here = présent
life-invite = Inviter
life-invite-how = Avec ce lien, tout le monde peut jouer.
life-invite-watch = Avec ce lien, tout le monde peut regarder.
life-invite-link = Lien vers cette table
life-link-local = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres, lancez le serveur avec --host 0.0.0.0 et ouvrez la page à l’adresse de cet ordinateur sur votre réseau.
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
life-table-hints = Conseils
life-hints-allowed = tous les joueurs peuvent en demander
life-hints-none = aucun quand des personnes jouent entre elles

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
life-ending = Faire une pause ou arrêter
life-bot-for-me = Laisser un bot jouer pour moi
life-reclaim = Reprendre ma place
life-ask-end = Proposer d’arrêter sans résultat
life-resign = Abandonner
life-resign-sure = Vous abandonnez et ne pourrez pas revenir dans cette partie. À plus de deux joueurs, un bot prend votre place.
life-play-on = Continuer à jouer
life-leave = Quitter
life-leave-sure = La table est conservée. Vous la retrouverez sur la page d’accueil.
life-leave-playing = Votre place reste à vous, et vous retrouverez la table sur la page d’accueil. Ou laissez un bot jouer jusqu’à votre retour.
life-leave-open = Partir et revenir plus tard
life-leave-bot = Partir et laisser jouer un bot
life-stay = Rester
life-take-over = Laisser jouer un bot
life-mute = Masquer les messages
life-unmute = Afficher les messages
life-muted = messages masqués
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
life-device-secret = Avec ce lien, n’importe qui peut jouer à votre place. Gardez-le pour vous.

## Un mélange équitable

life-fair-why = Avant la donne, le serveur choisit un secret et en montre l’empreinte. Le navigateur de chaque joueur ajoute un nombre. Le secret et les nombres déterminent ensemble le mélange : personne ne peut choisir les cartes.
life-fair-commitment = Empreinte du secret
life-fair-salt = Nombre de { $player }
life-fair-secret = Le secret
life-fair-later = Après la partie, le secret est révélé et chacun peut le vérifier.
life-fair-check = Enregistrez la partie et vérifiez vous-même. Cette commande contrôle que chaque carte découle du secret et des nombres :
life-fair-seed = Le mélange de cette partie ne peut pas être vérifié : sa graine a été choisie à la main, ou la partie en prolonge une autre.

## Questions, discussion, connexion

life-question = Une question à la table
life-awaited = En attente de { $players }.
life-agree = Accepter
life-disagree = Refuser
life-chat-empty = Aucun message pour l’instant.
life-chat-write = Écrire un message
life-chat-send = Envoyer
life-chat-only-players = Seuls les joueurs peuvent écrire ici.
life-connecting = Connexion à la table…
life-lost = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
life-rematch = Rejouer
life-follow = Rejoindre
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
life-pace-instant = Aucune
life-pace-off = Fixes
life-pace-fast = Rapides
life-pace-normal = Normales
life-pace-slow = Lentes
life-confirm = Confirmer les coups
life-confirm-always = Toujours
life-confirm-matters = Quand c’est important
life-confirm-never = Jamais
life-end-turn = Fin du tour automatique
life-end-turn-learn = Si je n’utilise jamais mes pouvoirs
life-end-turn-ask = Me demander chaque fois
life-end-turn-why = Si vous n’utilisez pas vos pouvoirs trois fois de suite, le tour se termine de lui-même. Vous pouvez toujours les utiliser avant votre action.
life-colour-safe = Couleurs plus faciles à distinguer
life-colour-safe-why = Si certaines couleurs se ressemblent pour vous. Les formes diffèrent de toute façon.
life-first-hints = Conseils pour les premières parties
life-sounds = Sons
life-notify = M’avertir quand c’est mon tour
life-notify-why = Le navigateur vous prévient quand vous êtes ailleurs.
life-notify-refused = Le navigateur bloque les notifications de cette page. Vous pouvez changer cela dans ses réglages.
