"""What an action would cost and pay now, in coins, whether or not it is allowed."""

from __future__ import annotations

from dataclasses import dataclass

from . import actions as a
from .board import cheapest_free_slot
from .game import Game
from .powers import BUILDER_PRICE, coins_shown, recovery_price, slot_price
from .vocabulary import BUILDER_ANSWER, ROW_LENGTH


@dataclass(frozen=True, slots=True)
class Offer:
    """An action with what it costs a seat and what it pays."""

    action: a.Action
    seat: int
    price: int
    coins: int


def offer_of(game: Game, action: a.Action, seat: int) -> Offer:
    coins = coins_shown(game, seat, action.worker - 1) if isinstance(action, a.PlayForCoins) else 0
    return Offer(action, seat, _price(game, action, seat), coins)


def _price(game: Game, action: a.Action, seat: int) -> int:
    match action:
        case a.PlayForResource(_, resource) | a.TakeSecond(resource):
            return slot_price(game, seat, cheapest_free_slot(game, resource))
        case a.PlayForBuilding(worker, position):
            return game.components.worker_prices[(worker - 1) * ROW_LENGTH + position - 1]
        case a.Recover():
            return recovery_price(game, seat)
        case a.Build() if game.decision == BUILDER_ANSWER:
            return BUILDER_PRICE
    return 0
