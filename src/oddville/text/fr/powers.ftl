### Ce que peuvent les personnages et ce qu’ils valent.

power-human-resources-manager = Chacune de vos cartes Ouvrier compte comme si elle montrait les quatre ressources.
power-landowner = Chaque ressource prise avec une carte Ouvrier vous coûte 1 pièce de moins.
power-seignior = Avec une seule carte Ouvrier, vous pouvez prendre deux des ressources qu’elle montre, semblables ou non. Vous payez les deux.
power-cheater = Une fois pendant votre tour, vous pouvez retourner une de vos pièces : elle devient un projet. Interdit de regarder avant.
power-mistress = Récupérer vos cartes Ouvrier vous coûte 1 pièce de moins.
power-bookkeeper = Une fois pendant votre tour, vous pouvez échanger un de vos projets contre une carte de la rangée de bâtiments.
power-ghost = Chaque carte Ouvrier, même l’Ouvrier 1, peut vous rapporter 3 pièces.
power-tax-collector = Chaque fois que quelqu’un d’autre paie des pièces, vous en gagnez 1.
power-benefactor = Vous gagnez 1 pièce au début de chacun de vos tours.
power-lamplighter = Quand vous construisez, vous gagnez aussi les bonus des bâtiments adjacents qu’aucune rue ne relie au vôtre.
power-builder = Après la construction de quelqu’un d’autre, vous pouvez construire aussi, pour 2 pièces.
power-traveller = Pendant votre tour, vous pouvez payer une ressource pour placer un ouvrier sur son emplacement libre du Quartier Central. Vous ne pouvez en avoir qu’un là-bas.

points-character =
    { $points ->
        [one] { $points } point en fin de partie.
       *[other] { $points } points en fin de partie.
    }

points-traveller =
    { $points ->
        [one] { $points } point en fin de partie, mais { $on_main_square } avec un ouvrier sur le Quartier Central.
       *[other] { $points } points en fin de partie, mais { $on_main_square } avec un ouvrier sur le Quartier Central.
    }
