### Was zu entscheiden ist: für die, die entscheiden, und für die, die warten.

decision-choose-resource = Wähle deinen ersten Rohstoff.
decision-choose-resource-waiting = { $player } wählt den ersten Rohstoff.

decision-turn =
    { $recovered ->
        [yes] Du hast deine Arbeiterkarten zurückgeholt: Spiele jetzt eine aus.
       *[no] Du bist am Zug: Spiele eine Arbeiterkarte aus oder baue.
    }
decision-turn-waiting =
    { $recovered ->
        [yes] { $player } muss jetzt eine Arbeiterkarte spielen.
       *[no] { $player } ist am Zug.
    }

decision-second-resource = Feudalherr: Nimm mit Arbeiter { $worker } einen zweiten Rohstoff oder verzichte.
decision-second-resource-waiting = { $player } darf mit Arbeiter { $worker } einen zweiten Rohstoff nehmen.

decision-discard = Du kannst nur zwei Bauaufträge behalten: Wähle, welchen du ablegst.
decision-discard-waiting = { $player } legt einen Bauauftrag ab.

decision-place = Wähle in der Stadt einen Platz für „{ $card }“.
decision-place-waiting = { $player } platziert „{ $card }“ in der Stadt.

decision-bonuses =
    { $count ->
        [0] Keine Boni mehr: Nutze einen Charakter oder mach weiter.
        [one] Dein Bonus: { $bonuses }. Nutze ihn oder verzichte darauf.
       *[other] Deine Boni: { $bonuses }. Nutze sie in beliebiger Reihenfolge oder verzichte darauf.
    }
decision-bonuses-waiting =
    { $count ->
        [0] { $player } kann noch einen Charakter nutzen.
        [one] { $player } nutzt einen Bonus ({ $bonuses }).
       *[other] { $player } nutzt Boni ({ $bonuses }).
    }

decision-builder = Du darfst für { $price } Münzen ebenfalls bauen: Wähle einen Bauauftrag.
decision-builder-waiting = { $player } darf für { $price } Münzen ebenfalls bauen.

decision-after-action = Deine Aktion ist ausgeführt: Nutze noch einen Charakter oder beende deinen Zug.
decision-after-action-waiting = { $player } kann noch einen Charakter nutzen.

decision-shuffle = Der Stapel { guild.gen } wird gemischt.
decision-game-over = Das Spiel ist zu Ende.

## Was zuerst dran ist, als Aufforderung; $decision ist die offene Entscheidung

first-do =
    { $decision ->
        [choose-resource] Wähle deinen ersten Rohstoff
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
