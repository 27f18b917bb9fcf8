### Why a move is good, or better than the one that was played. “It” is the better move.
### $card and $card_less are buildings, $by is a player, $worker and $kept are numbers of worker cards.

why-none = No single reason stands out. The other move simply won more often in the search.
why-none-alone = In many games played out from here, this move won most often.

why-amount = { $count } { resource }
why-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A move by itself

why-wins = It ends the game and wins, { $points } to { $most }.
why-wins-tie = It ends the game and wins the tie at { $points }.
why-brings = { $card } adds { $points } to your score at once.
why-can-build = You have everything { $card } needs. At the best place it brings { why-points } in the city.
why-can-build-bonus = You have everything { $card } needs. It scores nothing yet, but it gives a bonus at once.
why-bonuses =
    { $count ->
        [one] It gives a bonus: { $bonuses }.
       *[other] It gives { $count } bonuses: { $bonuses }.
    }
why-character = It gains the { character }.
why-character-dealt = It gains one of the characters of the { guild } guild: the pile is shuffled, and chance decides which.
why-ready = Then { $card } has all it needs.
why-closer = Then { $card } lacks only { $lacking }.
why-next-price =
    { $next ->
        [one] { $next } coin
       *[other] { $next } coins
    }
why-cheap =
    { $price ->
        [0] This { resource } is free now; the next one costs { why-next-price }.
        [one] This { resource } costs 1 coin now; the next one costs { why-next-price }.
       *[other] This { resource } costs { $price } coins now; the next one costs { why-next-price }.
    }
why-project = { $card } could bring { why-points } in the city as it is now.
why-first-project = Without a project you have nothing to build.
why-swapped = For { $card } you then lack only { $lacking }, less than for { $card_less }.
why-discards-farthest = { $card } still lacks { $lacking }, more than your other projects.
why-discards-least = { $card } could bring only { $less }, your other projects { why-points } or more.
why-in-row =
    { $count ->
        [one] One building in the row needs { resource }.
       *[other] { $count } buildings in the row need { resource }.
    }
why-row-opens = Then you have all that { $card } in the row needs. It could bring { why-points }.
why-keeps = It costs nothing, and you keep the { resource } for a later building.
why-last-point = It costs nothing, and the game ends: each worker on the resources board is a point.
why-recovers = Then { $count } worker cards are in hand again.
why-coins =
    { $coins ->
        [one] Then you have { $coins } coin to pay with.
       *[other] Then you have { $coins } coins to pay with.
    }
why-full = Then you have { $coins } coins, as many as you can hold.
why-cheats = That gets you another project without a worker card. Nobody knows which one.
why-frees = Your supply is empty: the worker you take back can do something else.
why-spares = You do not need it for your projects, and the worker stays free. You have { $count } left.
why-nothing-else = Nothing else here helps you build.

## A move against the one that was played

why-ended-behind = The move played ends the game, and { $by } wins, { $most } to { $points }.
why-rival-ends = { $by } can build { $card } and end the game. The score counts now: { $points } instead of { $less }.
why-build-now = { $card } can be built at once. That adds { $points } to the score.
why-extra-build = It builds { $card } without using up a turn, for { $price } coins.
why-better-place = At the better place { $card } adds { $points } to the score at once, not { $less }.
why-better-card = { $card } adds { $points } to the score at once, { $card_less } only { $less }.
why-more-points = It adds { $points } to the score at once, not { $less }.
why-worker-points =
    { $count ->
        [one] It leaves { $count } worker on the resources board, not { $less }: each is a point, and the end is near.
       *[other] It leaves { $count } workers on the resources board, not { $less }: each is a point, and the end is near.
    }
why-points-ahead = It adds { $points } more to the score at once than the move played.
why-bonus-count =
    { $count ->
        [one] a bonus
       *[other] { $count } bonuses
    }
why-more-bonuses =
    { $less ->
        [0] It gives { why-bonus-count } ({ $bonuses }), the move played gives none.
       *[other] It gives { why-bonus-count } ({ $bonuses }), not { $less }.
    }
why-rival-gained =
    { $less ->
        [0] The move played also brings { $by } { why-points }.
       *[other] The move played brings { $by } { why-points }, the better one { $less }.
    }
why-rival-loses =
    { $less ->
        [0] It costs { $by } { why-points }.
       *[other] It costs { $by } { why-points }, the move played only { $less }.
    }
