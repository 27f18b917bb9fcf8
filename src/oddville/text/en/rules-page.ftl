### The rules in short, on paper and on the page, and what each symbol means. Words between ** are bold.

## The rules on one page

rules-title = The rules on one page
rules-aim-title = The goal
rules-aim = Together you build a crooked little town, but everyone scores for themselves. The game ends after the turn in which a player puts a sixth worker into the city. The most points win.

rules-setup-title = Set-up
rules-setup-1 = Everyone takes the 4 worker cards of a colour in hand and its 9 workers as supply.
rules-setup-2 = Put the Main Square on the table: its row is the top row of the city. Put the resources board beside it, showing the side for your number of players.
rules-setup-3 = Shuffle each guild’s characters into a pile, face up. With 3 players, first remove one of each guild unseen; with 2 players, two.
rules-setup-4 = Shuffle the building cards into a deck, coin side up. Turn the first six over into a row: the first is at position 1, the last is next to the deck.
rules-setup-5 = Draw lots for the first player. Starting with the last player and going anticlockwise, each player puts a worker on the upper slot of a resource nobody has yet, for free.

rules-turn-title = Your turn
rules-turn = Clockwise. If you have no worker card in hand, pick up all four, free. Then do one thing: **play a worker card** or **build**. At any time you may take your own workers off the resources board, never off the city.

rules-worker-title = Play a worker card
rules-worker-1 = First, if you like, **recover**: pay 1 coin for each card in hand and pick up the played ones. Then you must play a card.
rules-worker-2 = Play one card and use one of its three abilities:
rules-worker-3 = **Coins:** draw as many cards as it shows, coin side up.
rules-worker-4 = **Resource:** choose one it shows, put a worker from your supply on its cheapest free slot and pay the price of the slot. The upper slot holds any number of workers.
rules-worker-5 = **Building:** take a card of the row as your project and pay the worker card’s price for its position. Close the gap, and turn over a new card next to the deck.
rules-worker-6 = Paid coins go on top of the deck at once. You keep at most 5 coins (the rest goes on the deck) and 2 projects (a third: one of them goes under the deck).

rules-build-title = Build
rules-build-1 = Choose a project. For each resource of its cost, take back one of your workers from that resource, from your cheapest slot.
rules-build-2 = Place the card next to another one, never above the row of the Main Square, never rotated. Every edge that touches another must match: street to street, houses to houses.
rules-build-3 = Put a worker from your supply on it: it is yours.
rules-build-4 = Take **bonuses**, in any order: the card’s own, and that of each adjacent card connected to it by a street, no matter who owns it.
rules-build-5 = If the card shows a guild, take the top **character** of its pile. If there is none, all players return their characters of that guild; shuffle them and take the top one.

rules-bonus-title = Bonuses
rules-bonus-resource = Put a worker from your supply on the cheapest free slot of this resource, for free.
rules-bonus-any = The same, with any resource.
rules-bonus-double = The same, with a resource where you have a worker.
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
rules-score-tie = A tie goes to the player who placed the sixth worker, or else to the first tied player clockwise from there.

rules-characters-title = Characters
rules-character = **{ $name }** ({ $points }): { $power }
rules-character-traveller = **{ $name }** ({ $points }, with a worker on the Main Square { $on_main_square }): { $power }

## Tips: what a symbol means. The numbers are the limits of the game.

tip-resource = Each of your workers in this column of the resources board is one { resource } to pay for buildings.
tip-bonus-title = Bonus: { bonus }
tip-bonus = You get it when you build the card. Later, anyone who builds next to it, connected by a street, gets it too.
tip-guild = When you build a card with this symbol, you take the top character of this guild’s pile. If the pile is empty, the guild’s characters first come back from all players and are shuffled.
tip-worker-card-title = Worker card { $worker }
tip-worker-coins =
    { $coins ->
        [0] Coins: none.
        [one] Coins: take { $coins }.
       *[other] Coins: take { $coins }.
    }
tip-worker-resources = Resource: { $resources }.
tip-worker-prices = Building: the row costs, from left to right, { $prices }.
tip-card-cost = Cost: { $cost }.
tip-card-shield =
    { $shield ->
        [one] { $shield } shield.
       *[other] { $shield } shields.
    }
