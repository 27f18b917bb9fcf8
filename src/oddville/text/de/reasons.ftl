### Warum etwas nicht geht: der Grund, dann der Ausweg.

reason-game-is-over = Das Spiel ist zu Ende. Beginne ein neues, um weiterzuspielen.
reason-not-your-decision = Zuerst muss { $decider } entscheiden. Warte, bis du an der Reihe bist.
reason-other-decision = Das geht jetzt nicht. Zuerst: { first-do }.
reason-chance-decides = Hier entscheidet der Zufall. Warte auf das Mischen.
reason-action-compulsory = Du kannst noch nicht weitermachen: { first-do }.

## Arbeiterkarten

reason-resource-picked = { resource } hat { $by } schon gewählt. Wähle einen anderen Rohstoff.
reason-worker-card-played = Arbeiter { $worker } ist ausgespielt. Hole deine Arbeiterkarten zurück, um ihn wieder einzusetzen.
reason-worker-card-without-coins = Arbeiter { $worker } bringt keine Münzen. Nimm mit ihm einen Rohstoff oder einen Bauauftrag.
reason-worker-card-without-resource =
    { $count ->
        [0] Arbeiter { $worker } zeigt { resource.none }, und die anderen auch nicht. Suche stattdessen einen Bonus.
        [one] Arbeiter { $worker } zeigt { resource.none }. Arbeiter { $workers } schon.
       *[other] Arbeiter { $worker } zeigt { resource.none }. Die Arbeiter { $workers } schon.
    }
reason-supply-empty = In deinem Vorrat ist kein Arbeiter mehr. Nimm zuerst einen vom Rohstoff-Spielplan zurück.
reason-slot-too-expensive =
    { $price ->
        [one] { resource.next } kostet { $price } Münze, du hast { $coins }. Nimm Münzen oder einen anderen Rohstoff.
       *[other] { resource.next } kostet { $price } Münzen, du hast { $coins }. Nimm Münzen oder einen anderen Rohstoff.
    }
reason-row-position-empty = Auf Position { $position } der Gebäudereihe liegt keine Karte. Wähle eine andere Position.
reason-row-too-expensive =
    { $price ->
        [one] Position { $position } gibt es mit Arbeiter { $worker } nur für { $price } Münze, du hast { $coins }. Wähle eine Karte weiter links oder einen stärkeren Arbeiter.
       *[other] Position { $position } gibt es mit Arbeiter { $worker } nur für { $price } Münzen, du hast { $coins }. Wähle eine Karte weiter links oder einen stärkeren Arbeiter.
    }

## Zurückholen

reason-hand-full = Du hast alle Arbeiterkarten auf der Hand. Es gibt nichts zurückzuholen.
reason-recovery-too-expensive =
    { $price ->
        [one] Das Zurückholen kostet { $price } Münze, du hast { $coins }. Mit leerer Hand ist es kostenlos.
       *[other] Das Zurückholen kostet { $price } Münzen, du hast { $coins }. Mit leerer Hand ist es kostenlos.
    }
reason-recovered = Du hast deine Arbeiterkarten in diesem Zug zurückgeholt. Spiele jetzt eine davon aus.

## Bauen

reason-no-such-project =
    { $project ->
        [1] Du hast keinen Bauauftrag. Nimm mit einer Arbeiterkarte einen aus der Gebäudereihe.
       *[other] Du hast keinen Bauauftrag Nummer { $project }. Wähle einen, den du hast.
    }
reason-cost-not-met = „{ $card }“ kostet { $cost } { resource }, du hast { $owned }. Besorge dir zuerst mehr { resource }.
reason-fits-nowhere = „{ $card }“ passt nirgends: Die Ränder passen zu keinem freien Platz. Warte, bis die Stadt wächst, oder baue etwas anderes.
reason-cell-above = Oberhalb der Reihe der Zentrumskarte wird nicht gebaut. Wähle einen Platz daneben oder darunter.
reason-cell-occupied = Dieser Platz ist belegt ({ $card }). Wähle einen freien.
reason-cell-apart = Dieser Platz grenzt an keine Karte. Wähle einen, der senkrecht oder waagrecht an die Stadt anschließt.
reason-edge-mismatch =
    { $direction ->
        [up] „{ $card }“ hat oben { edge }, die Karte dort { edge.opposite }. Wähle einen Platz, an dem die Ränder passen.
        [right] „{ $card }“ hat rechts { edge }, die Karte dort { edge.opposite }. Wähle einen Platz, an dem die Ränder passen.
        [down] „{ $card }“ hat unten { edge }, die Karte dort { edge.opposite }. Wähle einen Platz, an dem die Ränder passen.
       *[left] „{ $card }“ hat links { edge }, die Karte dort { edge.opposite }. Wähle einen Platz, an dem die Ränder passen.
    }

edge =
    { $edge ->
        [street] eine Straße
       *[houses] Häuser
    }
    .opposite =
        { $edge ->
            [street] Häuser
           *[houses] eine Straße
        }

## Boni

reason-bonus-not-open = Den Bonus „{ bonus }“ gibt dir jetzt keine Karte. Wähle einen der offenen Boni.
reason-double-without-worker = Du hast { resource.none } zum Verdoppeln. Wähle einen Rohstoff, den du hast.
reason-transform-same-resource = Dieser Arbeiter steht schon auf einem { resource }feld. Wähle einen anderen Rohstoff.
reason-no-worker-there = Dort hast du keinen Arbeiter ({ resource }, { slot }). Wähle einen deiner eigenen.

## Fähigkeiten der Charaktere

reason-character-not-held = Du hast { character.acc } nicht. Gebäude mit Gildensymbol bringen Charaktere.
reason-not-your-turn = { character.nom } wirkt nur in deinem eigenen Zug. Gerade ist { $turn_seat } am Zug.
reason-power-not-now = { character.nom } ist in diesem Moment nicht einsetzbar. Schließe zuerst ab, was offen ist.
reason-power-used = Du hast { character.acc } in diesem Zug schon genutzt. In deinem nächsten Zug geht es wieder.
reason-no-coins = Du hast keine Münze zum Umdrehen. Nimm zuerst Münzen.
reason-no-projects = Du hast keinen Bauauftrag zum Tauschen. Nimm zuerst einen aus der Gebäudereihe.
reason-no-spot = Die Zentrumskarte hat kein { resource }feld. Wähle einen anderen Rohstoff.
reason-spot-taken = Auf dem { resource }feld der Zentrumskarte steht schon { $by }. Wähle einen anderen Rohstoff.
reason-on-main-square = Du hast schon einen Arbeiter auf der Zentrumskarte. Mehr als einer ist nicht erlaubt.
reason-resource-missing = Du hast { resource.none } zum Bezahlen. Besorge dir diesen Rohstoff zuerst.

## Arbeiter zurücknehmen

reason-take-back-not-now =
    { $decision ->
        [choose-resource] Das Spiel hat noch nicht begonnen. Danach kannst du Arbeiter jederzeit zurücknehmen.
        [discard] Zuerst muss ein Bauauftrag abgelegt werden. Danach kannst du wieder Arbeiter zurücknehmen.
       *[other] In diesem Moment kannst du keine Arbeiter zurücknehmen. Warte auf die nächste Entscheidung.
    }
