### Warum ein Zug gut ist oder besser als der gespielte. Es geht immer um den besseren Zug.
### $card und $card_less sind Gebäude, $by ist ein Spieler, $worker und $kept sind Nummern von Arbeiterkarten.

why-none = Ein einzelner Grund sticht nicht heraus. Der andere Zug hat in der Suche einfach öfter gewonnen.
why-none-alone = In vielen Partien, die von hier aus durchgespielt wurden, hat dieser Zug am häufigsten gewonnen.

why-amount = { $count } { resource }
why-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Ein Zug für sich

why-wins = Damit endet das Spiel und ist gewonnen, { $points } zu { $most }.
why-wins-tie = Damit endet das Spiel und ist bei Gleichstand mit { $points } gewonnen.
why-brings = Mit „{ $card }“ steigt dein Punktestand sofort um { $points }.
why-can-build = Für „{ $card }“ hast du alles. Am besten Platz bringt das { why-points } in der Stadt.
why-can-build-bonus = Für „{ $card }“ hast du alles. Punkte bringt das noch keine, aber gleich einen Bonus.
why-bonuses =
    { $count ->
        [one] Das gibt einen Bonus: { $bonuses }.
       *[other] Das gibt { $count } Boni: { $bonuses }.
    }
why-character = Das bringt { character.acc }.
why-character-dealt = Das bringt einen Charakter der Gilde { guild.gen }: Der Stapel wird gemischt, und der Zufall bestimmt, welchen.
why-ready = Dann ist für „{ $card }“ alles da.
why-closer = Dann fehlt für „{ $card }“ nur noch { $lacking }.
why-next-price =
    { $next ->
        [one] { $next } Münze
       *[other] { $next } Münzen
    }
why-cheap =
    { $price ->
        [0] Jetzt ist es kostenlos. { resource.next } kostet { why-next-price }.
        [one] Jetzt kostet es 1 Münze. { resource.next } kostet { why-next-price }.
       *[other] Jetzt kostet es { $price } Münzen. { resource.next } kostet { why-next-price }.
    }
why-project = „{ $card }“ könnte in der Stadt, wie sie jetzt ist, { why-points } bringen.
why-first-project = Ohne Bauauftrag hast du nichts zu bauen.
why-swapped = Für „{ $card }“ fehlt dir dann nur noch { $lacking }, weniger als für „{ $card_less }“.
why-discards-farthest = Für „{ $card }“ fehlt noch { $lacking }, mehr als für deine anderen Bauaufträge.
why-discards-least = „{ $card }“ könnte nur { $less } bringen, deine anderen Bauaufträge mindestens { why-points }.
why-in-row =
    { $count ->
        [one] Ein Gebäude in der Reihe braucht { resource }.
       *[other] { $count } Gebäude in der Reihe brauchen { resource }.
    }
why-row-opens = Dann hast du alles für „{ $card }“ in der Reihe. Das könnte { why-points } bringen.
why-keeps = Das kostet nichts, und { resource } hast du dann schon für ein späteres Gebäude.
why-last-point = Das kostet nichts, und das Spiel endet: Jeder Arbeiter auf dem Rohstoff-Spielplan ist ein Punkt.
why-recovers = Danach sind wieder { $count } Arbeiterkarten auf der Hand.
why-coins =
    { $coins ->
        [one] Dann hast du { $coins } Münze zum Bezahlen.
       *[other] Dann hast du { $coins } Münzen zum Bezahlen.
    }
why-full = Dann hast du { $coins } Münzen, mehr kann niemand haben.
why-cheats = So bekommst du ohne Arbeiterkarte einen weiteren Bauauftrag. Welchen, weiß niemand.
why-frees = Dein Vorrat ist leer: Ein Arbeiter, den du zurücknimmst, kann etwas anderes tun.
why-spares = Für deine Bauaufträge brauchst du das nicht, und der Arbeiter bleibt frei. Du hast noch { $count }.
why-nothing-else = Sonst hilft dir hier nichts beim Bauen.

## Ein Zug gegen den gespielten

