### The command line and the plain text game.

cli-description = Play OddVille, and work with records and positions of games.
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-examples = examples
cli-usage = usage:
cli-help-debug = show the traceback when something goes wrong
cli-unexpected = Something went wrong inside OddVille ({ $detail }). Run the command again with --debug and report what it prints.
cli-help-help = show this help and exit
cli-help-command = show the help of a command
cli-help-command-words = the command, such as record make
cli-help-version = show the version and which engine runs
cli-help-lang = the language: en, de, fr or nl
cli-help-play = play in this terminal: against bots, together at one screen, or on a server
cli-help-players = number of players, 2 to 4 (default: { $default })
cli-help-seed = random seed; the same seed gives the same game
cli-help-record = show, verify or create records of games
cli-help-record-show = show records
cli-help-record-verify = replay records and check every move
cli-help-record-make = let bots play games and write their records
cli-help-file = a file, or - for standard input
cli-help-form = what to print: a summary, compact text or the JSON document
cli-help-make-form = file format: the JSON document or compact text
cli-help-games = number of games to play
cli-help-make-bot = bot that plays all seats: { $levels } (default: random moves, which make long games)
cli-help-output = folder to write to; created if it does not exist
cli-help-output-record = folder to write to, created if it does not exist; for a single game also a file (game.json, game.txt)
cli-help-position = show, check or make positions
cli-help-position-show = draw positions
cli-help-position-check = list everything that is wrong with positions
cli-help-position-make = write the position of a recorded game after a turn
cli-help-position-output = file to write (default: standard output)

cli-version = oddville { $version }, { $build ->
    [compiled] compiled engine
   *[plain] plain Python engine
}
cli-usage-error = { $command }: { $detail }.{ did-you-mean } See “{ $command } --help”.
cli-not-in-range = “{ $value }” is not a number from { $low } to { $high }
cli-interrupted = Interrupted.
file-exists = { $path } already exists. Choose another name, or replace it with --force.
file-is-folder = { $path } is a folder. Name a file in it.
file-not-written = { $path } could not be written ({ $detail }). Choose another place.
cli-progress = { $done } of { $games }

cli-record-good = { $status ->
    [finished] { $file }: all moves are correct ({ cli-moves }, finished). { cli-record-proof }
   *[unfinished] { $file }: all moves are correct ({ cli-moves }, unfinished). { cli-record-proof }
}
cli-record-proof = { $proof ->
    [proved] The shuffle is proved fair if { $commitment } was published before the game.
    [promised] A fair shuffle was promised, but the secret has not been revealed yet.
   *[none] It contains no proof of a fair shuffle.
}
cli-record-redraws = { $count ->
    [one] Alone against bots, the player undid past what was revealed { $count } time; the hidden cards were shuffled again.
   *[other] Alone against bots, the player undid past what was revealed { $count } times; the hidden cards were shuffled again.
}
cli-record-players = { $names } (edition “{ $edition }”)
cli-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-record-length = { cli-moves } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
cli-record-unfinished = The game is unfinished.
cli-record-winner = { $who ->
    [you] You win.
   *[other] { $name } wins.
}
cli-records-made = { $games ->
    [one] { $games } record written to { $path } (seed { $seed }).
   *[other] { $games } records written to { $path } (seed { $seed }).
}
cli-position-good = { $file }: this position can be played. { $question }

## The plain text game

play-you = You
play-seed = Seed { $seed }
play-welcome = Welcome to OddVille! Type what you want to do, such as “worker 2 coins” or “build { $card }”.
play-hint = Type a move or its number, or a command: help, ?, show, read, why …, hint, undo, quit.
play-commands =
    Moves are written like this: worker 2 coins, worker 3 clay, worker 1 takes { $card }, build { $card }, place left 1 down 2, recover, done. You can shorten every word. A number chooses from the list of options.
    help: this text.
    ?: your options with their numbers.
    show: draw the table; show city, show row, show board, show characters or show players draws a part of it.
    read: the same in sentences, whole or in parts.
    why, then a move: which rule forbids it.
    hint: what a bot would do.
    undo: take back your last decision.
    quit: leave; the game is saved.
