### La commande qui dessine.

draw-help = dessiner des cartes, des villes et des tables
draw-help-card = dessiner un bâtiment
draw-help-city = dessiner la ville d’une partie enregistrée
draw-help-table = dessiner toute la table d’une partie enregistrée
draw-help-sheet = dessiner toutes les cartes d’une édition sur une planche
draw-help-number = le numéro du bâtiment dans son édition, à partir de 1, ou son id ; ou main-square
draw-help-built = la couleur du joueur qui l’a construit
draw-help-record = une partie enregistrée
draw-help-turn = la partie après ce tour ; 0 : après la mise en place (par défaut : après le dernier tour)
draw-help-output = fichier à écrire, .svg ou .png (par défaut : SVG sur la sortie standard)
draw-help-theme = jeu de couleurs : jour (day), nuit (night), impression (print) ou peu d’encre (low-ink)
draw-help-size = largeur en pixels
draw-help-colour-safe = des couleurs de joueurs plus faciles à distinguer
draw-no-card = Il n’y a pas de bâtiment « { $value } » dans cette édition : donnez un numéro de 1 à { $count }, ou un id.{ did-you-mean }
draw-no-turn =
    { $count ->
        [one] La partie n’a que { $count } tour.
       *[other] La partie n’a que { $count } tours.
    }
