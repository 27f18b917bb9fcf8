### `oddville serve`, und `oddville store` für alle, die einen Server betreiben.

serve-help = einen Server starten, auf dem andere über das Netz spielen
serve-help-host = Adresse, unter der der Server erreichbar ist (Standard: { $default }, nur von diesem Rechner aus); 0.0.0.0 für alle, die ihn erreichen
serve-help-port = Port (Standard: { $default }); 0 wählt einen freien
serve-help-data = wo die Partien gespeichert werden: eine Datei oder postgresql://…; auch aus ODDVILLE_DATA (Standard: eine Datei im Datenordner)
serve-help-edition = auch diese Ausgabe anbieten: ein Name oder eine Datei; mehrmals möglich
serve-help-workers = Anzahl der Serverprozesse (Standard: { $default }); mehr als einer braucht PostgreSQL
serve-help-bots = Anzahl der Prozesse, in denen Bots rechnen, je Serverprozess (Standard: { $default })
serve-help-password-file = Datei mit einem Passwort, das alle eingeben müssen; auch aus ODDVILLE_PASSWORD
serve-help-allowed-host = nur unter diesem Hostnamen antworten, ohne Port; mehrmals möglich
serve-help-trust-proxy = X-Forwarded-For und X-Forwarded-Proto vertrauen; nur hinter einem Proxy, der beide setzt
serve-help-public-url = Adresse, unter der andere den Server erreichen, für Links: https://…
serve-help-metrics-public = /metrics allen zeigen, nicht nur diesem Rechner
serve-help-log = was protokolliert wird: text oder json für Zeilen zu jeder Anfrage, warnings nur für das, was schiefgeht (Standard: text, mit --open warnings)
serve-help-open = die Seite im Browser öffnen
serve-help-site = Ordner mit einer Seite aus „oddville site“: dann kann man auch ohne den Server spielen
serve-no-site = { $folder } enthält keine Seite. So baust du eine: oddville site -o { $folder }

serve-address = OddVille läuft unter { $url }
serve-neighbours = Andere in deinem Netz erreichen es unter { $url }
serve-stop = Mit Strg-C beenden. Alle Partien sind gespeichert und gehen beim nächsten Start weiter.
serve-exposed = Alle, die diesen Rechner erreichen, können hier Tische eröffnen. Mit --password-file wird nach einem Passwort gefragt, mit --allowed-host antwortet der Server nur unter einem Namen, den du wählst.

