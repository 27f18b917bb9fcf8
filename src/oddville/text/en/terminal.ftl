### Playing in the terminal: the app, and what it shares with the line mode.

## Decisions

terminal-choice-worker = Worker { $worker }
terminal-choice-back = (Esc goes back)
terminal-change-points = points { $before } → { $after }
terminal-change-coins = coins { $before } → { $after }
terminal-change-supply = workers in supply { $before } → { $after }

## Panels

terminal-panel-turn = Turn { $turn }
terminal-panel-deck = deck { $count }
terminal-panel-log = Log
# How a card scores, where there is little room: the points for each adjacent card follow
terminal-scoring-adjacent = adjacent

## What is said

play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-not-saved = The game cannot be saved ({ $detail }). Free some space, then play on.
play-went-wrong = Something went wrong ({ $detail }). The game is saved: quit with q and resume with “oddville play --resume”.
# After the sentence of something that happened several times in a row
terminal-log-repeated =
    { $count ->
        [2] Twice.
       *[other] { $count } times.
    }
play-over = p shows the points, q quits.
terminal-hint-thinking = { $level } is thinking…
terminal-hint-given = { $level } would do this: { $text }.
terminal-hint-which = ({ $key } again: which move?)
terminal-hint-why = ({ $key } again: why?)

## Things to read

terminal-why-title = What is not possible now, and why
terminal-why-nothing = Everything is possible here right now.
terminal-info-title = The table
terminal-points-title = Points
terminal-keys-title = Keys
terminal-reading-close = Esc closes, the arrow keys move

# A key, a space, what it does; the next one after |
terminal-keys-line = 1-9 choose | h hint | u undo | w why not | ? keys | q quit | i table | +/- zoom | x what if
terminal-keys-placing = Arrows choose a place | Enter build | h hint | u undo | ? keys | q quit | i table | +/- zoom | x what if
terminal-keys-replay = ←/→ move | ↑/↓ turn | Space play | r review | c play on from here | ? keys | q quit | p points | i table | +/- zoom
terminal-keys-open = t talk | m menu | ? keys | q quit
terminal-keys-playing = 1-9 choose | h hint | u undo | t talk | m menu | ? keys | q quit | w why not | i table | +/- zoom | x what if
terminal-keys-over = r again | t talk | p points | i table | ? keys | q quit | +/- zoom
terminal-keys-watching = p points | i table | +/- zoom | ? keys | q quit
terminal-keys-all = 1-9 choose an option | ↑/↓ move in the list | Enter choose what is highlighted | Esc back | h ask a bot for a hint | u take back | w why something is not possible | x try moves on a copy of the game (what if) | i all cards and players in words | p points, item by item | l the whole log | Tab between city and list | Arrows in the city: move the cursor or the view | Shift+arrows move the view | +/- zoom | f the whole city | d dark or light | q quit; the game is saved
terminal-keys-company = t talk to the others | m let a bot play, stop by agreement, resign | y/n agree or not, when somebody asks | r take the seat back from a bot; after the end: play again
terminal-keys-replay-all = ←/→ one move back or forward | ↑/↓ one turn back or forward | Home/End to the beginning or the end | Space play by itself, or stop | Click on the bar below: jump there | r let the coach judge every decision; when it is done: luck and skill | m the next mistake | c play on from here, in a game of your own | x try moves on a copy (what if) | p points, item by item | i all cards and players in words | l the log so far | Shift+arrows move the view | +/- zoom | f the whole city | d dark or light | q quit

## The legend and the rules, below the keys

terminal-help-symbols = Symbols
terminal-sign-points = points, as if the game ended now
terminal-sign-coins = coins
terminal-sign-supply = workers in supply
terminal-sign-city = workers in the city: the sixth ends the game
terminal-sign-hand = worker cards in hand; a dot stands for a played one
terminal-sign-deciding = has to decide
terminal-sign-cost = cost: two wood and a clay
terminal-sign-streets = the sides with a street
terminal-sign-bonus = bonuses: wood, a coin, any resource, double, transform
terminal-sign-shield = shields
terminal-sign-board = slots of the resources board: the price, then whose worker is there; the arrow marks the upper slot, which has room for all

## What if?

terminal-what-if-how = Try moves for every player. u takes back, q returns to the game, where nothing has changed.
terminal-what-if-only-moves = This is only a trial: go back to the game with q for that.

## Playing on from a replay

terminal-play-on-title = Play on from here as
terminal-play-on-seat = { $player }
terminal-play-on-all = everybody, at this screen
terminal-play-on-over = The game is over here. Go back to an earlier move first.

## The review in a replay

