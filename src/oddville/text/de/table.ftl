### Tische, an denen man sich trifft: was abgelehnt wird, was im Verlauf steht, und Namen für alles.

## An einem Tisch abgelehnt. $seat zählt von 1 an, $name spielt mit.

table-error-ahead = Der Tisch ist noch nicht so weit wie das, was du siehst. Warte einen Moment oder öffne den Tisch neu.
table-error-already-asked = Das wurde schon gefragt. Warte auf die Antwort.
table-error-already-seated = Auf Platz { $seat } spielst du schon selbst. Kein Bot muss weichen.
table-error-already-started = Die Partie hat begonnen; das ging nur vorher. Öffne dafür einen neuen Tisch.
table-error-bad-edition = Eine Ausgabe „{ $name }“ gibt es hier nicht. Wähle eine von diesen: { $known }.
table-error-bad-name = So kann hier niemand heißen. Erlaubt sind 1 bis { $longest } sichtbare Zeichen.
table-error-bad-text = Darin gibt es nichts zu lesen. Schreibe eine Zeile aus sichtbaren Zeichen.
table-error-game-over = Für dich ist diese Partie zu Ende: Es kann nichts mehr gespielt werden. Zuschauen und schreiben kannst du noch.
table-error-illegal = Das lassen die Regeln jetzt nicht zu. Wähle eine der angebotenen Aktionen.
table-error-muted = Was du an diesem Tisch schreibst, sehen die anderen nicht. Nur die Tischleitung kann das ändern.
table-error-no-such-seat = Auf Platz { $seat } dieses Tisches ist niemand zu finden. Wähle einen anderen Platz.
table-error-not-host = Das kann nur die Tischleitung. Bitte { $name } darum.
table-error-not-over = Die Partie ist nicht zu Ende. Warte, bis es so weit ist.
table-error-not-started = Die Partie hat noch nicht begonnen. Warte, bis alle sitzen.
table-error-not-your-seat = Auf Platz { $seat } spielst nicht du. Ist es deiner, dann öffne den Link, den du dafür bekommen hast.
table-error-not-your-turn = Jetzt muss { $name } entscheiden. Warte, bis du am Zug bist.
table-error-nothing-asked = Niemand wartet auf deine Antwort: Die Frage ist erledigt.
table-error-nothing-to-undo = Du hast nichts gespielt, was sich zurücknehmen lässt. Spiele erst eine Aktion.
table-error-seat-is-bot = Auf Platz { $seat } spielt ein Bot. Ist es deiner, dann übernimm ihn zuerst wieder.
table-error-seat-is-present = { $name } ist da oder war es eben noch. Ein Bot kann nur für jemanden einspringen, der schon eine Weile weg ist.
table-error-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien Platz oder einen anderen Tisch.
table-error-seats-empty =
    { $count ->
        [one] Es ist noch { $count } Platz frei. Warte auf jemanden oder gib ihn einem Bot.
       *[other] Es sind noch { $count } Plätze frei. Warte auf andere oder gib sie Bots.
    }
table-error-stale = Seit deiner Entscheidung ist etwas geschehen. Sieh auf den Tisch und entscheide neu.
table-error-time-is-up = Deine Zeit ist abgelaufen: Diesen Zug macht der Bot für dich. Übernimm deinen Platz danach wieder.
table-error-too-talkative = Du schreibst schneller, als jemand lesen kann. Warte einen Moment, dann geht es weiter.
table-error-undo-not-allowed = An diesem Tisch wird nichts zurückgenommen. Darüber entscheidet, wer einen Tisch öffnet.
table-error-unknown-level = Einen Bot „{ $level }“ gibt es nicht. Wähle einen von diesen: { $known }.
table-error-unknown-rules = Diese Partie wurde nach Regeln begonnen, die dieser Server nicht kennt. Wer ihn betreibt, muss ihn auf den neuesten Stand bringen.

## Abgelehnt, bevor der Tisch davon erfährt

table-error-too-fast = Das ist zu viel auf einmal. Warte einen Moment, dann geht es weiter.
table-error-unreadable = Diese Nachricht versteht der Server nicht ({ $detail }). Öffne den Tisch neu.
table-error-not-text = Der Server versteht nur Nachrichten aus Text. Schicke sie als JSON.
table-error-not-stored = Das konnte vielleicht nicht gespeichert werden. Sieh auf den Tisch; fehlt es dort, dann tu es noch einmal.

## Der Server schließt eine Verbindung: was man dann liest

goodbye-restart = Der Server startet neu. Der Tisch ist gleich wieder da.
goodbye-too-slow = Deine Verbindung ist zu langsam für alles, was hier geschieht. Der Tisch wird neu geöffnet.
goodbye-senseless = Der Server versteht nicht, was von dir kommt. Lade die Seite neu, dann komm zurück.
goodbye-no-spectators = An diesem Tisch darf niemand zuschauen. Setz dich an einen anderen.

## Der Speicher, für alle, die einen Server betreiben. $detail ist, was die Datenbank gesagt hat.

store-error-bad-row = Einen Wert für die Partie { $match } kann die Datenbank nicht aufnehmen; nichts wurde gespeichert. Bitte diesen Fehler melden.
store-error-bad-url = Das ist kein Ort für einen Speicher. Gib den Pfad einer Datei an oder eine Adresse wie sqlite:///games.db oder postgresql://host/games.
store-error-key-taken = Dieser Befehl für die Partie { $match } ist schon gespeichert, als Eintrag { $sequence }. Er muss nicht wiederholt werden.
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
       *[no] Ein Bot ({ $level }) setzt sich auf Platz { $seat }.
    }

entry-key-added =
    { $who ->
        [you] Du kannst jetzt auch auf einem anderen Gerät spielen.
       *[other] { $player } kann jetzt auch auf einem anderen Gerät spielen.
    }

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
                [you] Du bist mit dem Zurücknehmen einverstanden.
               *[other] { $player } ist mit dem Zurücknehmen einverstanden.
            }
       *[no]
            { $who ->
                [you] Du bist nicht einverstanden: Gespielt ist gespielt.
               *[other] { $player } ist nicht einverstanden: Gespielt ist gespielt.
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
                [you] Ein Bot ({ $level }) spielt für dich: Die Tischleitung hat es so bestimmt.
               *[other] Ein Bot ({ $level }) spielt für { $player }: Die Tischleitung hat es so bestimmt.
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
        [you] Du möchtest ohne Ergebnis aufhören.
       *[other] { $player } möchte ohne Ergebnis aufhören.
    }

entry-end-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] Du bist mit dem Aufhören einverstanden.
               *[other] { $player } ist mit dem Aufhören einverstanden.
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
                [you] Die Tischleitung hat dich stumm geschaltet.
               *[other] Die Tischleitung hat { $player } stumm geschaltet.
            }
       *[no]
            { $who ->
                [you] Du darfst wieder schreiben.
               *[other] { $player } darf wieder schreiben.
            }
    }

entry-rematched = An einem anderen Tisch beginnt eine Revanche.

## Bots, Uhren und wie Partien enden

level-random = Zufall
level-uct = UCT
level-newcomer = Neuling
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister

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
