### Tables where people meet: what is refused, what the log says, and names for it all.

## Refused at a table. $seat counts from 1, $name is a player.

table-error-ahead = The table has not reached the position you see yet. Wait a moment, or reopen the table.
table-error-already-asked = That question has already been asked. Wait for the answer.
table-error-already-seated = You are already playing at seat { $seat } yourself.
table-error-already-started = The game has already started, so this is no longer possible. Open a new table.
table-error-bad-edition = There is no edition “{ $name }” here. Choose one of these: { $known }.
table-error-bad-name = This is not a valid name. Use 1 to { $longest } visible characters.
table-error-bad-text = The message is empty. Write a line of visible characters.
table-error-game-over = This game is over for you. You can still watch and chat.
table-error-illegal = The rules do not allow this now. Choose one of the offered actions.
table-error-key-reused = This key was already used for another command. Choose a new key for each command.
table-error-log-full = Too much has happened at this table besides the game. You can still make moves, leave and resign.
table-error-muted = The others cannot see your messages at this table. Only the host can change that.
table-error-no-answer = The bot found no answer. Ask again in a moment.
table-error-no-change = Nothing to change: it is already like that.
table-error-no-room = The server has no room for another table right now. Try again later.
table-error-no-room-for-bots = Too many strong bots are playing on this server right now. Choose “{ level-newcomer }” or “{ level-apprentice }”, or try again later.
table-error-no-such-seat = This table has no seat { $seat }. Choose another one.
table-error-not-host = Only the host can do that. Ask { $name }.
table-error-no-hints = There are no hints where people play people, unless the table was opened with them. Open a table with bots to try them.
table-error-not-over = The game is not over yet. Wait until it is.
table-error-not-started = The game has not started yet. Wait until all seats are taken.
table-error-not-your-seat = Seat { $seat } is not yours. If it should be, open the personal link you were given.
table-error-not-your-turn = It is { $name }’s turn to decide. Wait for yours.
table-error-nothing-asked = The question has already been answered.
table-error-nothing-to-undo = You have no move to undo.
table-error-seat-is-bot = A bot is playing at seat { $seat }. If the seat is yours, take over from the bot first.
table-error-seat-is-present = { $name } is here, or was a moment ago. A bot can replace only a player who has been away for a while.
table-error-seat-taken = Seat { $seat } is taken. Choose a free seat, or another table.
table-error-seats-empty =
    { $count ->
        [one] There is still { $count } empty seat. Wait for somebody, or give it to a bot.
       *[other] There are still { $count } empty seats. Wait for others, or give them to bots.
    }
table-error-similar-name = This name looks too much like { $name } at this table. Choose another one.
table-error-stale = Something has changed since you decided. Look at the table and decide again.
table-error-time-is-up = Your time is up: a bot makes this move for you. You can take over again after it.
table-error-too-many-bots = Only { $most } strong bots can play at your tables at the same time. Choose “{ level-newcomer }” or “{ level-apprentice }”, or finish a game first.
table-error-too-many-changes = You are changing too much at this table. Wait a moment.
table-error-too-many-moves = This game has reached the limit of { $most } moves. Leave or resign to end it.
table-error-too-talkative = You are writing too fast. Wait a moment.
table-error-undo-not-allowed = Moves cannot be undone at this table. The player who opened it decided so.
table-error-undo-too-far = You can go back only as long as nothing new was revealed and nobody else has moved. The player who opened this table decided so.
table-error-unknown-level = There is no bot “{ $level }”. Choose one of these: { $known }.
table-error-unknown-rules = This game was started with rules that this server does not know. Ask the person who runs it to update it.

## Refused before the table hears of it

table-error-too-fast = That is too much at once. Wait a moment, then continue.
table-error-unreadable = The server does not understand this message ({ $detail }). Reopen the table.
table-error-not-text = The server understands only text messages. Send them as JSON.
table-error-not-stored = This may not have been saved. Look at the table, and do it again if it is missing there.

## The server closes a connection: what a player reads then

goodbye-restart = The server is restarting. The table will be back in a moment.
goodbye-too-slow = Your connection is too slow to keep up. Reopening the table.
goodbye-senseless = The server does not understand this page. Reload it.
goodbye-no-spectators = This table does not allow spectators. Choose another one.

## The store, for whoever runs a server. $detail is what the database said.

store-error-bad-row = The database cannot hold a value of match { $match }, so nothing was saved. Please report this error.
store-error-bad-url = This is not a valid place for a store. Give the path of a file, or an address such as sqlite:///games.db or postgresql://host/games.
store-error-empty-file = { $path } is empty, although games should be in it. Restore a backup, or delete the file to start without games.
store-error-key-taken = This command for match { $match } has already been saved, as entry { $sequence }. There is no need to repeat it.
store-error-log-without-file = { $path } is gone, but { $path }-wal is still there. Put the file back, or move { $path }-wal away to start without games.
store-error-match-exists = Match { $match } already exists. Choose another name.
store-error-newer-schema = A newer version of OddVille has used this store (state { $found }, known here: { $known }). Install that version.
store-error-sequence-taken = Another server wrote entry { $sequence } of match { $match } first. Read the log and try again.
store-error-store-unavailable = The database does not answer ({ $detail }). Check that it is running and can be reached.
store-error-target-exists = The file { $path } already exists. Choose another name.
store-error-unknown-match = There is no match { $match } in this store. Check its name.
store-error-use-pg-dump = This store is a PostgreSQL database. Use pg_dump to make a copy of it.

