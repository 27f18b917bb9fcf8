### Tische, an denen man sich trifft: was abgelehnt wird, was im Verlauf steht, und Namen für alles.

## An einem Tisch abgelehnt. $seat zählt von 1 an, $name spielt mit.

table-error-ahead = Der Tisch ist noch nicht bei der Stellung, die du siehst. Warte einen Moment oder öffne den Tisch neu.
table-error-already-asked = Diese Frage wurde schon gestellt. Warte auf die Antwort.
table-error-already-seated = Auf Platz { $seat } spielst du schon selbst.
table-error-already-started = Die Partie hat schon begonnen; das geht jetzt nicht mehr. Öffne einen neuen Tisch.
table-error-bad-edition = Eine Ausgabe „{ $name }“ gibt es hier nicht. Wähle eine von diesen: { $known }.
table-error-bad-name = Dieser Name ist nicht gültig. Erlaubt sind 1 bis { $longest } sichtbare Zeichen.
table-error-bad-text = Die Nachricht ist leer. Schreibe eine Zeile aus sichtbaren Zeichen.
table-error-game-over = Diese Partie ist für dich zu Ende. Zuschauen und schreiben kannst du noch.
table-error-illegal = Das lassen die Regeln jetzt nicht zu. Wähle eine der angebotenen Aktionen.
table-error-key-reused = Dieser Schlüssel wurde schon für einen anderen Befehl benutzt. Wähle für jeden Befehl einen neuen.
table-error-log-full = An diesem Tisch ist neben dem Spiel zu viel passiert. Du kannst weiter ziehen, den Tisch verlassen oder aufgeben.
table-error-muted = Die anderen sehen deine Nachrichten an diesem Tisch nicht. Nur der Host kann das ändern.
table-error-no-answer = Der Bot hat keine Antwort gefunden. Frage gleich noch einmal.
table-error-no-change = Da gibt es nichts zu ändern: Es ist schon so.
table-error-no-room = Auf dem Server ist gerade kein Platz für einen weiteren Tisch. Versuche es später noch einmal.
table-error-no-room-for-bots = Auf diesem Server spielen gerade zu viele starke Bots. Wähle „{ level-newcomer }“ oder „{ level-apprentice }“, oder versuche es später noch einmal.
table-error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Wähle einen anderen.
table-error-not-host = Das kann nur der Host. Bitte { $name } darum.
table-error-no-hints = Wo Menschen gegeneinander spielen, gibt es keine Tipps, außer der Tisch wurde mit Tipps eröffnet. An einem Tisch mit Computergegnern gibt es sie.
table-error-not-over = Die Partie ist nicht zu Ende. Warte, bis es so weit ist.
table-error-not-started = Die Partie hat noch nicht begonnen. Warte, bis alle sitzen.
table-error-not-your-seat = Platz { $seat } gehört nicht dir. Wenn doch, öffne deinen persönlichen Link.
table-error-not-your-turn = Jetzt ist { $name } an der Reihe. Warte, bis du dran bist.
table-error-nothing-asked = Die Frage ist bereits beantwortet.
table-error-nothing-to-undo = Du hast keine Aktion, die sich zurücknehmen lässt.
table-error-seat-is-bot = Auf Platz { $seat } spielt ein Bot. Ist es deiner, dann übernimm ihn zuerst wieder.
table-error-seat-is-present = { $name } ist da oder war es eben noch. Ein Bot kann nur für jemanden einspringen, der schon eine Weile weg ist.
table-error-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien Platz oder einen anderen Tisch.
table-error-seats-empty =
    { $count ->
        [one] Es ist noch { $count } Platz frei. Warte auf jemanden oder gib ihn einem Bot.
       *[other] Es sind noch { $count } Plätze frei. Warte auf andere oder gib sie Bots.
    }
table-error-similar-name = Dieser Name sieht { $name } an diesem Tisch zu ähnlich. Wähle einen anderen.
table-error-stale = Seit deiner Entscheidung hat sich etwas geändert. Sieh auf den Tisch und entscheide neu.
table-error-time-is-up = Deine Zeit ist abgelaufen: Ein Bot spielt diesen Zug für dich. Danach kannst du wieder übernehmen.
table-error-too-many-bots = An deinen Tischen können nur { $most } starke Bots gleichzeitig spielen. Wähle „{ level-newcomer }“ oder „{ level-apprentice }“, oder spiele erst eine Partie zu Ende.
table-error-too-many-changes = Du änderst an diesem Tisch zu viel auf einmal. Warte einen Moment.
table-error-too-many-moves = Diese Partie hat die Grenze von { $most } Schritten erreicht. Verlasse den Tisch oder gib auf, um sie zu beenden.
table-error-too-talkative = Du schreibst zu schnell. Warte einen Moment.
table-error-undo-not-allowed = An diesem Tisch lässt sich nichts zurücknehmen. So wurde er eröffnet.
table-error-undo-too-far = Zurücknehmen geht nur, solange nichts Neues aufgedeckt wurde und niemand sonst gezogen hat. So hat es festgelegt, wer den Tisch eröffnet hat.
table-error-unknown-level = Einen Bot „{ $level }“ gibt es nicht. Wähle einen von diesen: { $known }.
table-error-unknown-rules = Diese Partie wurde nach Regeln begonnen, die dieser Server nicht kennt. Wer ihn betreibt, muss ihn auf den neuesten Stand bringen.

