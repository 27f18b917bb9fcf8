"""Taking a resource with a worker card: docs/rules.md 1 (A2), 3a, and the guild of the mask."""

import pytest

from oddville.rules.actions import (
    Done,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    TakeBack,
    TakeSecond,
)
from oddville.rules.enums import Purpose, Resource
from oddville.rules.events import PaymentMade, SecondResourceDeclined, WorkerPlaced
from tests.support.scenario import CLAY, CRYSTAL, STONE, UPPER, WOOD, Table, table
from tests.support.scenario_cards import PLAIN_CARDS, edition_with

# ---- 3a: the cheapest free slot ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("occupied", "slot", "price"),
    [
        ([], "clay 1", 0),
        (["clay 1"], "clay 2", 1),
        (["clay 1", "clay 2"], "clay 3", 1),
        (["clay 1", "clay 3"], "clay 2", 1),  # equal prices: the leftmost
        (["clay 2", "clay 3"], "clay 1", 0),
        (["clay 1", "clay 2", "clay 3"], "clay upper", 2),
        (["clay 1", "clay 2", "clay 3", "clay upper", "clay upper"], "clay upper", 2),
    ],
)
def test_3a_a_worker_goes_on_the_cheapest_free_slot_and_pays_it(
    occupied: list[str], slot: str, price: int
) -> None:
    t = table(workers={"blue": occupied}, coins={"purple": 2})
    t.do(PlayForResource(2, CLAY))
    assert t.workers("purple") == [slot]
    assert t.supply("purple") == 8
    assert t.coins("purple") == 2 - price
    assert t.happened(PaymentMade) == ([PaymentMade(0, price, Purpose.SLOT)] if price else [])


def test_3a_ones_own_workers_occupy_slots_too() -> None:
    t = table(workers={"purple": ["wood 1"]}, coins={"purple": 1})
    t.do(PlayForResource(1, WOOD))
    assert t.workers("purple") == ["wood 1", "wood 2"]


def test_3a_the_upper_slot_holds_any_number_of_workers_of_anyone() -> None:
    full = ["wood 1", "wood 2", "wood 3"]
    t = table(workers={"blue": full, "red": ["wood upper"] * 4}, coins={"purple": 2})
    t.do(PlayForResource(1, WOOD))
    assert t.workers("purple") == ["wood upper"]
    assert t.workers("red") == ["wood upper"] * 4


def test_a2_two_players_have_two_lower_slots() -> None:
    t = table(players=2, workers={"blue": ["wood 1", "wood 2"]}, coins={"purple": 2})
    t.do(PlayForResource(1, WOOD))
    assert t.workers("purple") == ["wood upper"]
    assert t.coins("purple") == 0


@pytest.mark.parametrize(
    ("lower", "order"),
    [
        ([0, 2], ["wood 1", "wood 2", "wood upper"]),  # equal prices: lower before upper
        ([1, 0, 1], ["wood 2", "wood 1", "wood 3"]),
        ([3, 3], ["wood upper", "wood upper", "wood upper"]),
    ],
)
def test_3a_the_tie_rule_holds_on_other_boards(lower: list[int], order: list[str]) -> None:
    side = {"lower": lower, "upper": 2}
    edition = edition_with(PLAIN_CARDS, board={"two_players": side, "three_or_four_players": side})
    t = table(players=2, edition=edition, coins={"purple": 5}, characters={"purple": ["seignior"]})
    t.do(PlayForResource(1, WOOD))
    first = t.workers("purple")
    assert first == order[:1]
    t.do(TakeSecond(WOOD))
    assert sorted(t.workers("purple")) == sorted(order[:2])


def test_3a_the_worker_must_be_in_the_supply() -> None:
    t = table(workers={"purple": ["stone upper"] * 9}, coins={"purple": 5})
    assert t.supply("purple") == 0
    assert t.refuses(PlayForResource(1, WOOD), "supply-empty")
    t.do(TakeBack(STONE, UPPER))
    assert t.offers(PlayForResource(1, WOOD))


def test_3a_the_coins_must_be_there() -> None:
    t = table(workers={"blue": ["wood 1", "clay 1", "clay 2", "clay 3"]}, coins={"purple": 1})
    assert t.offers(PlayForResource(2, WOOD))
    assert t.refuses(PlayForResource(2, CLAY), "slot-too-expensive")


def test_3a_the_worker_is_placed_before_the_slot_is_paid() -> None:
    t = table(workers={"blue": ["wood 1"]}, coins={"purple": 1})
    events = t.do(PlayForResource(1, WOOD))
    placed, paid = t.happened(WorkerPlaced)[0], t.happened(PaymentMade)[0]
    assert placed == WorkerPlaced(0, WOOD, 2)
    assert events.index(placed) < events.index(paid)


# ---- Human Resources Manager ---------------------------------------------------------------------


@pytest.mark.parametrize("worker", [1, 2, 3, 4])
def test_with_the_human_resources_manager_every_card_shows_all_resources(worker: int) -> None:
    t = table(characters={"purple": ["human-resources-manager"]})
    for resource in Resource:
        assert t.offers(PlayForResource(worker, resource))


def test_the_human_resources_manager_changes_neither_coins_nor_prices() -> None:
    t = table(characters={"purple": ["human-resources-manager"]}, workers={"blue": ["crystal 1"]})
    assert t.refuses(PlayForCoins(1), "worker-card-without-coins")
    assert t.refuses(PlayForResource(1, CRYSTAL), "slot-too-expensive")


