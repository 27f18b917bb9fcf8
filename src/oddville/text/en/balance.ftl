### `oddville edition balance`: the command, and the report it writes.

## The command

edition-help-balance = let bots play an edition by the thousand and report whether it is fair
balance-help-games = how many games for each number of players (otherwise { $default })
balance-help-players = the numbers of players, separated by commas (otherwise { $default })
balance-help-bot = the bot at all seats, such as master or master:iterations=500 (otherwise { $default })
balance-help-seed = a number that decides all chance (otherwise { $default })
balance-help-out = the folder for the log and the report; a folder that holds the same measurement is gone on with (otherwise balance-EDITION)
balance-help-processes = how many games to play at the same time (otherwise { $default })
balance-help-compare = compare the measurements of two folders, in place of measuring
balance-bad-players = “{ $value }” is not a list of 2, 3 and 4
balance-progress = { $done } of { $total } games
balance-rest = { $minutes } min left
balance-written = Written: { $path }
balance-stopped = Stopped. The games played so far are kept in { $path }; the same command goes on from there.

## What can go wrong

balance-error-unreadable = { $path } cannot be read: it is no part of a measurement, or it is damaged.
balance-error-nothing-there = There is no measurement in { $path }.
balance-error-no-game = None of the games in { $path } was finished: there is nothing to report.
balance-error-other-settings = { $path } holds a measurement of another edition, bot or seed, or with another version of OddVille. Choose another folder with --out.
balance-error-not-written = { $path } cannot be written ({ $detail }).
balance-error-in-use = Another process is measuring in { $path }.
balance-error-worker-lost = The process that played game { $index } for { $players } players ended unexpectedly. The games before are kept.
balance-error-bot-failed = The bot “{ $name }” failed in game { $index } for { $players } players: { $detail }. The games before are kept.

## The page

balance-title = Balance of the edition “{ $edition }”
balance-comparison-title = Balance of the edition “{ $edition }”, before and after
balance-before = before
balance-after = after
balance-fact-bot = bot at all seats
balance-edition = { $name }, version { $version } ({ $hash })
balance-games-of = { $games } for { $players } players
balance-again-lead = The same command gives the same games if the bot’s budget is a number of iterations. All numbers of this page, and more, are in balance.json beside it.

## Targets

balance-targets = Targets
balance-targets-lead = In brackets the 95% interval. A figure on the right side of its limit counts as met; where the interval reaches over the limit, more games may decide otherwise. A position of the row is in use with at least 2% of the cards taken, a character if it is taken in at least 5% of the games in which it takes part.
balance-met = met
balance-not-met = not met
balance-uncertain = the interval reaches over the limit
balance-for-information = for information
balance-target-seats = Win share by place within 3 points of equal
balance-target-scorings = No scoring kind worth more than 1.5 times another per resource paid
balance-target-cells = Under 1% of projects without a legal cell
balance-target-in-use = All six row positions and all twelve characters in use
balance-points-off = { $points } points off
balance-farthest = farthest: { $place }
balance-best-and-worst = { $best } : { $worst }
balance-rarest = rarest: { $what }
balance-position = position { $position }

## Seats

balance-seats = Who begins
balance-seats-lead = Equal bots sit at all seats. The dashed line is an equal share of the wins, the field around it { $points } points to either side.
balance-wins-by-place = Win share, { $players }
balance-scores-by-place = Mean score, { $players }
balance-turns = { $turns } turns
balance-endings-lead = A game ends with the turn in which a player puts a sixth worker into the city, so who comes earlier may have had one turn more. The tables show in whose turn games end, and who wins then.
balance-endings = Wins by whose turn ended the game, { $players }
balance-ended-by = ended by

## Scoring kinds

balance-scorings = Scoring kinds
balance-scorings-lead = Points that the cards of a kind bring their owners at the end, divided by the resources paid for them. What a card does for other cards (a Diamond card for “diamonds”, a shield for its neighbour) is not counted. The target is met if no kind is worth more than { $limit } times another.
balance-worth = Points per resource paid, { $players }
balance-band = The field is as wide as the target allows: { $limit } times from edge to edge. The lines are 95% intervals.
balance-points-by-scoring = Points a card
balance-built-by-scoring = Built when it came to light
balance-for-resources = for { $count } resources
balance-a-game = { $count } a game
balance-by-players = By number of players

## Cards

