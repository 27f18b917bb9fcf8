### De opdracht die tekent.

draw-help = kaarten, steden en tafels als afbeelding tekenen
draw-help-card = een gebouw tekenen
draw-help-city = de stad van een opgeslagen partij tekenen
draw-help-table = de hele tafel van een opgeslagen partij tekenen
draw-help-sheet = alle kaarten van een editie op één vel tekenen
draw-help-number = het nummer van het gebouw in zijn editie, vanaf 1, of zijn id; of main-square
draw-help-built = de kleur van de speler die het gebouwd heeft
draw-help-record = een opgeslagen partij
draw-help-turn = de partij na deze beurt; 0 is na de opzet (standaard: na de laatste beurt)
draw-help-output = doelbestand, .svg of .png (standaard: SVG naar de standaarduitvoer)
draw-help-theme = kleurenschema: dag (day), nacht (night), druk (print) of weinig inkt (low-ink)
draw-help-size = breedte in pixels
draw-help-colour-safe = spelerskleuren die makkelijker uit elkaar te houden zijn
draw-no-card = Een gebouw “{ $value }” is er niet in deze editie: geef een nummer van 1 tot { $count }, of een id.{ did-you-mean }
draw-no-turn =
    { $count ->
        [one] De partij heeft maar { $count } beurt.
       *[other] De partij heeft maar { $count } beurten.
    }
