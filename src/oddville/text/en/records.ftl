### What is wrong with a typed move, a record or a position. $place says where in the document.

document-whole = the document
document-line = line { $line }
document-move = move { $move }

## A typed move

notation-error-empty = Type a move, such as “worker 2 coins”.
notation-error-too-long = That is too long for a move: use at most { $longest } characters.
notation-error-unreadable = “{ $token }” is not known here.{ did-you-mean } Possible: { $expected }.
notation-error-incomplete = Something is missing at the end. Possible: { $expected }.
notation-error-surplus = “{ $token }” is too much: leave it out.
notation-error-ambiguous = “{ $token }” can mean several things: write { $candidates }.
notation-error-not-a-number = “{ $token }” is not a number: use { $low } to { $high }.
notation-error-out-of-range = { $token } is out of range: use { $low } to { $high }.
notation-error-above-main-square = Nothing is built above the row of the Main Square: choose a place beside or below it.
notation-error-unknown-card = There is no card “{ $token }”.{ did-you-mean }
notation-error-not-in-row = “{ $card }” is not in the row: choose a card that is.
notation-error-not-a-project = “{ $card }” is not one of your projects: choose one of them.
notation-error-not-a-shuffle = The pile cannot come out like this: name the returned characters from the top, each once.
notation-error-nothing-there =
    { $place ->
        [row] There is no card at position { $position } of the row.
        [projects] There is no project { $position }.
       *[shuffle] There is no outcome { $position } of a shuffle.
    }

## Any document

record-error-file-not-found = There is no file “{ $file }”: check the name.
record-error-file-unreadable = “{ $file }” cannot be read ({ $detail }): check that it is a file and that you may read it.
record-error-too-large = This is larger than { $limit } bytes, so it is not one of our documents.
record-error-not-json =
    { $line ->
        [0] This is not valid JSON.
       *[other] This is not valid JSON: look at line { $line }, column { $column }.
    }
record-error-wrong-format = { $place }: “{ $expected }” is expected here. Is this another kind of document?
record-error-unsupported-version = { $place }: version { $value } is unknown; this program reads { $supported }.
record-error-missing = { $place }: this field is missing.
record-error-unknown-key = { $place }: there is no such field.{ did-you-mean }
record-error-wrong-type = { $place }: { expected-kind } belongs here, not { found-kind }.
record-error-wrong-count =
    { $exact ->
        [yes] { $place }: there must be { $low }, not { $count }.
       *[no] { $place }: there must be { $low } to { $high }, not { $count }.
    }
record-error-out-of-range = { $place }: { $value } is out of range; { $low } to { $high } is possible.
record-error-unknown-word = { $place }: “{ $value }” is not known here.{ did-you-mean }
record-error-repeated = { $place }: “{ $value }” occurs more than once.
record-error-not-a-name = { $place }: “{ $value }” is not a valid name. Use 1 to { $longest } visible characters without spaces at the ends.
record-error-edition-broken = { $place }: the edition cannot be used. { $problem }
record-error-edition-hash = { $place }: this is not the hash of version { $version } of the edition “{ $edition }”: its cards have been changed.
record-error-edition-unknown = { $place }: the edition “{ $value }” is unknown here, and its cards are not in the document.{ did-you-mean }
record-error-too-many-problems = There are more problems, but only { $shown } are shown.

## A record

record-error-not-text =
    { $expected ->
        [result] { $place }: a turn or the result belongs here, not “{ $found }”.
        [nothing] { $place }: nothing more belongs here, but there is “{ $found }”.
       *[other] { $place }: “{ $expected }” belongs here, not “{ $found }”.
    }
record-error-deal-impossible = { $place }: a game cannot begin like this. Every card and every character must be there once.
record-error-unreadable-move = { $place }: “{ $text }” cannot be read. { $error }
record-error-illegal-move = { $place }: the rules do not allow this. { $reason }
record-error-wrong-seat = { $place }: { $decider } has to decide here. { $reason }
record-error-after-the-end = { $place }: the game is over before this move.
record-error-text-mismatch = { $place }: the words do not match the number, which means “{ $expected }”.
record-error-turn-mismatch = { $place }: this line must begin with “{ $expected }”.
record-error-shuffle-missing = { $place }: a pile is shuffled after this move, but the record does not say how.
record-error-shuffle-unexpected = { $place }: no pile is shuffled after this move.
record-error-shuffle-impossible = { $place }: the pile cannot come out like this: the returned characters belong in it, each once.
record-error-result-missing = { $place }: the game is finished, but the record does not say so.
record-error-result-too-early = { $place }: the game is not finished after the last move.
record-error-result-wrong = { $place }: this does not match the game, which gives { $expected }.
record-error-fairness-hex = { $place }: { $digits } hexadecimal digits are expected here, in lower case.
record-error-fairness-salt = { $place }: a salt has at most { $longest } characters, all of them printable ASCII.
record-error-fairness-order = { $place }: this is neither the seat order that the secret and the salts give nor the one in which the players sat down.
record-error-fairness-commitment = { $place }: the secret is not the one that was promised before the game.
record-error-fairness-deal = { $place }: these cards were not dealt as the secret and the salts require.
record-error-fairness-shuffle = { $place }: the pile was not shuffled as the secret and the salts require.

