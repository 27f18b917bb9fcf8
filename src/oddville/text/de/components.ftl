### Was auf dem Tisch liegt, mit den Wörtern der Spielregel.
### Attribute sind Formen für Sätze; sie gehören dieser Sprache allein.

## Rohstoffe

resource-wood = Holz
resource-clay = Lehm
resource-stone = Stein
resource-crystal = Kristall

# $resource: einer der vier
resource =
    { $resource ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }
    .none =
        { $resource ->
            [wood] kein Holz
            [clay] keinen Lehm
            [stone] keinen Stein
           *[crystal] keinen Kristall
        }
    .next =
        { $resource ->
            [wood] Das nächste Holz
            [clay] Der nächste Lehm
            [stone] Der nächste Stein
           *[crystal] Der nächste Kristall
        }
    .another =
        { $resource ->
            [wood] noch ein Holz
            [clay] noch einen Lehm
            [stone] noch einen Stein
           *[crystal] noch einen Kristall
        }

# $target: der Rohstoff, in den ein anderer umgewandelt wird
target =
    { $target ->
        [wood] { resource-wood }
        [clay] { resource-clay }
        [stone] { resource-stone }
       *[crystal] { resource-crystal }
    }

## Felder des Rohstoff-Spielplans; die unteren zählen von links

slot =
    { $slot ->
        [upper] oberes Feld
       *[other] unteres Feld { $slot }
    }

target-slot =
    { $target_slot ->
        [upper] oberes Feld
       *[other] unteres Feld { $target_slot }
    }

## Gilden

guild-mask = Maske
guild-rooster = Hahn
guild-bells = Glocken
guild-fleur-de-lis = Lilie

guild =
    { $guild ->
        [mask] { guild-mask }
        [rooster] { guild-rooster }
        [bells] { guild-bells }
       *[fleur-de-lis] { guild-fleur-de-lis }
    }
    .gen =
        { $guild ->
            [mask] der Maske
            [rooster] des Hahns
            [bells] der Glocken
           *[fleur-de-lis] der Lilie
        }

## Charaktere

character-human-resources-manager = Personalleiter
character-landowner = Landbesitzer
character-seignior = Feudalherr
character-cheater = Trickbetrüger
character-mistress = Herrin
character-bookkeeper = Buchhalter
character-ghost = Geist der alten Jungfer
character-tax-collector = Steuereintreiber
character-benefactor = Gönner
character-lamplighter = Lampenhüter
character-builder = Baumeister
character-traveller = Reisender

character =
    { $character ->
        [human-resources-manager] { character-human-resources-manager }
        [landowner] { character-landowner }
        [seignior] { character-seignior }
        [cheater] { character-cheater }
        [mistress] { character-mistress }
        [bookkeeper] { character-bookkeeper }
        [ghost] { character-ghost }
        [tax-collector] { character-tax-collector }
        [benefactor] { character-benefactor }
        [lamplighter] { character-lamplighter }
        [builder] { character-builder }
       *[traveller] { character-traveller }
    }
    .nom =
        { $character ->
            [mistress] Die Herrin
            [traveller] Der Reisende
           *[other] Der { character }
        }
    .acc =
        { $character ->
            [seignior] den Feudalherrn
            [mistress] die Herrin
            [traveller] den Reisenden
           *[other] den { character }
        }

## Die Farben der Spieler

colour-purple = Lila
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb

## Weiteres Material, für Überschriften und Anzahlen

component-worker-card = { $count ->
    [one] Arbeiterkarte
   *[other] Arbeiterkarten
}
component-worker = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
component-coin = { $count ->
    [one] Münze
   *[other] Münzen
}
component-project = { $count ->
    [one] Bauauftrag
   *[other] Bauaufträge
}
component-building = { $count ->
    [one] Gebäude
   *[other] Gebäude
}
component-character = { $count ->
    [one] Charakter
   *[other] Charaktere
}
component-guild = { $count ->
    [one] Gilde
   *[other] Gilden
}
component-resource = { $count ->
    [one] Rohstoff
   *[other] Rohstoffe
}
component-shield = { $count ->
    [one] Schild
   *[other] Schilde
}
component-resources-board = Rohstoff-Spielplan
component-supply = Vorrat
component-hand = Hand
component-row = Gebäudereihe
component-deck = Kartenstapel
component-city = Stadt

## Orte

main-square = Zentrumskarte

# Steht für eine Karte, wo keine liegt
empty-place = leerer Platz

# $row zählt ab 1, der Reihe der Zentrumskarte; $across sind die Spalten daneben.
cell =
    { $side ->
        [here] auf der Zentrumskarte
        [below] in Reihe { $row }, genau unter der Zentrumskarte
        [left]
            { $across ->
                [one] in Reihe { $row }, eine Spalte links von der Zentrumskarte
               *[other] in Reihe { $row }, { $across } Spalten links von der Zentrumskarte
            }
       *[right]
            { $across ->
                [one] in Reihe { $row }, eine Spalte rechts von der Zentrumskarte
               *[other] in Reihe { $row }, { $across } Spalten rechts von der Zentrumskarte
            }
    }

## Mengen

price =
    { $price ->
        [0] kostenlos
        [one] { $price } Münze
       *[other] { $price } Münzen
    }

points =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }

## Kleine Wörter

# Steht anstelle eines Namens, wenn auf das Mischen gewartet wird
chance = der Zufall

list-and = { $rest } und { $end }
list-or = { $rest } oder { $end }
labelled = { $label }: { $text }
