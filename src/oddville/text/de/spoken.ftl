### Der Tisch in Sätzen, für Screenreader und Sprachausgabe.
spoken-city = Die Stadt:
spoken-built = { $who ->
    [you] { $card }, deine Karte, { cell }.
    [nobody] { $card }.
   *[other] { $card }, Karte von { $player }, { cell }.
}
spoken-streets = { $count ->
    [0] Keine Straßen.
    [one] Straße: { $streets }.
   *[other] Straßen: { $streets }.
}
spoken-bonus = Bonus: { $bonus }.
spoken-guild = Gilde: { $guild }.
spoken-shield = Schild: { $shield }.
spoken-cost = Kostet { $cost }.
spoken-row = Die Gebäudereihe:
spoken-row-card = Position { $position }: { $card }.
spoken-row-gap = Position { $position } ist leer.
spoken-board = Der Rohstoff-Spielplan:
spoken-resource = { $resource }. Untere Felder: { $lower }. Oberes Feld: { $upper }.
spoken-slot = { $price ->
    [one] { $price } Münze, { $owner }
   *[other] { $price } Münzen, { $owner }
}
spoken-free = leer
spoken-workers = { $count ->
    [one] { $player }
   *[other] { $player } mit { $count } Arbeitern
}
spoken-characters = Die Charaktere:
spoken-pile = Stapel { $guild }: { $count ->
    [0] leer.
    [one] eine Karte, { $character }.
   *[other] { $count } Karten, oben { $character }.
}
spoken-players = Die Spieler:
spoken-project = Projekt: { $card }.
spoken-character = Charakter: { $character }. { $power }
