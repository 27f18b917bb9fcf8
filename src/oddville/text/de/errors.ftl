### Was abgelehnt wurde.

error-rules = Das lassen die Regeln nicht zu.
error-unknown-action = Diese Aktion gibt es nicht: { $value }.
error-wrong-seat = Jetzt muss { $decider } entscheiden. Die anderen können nur eigene Arbeiter zurücknehmen.
error-illegal-action = „{ $action }“ ist jetzt nicht erlaubt.
error-game-is-over = Das Spiel ist zu Ende. Es kann nichts mehr gespielt werden.
error-impossible-setup =
    { $what ->
        [players] { $least } bis { $most } können spielen, nicht { $value }.
        [seed] Der Startwert des Zufalls muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
        [first_player] Einen Platz { $value } für den Startspieler gibt es nicht.
        [deck] Der Kartenstapel muss jede Karte der Ausgabe genau einmal enthalten.
       *[piles] Die Stapel müssen die Charaktere ihrer Gilden enthalten, so viele, wie zur Spielerzahl gehören.
    }

## Fehler in einer Ausgabe. $place nennt Karte und Angabe mit den Wörtern der Datei.

edition-problem-file-not-found = { $place }: Eine solche Datei oder Ausgabe gibt es nicht.{ did-you-mean }
edition-problem-file-unreadable = { $place }: Die Datei lässt sich nicht lesen ({ $detail }).
edition-problem-file-too-large = { $place }: Die Datei ist größer als { $limit } Bytes.
edition-problem-line-too-long = { $place }: Zeile { $line } ist länger als { $limit } Zeichen.
edition-problem-not-toml = { $place }: Das ist kein TOML ({ $detail }).
edition-problem-unsupported-format = { $place }: Format { $value } ist unbekannt; diese Version liest Format { $supported }.
edition-problem-missing = { $place }: Diese Angabe fehlt.
edition-problem-unknown-key = { $place }: Eine solche Angabe gibt es nicht.{ did-you-mean }
edition-problem-wrong-type = { $place }: Hierher gehört { expected-kind }, nicht { found-kind }.
edition-problem-wrong-count =
    { $exact ->
        [yes] { $place }: Es müssen { $low } Einträge sein, nicht { $count }.
       *[no] { $place }: Es müssen { $low } bis { $high } Einträge sein, nicht { $count }.
    }
edition-problem-out-of-range = { $place }: { $value } liegt außerhalb des Bereichs; möglich ist { $low } bis { $high }.
edition-problem-unknown-word = { $place }: „{ $value }“ bedeutet hier nichts.{ did-you-mean }
edition-problem-repeated = { $place }: „{ $value }“ kommt mehr als einmal vor.
edition-problem-not-an-id = { $place }: „{ $value }“ ist keine Kennung. Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, höchstens { $longest } Zeichen.
edition-problem-not-a-name = { $place }: „{ $value }“ ist kein Name. Erlaubt sind 1 bis { $longest } sichtbare Zeichen ohne Leerzeichen am Rand.
edition-problem-reserved-id = { $place }: Die Kennung „{ $value }“ gehört dem Spiel selbst. Wähle eine andere.
edition-problem-not-applicable = { $place }: Diese Angabe bedeutet bei „{ $because }“ nichts. Lass sie weg.
edition-problem-guild-required = { $place }: Eine Karte, die ihre Gilde wertet, braucht eine Gilde.
edition-problem-guild-full = { $place }: Die Gilde „{ $value }“ hat schon { $most } Charaktere; für einen weiteren ist kein Platz.
edition-problem-too-many-problems =
    { $shown ->
        [one] { $place }: Es gibt noch mehr Fehler; gezeigt wird nur { $shown }.
       *[other] { $place }: Es gibt noch mehr Fehler; gezeigt werden nur { $shown }.
    }

did-you-mean =
    { $suggested ->
        [yes] {" "}Meintest du „{ $suggestion }“?
       *[no] {""}
    }

expected-kind =
    { $expected ->
        [integer] eine ganze Zahl
        [float] eine Kommazahl
        [string] ein Text in Anführungszeichen
        [boolean] true oder false
        [table] eine Tabelle
        [array] eine Liste
       *[other] { $expected }
    }

found-kind =
    { $found ->
        [integer] eine ganze Zahl
        [float] eine Kommazahl
        [string] ein Text in Anführungszeichen
        [boolean] true oder false
        [table] eine Tabelle
        [array] eine Liste
        [nothing] nichts
       *[other] { $found }
    }
