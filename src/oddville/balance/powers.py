"""How often the power of each character makes a difference.

A power that its holder chooses to use counts each time. A power that works by itself counts when it made a
difference: a resource that the worker card does not show, a coin less paid or one more gained.
"""

from __future__ import annotations

from ..rules import event_kinds as kinds
from ..rules.action_space import (
    PLACE_AT,
    PLAY_FOR_BUILDING,
    PLAY_FOR_COINS,
    PLAY_FOR_RESOURCE,
    RECOVER,
    SHUFFLE_PILE,
    TAKE_SECOND,
)
from ..rules.city import has_street, neighbour
from ..rules.components import Components
from ..rules.game import Game
from ..rules.vocabulary import (
    BENEFACTOR,
    BOOKKEEPER,
    BUILDER,
    CHEATER,
    COINS_FROM_BENEFACTOR,
    COINS_FROM_TAX,
    DIRECTION_COUNT,
    GHOST,
    HUMAN_RESOURCES_MANAGER,
    LAMPLIGHTER,
    LANDOWNER,
    MAIN_SQUARE,
    MISTRESS,
    NOTHING,
    PAID_BUILDER,
    RESOURCE_COUNT,
    SEIGNIOR,
    TAX_COLLECTOR,
    TRAVELLER,
)

GHOST_COINS = 3
_CHOSEN = {
    kinds.COIN_TURNED: CHEATER,
    kinds.PROJECT_SWAPPED: BOOKKEEPER,
    kinds.WORKER_TRAVELLED: TRAVELLER,
}


class PowerUses:
    """Counts the uses of each character's power in `uses`."""

    def __init__(self, components: Components, uses: list[int]) -> None:
        self._uses = uses
        self._coins = components.worker_coins
        self._resources = components.worker_resources
        self._slot_price = components.slot_price
        self._is_worker_card = False  # a resource is being taken with a worker card
        self._has_lamplighter = False  # as the card last built was placed (R8)
        self._unlinked: set[int] = set()  # its neighbours without a street to it

    def before(self, game: Game, action: int, seat: int) -> None:
        """Look at an action before it is carried out."""
        self._is_worker_card = False
        if PLAY_FOR_COINS <= action < PLAY_FOR_RESOURCE:
            has_more = self._coins[action - PLAY_FOR_COINS] < GHOST_COINS
            self._uses[GHOST] += has_more and game.holder[GHOST] == seat
        elif PLAY_FOR_RESOURCE <= action < PLAY_FOR_BUILDING:
            worker, resource = divmod(action - PLAY_FOR_RESOURCE, RESOURCE_COUNT)
            self._take_resource(worker, resource)
        elif TAKE_SECOND <= action < TAKE_SECOND + RESOURCE_COUNT:
            self._uses[SEIGNIOR] += 1
            self._take_resource(game.played_card, action - TAKE_SECOND)
        elif action == RECOVER:
            self._uses[MISTRESS] += game.holder[MISTRESS] == seat
        elif PLACE_AT <= action < SHUFFLE_PILE:
            self._has_lamplighter = game.holder[LAMPLIGHTER] == seat

    def _take_resource(self, worker: int, resource: int) -> None:
        self._is_worker_card = True
        # Only this character lets a worker card take what it does not show.
        self._uses[HUMAN_RESOURCES_MANAGER] += not self._resources[worker] >> resource & 1

    def hear(self, game: Game, event: tuple[int, ...]) -> None:
        kind, seat, _, second = event[:4]
        if kind == kinds.COIN_DRAWN:
            self._uses[TAX_COLLECTOR] += second == COINS_FROM_TAX
            self._uses[BENEFACTOR] += second == COINS_FROM_BENEFACTOR
        elif kind == kinds.WORKER_PLACED:
            if self._is_worker_card and self._slot_price[second] > 0:
                self._uses[LANDOWNER] += game.holder[LANDOWNER] == seat
        elif kind == kinds.PAYMENT_MADE:
            self._uses[BUILDER] += second == PAID_BUILDER
        elif kind == kinds.CARD_BUILT:
            self._unlinked = _unlinked_neighbours(game) if self._has_lamplighter else set()
        elif kind == kinds.BONUS_USED:
            self._uses[LAMPLIGHTER] += second in self._unlinked
        elif kind in _CHOSEN:
            self._uses[_CHOSEN[kind]] += 1


def _unlinked_neighbours(game: Game) -> set[int]:
    """The buildings beside the card last built to which no street leads."""
    index = game.city_count - 1
    cards = game.city_card
    found = set()
    for direction in range(DIRECTION_COUNT):
        beside = neighbour(game, index, direction)
        if beside != NOTHING and cards[beside] != MAIN_SQUARE and not has_street(game, index, direction):
            found.add(cards[beside])
    return found
