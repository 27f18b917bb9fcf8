### De tafel in zinnen, voor schermlezers en spraak.
spoken-city = De stad:
spoken-built = { $who ->
    [you] { $card }, van jou, { cell }.
    [nobody] { $card }.
   *[other] { $card }, van { $player }, { cell }.
}
spoken-streets = { $count ->
    [0] Geen straten.
    [one] Straat: { $streets }.
   *[other] Straten: { $streets }.
}
spoken-bonus = Bonus: { $bonus }.
spoken-guild = Gilde: { $guild }.
spoken-shield = Schild: { $shield }.
spoken-cost = Kost { $cost }.
spoken-row = De gebouwenrij:
spoken-row-card = Positie { $position }: { $card }.
spoken-row-gap = Positie { $position } is leeg.
spoken-board = Het grondstoffenbord:
spoken-resource = { $resource }. Onderste vakjes: { $lower }. Bovenste vakje: { $upper }.
spoken-slot = { $price ->
    [one] { $price } munt, { $owner }
   *[other] { $price } munten, { $owner }
}
spoken-free = leeg
spoken-workers = { $count ->
    [one] { $player }
   *[other] { $player } met { $count } arbeiders
}
spoken-characters = De karakters:
spoken-pile = Stapel { $guild }: { $count ->
    [0] leeg.
    [one] één kaart, { $character }.
   *[other] { $count } kaarten, bovenop { $character }.
}
spoken-players = De spelers:
spoken-project = Project: { $card }.
spoken-character = Karakter: { $character }. { $power }