why-rival-worth =
    { $less ->
        [0] After the move played { $card } could bring { $by } { why-points }, after the better one none.
       *[other] After the move played { $card } could bring { $by } { why-points }, after the better one only { $less }.
    }
why-blocks = After the better move { $by } cannot build { $card } at once.
why-no-place = After the better move { $card }, a project of { $by }, fits nowhere in the city.
why-dearer-for-rival =
    { $less ->
        [0] { $by } lacks only { resource } for { $card }. After the better move that costs { $price }, after the move played it is free.
       *[other] { $by } lacks only { resource } for { $card }. After the better move that costs { $price }, after the move played only { $less }.
    }
why-ready-instead = After the better move { $card } has all it needs. After the move played it lacks { $lacking }.
why-readies-better = After the better move { $card } can be built, for { why-points } in the city. After the move played it is { $card_less }, for { $less }.
why-can-wait = { $card } can wait: all it needs is still there.
why-closer-instead = After the better move { $card } lacks only { $lacking }. After the move played it lacks { $lacking_less }.
why-left-to-rival = { $by } already has all that { $card } needs, and plays next.
why-better-project = { $card } could bring { why-points } in the city as it is now, { $card_less } only { $less }.
why-nearer-project = After the better move { $card } lacks only { $lacking }, { $card_less } lacks { $lacking_less }.
why-project-character = As things are now, { $card } also brings the { character }.
why-turned = It turns a coin over: one more project to choose from.
why-travels = The { character-traveller } puts a worker in the city besides the action: that makes { $count } of { $of }.
why-worth-more =
    { $less ->
        [0] After the better move { $card } could bring { why-points }, after the move played none.
       *[other] After the better move { $card } could bring { why-points }, after the move played only { $less }.
    }
why-row-ready = After the better move all that { $card } in the row needs is there. It could bring { why-points }.
why-nearer-end =
    { $count ->
        [one] At { $points } to { $most } it brings the end nearer: one more worker in the city ends the game.
       *[other] At { $points } to { $most } it brings the end nearer: { $count } more workers in the city end the game.
    }
why-same-cheaper =
    { $price ->
        [0] It brings the same for free.
        [1] It brings the same for 1 coin, not { $less }.
       *[other] It brings the same for { $price } coins, not { $less }.
    }
why-other-worker = Worker { $worker } does the same, and worker { $kept } stays in hand.
why-coins-short =
    { $coins ->
        [0] { $card } needs { resource }, which now costs { $price }. The move played leaves no coins.
        [one] { $card } needs { resource }, which now costs { $price }. The move played leaves only { $coins } coin.
       *[other] { $card } needs { resource }, which now costs { $price }. The move played leaves only { $coins } coins.
    }
why-more-coins =
    { $coins ->
        [one] It leaves { $coins } coin, not { $less }.
       *[other] It leaves { $coins } coins, not { $less }.
    }
why-more-resources =
    { $count ->
        [one] It leaves { $count } worker on the resources board, not { $less }.
       *[other] It leaves { $count } workers on the resources board, not { $less }.
    }
why-more-supply =
    { $count ->
        [one] It leaves { $count } worker in the supply, the move played none.
       *[other] It leaves { $count } workers in the supply, the move played none.
    }
why-more-cards =
    { $count ->
        [one] It leaves { $count } worker card in hand, not { $less }.
       *[other] It leaves { $count } worker cards in hand, not { $less }.
    }
why-stays-in-hand = Worker { $kept }, a stronger one, stays in hand.
why-last-card = It plays the last worker card in hand: all four come back next turn, for free.

## What matters here: the first step of a hint

hint-matters-end-is-near = The end is near. Count the points, yours and theirs.
hint-matters-power = One of your characters can help here.
hint-matters-place = Look at each place: what the card scores there, and which streets meet.
hint-matters-bonuses = The order of the bonuses matters, and so does what your projects still lack.
hint-matters-build = Something is ready to be built.
hint-matters-coins = Look at your coins, and at what you want to pay next.
hint-matters-resource = Look at what your projects still lack, and at the prices of the slots.
hint-matters-project = Look at the row: which card scores most in this city?
hint-matters-cards = Look at your worker cards.
hint-matters-choice = Think of your next two turns.
