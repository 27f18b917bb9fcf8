### La ligne de commande et le jeu en texte brut.

cli-description = Jouer à OddVille et travailler avec des parties enregistrées et des positions.
cli-commands = commandes
cli-options = options
cli-arguments = arguments
cli-examples = exemples
cli-usage = usage :
cli-help-debug = montrer la trace quand quelque chose ne marche pas
cli-unexpected = Quelque chose n’a pas marché dans OddVille ({ $detail }). Relancez la commande avec --debug et signalez ce qu’elle affiche.
cli-help-help = afficher cette aide et quitter
cli-help-command = afficher l’aide d’une commande
cli-help-command-words = la commande, par exemple record make
cli-help-version = afficher la version et le moteur utilisé
cli-help-lang = la langue : en, de, fr ou nl
cli-help-play = jouer dans ce terminal : contre des bots, ensemble sur un écran ou sur un serveur
cli-help-players = nombre de joueurs, de 2 à 4 (par défaut : { $default })
cli-help-seed = graine aléatoire ; la même graine donne la même partie
cli-help-record = afficher, vérifier ou créer des parties enregistrées
cli-help-record-show = afficher des parties enregistrées
cli-help-record-verify = rejouer des parties et vérifier chaque coup
cli-help-record-make = faire jouer des bots et enregistrer leurs parties
cli-help-file = un fichier, ou - pour l’entrée standard
cli-help-form = forme d’affichage : résumé (summary), texte compact (text) ou document JSON (json)
cli-help-make-form = format des fichiers : document JSON (json) ou texte compact (text)
cli-help-games = nombre de parties à jouer
cli-help-make-bot = bot qui joue à toutes les places : { $levels } (par défaut : des coups au hasard, ce qui donne de longues parties)
cli-help-output = dossier de destination ; créé s’il n’existe pas
cli-help-output-record = dossier de destination, créé s’il n’existe pas ; pour une seule partie, aussi un fichier (partie.json, partie.txt)
cli-help-position = afficher, contrôler ou créer des positions
cli-help-position-show = dessiner des positions
cli-help-position-check = signaler toutes les erreurs dans des positions
cli-help-position-make = écrire la position d’une partie enregistrée après un tour
cli-help-position-output = fichier à écrire (par défaut : la sortie standard)

cli-version = oddville { $version }, { $build ->
    [compiled] moteur compilé
   *[plain] moteur en Python pur
}
cli-usage-error = { $command } : { $detail }.{ did-you-mean } Voir « { $command } --help ».
cli-not-in-range = « { $value } » n’est pas un nombre de { $low } à { $high }
cli-interrupted = Interrompu.
file-exists = { $path } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
file-is-folder = { $path } est un dossier. Nommez un fichier à l’intérieur.
file-not-written = Impossible d’écrire { $path } ({ $detail }). Choisissez un autre endroit.
cli-progress = { $done } sur { $games }

cli-record-good = { $status ->
    [finished] { $file } : tous les coups sont justes ({ cli-moves }, partie terminée). { cli-record-proof }
   *[unfinished] { $file } : tous les coups sont justes ({ cli-moves }, partie inachevée). { cli-record-proof }
}
cli-record-proof = { $proof ->
    [proved] Le mélange est prouvé équitable, si { $commitment } est bien ce qui a été publié avant la partie.
    [promised] Un mélange équitable est promis, mais le secret n’est pas encore révélé.
   *[none] Aucune preuve d’un mélange équitable n’y figure.
}
cli-record-redraws = { $count ->
    [one] Seul contre des bots, le joueur est revenu { $count } fois sur ce qui était révélé ; les cartes cachées ont été mélangées de nouveau.
   *[other] Seul contre des bots, le joueur est revenu { $count } fois sur ce qui était révélé ; les cartes cachées ont chaque fois été mélangées de nouveau.
}
cli-record-players = { $names } (édition « { $edition } »)
cli-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
cli-record-length = { cli-moves } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
cli-record-unfinished = La partie est inachevée.
cli-record-winner = { $who ->
    [you] Vous gagnez.
   *[other] { $name } gagne.
}
cli-records-made = { $games ->
    [one] { $games } partie écrite dans { $path } (graine { $seed }).
   *[other] { $games } parties écrites dans { $path } (graine { $seed }).
}
cli-position-good = { $file } : cette position est jouable. { $question }

## Le jeu en texte brut

play-you = Vous
play-seed = Graine { $seed }
play-welcome = Bienvenue à OddVille ! Tapez ce que vous voulez faire, par exemple « worker 2 coins » ou « build { $card } ».
play-hint = Tapez un coup ou son numéro, ou une commande : help, ?, show, read, why …, hint, undo, quit.
play-commands =
    Les coups s’écrivent ainsi : worker 2 coins, worker 3 clay, worker 1 takes { $card }, build { $card }, place left 1 down 2, recover, done. Chaque mot peut être abrégé. Un nombre choisit dans la liste des possibilités.
    help : ce texte.
    ? : vos possibilités avec leurs numéros.
    show : dessiner la table ; show city, show row, show board, show characters ou show players en dessine une partie.
    read : la même chose en phrases, en entier ou par parties.
    why, puis un coup : quelle règle l’interdit.
    hint : ce que ferait un bot.
    undo : reprendre votre dernière décision.
    quit : quitter ; la partie est sauvegardée.
