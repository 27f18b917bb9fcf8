### Was geschehen ist, als Sätze für den Verlauf. $who ist „you“, wenn die Lesenden es selbst sind.

## Vorbereitung und Züge

event-resource-picked =
    { $who ->
        [you] Du beginnst mit { resource }.
       *[other] { $player } beginnt mit { resource }.
    }

event-turn-began =
    { $who ->
        [you] Zug { $turn }: Du bist am Zug.
       *[other] Zug { $turn }: { $player } ist am Zug.
    }

event-turn-passed =
    { $who ->
        [you] Du kannst nichts tun und passt.
       *[other] { $player } kann nichts tun und passt.
    }

event-turn-ended =
    { $who ->
        [you] Dein Zug ist zu Ende.
       *[other] { $player } beendet den Zug.
    }

event-end-triggered =
    { $who ->
        [you] Dein sechster Arbeiter steht in der Stadt: Mit diesem Zug endet das Spiel.
       *[other] { $player } hat den sechsten Arbeiter in der Stadt: Mit diesem Zug endet das Spiel.
    }

event-game-ended =
    { $who ->
        [you] Das Spiel ist zu Ende: Du gewinnst!
       *[other] Das Spiel ist zu Ende: { $player } gewinnt.
    }

## Arbeiterkarten

event-worker-cards-recovered =
    { $who ->
        [you]
            { $count ->
                [one] Du holst Arbeiterkarte { $workers } zurück.
               *[other] Du holst die Arbeiterkarten { $workers } zurück.
            }
       *[other]
            { $count ->
                [one] { $player } holt Arbeiterkarte { $workers } zurück.
               *[other] { $player } holt die Arbeiterkarten { $workers } zurück.
            }
    }

event-worker-card-played =
    { $who ->
        [you] Du spielst Arbeiter { $worker } aus.
       *[other] { $player } spielt Arbeiter { $worker } aus.
    }

event-second-resource-declined =
    { $who ->
        [you] Du nimmst keinen zweiten Rohstoff.
       *[other] { $player } nimmt keinen zweiten Rohstoff.
    }

## Münzen

event-coin-drawn =
    { $source ->
        [tax-collector]
            { $who ->
                [you] Der Steuereintreiber bringt dir eine Münze.
               *[other] { $player } bekommt vom Steuereintreiber eine Münze.
            }
        [benefactor]
            { $who ->
                [you] Der Gönner schenkt dir eine Münze.
               *[other] { $player } bekommt vom Gönner eine Münze.
            }
        [bonus]
            { $who ->
                [you] Du ziehst eine Münze für den Bonus.
               *[other] { $player } zieht eine Münze für den Bonus.
            }
       *[worker-card]
            { $who ->
                [you] Du ziehst eine Münze.
               *[other] { $player } zieht eine Münze.
            }
    }

event-coin-paid =
    { $who ->
        [you] Eine deiner Münzen kommt auf den Kartenstapel.
       *[other] { $player } legt eine Münze auf den Kartenstapel.
    }

event-payment-made =
    { $who ->
        [you] Du zahlst { payment }.
       *[other] { $player } zahlt { payment }.
    }

payment =
    { $purpose ->
        [recovery]
            { $amount ->
                [one] { $amount } Münze für das Zurückholen der Arbeiterkarten
               *[other] { $amount } Münzen für das Zurückholen der Arbeiterkarten
            }
        [slot]
            { $amount ->
                [one] { $amount } Münze für das Feld
               *[other] { $amount } Münzen für das Feld
            }
        [row]
            { $amount ->
                [one] { $amount } Münze für eine Karte der Gebäudereihe
               *[other] { $amount } Münzen für eine Karte der Gebäudereihe
            }
       *[builder]
            { $amount ->
                [one] { $amount } Münze, um mit dem Baumeister zu bauen
               *[other] { $amount } Münzen, um mit dem Baumeister zu bauen
            }
    }

## Arbeiter auf dem Rohstoff-Spielplan

event-worker-placed =
    { $who ->
        [you] Du bekommst { resource } ({ slot }).
       *[other] { $player } bekommt { resource } ({ slot }).
    }

