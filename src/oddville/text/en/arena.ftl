### Tournaments of bots: `oddville arena`.

arena-help = run tournaments between bots
arena-help-contenders = who plays: the name of a bot, optionally with a budget: master, master:seconds=0.5, master:iterations=2000
arena-help-games = number of games; rounded up so that every deal is played from all seats
arena-help-seed = random seed; a resumed tournament keeps its own
arena-help-lineup = who sits at the table, for example "master apprentice apprentice apprentice"; can be given several times, instead of contenders
arena-help-out = folder for games and results; the same command with the same folder resumes the tournament
arena-help-processes = number of games to play at the same time (default: { $default })
arena-help-ray = play on Ray: on the cluster at this address, or on this machine without an address
arena-help-sprt = test whether the first of two bots is better, and stop as soon as that is decided
arena-help-elo0 = for --sprt: the Elo difference that does not count as better (default: 0)
arena-help-elo1 = for --sprt: the Elo difference that counts as better (default: 20)
arena-help-alpha = for --sprt: accepted probability that a bot passes that is not better (default: 0.05)
arena-help-beta = for --sprt: accepted probability that a better bot fails (default: 0.05)
arena-help-report = rewrite the tables and the report of the tournament in this folder

## While it runs

arena-decimal-sign = .
arena-percent = { $value }%
arena-seconds = { $value } s
arena-milliseconds = { $value } ms
arena-begins =
    { $games ->
        [one] { $games } game, seed { $seed }, in { $path }.
       *[other] { $games } games, seed { $seed }, in { $path }.
    }
arena-goes-on =
    { $games ->
        [one] Resuming: { $done } of { $games } game is finished in { $path } (seed { $seed }).
       *[other] Resuming: { $done } of { $games } games are finished in { $path } (seed { $seed }).
    }
arena-line = { $done } of { $games } games: { $shares }.
arena-left = {" "}{ $time } left.
arena-interrupted = Interrupted. Finished games are saved. Resume with: { $command }
arena-written = Games, records and tables are in { $path }.

## The table

arena-column-contender = contender
arena-column-games = games
arena-column-win-share = wins
arena-column-win-interval = 95%
arena-column-score = score
arena-column-rating = rating ± 2σ
arena-column-time-mean = time, mean
arena-column-time-most = 99%
arena-column-time-worst = worst

arena-sprt-line =
    { $pairs ->
        [one] LLR { $ratio } ({ $lower } to { $upper }) after { $pairs } pair, Elo { $elo }.
       *[other] LLR { $ratio } ({ $lower } to { $upper }) after { $pairs } pairs, Elo { $elo }.
    }
arena-sprt-better = { $first } is better than { $second }.
arena-sprt-not-better = { $first } is not better than { $second }.
arena-sprt-undecided = Whether { $first } is better than { $second } is still open: more games are needed.

## What goes wrong

arena-lineup-or-contenders = Name the contenders or give --lineup, not both.
arena-sprt-needs-two = --sprt compares two different bots in games of two players.
arena-only-with-sprt = { $option } only works together with --sprt.
arena-elo-order = --elo0 must be less than --elo1.

arena-error-too-few-contenders = Who should play? Name at least one bot.
arena-error-too-many-contenders = { $count } contenders are too many; the maximum is { $most }.
arena-error-not-a-lineup = “{ $names }” has { $count } names for { $players } players. A line-up that names a bot twice needs a name for every seat.
arena-error-other-settings = { $path } holds another tournament: { $setting } is “{ $there }” there, but “{ $here }” here. Choose another folder, or the same settings.
arena-error-taken = Another process is using { $path }. Wait for it, or choose another folder.
arena-error-not-written = Cannot write to { $path } ({ $detail }): choose another folder.
arena-error-no-results = There is no tournament in { $path }.
arena-error-damaged-settings = { $path } is missing or cannot be read.
arena-error-damaged-log = { $path } is damaged in line { $line }. Remove that line; its game will be played again.
arena-error-needs-package = { needs-package }
arena-error-ray-unreachable = Ray does not answer at “{ $address }” ({ $detail }).
arena-error-worker-lost = The process that played game { $game } (seed { $seed }) died { $times } times. A bot may crash or need too much memory. Finished games are saved.
arena-error-illegal-choice = { $bot } chose an illegal action ({ $detail }) in game { $game }, seed { $seed }. { $path } says where. Finished games are saved; the same command resumes.
arena-error-bot-crashed = { $bot } failed in game { $game }, seed { $seed }: { $detail }. { $path } says where. Finished games are saved; the same command resumes.

arena-setting-entrants = the list of contenders
arena-setting-lineups = the line-up
arena-setting-players = the number of players
arena-setting-games = the number of games
arena-setting-seed = the seed
arena-setting-edition = the edition
arena-setting-edition-hash = the edition’s content
arena-setting-version = the version of OddVille
arena-setting-sprt = the test with --sprt

bot-error-unknown-bot = There is no bot “{ $name }”.{ did-you-mean } Available bots: { $known }.
bot-error-bad-budget = “{ $setting }” in “{ $name }” is not a budget. Write for example seconds=0.5, iterations=2000 or processes=2, separated by commas.
bot-error-broken-bot = The bot “{ $name }” cannot be started: { $detail }
bot-error-illegal-choice = { $name } chose an illegal action ({ $action }).
