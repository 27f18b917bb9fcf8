### Was an einer getippten Aktion, einer Aufzeichnung oder einer Stellung nicht stimmt. $place sagt, wo im Dokument.

document-whole = das Dokument
document-line = Zeile { $line }
document-move = Aktion { $move }

## Eine getippte Aktion

notation-error-empty = Tippe eine Aktion, etwa „worker 2 coins“.
notation-error-too-long = Das ist für eine Aktion zu lang: Höchstens { $longest } Zeichen sind möglich.
notation-error-unreadable = „{ $token }“ bedeutet hier nichts.{ did-you-mean } Möglich: { $expected }.
notation-error-incomplete = Am Ende fehlt etwas. Möglich: { $expected }.
notation-error-surplus = „{ $token }“ ist zu viel: Lass es weg.
notation-error-ambiguous = „{ $token }“ kann mehreres bedeuten: Schreibe { $candidates }.
notation-error-not-a-number = „{ $token }“ ist keine Zahl: { $low } bis { $high } ist möglich.
notation-error-out-of-range = { $token } geht nicht: { $low } bis { $high } ist möglich.
notation-error-above-main-square = Über der Reihe der Zentrumskarte wird nicht gebaut: Wähle einen Platz daneben oder darunter.
notation-error-unknown-card = Eine Karte „{ $token }“ gibt es nicht.{ did-you-mean }
notation-error-not-in-row = „{ $card }“ liegt nicht in der Gebäudereihe: Wähle eine Karte, die dort liegt.
notation-error-not-a-project = „{ $card }“ ist keiner deiner Bauaufträge: Wähle einen davon.
notation-error-not-a-shuffle = So kann der Stapel nicht liegen: Nenne die zurückgegebenen Charaktere von oben, jeden einmal.
notation-error-nothing-there =
    { $place ->
        [row] An Position { $position } der Gebäudereihe liegt keine Karte.
        [projects] Einen Bauauftrag { $position } gibt es nicht.
       *[shuffle] Ein Mischergebnis { $position } gibt es nicht.
    }

## Jedes Dokument

record-error-file-not-found = Die Datei „{ $file }“ gibt es nicht: Bitte den Namen prüfen.
record-error-file-unreadable = „{ $file }“ lässt sich nicht lesen ({ $detail }): Bitte prüfen, was es ist und wer es lesen darf.
record-error-too-large = Das ist größer als { $limit } Bytes und kein Dokument von uns.
record-error-not-json =
    { $line ->
        [0] Das ist kein richtiger JSON-Text.
       *[other] Das ist kein richtiger JSON-Text: siehe Zeile { $line }, Spalte { $column }.
    }
record-error-wrong-format = { $place }: Hier gehört „{ $expected }“ hin. Ist es ein Dokument anderer Art?
record-error-unsupported-version = { $place }: Version { $value } ist unbekannt; dieses Programm liest { $supported }.
record-error-missing = { $place }: Dieses Feld fehlt.
record-error-unknown-key = { $place }: Ein solches Feld gibt es nicht.{ did-you-mean }
record-error-wrong-type = { $place }: Hier gehört { expected-kind } hin, nicht { found-kind }.
record-error-wrong-count =
    { $exact ->
        [yes] { $place }: Es müssen { $low } sein, nicht { $count }.
       *[no] { $place }: Es müssen { $low } bis { $high } sein, nicht { $count }.
    }
record-error-out-of-range = { $place }: { $value } geht nicht; möglich ist { $low } bis { $high }.
record-error-unknown-word = { $place }: „{ $value }“ bedeutet hier nichts.{ did-you-mean }
record-error-repeated = { $place }: „{ $value }“ kommt mehrmals vor.
record-error-not-a-name = { $place }: „{ $value }“ ist kein Name. Möglich sind 1 bis { $longest } sichtbare Zeichen ohne Leerzeichen am Rand.
record-error-edition-broken = { $place }: Die Ausgabe ist nicht brauchbar. { $problem }
record-error-edition-hash = { $place }: Das ist nicht die Prüfsumme der Ausgabe „{ $edition }“ in Version { $version }: Ihre Karten wurden geändert.
record-error-edition-unknown = { $place }: Die Ausgabe „{ $value }“ ist hier unbekannt, und ihre Karten stehen nicht im Dokument.{ did-you-mean }
record-error-too-many-problems = Es gibt noch mehr, aber nur { $shown } Fehler werden gezeigt.

## Eine Aufzeichnung

