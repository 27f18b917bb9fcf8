### Les tables où l’on se retrouve : ce qui est refusé, ce que dit le journal, et des noms pour tout cela.

## Refusé à une table. $seat compte à partir de 1, $name joue à la table.

table-error-ahead = La table n’est pas encore à la position que vous voyez. Attendez un instant ou rouvrez la table.
table-error-already-asked = La question a déjà été posée. Attendez la réponse.
table-error-already-seated = Vous jouez déjà vous-même à la place { $seat }.
table-error-already-started = La partie a déjà commencé, ce n’est plus possible. Ouvrez une nouvelle table.
table-error-bad-edition = Il n’y a pas ici d’édition « { $name } ». Choisissez parmi : { $known }.
table-error-bad-name = Ce nom n’est pas valide. Il faut de 1 à { $longest } caractères visibles.
table-error-bad-text = Le message est vide. Écrivez une ligne de caractères visibles.
table-error-game-over = Cette partie est terminée pour vous. Vous pouvez encore regarder et écrire.
table-error-illegal = Les règles ne le permettent pas maintenant. Choisissez une des actions proposées.
table-error-key-reused = Cette clé a déjà servi pour une autre commande. Choisissez une nouvelle clé pour chaque commande.
table-error-log-full = Il s’est passé trop de choses à cette table en dehors de la partie. Vous pouvez encore jouer, quitter la table ou abandonner.
table-error-muted = Les autres ne voient pas vos messages à cette table. Seul l’hôte peut changer cela.
table-error-no-answer = Le bot n’a pas trouvé de réponse. Redemandez dans un instant.
table-error-no-change = Rien à changer : c’est déjà le cas.
table-error-no-room = Le serveur n’a pas de place pour une table de plus en ce moment. Réessayez plus tard.
table-error-no-room-for-bots = Trop de bots forts jouent en ce moment sur ce serveur. Choisissez « { level-newcomer } » ou « { level-apprentice } », ou réessayez plus tard.
table-error-no-such-seat = Cette table n’a pas de place { $seat }. Choisissez-en une autre.
table-error-not-host = Seul l’hôte peut le faire. Demandez à { $name }.
table-error-no-hints = Il n’y a pas de conseils quand des personnes jouent entre elles, sauf si la table a été ouverte avec des conseils. Ouvrez une table avec des adversaires de l’ordinateur pour en avoir.
table-error-not-over = La partie n’est pas terminée. Attendez qu’elle le soit.
table-error-not-started = La partie n’a pas commencé. Attendez que tout le monde ait pris place.
table-error-not-your-seat = La place { $seat } n’est pas la vôtre. Si elle devrait l’être, ouvrez votre lien personnel.
table-error-not-your-turn = C’est à { $name } de décider. Attendez votre tour.
table-error-nothing-asked = La question a déjà reçu une réponse.
table-error-nothing-to-undo = Vous n’avez aucun coup à annuler.
table-error-seat-is-bot = Un bot joue à la place { $seat }. Si c’est la vôtre, reprenez-la d’abord.
table-error-seat-is-present = { $name } est là ou l’était il y a un instant. Un bot ne peut remplacer que quelqu’un qui est absent depuis un moment.
table-error-seat-taken = La place { $seat } est prise. Choisissez une place libre ou une autre table.
table-error-seats-empty =
    { $count ->
        [one] Il reste { $count } place libre. Attendez quelqu’un ou donnez-la à un bot.
       *[other] Il reste { $count } places libres. Attendez d’autres joueurs ou donnez-les à des bots.
    }
table-error-similar-name = Ce nom ressemble trop à { $name }, déjà à cette table. Choisissez-en un autre.
table-error-stale = Quelque chose a changé depuis votre décision. Regardez la table et décidez de nouveau.
table-error-time-is-up = Votre temps est écoulé : un bot joue ce coup pour vous. Vous pourrez ensuite reprendre votre place.
table-error-too-many-bots = Vous ne pouvez pas avoir plus de { $most } bots forts à la fois à vos tables. Choisissez « { level-newcomer } » ou « { level-apprentice } », ou terminez d’abord une partie.
table-error-too-many-changes = Vous changez trop de choses à la fois à cette table. Attendez un instant.
table-error-too-many-moves = Cette partie a atteint la limite de { $most } étapes. Quittez la table ou abandonnez pour la terminer.
table-error-too-talkative = Vous écrivez trop vite. Attendez un instant.
table-error-undo-not-allowed = À cette table, on ne peut pas annuler de coup. La personne qui l’a ouverte en a décidé ainsi.
table-error-undo-too-far = On ne peut revenir en arrière que tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué. C’est le choix de la personne qui a ouvert la table.
table-error-unknown-level = Il n’y a pas de bot « { $level } ». Choisissez parmi : { $known }.
table-error-unknown-rules = Cette partie a commencé avec des règles que ce serveur ne connaît pas. La personne qui s’en occupe doit le mettre à jour.