## Abgelehnt, bevor der Tisch davon erfährt

table-error-too-fast = Das ist zu viel auf einmal. Warte einen Moment, dann geht es weiter.
table-error-unreadable = Diese Nachricht versteht der Server nicht ({ $detail }). Öffne den Tisch neu.
table-error-not-text = Der Server versteht nur Nachrichten aus Text. Schicke sie als JSON.
table-error-not-stored = Vielleicht wurde das nicht gespeichert. Sieh auf dem Tisch nach und wiederhole es, wenn es dort fehlt.

## Der Server schließt eine Verbindung: was man dann liest

goodbye-restart = Der Server startet neu. Der Tisch ist gleich wieder da.
goodbye-too-slow = Deine Verbindung ist zu langsam. Der Tisch wird neu geöffnet.
goodbye-senseless = Der Server versteht diese Seite nicht. Lade sie neu.
goodbye-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt. Wähle einen anderen.

## Der Speicher, für alle, die einen Server betreiben. $detail ist, was die Datenbank gesagt hat.

store-error-bad-row = Einen Wert für die Partie { $match } kann die Datenbank nicht aufnehmen; nichts wurde gespeichert. Bitte diesen Fehler melden.
store-error-bad-url = Hier lässt sich kein Speicher anlegen. Gib den Pfad einer Datei an oder eine Adresse wie sqlite:///games.db oder postgresql://host/games.
store-error-empty-file = { $path } ist leer, obwohl Partien darin sein sollten. Spiele eine Sicherung ein, oder lösche die Datei, um ohne Partien zu beginnen.
store-error-key-taken = Dieser Befehl für die Partie { $match } ist schon gespeichert, als Eintrag { $sequence }. Er muss nicht wiederholt werden.
store-error-log-without-file = { $path } fehlt, aber { $path }-wal ist noch da. Lege die Datei zurück, oder verschiebe { $path }-wal, um ohne Partien zu beginnen.
store-error-match-exists = Eine Partie { $match } gibt es schon. Wähle einen anderen Namen.
store-error-newer-schema = Eine neuere Version von OddVille hat diesen Speicher benutzt (Stand { $found }, hier bekannt: { $known }). Installiere diese Version.
store-error-sequence-taken = Den Eintrag { $sequence } der Partie { $match } hat ein anderer Server zuerst geschrieben. Lies den Verlauf und versuche es noch einmal.
store-error-store-unavailable = Die Datenbank antwortet nicht ({ $detail }). Prüfe, ob sie läuft und erreichbar ist.
store-error-target-exists = Die Datei { $path } gibt es schon. Wähle einen anderen Namen.
store-error-unknown-match = Eine Partie { $match } gibt es in diesem Speicher nicht. Prüfe ihren Namen.
store-error-use-pg-dump = Dieser Speicher ist eine PostgreSQL-Datenbank. Nimm pg_dump, um eine Kopie davon zu machen.

## Der Verlauf eines Tisches. $who ist „you“, wenn die Lesenden es selbst sind.

entry-seat-taken =
    { $who ->
        [you] Du setzt dich an den Tisch.
       *[other] { $player } setzt sich an den Tisch.
    }

entry-seat-left =
    { $who ->
        [you] Du verlässt den Tisch.
       *[other] { $player } verlässt den Tisch.
    }

entry-bot-seated =
    { $is_free ->
        [yes] Platz { $seat } ist wieder frei.
       *[no] { $player } ({ $level }) setzt sich auf Platz { $seat }.
    }

entry-key-added =
    { $who ->
        [you] Du kannst jetzt auch auf einem anderen Gerät spielen.
       *[other] { $player } kann jetzt auch auf einem anderen Gerät spielen.
    }

table-chosen-seed = Die Startzahl dieser Partie wurde von Hand gewählt: Wer sie gewählt hat, kann jede Karte im Voraus kennen.

# $players sind die Namen in ihrer Reihenfolge
entry-started = Die Partie beginnt. Reihum am Tisch: { $players }.

entry-undo-asked =
    { $scope ->
        [turn]
            { $who ->
                [you] Du möchtest einen ganzen Zug zurücknehmen.
               *[other] { $player } möchte einen ganzen Zug zurücknehmen.
            }
       *[step]
            { $who ->
                [you] Du möchtest eine Aktion zurücknehmen.
               *[other] { $player } möchte eine Aktion zurücknehmen.
            }
    }

entry-undo-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Du stimmst dem Zurücknehmen zu.
               *[other] { $player } stimmt dem Zurücknehmen zu.
            }
       *[no]
            { $who ->
                [you] Du lehnst ab: Gespielt ist gespielt.
               *[other] { $player } lehnt ab: Gespielt ist gespielt.
            }
    }