why-ended-behind = Der gespielte Zug beendet das Spiel, und { $by } gewinnt { $most } zu { $points }.
why-rival-ends = { $by } kann „{ $card }“ bauen und damit das Spiel beenden. Jetzt zählt der Punktestand: { $points } statt { $less }.
why-build-now = „{ $card }“ lässt sich sofort bauen. Damit steigt der Punktestand um { $points }.
why-extra-build = So entsteht „{ $card }“, ohne einen Zug zu kosten, für { $price } Münzen.
why-better-place = Am besseren Platz steigt der Punktestand durch „{ $card }“ sofort um { $points } statt um { $less }.
why-better-card = Mit „{ $card }“ steigt der Punktestand sofort um { $points }, mit „{ $card_less }“ nur um { $less }.
why-more-points = Der Punktestand steigt sofort um { $points } statt um { $less }.
why-worker-points =
    { $count ->
        [one] Nach dem besseren Zug steht { $count } Arbeiter auf dem Rohstoff-Spielplan statt { $less }: Jeder ist ein Punkt, und das Ende ist nah.
       *[other] Nach dem besseren Zug stehen { $count } Arbeiter auf dem Rohstoff-Spielplan statt { $less }: Jeder ist ein Punkt, und das Ende ist nah.
    }
why-points-ahead = Der Punktestand steigt sofort um { $points } mehr als beim gespielten Zug.
why-bonus-count =
    { $count ->
        [one] einen Bonus
       *[other] { $count } Boni
    }
why-more-bonuses =
    { $less ->
        [0] Das gibt { why-bonus-count } ({ $bonuses }), der gespielte Zug gibt keinen.
       *[other] Das gibt { why-bonus-count } ({ $bonuses }) statt { $less }.
    }
why-rival-gained =
    { $less ->
        [0] Der gespielte Zug bringt auch { $by } { why-points }.
       *[other] Der gespielte Zug bringt { $by } { why-points }, der bessere { $less }.
    }
why-rival-loses =
    { $less ->
        [0] Das kostet { $by } { why-points }.
       *[other] Das kostet { $by } { why-points }, der gespielte Zug nur { $less }.
    }
why-rival-worth =
    { $less ->
        [0] Nach dem gespielten Zug könnte „{ $card }“ { why-points } für { $by } bringen, nach dem besseren keinen.
       *[other] Nach dem gespielten Zug könnte „{ $card }“ { why-points } für { $by } bringen, nach dem besseren nur { $less }.
    }
why-blocks = Nach dem besseren Zug kann { $by } nicht sofort „{ $card }“ bauen.
why-no-place = Nach dem besseren Zug passt „{ $card }“, ein Bauauftrag von { $by }, nirgends in die Stadt.
why-dearer-for-rival =
    { $less ->
        [0] { $by } fehlt für „{ $card }“ nur noch { resource }. Nach dem besseren Zug kostet das { $price }, nach dem gespielten nichts.
       *[other] { $by } fehlt für „{ $card }“ nur noch { resource }. Nach dem besseren Zug kostet das { $price }, nach dem gespielten nur { $less }.
    }
why-ready-instead = Nach dem besseren Zug ist für „{ $card }“ alles da. Nach dem gespielten Zug fehlt { $lacking }.
why-readies-better = Nach dem besseren Zug lässt sich „{ $card }“ bauen, für { why-points } in der Stadt, nach dem gespielten Zug „{ $card_less }“, für { $less }.
why-can-wait = „{ $card }“ kann warten: Es ist weiterhin alles dafür da.
why-closer-instead = Nach dem besseren Zug fehlt für „{ $card }“ nur noch { $lacking }, nach dem gespielten Zug { $lacking_less }.
why-left-to-rival = { $by } hat schon alles für „{ $card }“ und ist als Nächstes am Zug.
why-better-project = „{ $card }“ könnte in der Stadt, wie sie jetzt ist, { why-points } bringen, „{ $card_less }“ nur { $less }.
why-nearer-project = Für „{ $card }“ fehlt dann nur { $lacking }, für „{ $card_less }“ { $lacking_less }.
why-project-character = Wie es jetzt steht, bringt „{ $card }“ auch { character.acc }.
why-turned = So wird eine Münze umgedreht: ein Bauauftrag mehr zur Auswahl.
why-travels = Der Reisende bringt neben der Aktion einen Arbeiter in die Stadt, den { $count }. von { $of }.
why-worth-more =
    { $less ->
        [0] Nach dem besseren Zug könnte „{ $card }“ { why-points } bringen, nach dem gespielten Zug keinen.
       *[other] Nach dem besseren Zug könnte „{ $card }“ { why-points } bringen, nach dem gespielten Zug nur { $less }.
    }
