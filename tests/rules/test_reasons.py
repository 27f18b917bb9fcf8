"""Why not? Each reason has a case, and there is a reason exactly where an action is not legal."""

from collections.abc import Callable
from typing import Any

import pytest

from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.actions import (
    Action,
    Build,
    Cheat,
    Done,
    PickResource,
    PlaceAt,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    Recover,
    ShufflePile,
    Swap,
    TakeBack,
    Travel,
    UseCoinBonus,
    UseDoubleBonus,
    UseResourceBonus,
    UseTransformBonus,
    decode,
)
from oddville.rules.enums import Bonus, Character, DecisionKind
from oddville.rules.reasons import REASON_CODES, Reason, why_not, why_not_build, why_not_cell
from oddville.rules.vocabulary import NOBODY
from tests.support.decisions import (
    EVERY_DECISION,
    at_the_end,
    in_set_up,
    while_chance_decides,
    while_discarding,
    while_placing,
)
from tests.support.scenario import CLAY, CRYSTAL, STONE, UPPER, WOOD, Table, table
from tests.support.scenario_cards import PLAIN_CARDS, edition_with


def after_one_pick() -> Table:
    t = in_set_up()
    t.do(PickResource(WOOD))
    return t


def after_recovery() -> Table:
    t = table(hand={"purple": [4]}, coins={"purple": 1})
    t.do(Recover())
    return t


def at_bonuses(card: str, **setting: Any) -> Table:
    t = table(projects={"purple": [card]}, **{"workers": {"purple": ["wood 1"]}, **setting})
    t.build(card, 1, 0)
    return t


def after_cheating() -> Table:
    t = table(characters={"purple": ["cheater"]}, coins={"purple": 3})
    t.do(Cheat())
    return t


def with_one_spot() -> Table:
    square = {"streets": ["left", "right", "down"], "spots": ["clay"], "points": 4}
    return table(edition=edition_with(PLAIN_CARDS, main_square=square), characters={"purple": ["traveller"]})


def travelling(**setting: Any) -> Table:
    return table(characters={"purple": ["traveller"]}, **setting)


Case = tuple[Callable[[], Table], Action, str | None, dict[str, object]]

