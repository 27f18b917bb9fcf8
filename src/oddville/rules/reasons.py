"""Why not? For an action a player might expect, the rule that forbids it, as a code with parameters.

The legal actions decide; this file only explains, asking the same questions as `legal.py`. The codes
are put into words by the catalogues (`reason-<code>`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from . import actions as a
from .board import cheapest_free_slot, has_worker_in, workers_on
from .city import fits_anywhere, frontier_at, index_at
from .decisions import open_bonuses
from .enums import Bonus, Character, DecisionKind, Resource
from .game import Game
from .legal import can_take_back_now
from .powers import coins_shown, is_on_main_square, recovery_price, resources_shown, slot_price
from .projects import project
from .vocabulary import (
    ALL_WORKER_CARDS,
    BONUS_ANY,
    BONUS_COIN,
    BONUS_DOUBLE,
    BONUS_TRANSFORM,
    DIRECTIONS,
    GAME_OVER,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    RESOURCE_COUNT,
    ROW_LENGTH,
    WORKER_CARDS,
)


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule that forbids an action."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)


REASON_CODES = (
    "game-is-over",
    "not-your-decision",
    "other-decision",
    "resource-picked",
    "worker-card-played",
    "worker-card-without-coins",
    "worker-card-without-resource",
    "supply-empty",
    "slot-too-expensive",
    "row-position-empty",
    "row-too-expensive",
    "hand-full",
    "recovery-too-expensive",
    "recovered",
    "no-such-project",
    "cost-not-met",
    "fits-nowhere",
    "cell-above",
    "cell-occupied",
    "cell-apart",
    "edge-mismatch",
    "bonus-not-open",
    "double-without-worker",
    "transform-same-resource",
    "no-worker-there",
    "character-not-held",
    "not-your-turn",
    "power-not-now",
    "power-used",
    "no-coins",
    "no-projects",
    "no-spot",
    "spot-taken",
    "on-main-square",
    "resource-missing",
    "take-back-not-now",
    "action-compulsory",
    "chance-decides",
)


def why_not(game: Game, action: a.Action, seat: int | None = None) -> Reason | None:
    """The rule that forbids a seat this action now, or None if it is allowed."""
    who = game.decider if seat is None else seat
    if isinstance(action, a.PlaceAt) and not a.is_cell(action.x, action.y):
        return Reason("cell-above" if action.y < 0 else "cell-apart")
    if game.is_legal(a.encode(action), who):
        return None
    if game.decision == GAME_OVER:
        return Reason("game-is-over")
    if isinstance(action, a.ShufflePile) or not 0 <= who < game.players:
        return Reason("chance-decides")
    if isinstance(action, a.TakeBack):
        return _against_take_back(game, action, who)
    if who != game.decider and not isinstance(action, a.Cheat | a.Swap | a.Travel):
        return Reason("not-your-decision", {"decider": game.decider})
    return _AGAINST[type(action)](game, action, who) or _other_decision(game)


def _other_decision(game: Game) -> Reason:
    return Reason("other-decision", {"decision": DecisionKind(game.decision)})


def _is_at(game: Game, *kinds: DecisionKind) -> bool:
    return game.decision in kinds


def _against_pick(game: Game, action: a.PickResource, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.CHOOSE_RESOURCE):
        return None
    start = action.resource * MAX_PLAYERS
    by = next(other for other in range(game.players) if game.upper[start + other])
    return Reason("resource-picked", {"resource": action.resource, "by": by})


def _against_worker_card(game: Game, worker: int, seat: int) -> Reason | None:
    if game.hand[seat] >> (worker - 1) & 1:
        return None
    return Reason("worker-card-played", {"worker": worker})


def _against_coins(game: Game, action: a.PlayForCoins, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.TURN):
        return None
    if reason := _against_worker_card(game, action.worker, seat):
        return reason
    if coins_shown(game, seat, action.worker - 1) == 0:
        return Reason("worker-card-without-coins", {"worker": action.worker})
    return None


def _against_resource(game: Game, worker: int, resource: Resource, seat: int) -> Reason | None:
    """Why a resource cannot be taken with a worker card."""
    if not resources_shown(game, seat, worker - 1) >> resource & 1:
        cards = range(WORKER_CARDS)
        shown_by = [card + 1 for card in cards if resources_shown(game, seat, card) >> resource & 1]
        return Reason(
            "worker-card-without-resource", {"worker": worker, "resource": resource, "shown_by": shown_by}
        )
    if game.supply[seat] == 0:
        return Reason("supply-empty")
    price = slot_price(game, seat, cheapest_free_slot(game, resource))
    if price > game.coin_count[seat]:
        coins = game.coin_count[seat]
        return Reason("slot-too-expensive", {"resource": resource, "price": price, "coins": coins})
    return None


def _against_play_for_resource(game: Game, action: a.PlayForResource, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.TURN):
        return None
    return _against_worker_card(game, action.worker, seat) or _against_resource(
        game, action.worker, action.resource, seat
    )


def _against_second(game: Game, action: a.TakeSecond, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.SECOND_RESOURCE):
        return None if game.holder[Character.SEIGNIOR] == seat else _not_held(Character.SEIGNIOR)
    return _against_resource(game, game.played_card + 1, action.resource, seat)


def _against_play_for_building(game: Game, action: a.PlayForBuilding, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.TURN):
        return None
    if reason := _against_worker_card(game, action.worker, seat):
        return reason
    if game.row[action.position - 1] == NOTHING:
        return Reason("row-position-empty", {"position": action.position})
    price = game.components.worker_prices[(action.worker - 1) * ROW_LENGTH + action.position - 1]
    coins = game.coin_count[seat]
    return Reason(
        "row-too-expensive",
        {"worker": action.worker, "position": action.position, "price": price, "coins": coins},
    )


def _against_recover(game: Game, action: a.Recover, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.TURN):
        return None
    if game.recovered:
        return Reason("recovered")
    if game.hand[seat] == ALL_WORKER_CARDS:
        return Reason("hand-full")
    price = recovery_price(game, seat)
    return Reason("recovery-too-expensive", {"price": price, "coins": game.coin_count[seat]})


def _against_build(game: Game, action: a.Build, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.TURN, DecisionKind.BUILDER):
        return None
    if action.project > game.project_count[seat]:
        return Reason("no-such-project", {"project": action.project})
    if game.recovered and _is_at(game, DecisionKind.TURN):
        return Reason("recovered")
    return why_not_build(game, project(game, seat, action.project - 1), seat)


def why_not_build(game: Game, card: int, seat: int) -> Reason | None:
    """Why a card cannot be built now, no matter whose decision it is: its cost or its edges."""
    for resource in Resource:
        cost = game.components.cost[card * RESOURCE_COUNT + resource]
        owned = workers_on(game, seat, resource)
        if owned < cost:
            return Reason("cost-not-met", {"card": card, "resource": resource, "cost": cost, "owned": owned})
    if not fits_anywhere(game, card):
        return Reason("fits-nowhere", {"card": card})
    return None


def why_not_cell(game: Game, card: int, x: int, y: int) -> Reason | None:
    """Why a card cannot be placed at a cell, no matter whose decision it is."""
    if y < 0:
        return Reason("cell-above")
    index = index_at(game, x, y)
    if index != NOTHING:
        return Reason("cell-occupied", {"card": game.city_card[index]})
    frontier = frontier_at(game, x, y)
    if frontier == NOTHING:
        return Reason("cell-apart")
    touched = game.frontier_touched[frontier]
    wrong = (game.components.edges[card] ^ game.frontier_streets[frontier]) & touched
    for direction, name in enumerate(DIRECTIONS):
        if wrong >> direction & 1:
            has_street = bool(game.components.edges[card] >> direction & 1)
            edge = "street" if has_street else "houses"
            return Reason("edge-mismatch", {"card": card, "direction": name, "edge": edge})
    return None


def _against_place(game: Game, action: a.PlaceAt, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.PLACE):
        return None
    return why_not_cell(game, game.project_to_place, action.x, action.y)


def _against_discard(game: Game, action: a.DiscardProject, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.DISCARD):
        return None
    return Reason("no-such-project", {"project": action.project})


def _against_open_bonus(game: Game, bonus: int, seat: int) -> Reason | None:
    if not _is_at(game, DecisionKind.BONUSES):
        return None
    if all(open_bonus.bonus != bonus for open_bonus in open_bonuses(game)):
        return Reason("bonus-not-open", {"bonus": Bonus(bonus)})
    if game.supply[seat] == 0 and bonus not in (BONUS_COIN, BONUS_TRANSFORM):
        return Reason("supply-empty")
    return None


def _against_resource_bonus(game: Game, action: a.UseResourceBonus, seat: int) -> Reason | None:
    return _against_open_bonus(game, action.resource, seat)


def _against_coin_bonus(game: Game, action: a.UseCoinBonus, seat: int) -> Reason | None:
    return _against_open_bonus(game, BONUS_COIN, seat)


def _against_any_bonus(game: Game, action: a.UseAnyBonus, seat: int) -> Reason | None:
    return _against_open_bonus(game, BONUS_ANY, seat)


def _against_double_bonus(game: Game, action: a.UseDoubleBonus, seat: int) -> Reason | None:
    if reason := _against_open_bonus(game, BONUS_DOUBLE, seat):
        return reason
    if not _is_at(game, DecisionKind.BONUSES):
        return None
    return Reason("double-without-worker", {"resource": action.resource})


def _against_transform_bonus(game: Game, action: a.UseTransformBonus, seat: int) -> Reason | None:
    if reason := _against_open_bonus(game, BONUS_TRANSFORM, seat):
        return reason
    if not _is_at(game, DecisionKind.BONUSES):
        return None
    if action.resource == action.target:
        return Reason("transform-same-resource", {"resource": action.resource})
    return Reason("no-worker-there", {"resource": action.resource, "slot": action.slot})


def _not_held(character: Character) -> Reason:
    return Reason("character-not-held", {"character": character})


_POWER_POINTS = (
    DecisionKind.TURN,
    DecisionKind.SECOND_RESOURCE,
    DecisionKind.BONUSES,
    DecisionKind.AFTER_ACTION,
)


def _against_power(game: Game, character: Character, used: int, seat: int) -> Reason | None:
    """Why no power can be used by choice now (R2, R9)."""
    if game.holder[character] != seat:
        return _not_held(character)
    if seat != game.turn_seat:
        return Reason("not-your-turn", {"character": character, "turn_seat": game.turn_seat})
    if used:
        return Reason("power-used", {"character": character})
    if seat != game.decider or not _is_at(game, *_POWER_POINTS):
        return Reason("power-not-now", {"character": character})
    return None


def _against_cheat(game: Game, action: a.Cheat, seat: int) -> Reason | None:
    return _against_power(game, Character.CHEATER, game.cheater_used, seat) or Reason("no-coins")


def _against_swap(game: Game, action: a.Swap, seat: int) -> Reason | None:
    if reason := _against_power(game, Character.BOOKKEEPER, game.bookkeeper_used, seat):
        return reason
    if game.project_count[seat] == 0:
        return Reason("no-projects")
    if action.project > game.project_count[seat]:
        return Reason("no-such-project", {"project": action.project})
    return Reason("row-position-empty", {"position": action.position})


def _against_travel(game: Game, action: a.Travel, seat: int) -> Reason | None:
    if reason := _against_power(game, Character.TRAVELLER, 0, seat):
        return reason
    if is_on_main_square(game, seat):
        return Reason("on-main-square")
    if not game.components.spots[action.resource]:
        return Reason("no-spot", {"resource": action.resource})
    by = game.spot[action.resource]
    if by != NOBODY:
        return Reason("spot-taken", {"resource": action.resource, "by": by})
    return Reason("resource-missing", {"resource": action.resource})


def _against_take_back(game: Game, action: a.TakeBack, seat: int) -> Reason:
    if not can_take_back_now(game):
        return Reason("take-back-not-now", {"decision": DecisionKind(game.decision)})
    assert not has_worker_in(game, seat, action.resource, action.slot - 1)
    return Reason("no-worker-there", {"resource": action.resource, "slot": action.slot})


def _against_done(game: Game, action: a.Done, seat: int) -> Reason | None:
    return Reason("action-compulsory", {"decision": DecisionKind(game.decision)})


_AGAINST: dict[type[a.Action], Callable[[Game, Any, int], Reason | None]] = {
    a.Done: _against_done,
    a.PickResource: _against_pick,
    a.PlayForCoins: _against_coins,
    a.PlayForResource: _against_play_for_resource,
    a.PlayForBuilding: _against_play_for_building,
    a.Recover: _against_recover,
    a.Build: _against_build,
    a.TakeSecond: _against_second,
    a.DiscardProject: _against_discard,
    a.UseResourceBonus: _against_resource_bonus,
    a.UseCoinBonus: _against_coin_bonus,
    a.UseAnyBonus: _against_any_bonus,
    a.UseDoubleBonus: _against_double_bonus,
    a.UseTransformBonus: _against_transform_bonus,
    a.Cheat: _against_cheat,
    a.Swap: _against_swap,
    a.Travel: _against_travel,
    a.PlaceAt: _against_place,
}
