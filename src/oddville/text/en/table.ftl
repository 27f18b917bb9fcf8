### Tables where people meet: what is refused, what the log says, and names for it all.

## Refused at a table. $seat counts from 1, $name is a player.

table-error-ahead = The table has not come as far as what you see. Wait a moment, or open the table again.
table-error-already-asked = That has been asked already. Wait for the answer.
table-error-already-seated = You play at seat { $seat } yourself already. No bot has to go.
table-error-already-started = The game has begun; that was possible only before. Open a new table for it.
table-error-bad-edition = There is no edition “{ $name }” here. Choose one of these: { $known }.
table-error-bad-name = That is no name for a player. Use 1 to { $longest } visible characters.
table-error-bad-text = There is nothing to read in it. Write a line of visible characters.
table-error-game-over = For you this game is over: nothing can be played any more. You can still watch and talk.
table-error-illegal = The rules do not allow this now. Choose one of the actions that are offered.
table-error-muted = The others do not see what you write at this table. Only the host can change that.
table-error-no-such-seat = There is nobody to find at seat { $seat } of this table. Choose another seat.
table-error-not-host = Only the host of the table can do that. Ask { $name }.
table-error-not-over = The game is not over. Wait until it is.
table-error-not-started = The game has not begun. Wait until everybody is seated.
table-error-not-your-seat = You do not play at seat { $seat }. If it is yours, open the link that you got with it.
table-error-not-your-turn = Now { $name } has to decide. Wait until it is your turn.
table-error-nothing-asked = Nobody waits for your answer: the question is settled.
table-error-nothing-to-undo = There is no move of yours to take back. Make one first.
table-error-seat-is-bot = A bot plays at seat { $seat }. If the seat is yours, take it back first.
table-error-seat-is-present = { $name } is here or was a moment ago. A bot can take over only from somebody who has been away for a while.
table-error-seat-taken = Seat { $seat } is taken. Choose a free seat, or another table.
table-error-seats-empty =
    { $count ->
        [one] There is still { $count } empty seat. Wait for somebody, or give it to a bot.
       *[other] There are still { $count } empty seats. Wait for others, or give them to bots.
    }
table-error-stale = Something has happened since you decided. Look at the table and decide again.
table-error-time-is-up = Your time is up: the bot makes this move for you. Take your seat back after it.
table-error-too-talkative = You write faster than anybody can read. Wait a moment, then go on.
table-error-undo-not-allowed = At this table no move is taken back. Whoever opens a table decides on that.
table-error-unknown-level = There is no bot “{ $level }”. Choose one of these: { $known }.
table-error-unknown-rules = This game was begun under rules that this server does not know. Ask whoever runs it to bring it up to date.

## Refused before the table hears of it

table-error-too-fast = That is too much at once. Wait a moment, then go on.
table-error-unreadable = The server does not understand this message ({ $detail }). Open the table again.
table-error-not-text = The server understands only messages of text. Send them as JSON.
table-error-not-stored = Perhaps this could not be stored. Look at the table; if it is missing there, do it again.

## The server closes a connection: what a player reads then

goodbye-restart = The server restarts. The table is back in a moment.
goodbye-too-slow = Your connection is too slow for all that happens here. The table is opened again.
goodbye-senseless = The server does not understand what comes from you. Load the page again, then come back.
goodbye-no-spectators = At this table nobody may watch. Sit down at another one.

## The store, for whoever runs a server. $detail is what the database said.

store-error-bad-row = The database cannot hold a value for match { $match }, so nothing was stored. Please report this mistake.
store-error-bad-url = This is no place for a store. Give the path of a file, or an address such as sqlite:///games.db or postgresql://host/games.
store-error-key-taken = This command for match { $match } is stored already, as entry { $sequence }. It need not be repeated.
store-error-match-exists = There is a match { $match } already. Choose another name.
store-error-newer-schema = A newer version of OddVille has used this store (state { $found }, known here: { $known }). Install that version.
store-error-sequence-taken = Another server was first to write entry { $sequence } of match { $match }. Read the log and try again.
store-error-store-unavailable = The database does not answer ({ $detail }). See that it runs and can be reached.
store-error-target-exists = There is a file { $path } already. Choose another name.
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
       *[no] A bot ({ $level }) sits down at seat { $seat }.
    }

entry-key-added =
    { $who ->
        [you] You can play from another device now.
       *[other] { $player } can play from another device now.
    }

# $players are the names in their order
entry-started = The game begins. Around the table: { $players }.

entry-undo-asked =
    { $scope ->
        [turn]
            { $who ->
                [you] You would like to take back a whole turn.
               *[other] { $player } would like to take back a whole turn.
            }
       *[step]
            { $who ->
                [you] You would like to take back a move.
               *[other] { $player } would like to take back a move.
            }
    }

entry-undo-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] You agree to take it back.
               *[other] { $player } agrees to take it back.
            }
       *[no]
            { $who ->
                [you] You do not agree: what was played stands.
               *[other] { $player } does not agree: what was played stands.
            }
    }

entry-undone =
    { $scope ->
        [turn]
            { $who ->
                [you] You take back a whole turn.
               *[other] { $player } takes back a whole turn.
            }
       *[step]
            { $who ->
                [you] You take back a move.
               *[other] { $player } takes back a move.
            }
    }

entry-taken-over =
    { $reason ->
        [clock]
            { $who ->
                [you] A bot ({ $level }) plays for you: your time ran out.
               *[other] A bot ({ $level }) plays for { $player }: the time ran out.
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
                [you] A bot ({ $level }) plays for you: the host decided so.
               *[other] A bot ({ $level }) plays for { $player }: the host decided so.
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
        [you] You would like to stop without a result.
       *[other] { $player } would like to stop without a result.
    }

entry-end-answered =
    { $agreed ->
        [yes]
            { $who ->
                [you] You agree to stop.
               *[other] { $player } agrees to stop.
            }
       *[no]
            { $who ->
                [you] You would like to play on.
               *[other] { $player } would like to play on.
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
                [you] You may talk again.
               *[other] { $player } may talk again.
            }
    }

entry-rematched = A rematch begins at another table.

## Bots, clocks and endings

level-random = Random
level-uct = UCT
level-newcomer = Newcomer
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster

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
        [one] , plus { $increment } second a turn
       *[other] , plus { $increment } seconds a turn
    }
clock-turns =
    { $hours ->
        [one] { $hours } hour a turn
       *[other] { $hours } hours a turn
    }

ending-resigned = resigned
