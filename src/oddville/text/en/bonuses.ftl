### The bonuses of the cards: a short name, and what each gives.

bonus-wood-name = wood
bonus-clay-name = clay
bonus-stone-name = stone
bonus-crystal-name = crystal
bonus-coin-name = coin
bonus-any-name = any resource
bonus-double-name = double
bonus-transform-name = transform

bonus =
    { $bonus ->
        [wood] { bonus-wood-name }
        [clay] { bonus-clay-name }
        [stone] { bonus-stone-name }
        [crystal] { bonus-crystal-name }
        [coin] { bonus-coin-name }
        [any] { bonus-any-name }
        [double] { bonus-double-name }
       *[transform] { bonus-transform-name }
    }

bonus-wood = Put a worker from your supply on the cheapest free slot for wood, without paying.
bonus-clay = Put a worker from your supply on the cheapest free slot for clay, without paying.
bonus-stone = Put a worker from your supply on the cheapest free slot for stone, without paying.
bonus-crystal = Put a worker from your supply on the cheapest free slot for crystal, without paying.
bonus-coin = Draw a coin from the deck.
bonus-any = Put a worker from your supply on the cheapest free slot of any resource, without paying.
bonus-double = Put a worker from your supply on the cheapest free slot of a resource you already have, without paying.
bonus-transform = Move one of your workers on the resources board to the cheapest free slot of another resource, without paying.