record-error-not-text =
    { $expected ->
        [result] { $place }: Hier gehört ein Zug oder das Ergebnis hin, nicht „{ $found }“.
        [nothing] { $place }: Hier gehört nichts mehr hin, aber da steht „{ $found }“.
       *[other] { $place }: Hier gehört „{ $expected }“ hin, nicht „{ $found }“.
    }
record-error-deal-impossible = { $place }: So kann keine Partie beginnen. Jede Karte und jeder Charakter muss einmal da sein.
record-error-unreadable-move = { $place }: „{ $text }“ ist nicht zu verstehen. { $error }
record-error-illegal-move = { $place }: Die Regeln erlauben das nicht. { $reason }
record-error-wrong-seat = { $place }: Hier entscheidet { $decider }. { $reason }
record-error-after-the-end = { $place }: Die Partie ist schon vorher zu Ende.
record-error-text-mismatch = { $place }: Die Worte sagen nicht, was die Nummer sagt, nämlich „{ $expected }“.
record-error-turn-mismatch = { $place }: Diese Zeile muss mit „{ $expected }“ beginnen.
record-error-shuffle-missing = { $place }: Danach wird ein Stapel gemischt, und die Aufzeichnung sagt nicht, wie.
record-error-shuffle-unexpected = { $place }: Danach wird kein Stapel gemischt.
record-error-shuffle-impossible = { $place }: So kann der Stapel nicht liegen: Die zurückgegebenen Charaktere gehören hinein, jeder einmal.
record-error-result-missing = { $place }: Die Partie ist beendet, und die Aufzeichnung sagt es nicht.
record-error-result-too-early = { $place }: Nach der letzten Aktion ist die Partie nicht beendet.
record-error-result-wrong = { $place }: Das passt nicht zur Partie, die { $expected } ergibt.
record-error-fairness-hex = { $place }: Hier gehören { $digits } Hexadezimalziffern hin, Buchstaben klein geschrieben.
record-error-fairness-salt = { $place }: Ein Salt hat höchstens { $longest } Zeichen, alle aus dem druckbaren ASCII.
record-error-fairness-order = { $place }: Das ist weder die Sitzordnung, die sich aus Geheimnis und Salts ergibt, noch die, in der alle Platz genommen hatten.
record-error-fairness-commitment = { $place }: Das Geheimnis ist nicht das, das vor der Partie zugesagt wurde.
record-error-fairness-deal = { $place }: Es wurde nicht so ausgeteilt, wie Geheimnis und Salts es verlangen.
record-error-fairness-shuffle = { $place }: Der Stapel wurde nicht so gemischt, wie Geheimnis und Salts es verlangen.

## Eine Stellung

position-error-file-not-found = { record-error-file-not-found }
position-error-file-unreadable = { record-error-file-unreadable }
position-error-too-large = { record-error-too-large }
position-error-not-json = { record-error-not-json }
position-error-wrong-format = { record-error-wrong-format }
position-error-unsupported-version = { record-error-unsupported-version }
position-error-missing = { record-error-missing }
position-error-unknown-key = { record-error-unknown-key }
position-error-wrong-type = { record-error-wrong-type }
position-error-wrong-count = { record-error-wrong-count }
position-error-out-of-range = { record-error-out-of-range }
position-error-unknown-word = { record-error-unknown-word }
position-error-repeated = { record-error-repeated }
position-error-not-a-name = { record-error-not-a-name }
position-error-edition-broken = { record-error-edition-broken }
position-error-edition-hash = { record-error-edition-hash }
position-error-edition-unknown = { record-error-edition-unknown }
position-error-too-many-problems = { record-error-too-many-problems }

