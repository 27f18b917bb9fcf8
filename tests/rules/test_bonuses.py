"""The bonuses of a build: docs/rules.md 3b, step 5 and Bonuses; Lamplighter (R8)."""

import pytest

from oddville.rules.actions import (
    Action,
    Cheat,
    Done,
    TakeBack,
    UseAnyBonus,
    UseCoinBonus,
    UseDoubleBonus,
    UseResourceBonus,
    UseTransformBonus,
)
from oddville.rules.decisions import OpenBonus, decision_of
from oddville.rules.enums import Bonus, CoinSource, Resource
from oddville.rules.events import BonusForgone, BonusUsed, CoinDrawn, PaymentMade, WorkerMoved, WorkerPlaced
from oddville.rules.vocabulary import MAIN_SQUARE
from tests.support.scenario import CLAY, CRYSTAL, STONE, UPPER, WOOD, Table, table
from tests.support.scenario_cards import PLAIN_CARDS, card, edition_with


def open_bonuses(t: Table) -> set[tuple[str, str]]:
    """Each open bonus and the card it stands on."""
    return {
        (bonus.bonus.name.lower(), "SQUARE" if bonus.card == MAIN_SQUARE else t.ids[bonus.card])
        for bonus in decision_of(t.game).bonuses
    }


def built(card: str, x: int, y: int, city: str = "SQUARE", *others: str) -> Table:
    """Purple has just built a card that cost him one wood; `others` are his workers besides."""
    t = table(city=city, projects={"purple": [card]}, workers={"purple": ["wood 1", *others]})
    t.build(card, x, y)
    return t


# ---- Which bonuses -------------------------------------------------------------------------------


def test_step_5_the_new_cards_own_bonus_and_those_linked_by_street_whoever_owns_them() -> None:
    t = built(
        "bonus-wood",
        1,
        1,
        """
        SQUARE           -  bonus-clay/blue
          |                       |
        bonus-stone/red  -        .
        """,
    )
    assert open_bonuses(t) == {("wood", "bonus-wood"), ("clay", "bonus-clay"), ("stone", "bonus-stone")}
    assert t.choices(UseResourceBonus) == [UseResourceBonus(r) for r in (CLAY, STONE, WOOD)]


def test_step_5_the_main_squares_bonus_counts_like_that_of_any_linked_card() -> None:
    t = built("bonus-wood", 1, 0)
    assert open_bonuses(t) == {("wood", "bonus-wood"), ("coin", "SQUARE")}


def test_step_5_a_neighbour_behind_houses_gives_nothing() -> None:
    t = built(
        "street-up",
        1,
        1,
        """
        SQUARE               -  bonus-wood
           |                        |
        street-up-down-left  :      .
        """,
    )
    assert open_bonuses(t) == {("coin", "street-up"), ("wood", "bonus-wood")}


def test_step_5_a_card_diagonally_away_or_two_streets_away_gives_nothing() -> None:
    t = built(
        "bonus-any",
        2,
        0,
        """
        bonus-wood  -  SQUARE    -  plain-1
            |             |           |
            .       -  bonus-clay  -  bonus-stone
        """,
    )
    assert open_bonuses(t) == {("any", "bonus-any"), ("coin", "plain-1")}


def test_step_5_the_decision_names_the_open_bonuses() -> None:
    t = built("bonus-wood", 0, 1)
    assert decision_of(t.game).bonuses == (
        OpenBonus(Bonus.WOOD, t.card("bonus-wood"), "own"),
        OpenBonus(Bonus.COIN, MAIN_SQUARE, "up"),
    )


# ---- In any order, each optional -----------------------------------------------------------------


@pytest.mark.parametrize(
    "order", [[UseResourceBonus(WOOD), UseCoinBonus()], [UseCoinBonus(), UseResourceBonus(WOOD)]]
)
def test_step_5_bonuses_come_in_the_order_one_likes(order: list[Action]) -> None:
    t = built("bonus-wood", 1, 0)
    t.do(*order)
    assert t.workers("purple") == ["wood 1"]
    assert t.coins("purple") == 1


