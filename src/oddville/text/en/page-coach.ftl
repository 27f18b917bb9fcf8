### The coach on the page: review, another try, puzzles, hints.

## Review

coach-title = Review
coach-waiting = The coach is looking at the game…
coach-progress = { $done } of { $total } decisions
coach-won = { $who ->
    [you] You won, { $own } to { $other }.
   *[other] { $player } won, { $own } to { $other }.
}
coach-lost = { $who ->
    [you] { $player } won with { $own }; you had { $other }.
   *[other] { $player } won with { $own }; { $loser } had { $other }.
}
coach-who-led = Who was winning
coach-share = chance of winning in per cent, by turn
coach-table-turn = Turn
coach-table-caption = Chances of winning by turn
coach-moments = { $count ->
    [0] No slip above 8 points
    [one] One moment
    [2] Two moments
   *[other] Three moments
}
coach-no-moments = No decision lowered the chance of winning by 8 points or more.
coach-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
coach-change = { $before } → { $after } %
coach-spoken = Moment { $number }, { $turn ->
    [0] set-up
   *[other] turn { $turn }
}, from { $before } to { $after } per cent. { $why }
coach-played = { $who ->
    [you] You played
   *[other] Played
}
coach-better = Better
coach-why = Why
coach-try = Try again from here
coach-step = Next move
coach-step-back = One move back
coach-lines = Watch both lines
coach-line-start = { coach-turn }: before the decision.
coach-draws-coins =
    { $who ->
        [you] You draw { $count } coins.
       *[other] { $player } draws { $count } coins.
    }
coach-turns-coin =
    { $who ->
        [you] Cheater: you turn a coin over and get its card as a project. Nobody knows yet which card it is.
       *[other] Cheater: { $player } turns a coin over and gets its card as a project. Nobody knows yet which card it is.
    }
coach-by-chance =
    { $who ->
        [you] The pile is shuffled first, so chance decides which character you gain.
       *[other] The pile is shuffled first, so chance decides which character { $player } gains.
    }
coach-replay = Watch the replay
coach-luck-skill = Luck and skill
coach-luck = luck
coach-own = own decisions
coach-unit = percentage points
coach-accuracy = Accuracy { $accuracy } %
coach-like = Played like: { $level }
coach-seat = Whose game?

## Another try

coach-trying = Try
coach-try-task = { coach-turn }: choose again. The record does not change.
coach-try-verdict = { $verdict ->
    [best] The best move.
    [good] A good move.
    [inaccuracy] Not quite: { $loss } points of win share less than the best.
    [mistake] Better not: { $loss } points of win share less than the best.
   *[blunder] A costly move: { $loss } points of win share less than the best.
}
coach-try-judging = The coach is thinking…
coach-try-once-more = Once more
coach-try-play-on = Play on from here
coach-back = Back to the review

## Puzzles

puzzle-title = Puzzle
puzzle-you = You
puzzle-of = Daily puzzle · { $day }
puzzle-theme-placement = Placement
puzzle-theme-bonus = Bonuses
puzzle-theme-tempo = Tempo
puzzle-theme-powers = Powers
puzzle-theme-ending = The ending
puzzle-theme-today = today’s theme
puzzle-theme-of = theme
puzzle-task = { $kind ->
    [place] You are building { $card }. One place gives you clearly the best chance to win.
    [turn] It is your turn. One move gives you clearly the best chance to win.
   *[other] One choice gives you clearly the best chance to win.
}
puzzle-difficulty = Difficulty
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-tries-left = Tries left
puzzle-left = { $count ->
    [one] { $count } try left
   *[other] { $count } tries left
}
puzzle-tries = Your tries
puzzle-not-best = Costs { $loss } % of your chance to win: not yet the best
puzzle-loss = −{ $loss } %
puzzle-not-yet = not yet the best
reason-tried = You have tried this already: it costs { $loss } % of your chance to win.
puzzle-try-open = not tried yet
puzzle-try-choose = Choose, then confirm.
puzzle-stars = { $count } of 3 stars
puzzle-unsolved = not solved
puzzle-right = That is it!
puzzle-failed = No tries left. This was the best choice:
puzzle-hint = A hint: costs a star
puzzle-hint-short = Hint
puzzle-hint-told = Hint:
puzzle-others = The others
puzzle-tab = Puzzle
puzzle-past = Past puzzles
puzzle-streak = Streak
puzzle-streak-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-week-day = { $state ->
    [solved] { $day }: solved
    [open] { $day }: still open
   *[missed] { $day }: missed
}
puzzle-share-when = When solved, share
puzzle-share-title = OddVille puzzle, { $day }
puzzle-share-line = { $theme } · { $dots } · try { $try } of { $tries }
puzzle-share-missed = { $theme } · { $dots } · not solved
puzzle-copy = Copy for friends
puzzle-copied = Copied
puzzle-another = Another puzzle

## Hints

hint-thinking = Thinking…
hint-which = Which move?
hint-why = Why?
hint-close = Close
