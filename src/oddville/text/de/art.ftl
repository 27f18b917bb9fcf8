### Was die Zeichnungen denen sagen, die sie hören statt sehen.

# $direction: einer der vier Ränder
art-direction =
    { $direction ->
        [up] oben
        [right] rechts
        [down] unten
       *[left] links
    }

# Mehrere eines Rohstoffs: $count, $resource
art-amount =
    { $count ->
        [1] { resource }
       *[other] { $count } × { resource }
    }

art-nothing = nichts

# $owner ist die Farbe einer Person am Tisch
art-owner = Besitz: { $owner }.

## Karten

# $scoring ist ein Satz; $cost und $streets sind Listen
art-card-description =
    { $scoring } { $guild ->
        [none] Keine Gilde.
       *[other] Gilde: { guild }.
    } Bonus: { bonus }. { $shield ->
        [0] Kein Schild.
       *[other] Schild: { $shield }.
    } Straßen: { $streets }. Kosten: { $cost }.

art-coin-side-description = Die Rückseite jeder Gebäudekarte: eine Münze.

# $worker zählt ab 1, $colour ist die Farbe
art-worker-card = Arbeiterkarte { $worker }, { $colour }
art-worker-card-description = Münzen: { $coins }. Rohstoffe: { $resources }. Preise der Gebäudereihe: { $prices }.

art-main-square-description = { $scoring } Bonus: { $given }. Straßen: { $streets }. Plätze: { $spots }.
art-spot = { resource } ({ $owner })

art-character-description = Gilde: { guild }. { $power } { $points }

## Figuren und Pläne

art-pawn = Arbeiter, { $colour }
art-pawn-description =
    { $colour_id ->
        [purple] Eine Figur mit spitzer Kapuze.
        [blue] Eine Figur mit runder Kappe.
        [red] Eine Figur mit eckigem Helm.
       *[yellow] Eine Figur mit Krone.
    }
art-standee = Arbeiter zum Falten, { $colour }

art-resources-board-description = Die Seite für { $players } Personen. Preis des oberen Felds: { $upper }. Preise der unteren Felder: { $lower }. Arbeiter: { $workers }.
art-workers-at = { resource }: { $owners }

## Stadt und Tisch

art-city-description =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } samt Zentrumskarte. Arbeiter: { $workers }.
art-workers-of = { $colour } { $count }

art-table = Tisch
art-table-description =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } in der Stadt, { $deck } im Stapel. Punkte: { $scores }.

art-contact-sheet = Alle Karten
art-contact-sheet-description =
    { $cards ->
        [one] { $cards } Zeichnung
       *[other] { $cards } Zeichnungen
    } dieser Ausgabe.
