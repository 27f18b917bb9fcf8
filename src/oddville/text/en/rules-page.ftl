### The rules in short, on paper and on the page, and what each symbol means. Words between ** are bold.

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
rules-score-column = The number, and 1 for each card in its column, itself included.
rules-score-row = The number, and 1 for each card in its row, itself included.
rules-score-guild = The number, and 1 for each card of its guild in the city, itself included.
rules-score-neighbours = The number, and 1 for each adjacent card.
rules-score-rest = Main Square: { $points } for each player with a worker there. Also the points of your characters, and 1 for each of your workers on the resources board.
rules-score-tie = A tie goes to whoever placed the sixth worker, or else to the first of the tied clockwise from there.

rules-characters-title = Characters
rules-character = **{ $name }** ({ $points }): { $power }
rules-character-traveller = **{ $name }** ({ $points }, with a worker on the Main Square { $on_main_square }): { $power }

## Tips: what a symbol means. The numbers are the limits of the game.

tip-resource = A worker of yours in this column of the resources board is one { resource } for you. It pays for buildings.
tip-bonus-title = Bonus: { bonus }
tip-bonus = It comes when the card is built, and again for whoever builds next to it with a street between the two.
tip-guild = Whoever builds a card with this symbol takes the top character of this guild’s pile.
tip-worker-card-title = Worker card { $worker }
tip-worker-coins =
    { $coins ->
        [0] Coins: none.
        [one] Coins: take { $coins }.
       *[other] Coins: take { $coins }.
    }
tip-worker-resources = Resources: one of { $resources }.
tip-worker-prices = Building: the row costs, from left to right, { $prices }.
tip-card-cost = Cost: { $cost }.
tip-card-shield =
    { $shield ->
        [one] { $shield } shield.
       *[other] { $shield } shields.
    }
tip-main-square = The first card of the city. Nothing is built above its row.
tip-coin = Pays for slots, for cards of the row and for recovering worker cards. You hold { $coins } at most. On its back is a building that nobody knows.
tip-project = A building that you can build once you have its resources. You hold { $projects } at most.
tip-deck = Coin cards, the building side down. New coins and the cards of the row come from the top; paid coins go back there.
tip-row = Six buildings to take as a project. The worker card shows what each position costs; on the left it is cheapest.
tip-resources-board = Your workers here are your resources. A lower slot holds one worker; the upper one costs most and holds any number. Each worker left here at the end is 1 point.
tip-supply = Workers that are free: for a resource, or as the owner of a new building.
tip-city = Whoever is the first with { $to_end } workers in the city ends the game with that turn.

## The page with the rules; what is missing here stands above, in the rules on one page

rules-page-title = Rules
rules-page-search = Search the rules
rules-page-forms = Form of the rules
rules-page-pictured = With drawings
rules-page-short = On one page
rules-page-print = Print
rules-page-contents = Contents
rules-page-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } place found.
       *[other] { $count } places found.
    }

rules-page-aim = Worker cards bring you coins, resources and projects. With the resources you build your projects: each building brings bonuses at once, most bring a character with a power, and all bring points at the end.
rules-page-setup = Here the table is laid out for you; only your first resource is left to choose.
rules-page-turn-powers = **Cheater** and **Bookkeeper** (each once a turn) and the **Traveller** can be used whenever something is up to you in your own turn, before the action, in between and after it; only a project to be discarded comes first. As long as one of them is possible, the turn waits until you say that you are done.
rules-page-turn-back = **Taking workers back** from the resources board is free, and possible in the turns of others too. It helps when your supply is empty. Only while somebody has to discard a project it must wait.
rules-page-worker-order = A building is taken in this order: you pay, the card becomes your project, with a third one you discard one of them, the row closes up, and the top card of the deck fills it. The coin you have just paid lies there, so it may be the very card that comes into the row.
rules-page-worker-stack = Your coins are a stack: the newest is spent first. Nobody may look at the building side, not even you.
rules-page-streets-title = Placing and streets
rules-page-streets = Touching at a corner is not enough: the cards must share an edge. What was built stays where it is.
rules-page-streets-fits = Fits: street meets street
rules-page-streets-clashes = Does not fit: houses meet a street
rules-page-bonus = A new building brings its own bonus, and that of each adjacent card across a street, the Main Square too. Each is voluntary and free of charge, in whatever order you like.
rules-page-bonus-empty = A resource needs a worker in your supply. If there is none, take one back first, or forgo the bonus. With five coins a further coin brings nothing.
rules-page-bonus-moment = What counts is what you held when you placed the card: a Lamplighter who comes with this very building is too late for its bonuses.
rules-page-characters = A building with a guild’s symbol brings the top character of that guild, after the bonuses. The power works at once, and as long as you hold the character. If the pile is empty, everybody first returns the characters of that guild; they are shuffled, and the new top one is yours.
rules-page-character-seignior = The second one is taken and paid after the first.
rules-page-character-bookkeeper = Your project lies down in the very place of the card you take. That costs nothing, and nothing moves up.
rules-page-character-tax-collector = It is one coin for each payment, however large; a price of 0 is no payment.
rules-page-character-builder = The 2 coins come first. It is not your turn, so Cheater, Bookkeeper and Traveller do not work in it.
rules-page-character-traveller = That worker is one in the city. It stays there even when you lose the Traveller.
rules-page-score = A card in the city scores for whoever has a worker on it. Adjacent are cards that share an edge, and the Main Square is a card like the others. A row or column counts all its cards, across gaps too.
rules-page-example-diamond = Example: a 4 is worth 4 points.
rules-page-example-per-adjacent = Example: with 3 for each and two cards beside it, 6 points.
rules-page-example-shields = Example: beside a shield of 2 and a shield of 1, 3 points.
rules-page-example-diamonds = Example: 3, and two Diamond cards in the city: 5 points.
rules-page-example-column = Example: 1, and two cards in its column: 3 points.
rules-page-example-row = Example: 2, and four cards in its row: 6 points.
rules-page-example-guild = Example: 2, and three cards of its guild: 5 points.
rules-page-example-neighbours = Example: 1, and three cards beside it: 4 points.
rules-page-score-not = Coins, projects and workers in your supply score nothing.
rules-page-end-title = End and tie
rules-page-end = The game ends with the turn in which somebody’s sixth worker comes into the city, on buildings and the Main Square together. That turn is played to its end, and no other follows.
rules-page-end-builder = It ends as well if the sixth worker comes in somebody else’s turn, through the Builder. If the Traveller brings it before the action, the action must still follow.
rules-page-online-title = At this table online
rules-page-online-undo = **Taking moves back:** at once, as long as nothing new was revealed and nobody else has moved; otherwise the others are asked. Whoever opens a table may rule it out.
rules-page-online-clock = **Clocks:** a table has none, some minutes for each player, or hours for each turn. When your time is up, a bot plays for you until you are back.
rules-page-online-bot = **Bots** know what everybody can see, never what is hidden.
rules-page-online-plan = **What if:** try moves on a copy of the table whenever you like. Nobody sees it, and nothing of it counts.
rules-page-online-shuffle = **The shuffle** is settled and sealed before the first move. The record of the finished game holds the proof, and everybody can check it.