play-table-commands =
    say puis un texte : parler aux autres joueurs de la table.
    bots : donner les places libres à des bots, si vous avez ouvert la table ; begin : commencer la partie.
    yes, no : répondre quand quelqu’un demande de reprendre un coup ou d’arrêter.
    stop : proposer d’arrêter sans résultat ; resign : abandonner.
    leave : laisser un bot jouer pour vous ; return : reprendre votre place.
play-table-words = Vous pouvez taper : { $words }.
play-not-your-turn = Ce n’est pas encore votre tour.
play-not-now = « { $word } » n’est pas possible maintenant.
play-no-such-part = « { $part } » n’est pas une zone de la table.{ did-you-mean } Il y a : { $parts }.
play-no-such-command = Il n’y a pas de commande « { $word } ».{ did-you-mean }
play-end-of-input = Plus rien à lire : la partie s’arrête ici.
play-goodbye = Au revoir !
play-no-such-number = { $count ->
    [one] Il n’y a que { $count } possibilité. ? la donne.
   *[other] Il n’y a que { $count } possibilités. ? les donne.
}
play-allowed = Si, c’est possible : vous pouvez le faire maintenant.
play-row = { component-row } (coût, rues, guilde, bonus, points ; ◊ boucliers)
play-board = { component-resources-board } (prix : Ouvrier ; le dernier emplacement est le supérieur)
play-piles = Personnages (cartes dans la pile, celle du dessus)
play-player = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $supply } en réserve, { $city } dans la ville, cartes Ouvrier { $hand }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Ce que dit argparse ; il remplit ce qui suit %

cli-required = il manque ces arguments : %s
cli-one-required = il faut l’un de ces arguments : %s
cli-unrecognized = arguments inconnus : { $words }
cli-invalid-choice = { $argument } : « { $value } » n’existe pas, choisissez parmi { $choices }
cli-no-such-command = il n’y a pas de commande « { $value } »
cli-argument = %(argument_name)s : %(message)s
cli-one-value = il manque une valeur
cli-some-values = il manque au moins une valeur
cli-not-with = ne va pas avec %s
cli-no-value = aucune valeur n’est attendue ici : %r

needs-package = Il faut le paquet { $package } pour cela. Installez-le avec : { $command }

## oddville doctor

doctor-help = montrer ce qui est installé, ce qui manque et comment l’obtenir
doctor-python = Python { $version }
doctor-version = oddville { $version }
doctor-engine =
    { $build ->
        [compiled] Le moteur est compilé.
       *[plain] Le moteur tourne en Python pur, plus lent. Installez un compilateur C, puis réinstallez oddville.
    }
doctor-page = La page est installée.
doctor-page-missing = La page manque : il n’y a rien à jouer dans le navigateur. Dans un dépôt cloné, lancez « make build » ; sinon, installez OddVille depuis un autre wheel.
doctor-part = { doctor-part-name } fonctionne : { $names }
doctor-part-bad = { doctor-part-name } ne fonctionne pas ({ $detail }). Installez ce qui manque avec : { $command }
doctor-part-name =
    { $part ->
        [server] Le serveur (oddville serve)
        [terminal] Le jeu dans le terminal (oddville play)
       *[client] Le client pour les programmes (oddville.client)
    }
doctor-extra = « { $extra } » ({ doctor-extra-for }) est installé : { $names }
doctor-extra-missing = « { $extra } » ({ doctor-extra-for }) n’est pas installé. Installez-le avec : { $command }
doctor-extra-bad = « { $extra } » ({ doctor-extra-for }) est installé mais ne fonctionne pas ({ $detail }). Réinstallez-le avec : { $command }
doctor-extra-for =
    { $extra ->
        [print] cartes en PDF
        [png] dessins en PNG
        [arena] tournois
        [ray] tournois sur plusieurs machines
        [postgres] PostgreSQL pour le serveur
        [gymnasium] l’environnement pour Gymnasium
        [pettingzoo] les environnements pour PettingZoo
        [openspiel] le jeu pour OpenSpiel
       *[torch] l’exemple qui apprend
    }
doctor-folder = Les parties sauvegardées sont dans { $path }
doctor-folder-bad = Impossible de sauvegarder des parties dans { $path }. Rendez le dossier accessible en écriture, ou choisissez-en un autre avec ODDVILLE_SAVES.
doctor-database = Les parties du serveur sont dans { $path } : { $count }
doctor-database-none = Le serveur n’a pas encore de parties ; « oddville serve » crée { $path }
doctor-database-bad = Les parties du serveur dans { $path } sont illisibles ({ $detail }). « oddville store info » en dit plus.
doctor-browser = Un navigateur peut s’ouvrir : { $name }
doctor-browser-none = Aucun navigateur ne peut s’ouvrir d’ici. Ouvrez vous-même dans un navigateur l’adresse que donne « oddville serve ».
doctor-terminal = Terminal : { $columns } × { $lines }, { $encoding }
doctor-terminal-none = Pas de terminal ici ; « oddville play --plain » s’en passe.
doctor-good = Aucun problème trouvé.
doctor-bad =
    { $count ->
        [one] { $count } chose demande de l’attention.
       *[other] { $count } choses demandent de l’attention.
    }

## oddville completion

completion-help = afficher un script qui permet au shell de compléter commandes et options
completion-help-shell = bash, zsh ou fish
