### Jouer dans le terminal : ce que dit l’application, et ce qu’elle partage avec le mode ligne.

## Décisions

terminal-choice-worker = Ouvrier { $worker }
terminal-choice-back = (Échap : retour)
terminal-change-points = points { $before } → { $after }
terminal-change-coins = pièces { $before } → { $after }
terminal-change-supply = ouvriers en réserve { $before } → { $after }

## Panneaux

terminal-panel-turn = Tour { $turn }
terminal-panel-deck = pioche { $count }
terminal-panel-log = Journal
# How a card scores, where there is little room: the points for each adjacent card follow
terminal-scoring-adjacent = adjacentes

## Ce qui est dit

play-undone = Repris.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-not-saved = La partie ne peut pas être sauvegardée ({ $detail }). Libérez de la place, puis continuez.
play-went-wrong = Quelque chose n’a pas marché ({ $detail }). La partie est sauvegardée : quittez avec q et reprenez avec « oddville play --resume ».
# After the sentence of something that happened several times in a row
terminal-log-repeated =
    { $count ->
        [2] Deux fois.
       *[other] { $count } fois.
    }
play-over = p montre les points, q quitte.
terminal-hint-thinking = { $level } réfléchit…
terminal-hint-given = { $level } ferait ceci : { $text }.
terminal-hint-which = (Encore { $key } : quel coup ?)
terminal-hint-why = (Encore { $key } : pourquoi ?)

## À lire

terminal-why-title = Ce qui est impossible maintenant, et pourquoi
terminal-why-nothing = Tout est possible ici en ce moment.
terminal-info-title = La table
terminal-points-title = Points
terminal-keys-title = Touches
terminal-reading-close = Échap ferme, les flèches déplacent

# Une touche, une espace, son effet ; la suivante après |
terminal-keys-line = 1-9 choisir | h conseil | u reprendre | w pourquoi | {"?"} touches | q fin | i table | +/- taille | x et si…
terminal-keys-placing = Flèches emplacement | Entrée construire | h conseil | u reprendre | {"?"} touches | q fin | i table | +/- taille | x et si…
terminal-keys-replay = ←/→ coup | ↑/↓ tour | Espace lecture | r analyse | c jouer à partir d’ici | {"?"} touches | q fin | p points | i table | +/- taille
terminal-keys-open = t parler | m menu | {"?"} touches | q fin
terminal-keys-playing = 1-9 choisir | h conseil | u reprendre | t parler | m menu | {"?"} touches | q fin | w pourquoi | i table | +/- taille | x et si…
terminal-keys-over = r rejouer | t parler | p points | i table | {"?"} touches | q fin | +/- taille
terminal-keys-watching = p points | i table | +/- taille | {"?"} touches | q fin
terminal-keys-all = 1-9 choisir une possibilité | ↑/↓ se déplacer dans la liste | Entrée choisir ce qui est en évidence | Échap retour | h demander conseil à un bot | u reprendre | w pourquoi une chose est impossible | x essayer des coups sur une copie de la partie (et si…) | i toutes les cartes et les joueurs en toutes lettres | p les points un à un | l tout le journal | Tab entre la ville et la liste | Flèches dans la ville : déplacer le curseur ou la vue | Maj+flèches déplacer la vue | +/- agrandir, réduire | f toute la ville | d sombre ou clair | q quitter ; la partie est sauvegardée
terminal-keys-company = t parler aux autres | m laisser jouer un bot, arrêter d’un commun accord, abandonner | y/n accepter ou non, quand quelqu’un demande | r reprendre sa place au bot ; après la fin : rejouer
terminal-keys-replay-all = ←/→ un coup en arrière ou en avant | ↑/↓ un tour en arrière ou en avant | Début/Fin aller au début ou à la fin | Espace lancer ou arrêter la lecture | Clic sur la barre du bas : aller à cet endroit | r faire juger chaque décision ; ensuite : chance et adresse | m l’erreur suivante | c continuer vous-même à partir d’ici | x essayer des coups sur une copie (et si…) | p les points un à un | i toutes les cartes et les joueurs en toutes lettres | l le journal jusqu’ici | Maj+flèches déplacer la vue | +/- agrandir, réduire | f toute la ville | d sombre ou clair | q quitter

## La légende et les règles, sous les touches

terminal-help-symbols = Symboles
terminal-sign-points = points, comme si la partie s’arrêtait maintenant
terminal-sign-coins = pièces
terminal-sign-supply = ouvriers en réserve
terminal-sign-city = ouvriers dans la ville : le sixième termine la partie
terminal-sign-hand = cartes Ouvrier en main ; un point remplace une carte jouée
terminal-sign-deciding = doit décider
terminal-sign-cost = coût : deux bois et une argile
terminal-sign-streets = les côtés avec une rue
terminal-sign-bonus = bonus : bois, une pièce, ressource au choix, doubler, transformer
terminal-sign-shield = boucliers
terminal-sign-board = emplacements du plateau Ressources : le prix, puis à qui est l’ouvrier ; la flèche désigne l’emplacement supérieur, où il y a place pour tous

## Et si… ?

terminal-what-if-how = Essayez des coups pour tout le monde. u reprend, q revient à la partie, où rien n’a changé.
terminal-what-if-only-moves = Ceci n’est qu’un essai : revenez pour cela à la partie avec q.

## Continuer à partir d’un moment d’une partie revue

terminal-play-on-title = Continuer à partir d’ici à la place de
terminal-play-on-seat = { $player }
terminal-play-on-all = tout le monde, à cet écran
terminal-play-on-over = Ici, la partie est terminée. Revenez d’abord à un coup précédent.

## L’analyse dans une partie rejouée

