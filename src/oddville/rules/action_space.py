"""The fixed space of integer actions: where each kind of action begins.

An action is one integer, the same in every game, edition and number of players; what it means
depends on no state but the projects and row it points into. `actions.py` gives each a typed form.
Saved records and trained networks rely on these numbers: a change is a new ACTION_SPACE_VERSION.
"""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

ActionNumber: TypeAlias = int


class Numbered(Protocol):
    """A typed action: anything with a number of the action space."""

    @property
    def number(self) -> ActionNumber: ...


ACTION_SPACE_VERSION: Final = 1

DONE: Final = 0  # no second resource, no further bonus, no build for the Builder, end of the turn, pass
PICK_RESOURCE: Final = 1  # + resource: the worker of the set-up
PLAY_FOR_COINS: Final = 5  # + worker
PLAY_FOR_RESOURCE: Final = 9  # + worker * 4 + resource
PLAY_FOR_BUILDING: Final = 25  # + worker * 6 + position in the row
RECOVER: Final = 49
BUILD: Final = 50  # + project
TAKE_SECOND: Final = 52  # + resource
DISCARD_PROJECT: Final = 56  # + project, up to three
USE_RESOURCE_BONUS: Final = 59  # + resource
USE_COIN_BONUS: Final = 63
USE_ANY_BONUS: Final = 64  # + resource
USE_DOUBLE_BONUS: Final = 68  # + resource
USE_TRANSFORM_BONUS: Final = 72  # + (resource from * 5 + slot) * 4 + resource to
CHEAT: Final = 152
SWAP: Final = 153  # + project * 6 + position in the row
TRAVEL: Final = 165  # + resource
TAKE_BACK: Final = 169  # + resource * 5 + slot
TAKE_BACKS: Final = 20
PLACE_AT: Final = 189  # + cell, see `cell_of`
SHUFFLE_PILE: Final = 718  # + which order of the returned characters; a chance action
ACTION_COUNT: Final = 724

MAX_LEGAL: Final = 96  # more than any decision offers
NOT_LISTED: Final = -1