why-row-ready = Nach dem besseren Zug ist alles für „{ $card }“ in der Reihe da. Das könnte { why-points } bringen.
why-nearer-end =
    { $count ->
        [one] Bei { $points } zu { $most } rückt so das Ende näher: Noch ein Arbeiter in der Stadt beendet das Spiel.
       *[other] Bei { $points } zu { $most } rückt so das Ende näher: Noch { $count } Arbeiter in der Stadt beenden das Spiel.
    }
why-same-cheaper =
    { $price ->
        [0] Das bringt dasselbe umsonst.
        [1] Das bringt dasselbe für 1 Münze statt für { $less }.
       *[other] Das bringt dasselbe für { $price } Münzen statt für { $less }.
    }
why-other-worker = Arbeiter { $worker } kann dasselbe, und Arbeiter { $kept } bleibt auf der Hand.
why-coins-short =
    { $coins ->
        [0] Für „{ $card }“ fehlt { resource }, und das kostet jetzt { $price }. Der gespielte Zug lässt keine Münze übrig.
        [one] Für „{ $card }“ fehlt { resource }, und das kostet jetzt { $price }. Der gespielte Zug lässt nur { $coins } Münze übrig.
       *[other] Für „{ $card }“ fehlt { resource }, und das kostet jetzt { $price }. Der gespielte Zug lässt nur { $coins } Münzen übrig.
    }
why-more-coins =
    { $coins ->
        [one] Nach dem besseren Zug bleibt { $coins } Münze statt { $less }.
       *[other] Nach dem besseren Zug bleiben { $coins } Münzen statt { $less }.
    }
why-more-resources =
    { $count ->
        [one] Nach dem besseren Zug steht { $count } Arbeiter auf dem Rohstoff-Spielplan statt { $less }.
       *[other] Nach dem besseren Zug stehen { $count } Arbeiter auf dem Rohstoff-Spielplan statt { $less }.
    }
why-more-supply =
    { $count ->
        [one] Nach dem besseren Zug ist { $count } Arbeiter im Vorrat, nach dem gespielten keiner.
       *[other] Nach dem besseren Zug sind { $count } Arbeiter im Vorrat, nach dem gespielten keiner.
    }
why-more-cards =
    { $count ->
        [one] Nach dem besseren Zug ist noch { $count } Arbeiterkarte auf der Hand statt { $less }.
       *[other] Nach dem besseren Zug sind noch { $count } Arbeiterkarten auf der Hand statt { $less }.
    }
why-stays-in-hand = Arbeiter { $kept }, ein stärkerer, bleibt auf der Hand.
why-last-card = Damit ist die letzte Arbeiterkarte von der Hand gespielt: Im nächsten Zug kommen alle vier kostenlos zurück.

## Worauf es ankommt: der erste Schritt eines Tipps

hint-matters-end-is-near = Das Ende ist nah. Zähl die Punkte, deine und die der anderen.
hint-matters-power = Einer deiner Charaktere kann hier helfen.
hint-matters-place = Schau dir jeden Platz an: was die Karte dort zählt und welche Straßen sich treffen.
hint-matters-bonuses = Die Reihenfolge der Boni zählt, und was deinen Bauaufträgen noch fehlt.
hint-matters-build = Etwas ist bereit zum Bauen.
hint-matters-coins = Schau auf deine Münzen und darauf, was du als Nächstes bezahlen willst.
hint-matters-resource = Schau, was deinen Bauaufträgen noch fehlt, und auf die Preise der Felder.
hint-matters-project = Schau auf die Gebäudereihe: Welche Karte zählt in dieser Stadt am meisten?
hint-matters-cards = Schau auf deine Arbeiterkarten.
hint-matters-choice = Denk an deine nächsten zwei Züge.
