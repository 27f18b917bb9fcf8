### La table en phrases, pour les lecteurs d’écran et la synthèse vocale.
spoken-city = La ville :
spoken-built = { $who ->
    [you] { $card }, à vous, { cell }.
    [nobody] { $card }.
   *[other] { $card }, à { $player }, { cell }.
}
spoken-streets = { $count ->
    [0] Aucune rue.
    [one] Rue : { $streets }.
   *[other] Rues : { $streets }.
}
spoken-bonus = Bonus : { $bonus }.
spoken-guild = Guilde : { $guild }.
spoken-shield = Bouclier : { $shield }.
spoken-cost = Coût : { $cost }.
spoken-row = La rangée de bâtiments :
spoken-row-card = Position { $position } : { $card }.
spoken-row-gap = La position { $position } est vide.
spoken-board = Le plateau Ressources :
spoken-resource = { $resource }. Emplacements inférieurs : { $lower }. Emplacement supérieur : { $upper }.
spoken-slot = { $price ->
    [one] { $price } pièce, { $owner }
   *[other] { $price } pièces, { $owner }
}
spoken-free = vide
spoken-workers = { $count ->
    [one] { $player }
   *[other] { $player } avec { $count } Ouvriers
}
spoken-characters = Les personnages :
spoken-pile = Pile { $guild } : { $count ->
    [0] vide.
    [one] une carte, { $character }.
   *[other] { $count } cartes, au-dessus { $character }.
}
spoken-players = Les joueurs :
spoken-project = Projet : { $card }.
spoken-character = Personnage : { $character }. { $power }
