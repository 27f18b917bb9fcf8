### Les tables où l’on se retrouve : ce qui est refusé, ce que dit le journal, et des noms pour tout cela.

## Refusé à une table. $seat compte à partir de 1, $name joue à la table.

table-error-ahead = La table n’en est pas encore à ce que vous voyez. Attendez un instant ou rouvrez la table.
table-error-already-asked = C’est déjà demandé. Attendez la réponse.
table-error-already-seated = À la place { $seat }, vous jouez déjà vous-même. Aucun bot ne doit partir.
table-error-already-started = La partie a commencé ; ce n’était possible qu’avant. Ouvrez pour cela une nouvelle table.
table-error-bad-edition = Il n’y a pas ici d’édition « { $name } ». Choisissez parmi : { $known }.
table-error-bad-name = Personne ne peut s’appeler ainsi. Il faut de 1 à { $longest } caractères visibles.
table-error-bad-text = Il n’y a rien à y lire. Écrivez une ligne de caractères visibles.
table-error-game-over = Pour vous, cette partie est terminée : on ne peut plus rien jouer. Vous pouvez encore regarder et écrire.
table-error-illegal = Les règles ne le permettent pas maintenant. Choisissez une des actions proposées.
table-error-muted = Les autres ne voient pas ce que vous écrivez à cette table. Seul l’hôte de la table peut y remédier.
table-error-no-such-seat = On ne trouve personne à la place { $seat } de cette table. Choisissez une autre place.
table-error-not-host = Seul l’hôte de la table peut le faire. Demandez à { $name }.
table-error-not-over = La partie n’est pas terminée. Attendez qu’elle le soit.
table-error-not-started = La partie n’a pas commencé. Attendez que tout le monde ait pris place.
table-error-not-your-seat = Vous ne jouez pas à la place { $seat }. Si c’est la vôtre, ouvrez le lien que vous avez reçu avec elle.
table-error-not-your-turn = { $name } doit décider maintenant. Attendez votre tour.
table-error-nothing-asked = Personne n’attend votre réponse : la question est réglée.
table-error-nothing-to-undo = Vous n’avez pas de coup à annuler. Jouez-en d’abord un.
table-error-seat-is-bot = Un bot joue à la place { $seat }. Si c’est la vôtre, reprenez-la d’abord.
table-error-seat-is-present = { $name } est là ou l’était il y a un instant. Un bot ne peut remplacer que quelqu’un qui est absent depuis un moment.
table-error-seat-taken = La place { $seat } est prise. Choisissez une place libre ou une autre table.
table-error-seats-empty =
    { $count ->
        [one] Il reste { $count } place libre. Attendez quelqu’un ou donnez-la à un bot.
       *[other] Il reste { $count } places libres. Attendez d’autres joueurs ou donnez-les à des bots.
    }
table-error-stale = Il s’est passé quelque chose depuis votre décision. Regardez la table et décidez de nouveau.
table-error-time-is-up = Votre temps est écoulé : le bot joue ce coup pour vous. Reprenez votre place ensuite.
table-error-too-talkative = Vous écrivez plus vite qu’on ne peut lire. Attendez un instant, puis continuez.
table-error-undo-not-allowed = À cette table, aucun coup ne s’annule. C’est la personne qui ouvre une table qui en décide.
table-error-unknown-level = Il n’y a pas de bot « { $level } ». Choisissez parmi : { $known }.
table-error-unknown-rules = Cette partie a commencé avec des règles que ce serveur ne connaît pas. La personne qui s’en occupe doit le mettre à jour.

## Refusé avant que la table ne l’apprenne

table-error-too-fast = C’est trop à la fois. Attendez un instant, puis continuez.
table-error-unreadable = Le serveur ne comprend pas ce message ({ $detail }). Rouvrez la table.
table-error-not-text = Le serveur ne comprend que des messages en texte. Envoyez-les en JSON.
table-error-not-stored = Cela n’a peut-être pas pu être conservé. Regardez la table ; si cela y manque, refaites-le.

## Le serveur ferme une connexion : ce qu’on lit alors

goodbye-restart = Le serveur redémarre. La table revient dans un instant.
goodbye-too-slow = Votre connexion est trop lente pour tout ce qui se passe ici. La table s’ouvre à nouveau.
goodbye-senseless = Le serveur ne comprend pas ce qui vient de vous. Rechargez la page, puis revenez.
goodbye-no-spectators = Personne ne peut regarder à cette table. Installez-vous à une autre.

## La base des parties, pour qui tient un serveur. $detail est ce que la base de données a dit.