## A position

position-error-file-not-found = { record-error-file-not-found }
position-error-file-unreadable = { record-error-file-unreadable }
position-error-too-large = { record-error-too-large }
position-error-not-json = { record-error-not-json }
position-error-wrong-format = { record-error-wrong-format }
position-error-unsupported-version = { record-error-unsupported-version }
position-error-missing = { record-error-missing }
position-error-unknown-key = { record-error-unknown-key }
position-error-wrong-type = { record-error-wrong-type }
position-error-wrong-count = { record-error-wrong-count }
position-error-out-of-range = { record-error-out-of-range }
position-error-unknown-word = { record-error-unknown-word }
position-error-repeated = { record-error-repeated }
position-error-not-a-name = { record-error-not-a-name }
position-error-edition-broken = { record-error-edition-broken }
position-error-edition-hash = { record-error-edition-hash }
position-error-edition-unknown = { record-error-edition-unknown }
position-error-too-many-problems = { record-error-too-many-problems }

position-error-card-missing = The card “{ $card }” is missing: put it into the deck, for example.
position-error-card-twice = { $place }: the card “{ $card }” is also at { $other }. Remove one of them.
position-error-character-missing = The character “{ $character }” is missing: put it into its pile, for example.
position-error-character-twice = { $place }: the character “{ $character }” is also at { $other }. Remove one of them.
position-error-character-foreign = { $place }: the character “{ $character }” does not belong here.
position-error-removed-count = { $place }: { $expected } of the guild “{ $guild }” must have left the game, not { $count }.
position-error-removed-seen = { $place }: “{ $character }” left the game unseen and cannot have been seen.
position-error-workers-count = { $place }: { colour } has { $supply } workers in the supply, { $board } on the resources board and { $city } in the city; together there must be { $expected }.
position-error-too-many-workers-in-city = { $place }: { colour } has { $count } workers in the city; at this moment there can be { $most } at most.
position-error-two-on-main-square = { $place }: { colour } has more than one worker on the Main Square.
position-error-no-such-spot = { $place }: the Main Square has no spot for this resource.
position-error-main-square-first = { $place }: the city starts with the Main Square at x 0, y 0, without an owner.
position-error-owner-missing = { $place }: a building needs an owner.
position-error-cell-above = { $place }: nothing is built above the row of the Main Square.
position-error-cell-occupied = { $place }: another card lies at x { $x }, y { $y }.
position-error-cell-apart = { $place }: x { $x }, y { $y } touches no card that was built before.
position-error-edge-mismatch =
    { $direction ->
        [up] { $place }: the upper edge does not match the card there.
        [right] { $place }: the right edge does not match the card there.
        [down] { $place }: the lower edge does not match the card there.
       *[left] { $place }: the left edge does not match the card there.
    }
position-error-row-gap = { $place }: a card belongs here; gaps are only at the end of the row, when the deck is empty.
position-error-row-without-gap = { $place }: a card has just been taken, so there must be a gap.
position-error-too-many-projects = { $place }: { colour } has { $count } projects; { $most } are allowed.
position-error-turn-player = { $place }: in turn { $turn } it is { expected-colour }’s turn.
position-error-end-trigger =
    { $count ->
        [0] { $place }: nobody has six workers in the city yet, so null belongs here.
       *[other] { $place }: the player who first had six workers in the city must be named here.
    }
position-error-hand-empty = { $place }: { colour } must have a worker card in hand: an empty hand is filled when the turn begins.
position-error-hand-not-full = { $place }: { colour } has just recovered and must have all four worker cards.
position-error-set-up = This cannot be during set-up: so far only workers have been placed on upper slots, anticlockwise from the last player.
position-error-decision-field =
    { $wanted ->
        [yes] { $place }: this decision needs the field “{ $field }”.
       *[no] { $place }: the field “{ $field }” does not belong to this decision.
    }
position-error-decision-player = { $place }: { expected-colour } decides here.
position-error-decision-character = { $place }: { colour } must have the character “{ $character }” for this.
position-error-worker-in-hand = { $place }: worker { $worker } has been played and cannot be in hand.
position-error-builder-after-recovery = { $place }: a player who has recovered this turn cannot build in it.
position-error-project-fits-nowhere = { $place }: this card fits nowhere in the city.
position-error-supply-empty = { $place }: a worker for the new building must be in the supply.
position-error-bonus-not-there = { $place }: the last card built has no bonus from this side ({ $source }).
position-error-last-card-owner = { $place }: the card built last must belong to { expected-colour }.
position-error-nothing-to-decide = { $place }: there is nothing to decide here, so the game would have continued by itself.
position-error-guild-mismatch = { $place }: the card built last asks for another pile, or for none.
position-error-pile-not-returned = { $place }: before the shuffle all characters of the guild lie in their pile.
position-error-game-not-ended = { $place }: the game is not over: nobody has triggered its end.

colour =
    { $player ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }

expected-colour =
    { $expected ->
        [purple] { colour-purple }
        [blue] { colour-blue }
        [red] { colour-red }
       *[yellow] { colour-yellow }
    }
