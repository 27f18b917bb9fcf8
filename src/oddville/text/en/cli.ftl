### The command line and the plain text game.

cli-description = Play OddVille, and work with records and positions of games.
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-help-help = show this help and exit
cli-help-version = show the version and which engine runs
cli-help-lang = the language: en, de, fr or nl
cli-help-play = play at this screen against random opponents
cli-help-players = how many players, 2 to 4 (otherwise { $default })
cli-help-seed = a number that decides all chance; the same one gives the same game
cli-help-record = show, verify or make records of games
cli-help-record-show = show records
cli-help-record-verify = play records again and say whether every move is right
cli-help-record-make = play random games and write their records
cli-help-file = a file, or - for standard input
cli-help-form = how to show it: a summary, the compact text or the JSON document
cli-help-make-form = which form to write: the JSON document or the compact text
cli-help-games = how many games to play
cli-help-output = the folder to write to; it is made if there is none
cli-help-position = show or check positions
cli-help-position-show = draw positions
cli-help-position-check = say everything that is wrong with positions

cli-version = oddville { $version }, { $build ->
    [compiled] compiled engine
   *[plain] plain Python engine
}
cli-usage-error = { $command }: { $detail }. See “{ $command } --help”.
cli-not-in-range = “{ $value }” is not a number from { $low } to { $high }
cli-interrupted = Interrupted.
cli-cannot-write = Cannot write to { $path } ({ $detail }): choose another folder.
cli-progress = { $done } of { $games }

cli-record-good = { $status ->
    [finished] { $file }: every move is right ({ $moves } moves, finished). { cli-record-proof }
   *[unfinished] { $file }: every move is right ({ $moves } moves, unfinished). { cli-record-proof }
}
cli-record-proof = { $proof ->
    [proved] The shuffling is proved fair, if { $commitment } is what was published before the game.
    [promised] A fair shuffle is promised, but the secret is not revealed yet.
   *[none] It contains no proof of a fair shuffle.
}
cli-record-players = { $names } (edition “{ $edition }”)
cli-record-length = { $moves } moves in { $turns } turns
cli-record-unfinished = The game is unfinished.
cli-record-winner = { $name } wins.
cli-records-made = { $games ->
    [one] { $games } record written to { $path } (seed { $seed }).
   *[other] { $games } records written to { $path } (seed { $seed }).
}
cli-position-good = { $file }: this position can be played. { $question }

## The plain text game

play-you = You
play-seed = Seed { $seed }
play-welcome = Welcome to OddVille! Type what you want to do, such as “worker 2 coins” or “build crooked-mill”.
play-hint = Type a move or its number. ? lists your options, why … explains what is not possible, show draws the table, quit leaves.
play-end-of-input = No more input: the game ends here.
play-goodbye = Goodbye!
play-no-such-number = There are only { $count } options. ? lists them.
play-allowed = Nothing stands against it: you can do it now.
play-row = { component-row } (cost, streets, guild, bonus, scoring; ◊ shields)
play-board = { component-resources-board } (price: worker; the last slot is the upper one)
play-piles = Characters (left in the pile, the top one)
play-player = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $supply } in the supply, { $city } in the city, worker cards { $hand }, score { $score }
