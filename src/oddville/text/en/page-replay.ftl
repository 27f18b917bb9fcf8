### Score, end of the game and replay, on the page.

## The score while the game goes on

score-title = Score so far
score-title-over = Final score
score-close = Close
score-waiting = The points are being counted…
score-now = This is what everybody would have if the game ended now.
score-on-the-board = on the board
score-turn = Turn

score-forecast = A quick look ahead
score-forecast-waiting = Looking ahead…
score-forecast-points =
    { $points ->
        [one] about { $points } point
       *[other] about { $points } points
    }
# Of all the games that the search plays on, so many are won
score-forecast-share = wins { $percent }%
score-forecast-honest = A bot plays this game on many times for a third of a second, without knowing what is hidden. It is a guess, and people play differently.

## The end

score-wins = { $player } wins OddVille
score-you-win = You win OddVille
score-stopped = Stopped without a winner
score-stopped-detail = All agreed to end the game. These are the points at that moment.
score-by-resignation = The others gave up.
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
    }: the tie goes by the sixth worker.
score-sixth =
    { $who ->
        [you] You put the sixth worker into the city in turn { $turn }.
       *[other] { $player } put the sixth worker into the city in turn { $turn }.
    }
score-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
score-city = Your city
score-share = Share picture
score-picture-shared = Shared.
score-picture-saved = Saved as a picture.
score-picture-failed = The picture could not be made. Try once more.
score-chart = Scores over the game
score-chart-turn = turn { $turn }
score-next = What next
score-replay = Watch the replay
score-record = Save the record
score-home = To the home page

## Replay

replay-title = Replay
replay-loading = The game is being laid out…
replay-not-over = This game is still being played. Its replay can be watched once it is over, because it shows everything that is hidden now.
replay-to-table = To the table
replay-open = Open a record
replay-open-detail =
    { $drop ->
        [yes] Drop the file of a finished game here, or choose it.
       *[no] Choose the file of a finished game.
    } Formats: JSON and text.
replay-open-choose = Choose a file
replay-open-paste = Or paste the record here
replay-open-read = Show the game
replay-another = Another record
replay-file-unreadable = This file cannot be read. Nothing else has changed; try another one.

replay-controls = Moving through the game
replay-start = To the beginning
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-turn-on = One turn on
replay-end = To the end
replay-speed = Speed
replay-times = { $speed } ×
replay-timeline = Timeline of the game
replay-at-start = Before the first move
replay-at-setup = Move { $move } of { $moves }, set-up
replay-at = Move { $move } of { $moves }, turn { $turn }

replay-moves = Moves
replay-setup = Set-up
replay-turn = Turn { $turn }: { $player }
replay-eyes = Seen by
replay-eyes-open = everybody: all revealed
replay-hidden = What nobody could see
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
replay-link-by-hand = This is the link to this moment:

replay-continue = Continue from here
replay-continue-detail = A new table begins at this moment. Bots take the other seats. What nobody could know is shuffled anew.
replay-continue-seat = You play for
replay-continue-level = Level of the bots
replay-continue-begin = Play on
# The name of somebody who has not given one
replay-you = Guest
