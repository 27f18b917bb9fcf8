"""The options of a player: which card, how many coins, at what price."""

from __future__ import annotations

from ..editions import Edition
from ..rules import actions as a
from ..rules.board import cheapest_free_slot
from ..rules.enums import DecisionKind
from ..rules.game import Game
from ..rules.powers import BUILDER_PRICE, coins_shown, recovery_price, slot_price
from ..rules.projects import project
from ..rules.vocabulary import NOTHING, ROW_LENGTH
from .catalogue import Argument, Catalogue
from .values import arguments, card_name, word


def option_arguments(
    texts: Catalogue, action: a.Action, game: Game, edition: Edition, seat: int
) -> dict[str, Argument]:
    """Everything that a label may want to say about an action of this seat now."""
    args = arguments(texts, dict(action.fields), (), edition)
    decision = DecisionKind(game.decision)
    args["decision"] = word(decision)
    match action:
        case a.PlayForCoins(worker):
            args["coins"] = coins_shown(game, seat, worker - 1)
        case a.PlayForResource(_, resource) | a.TakeSecond(resource):
            args["price"] = slot_price(game, seat, cheapest_free_slot(game, resource))
        case a.PlayForBuilding(worker, position):
            args["card"] = card_name(texts, game.row[position - 1], edition)
            args["price"] = game.components.worker_prices[(worker - 1) * ROW_LENGTH + position - 1]
        case a.Recover():
            args["price"] = recovery_price(game, seat)
        case a.Build(number):
            args["card"] = _project_name(texts, game, edition, seat, number)
            args["price"] = BUILDER_PRICE if decision is DecisionKind.BUILDER else 0
        case a.DiscardProject(number):
            args["card"] = _project_name(texts, game, edition, seat, number)
        case a.Swap(number, position):
            args["given"] = _project_name(texts, game, edition, seat, number)
            args["taken"] = card_name(texts, game.row[position - 1], edition)
        case a.PlaceAt():
            args["card"] = card_name(texts, game.project_to_place, edition)
    return args


def _project_name(texts: Catalogue, game: Game, edition: Edition, seat: int, number: int) -> str:
    card = project(game, seat, number - 1) if number <= game.project_count[seat] else NOTHING
    return card_name(texts, card, edition)
