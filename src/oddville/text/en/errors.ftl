### What was refused.

error-rules = The rules do not allow this.
error-unknown-action = There is no such action: { $value }.
error-wrong-seat = Now { $decider } has to decide. The others can only take their own workers back.
error-illegal-action = “{ $action }” is not allowed now.
error-game-is-over = The game is over. Nothing can be played any more.
error-impossible-setup =
    { $what ->
        [players] { $least } to { $most } can play, not { $value }.
        [seed] The seed has to be a whole number from { $least } to { $most }, not { $value }.
        [first_player] There is no seat { $value } for a first player.
        [deck] The deck has to hold every card of the edition exactly once.
       *[piles] The piles have to hold the characters of their guilds, as many as this number of players needs.
    }

## Mistakes in an edition. $place names the card and the field in the words of the file.

edition-problem-file-not-found = { $place }: there is no such file or edition.{ did-you-mean }
edition-problem-file-unreadable = { $place }: the file cannot be read ({ $detail }).
edition-problem-file-too-large = { $place }: the file is larger than { $limit } bytes.
edition-problem-line-too-long = { $place }: line { $line } is longer than { $limit } characters.
edition-problem-not-toml = { $place }: this is not TOML ({ $detail }).
edition-problem-unsupported-format = { $place }: format { $value } is unknown; this version reads format { $supported }.
edition-problem-missing = { $place }: this field is missing.
edition-problem-unknown-key = { $place }: there is no such field.{ did-you-mean }
edition-problem-wrong-type = { $place }: { expected-kind } belongs here, not { found-kind }.
edition-problem-wrong-count =
    { $exact ->
        [yes] { $place }: there must be { $low } entries, not { $count }.
       *[no] { $place }: there must be { $low } to { $high } entries, not { $count }.
    }
edition-problem-out-of-range = { $place }: { $value } is out of range; { $low } to { $high } is possible.
edition-problem-unknown-word = { $place }: “{ $value }” is not known here.{ did-you-mean }
edition-problem-repeated = { $place }: “{ $value }” occurs more than once.
edition-problem-not-an-id = { $place }: “{ $value }” is not a valid id. Use lower-case letters, digits and single hyphens, at most { $longest } characters.
edition-problem-not-a-name = { $place }: “{ $value }” is not a valid name. Use 1 to { $longest } visible characters without spaces at the ends.
edition-problem-reserved-id = { $place }: the id “{ $value }” is taken by the game itself. Choose another.
edition-problem-not-applicable = { $place }: this field has no meaning with “{ $because }”. Leave it out.
edition-problem-guild-required = { $place }: a card that scores its guild needs one.
edition-problem-guild-full = { $place }: the guild “{ $value }” already has { $most } characters; there is no room for another.
edition-problem-too-many-problems =
    { $shown ->
        [one] { $place }: there are more problems, but only { $shown } is shown.
       *[other] { $place }: there are more problems, but only { $shown } are shown.
    }

did-you-mean =
    { $suggested ->
        [yes] {" "}Did you mean “{ $suggestion }”?
       *[no] {""}
    }

expected-kind =
    { $expected ->
        [integer] a whole number
        [float] a decimal number
        [string] a text in quotes
        [boolean] true or false
        [table] a table
        [array] a list
       *[other] { $expected }
    }

found-kind =
    { $found ->
        [integer] a whole number
        [float] a decimal number
        [string] a text in quotes
        [boolean] true or false
        [table] a table
        [array] a list
        [nothing] nothing
       *[other] { $found }
    }
