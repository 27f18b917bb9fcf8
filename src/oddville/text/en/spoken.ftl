### The table in sentences, for screen readers and speech.
spoken-city = The city:
spoken-built = { $who ->
    [you] { $card }, yours, { cell }.
    [nobody] { $card }.
   *[other] { $card }, owned by { $player }, { cell }.
}
spoken-streets = { $count ->
    [0] No streets.
    [one] Street: { $streets }.
   *[other] Streets: { $streets }.
}
spoken-bonus = Bonus: { $bonus }.
spoken-guild = Guild: { $guild }.
spoken-shield = Shield: { $shield }.
spoken-cost = Costs { $cost }.
spoken-row = The row:
spoken-row-card = Position { $position }: { $card }.
spoken-row-gap = Position { $position } is empty.
spoken-board = The resources board:
spoken-resource = { $resource }. Lower slots: { $lower }. Upper slot: { $upper }.
spoken-slot = { $price ->
    [one] { $price } coin, { $owner }
   *[other] { $price } coins, { $owner }
}
spoken-free = empty
spoken-workers = { $count ->
    [one] { $player }
   *[other] { $player } with { $count } workers
}
spoken-characters = The characters:
spoken-pile = Pile { $guild }: { $count ->
    [0] empty.
    [one] one card, { $character }.
   *[other] { $count } cards, on top { $character }.
}
spoken-players = The players:
spoken-project = Project: { $card }.
spoken-character = Character: { $character }. { $power }
