### Score, end of the game and replay, on the page.

## The score while the game goes on

score-title = Score so far
score-title-over = Final score
score-close = Close
score-waiting = Counting the points…
score-now = The score if the game ended now.
score-on-the-board = on the board
# $cards are the names of the $count cards that a card counts
score-counts =
    { $count ->
        [one] Counts: { $cards }.
       *[other] Counts: { $cards }.
    }
score-turn = Turn

score-forecast = Chances of winning
score-forecast-waiting = Looking ahead…
# The share of the games that the search wins from here
score-forecast-share = { $percent }%
score-forecast-honest = A bot plays this game to the end many times, without knowing the hidden cards, and counts the wins. It is only an estimate; people play differently.

## The end

score-wins = { $player } wins
score-you-win = You win
score-stopped = Ended without a winner
score-stopped-detail = All players agreed to end the game. These are the scores at that point.
score-by-resignation = The others resigned.
score-ahead =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } ahead of { $who ->
        [you] you
       *[other] { $player }
    }.
score-tie =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many as { $who ->
        [you] you
       *[other] { $player }
    }: the sixth worker breaks the tie.
score-sixth =
    { $who ->
        [you] You placed the sixth worker in the city in turn { $turn }.
       *[other] { $player } placed the sixth worker in the city in turn { $turn }.
    }
score-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
score-share = Share picture
score-picture-shared = Shared.
score-picture-saved = Saved as a picture.
score-picture-failed = The picture could not be created. Try again.
score-chart = Scores over the game
score-chart-turn = turn { $turn }
score-next = What next?
score-replay = Watch the replay
score-record = Save the record
score-home = Home page

## Replay

replay-title = Replay
replay-loading = Loading the game…
replay-not-over = This game is still in progress. You can watch the replay when it is over, because it shows everything that is hidden now.
replay-to-table = To the table
replay-open = Open a game record
replay-open-detail =
    { $drop ->
        [yes] Drop the file of a finished game here, or choose it.
       *[no] Choose the file of a finished game.
    } Formats: JSON and text.
replay-open-choose = Choose a file
replay-open-paste = Or paste the record here
replay-open-read = Show the game
replay-another = Another record
replay-file-unreadable = This file cannot be read. Try another one.

replay-controls = Playback controls
replay-start = Go to the start
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move forward
replay-turn-on = One turn forward
replay-end = Go to the end
replay-speed = Speed
replay-times = { $speed } ×
replay-timeline = Timeline of the game
replay-at-start = Before the first move
replay-at-setup = Move { $move } of { $moves }, set-up
replay-at = Move { $move } of { $moves }, turn { $turn }

replay-moves = Moves
replay-setup = Set-up
replay-turn = Turn { $turn }: { $player }
replay-eyes = View as
replay-eyes-open = All revealed
replay-hidden = Hidden cards
# $count cards, shown from the top
replay-deck =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards, from the top
    }
replay-deck-all = Show the whole deck
replay-deck-less = Only the next six
replay-no-coins = { $player } has no coins
replay-piles = from the top
replay-pile-empty = empty pile

replay-link = Copy link to this moment
replay-link-copied = Link copied
replay-link-by-hand = Link to this moment:

replay-continue = Continue from here
replay-continue-detail = A new table starts at this moment, with bots in the other seats. Everything hidden is shuffled again.
replay-continue-seat = You play for
replay-continue-level = Level of the bots
replay-continue-begin = Play from here
# The name of somebody who has not given one
replay-you = Guest