terminal-review-unfinished = The game in this record is not finished. Only finished games can be reviewed.
terminal-review-complete = Every decision is judged. r: luck and skill, m: the next mistake

## After the game

terminal-after-again = Play again
terminal-after-points = Show the points
terminal-after-watch = Watch this game from the beginning
terminal-after-save = Save the record here
terminal-after-other = Another game
terminal-after-not-saved = { $path } cannot be written ({ $detail }).

## Saved games

terminal-start-saved = Saved games
terminal-saved-title = Saved games
terminal-saved-none = There are no saved games yet.
terminal-saved-open = turn { $turn }
terminal-saved-over = over
terminal-saved-footer = Enter plays on, or shows a game that is over; Esc goes back

## A record

terminal-replay-beginning =
    { $moves ->
        [one] Before the first and only move.
       *[other] Before the first of { $moves } moves.
    }
terminal-replay-move = Move { $move } of { $moves }, { $player }: { $text }
terminal-replay-only-looking = This is a record: you can only watch it.
terminal-replay-title = Replay: { $names }

## A table on a server

terminal-remote-waiting =
    { $count ->
        [0] At the table: { $players }. The game begins.
        [one] At the table: { $players }. One seat is free: { $link }
       *[other] At the table: { $players }. { $count } seats are free: { $link }
    }
terminal-remote-undo-asked = { $player } asks to undo: y agrees, n declines.
terminal-remote-end-asked = { $player } proposes to end the game without a result: y agrees, n declines.
terminal-remote-stand-in = A bot ({ $level }) plays for you: r takes the seat back.
terminal-remote-resigned = You have resigned: a bot plays on for you.
terminal-remote-again = r plays again with the same people.
terminal-remote-follow = A rematch begins at another table: r plays along.
terminal-remote-fill = Give the free seats to bots
terminal-remote-begin = Start the game
terminal-talk-how = Enter sends it to everybody at the table, Esc closes.
terminal-remote-lost = { $url } no longer answers. The table is still there: join it again.

## The first screen

terminal-start-continue = Continue: { $names } (turn { $turn })
terminal-start-begin = Start a new game
terminal-start-seat = Seat { $seat }: { $who }
terminal-start-person = a person
terminal-start-nobody = nobody
terminal-start-too-few = At least two players are needed.
terminal-start-leave = Quit
terminal-start-footer = Enter chooses, ←/→ change a seat, q quits

## The command

play-help-people = number of people at this screen; bots take the other seats (default: 1)
play-help-bot = bot at the next free seat: { $levels }, optionally with a budget such as master:seconds=0.2; the last one named takes all remaining seats (default: beginner)
play-help-name = name of the next person
play-help-hints = bot that gives hints (default: { $default })
play-help-plain = line by line: for pipes and scripts, and for terminals that cannot move the cursor
play-help-spoken = like --plain, with the table in sentences, for screen readers
play-help-resume = resume the game played last, or the one in a file
play-help-replay = watch a record move by move
play-help-record = write the record to this file when quitting (.json or .txt)
play-help-saved = list the saved games
play-help-server = play on the server at this address, at a new table or at the one given with --table
play-help-table = id or link of a table on the server
play-help-ascii = draw with ASCII characters only
play-help-no-colour = no colours
play-help-light = for light terminals

play-no-terminal = There is no terminal to play in. Use “oddville play --plain” to play through a pipe.
play-nothing-saved = There is no unfinished game to resume. Start one with “oddville play”.
play-save-unreadable = { $path } contains no game to resume ({ $detail }). Give another file, or start a new game with “oddville play”.
play-bad-people = { $people } people cannot sit on { $players } seats. Give --players and --people that fit.
play-bad-name = “{ $name }” is not a valid name for a player. Use 1 to { $longest } visible characters.
play-only-one = { $first } and { $second } do not go together. Leave one of them out.
play-no-server = { $url } cannot be reached ({ $detail }). Check the address, and that “oddville serve” is running there.
play-server-refused = The server says no: { $detail }
play-dumb-terminal = { $option } needs a terminal that can move the cursor, and this one cannot (TERM is “dumb”). Use another terminal.
play-table-needs-server = --table needs --server: say which server the table is on.
play-saved = Game saved. Resume with “oddville play --resume”.
play-recorded = Record written to { $path }.

## Lessons: where what the page says does not fit a terminal

lesson-workers-coins-typed = A worker fetches coins, a resource or a project. You have no coins yet.
lesson-projects-take-typed = Bell Foundry is third in the row. For worker 2 it costs one coin.
lesson-projects-cost-typed = Bell Foundry is your project now. The line below your name says what it costs: two clay.
