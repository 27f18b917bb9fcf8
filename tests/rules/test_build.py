"""Paying for a project and owning it: docs/rules.md 3b, steps 1, 2 and 4."""

import pytest

from oddville.rules.actions import Build, PlaceAt, PlayForCoins, UseResourceBonus
from oddville.rules.events import CardBuilt, WorkerSpent
from tests.support.scenario import CLAY, UPPER, WOOD, table


def test_step_1_each_project_that_can_be_completed_is_offered() -> None:
    t = table(projects={"purple": ["plain-1", "costs-clay"]}, workers={"purple": ["wood 1", "clay 1"]})
    assert t.choices(Build) == [Build(1), Build(2)]
    t.do(Build(2))
    assert t.projects("purple") == ["plain-1"]
    assert t.decision == "place"


def test_step_1_without_projects_nothing_is_built() -> None:
    t = table(projects={"purple": ["plain-1"]}, workers={"purple": ["wood 1"]})
    assert t.refuses(Build(2), "no-such-project")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["wood 1", "wood 2", "wood upper"], ["wood upper"]),
        (["wood 2", "wood 3", "wood upper"], ["wood upper"]),
        (["wood 3", "wood upper", "wood upper"], ["wood upper"]),
        (["wood 1", "wood upper", "wood upper"], ["wood upper"]),
        (["wood 1", "wood 2", "wood 3"], ["wood 3"]),  # equal prices: the leftmost
    ],
)
def test_step_2_the_cost_is_taken_from_the_cheapest_slots_one_occupies(
    before: list[str], after: list[str]
) -> None:
    t = table(projects={"purple": ["costs-wood-wood"]}, workers={"purple": before})
    t.do(Build(1))
    assert t.workers("purple") == after


def test_step_2_each_resource_of_the_cost_is_paid() -> None:
    t = table(
        projects={"purple": ["costs-each-once"]},
        workers={"purple": ["wood 1", "clay upper", "stone 2", "crystal 3", "crystal upper"]},
    )
    t.do(Build(1))
    assert t.workers("purple") == ["crystal upper"]
    assert len(t.happened(WorkerSpent)) == 4


@pytest.mark.parametrize(
    "workers",
    [
        ["wood 1", "clay 1"],  # one wood too few
        ["wood 1", "wood 2"],  # no clay
        ["wood 1", "wood 2", "stone 1"],
        [],
    ],
)
def test_step_2_without_the_cost_nothing_is_built(workers: list[str]) -> None:
    t = table(projects={"purple": ["costs-wood-wood-clay"]}, workers={"purple": workers})
    assert t.refuses(Build(1), "cost-not-met")


def test_step_2_the_workers_of_others_pay_nothing_and_stay() -> None:
    t = table(
        projects={"purple": ["plain-1"]},
        workers={"purple": ["wood upper"], "blue": ["wood 1", "wood upper"]},
    )
    t.do(Build(1))
    assert t.happened(WorkerSpent) == [WorkerSpent(0, WOOD, UPPER)]
    assert t.workers("blue") == ["wood 1", "wood upper"]
    t = table(projects={"purple": ["plain-1"]}, workers={"blue": ["wood 1"]})
    assert t.refuses(Build(1), "cost-not-met")


def test_step_2_coins_buy_no_resource() -> None:
    t = table(projects={"purple": ["plain-1"]}, coins={"purple": 5})
    assert t.refuses(Build(1), "cost-not-met")


def test_step_2_the_workers_paid_can_be_used_at_once() -> None:
    """All nine are on the board: one paid for the card goes on it, the other serves the bonus."""
    t = table(
        projects={"purple": ["costs-wood-wood"]},
        workers={"purple": ["wood 1", "wood 2"] + ["clay upper"] * 7},
        city="SQUARE  -  bonus-clay/blue",
    )
    assert t.supply("purple") == 0
    t.build("costs-wood-wood", 2, 0)
    assert t.supply("purple") == 1
    t.do(UseResourceBonus(CLAY))
    assert t.supply("purple") == 0
    assert t.workers("purple") == ["clay 1"] + ["clay upper"] * 7


def test_step_4_a_worker_of_ones_supply_on_the_card_makes_one_its_owner() -> None:
    t = table(projects={"purple": ["plain-1"]}, workers={"purple": ["wood 1"]})
    assert t.supply("purple") == 8
    t.build("plain-1", 1, 0)
    assert CardBuilt(0, t.card("plain-1"), 1, 0) in t.events
    assert t.game.city_owner[1] == 0
    assert t.workers_in_city("purple") == 1
    assert t.supply("purple") == 8


def test_a_build_is_the_action_of_the_turn_and_uses_no_worker_card() -> None:
    t = table(projects={"purple": ["plain-1"]}, workers={"purple": ["wood 1"]})
    t.do(Build(1), PlaceAt(1, 0))
    assert t.refuses(PlayForCoins(2), "other-decision")
    t.done()
    assert t.turn == "blue"
    assert t.hand("purple") == [1, 2, 3, 4]
