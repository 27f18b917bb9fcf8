### What is printed on paper: the sheets, the worksheet and the rules on one page. Words between ** are bold.

## Sheets

print-name = OddVille · { $edition }
print-part-buildings = Buildings
print-part-square = Main Square
print-part-characters = Characters
print-part-workers = Worker cards
print-part-boards = Resources boards
print-part-standees = Workers
print-part-rules = Rules
print-part-guide = Printing guide
print-part-cards = Cards
print-side-front = front
print-side-back = back
print-footer = { $name } · { $part } · sheet { $sheet } of { $sheets }, { $side }
print-board-side =
    { $players ->
        [two] 2 players
       *[more] 3 or 4 players
    }
print-progress = { $part }: page { $page } of { $pages }
print-too-large = Cards of { $card } mm do not fit on { $paper } paper.

print-guide-title = Printing and cutting out
print-guide-step-1 = Print **this sheet first**, at 100 % (“actual size”, no “fit to page”).
print-guide-step-1-duplex =
    { $duplex ->
        [long] Print **this sheet first**, on both sides, turned over the **long** edge, at 100 % (“actual size”, no “fit to page”).
       *[short] Print **this sheet first**, on both sides, turned over the **short** edge, at 100 % (“actual size”, no “fit to page”).
    }
print-guide-step-2 = Measure the bar below: it must be 100 mm long.
print-guide-step-3 = Hold the sheet against the light: the crosses of both sides must meet. Up to a millimetre is hidden by the bleed; with more, move the paper in the tray or in the printer’s settings.
print-guide-step-4 = Print the cards in the same way, on stiff paper of 200 to 250 g/m² if your printer takes it. The rules and the standees need one side only.
print-guide-step-5 = Cut along the marks at the edges of the sheets, with a knife and a ruler, first all lines in one direction, then strip by strip in the other.
print-guide-step-6 = Fold each standee at its dashed line, glue the two halves together, and bend the tabs outward as a foot.
print-guide-files = What there is
print-guide-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-guide-bar = 100 mm
print-standee-hint = Cut out along the lines, fold at the dashes, glue, and bend the tabs outward.
print-board-hint = Glue the two sides together, or use the one for your number of players.

## Worksheet

worksheet-title = { $name }: worksheet
worksheet-hint = One row for each card. Tick the street edges on the outline, the cost (a stroke for each resource), guild, bonus and scoring, and write down the numbers. Then copy the rows into { $name }.toml, or into a table with the same columns.
worksheet-page = Page { $page } of { $pages }

## The rules on one page

rules-title = The rules on one page
rules-aim-title = What it is about
rules-aim = Together you build a crooked little town, but everyone scores for themselves. The game ends with the turn in which somebody puts a sixth worker into the city. Most points win.

rules-setup-title = Set-up
rules-setup-1 = Everyone takes the 4 worker cards of a colour in hand and its 9 workers as supply.
rules-setup-2 = Put the Main Square on the table: it fixes the top row of the city. Beside it lies the side of the resources board for your number of players.
rules-setup-3 = Shuffle each guild’s characters into a pile, face up. With 3 players one of each guild first leaves the game unseen, with 2 players two.
rules-setup-4 = Shuffle the building cards into a deck, coin side up. Turn the first six over into a row: the first drawn is position 1, the last lies next to the deck.
rules-setup-5 = Draw lots for the first player. From the last player anticlockwise, each puts a worker on the upper slot of a resource that nobody has yet, free of charge.

rules-turn-title = Your turn
rules-turn = Clockwise. If you have no worker card in hand, pick up all four, free. Then do one thing: **play a worker card** or **build**. At any time you may take your own workers off the resources board, never off the city.

rules-worker-title = Play a worker card
rules-worker-1 = First, if you like, **recover**: pay 1 coin for each card in hand and pick up the played ones. Then you must play a card.
rules-worker-2 = Lay down one card and use one of its three abilities:
rules-worker-3 = **Coins:** draw as many cards as it shows, coin side up.
rules-worker-4 = **Resource:** choose one that it shows, put a worker from your supply on its cheapest free slot and pay what the slot costs. The upper slot holds any number of workers.
rules-worker-5 = **Building:** take a card of the row as your project and pay the worker card’s price for its position. Close the gap, and turn over a new card next to the deck.
rules-worker-6 = Paid coins go on top of the deck at once. You keep at most 5 coins (the rest goes on the deck) and 2 projects (a third: one of them goes under the deck).

rules-build-title = Build
rules-build-1 = Choose a project. For each resource of its cost take back a worker of yours from it, from your cheapest slot.
rules-build-2 = Lay the card beside another one, never above the row of the Main Square, never turned. Every edge that touches must match: street to street, houses to houses.
rules-build-3 = Put a worker from your supply on it: it is yours.
rules-build-4 = Take **bonuses**, in any order: the card’s own, and that of each adjacent card that a street links to it, whoever owns it.
rules-build-5 = If the card shows a guild, take the top **character** of its pile. If there is none, all return their characters of that guild; shuffle them and take the top one.

rules-bonus-title = Bonuses
rules-bonus-resource = A worker from your supply goes to the cheapest free slot of this resource, free of charge.
rules-bonus-any = The same with any resource.
rules-bonus-double = The same with a resource on which you have a worker.
rules-bonus-transform = Move one of your workers to the cheapest free slot of another resource.
rules-bonus-coin = Draw a coin.

rules-score-title = Points at the end
rules-score-diamond = Diamond card: the number shown.
rules-score-per-adjacent = The number for each adjacent card.
rules-score-shields = The shields of all adjacent cards.
rules-score-diamonds = The number, and 1 for each Diamond card in the city.
rules-score-column = The number, and 1 for each card in its column, itself too.
rules-score-row = The number, and 1 for each card in its row, itself too.
rules-score-guild = The number, and 1 for each card of its guild in the city, itself too.
rules-score-neighbours = The number, and 1 for each adjacent card.
rules-score-rest = Main Square: { $points } for each player with a worker there. Also the points of your characters, and 1 for each of your workers on the resources board.
rules-score-tie = A tie goes to whoever put the sixth worker, or else to the first of the tied clockwise from there.

rules-characters-title = Characters
rules-character = **{ $name }** ({ $points }): { $power }
rules-character-traveller = **{ $name }** ({ $points }, with a worker on the Main Square { $on_main_square }): { $power }