terminal-review-unfinished = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées.
terminal-review-complete = Chaque décision est jugée. r : chance et adresse, m : l’erreur suivante

## Après la partie

terminal-after-again = Rejouer
terminal-after-points = Voir les points
terminal-after-watch = Revoir cette partie depuis le début
terminal-after-save = Enregistrer la partie ici
terminal-after-other = Une autre partie
terminal-after-not-saved = Impossible d’écrire { $path } ({ $detail }).

## Parties sauvegardées

terminal-start-saved = Parties sauvegardées
terminal-saved-title = Parties sauvegardées
terminal-saved-none = Il n’y a pas encore de partie sauvegardée.
terminal-saved-open = tour { $turn }
terminal-saved-over = terminée
terminal-saved-footer = Entrée reprend la partie, ou montre celle qui est terminée ; Échap revient

## Une partie enregistrée

terminal-replay-beginning =
    { $moves ->
        [one] Avant le seul coup.
       *[other] Avant le premier des { $moves } coups.
    }
terminal-replay-move = Coup { $move } sur { $moves }, { $player } : { $text }
terminal-replay-only-looking = C’est une partie enregistrée : vous pouvez seulement la regarder.
terminal-replay-title = Partie rejouée : { $names }

## Une table sur un serveur

terminal-remote-waiting =
    { $count ->
        [0] À la table : { $players }. La partie commence.
        [one] À la table : { $players }. Une place est libre : { $link }
       *[other] À la table : { $players }. { $count } places sont libres : { $link }
    }
terminal-remote-undo-asked = { $player } voudrait reprendre : y accepte, n refuse.
terminal-remote-end-asked = { $player } voudrait arrêter sans résultat : y accepte, n continue à jouer.
terminal-remote-stand-in = Un bot ({ $level }) joue pour vous : r reprend la place.
terminal-remote-resigned = Vous avez abandonné : un bot continue pour vous.
terminal-remote-again = r rejoue avec les mêmes.
terminal-remote-follow = Une revanche commence à une autre table : r y joue aussi.
terminal-remote-fill = Donner les places libres à des bots
terminal-remote-begin = Commencer la partie
terminal-talk-how = Entrée l’envoie à toute la table, Échap ferme.
terminal-remote-lost = { $url } ne répond plus. La table y est toujours : rejoignez-la.

## Le premier écran

terminal-start-continue = Continuer : { $names } (tour { $turn })
terminal-start-begin = Commencer une nouvelle partie
terminal-start-seat = Place { $seat } : { $who }
terminal-start-person = une personne
terminal-start-nobody = personne
terminal-start-too-few = Il faut être au moins deux.
terminal-start-leave = Quitter
terminal-start-footer = Entrée choisit, ←/→ changent une place, q quitte

## La commande

play-help-people = nombre de personnes sur cet écran ; des bots prennent les autres places (par défaut : 1)
play-help-bot = bot de la place libre suivante : { $levels }, éventuellement avec un budget comme master:seconds=0.2 ; le dernier nommé prend toutes les places restantes (par défaut : beginner)
play-help-name = nom de la personne suivante
play-help-hints = bot qui donne des conseils (par défaut : { $default })
play-help-plain = ligne par ligne : pour les tubes et les scripts, et pour les terminaux sans curseur mobile
play-help-spoken = comme --plain, avec la table en phrases, pour les lecteurs d’écran
play-help-resume = reprendre la dernière partie jouée, ou celle d’un fichier
play-help-replay = regarder une partie enregistrée coup par coup
play-help-record = écrire la partie dans ce fichier en quittant (.json ou .txt)
play-help-saved = lister les parties sauvegardées
play-help-server = jouer sur le serveur à cette adresse, à une nouvelle table ou à celle de --table
play-help-table = identifiant ou lien d’une table du serveur
play-help-ascii = dessiner seulement en caractères ASCII
play-help-no-colour = sans couleurs
play-help-light = pour les terminaux clairs

play-no-terminal = Il n’y a pas de terminal où jouer. Utilisez « oddville play --plain » pour jouer à travers un tube.
play-nothing-saved = Il n’y a pas de partie inachevée à reprendre. Commencez-en une avec « oddville play ».
play-save-unreadable = { $path } ne contient pas de partie à reprendre ({ $detail }). Donnez un autre fichier, ou commencez une nouvelle partie avec « oddville play ».
play-bad-people = { $people } personnes ne tiennent pas sur { $players } places. Donnez --players et --people qui s’accordent.
play-bad-name = « { $name } » n’est pas un nom valide. Utilisez de 1 à { $longest } caractères visibles.
play-only-one = { $first } et { $second } ne vont pas ensemble. Retirez l’un des deux.
play-no-server = { $url } est injoignable ({ $detail }). Vérifiez l’adresse, et que « oddville serve » y tourne.
play-server-refused = Le serveur refuse : { $detail }
play-dumb-terminal = { $option } demande un terminal au curseur mobile, ce que celui-ci n’a pas (TERM vaut « dumb »). Prenez un autre terminal.
play-table-needs-server = --table demande --server : indiquez sur quel serveur se trouve la table.
play-saved = Partie sauvegardée. Reprenez avec « oddville play --resume ».
play-recorded = Partie écrite dans { $path }.

## Leçons : là où le texte de la page ne convient pas au terminal

lesson-workers-coins-typed = Un ouvrier rapporte des pièces, une ressource ou un projet. Vous n’avez pas encore de pièces.
lesson-projects-take-typed = La Fonderie de cloches est troisième dans la rangée. Elle coûte une pièce à l’ouvrier 2.
lesson-projects-cost-typed = La Fonderie de cloches est maintenant votre projet. La ligne sous votre nom indique son coût : deux argiles.
