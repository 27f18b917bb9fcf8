### Ce qui s’imprime : les planches et la fiche. Entre ** c’est en gras. Les règles en une page sont dans rules-page.ftl.

## Planches

print-name = OddVille · { $edition }
print-part-buildings = Bâtiments
print-part-square = Quartier Central
print-part-characters = Personnages
print-part-workers = Cartes Ouvrier
print-part-boards = Plateaux Ressources
print-part-standees = Ouvriers
print-part-rules = Règles
print-part-guide = Guide d’impression
print-part-cards = Cartes
print-side-front = recto
print-side-back = verso
print-footer = { $name } · { $part } · planche { $sheet } sur { $sheets }, { $side }
print-board-side =
    { $players ->
        [two] 2 joueurs
       *[more] 3 ou 4 joueurs
    }
print-progress = { $part } : page { $page } sur { $pages }
print-too-large = Des cartes de { $card } mm ne tiennent pas sur du papier { $paper }.

print-guide-title = Imprimer et découper
print-guide-step-1 = Imprimez **d’abord cette feuille**, à 100 % (« taille réelle », et non « ajuster à la page »).
print-guide-step-1-duplex =
    { $duplex ->
        [long] Imprimez **d’abord cette feuille**, recto verso, retournée sur le bord **long**, à 100 % (« taille réelle », et non « ajuster à la page »).
       *[short] Imprimez **d’abord cette feuille**, recto verso, retournée sur le bord **court**, à 100 % (« taille réelle », et non « ajuster à la page »).
    }
print-guide-step-2 = Mesurez la barre ci-dessous : elle doit faire 100 mm.
print-guide-step-3 = Tenez la feuille devant une lampe : les croix des deux faces doivent se superposer. Le fond perdu cache jusqu’à un millimètre d’écart ; au-delà, décalez le papier dans le bac ou dans les réglages de l’imprimante.
print-guide-step-4 = Imprimez les cartes de la même façon, sur un papier rigide de 200 à 250 g/m² si votre imprimante l’accepte. Les règles et les figurines ne demandent qu’un côté.
print-guide-step-5 = Coupez le long des repères au bord des planches, au cutter et à la règle, d’abord toutes les lignes dans un sens, puis bande par bande dans l’autre.
print-guide-step-6 = Pliez chaque figurine sur le pointillé, collez les deux moitiés et rabattez les languettes vers l’extérieur pour former le pied.
print-guide-files = Ce qu’il y a
print-guide-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-guide-bar = 100 mm
print-standee-hint = Découpez selon les lignes, pliez sur les tirets, collez et rabattez les languettes vers l’extérieur.
print-board-hint = Collez les deux faces dos à dos, ou prenez celle de votre nombre de joueurs.

## Fiche

worksheet-title = { $name } : fiche à remplir
worksheet-hint = Une ligne par carte. Cochez sur le contour les bords avec une rue, puis le coût (un trait par ressource), la guilde, le bonus et la façon de marquer, et notez les nombres. Reportez ensuite les lignes dans { $name }.toml, ou dans un tableau aux mêmes colonnes.
worksheet-page = Page { $page } sur { $pages }
