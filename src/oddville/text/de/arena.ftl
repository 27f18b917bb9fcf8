### Turniere von Bots: `oddville arena`.

arena-help = Bots Turniere spielen lassen
arena-help-contenders = wer spielt: der Name eines Bots, auf Wunsch mit Bedenkzeit oder Rechenschritten: master, master:seconds=0.5, master:iterations=2000
arena-help-games = Anzahl der Partien; aufgerundet, damit jede Verteilung von allen Plätzen aus gespielt wird
arena-help-seed = Startzahl des Zufalls; ein fortgesetztes Turnier behält seine
arena-help-lineup = wer am Tisch sitzt, zum Beispiel "master apprentice apprentice apprentice"; mehrmals möglich, statt einzelner Teilnehmer
arena-help-out = Ordner für Partien und Ergebnisse; derselbe Befehl mit demselben Ordner setzt das Turnier fort
arena-help-processes = Anzahl der Partien, die gleichzeitig laufen (Standard: { $default })
arena-help-ray = auf Ray spielen: im Verbund unter dieser Adresse oder, ohne Adresse, auf diesem Rechner
arena-help-sprt = prüfen, ob der erste von zwei Bots besser ist, und aufhören, sobald es feststeht
arena-help-elo0 = für --sprt: Elo-Unterschied, der noch nicht als besser gilt (Standard: 0)
arena-help-elo1 = für --sprt: Elo-Unterschied, der als besser gilt (Standard: 20)
arena-help-alpha = für --sprt: zulässige Wahrscheinlichkeit, dass ein nicht besserer Bot besteht (Standard: 0.05)
arena-help-beta = für --sprt: zulässige Wahrscheinlichkeit, dass ein besserer Bot durchfällt (Standard: 0.05)
arena-help-report = Tabellen und Bericht des Turniers in diesem Ordner neu schreiben

## Während es läuft

arena-decimal-sign = ,
arena-percent = { $value } %
arena-seconds = { $value } s
arena-milliseconds = { $value } ms
arena-begins =
    { $games ->
        [one] { $games } Partie, Startzahl { $seed }, in { $path }.
       *[other] { $games } Partien, Startzahl { $seed }, in { $path }.
    }
arena-goes-on =
    { $games ->
        [one] Fortsetzung: { $done } von { $games } Partie in { $path } ist beendet (Startzahl { $seed }).
       *[other] Fortsetzung: { $done } von { $games } Partien in { $path } sind beendet (Startzahl { $seed }).
    }
arena-line = { $done } von { $games } Partien: { $shares }.
arena-left = {" "}Noch { $time }.
arena-interrupted = Abgebrochen. Beendete Partien sind gespeichert. Weiter geht es mit: { $command }
arena-written = Partien, Aufzeichnungen und Tabellen liegen in { $path }.

## Die Tabelle

arena-column-contender = Teilnehmer
arena-column-games = Partien
arena-column-win-share = Siege
arena-column-win-interval = 95 %
arena-column-score = Punkte
arena-column-rating = Wertung ± 2σ
arena-column-time-mean = Zeit, Mittel
arena-column-time-most = 99 %
arena-column-time-worst = längste

arena-sprt-line =
    { $pairs ->
        [one] LLR { $ratio } ({ $lower } bis { $upper }) nach { $pairs } Paar, Elo { $elo }.
       *[other] LLR { $ratio } ({ $lower } bis { $upper }) nach { $pairs } Paaren, Elo { $elo }.
    }
arena-sprt-better = { $first } ist besser als { $second }.
arena-sprt-not-better = { $first } ist nicht besser als { $second }.
arena-sprt-undecided = Ob { $first } besser ist als { $second }, ist noch offen: Es braucht mehr Partien.

## Was schiefgeht

arena-lineup-or-contenders = Nenne die Teilnehmer oder gib --lineup an, nicht beides.
arena-sprt-needs-two = --sprt vergleicht zwei verschiedene Bots in Partien zu zweit.
arena-only-with-sprt = { $option } geht nur zusammen mit --sprt.
arena-elo-order = --elo0 muss kleiner sein als --elo1.

arena-error-too-few-contenders = Wer soll spielen? Nenne mindestens einen Bot.
arena-error-too-many-contenders = { $count } Teilnehmer sind zu viele; höchstens { $most } sind möglich.
arena-error-not-a-lineup = „{ $names }“ hat { $count } Namen für { $players } Spieler. Eine Besetzung, die einen Bot zweimal nennt, braucht für jeden Platz einen Namen.
arena-error-other-settings = In { $path } liegt ein anderes Turnier: { $setting } ist dort „{ $there }“, hier aber „{ $here }“. Wähle einen anderen Ordner oder dieselben Einstellungen.
arena-error-taken = Ein anderer Prozess benutzt { $path } gerade. Warte auf ihn oder wähle einen anderen Ordner.
arena-error-not-written = In { $path } lässt sich nicht schreiben ({ $detail }): Wähle einen anderen Ordner.
arena-error-no-results = In { $path } liegt kein Turnier.
arena-error-damaged-settings = { $path } fehlt oder lässt sich nicht lesen.
arena-error-damaged-log = { $path } ist in Zeile { $line } beschädigt. Entferne diese Zeile, dann wird ihre Partie noch einmal gespielt.
arena-error-needs-package = { needs-package }
arena-error-ray-unreachable = Unter „{ $address }“ antwortet kein Ray ({ $detail }).
arena-error-worker-lost = Der Prozess, der Partie { $game } spielte (Startzahl { $seed }), ist { $times }-mal abgestürzt. Vielleicht stürzt ein Bot ab oder braucht zu viel Speicher. Beendete Partien sind gespeichert.
arena-error-illegal-choice = { $bot } hat in Partie { $game }, Startzahl { $seed }, eine unerlaubte Aktion gewählt ({ $detail }). Wo, steht in { $path }. Beendete Partien sind gespeichert; derselbe Befehl macht weiter.
arena-error-bot-crashed = { $bot } ist in Partie { $game }, Startzahl { $seed }, gescheitert: { $detail }. Wo, steht in { $path }. Beendete Partien sind gespeichert; derselbe Befehl macht weiter.

arena-setting-entrants = die Teilnehmerliste
arena-setting-lineups = die Besetzung
arena-setting-players = die Spielerzahl
arena-setting-games = die Zahl der Partien
arena-setting-seed = die Startzahl
arena-setting-edition = die Ausgabe
arena-setting-edition-hash = der Inhalt der Ausgabe
arena-setting-version = die Version von OddVille
arena-setting-sprt = der Test mit --sprt

bot-error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht.{ did-you-mean } Zur Wahl stehen: { $known }.
bot-error-bad-budget = „{ $setting }“ in „{ $name }“ ist keine gültige Vorgabe. Schreibe zum Beispiel seconds=0.5, iterations=2000 oder processes=2, mehrere durch Kommas getrennt.
bot-error-broken-bot = Der Bot „{ $name }“ lässt sich nicht starten: { $detail }
bot-error-illegal-choice = { $name } hat eine unerlaubte Aktion gewählt ({ $action }).