def test_step_5_the_step_closes_by_itself_when_no_bonus_is_left() -> None:
    t = built("bonus-wood", 1, 0)
    t.do(UseResourceBonus(WOOD))
    assert t.decision == "bonuses"
    t.do(UseCoinBonus())
    assert t.turn == "blue"


def test_step_5_each_bonus_may_be_forgone() -> None:
    t = built("bonus-wood", 1, 0)
    t.do(UseCoinBonus(), Done())
    assert t.happened(BonusForgone) == [BonusForgone(0, Bonus.WOOD, t.card("bonus-wood"))]
    assert t.workers("purple") == []
    assert t.turn == "blue"


def test_step_5_a_bonus_is_used_once() -> None:
    t = built("bonus-wood", 1, 0)
    t.do(UseResourceBonus(WOOD))
    assert t.refuses(UseResourceBonus(WOOD), "bonus-not-open")
    assert t.refuses(UseResourceBonus(CLAY), "bonus-not-open")


def test_step_5_two_bonuses_of_a_kind_are_two_bonuses() -> None:
    t = built("bonus-coin", 1, 0)
    t.do(UseCoinBonus())
    assert t.happened(BonusUsed) == [BonusUsed(0, Bonus.COIN, t.card("bonus-coin"))]
    t.do(UseCoinBonus())
    assert t.happened(BonusUsed) == [BonusUsed(0, Bonus.COIN, MAIN_SQUARE)]
    assert t.coins("purple") == 2


def test_step_5_a_bonus_that_cannot_be_used_stays_until_forgone() -> None:
    """All nine workers are in use, so neither bonus of this build but the coin can be used."""
    t = table(projects={"purple": ["bonus-wood"]}, workers={"purple": ["wood 1"] + ["clay upper"] * 8})
    t.build("bonus-wood", 1, 0)
    t.do(UseCoinBonus())
    assert t.supply("purple") == 0
    assert t.decision == "bonuses"
    assert t.refuses(UseResourceBonus(WOOD), "supply-empty")
    t.done()
    assert t.turn == "blue"


def test_step_5_with_an_empty_supply_a_worker_may_be_taken_back_first() -> None:
    t = table(projects={"purple": ["bonus-wood"]}, workers={"purple": ["wood 1"] + ["clay upper"] * 8})
    t.build("bonus-wood", 1, 0)
    t.do(TakeBack(CLAY, UPPER), UseResourceBonus(WOOD))
    assert t.workers("purple") == ["wood 1"] + ["clay upper"] * 7