event-worker-spent =
    { $who ->
        [you] Du bezahlst { resource } ({ slot }).
       *[other] { $player } bezahlt { resource } ({ slot }).
    }

event-worker-taken-back =
    { $who ->
        [you] Du nimmst einen Arbeiter zurück: { resource } ({ slot }).
       *[other] { $player } nimmt einen Arbeiter zurück: { resource } ({ slot }).
    }

event-worker-moved =
    { $who ->
        [you] Du wandelst { resource } ({ slot }) in { target } ({ target-slot }) um.
       *[other] { $player } wandelt { resource } ({ slot }) in { target } ({ target-slot }) um.
    }

## Bauaufträge und Gebäudereihe

event-row-card-taken =
    { $who ->
        [you] Du nimmst „{ $card }“ von Position { $position } der Gebäudereihe.
       *[other] { $player } nimmt „{ $card }“ von Position { $position } der Gebäudereihe.
    }

event-project-discarded =
    { $who ->
        [you] Du legst „{ $card }“ ab; die Karte kommt unter den Kartenstapel.
       *[other] { $player } legt „{ $card }“ ab; die Karte kommt unter den Kartenstapel.
    }

event-row-shifted = „{ $card }“ rückt in der Gebäudereihe von Position { $origin } auf Position { $position }.
event-row-filled = „{ $card }“ kommt auf Position { $position } der Gebäudereihe.

## Bauen

event-project-chosen =
    { $who ->
        [you] Du wählst den Bauauftrag „{ $card }“ zum Bauen.
       *[other] { $player } wählt den Bauauftrag „{ $card }“ zum Bauen.
    }

event-card-built =
    { $who ->
        [you] Du baust „{ $card }“ { cell }.
       *[other] { $player } baut „{ $card }“ { cell }.
    }

event-bonus-used =
    { $who ->
        [you] Du nutzt den Bonus „{ bonus }“ ({ $card }).
       *[other] { $player } nutzt den Bonus „{ bonus }“ ({ $card }).
    }

event-bonus-forgone =
    { $who ->
        [you] Du verzichtest auf den Bonus „{ bonus }“ ({ $card }).
       *[other] { $player } verzichtet auf den Bonus „{ bonus }“ ({ $card }).
    }

## Charaktere

event-character-returned =
    { $who ->
        [you] Du gibst { character.acc } zurück.
       *[other] { $player } gibt { character.acc } zurück.
    }

event-pile-shuffled = Der Stapel { guild.gen } wird gemischt; obenauf: { character }.

event-character-taken =
    { $who ->
        [you] Du bekommst { character.acc }.
       *[other] { $player } bekommt { character.acc }.
    }

event-pile-top-shown = Jetzt obenauf im Stapel { guild.gen }: { character }.

## Fähigkeiten der Charaktere

event-builder-asked =
    { $who ->
        [you] Mit dem Baumeister darfst du ebenfalls bauen.
       *[other] Mit dem Baumeister darf { $player } ebenfalls bauen.
    }

event-builder-declined =
    { $who ->
        [you] Du baust nicht mit dem Baumeister.
       *[other] { $player } baut nicht mit dem Baumeister.
    }

event-coin-turned =
    { $who ->
        [you] Trickbetrüger: Du drehst eine Münze um und bekommst den Bauauftrag „{ $card }“.
       *[other] Trickbetrüger: { $player } dreht eine Münze um und bekommt den Bauauftrag „{ $card }“.
    }

event-project-swapped =
    { $who ->
        [you] Buchhalter: Du tauschst „{ $given }“ gegen „{ $taken }“ auf Position { $position } der Gebäudereihe.
       *[other] Buchhalter: { $player } tauscht „{ $given }“ gegen „{ $taken }“ auf Position { $position } der Gebäudereihe.
    }

event-worker-travelled =
    { $who ->
        [you] Reisender: Du stellst einen Arbeiter auf das { resource }feld der Zentrumskarte.
       *[other] Reisender: { $player } stellt einen Arbeiter auf das { resource }feld der Zentrumskarte.
    }
