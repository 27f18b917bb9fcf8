### `oddville serve`, et `oddville store` pour ceux qui gèrent un serveur.

serve-help = lancer un serveur pour jouer en réseau
serve-help-host = adresse d’écoute (par défaut : { $default }, cette machine seulement) ; 0.0.0.0 pour tous ceux qui peuvent la joindre
serve-help-port = port (par défaut : { $default }) ; 0 en choisit un libre
serve-help-data = où conserver les parties : un fichier, ou postgresql://… ; lu aussi dans ODDVILLE_DATA (par défaut : un fichier dans votre dossier de données)
serve-help-edition = proposer aussi cette édition : un nom ou un fichier ; option répétable
serve-help-workers = nombre de processus du serveur (par défaut : { $default }) ; plus d’un demande PostgreSQL
serve-help-bots = nombre de processus pour les bots, par processus du serveur (par défaut : { $default })
serve-help-password-file = fichier contenant un mot de passe demandé à tout le monde ; lu aussi dans ODDVILLE_PASSWORD
serve-help-allowed-host = ne répondre qu’à ce nom d’hôte, sans port ; option répétable
serve-help-trust-proxy = se fier à X-Forwarded-For et X-Forwarded-Proto ; seulement derrière un proxy qui définit les deux
serve-help-public-url = adresse publique du serveur, pour les liens : https://…
serve-help-metrics-public = montrer /metrics à tout le monde, pas seulement à cette machine
serve-help-log = que journaliser : text ou json pour des lignes sur chaque requête, warnings seulement pour ce qui ne va pas (par défaut : text, avec --open warnings)
serve-help-open = ouvrir la page dans un navigateur
serve-help-site = dossier d’un site construit avec « oddville site » : on peut alors aussi jouer sans le serveur
serve-no-site = { $folder } ne contient pas de site. Pour en construire un : oddville site -o { $folder }

serve-address = OddVille tourne à l’adresse { $url }
serve-neighbours = Sur votre réseau, on y accède à l’adresse { $url }
serve-stop = Ctrl-C pour arrêter. Toutes les parties sont conservées et reprennent au prochain démarrage.
serve-exposed = Tous ceux qui peuvent joindre cette machine peuvent y ouvrir des tables. --password-file demande un mot de passe, --allowed-host ne répond qu’au nom que vous choisissez.

