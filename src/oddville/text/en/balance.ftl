### `oddville edition balance`: the command, and the report it writes.

## The command

edition-help-balance = let bots play thousands of games with an edition and report how balanced it is
balance-help-games = number of games for each number of players (default: { $default })
balance-help-players = numbers of players, separated by commas (default: { $default })
balance-help-bot = bot at all seats, such as master or master:iterations=500 (default: { $default })
balance-help-seed = random seed (default: { $default })
balance-help-out = folder for the log and the report; an existing folder resumes its run (default: balance-EDITION)
balance-help-processes = number of games to play at the same time (default: { $default })
balance-help-compare = compare the results in two folders instead of measuring
balance-bad-players = “{ $value }” is not a list of player numbers such as 2,3,4
balance-progress = { $done } of { $total } games
balance-rest = { $minutes } min left
balance-written = Written: { $path }
balance-stopped = Stopped. The games played so far are saved in { $path }; the same command resumes there.

## What can go wrong

balance-error-unreadable = { $path } cannot be read: it is not part of a measurement, or it is damaged.
balance-error-nothing-there = There is no measurement in { $path }.
balance-error-no-game = None of the games in { $path } was finished: there is nothing to report.
balance-error-other-settings = { $path } holds a measurement of another edition, bot or seed, or with another version of OddVille. Choose another folder with --output.
balance-error-not-written = { $path } cannot be written ({ $detail }).
balance-error-in-use = Another process is measuring in { $path }.
balance-error-worker-lost = The process that played game { $index } for { $players } players ended unexpectedly. The games before it are saved.
balance-error-bot-failed = The bot “{ $name }” failed in game { $index } for { $players } players: { $detail }. The games before it are saved.

## The page

balance-title = Balance of the edition “{ $edition }”
balance-comparison-title = Balance of the edition “{ $edition }”, before and after
balance-before = before
balance-after = after
balance-fact-bot = bot at all seats
balance-edition = { $name }, version { $version } ({ $hash })
balance-games-of = { $games } for { $players } players
balance-again-lead = The same command gives the same games if the bot’s budget is a number of iterations. All numbers of this page, and more, are in balance.json next to it.

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

balance-seats = Turn order
balance-seats-lead = All seats are played by equal bots. The dashed line is an equal share of the wins, the band around it { $points } points to either side.
balance-wins-by-place = Win share, { $players }
balance-scores-by-place = Mean score, { $players }
balance-turns = { $turns } turns
balance-endings-lead = A game ends with the turn in which a player places a sixth worker in the city, so players who come earlier may have had one turn more. The tables show in whose turn games end, and who wins then.
balance-endings = Wins by whose turn ended the game, { $players }
balance-ended-by = ended by

## Scoring kinds

balance-scorings = Scoring kinds
balance-scorings-lead = Points that the cards of a kind score for their owners at the end, divided by the resources paid for them. What a card does for other cards (a Diamond card for “diamonds”, a shield for its neighbour) is not counted. The target is met if no kind is worth more than { $limit } times another.
balance-worth = Points per resource paid, { $players }
balance-band = The band is as wide as the target allows: { $limit } times from edge to edge. The lines are 95% intervals.
balance-points-by-scoring = Points per card
balance-built-by-scoring = Built after being revealed
balance-for-resources = for { $count } resources
balance-a-game = { $count } per game
balance-by-players = By number of players

## Cards

balance-cards = Cards
balance-cards-lead = Mean points of each card against its cost, with 95% intervals; the small dots are all other cards. Point at a card for its name. The headings of the table sort it.
balance-axis-cost = cost
balance-card-title = { $card }: { $points } points, built in { $built } of the games in which it was revealed
balance-cards-table = All cards
balance-column-card = card
balance-column-scoring = scoring
balance-column-cost = cost
balance-column-built = built
balance-column-built-help = in how many of the games in which the card was revealed somebody built it
balance-column-points = points
balance-column-points-help = mean points for its owner at the end
balance-column-per-resource = per resource
balance-column-per-resource-help = mean points divided by the cost
balance-column-when = when
balance-column-when-help = at which point of the game it is built: 0% the first turn, 100% the last
balance-column-bonus-own = bonus, owner
balance-column-bonus-own-help = how often its owner uses its bonus
balance-column-bonus-others = bonus, others
balance-column-bonus-others-help = how often others use its bonus
balance-column-owner-wins = owner wins
balance-column-owner-wins-help = by how many points its owner’s share of the wins is above an equal share
balance-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Characters

balance-characters = Characters
balance-characters-lead = How often each character is taken, how much its power does, and whether its last holder wins.
balance-characters-taken = Games in which it is taken
balance-characters-win = Wins of the player who holds it at the end (1 = an equal share)
balance-characters-win-note = Winners build more and so hold more characters; the dashed line is the mean of all.
balance-characters-table = The characters in figures
balance-column-character = character
balance-column-guild = guild
balance-column-taken = taken
balance-column-taken-help = times per game in which the character takes part
balance-column-rounds = rounds
balance-column-rounds-help = rounds per game in which somebody holds it
balance-column-uses = uses
balance-column-uses-help = how often per game its power is used or makes a difference
balance-column-uses-per-round = uses per round
balance-column-character-points-help = mean points for the player who holds it at the end
balance-column-holder-wins = holder wins
balance-column-holder-wins-help = share of games won by the player who holds it at the end
balance-column-ever-wins = ever held, wins
balance-column-ever-wins-help = share of games won by all players who held it at some time

## Bonuses

balance-bonuses = Bonuses
balance-bonuses-lead = The card that was built and the neighbours linked to it offer their bonuses; a player uses or skips each.
balance-bonuses-used = Used when offered
balance-bonuses-offered = Offered per game

## Worker cards, the row, coins

balance-workers = Worker cards and the row
balance-workers-lead = What each worker card is played for, and which positions of the row are taken at what price. The dashed line is the { $least } that a position needs to count as in use.
balance-plays-table = What worker cards are played for
balance-column-worker = worker
balance-plays = plays per game
balance-together = all
balance-ability-coins = coins
balance-ability-building = building
balance-positions = Share of the cards taken from the row, { $players }
balance-price = for { $coins } coins
balance-coins-table = Per player and game
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
balance-parts = What the mean score consists of
balance-part-buildings = buildings
balance-part-main-square = Main Square
balance-part-characters = characters
balance-part-workers = workers on the resources board

## Cells

balance-cells = Projects without a cell
balance-cells-lead = Checked at the start of each turn: does every project of the player fit somewhere in the city, paid or not? And the cards of the row? The target, the dashed line, is under { $limit } of the projects.
balance-without = Without a legal cell
balance-in-the-row = row, { $players }
balance-without-by-city = Projects without a cell as the city grows, { $players }
balance-axis-city = buildings in the city
balance-axis-without = projects without a cell
