### The command that draws pictures.

draw-help = draw cards, cities and tables as pictures
draw-help-card = draw a building
draw-help-city = draw the city of a recorded game
draw-help-table = draw the whole table of a recorded game
draw-help-sheet = draw all cards of an edition on one sheet
draw-help-number = the number of the building in its edition, from 1, or its id; or main-square
draw-help-built = the colour of the player who has built it
draw-help-record = a record of a game
draw-help-turn = the game after this turn; 0 is after the set-up (default: after the last turn)
draw-help-output = file to write, .svg or .png (default: SVG to standard output)
draw-help-theme = colour scheme: day, night, print or low-ink
draw-help-size = width in pixels
draw-help-colour-safe = players’ colours that are easier to tell apart
draw-no-card = There is no building “{ $value }” in this edition: name a number from 1 to { $count }, or an id.{ did-you-mean }
draw-no-turn =
    { $count ->
        [one] The record has only { $count } turn.
       *[other] The record has only { $count } turns.
    }