def test_the_human_resources_manager_works_for_his_holder_only() -> None:
    t = table(characters={"blue": ["human-resources-manager"]})
    assert t.refuses(PlayForResource(1, CRYSTAL), "worker-card-without-resource")


# ---- Landowner -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("occupied", "slot", "price"),
    [
        ([], "wood 1", 0),  # never below 0
        (["wood 1"], "wood 2", 0),
        (["wood 1", "wood 2", "wood 3"], "wood upper", 1),
    ],
)
def test_with_the_landowner_a_resource_costs_a_coin_less(occupied: list[str], slot: str, price: int) -> None:
    t = table(characters={"purple": ["landowner"]}, workers={"blue": occupied}, coins={"purple": price})
    t.do(PlayForResource(1, WOOD))
    assert t.workers("purple") == [slot]
    assert t.coins("purple") == 0


def test_the_landowner_makes_neither_the_row_cheaper_nor_the_slots_of_others() -> None:
    t = table(characters={"purple": ["landowner"]})
    assert t.refuses(PlayForBuilding(1, 2), "row-too-expensive")
    t = table(characters={"blue": ["landowner"]}, workers={"red": ["wood 1"]})
    assert t.refuses(PlayForResource(1, WOOD), "slot-too-expensive")


# ---- Seignior ------------------------------------------------------------------------------------


def with_seignior(coins: int = 0, **occupied: list[str]) -> Table:
    return table(players=4, characters={"purple": ["seignior"]}, coins={"purple": coins}, workers=occupied)


def test_with_seignior_a_worker_card_may_take_a_second_resource() -> None:
    t = with_seignior()
    t.do(PlayForResource(2, WOOD))
    assert t.decision == "second-resource"
    assert t.decider == "purple"
    t.do(TakeSecond(CLAY))
    assert t.workers("purple") == ["wood 1", "clay 1"]
    assert t.hand("purple") == [1, 3, 4]
    assert t.turn == "blue"


def test_seigniors_second_resource_may_be_the_same() -> None:
    t = with_seignior(coins=1)
    t.do(PlayForResource(1, WOOD), TakeSecond(WOOD))
    assert t.workers("purple") == ["wood 1", "wood 2"]
    assert t.coins("purple") == 0


def test_seigniors_second_resource_must_be_shown_by_the_same_card() -> None:
    t = with_seignior()
    t.do(PlayForResource(2, WOOD))
    assert t.offers(TakeSecond(CLAY))
    assert t.refuses(TakeSecond(STONE), "worker-card-without-resource")


def test_seignior_with_the_human_resources_manager_takes_any_second_resource() -> None:
    t = table(players=4, characters={"purple": ["seignior", "human-resources-manager"]})
    t.do(PlayForResource(1, CRYSTAL))
    assert t.offers(TakeSecond(STONE))


def test_seignior_with_the_landowner_pays_a_coin_less_for_each() -> None:
    t = table(
        players=4,
        characters={"purple": ["seignior", "landowner"]},
        workers={"blue": ["wood 1", "clay 1", "clay 2", "clay 3"]},
        coins={"purple": 1},
    )
    t.do(PlayForResource(2, WOOD))
    assert t.coins("purple") == 1
    t.do(TakeSecond(CLAY))
    assert t.coins("purple") == 0


def test_seigniors_second_resource_is_paid_after_the_first_is_complete() -> None:
    t = with_seignior(coins=1, blue=["wood 1", "clay 1"])
    t.do(PlayForResource(2, WOOD))
    assert t.coins("purple") == 0
    assert t.refuses(TakeSecond(CLAY), "slot-too-expensive")


def test_seigniors_second_resource_may_be_declined() -> None:
    t = with_seignior()
    t.do(PlayForResource(2, WOOD))
    t.done()
    assert t.happened(SecondResourceDeclined) == [SecondResourceDeclined(0)]
    assert t.workers("purple") == ["wood 1"]
    assert t.turn == "blue"


def test_seigniors_question_is_asked_even_if_nothing_can_be_taken() -> None:
    t = with_seignior(blue=["wood 2", "wood 3"])
    t.do(PlayForResource(1, WOOD))
    assert t.decision == "second-resource"
    assert t.choices(TakeSecond) == []
    assert t.offers(Done())


def test_before_seigniors_second_resource_a_worker_may_be_taken_back() -> None:
    t = table(
        players=4,
        characters={"purple": ["seignior"]},
        workers={"purple": ["stone upper"] * 8},
    )
    t.do(PlayForResource(2, WOOD))
    assert t.refuses(TakeSecond(CLAY), "supply-empty")
    t.do(TakeBack(STONE, UPPER), TakeSecond(CLAY))
    assert t.workers("purple") == ["wood 1", "clay 1"] + ["stone upper"] * 7


def test_the_worker_just_placed_may_be_taken_back_for_seigniors_second_resource() -> None:
    t = with_seignior()
    t.do(PlayForResource(1, WOOD), TakeBack(WOOD, 1), TakeSecond(WOOD))
    assert t.workers("purple") == ["wood 1"]


def test_seignior_asks_after_resources_only() -> None:
    t = with_seignior()
    t.do(PlayForCoins(2))
    assert t.turn == "blue"
    t = with_seignior()
    t.do(PlayForBuilding(2, 1))
    assert t.turn == "blue"


def test_seignior_asks_his_holder_only() -> None:
    t = table(players=4, characters={"blue": ["seignior"]})
    t.do(PlayForResource(2, WOOD))
    assert t.turn == "blue"
    assert t.decision == "turn"
