### Reviews of finished games.

## Reviews: the command and its page

review-help = review finished games: what each decision was worth, and why
review-help-games = record of a finished game, or a saved game; - reads standard input
review-help-output = write one page with plots; without it, a summary is printed
review-help-effort = how long the search looks at each decision
review-help-processes = how many processes judge at the same time (default: { $default })
review-help-ray = judge on Ray: on the cluster at this address, or on this machine without an address
review-unfinished = { $file }: this game is not finished. Only finished games can be reviewed.
review-written = { $path } written.
review-stopped = Stopped. With the same -o, the next run goes on from here.
review-progress = { $done } of { $total } decisions judged
review-title = Review
review-lead = Each decision is judged with what the player could know at that moment. Luck is what chance gave or took: the deal, new cards, shuffles.
review-fact-effort = iterations
review-axis-turn = turn
review-curve = Who was winning: share of wins by turn
review-accounts = Luck and skill, in points of win share
review-player = Player
review-accuracy = Accuracy
review-luck = Luck
review-decisions = Own decisions
review-others = Decisions of others
review-result = Result
review-like = Played like
review-no-moments = No slip above 8 points.
review-table = The table at that moment
review-played = Played:
review-better = Better:
review-verdict =
    { $verdict ->
        [forced] no choice
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
review-moment = Turn { $turn }, { $player }: { review-verdict }
# $level: a level of bots, or none
review-line =
    { $level ->
        [none] { $player }: accuracy { $accuracy }, luck { $luck }, decisions { $decisions }
       *[other] { $player }: accuracy { $accuracy }, luck { $luck }, decisions { $decisions }, played like: { $level }
    }

## Puzzles in a terminal

puzzle-help = the daily puzzle, and making more of them
puzzle-help-today = solve the puzzle of the day
puzzle-help-day = the puzzle of another day
puzzle-help-past = the puzzles of the last days, and your streak
puzzle-help-days = how many days (default: 7)
puzzle-help-make = find puzzles in games between bots
puzzle-help-count = how many
puzzle-help-seed = the seed of the first game
puzzle-help-output = the file to write, one puzzle in a line
puzzle-bad-day = “{ $day }” is no day. Write it like 2026-11-17.
puzzle-shell-task = Puzzle of the day, difficulty { $difficulty } of 3: { $player } decides. One choice is clearly best.
puzzle-shell-ask = Which one (1 to { $count })?
puzzle-shell-right = That is it!
puzzle-shell-wrong = −{ $loss } points of win share: not yet the best. Tries left: { $left }
puzzle-shell-solution = The best choice: { $text }
puzzle-shell-share = OddVille puzzle, { $day }: try { $number } of { $tries }
puzzle-past-line =
    { $result ->
        [open] not tried
        [missed] not solved
       *[solved] solved at try { $number } of { $tries }
    }
puzzle-not-kept = The result could not be saved: { $detail }
puzzle-found = { $done } of { $total } puzzles found
