### Proposer des parties aux autres : `oddville serve`, et `oddville store` pour qui tient un serveur.

serve-help = faire jouer en réseau, sur le serveur de cette machine
serve-help-host = l’adresse où écouter (sinon { $default }, pour cette machine seulement) ; 0.0.0.0 pour tous ceux qui peuvent la joindre
serve-help-port = le port (sinon { $default }) ; 0 en prend un qui est libre
serve-help-data = où conserver les parties : un fichier, ou postgresql://… ; lu aussi dans ODDVILLE_DATA (sinon un fichier dans votre dossier de données)
serve-help-edition = proposer aussi cette édition : un nom ou un fichier ; plusieurs fois si l’on veut
serve-help-workers = le nombre de processus qui servent (sinon { $default }) ; plus d’un demande PostgreSQL
serve-help-bots = le nombre de processus où les bots réfléchissent, pour chaque processus de service (sinon { $default })
serve-help-password-file = un fichier contenant un mot de passe demandé à tout le monde ; lu aussi dans ODDVILLE_PASSWORD
serve-help-allowed-host = ne répondre qu’à ce nom, sans port ; plusieurs fois si l’on veut
serve-help-trust-proxy = croire X-Forwarded-For et X-Forwarded-Proto ; seulement derrière un proxy qui les fixe tous deux
serve-help-public-url = l’adresse publique du serveur, pour les liens : https://…
serve-help-metrics-public = répondre à /metrics à tout le monde, pas seulement à cette machine
serve-help-log = la forme du journal : des lignes à lire (text), ou du JSON pour les programmes (json)
serve-help-open = ouvrir la page dans un navigateur

serve-address = OddVille tourne à l’adresse { $url }
serve-neighbours = Les autres, dans votre réseau, le trouvent à l’adresse { $url }
serve-stop = Ctrl-C l’arrête. Aucune partie n’est perdue : toutes reprennent au prochain démarrage.
serve-exposed = Tous ceux qui peuvent joindre cette machine peuvent y ouvrir des tables. --password-file leur demande un mot de passe, --allowed-host ne répond qu’au nom que vous choisissez.

serve-no-such-host = Il n’y a pas d’adresse { $host } où écouter.
serve-cannot-listen = Impossible d’écouter sur le port { $port } de { $host } ({ $detail }). OddVille y tourne peut-être déjà ; --port 0 en prend un libre.
serve-workers-need-postgres = Plusieurs processus demandent PostgreSQL (--data postgresql://…) : avec un fichier SQLite, ils ne sauraient rien des coups joués chez les autres.
serve-workers-failed = Un processus n’a pas pu démarrer ; le journal ci-dessus dit pourquoi.
serve-bad-url = « { $value } » n’est pas l’adresse d’un serveur, comme https://play.example.org.
serve-same-edition = Deux des éditions s’appellent « { $name } ». Donnez un autre id à l’une d’elles.
serve-password-unreadable = Impossible de lire le mot de passe dans { $path } ({ $detail }).
serve-password-empty = { $path } doit contenir un seul mot de passe, sur une seule ligne.
serve-already-served = Un autre serveur se sert de { $path }. Arrêtez-le d’abord, ou choisissez un autre fichier avec --data.
serve-data-not-writable = Impossible de conserver des parties dans { $path } ({ $detail }). Choisissez un autre fichier avec --data.

## Pour qui tient un serveur

store-help = s’occuper des parties d’un serveur
store-help-info = dire combien de parties il y a et quelle place elles prennent
store-help-backup = copier une base SQLite pendant que le serveur tourne
store-help-export = écrire les parties terminées dans des fichiers, avec la preuve d’un mélange équitable
store-help-prune = supprimer de vieilles parties
store-help-data = où sont les parties : un fichier, ou postgresql://… ; lu aussi dans ODDVILLE_DATA (sinon le fichier de votre dossier de données)
store-help-backup-file = le nouveau fichier de la copie
store-help-ended-before = seulement les parties terminées avant ce jour, par exemple 2026-12-31 (à minuit UTC)
store-help-untouched-since = seulement les parties inachevées où rien ne s’est passé depuis ce jour, même celles qui n’ont jamais commencé
store-help-yes = ne pas demander

store-not-a-date = « { $value } » n’est pas une date comme 2026-12-31
store-not-there = Il n’y a pas de base { $path }.
store-file-unusable = { $path } ne peut pas servir de base ({ $detail }).
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
        [one] Supprimer pour toujours { $count } partie terminée avant le { $date } ? (o/n)
       *[other] Supprimer pour toujours { $count } parties terminées avant le { $date } ? (o/n)
    }
store-prune-unfinished-question =
    { $count ->
        [one] Supprimer pour toujours { $count } partie inachevée où rien ne s’est passé depuis le { $date } ? (o/n)
       *[other] Supprimer pour toujours { $count } parties inachevées où rien ne s’est passé depuis le { $date } ? (o/n)
    }
store-yes-words = o oui
store-needs-yes =
    { $count ->
        [one] { $count } partie terminée serait supprimée, et on ne peut demander à personne ici. Ajoutez --yes pour la supprimer.
       *[other] { $count } parties terminées seraient supprimées, et on ne peut demander à personne ici. Ajoutez --yes pour les supprimer.
    }
store-unfinished-needs-yes =
    { $count ->
        [one] { $count } partie inachevée serait supprimée, et on ne peut demander à personne ici. Ajoutez --yes pour la supprimer.
       *[other] { $count } parties inachevées seraient supprimées, et on ne peut demander à personne ici. Ajoutez --yes pour les supprimer.
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
        [0] Il s’est passé quelque chose depuis le { $date } dans chaque partie inachevée.
        [one] { $count } partie inachevée supprimée.
       *[other] { $count } parties inachevées supprimées.
    }