serve-no-such-host = { $host } n’est pas une adresse où écouter.
serve-cannot-listen = Impossible d’écouter sur le port { $port } de { $host } ({ $detail }). OddVille y tourne peut-être déjà ; --port 0 en choisit un libre.
serve-workers-need-postgres = Plusieurs processus demandent PostgreSQL (--data postgresql://…) : avec un fichier SQLite, ils ne verraient pas les coups des autres.
serve-workers-failed = Un processus n’a pas pu démarrer ; le journal ci-dessus dit pourquoi.
serve-bad-url = « { $value } » n’est pas l’adresse d’un serveur, comme https://play.example.org.
serve-same-edition = Deux des éditions s’appellent « { $name } ». Donnez un autre id à l’une d’elles.
serve-password-unreadable = Impossible de lire le mot de passe dans { $path } ({ $detail }).
serve-password-empty = { $path } doit contenir un seul mot de passe, sur une seule ligne.
serve-password-readable = Tous les utilisateurs de cette machine peuvent lire le mot de passe dans { $path }. Tapez : chmod 600 { $path }
serve-already-served = Un autre serveur utilise { $path }. Arrêtez-le d’abord, ou choisissez un autre fichier avec --data.
serve-data-not-writable = Impossible de conserver des parties dans { $path } ({ $detail }). Choisissez un autre fichier avec --data.

## Pour ceux qui gèrent un serveur

store-help = gérer les parties d’un serveur
store-help-info = montrer combien de parties il y a et quelle place elles prennent
store-help-backup = copier une base SQLite pendant que le serveur tourne
store-help-export = écrire les parties terminées dans des fichiers, avec la preuve d’un mélange équitable
store-help-prune = supprimer de vieilles parties
store-help-data = où sont les parties : un fichier, ou postgresql://… ; lu aussi dans ODDVILLE_DATA (par défaut : le fichier de votre dossier de données)
store-help-backup-file = le nouveau fichier de la copie
store-help-ended-before = seulement les parties terminées avant ce jour, par exemple 2026-12-31 (à minuit UTC)
store-help-untouched-since = seulement les parties inachevées où rien ne s’est passé depuis ce jour, y compris celles qui n’ont jamais commencé
store-help-yes = ne pas demander de confirmation

store-not-a-date = « { $value } » n’est pas une date comme 2026-12-31
store-not-there = Il n’y a pas de base { $path }.
store-file-unusable = { $path } ne peut pas servir de base ({ $detail }). { store-fault }

store-fault =
    { $kind ->
        [corrupt] La base de données est endommagée. Arrêtez le serveur et restaurez une sauvegarde.
        [disk-error] Le disque signale des erreurs. Vérifiez-le et faites une sauvegarde.
        [full] Le disque est plein. Libérez de la place.
        [gone] Le fichier de la base de données a été supprimé ou remplacé pendant son utilisation. Remettez le bon fichier en place et redémarrez le serveur.
        [locked] Un autre programme verrouille la base de données. Arrêtez-le.
        [no-answer] La base de données ne répond pas. Vérifiez qu’elle tourne et qu’on peut la joindre.
        [read-only] Impossible d’écrire dans la base de données. Autorisez l’écriture sur le fichier et sur son disque.
       *[unknown] La base de données signale une erreur, indiquée avec ce message.
    }
store-continues = Le serveur reprendra de lui-même dès que possible.
store-count =
    { $status ->
        [open] Ouvertes : { $count }
        [playing] En cours : { $count }
       *[over] Terminées : { $count }
    }
store-size = Taille : { $megabytes } Mo
store-backed-up = La copie est dans { $path }.
store-exported =
    { $count ->
        [one] { $count } partie enregistrée dans { $path }.
       *[other] { $count } parties enregistrées dans { $path }.
    }
store-exported-before =
    { $count ->
        [one] { $count } y était déjà.
       *[other] { $count } y étaient déjà.
    }
store-not-exported =
    { $count ->
        [one] { $count } partie est illisible et a été laissée de côté.
       *[other] { $count } parties sont illisibles et ont été laissées de côté.
    }
store-prune-question =
    { $count ->
        [one] Supprimer définitivement { $count } partie terminée avant le { $date } ? (o/n)
       *[other] Supprimer définitivement { $count } parties terminées avant le { $date } ? (o/n)
    }
store-prune-unfinished-question =
    { $count ->
        [one] Supprimer définitivement { $count } partie inachevée où rien ne s’est passé depuis le { $date } ? (o/n)
       *[other] Supprimer définitivement { $count } parties inachevées où rien ne s’est passé depuis le { $date } ? (o/n)
    }
store-yes-words = o oui
store-needs-yes =
    { $count ->
        [one] { $count } partie terminée serait supprimée, mais sans terminal il n’est pas possible de demander confirmation. Ajoutez --yes pour la supprimer.
       *[other] { $count } parties terminées seraient supprimées, mais sans terminal il n’est pas possible de demander confirmation. Ajoutez --yes pour les supprimer.
    }
store-unfinished-needs-yes =
    { $count ->
        [one] { $count } partie inachevée serait supprimée, mais sans terminal il n’est pas possible de demander confirmation. Ajoutez --yes pour la supprimer.
       *[other] { $count } parties inachevées seraient supprimées, mais sans terminal il n’est pas possible de demander confirmation. Ajoutez --yes pour les supprimer.
    }
store-nothing-deleted = Rien n’a été supprimé.
store-pruned =
    { $count ->
        [0] Aucune partie ne s’est terminée avant le { $date }.
        [one] { $count } partie terminée supprimée.
       *[other] { $count } parties terminées supprimées.
    }
store-unfinished-pruned =
    { $count ->
        [0] Aucune partie inachevée n’est inactive depuis le { $date }.
        [one] { $count } partie inachevée supprimée.
       *[other] { $count } parties inachevées supprimées.
    }
