### Was zu entscheiden ist: für die, die entscheiden, und für die, die warten.

decision-choose-resource = Wähle den Rohstoff, mit dem du beginnst.
decision-choose-resource-waiting = Wir warten: { $player } wählt einen Rohstoff für den Anfang.

decision-turn =
    { $recovered ->
        [yes] Du hast deine Arbeiterkarten zurückgeholt: Spiele jetzt eine aus.
       *[no] Du bist am Zug: Spiele eine Arbeiterkarte aus oder baue.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] Wir warten: { $player } spielt eine Arbeiterkarte aus.
       *[no] Wir warten: { $player } spielt eine Arbeiterkarte aus oder baut.
    }

decision-second-resource = Feudalherr: Nimm mit Arbeiter { $worker } einen zweiten Rohstoff, oder lass es.
decision-second-resource-waiting = Wir warten: { $player } darf mit Arbeiter { $worker } einen zweiten Rohstoff nehmen.

decision-discard = Du kannst nur zwei Bauaufträge behalten: Wähle, welchen du ablegst.
decision-discard-waiting = Wir warten: { $player } legt einen Bauauftrag ab.

decision-place = Wähle in der Stadt einen Platz für „{ $card }“.
decision-place-waiting = Wir warten: { $player } platziert „{ $card }“ in der Stadt.

decision-bonuses =
    { $count ->
        [0] Kein Bonus ist mehr offen: Nutze einen Charakter oder mach weiter.
        [one] Dein Bonus: { $bonuses }. Nutze ihn oder verzichte darauf.
       *[other] Deine Boni: { $bonuses }. Nutze sie in beliebiger Reihenfolge oder verzichte darauf.
    }
decision-bonuses-waiting =
    { $count ->
        [0] Wir warten: { $player } kann noch einen Charakter nutzen.
        [one] Wir warten: { $player } nutzt einen Bonus ({ $bonuses }).
       *[other] Wir warten: { $player } nutzt Boni ({ $bonuses }).
    }

decision-builder = { $turn_player } hat „{ $card }“ gebaut. Willst du für { $price } Münzen ebenfalls bauen? Dann wähle einen Bauauftrag.
decision-builder-waiting = Wir warten: { $player } darf für { $price } Münzen ebenfalls bauen.

decision-after-action = Deine Aktion ist ausgeführt: Nutze noch einen Charakter oder beende deinen Zug.
decision-after-action-waiting = Wir warten: { $player } kann noch einen Charakter nutzen.

decision-shuffle = Der Stapel { guild.gen } wird gemischt.
decision-game-over = Das Spiel ist zu Ende.

## Was zuerst dran ist, als Aufforderung; $decision ist die offene Entscheidung

first-do =
    { $decision ->
        [choose-resource] Wähle den Rohstoff, mit dem du beginnst
        [turn] Spiele eine Arbeiterkarte aus oder baue
        [second-resource] Nimm einen zweiten Rohstoff oder verzichte darauf
        [discard] Lege einen Bauauftrag ab
        [place] Platziere dein Gebäude in der Stadt
        [bonuses] Nutze deine Boni oder verzichte darauf
        [builder] Baue mit dem Baumeister oder lehne ab
        [after-action] Nutze einen Charakter oder beende deinen Zug
        [shuffle] Warte auf das Mischen
       *[game-over] Beginne ein neues Spiel
    }