## The log of a table. $who is “you” when the reader is the player.

entry-seat-taken =
    { $who ->
        [you] You sit down at the table.
       *[other] { $player } sits down at the table.
    }

entry-seat-left =
    { $who ->
        [you] You leave the table.
       *[other] { $player } leaves the table.
    }

entry-bot-seated =
    { $is_free ->
        [yes] Seat { $seat } is free again.
       *[no] { $player } ({ $level }) sits down at seat { $seat }.
    }

entry-key-added =
    { $who ->
        [you] You can play from another device now.
       *[other] { $player } can play from another device now.
    }

table-chosen-seed = The seed of this game was chosen by hand: the person who chose it can know every card in advance.

# $players are the names in their order
entry-started = The game begins. Around the table: { $players }.

entry-undo-asked =
    { $scope ->
        [turn]
            { $who ->
                [you] You ask to undo a whole turn.
               *[other] { $player } asks to undo a whole turn.
            }
       *[step]
            { $who ->
                [you] You ask to undo a move.
               *[other] { $player } asks to undo a move.
            }
    }

entry-undo-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] You agree to the undo.
               *[other] { $player } agrees to the undo.
            }
       *[no]
            { $who ->
                [you] You decline: the move stands.
               *[other] { $player } declines: the move stands.
            }
    }

entry-undone =
    { $scope ->
        [turn]
            { $who ->
                [you] You undo a whole turn.
               *[other] { $player } undoes a whole turn.
            }
       *[step]
            { $who ->
                [you] You undo a move.
               *[other] { $player } undoes a move.
            }
    }{ $redrawn ->
        [yes] { " " }The hidden cards are shuffled again.
       *[no] { "" }
    }

entry-taken-over =
    { $reason ->
        [clock]
            { $who ->
                [you] A bot ({ $level }) plays for you: your time ran out.
               *[other] A bot ({ $level }) plays for { $player }, whose time ran out.
            }
        [left]
            { $who ->
                [you] A bot ({ $level }) plays for you: you left the table.
               *[other] A bot ({ $level }) plays for { $player }, who left the table.
            }
        [resigned]
            { $who ->
                [you] A bot ({ $level }) plays for you: you resigned.
               *[other] A bot ({ $level }) plays for { $player }, who resigned.
            }
       *[host]
            { $who ->
                [you] A bot ({ $level }) plays for you, at the host’s request.
               *[other] A bot ({ $level }) plays for { $player }, at the host’s request.
            }
    }

entry-reclaimed =
    { $who ->
        [you] You are back and play on.
       *[other] { $player } is back and plays on.
    }

entry-resigned =
    { $who ->
        [you] You resign.
       *[other] { $player } resigns.
    }

entry-end-asked =
    { $who ->
        [you] You propose to end the game without a result.
       *[other] { $player } proposes to end the game without a result.
    }

entry-end-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] You agree to end the game.
               *[other] { $player } agrees to end the game.
            }
       *[no]
            { $who ->
                [you] You want to keep playing.
               *[other] { $player } wants to keep playing.
            }
    }

entry-said =
    { $who ->
        [you] You: { $text }
       *[other] { $player }: { $text }
    }

entry-muted =
    { $muted ->
        [yes]
            { $who ->
                [you] The host has muted you.
               *[other] The host has muted { $player }.
            }
       *[no]
            { $who ->
                [you] You can write again.
               *[other] { $player } can write again.
            }
    }

entry-rematched = A rematch begins at another table.

## Bots, clocks and endings

level-random = Random
level-uct = UCT
level-sensible = Sensible
level-beginner = Beginner
level-newcomer = Newcomer
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
level-matched =
    { $strength ->
        [none] At your strength
       *[other] At your strength ({ $strength })
    }

# How strong a level is, as measured (docs/bots.md)
level-beginner-line = Plays as in a first game. Do what makes sense, and you win every other game.
level-newcomer-line = Plays one move at a time. Beats a beginner in 7 games out of 10.
level-apprentice-line = Thinks to the end of the turn. Beats a newcomer in 7 games out of 10.
level-journeyman-line = Looks a little ahead. Beats an apprentice in 8 games out of 10.
level-master-line = Plans several turns ahead. Loses to a journeyman once in 20 games.
level-grandmaster-line = A master who thinks three times as long, and wins a little more often.
level-matched-line = Follows your results, so that you win about every other game.

# The townspeople that bots play as; Tilda explains the game and never plays
townsperson-tobin = Tobin
townsperson-nell = Nell
townsperson-wanda = Wanda
townsperson-bram = Bram
townsperson-agnes = Agnes
townsperson-silas = Silas
townsperson-elsie = Elsie
townsperson-otto = Otto
townsperson-tilda = Tilda

trade-tobin = mason
trade-nell = baker
trade-wanda = weaver
trade-bram = watchman
trade-agnes = clockmaker
trade-silas = ferryman
trade-elsie = goose girl
trade-otto = cooper
trade-tilda = town crier

clock-none = no clock
clock-live = { clock-minutes } each{ clock-increment }
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-increment =
    { $increment ->
        [0] {""}
        [one] , plus { $increment } second per turn
       *[other] , plus { $increment } seconds per turn
    }
clock-turns =
    { $hours ->
        [one] { $hours } hour per turn
       *[other] { $hours } hours per turn
    }

ending-resigned = resigned