## Refusé avant que la table ne l’apprenne

table-error-too-fast = C’est trop à la fois. Attendez un instant, puis continuez.
table-error-unreadable = Le serveur ne comprend pas ce message ({ $detail }). Rouvrez la table.
table-error-not-text = Le serveur ne comprend que des messages en texte. Envoyez-les en JSON.
table-error-not-stored = Cela n’a peut-être pas été enregistré. Regardez la table, et recommencez si rien n’y a changé.

## Le serveur ferme une connexion : ce qu’on lit alors

goodbye-restart = Le serveur redémarre. La table revient dans un instant.
goodbye-too-slow = Votre connexion est trop lente. La table est rouverte.
goodbye-senseless = Le serveur ne comprend pas cette page. Rechargez-la.
goodbye-no-spectators = Cette table n’admet pas de spectateurs. Choisissez-en une autre.

## La base des parties, pour qui tient un serveur. $detail est ce que la base de données a dit.

store-error-bad-row = La base de données ne peut pas contenir une valeur de la partie { $match } ; rien n’a été conservé. Merci de signaler cette erreur.
store-error-bad-url = On ne peut pas conserver de parties à cet endroit. Donnez le chemin d’un fichier, ou une adresse comme sqlite:///games.db ou postgresql://host/games.
store-error-empty-file = { $path } est vide alors que des parties devraient s’y trouver. Restaurez une sauvegarde, ou supprimez le fichier pour commencer sans parties.
store-error-key-taken = Cette commande pour la partie { $match } est déjà conservée, à la ligne { $sequence }. Inutile de la répéter.
store-error-log-without-file = { $path } a disparu, mais { $path }-wal est encore là. Remettez le fichier en place, ou déplacez { $path }-wal pour commencer sans parties.
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
       *[no] { $player } ({ $level }) prend la place { $seat }.
    }

entry-key-added =
    { $who ->
        [you] Vous pouvez maintenant jouer aussi sur un autre appareil.
       *[other] { $player } peut maintenant jouer aussi sur un autre appareil.
    }

table-chosen-seed = La graine de cette partie a été choisie à la main : la personne qui l’a choisie peut connaître chaque carte à l’avance.

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
    }{ $redrawn ->
        [yes] { " " }Les cartes cachées sont mélangées de nouveau.
       *[no] { "" }
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
                [you] Un bot ({ $level }) joue pour vous, à la demande de l’hôte.
               *[other] Un bot ({ $level }) joue pour { $player }, à la demande de l’hôte.
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
        [you] Vous proposez d’arrêter la partie sans résultat.
       *[other] { $player } propose d’arrêter la partie sans résultat.
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
                [you] L’hôte masque vos messages.
               *[other] L’hôte masque les messages de { $player }.
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
level-sensible = Raisonnable
level-beginner = Novice
level-newcomer = Débutant
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-grandmaster = Grand Maître
level-matched =
    { $strength ->
        [none] À votre niveau
       *[other] À votre niveau ({ $strength })
    }

# How strong a level is, as measured (docs/bots.md)
level-beginner-line = Joue comme à sa première partie. Avec un peu de bon sens, vous gagnez une fois sur deux.
level-newcomer-line = Joue coup par coup. Bat un novice 7 fois sur 10.
level-apprentice-line = Réfléchit jusqu’à la fin du tour. Bat un débutant 7 fois sur 10.
level-journeyman-line = Anticipe un peu. Bat un apprenti 8 fois sur 10.
level-master-line = Prévoit plusieurs tours. Ne perd qu’une partie sur 20 contre un compagnon.
level-grandmaster-line = Un maître qui réfléchit trois fois plus longtemps et gagne un peu plus souvent.
level-matched-line = S’adapte à vos résultats : vous gagnez environ une partie sur deux.

# The townspeople that bots play as; Tilda explains the game and never plays
townsperson-tobin = Tobin
townsperson-nell = Nell
townsperson-wanda = Wanda
townsperson-bram = Bram
townsperson-agnes = Agnès
townsperson-silas = Silas
townsperson-elsie = Elsie
townsperson-otto = Otto
townsperson-tilda = Tilda

trade-tobin = maçon
trade-nell = boulangère
trade-wanda = tisserande
trade-bram = veilleur de nuit
trade-agnes = horlogère
trade-silas = passeur
trade-elsie = gardienne d’oies
trade-otto = tonnelier
trade-tilda = crieuse publique

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
