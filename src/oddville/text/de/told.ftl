### Ein Zug, wie er erzählt wird: ein Satz, dann Schritt für Schritt. Satzteile beginnen mit dem Verb; $who ist „you“ für
### die Lesenden. $worker ist eine römische Zahl, $card und $taken sind Namen von Gebäuden.

told-sentence = { $subject } { $clause }.
told-you = Du
told-and = { $first } und { $second }
told-then = { $first } und { $second }

told-price =
    { $price ->
        [0] kostenlos
        [one] für { $price } Münze
       *[other] für { $price } Münzen
    }
told-at-price = { " " }{ told-price }
told-coins-count =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }

## Satzteile

told-begins =
    { $who ->
        [you] beginnst mit { resource }
       *[other] beginnt mit { resource }
    }
told-benefactor =
    { $who ->
        [you] bekommst vom Gönner { told-coins-count }
       *[other] bekommt vom Gönner { told-coins-count }
    }
told-picks-up =
    { $who ->
        [you] nimmst alle Arbeiterkarten wieder auf
       *[other] nimmt alle Arbeiterkarten wieder auf
    }
told-recovers =
    { $who ->
        [you] holst { told-price } { told-cards } zurück
       *[other] holt { told-price } { told-cards } zurück
    }
told-cards =
    { $count ->
        [one] eine Karte
        [2] zwei Karten
       *[other] drei Karten
    }
told-coins =
    { $who ->
        [you] nimmst mit Arbeiter { $worker } { told-coins-count }
       *[other] nimmt mit Arbeiter { $worker } { told-coins-count }
    }
told-resource =
    { $who ->
        [you] nimmst mit Arbeiter { $worker } { resource }, { told-price }
       *[other] nimmt mit Arbeiter { $worker } { resource }, { told-price }
    }
told-second =
    { $who ->
        [you] nimmst auch { resource }, { told-price }
       *[other] nimmt auch { resource }, { told-price }
    }
told-project =
    { $who ->
        [you] nimmst { $card }{ told-at-price }
       *[other] nimmt { $card }{ told-at-price }
    }
told-discards =
    { $who ->
        [you] legst { $card } unter den Kartenstapel
       *[other] legt { $card } unter den Kartenstapel
    }
told-builds =
    { $who ->
        [you] baust { $card }
       *[other] baut { $card }
    }
told-builds-too =
    { $who ->
        [you] baust mit dem Baumeister { $card }{ told-at-price }
       *[other] baut mit dem Baumeister { $card }{ told-at-price }
    }
told-gains =
    { $who ->
        [you] bekommst { character.acc }
       *[other] bekommt { character.acc }
    }
told-cheats =
    { $who ->
        [you] machst aus einer Münze { $card }
       *[other] macht aus einer Münze { $card }
    }
told-swaps =
    { $who ->
        [you] tauschst { $given } gegen { $taken }
       *[other] tauscht { $given } gegen { $taken }
    }
told-travels =
    { $who ->
        [you] schickst einen Arbeiter auf die Zentrumskarte
       *[other] schickt einen Arbeiter auf die Zentrumskarte
    }
told-takes-back =
    { $who ->
        [you] nimmst einen Arbeiter von { resource } zurück
       *[other] nimmt einen Arbeiter von { resource } zurück
    }
told-passes =
    { $who ->
        [you] passt
       *[other] passt
    }
told-sixth =
    { $who ->
        [you] setzt deinen sechsten Arbeiter: der letzte Zug
       *[other] setzt den sechsten Arbeiter: der letzte Zug
    }
told-tax =
    { $who ->
        [you] bekommst vom Steuereintreiber { told-coins-count }
       *[other] bekommt vom Steuereintreiber { told-coins-count }
    }
told-skips =
    { $who ->
        [you] verzichtest auf einen Bonus ({ $source })
       *[other] verzichtet auf einen Bonus ({ $source })
    }

## Was ein Bonus gebracht hat, als Zeile der Geschichte

told-bonus = { $what }, { $source }
told-own-bonus = eigener Bonus
told-transformed = { resource } wird { target }

## Ein zweiter Satz, wenn er die Lesenden betrifft

told-leaves-you = { character.nom } verlässt dich.
told-leaves = verlässt { $players }
told-your-tax = Dein Steuereintreiber bringt { told-coins-count }.

## Das Band

told-pays = zahlt
told-gets = bekommt
told-points = { $before } → { $after } Punkte
told-worth = Punkte, { $points }
told-taken = genommen
told-again = Noch einmal zeigen
told-pause = Anhalten
told-go-on = Weiter
told-skip = Zum Ende springen
told-controls = Was geschieht
told-streets =
    { $streets ->
        [0] Keine Straße trifft
        [one] Eine Straße trifft
       *[other] { $streets } Straßen treffen
    } sich: { $count ->
        [0] kein Bonus
        [one] ein Bonus
       *[other] { $count } Boni
    }.

## Für Screenreader

told-live =
    { $pays ->
        [none] { $sentence }
       *[other] { $sentence } Zahlt { $pays }.
    }
told-live-gets = Bekommt { $gets }.
told-live-points = Von { $before } auf { $after } Punkte.
told-live-your-turn =
    { $count ->
        [one] Seit deinem letzten Zug: ein Zug, { $summary }. { $sentence }
       *[other] Seit deinem letzten Zug: { $count } Züge, { $summary }. { $sentence }
    }
told-live-built =
    { $streets ->
        [0] { $card } gebaut, keine Straße: { $gets }.
        [one] { $card } gebaut, eine Straße: { $gets }.
       *[other] { $card } gebaut, { $streets } Straßen: { $gets }.
    }
told-joins-you = { character.nom } kommt zu dir.

## Was bisher geschah

told-story = Was bisher geschah
told-all-turns = Alle Züge
told-turn = Zug { $turn }
told-set-up = Vorbereitung
told-continued = Diese Partie geht ab Zug { $turn } einer früheren weiter.

## Seit deinem letzten Zug

told-recap = Seit deinem letzten Zug
told-recap-count =
    { $count ->
        [one] 1 Zug: { $summary }
       *[other] { $count } Züge: { $summary }
    }
told-buildings =
    { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }
told-characters =
    { $count ->
        [one] 1 Charakter
       *[other] { $count } Charaktere
    }
told-projects =
    { $count ->
        [one] 1 Bauauftrag genommen
       *[other] { $count } Bauaufträge genommen
    }
told-nothing = nichts gebaut
told-my-turn = Mein Zug
told-for-you = Für dich
told-fact-pile = Der Stapel { guild.gen } ist leer: „{ $card }“ würde die Charaktere zurückrufen.
told-fact-lost = Du hast { character.acc } verloren.
told-fact-last = { $player } hat fünf Arbeiter in der Stadt: Einer mehr beendet das Spiel.
told-fact-nothing = Nichts, was deine Möglichkeiten ändert.
