### What happened, as sentences for the log. $who is "you" when the reader is the player.

## Set-up and turns

event-resource-picked =
    { $who ->
        [you] You begin with { resource }.
       *[other] { $player } begins with { resource }.
    }

event-turn-began =
    { $who ->
        [you] Turn { $turn }: it is your turn.
       *[other] Turn { $turn }: { $player } is to play.
    }

event-turn-passed =
    { $who ->
        [you] You can do nothing and pass.
       *[other] { $player } can do nothing and passes.
    }

event-turn-ended =
    { $who ->
        [you] Your turn is over.
       *[other] { $player } ends the turn.
    }

event-end-triggered =
    { $who ->
        [you] You have your sixth worker in the city: the game ends with this turn.
       *[other] { $player } has a sixth worker in the city: the game ends with this turn.
    }

event-game-ended =
    { $who ->
        [you] The game is over: you win!
       *[other] The game is over: { $player } wins.
    }

## Worker cards

event-worker-cards-recovered =
    { $who ->
        [you]
            { $count ->
                [one] You recover worker card { $workers }.
               *[other] You recover worker cards { $workers }.
            }
       *[other]
            { $count ->
                [one] { $player } recovers worker card { $workers }.
               *[other] { $player } recovers worker cards { $workers }.
            }
    }

event-worker-card-played =
    { $who ->
        [you] You play worker { $worker }.
       *[other] { $player } plays worker { $worker }.
    }

event-second-resource-declined =
    { $who ->
        [you] You take no second resource.
       *[other] { $player } takes no second resource.
    }

## Coins

event-coin-drawn =
    { $source ->
        [tax-collector]
            { $who ->
                [you] The Tax Collector brings you a coin.
               *[other] The Tax Collector brings { $player } a coin.
            }
        [benefactor]
            { $who ->
                [you] The Benefactor gives you a coin.
               *[other] The Benefactor gives { $player } a coin.
            }
        [bonus]
            { $who ->
                [you] You draw a coin for the bonus.
               *[other] { $player } draws a coin for the bonus.
            }
       *[worker-card]
            { $who ->
                [you] You draw a coin.
               *[other] { $player } draws a coin.
            }
    }

event-coin-paid =
    { $who ->
        [you] One of your coins goes on top of the deck.
       *[other] { $player } puts a coin on top of the deck.
    }

event-payment-made =
    { $who ->
        [you] You pay { payment }.
       *[other] { $player } pays { payment }.
    }

payment =
    { $purpose ->
        [recovery]
            { $amount ->
                [one] { $amount } coin to recover worker cards
               *[other] { $amount } coins to recover worker cards
            }
        [slot]
            { $amount ->
                [one] { $amount } coin for the slot
               *[other] { $amount } coins for the slot
            }
        [row]
            { $amount ->
                [one] { $amount } coin for a card of the row
               *[other] { $amount } coins for a card of the row
            }
       *[builder]
            { $amount ->
                [one] { $amount } coin to build with the Builder
               *[other] { $amount } coins to build with the Builder
            }
    }

## Workers on the resources board

event-worker-placed =
    { $who ->
        [you] You get { resource } ({ slot }).
       *[other] { $player } gets { resource } ({ slot }).
    }

event-worker-spent =
    { $who ->
        [you] You pay { resource } ({ slot }).
       *[other] { $player } pays { resource } ({ slot }).
    }

event-worker-taken-back =
    { $who ->
        [you] You take a worker back from { resource } ({ slot }).
       *[other] { $player } takes a worker back from { resource } ({ slot }).
    }

event-worker-moved =
    { $who ->
        [you] You turn { resource } ({ slot }) into { target } ({ target-slot }).
       *[other] { $player } turns { resource } ({ slot }) into { target } ({ target-slot }).
    }

## Projects and the row

event-row-card-taken =
    { $who ->
        [you] You take { $card } from position { $position } of the row.
       *[other] { $player } takes { $card } from position { $position } of the row.
    }

event-project-discarded =
    { $who ->
        [you] You discard { $card }, which goes under the deck.
       *[other] { $player } discards { $card }, which goes under the deck.
    }

event-row-shifted = { $card } moves from position { $origin } to position { $position } of the row.
event-row-filled = { $card } joins the row at position { $position }.

## Building

event-project-chosen =
    { $who ->
        [you] You choose { $card } to build.
       *[other] { $player } chooses { $card } to build.
    }

event-card-built =
    { $who ->
        [you] You build { $card } { cell }.
       *[other] { $player } builds { $card } { cell }.
    }

event-bonus-used =
    { $who ->
        [you] You use the bonus “{ bonus }” ({ $card }).
       *[other] { $player } uses the bonus “{ bonus }” ({ $card }).
    }

event-bonus-forgone =
    { $who ->
        [you] You skip the bonus “{ bonus }” ({ $card }).
       *[other] { $player } skips the bonus “{ bonus }” ({ $card }).
    }

## Characters

event-character-returned =
    { $who ->
        [you] You return the { character }.
       *[other] { $player } returns the { character }.
    }

event-pile-shuffled = The { guild } pile is shuffled; on top: { character }.

event-character-taken =
    { $who ->
        [you] You gain the { character }.
       *[other] { $player } gains the { character }.
    }

event-pile-top-shown = Now on top of the { guild } pile: { character }.

## Powers

event-builder-asked =
    { $who ->
        [you] The Builder lets you build too.
       *[other] The Builder lets { $player } build too.
    }

event-builder-declined =
    { $who ->
        [you] You do not build with the Builder.
       *[other] { $player } does not build with the Builder.
    }

event-coin-turned =
    { $who ->
        [you] Cheater: you turn a coin over and get the project { $card }.
       *[other] Cheater: { $player } turns a coin over and gets the project { $card }.
    }

event-project-swapped =
    { $who ->
        [you] Bookkeeper: you swap { $given } for { $taken } at position { $position } of the row.
       *[other] Bookkeeper: { $player } swaps { $given } for { $taken } at position { $position } of the row.
    }

event-worker-travelled =
    { $who ->
        [you] Traveller: you put a worker on the { resource } spot of the Main Square.
       *[other] Traveller: { $player } puts a worker on the { resource } spot of the Main Square.
    }
