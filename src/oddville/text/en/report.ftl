### What all reports have: the frame of the page, and words that every chart needs.

report-night = night
report-contents = Contents
report-all-games = all games
report-players =
    { $count ->
       *[other] { $count } players
    }
# $place: a player's place in the order of turns
report-place =
    { $place ->
        [1] first player
        [2] second
        [3] third
       *[4] fourth
    }
report-games-note = { $games } games; the lines are 95% intervals.
report-again = Run it again
report-axis-games = games
report-axis-points = points
report-axis-rounds = rounds
report-axis-time = time
report-axis-decisions = decisions
report-fact-players = players
report-fact-games = games
report-fact-seed = seed
report-fact-edition = edition
report-fact-version = OddVille
report-fact-stopped = games stopped unfinished

## The report of a tournament

report-arena-title = Tournament: { $names }
report-arena-edition = { $name } ({ $hash })
report-arena-ratings = Ratings and wins
report-arena-ratings-lead = Ratings by openskill (Plackett–Luce) from all games, with twice their uncertainty to either side; everyone starts at 25. The intervals of the win shares take into account that games of the same deal depend on each other.
report-arena-rating = Rating
report-arena-wins = Win share
report-arena-equal = The dashed line is an equal share; the lines are 95% intervals.
report-arena-results = Results
report-arena-duels = Win share of the row against the column
report-arena-duels-ahead = How often the row was ahead of the column in the same game
report-arena-duel =
    { $count ->
        [one] { $interval }, { $count } meeting
       *[other] { $interval }, { $count } meetings
    }
report-arena-test = Sequential test
report-arena-test-lead =
    { $pairs ->
        [one] Is { $first } better than { $second }? After { $pairs } pair of games the logarithm of the likelihood ratio is { $ratio }, with bounds of { $lower } and { $upper }; the difference is about { $elo } Elo.
       *[other] Is { $first } better than { $second }? After { $pairs } pairs of games the logarithm of the likelihood ratio is { $ratio }, with bounds of { $lower } and { $upper }; the difference is about { $elo } Elo.
    }
report-arena-scores = Scores
report-arena-scores-lead = How often each contender finishes with how many points.
report-arena-mean = mean { $mean }
report-arena-seats = Seats
report-arena-seats-lead = Wins by the place in the turn order. Every deal is played with the seats swapped, so all places are filled equally often.
report-arena-seats-all = Win share of all contenders
report-arena-seats-each = Win share by contender and place
report-arena-times = Time per decision
report-arena-times-lead = How long decisions take, on a logarithmic axis. The dashed line is the time allowed; a decision is late if it takes more than { $percent } longer.
report-arena-time-note = half within { $middle }, 99% within { $most }
report-arena-times-table = Times in figures
report-arena-length = Length
report-arena-length-lead = A round is a turn of the first player.
report-arena-rounds = Rounds per game
report-arena-no-finished = No game was finished.
report-arena-list = Games
report-arena-list-lead = Each number links to the record of its game. To watch a game, type in the folder of this page: { $command }
report-arena-list-more = Only the first { $shown } of { $count } games are listed.
report-arena-again-lead = The same command gives the same games if the budgets are numbers of iterations. The folder of this page contains the record of every game, and the tables as CSV and JSON.
report-column-contender = contender
report-column-games = games
report-column-game = game
report-column-players = players by seat
report-column-winner = winner
report-column-points = points
report-column-turns = turns
report-column-wins = wins
report-column-interval = 95% interval
report-column-score = mean score
report-column-rating = rating ± 2σ
report-column-decisions = decisions
report-column-allowed = allowed
report-column-mean = mean
report-column-median = median
report-column-most = 99% within
report-column-of-allowed = of the allowed
report-column-worst = longest
report-column-late = late
