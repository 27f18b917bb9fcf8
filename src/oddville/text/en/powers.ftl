### What the characters can do, and what they are worth.

power-human-resources-manager = Every worker card counts as showing all four resources.
power-landowner = Each resource you take with a worker card costs you 1 coin less.
power-seignior = With one worker card you may take two of the resources it shows, the same or different. You pay for both.
power-cheater = Once in your turn you may turn one of your coins over: it becomes a project. You may not look first.
power-mistress = Recovering your worker cards costs you 1 coin less.
power-bookkeeper = Once in your turn you may swap one of your projects with a card of the row.
power-ghost = Every worker card lets you take 3 coins, even worker 1.
power-tax-collector = Whenever another player pays coins, you gain one coin.
power-benefactor = You gain 1 coin at the start of each of your turns.
power-lamplighter = When you build, you also gain the bonuses of adjacent buildings that are not connected by a street.
power-builder = After another player has built, you may build too, for 2 coins.
power-traveller = In your turn you may pay a resource and put a worker on its empty spot of the Main Square. You can have one worker there.

points-character =
    { $points ->
        [one] { $points } point at the end of the game.
       *[other] { $points } points at the end of the game.
    }

points-traveller =
    { $points ->
        [one] { $points } point at the end of the game, but { $on_main_square } with a worker on the Main Square.
       *[other] { $points } points at the end of the game, but { $on_main_square } with a worker on the Main Square.
    }