# For each reason: a table, an action, who asks (None: whoever decides), and the reason's parameters.
CASES: dict[str, Case] = {
    "game-is-over": (at_the_end, PlayForCoins(2), "purple", {}),
    "not-your-decision": (table, PlayForCoins(2), "blue", {"decider": 0}),
    "other-decision": (table, UseCoinBonus(), None, {"decision": DecisionKind.TURN}),
    "resource-picked": (after_one_pick, PickResource(WOOD), None, {"resource": WOOD}),
    "worker-card-played": (
        lambda: table(hand={"purple": [1, 2]}),
        PlayForCoins(3),
        None,
        {"worker": 3},
    ),
    "worker-card-without-coins": (table, PlayForCoins(1), None, {"worker": 1}),
    "worker-card-without-resource": (
        table,
        PlayForResource(2, STONE),
        None,
        {"worker": 2, "resource": STONE, "shown_by": [3, 4]},
    ),
    "supply-empty": (
        lambda: table(workers={"purple": ["clay upper"] * 9}),
        PlayForResource(1, WOOD),
        None,
        {},
    ),
    "slot-too-expensive": (
        lambda: table(workers={"blue": ["wood 1", "wood 2", "wood 3"]}, coins={"purple": 1}),
        PlayForResource(1, WOOD),
        None,
        {"resource": WOOD, "price": 2, "coins": 1},
    ),
    "row-position-empty": (
        lambda: table(edition=edition_with(PLAIN_CARDS[:5])),
        PlayForBuilding(4, 6),
        None,
        {"position": 6},
    ),
    "row-too-expensive": (
        lambda: table(coins={"purple": 2}),
        PlayForBuilding(1, 6),
        None,
        {"worker": 1, "position": 6, "price": 3, "coins": 2},
    ),
    "hand-full": (lambda: table(coins={"purple": 5}), Recover(), None, {}),
    "recovery-too-expensive": (
        lambda: table(hand={"purple": [1, 2, 3]}, coins={"purple": 2}),
        Recover(),
        None,
        {"price": 3, "coins": 2},
    ),
    "recovered": (after_recovery, Recover(), None, {}),
    "no-such-project": (table, Build(1), None, {"project": 1}),
    "cost-not-met": (
        lambda: table(projects={"purple": ["costs-wood-wood"]}, workers={"purple": ["wood 1"]}),
        Build(1),
        None,
        {"resource": WOOD, "cost": 2, "owned": 1},
    ),
    "fits-nowhere": (
        lambda: table(projects={"purple": ["houses"]}, workers={"purple": ["wood 1"]}),
        Build(1),
        None,
        {},
    ),
    "cell-occupied": (while_placing, PlaceAt(0, 0), None, {"card": 64}),
    "cell-apart": (while_placing, PlaceAt(1, 1), None, {}),
    "edge-mismatch": (
        lambda: placing("street-left"),
        PlaceAt(-1, 0),
        None,
        {"direction": "right", "edge": "houses"},
    ),
    "bonus-not-open": (lambda: at_bonuses("plain-1"), UseResourceBonus(CLAY), None, {"bonus": Bonus.CLAY}),
    "double-without-worker": (
        lambda: at_bonuses("bonus-double"),
        UseDoubleBonus(CRYSTAL),
        None,
        {"resource": CRYSTAL},
    ),
    "transform-same-resource": (
        lambda: at_bonuses("bonus-transform", workers={"purple": ["wood 1", "clay 1"]}),
        UseTransformBonus(CLAY, 1, CLAY),
        None,
        {"resource": CLAY},
    ),
    "no-worker-there": (table, TakeBack(CLAY, UPPER), None, {"resource": CLAY, "slot": UPPER}),
    "character-not-held": (table, Cheat(), None, {"character": Character.CHEATER}),
    "not-your-turn": (
        lambda: table(characters={"blue": ["cheater"]}, coins={"blue": 1}),
        Cheat(),
        "blue",
        {"character": Character.CHEATER, "turn_seat": 0},
    ),
    "power-not-now": (while_placing, Swap(1, 1), None, {"character": Character.BOOKKEEPER}),
    "power-used": (after_cheating, Cheat(), None, {"character": Character.CHEATER}),
    "no-coins": (lambda: table(characters={"purple": ["cheater"]}), Cheat(), None, {}),
    "no-projects": (lambda: table(characters={"purple": ["bookkeeper"]}), Swap(1, 1), None, {}),
    "no-spot": (with_one_spot, Travel(WOOD), None, {"resource": WOOD}),
    "spot-taken": (
        lambda: travelling(spots={"wood": "red"}),
        Travel(WOOD),
        None,
        {"resource": WOOD, "by": 2},
    ),
    "on-main-square": (lambda: travelling(spots={"wood": "purple"}), Travel(CLAY), None, {}),
    "resource-missing": (travelling, Travel(STONE), None, {"resource": STONE}),
    "take-back-not-now": (while_discarding, TakeBack(WOOD, 1), None, {"decision": DecisionKind.DISCARD}),
    "action-compulsory": (table, Done(), None, {"decision": DecisionKind.TURN}),
    "chance-decides": (while_chance_decides, ShufflePile(1), "blue", {}),
}


def placing(card: str) -> Table:
    t = table(projects={"purple": [card]}, workers={"purple": ["wood 1"]})
    t.do(Build(1))
    return t


@pytest.mark.parametrize("code", CASES)
def test_each_reason_has_a_case(code: str) -> None:
    reach, action, by, params = CASES[code]
    t = reach()
    assert t.refuses(action, code, by)
    reason = t.reason(action, by)
    assert reason is not None
    assert params.items() <= dict(reason.params).items()


def test_a_cell_above_the_main_squares_row_is_asked_for_by_its_place() -> None:
    """It is no cell of the action space, so only the question about a cell can name it."""
    t = table()
    assert why_not_cell(t.game, t.card("plain-1"), 0, -1) == Reason("cell-above")


def test_no_reason_is_without_a_case() -> None:
    assert {*CASES, "cell-above"} == set(REASON_CODES)
    assert len(set(REASON_CODES)) == len(REASON_CODES)


@pytest.mark.parametrize(("reach", "decision"), EVERY_DECISION)
def test_there_is_a_reason_exactly_where_an_action_is_not_legal(
    reach: Callable[[], Table], decision: str
) -> None:
    game = reach().game
    for seat in range(NOBODY, game.players):
        legal = game.legal_actions(seat)
        for number in range(ACTION_COUNT):
            reason = why_not(game, decode(number), seat)
            assert (reason is None) is (number in legal)
            assert reason is None or reason.code in REASON_CODES


def test_a_card_can_be_asked_about_before_its_time() -> None:
    """What stands against building a card of the row, or against a cell, in whoever's turn."""
    t = table(city="SQUARE  -  street-left", workers={"blue": ["wood 1"]})
    assert why_not_build(t.game, t.card("plain-1"), 1) is None
    reason = why_not_build(t.game, t.card("plain-1"), 0)
    assert reason is not None
    assert reason.code == "cost-not-met"
    assert why_not_cell(t.game, t.card("houses"), 2, 0) is None
    reason = why_not_cell(t.game, t.card("plain-1"), 2, 0)
    assert reason is not None
    assert reason.code == "edge-mismatch"
