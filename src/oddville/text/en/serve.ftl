### Serving games to others: `oddville serve`, and `oddville store` for whoever keeps a server.

serve-help = let people play over the network, on this machine’s server
serve-help-host = the address to listen on (otherwise { $default }, for this machine only); 0.0.0.0 for everybody who can reach it
serve-help-port = the port (otherwise { $default }); 0 takes any free one
serve-help-data = where games are kept: a file, or postgresql://…; also from ODDVILLE_DATA (otherwise a file in your data folder)
serve-help-edition = offer this edition too: a name or a file; can be given several times
serve-help-workers = how many processes serve (otherwise { $default }); more than one needs PostgreSQL
serve-help-bots = how many processes bots think in, for each worker (otherwise { $default })
serve-help-password-file = a file with a password that everybody is asked for; also from ODDVILLE_PASSWORD
serve-help-allowed-host = answer only to this name, without a port; can be given several times
serve-help-trust-proxy = believe X-Forwarded-For and X-Forwarded-Proto; only behind a proxy that sets both
serve-help-public-url = where people reach the server, for links: https://…
serve-help-metrics-public = answer /metrics to everybody, not only to this machine
serve-help-log = how to write the log: lines to read, or JSON for programs
serve-help-open = open the page in a browser

serve-address = OddVille runs at { $url }
serve-neighbours = Others in your network reach it at { $url }
serve-stop = Ctrl-C ends it. No game is lost: all go on at the next start.
serve-exposed = Everybody who can reach this machine can open tables here. --password-file asks them for a password, --allowed-host answers only to a name you choose.

serve-no-such-host = There is no address { $host } to listen on.
serve-cannot-listen = Cannot listen on port { $port } of { $host } ({ $detail }). Perhaps OddVille runs there already; --port 0 takes a free one.
serve-workers-need-postgres = Several workers need PostgreSQL (--data postgresql://…): with a SQLite file they would not hear of each other’s moves.
serve-workers-failed = A worker could not start; the log above says why.
serve-bad-url = “{ $value }” is not the address of a server, such as https://play.example.org.
serve-same-edition = Two of the editions are called “{ $name }”. Give one of them another id.
serve-password-unreadable = The password cannot be read from { $path } ({ $detail }).
serve-password-empty = { $path } must hold one password on one line.
serve-already-served = Another server is using { $path }. End it first, or choose another file with --data.
serve-data-not-writable = Games cannot be kept in { $path } ({ $detail }). Choose another file with --data.

## For whoever keeps a server

store-help = look after the games of a server
store-help-info = say how many games there are and how much room they take
store-help-backup = copy a SQLite store while the server runs
store-help-export = write the records of finished games, with the proof of a fair shuffle
store-help-prune = delete old games
store-help-data = where the games are: a file, or postgresql://…; also from ODDVILLE_DATA (otherwise the file in your data folder)
store-help-backup-file = the new file for the copy
store-help-ended-before = only games that ended before this day, such as 2026-12-31 (its beginning in UTC)
store-help-untouched-since = only unfinished games in which nothing has happened since this day, also such as never began
store-help-yes = do not ask

store-not-a-date = “{ $value }” is not a date such as 2026-12-31
store-not-there = There is no store { $path }.
store-file-unusable = { $path } cannot be used as a store ({ $detail }).
store-count =
    { $status ->
        [open] Open: { $count }
        [playing] Being played: { $count }
       *[over] Finished: { $count }
    }
store-size = Size: { $megabytes } MB
store-backed-up = The copy is in { $path }.
store-exported =
    { $count ->
        [one] { $count } record written to { $path }.
       *[other] { $count } records written to { $path }.
    }
store-exported-before =
    { $count ->
        [one] { $count } was there already.
       *[other] { $count } were there already.
    }
store-not-exported =
    { $count ->
        [one] { $count } game cannot be read and was left out.
       *[other] { $count } games cannot be read and were left out.
    }
store-prune-question =
    { $count ->
        [one] Delete { $count } finished game that ended before { $date }, for ever? (y/n)
       *[other] Delete { $count } finished games that ended before { $date }, for ever? (y/n)
    }
store-prune-unfinished-question =
    { $count ->
        [one] Delete { $count } unfinished game in which nothing has happened since { $date }, for ever? (y/n)
       *[other] Delete { $count } unfinished games in which nothing has happened since { $date }, for ever? (y/n)
    }
store-yes-words = y yes
store-needs-yes =
    { $count ->
        [one] { $count } finished game would be deleted, and nobody can be asked here. Add --yes to delete it.
       *[other] { $count } finished games would be deleted, and nobody can be asked here. Add --yes to delete them.
    }
store-unfinished-needs-yes =
    { $count ->
        [one] { $count } unfinished game would be deleted, and nobody can be asked here. Add --yes to delete it.
       *[other] { $count } unfinished games would be deleted, and nobody can be asked here. Add --yes to delete them.
    }
store-nothing-deleted = Nothing was deleted.
store-pruned =
    { $count ->
        [0] No finished game ended before { $date }.
        [one] { $count } finished game deleted.
       *[other] { $count } finished games deleted.
    }
store-unfinished-pruned =
    { $count ->
        [0] Something has happened since { $date } in every unfinished game.
        [one] { $count } unfinished game deleted.
       *[other] { $count } unfinished games deleted.
    }