play-table-commands =
    say, then a text: talk to the others at the table.
    bots: give the free seats to bots, if you have opened the table; begin: start the game.
    yes, no: answer when somebody asks to undo or to stop.
    stop: propose to end the game without a result; resign: give up.
    leave: let a bot play for you; return: take over from it.
play-table-words = You can type: { $words }.
play-not-your-turn = It is not your turn yet.
play-not-now = “{ $word }” is not possible now.
play-no-such-part = “{ $part }” is no part of the table.{ did-you-mean } There are: { $parts }.
play-no-such-command = There is no command “{ $word }”.{ did-you-mean }
play-end-of-input = No more input: the game ends here.
play-goodbye = Goodbye!
play-no-such-number = { $count ->
    [one] There is only { $count } option. ? shows it.
   *[other] There are only { $count } options. ? lists them.
}
play-allowed = Yes, you can do that now.
play-row = { component-row } (cost, streets, guild, bonus, scoring; ◊ shields)
play-board = { component-resources-board } (price: worker; the last slot is the upper one)
play-piles = Characters (left in the pile, the top one)
play-player = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $supply } in the supply, { $city } in the city, worker cards { $hand }, score { $score }

## What argparse says; what stands behind % is filled in by it

cli-required = the following arguments are required: %s
cli-one-required = one of these is required: %s
cli-unrecognized = unrecognized arguments: { $words }
cli-invalid-choice = { $argument }: “{ $value }” is not one of { $choices }
cli-no-such-command = there is no command “{ $value }”
cli-argument = argument %(argument_name)s: %(message)s
cli-one-value = expected one argument
cli-some-values = expected at least one argument
cli-not-with = not allowed with argument %s
cli-no-value = ignored explicit argument %r

# $package is the name of a Python package, $command what to type
needs-package = This needs the package { $package }. Install it with: { $command }

## oddville doctor

doctor-help = show what is installed, what is missing and how to get it
doctor-python = Python { $version }
doctor-version = oddville { $version }
doctor-engine =
    { $build ->
        [compiled] The engine is compiled.
       *[plain] The engine runs as plain Python, slower. Install a C compiler, then reinstall oddville.
    }
doctor-page = The page is installed.
doctor-page-missing = The page is missing, so browsers have nothing to show. In a checkout run “make build”; otherwise install OddVille from another wheel.
doctor-part = { doctor-part-name } works: { $names }
doctor-part-bad = { doctor-part-name } does not work ({ $detail }). Install what is missing with: { $command }
doctor-part-name =
    { $part ->
        [server] The server (oddville serve)
        [terminal] The game in the terminal (oddville play)
       *[client] The client for programs (oddville.client)
    }
doctor-extra = “{ $extra }” ({ doctor-extra-for }) is installed: { $names }
doctor-extra-missing = “{ $extra }” ({ doctor-extra-for }) is not installed. Install it with: { $command }
doctor-extra-bad = “{ $extra }” ({ doctor-extra-for }) is installed but does not work ({ $detail }). Reinstall it with: { $command }
doctor-extra-for =
    { $extra ->
        [print] cards as PDF
        [png] drawings as PNG
        [arena] tournaments
        [ray] tournaments on many machines
        [postgres] PostgreSQL for the server
        [gymnasium] the environment of Gymnasium
        [pettingzoo] the environments of PettingZoo
        [openspiel] the game for OpenSpiel
       *[torch] the example that learns
    }
doctor-folder = Saved games are in { $path }
doctor-folder-bad = Games cannot be saved in { $path }. Make the folder writable, or choose another one with ODDVILLE_SAVES.
doctor-database = The server’s games are in { $path }: { $count }
doctor-database-none = The server has no games yet; “oddville serve” creates { $path }
doctor-database-bad = The server’s games in { $path } cannot be read ({ $detail }). “oddville store info” says more.
doctor-browser = A browser can be opened: { $name }
doctor-browser-none = No browser can be opened from here. Open the address that “oddville serve” prints in your own browser.
doctor-terminal = Terminal: { $columns } × { $lines }, { $encoding }
doctor-terminal-none = No terminal here; “oddville play --plain” works without one.
doctor-good = No problems found.
doctor-bad =
    { $count ->
        [one] { $count } thing needs attention.
       *[other] { $count } things need attention.
    }

## oddville completion

completion-help = print a script that lets a shell complete commands and options
completion-help-shell = bash, zsh or fish
