### Spiele für andere anbieten: `oddville serve`, und `oddville store` für alle, die einen Server betreuen.

serve-help = über das Netz spielen lassen, mit einem Server auf diesem Rechner
serve-help-host = die Adresse, unter der der Server erreichbar ist (sonst { $default }, nur von diesem Rechner aus); 0.0.0.0 für alle, die ihn erreichen
serve-help-port = der Port (sonst { $default }); 0 nimmt irgendeinen freien
serve-help-data = wo die Partien liegen: eine Datei oder postgresql://…; auch aus ODDVILLE_DATA (sonst eine Datei im Datenordner)
serve-help-edition = auch diese Ausgabe anbieten: ein Name oder eine Datei; mehrmals möglich
serve-help-workers = wie viele Prozesse bedienen (sonst { $default }); mehr als einer braucht PostgreSQL
serve-help-bots = in wie vielen Prozessen Bots nachdenken, je Arbeitsprozess (sonst { $default })
serve-help-password-file = eine Datei mit einem Passwort, nach dem alle gefragt werden; auch aus ODDVILLE_PASSWORD
serve-help-allowed-host = nur unter diesem Namen antworten, ohne Port; mehrmals möglich
serve-help-trust-proxy = X-Forwarded-For und X-Forwarded-Proto glauben; nur hinter einem Proxy, der beide setzt
serve-help-public-url = wo der Server für andere zu erreichen ist, für Links: https://…
serve-help-metrics-public = /metrics allen zeigen, nicht nur diesem Rechner
serve-help-log = wie das Protokoll geschrieben wird: lesbare Zeilen (text) oder JSON für Programme (json)
serve-help-open = die Seite im Browser öffnen

serve-address = OddVille läuft unter { $url }
serve-neighbours = Andere in deinem Netz erreichen es unter { $url }
serve-stop = Strg-C beendet es. Keine Partie geht verloren: Beim nächsten Start gehen alle weiter.
serve-exposed = Wer diesen Rechner erreicht, kann hier Tische eröffnen. Mit --password-file wird nach einem Passwort gefragt, mit --allowed-host antwortet der Server nur unter einem Namen, den du wählst.

serve-no-such-host = Eine Adresse { $host } gibt es auf diesem Rechner nicht.
serve-cannot-listen = Port { $port } von { $host } ist nicht zu haben ({ $detail }). Vielleicht läuft OddVille dort schon; --port 0 nimmt einen freien.
serve-workers-need-postgres = Mehrere Arbeitsprozesse brauchen PostgreSQL (--data postgresql://…): Bei einer SQLite-Datei würden sie von den Zügen der anderen nichts erfahren.
serve-workers-failed = Ein Arbeitsprozess konnte nicht starten; warum, steht oben im Protokoll.
serve-bad-url = „{ $value }“ ist keine Adresse eines Servers wie https://play.example.org.
serve-same-edition = Zwei der Ausgaben heißen „{ $name }“. Gib einer von ihnen eine andere id.
serve-password-unreadable = Das Passwort lässt sich nicht aus { $path } lesen ({ $detail }).
serve-password-empty = In { $path } muss genau ein Passwort in einer Zeile stehen.
serve-already-served = Ein anderer Server benutzt { $path }. Beende ihn zuerst oder wähle mit --data eine andere Datei.
serve-data-not-writable = In { $path } lassen sich keine Partien speichern ({ $detail }). Wähle mit --data eine andere Datei.

## Für alle, die einen Server betreuen

store-help = die Partien eines Servers pflegen
store-help-info = sagen, wie viele Partien es gibt und wie viel Platz sie brauchen
store-help-backup = einen SQLite-Speicher kopieren, während der Server läuft
store-help-export = die Aufzeichnungen beendeter Partien schreiben, mit dem Nachweis fairen Mischens
store-help-prune = alte Partien löschen
store-help-data = wo die Partien liegen: eine Datei oder postgresql://…; auch aus ODDVILLE_DATA (sonst die Datei im Datenordner)
store-help-backup-file = die neue Datei für die Kopie
store-help-ended-before = nur Partien, die vor diesem Tag zu Ende waren, etwa 2026-12-31 (sein Beginn in UTC)
store-help-untouched-since = nur Partien, die niemand beendet hat und in denen seit diesem Tag nichts geschah, auch nie begonnene
store-help-yes = nicht nachfragen

store-not-a-date = „{ $value }“ ist kein Datum wie 2026-12-31
store-not-there = Einen Speicher { $path } gibt es nicht.
store-file-unusable = { $path } lässt sich nicht als Speicher benutzen ({ $detail }).
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
        [one] { $count } Partie, die vor dem { $date } zu Ende war, für immer löschen? (j/n)
       *[other] { $count } Partien, die vor dem { $date } zu Ende waren, für immer löschen? (j/n)
    }
store-prune-unfinished-question =
    { $count ->
        [one] { $count } unbeendete Partie, in der seit dem { $date } nichts geschah, für immer löschen? (j/n)
       *[other] { $count } unbeendete Partien, in denen seit dem { $date } nichts geschah, für immer löschen? (j/n)
    }
store-yes-words = j ja
store-needs-yes =
    { $count ->
        [one] { $count } beendete Partie würde gelöscht, und hier kann niemand gefragt werden. Mit --yes wird sie gelöscht.
       *[other] { $count } beendete Partien würden gelöscht, und hier kann niemand gefragt werden. Mit --yes werden sie gelöscht.
    }
store-unfinished-needs-yes =
    { $count ->
        [one] { $count } unbeendete Partie würde gelöscht, und hier kann niemand gefragt werden. Mit --yes wird sie gelöscht.
       *[other] { $count } unbeendete Partien würden gelöscht, und hier kann niemand gefragt werden. Mit --yes werden sie gelöscht.
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
        [0] In jeder unbeendeten Partie ist seit dem { $date } etwas geschehen.
        [one] { $count } unbeendete Partie gelöscht.
       *[other] { $count } unbeendete Partien gelöscht.
    }