def test_step_5_it_stays_open_for_a_power_when_no_bonus_is_left() -> None:
    t = table(
        characters={"purple": ["cheater"]},
        projects={"purple": ["bonus-wood"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("bonus-wood", 1, 0)
    t.do(UseResourceBonus(WOOD), UseCoinBonus())
    assert t.decision == "bonuses"
    assert t.choices(Cheat, Done) == [Cheat(), Done()]
    t.do(Cheat())
    assert t.turn == "blue"


# ---- Each kind -----------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", Resource)
def test_a_resource_bonus_puts_a_worker_on_its_cheapest_free_slot_free(resource: Resource) -> None:
    name = resource.name.lower()
    t = table(
        projects={"purple": [f"bonus-{name}"]},
        workers={"purple": ["wood upper"], "blue": [f"{name} 1", f"{name} 2", f"{name} 3"]},
        characters={"red": ["tax-collector"]},
    )
    t.build(f"bonus-{name}", 1, 0)
    t.do(UseResourceBonus(resource))
    assert t.workers("purple") == [f"{name} upper"]
    assert t.happened(WorkerPlaced) == [WorkerPlaced(0, resource, UPPER)]
    assert not t.happened(PaymentMade)
    assert t.coins("red") == 0


@pytest.mark.parametrize("resource", Resource)
def test_any_resource_is_of_ones_choice(resource: Resource) -> None:
    t = built("bonus-any", 1, 0)
    assert len(t.choices(UseAnyBonus)) == 4
    t.do(UseAnyBonus(resource))
    assert t.workers("purple") == [f"{resource.name.lower()} 1"]


def test_any_resource_needs_a_worker_in_the_supply() -> None:
    t = built("bonus-any", 1, 0, "SQUARE", *["clay upper"] * 8)
    assert t.refuses(UseAnyBonus(STONE), "supply-empty")


def test_double_is_a_resource_on_which_one_has_a_worker() -> None:
    t = built("bonus-double", 1, 0, "SQUARE", "clay 1", "crystal upper")
    assert t.choices(UseDoubleBonus) == [UseDoubleBonus(CLAY), UseDoubleBonus(CRYSTAL)]
    assert t.refuses(UseDoubleBonus(STONE), "double-without-worker")
    t.do(UseDoubleBonus(CRYSTAL))
    assert t.workers("purple") == ["clay 1", "crystal 1", "crystal upper"]


def test_double_counts_the_workers_at_that_moment() -> None:
    """The wood was paid for the card; after the wood bonus there is wood to double."""
    t = built("bonus-double", 2, 0, "SQUARE  -  bonus-wood")
    assert t.refuses(UseDoubleBonus(WOOD), "double-without-worker")
    t.do(UseResourceBonus(WOOD), UseDoubleBonus(WOOD))
    assert t.workers("purple") == ["wood 1", "wood 2"]


def test_double_counts_neither_the_main_square_nor_the_workers_of_others() -> None:
    t = table(
        projects={"purple": ["bonus-double"]},
        workers={"purple": ["wood 1"], "blue": ["stone 1"]},
        spots={"clay": "purple"},
    )
    t.build("bonus-double", 1, 0)
    assert t.choices(UseDoubleBonus) == []
    assert t.refuses(UseDoubleBonus(CLAY), "double-without-worker")
    assert t.refuses(UseDoubleBonus(STONE), "double-without-worker")


def test_double_needs_a_worker_in_the_supply() -> None:
    t = built("bonus-double", 1, 0, "SQUARE", *["clay upper"] * 8)
    assert t.refuses(UseDoubleBonus(CLAY), "supply-empty")


def test_transform_moves_a_worker_of_any_slot_to_the_cheapest_of_another_resource() -> None:
    t = table(
        projects={"purple": ["bonus-transform"]},
        workers={"purple": ["wood 1", "clay 2", "clay upper"], "blue": ["stone 1"]},
    )
    t.build("bonus-transform", 1, 0)
    assert {
        (c.resource, c.slot) for c in t.choices(UseTransformBonus) if isinstance(c, UseTransformBonus)
    } == {
        (CLAY, 2),
        (CLAY, UPPER),
    }
    t.do(UseTransformBonus(CLAY, UPPER, STONE))
    assert t.happened(WorkerMoved) == [WorkerMoved(0, CLAY, UPPER, STONE, 2)]
    assert t.workers("purple") == ["clay 2", "stone 2"]


def test_transform_goes_to_another_resource_and_from_a_slot_one_occupies() -> None:
    t = built("bonus-transform", 1, 0, "SQUARE", "clay 2")
    assert t.refuses(UseTransformBonus(CLAY, 2, CLAY), "transform-same-resource")
    assert t.refuses(UseTransformBonus(CLAY, 1, STONE), "no-worker-there")
    assert t.refuses(UseTransformBonus(STONE, UPPER, CLAY), "no-worker-there")


def test_transform_needs_no_worker_in_the_supply() -> None:
    t = built("bonus-transform", 1, 0, "SQUARE", *["clay upper"] * 8)
    t.do(UseTransformBonus(CLAY, UPPER, CRYSTAL))
    assert t.supply("purple") == 0
    assert t.workers("purple") == ["clay upper"] * 7 + ["crystal 1"]


def test_transform_moves_no_worker_of_the_city() -> None:
    t = table(
        projects={"purple": ["bonus-transform"]}, workers={"purple": ["wood 1"]}, spots={"clay": "purple"}
    )
    t.build("bonus-transform", 1, 0)
    assert t.choices(UseTransformBonus) == []


def test_a_coin_is_drawn_from_the_deck() -> None:
    t = table(projects={"purple": ["bonus-coin"]}, workers={"purple": ["wood 1"]}, deck=["houses"])
    t.build("bonus-coin", 1, 0)
    t.do(UseCoinBonus())
    assert t.happened(CoinDrawn) == [CoinDrawn(0, t.card("houses"), CoinSource.BONUS)]
    assert t.coin_cards("purple") == ["houses"]


def test_with_five_coins_the_coin_bonus_has_no_effect() -> None:
    t = table(projects={"purple": ["bonus-coin"]}, workers={"purple": ["wood 1"]}, coins={"purple": 5})
    t.build("bonus-coin", 1, 0)
    before = t.deck
    t.do(UseCoinBonus())
    assert t.happened(BonusUsed)
    assert not t.happened(CoinDrawn)
    assert t.coins("purple") == 5
    assert t.deck == before


# ---- Lamplighter (R8) ----------------------------------------------------------------------------

HOUSES_ON_THE_LEFT = """
    SQUARE                      -  bonus-wood
       |                               |
    street-up-down-left         :      .
"""


def with_lamplighter(holder: str) -> Table:
    t = table(
        city=HOUSES_ON_THE_LEFT,
        characters={holder: ["lamplighter"]},
        projects={"purple": ["street-up"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("street-up", 1, 1)
    return t


def test_with_the_lamplighter_buildings_behind_houses_give_their_bonus_too() -> None:
    t = with_lamplighter("purple")
    assert open_bonuses(t) == {
        ("coin", "street-up"),
        ("wood", "bonus-wood"),
        ("coin", "street-up-down-left"),
    }


def test_the_lamplighter_of_another_player_lights_nothing() -> None:
    t = with_lamplighter("blue")
    assert open_bonuses(t) == {("coin", "street-up"), ("wood", "bonus-wood")}


def test_the_lamplighter_lights_no_card_diagonally_away() -> None:
    t = table(
        city="bonus-wood  -  SQUARE",
        characters={"purple": ["lamplighter"]},
        projects={"purple": ["bonus-any"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("bonus-any", 0, 1)
    assert open_bonuses(t) == {("any", "bonus-any"), ("coin", "SQUARE")}


@pytest.mark.parametrize("characters", [{}, {"purple": ["lamplighter"]}])
def test_for_the_lamplighter_the_main_square_is_no_building(characters: dict[str, list[str]]) -> None:
    """An edition whose Main Square has houses below: its coin needs a street there."""
    square = {"streets": ["left", "right"], "spots": [], "bonus": "coin", "points": 4}
    no_streets = card("no-streets", streets="", bonus="wood")
    edition = edition_with([no_streets, *PLAIN_CARDS], main_square=square)
    t = table(
        edition=edition,
        characters=characters,
        projects={"purple": ["no-streets"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("no-streets", 0, 1)
    assert open_bonuses(t) == {("wood", "no-streets")}


def test_r8_a_lamplighter_gained_with_this_build_does_not_light_it() -> None:
    """He comes after the bonuses: the building behind the houses gives nothing."""
    lamp = card("lamp", streets="up", guild="fleur-de-lis")
    behind_houses = card("behind-houses", streets="up", bonus="wood")
    t = table(
        edition=edition_with([lamp, behind_houses, *PLAIN_CARDS]),
        city="""
        SQUARE           -  plain-1
           |                   |
        behind-houses    :     .
        """,
        piles={"fleur-de-lis": ["lamplighter", "builder"]},
        projects={"purple": ["lamp"]},
        workers={"purple": ["wood 1"]},
    )
    t.build("lamp", 1, 1)
    assert open_bonuses(t) == {("coin", "lamp"), ("coin", "plain-1")}
    t.do(UseCoinBonus(), UseCoinBonus())
    assert t.characters("purple") == ["lamplighter"]
    assert (t.decision, t.turn) == ("turn", "blue")
