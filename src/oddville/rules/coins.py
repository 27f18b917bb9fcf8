"""The deck and the players' coins (docs/rules.md 3, Coins).

Every card of the deck lies coin side up, so drawing a coin and paying one is moving a card whose
building nobody knows. A player's coins are a stack: the newest leaves first (R6).
"""

from __future__ import annotations

from .event_kinds import COIN_DRAWN, COIN_PAID
from .state import State, tell
from .vocabulary import DECK_MASK, MAX_COINS, NOTHING


def draw_from_deck(state: State) -> int:
    """The top card; call only while the deck has one."""
    state.deck_count -= 1
    place = (state.deck_bottom + state.deck_count) & DECK_MASK
    card = state.deck[place]
    state.deck[place] = NOTHING
    return card


def put_on_deck(state: State, card: int) -> None:
    state.deck[(state.deck_bottom + state.deck_count) & DECK_MASK] = card
    state.deck_count += 1


def put_under_deck(state: State, card: int) -> None:
    state.deck_bottom = (state.deck_bottom - 1) & DECK_MASK
    state.deck[state.deck_bottom] = card
    state.deck_count += 1


def gain_coins(state: State, seat: int, amount: int, source: int) -> None:
    """Draw coins, never past five: the excess would go back on the deck in the order it came (R4, R6)."""
    for _ in range(amount):
        if state.coin_count[seat] == MAX_COINS or state.deck_count == 0:
            return
        card = draw_from_deck(state)
        state.coins[seat * MAX_COINS + state.coin_count[seat]] = card
        state.coin_count[seat] += 1
        tell(state, COIN_DRAWN, seat, card, source)


def newest_coin(state: State, seat: int) -> int:
    """Take the newest coin card from a player's stack; call only while there is one."""
    state.coin_count[seat] -= 1
    place = seat * MAX_COINS + state.coin_count[seat]
    card = state.coins[place]
    state.coins[place] = NOTHING
    return card


def return_coins(state: State, seat: int, amount: int) -> None:
    """Put coins on top of the deck, one at a time, the newest first (R6)."""
    for _ in range(amount):
        card = newest_coin(state, seat)
        put_on_deck(state, card)
        tell(state, COIN_PAID, seat, card)
