### La ligne de commande et le jeu en texte brut.

cli-description = Jouer à OddVille et travailler avec des parties enregistrées et des positions.
cli-commands = commandes
cli-options = options
cli-arguments = arguments
cli-help-help = afficher cette aide et quitter
cli-help-version = afficher la version et le moteur utilisé
cli-help-lang = la langue : en, de, fr ou nl
cli-help-play = jouer sur cet écran contre des adversaires qui jouent au hasard
cli-help-players = le nombre de joueurs, de 2 à 4 (sinon { $default })
cli-help-seed = un nombre qui fixe tout le hasard ; le même donne la même partie
cli-help-record = afficher, vérifier ou produire des parties enregistrées
cli-help-record-show = afficher des parties enregistrées
cli-help-record-verify = rejouer des parties et dire si chaque coup est juste
cli-help-record-make = jouer des parties au hasard et les enregistrer
cli-help-file = un fichier, ou - pour l’entrée standard
cli-help-form = sous quelle forme : résumé (summary), texte compact (text) ou document JSON (json)
cli-help-make-form = la forme à écrire : document JSON (json) ou texte compact (text)
cli-help-games = le nombre de parties à jouer
cli-help-output = le dossier où écrire ; il est créé s’il n’existe pas
cli-help-position = afficher ou contrôler des positions
cli-help-position-show = dessiner des positions
cli-help-position-check = dire tout ce qui ne va pas dans des positions

cli-version = oddville { $version }, { $build ->
    [compiled] moteur compilé
   *[plain] moteur en Python pur
}
cli-usage-error = { $command } : { $detail }. Voir « { $command } --help ».
cli-not-in-range = « { $value } » n’est pas un nombre de { $low } à { $high }
cli-interrupted = Interrompu.
cli-cannot-write = Impossible d’écrire dans { $path } ({ $detail }) : choisissez un autre dossier.
cli-progress = { $done } sur { $games }

cli-record-good = { $status ->
    [finished] { $file } : chaque coup est juste ({ $moves } coups, partie terminée). { cli-record-proof }
   *[unfinished] { $file } : chaque coup est juste ({ $moves } coups, partie inachevée). { cli-record-proof }
}
cli-record-proof = { $proof ->
    [proved] Le mélange est prouvé équitable, si { $commitment } est bien ce qui a été publié avant la partie.
    [promised] Un mélange équitable est promis, mais le secret n’est pas encore révélé.
   *[none] Aucune preuve d’un mélange équitable n’y figure.
}
cli-record-players = { $names } (édition « { $edition } »)
cli-record-length = { $moves } coups en { $turns } tours
cli-record-unfinished = La partie est inachevée.
cli-record-winner = { $name } gagne.
cli-records-made = { $games ->
    [one] { $games } partie écrite dans { $path } (graine { $seed }).
   *[other] { $games } parties écrites dans { $path } (graine { $seed }).
}
cli-position-good = { $file } : cette position est jouable. { $question }

## Le jeu en texte brut

play-you = Vous
play-seed = Graine { $seed }
play-welcome = Bienvenue à OddVille ! Tapez ce que vous voulez faire, par exemple « worker 2 coins » ou « build crooked-mill ».
play-hint = Tapez un coup ou son numéro. ? donne vos possibilités, why … explique ce qui est impossible, show dessine la table, quit termine.
play-end-of-input = Plus rien à lire : la partie s’arrête ici.
play-goodbye = Au revoir !
play-no-such-number = Il n’y a que { $count } possibilités. ? les donne.
play-allowed = Rien ne s’y oppose : vous pouvez le faire maintenant.
play-row = { component-row } (coût, rues, guilde, bonus, points ; ◊ boucliers)
play-board = { component-resources-board } (prix : Ouvrier ; la dernière case est celle du haut)
play-piles = Personnages (cartes dans la pile, celle du dessus)
play-player = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $supply } en réserve, { $city } dans la ville, cartes Ouvrier { $hand }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
