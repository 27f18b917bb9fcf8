### `oddville serve`, and `oddville store` for people who run a server.

serve-help = run a server so that people can play over the network
serve-help-host = address to listen on (default: { $default }, this machine only); 0.0.0.0 for everyone who can reach it
serve-help-port = port (default: { $default }); 0 picks a free one
serve-help-data = where to store games: a file, or postgresql://…; also from ODDVILLE_DATA (default: a file in your data folder)
serve-help-edition = also offer this edition: a name or a file; can be given several times
serve-help-workers = number of server processes (default: { $default }); more than one needs PostgreSQL
serve-help-bots = number of processes for bots, for each server process (default: { $default })
serve-help-password-file = file with a password that everyone has to enter; also from ODDVILLE_PASSWORD
serve-help-allowed-host = answer only to this host name, without a port; can be given several times
serve-help-trust-proxy = trust X-Forwarded-For and X-Forwarded-Proto; only behind a proxy that sets both
serve-help-public-url = address at which people reach the server, for links: https://…
serve-help-metrics-public = serve /metrics to everyone, not only to this machine
serve-help-log = what to log: text or json for lines about every request, warnings for what goes wrong only (default: text, with --open warnings)
serve-help-open = open the page in a browser
serve-help-site = folder of a site built with “oddville site”: people can then play without the server, too
serve-no-site = { $folder } does not contain a site. Build one: oddville site -o { $folder }

serve-address = OddVille is running at { $url }
serve-neighbours = Others on your network can reach it at { $url }
serve-stop = Press Ctrl-C to stop. All games are saved and continue at the next start.
serve-exposed = Everyone who can reach this machine can open tables here. --password-file asks for a password; --allowed-host answers only to a host name you choose.

serve-no-such-host = { $host } is not an address to listen on.
serve-cannot-listen = Cannot listen on port { $port } of { $host } ({ $detail }). Perhaps OddVille is already running there; --port 0 picks a free port.
serve-workers-need-postgres = Several workers need PostgreSQL (--data postgresql://…): with a SQLite file they would not see each other’s moves.
serve-workers-failed = A worker could not start; the log above says why.
serve-bad-url = “{ $value }” is not the address of a server, such as https://play.example.org.
serve-same-edition = Two of the editions are called “{ $name }”. Give one of them another id.
serve-password-unreadable = The password cannot be read from { $path } ({ $detail }).
serve-password-empty = { $path } must hold one password on one line.
serve-password-readable = Every user of this machine can read the password in { $path }. Type: chmod 600 { $path }
serve-already-served = Another server is using { $path }. Stop it first, or choose another file with --data.
serve-data-not-writable = Games cannot be stored in { $path } ({ $detail }). Choose another file with --data.

## For people who run a server

store-help = manage the games of a server
store-help-info = show how many games there are and how much space they take
store-help-backup = copy a SQLite store while the server runs
store-help-export = write the records of finished games, with the proof of a fair shuffle
store-help-prune = delete old games
store-help-data = where the games are: a file, or postgresql://…; also from ODDVILLE_DATA (default: the file in your data folder)
store-help-backup-file = the new file for the copy
store-help-ended-before = only games that ended before this day, such as 2026-12-31 (midnight UTC)
store-help-untouched-since = only unfinished games in which nothing has happened since this day, including games that never started
store-help-yes = do not ask for confirmation

store-not-a-date = “{ $value }” is not a date such as 2026-12-31
store-not-there = There is no store at { $path }.
store-file-unusable = { $path } cannot be used as a store ({ $detail }). { store-fault }

store-fault =
    { $kind ->
        [corrupt] The database is damaged. Stop the server and restore a backup.
        [disk-error] The disk reports errors. Check the disk and make a backup.
        [full] The disk is full. Free some space.
        [gone] The database file was deleted or replaced while it was in use. Put the right file in its place and restart the server.
        [locked] Another program keeps the database locked. End that program.
        [no-answer] The database does not answer. Check that it is running and can be reached.
        [read-only] The database cannot be written. Make the file and its disk writable.
       *[unknown] The database reports an error. The detail says which.
    }
store-continues = The server continues by itself as soon as it can.
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
        [one] Permanently delete { $count } finished game that ended before { $date }? (y/n)
       *[other] Permanently delete { $count } finished games that ended before { $date }? (y/n)
    }
store-prune-unfinished-question =
    { $count ->
        [one] Permanently delete { $count } unfinished game in which nothing has happened since { $date }? (y/n)
       *[other] Permanently delete { $count } unfinished games in which nothing has happened since { $date }? (y/n)
    }
store-yes-words = y yes
store-needs-yes =
    { $count ->
        [one] { $count } finished game would be deleted, and there is no terminal to ask for confirmation. Add --yes to delete it.
       *[other] { $count } finished games would be deleted, and there is no terminal to ask for confirmation. Add --yes to delete them.
    }
store-unfinished-needs-yes =
    { $count ->
        [one] { $count } unfinished game would be deleted, and there is no terminal to ask for confirmation. Add --yes to delete it.
       *[other] { $count } unfinished games would be deleted, and there is no terminal to ask for confirmation. Add --yes to delete them.
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
        [0] No unfinished game has been idle since { $date }.
        [one] { $count } unfinished game deleted.
       *[other] { $count } unfinished games deleted.
    }