entry-undone =
    { $scope ->
        [turn]
            { $who ->
                [you] Du nimmst einen ganzen Zug zurück.
               *[other] { $player } nimmt einen ganzen Zug zurück.
            }
       *[step]
            { $who ->
                [you] Du nimmst eine Aktion zurück.
               *[other] { $player } nimmt eine Aktion zurück.
            }
    }{ $redrawn ->
        [yes] { " " }Die verdeckten Karten werden neu gemischt.
       *[no] { "" }
    }

entry-taken-over =
    { $reason ->
        [clock]
            { $who ->
                [you] Ein Bot ({ $level }) spielt für dich: Deine Zeit ist abgelaufen.
               *[other] Ein Bot ({ $level }) spielt für { $player }: Die Zeit ist abgelaufen.
            }
        [left]
            { $who ->
                [you] Ein Bot ({ $level }) spielt für dich: Du hast den Tisch verlassen.
               *[other] { $player } hat den Tisch verlassen: Ein Bot ({ $level }) spielt weiter.
            }
        [resigned]
            { $who ->
                [you] Ein Bot ({ $level }) spielt für dich: Du hast aufgegeben.
               *[other] { $player } hat aufgegeben: Ein Bot ({ $level }) spielt weiter.
            }
       *[host]
            { $who ->
                [you] Ein Bot ({ $level }) spielt auf Wunsch des Hosts für dich.
               *[other] Ein Bot ({ $level }) spielt auf Wunsch des Hosts für { $player }.
            }
    }

entry-reclaimed =
    { $who ->
        [you] Du bist zurück und spielst weiter.
       *[other] { $player } ist zurück und spielt weiter.
    }

entry-resigned =
    { $who ->
        [you] Du gibst auf.
       *[other] { $player } gibt auf.
    }

entry-end-asked =
    { $who ->
        [you] Du schlägst vor, die Partie ohne Ergebnis zu beenden.
       *[other] { $player } schlägt vor, die Partie ohne Ergebnis zu beenden.
    }

entry-end-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Du stimmst dem Abbruch zu.
               *[other] { $player } stimmt dem Abbruch zu.
            }
       *[no]
            { $who ->
                [you] Du möchtest weiterspielen.
               *[other] { $player } möchte weiterspielen.
            }
    }

entry-said =
    { $who ->
        [you] Du: { $text }
       *[other] { $player }: { $text }
    }

entry-muted =
    { $muted ->
        [yes]
            { $who ->
                [you] Der Host hat dich stummgeschaltet.
               *[other] Der Host hat { $player } stummgeschaltet.
            }
       *[no]
            { $who ->
                [you] Du kannst wieder schreiben.
               *[other] { $player } kann wieder schreiben.
            }
    }

entry-rematched = An einem anderen Tisch beginnt eine Revanche.

## Bots, Uhren und wie Partien enden

level-random = Zufall
level-uct = UCT
level-sensible = Vernünftig
level-beginner = Anfänger
level-newcomer = Neuling
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
level-matched =
    { $strength ->
        [none] Auf deinem Niveau
       *[other] Auf deinem Niveau ({ $strength })
    }

# How strong a level is, as measured (docs/bots.md)
level-beginner-line = Spielt wie in der ersten Partie. Wer vernünftig spielt, gewinnt jede zweite.
level-newcomer-line = Denkt nur von Zug zu Zug. Gewinnt 7 von 10 Partien gegen Anfänger.
level-apprentice-line = Denkt bis zum Ende des Zuges. Gewinnt 7 von 10 Partien gegen Neulinge.
level-journeyman-line = Schaut ein wenig voraus. Gewinnt 8 von 10 Partien gegen Lehrlinge.
level-master-line = Plant mehrere Züge voraus. Verliert nur eine von 20 Partien gegen Gesellen.
level-grandmaster-line = Denkt dreimal so lange wie ein Meister und gewinnt etwas öfter.
level-matched-line = Richtet sich nach deinen Ergebnissen, sodass du etwa jede zweite Partie gewinnst.

# The townspeople that bots play as; Tilda explains the game and never plays
townsperson-tobin = Tobin
townsperson-nell = Nell
townsperson-wanda = Wanda
townsperson-bram = Bram
townsperson-agnes = Agnes
townsperson-silas = Silas
townsperson-elsie = Elsie
townsperson-otto = Otto
townsperson-tilda = Tilda

trade-tobin = Maurer
trade-nell = Bäckerin
trade-wanda = Weberin
trade-bram = Nachtwächter
trade-agnes = Uhrmacherin
trade-silas = Fährmann
trade-elsie = Gänsemagd
trade-otto = Fassmacher
trade-tilda = Ausruferin

clock-none = ohne Uhr
clock-live = je { clock-minutes }{ clock-increment }
clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
clock-increment =
    { $increment ->
        [0] {""}
        [one] , dazu { $increment } Sekunde je Zug
       *[other] , dazu { $increment } Sekunden je Zug
    }
clock-turns =
    { $hours ->
        [one] { $hours } Stunde je Zug
       *[other] { $hours } Stunden je Zug
    }

ending-resigned = aufgegeben