tip-main-square = The first card of the city. Nothing can be built above its row.
tip-coin = Pays for slots, for cards of the row and for recovering worker cards. You can hold at most { $coins }. On its back is a building that nobody knows.
tip-project = A building that you can build once you have its resources. You can hold at most { $projects }.
tip-deck = Coin cards, building side down. New coins and the cards of the row come from the top; paid coins go back there.
tip-row = Six buildings to take as projects. The worker card shows the price of each position; the left is cheapest.
tip-resources-board = Your workers here are your resources. A lower slot holds one worker; the upper one costs most and holds any number. Each worker still here at the end is worth 1 point.
tip-supply = Your available workers: use them to take resources, and to mark new buildings as yours.
tip-city = The game ends after the turn in which a player gets { $to_end } workers into the city.

## The page with the rules; what is missing here stands above, in the rules on one page

rules-page-title = Rules
rules-page-search = Search the rules
rules-page-forms = Version of the rules
rules-page-pictured = With pictures
rules-page-short = On one page
rules-page-print = Print
rules-page-contents = Contents
rules-page-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } result.
       *[other] { $count } results.
    }

rules-page-aim = Worker cards get you coins, resources and projects. With the resources you build your projects: each building gives bonuses at once, most give a character with a power, and all give points at the end.
rules-page-setup = Here the table is set up for you; you only choose your first resource.
rules-page-turn-powers = **Cheater** and **Bookkeeper** (once a turn each) and the **Traveller** can be used whenever you have something to decide in your own turn: before your action, during it and after it. Only a project you have to discard comes first. As long as one of them is possible, the turn waits until you say that you are done.
rules-page-turn-back = **Taking workers back** from the resources board is free, even in the turns of others. It helps when your supply is empty. You must wait only while somebody has to discard a project.
rules-page-worker-order = You take a building in this order: you pay, the card becomes your project, with a third one you discard one of them, the row closes up, and the top card of the deck fills it. That may be the very coin you have just paid.
rules-page-worker-stack = Your coins are a stack: the newest is spent first. Nobody may look at the building side, not even you.
rules-page-streets-title = Placing and streets
rules-page-streets = Touching at a corner is not enough: the cards must share an edge. Cards that are built stay where they are.
rules-page-streets-fits = Fits: street meets street
rules-page-streets-clashes = Does not fit: houses meet a street
rules-page-bonus = A new building gives its own bonus, and that of each adjacent card across a street, including the Main Square. Each is optional and free, in any order you like.
rules-page-bonus-empty = A resource needs a worker in your supply. If you have none, take one back first, or skip the bonus. With five coins you cannot gain another.
rules-page-bonus-moment = What counts is what you had when you placed the card: a Lamplighter gained with this very building comes too late for its bonuses.
rules-page-characters = A building with a guild’s symbol gives you the top character of that guild, after the bonuses. Its power works at once, and as long as you have the character. If the pile is empty, all players first return their characters of that guild; they are shuffled, and the new top one is yours.
rules-page-character-seignior = You take and pay for the second one after the first.
rules-page-character-bookkeeper = Your project takes the exact place of the card you take. That costs nothing, and no card moves up.
rules-page-character-tax-collector = It is one coin for each payment, however large. A price of 0 is not a payment.
rules-page-character-builder = You pay the 2 coins first. It is not your turn, so Cheater, Bookkeeper and Traveller do not work.
rules-page-character-traveller = That worker counts as one in the city. It stays there even if you lose the Traveller.
rules-page-score = A card in the city scores for the player who has a worker on it. Cards that share an edge are adjacent, and the Main Square is a card like the others. A row or column counts all its cards, across gaps too.
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
rules-page-end = The game ends after the turn in which a player’s sixth worker comes into the city, counting buildings and the Main Square together. That turn is played to its end, and no other follows.
rules-page-end-builder = It also ends if the sixth worker comes in another player’s turn, through the Builder. If the Traveller brings it before the action, the action must still follow.
rules-page-online-title = Playing online
rules-page-online-undo = **Undo:** at once, as long as nothing new was revealed and nobody else has moved; otherwise the others must agree, even those who left or ran out of time. Alone against bots you can go back further; the hidden cards are then shuffled again. The player who opens a table can rule this out.
rules-page-online-clock = **Clocks:** a table has no clock, some minutes for each player, or hours for each turn. When your time is up, a bot plays for you until you are back.
rules-page-online-bot = **Bots** know what everybody can see, never what is hidden.
rules-page-online-plan = **What if:** try moves on a copy of the table whenever you like. Nobody sees them, and they do not count.
rules-page-online-shuffle = **The shuffle** is fixed and sealed before the first move. The record of the finished game contains the proof, and everyone can check it.