balance-cards = Cards
balance-cards-lead = Mean points of each card against its cost, with 95% intervals; the small dots are all other cards. Point at a card for its name. The headings of the table sort it.
balance-axis-cost = cost
balance-card-title = { $card }: { $points } points, built in { $built } of the games in which it came to light
balance-cards-table = All cards
balance-column-card = card
balance-column-scoring = scoring
balance-column-cost = cost
balance-column-built = built
balance-column-built-help = in how many of the games in which the card came to light somebody built it
balance-column-points = points
balance-column-points-help = mean points to its owner at the end
balance-column-per-resource = per resource
balance-column-per-resource-help = mean points divided by the cost
balance-column-when = when
balance-column-when-help = at which part of the game it is built: 0% the first turn, 100% the last
balance-column-bonus-own = bonus, owner
balance-column-bonus-own-help = how often its owner uses its bonus
balance-column-bonus-others = bonus, others
balance-column-bonus-others-help = how often others use its bonus
balance-column-owner-wins = owner wins
balance-column-owner-wins-help = by how many points its owner’s share of wins lies above an equal one
balance-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Characters

balance-characters = Characters
balance-characters-lead = How often each is taken, how much its power does, and whether its last holder wins.
balance-characters-taken = Games in which it is taken
balance-characters-win = Wins of who holds it at the end (1 = an equal share)
balance-characters-win-note = Winners build more and so hold more characters; the dashed line is the mean of all.
balance-characters-table = The characters in figures
balance-column-character = character
balance-column-guild = guild
balance-column-taken = taken
balance-column-taken-help = times a game in which the character takes part
balance-column-rounds = rounds
balance-column-rounds-help = rounds that somebody holds it, a game
balance-column-uses = uses
balance-column-uses-help = how often its power is used or makes a difference, a game
balance-column-uses-per-round = uses a round
balance-column-character-points-help = mean points to who holds it at the end
balance-column-holder-wins = holder wins
balance-column-holder-wins-help = the share of games won by who holds it at the end
balance-column-ever-wins = ever held, wins
balance-column-ever-wins-help = the share of games won among all who held it at some time

## Bonuses

balance-bonuses = Bonuses
balance-bonuses-lead = A bonus is offered by the card built and by neighbours linked to it; it is used or forgone.
balance-bonuses-used = Used when offered
balance-bonuses-offered = Offered a game

## Worker cards, the row, coins

balance-workers = Worker cards and the row
balance-workers-lead = What each worker card is played for, and which positions of the row are taken at what price. The dashed line is the { $least } that a position needs to count as in use.
balance-plays-table = What worker cards are played for
balance-column-worker = worker
balance-plays = plays a game
balance-together = all
balance-ability-coins = coins
balance-ability-building = building
balance-positions = Share of the cards taken from the row, { $players }
balance-price = for { $coins } coins
balance-coins-table = For one player and game
balance-column-what = what
balance-coins-from-worker-card = coins from worker cards
balance-coins-from-bonus = coins from bonuses
balance-coins-from-tax-collector = coins from the Tax Collector
balance-coins-from-benefactor = coins from the Benefactor
balance-coins-for-recovery = coins paid for recovering
balance-coins-for-slot = coins paid for resources
balance-coins-for-row = coins paid for cards of the row
balance-coins-for-builder = coins paid for the Builder
balance-other-recoveries = recoveries by choice
balance-other-pick-ups = recoveries with an empty hand
balance-other-take-backs = workers taken back
balance-other-builder-asked = questions to the Builder
balance-other-builder-declined = of which declined
balance-other-second-declined = second resources declined
balance-other-passes = passes

## Length and scores

balance-length = Length and scores
balance-length-lead = A round is a turn of the first player.
balance-rounds = Rounds, { $players }
balance-length-note = mean { $mean }, from { $low } to { $high }
balance-scores = Scores, { $players }
balance-score-note = mean { $mean }, winners { $winner }
balance-parts = What a mean score is made of
balance-part-buildings = buildings
balance-part-main-square = Main Square
balance-part-characters = characters
balance-part-workers = workers on the resources board

## Cells

balance-cells = Projects without a cell
balance-cells-lead = Looked at when each turn begins: does every project of the player fit anywhere in the city, paid or not? And the cards of the row? The target is under { $limit } of the projects, the dashed line.
balance-without = Without a legal cell
balance-in-the-row = row, { $players }
balance-without-by-city = Projects without a cell as the city grows, { $players }
balance-axis-city = buildings in the city
balance-axis-without = projects without a cell