serve-no-such-host = { $host } ist keine Adresse, unter der dieser Rechner erreichbar ist.
serve-cannot-listen = Port { $port } von { $host } ist nicht frei ({ $detail }). Vielleicht läuft OddVille dort schon; --port 0 wählt einen freien.
serve-workers-need-postgres = Mehrere Serverprozesse brauchen PostgreSQL (--data postgresql://…): Mit einer SQLite-Datei würden sie die Züge der anderen nicht sehen.
serve-workers-failed = Ein Serverprozess konnte nicht starten; warum, steht oben im Protokoll.
serve-bad-url = „{ $value }“ ist keine Adresse eines Servers wie https://play.example.org.
serve-same-edition = Zwei der Ausgaben heißen „{ $name }“. Gib einer von ihnen eine andere id.
serve-password-unreadable = Das Passwort lässt sich nicht aus { $path } lesen ({ $detail }).
serve-password-empty = In { $path } muss genau ein Passwort in einer Zeile stehen.
serve-password-readable = Alle Benutzer dieses Rechners können das Passwort in { $path } lesen. Tippe: chmod 600 { $path }
serve-already-served = Ein anderer Server benutzt { $path }. Beende ihn zuerst oder wähle mit --data eine andere Datei.
serve-data-not-writable = In { $path } lassen sich keine Partien speichern ({ $detail }). Wähle mit --data eine andere Datei.

## Für alle, die einen Server betreiben

store-help = die Partien eines Servers verwalten
store-help-info = zeigen, wie viele Partien es gibt und wie viel Platz sie brauchen
store-help-backup = einen SQLite-Speicher kopieren, während der Server läuft
store-help-export = die Aufzeichnungen beendeter Partien schreiben, mit dem Nachweis fairen Mischens
store-help-prune = alte Partien löschen
store-help-data = wo die Partien liegen: eine Datei oder postgresql://…; auch aus ODDVILLE_DATA (Standard: die Datei im Datenordner)
store-help-backup-file = die neue Datei für die Kopie
store-help-ended-before = nur Partien, die vor diesem Tag zu Ende waren, etwa 2026-12-31 (0 Uhr UTC)
store-help-untouched-since = nur unbeendete Partien, in denen seit diesem Tag nichts geschehen ist, auch nie begonnene
store-help-yes = nicht nachfragen

store-not-a-date = „{ $value }“ ist kein Datum wie 2026-12-31
store-not-there = Einen Speicher { $path } gibt es nicht.
store-file-unusable = { $path } lässt sich nicht als Speicher benutzen ({ $detail }). { store-fault }

store-fault =
    { $kind ->
        [corrupt] Die Datenbank ist beschädigt. Stoppe den Server und spiele eine Sicherung ein.
        [disk-error] Der Datenträger meldet Fehler. Prüfe ihn und mache eine Sicherung.
        [full] Der Datenträger ist voll. Schaffe Platz.
        [gone] Die Datenbankdatei wurde im laufenden Betrieb gelöscht oder ersetzt. Lege die richtige Datei an ihren Platz und starte den Server neu.
        [locked] Ein anderes Programm hält die Datenbank gesperrt. Beende es.
        [no-answer] Die Datenbank antwortet nicht. Prüfe, ob sie läuft und erreichbar ist.
        [read-only] In die Datenbank lässt sich nicht schreiben. Mache die Datei und ihren Datenträger beschreibbar.
       *[unknown] Die Datenbank meldet einen Fehler. Welchen, steht dabei.
    }
store-continues = Der Server läuft von selbst weiter, sobald es geht.
store-count =
    { $status ->
        [open] Offen: { $count }
        [playing] Im Gang: { $count }
       *[over] Beendet: { $count }
    }
store-size = Größe: { $megabytes } MB
store-backed-up = Die Kopie liegt in { $path }.
store-exported =
    { $count ->
        [one] { $count } Aufzeichnung nach { $path } geschrieben.
       *[other] { $count } Aufzeichnungen nach { $path } geschrieben.
    }
store-exported-before =
    { $count ->
        [one] { $count } war schon da.
       *[other] { $count } waren schon da.
    }
store-not-exported =
    { $count ->
        [one] { $count } Partie lässt sich nicht lesen und wurde ausgelassen.
       *[other] { $count } Partien lassen sich nicht lesen und wurden ausgelassen.
    }
store-prune-question =
    { $count ->
        [one] { $count } Partie, die vor dem { $date } zu Ende war, endgültig löschen? (j/n)
       *[other] { $count } Partien, die vor dem { $date } zu Ende waren, endgültig löschen? (j/n)
    }
store-prune-unfinished-question =
    { $count ->
        [one] { $count } unbeendete Partie, in der seit dem { $date } nichts geschah, endgültig löschen? (j/n)
       *[other] { $count } unbeendete Partien, in denen seit dem { $date } nichts geschah, endgültig löschen? (j/n)
    }
store-yes-words = j ja
store-needs-yes =
    { $count ->
        [one] { $count } beendete Partie würde gelöscht, und ohne Terminal ist keine Rückfrage möglich. Mit --yes wird sie gelöscht.
       *[other] { $count } beendete Partien würden gelöscht, und ohne Terminal ist keine Rückfrage möglich. Mit --yes werden sie gelöscht.
    }
store-unfinished-needs-yes =
    { $count ->
        [one] { $count } unbeendete Partie würde gelöscht, und ohne Terminal ist keine Rückfrage möglich. Mit --yes wird sie gelöscht.
       *[other] { $count } unbeendete Partien würden gelöscht, und ohne Terminal ist keine Rückfrage möglich. Mit --yes werden sie gelöscht.
    }
store-nothing-deleted = Nichts wurde gelöscht.
store-pruned =
    { $count ->
        [0] Keine beendete Partie war vor dem { $date } zu Ende.
        [one] { $count } beendete Partie gelöscht.
       *[other] { $count } beendete Partien gelöscht.
    }
store-unfinished-pruned =
    { $count ->
        [0] Keine unbeendete Partie liegt seit dem { $date } still.
        [one] { $count } unbeendete Partie gelöscht.
       *[other] { $count } unbeendete Partien gelöscht.
    }