position-error-card-missing = Die Karte „{ $card }“ ist nirgends: Lege sie zum Beispiel in den Kartenstapel.
position-error-card-twice = { $place }: Die Karte „{ $card }“ ist auch bei { $other }. Nimm eine davon weg.
position-error-character-missing = Der Charakter „{ $character }“ ist nirgends: Lege ihn zum Beispiel in seinen Stapel.
position-error-character-twice = { $place }: Der Charakter „{ $character }“ ist auch bei { $other }. Nimm einen davon weg.
position-error-character-foreign = { $place }: Der Charakter „{ $character }“ gehört nicht hierher.
position-error-removed-count = { $place }: Von der Gilde „{ $guild }“ müssen { $expected } aus dem Spiel sein, nicht { $count }.
position-error-removed-seen = { $place }: „{ $character }“ kam ungesehen aus dem Spiel und kann nicht gesehen worden sein.
position-error-workers-count = { $place }: Arbeiter von { colour }: { $supply } im Vorrat, { $board } auf dem Rohstoff-Spielplan, { $city } in der Stadt; zusammen müssen es { $expected } sein.
position-error-too-many-workers-in-city = { $place }: { colour } hat { $count } Arbeiter in der Stadt; in diesem Augenblick sind es höchstens { $most }.
position-error-two-on-main-square = { $place }: { colour } hat mehr als einen Arbeiter auf der Zentrumskarte.
position-error-no-such-spot = { $place }: Für diesen Rohstoff hat die Zentrumskarte kein Feld.
position-error-main-square-first = { $place }: Die Stadt beginnt mit der Zentrumskarte bei x 0, y 0, ohne Besitzer.
position-error-owner-missing = { $place }: Ein Gebäude braucht einen Besitzer.
position-error-cell-above = { $place }: Über der Reihe der Zentrumskarte wird nicht gebaut.
position-error-cell-occupied = { $place }: Bei x { $x }, y { $y } liegt schon eine andere Karte.
position-error-cell-apart = { $place }: x { $x }, y { $y } grenzt an keine Karte, die vorher gebaut wurde.
position-error-edge-mismatch =
    { $direction ->
        [up] { $place }: Die obere Kante passt nicht zur Karte dort.
        [right] { $place }: Die rechte Kante passt nicht zur Karte dort.
        [down] { $place }: Die untere Kante passt nicht zur Karte dort.
       *[left] { $place }: Die linke Kante passt nicht zur Karte dort.
    }
position-error-row-gap = { $place }: Hier gehört eine Karte hin; Lücken gibt es nur am Ende der Gebäudereihe, wenn der Kartenstapel leer ist.
position-error-row-without-gap = { $place }: Eben wurde eine Karte genommen, also muss eine Lücke da sein.
position-error-too-many-projects = { $place }: { colour } hat { $count } Bauaufträge; erlaubt sind { $most }.
position-error-turn-player = { $place }: In Zug { $turn } ist { expected-colour } an der Reihe.
position-error-end-trigger =
    { $count ->
        [0] { $place }: Noch hat niemand sechs Arbeiter in der Stadt, also gehört null hierher.
       *[other] { $place }: Hier muss stehen, wer zuerst sechs Arbeiter in der Stadt hatte.
    }
position-error-hand-empty = { $place }: { colour } muss eine Arbeiterkarte auf der Hand haben: Eine leere Hand wird zu Beginn des Zuges gefüllt.
position-error-hand-not-full = { $place }: { colour } hat eben zurückgenommen und muss alle vier Arbeiterkarten haben.
position-error-set-up = So kann es beim Aufbau nicht aussehen: Außer Arbeitern auf oberen Feldern, vom letzten Spieler an gegen den Uhrzeigersinn, ist noch nichts geschehen.
position-error-decision-field =
    { $wanted ->
        [yes] { $place }: Diese Entscheidung braucht das Feld „{ $field }“.
       *[no] { $place }: Das Feld „{ $field }“ gehört nicht zu dieser Entscheidung.
    }
position-error-decision-player = { $place }: Hier entscheidet { expected-colour }.
position-error-decision-character = { $place }: { colour } muss dafür den Charakter „{ $character }“ haben.
position-error-worker-in-hand = { $place }: Arbeiter { $worker } wurde gespielt und kann nicht auf der Hand sein.
position-error-builder-after-recovery = { $place }: Wer in diesem Zug zurückgenommen hat, baut darin nicht.
position-error-project-fits-nowhere = { $place }: Diese Karte passt nirgends in die Stadt.
position-error-supply-empty = { $place }: Ein Arbeiter für das neue Gebäude muss im Vorrat sein.
position-error-bonus-not-there = { $place }: Von dieser Seite ({ $source }) hat die zuletzt gebaute Karte keinen Bonus.
position-error-last-card-owner = { $place }: Die zuletzt gebaute Karte muss { expected-colour } gehören.
position-error-nothing-to-decide = { $place }: Hier gibt es nichts zu entscheiden; das Spiel wäre von selbst weitergegangen.
position-error-guild-mismatch = { $place }: Die zuletzt gebaute Karte verlangt einen anderen Stapel oder keinen.
position-error-pile-not-returned = { $place }: Vor dem Mischen liegen alle Charaktere der Gilde in ihrem Stapel.
position-error-game-not-ended = { $place }: Die Partie ist nicht zu Ende: Niemand hat das Ende herbeigeführt.

colour =
    { $player ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }

expected-colour =
    { $expected ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }
