"""Cards that everybody has seen but that are face down now, which an observation does not show.

A card that has been seen can be followed wherever it goes, also into the deck and among the coins.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..rules.game import Game
from ..rules.vocabulary import CHARACTER_COUNT, DECK_MASK, MAX_CARDS, MAX_COINS, MAX_PLAYERS
from .observation import seats_between

# Of each card: has it been seen, its place in the deck counted from 1 at the top, whose coin it is
PLACE_IN_DECK: Final = 1
COIN_OF: Final = 2
KNOWN_CARDS_SHAPE: Final = (MAX_CARDS, COIN_OF + MAX_PLAYERS)
KNOWN_CHARACTERS_SHAPE: Final = (CHARACTER_COUNT,)  # has it been seen

Numbers = NDArray[np.float32]


def remember(game: Game, seat: int, cards: Numbers, characters: Numbers) -> None:
    """Write it into arrays of zeros; seats are counted clockwise from the observer."""
    seen, deck, coins = game.seen, game.deck, game.coins
    cards[:, 0] = seen
    characters[:] = game.character_seen
    top = game.deck_bottom + game.deck_count - 1
    for place in range(game.deck_count):
        card = deck[(top - place) & DECK_MASK]
        if seen[card]:
            cards[card, PLACE_IN_DECK] = place + 1
    for owner in range(game.players):
        for card in coins[owner * MAX_COINS : owner * MAX_COINS + game.coin_count[owner]]:
            if seen[card]:
                cards[card, COIN_OF + seats_between(game, seat, owner)] = 1