store-error-bad-row = La base de données ne peut pas contenir une valeur de la partie { $match } ; rien n’a été conservé. Merci de signaler cette erreur.
store-error-bad-url = On ne peut pas conserver de parties à cet endroit. Donnez le chemin d’un fichier, ou une adresse comme sqlite:///games.db ou postgresql://host/games.
store-error-key-taken = Cette commande pour la partie { $match } est déjà conservée, à la ligne { $sequence }. Inutile de la répéter.
store-error-match-exists = Il y a déjà une partie { $match }. Choisissez un autre nom.
store-error-newer-schema = Une version plus récente d’OddVille s’est servie de cette base (état { $found }, connu ici : { $known }). Installez cette version.
store-error-sequence-taken = Un autre serveur a écrit le premier la ligne { $sequence } de la partie { $match }. Lisez le journal et réessayez.
store-error-store-unavailable = La base de données ne répond pas ({ $detail }). Vérifiez qu’elle tourne et qu’on peut la joindre.
store-error-target-exists = Il y a déjà un fichier { $path }. Choisissez un autre nom.
store-error-unknown-match = Il n’y a pas de partie { $match } dans cette base. Vérifiez son nom.
store-error-use-pg-dump = Cette base est une base PostgreSQL. Utilisez pg_dump pour en faire une copie.

## Le journal d’une table. $who vaut « you » quand c’est la personne qui lit.

entry-seat-taken =
    { $who ->
        [you] Vous prenez place à la table.
       *[other] { $player } prend place à la table.
    }

entry-seat-left =
    { $who ->
        [you] Vous quittez la table.
       *[other] { $player } quitte la table.
    }

entry-bot-seated =
    { $is_free ->
        [yes] La place { $seat } est de nouveau libre.
       *[no] Un bot ({ $level }) prend la place { $seat }.
    }

entry-key-added =
    { $who ->
        [you] Vous pouvez maintenant jouer aussi sur un autre appareil.
       *[other] { $player } peut maintenant jouer aussi sur un autre appareil.
    }

# $players sont les noms dans leur ordre
entry-started = La partie commence. Autour de la table : { $players }.

entry-undo-asked =
    { $scope ->
        [turn]
            { $who ->
                [you] Vous souhaitez annuler un tour entier.
               *[other] { $player } souhaite annuler un tour entier.
            }
       *[step]
            { $who ->
                [you] Vous souhaitez annuler un coup.
               *[other] { $player } souhaite annuler un coup.
            }
    }

entry-undo-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Vous acceptez l’annulation.
               *[other] { $player } accepte l’annulation.
            }
       *[no]
            { $who ->
                [you] Vous refusez l’annulation : ce qui est joué est joué.
               *[other] { $player } refuse l’annulation : ce qui est joué est joué.
            }
    }

entry-undone =
    { $scope ->
        [turn]
            { $who ->
                [you] Vous annulez un tour entier.
               *[other] { $player } annule un tour entier.
            }
       *[step]
            { $who ->
                [you] Vous annulez un coup.
               *[other] { $player } annule un coup.
            }
    }

entry-taken-over =
    { $reason ->
        [clock]
            { $who ->
                [you] Un bot ({ $level }) joue pour vous : votre temps est écoulé.
               *[other] Un bot ({ $level }) joue pour { $player } : le temps est écoulé.
            }
        [left]
            { $who ->
                [you] Un bot ({ $level }) joue pour vous : vous avez quitté la table.
               *[other] Un bot ({ $level }) joue pour { $player }, qui a quitté la table.
            }
        [resigned]
            { $who ->
                [you] Un bot ({ $level }) joue pour vous : vous avez abandonné.
               *[other] Un bot ({ $level }) joue pour { $player }, qui a abandonné.
            }
       *[host]
            { $who ->
                [you] Un bot ({ $level }) joue pour vous : l’hôte de la table l’a décidé.
               *[other] Un bot ({ $level }) joue pour { $player } : l’hôte de la table l’a décidé.
            }
    }

entry-reclaimed =
    { $who ->
        [you] Vous êtes de retour et continuez à jouer.
       *[other] { $player } est de retour et continue à jouer.
    }

entry-resigned =
    { $who ->
        [you] Vous abandonnez.
       *[other] { $player } abandonne.
    }

entry-end-asked =
    { $who ->
        [you] Vous souhaitez arrêter sans résultat.
       *[other] { $player } souhaite arrêter sans résultat.
    }

entry-end-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Vous acceptez d’arrêter.
               *[other] { $player } accepte d’arrêter.
            }
       *[no]
            { $who ->
                [you] Vous souhaitez continuer à jouer.
               *[other] { $player } souhaite continuer à jouer.
            }
    }

entry-said =
    { $who ->
        [you] Vous : { $text }
       *[other] { $player } : { $text }
    }

entry-muted =
    { $muted ->
        [yes]
            { $who ->
                [you] L’hôte de la table vous a retiré la parole.
               *[other] L’hôte de la table a retiré la parole à { $player }.
            }
       *[no]
            { $who ->
                [you] Vous pouvez de nouveau écrire.
               *[other] { $player } peut de nouveau écrire.
            }
    }

entry-rematched = Une revanche commence à une autre table.

## Bots, pendules et fins de partie

level-random = Hasard
level-uct = UCT
level-newcomer = Débutant
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-grandmaster = Grand Maître

clock-none = sans pendule
clock-live = { clock-minutes } par personne{ clock-increment }
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-increment =
    { $increment ->
        [0] {""}
        [one] , plus { $increment } seconde par tour
       *[other] , plus { $increment } secondes par tour
    }
clock-turns =
    { $hours ->
        [one] { $hours } heure par tour
       *[other] { $hours } heures par tour
    }

ending-resigned = abandon
