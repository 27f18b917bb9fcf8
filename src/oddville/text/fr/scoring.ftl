### Comment les cartes rapportent : un nom court et la phrase. $value est le nombre inscrit sur la carte.

scoring-diamond-name = carte Diamant
scoring-per-adjacent-name = par carte adjacente
scoring-shields-name = boucliers
scoring-diamonds-name = diamants
scoring-column-name = colonne
scoring-row-name = rangée
scoring-guild-name = guilde { guild.of }
scoring-neighbours-name = voisines
scoring-main-square-name = présence

scoring-diamond = Carte Diamant : { points }.
scoring-per-adjacent = { points } par carte adjacente.
scoring-shields = Le total des boucliers des cartes adjacentes.
scoring-diamonds = { points }, plus 1 par carte Diamant de la ville.
scoring-column = { points }, plus 1 par carte de sa colonne, elle-même comprise.
scoring-row = { points }, plus 1 par carte de sa rangée, elle-même comprise.
scoring-guild = { points }, plus 1 par carte de la guilde { guild.of } dans la ville, elle-même comprise.
scoring-neighbours = { points }, plus 1 par carte adjacente.
scoring-main-square = { points } pour chaque joueur qui y a un ouvrier.

## Les lignes d’un score

score-card = { $card } : { $scoring }
score-character = { $character }
score-workers =
    { $count ->
        [one] { $count } ouvrier sur le plateau Ressources
       *[other] { $count } ouvriers sur le plateau Ressources
    }
score-total = Total
