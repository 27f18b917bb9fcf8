"""Cheater, Bookkeeper and Traveller: docs/rules.md 3, Powers (R2), and 1, Characters."""

from collections.abc import Callable

import pytest

from oddville.rules.actions import (
    Action,
    Build,
    Cheat,
    DiscardProject,
    Done,
    PlaceAt,
    PlayForBuilding,
    PlayForCoins,
    PlayForResource,
    Recover,
    Swap,
    TakeBack,
    Travel,
    UseCoinBonus,
)
from oddville.rules.enums import Resource
from oddville.rules.events import (
    CoinTurned,
    PaymentMade,
    ProjectDiscarded,
    ProjectSwapped,
    RowFilled,
    RowShifted,
    TurnEnded,
    WorkerSpent,
    WorkerTravelled,
)
from tests.support.scenario import CLAY, CRYSTAL, STONE, UPPER, WOOD, Table, table
from tests.support.scenario_cards import PLAIN_CARDS, edition_with

# ---- R2: when ------------------------------------------------------------------------------------


def with_all_three(*extra: str) -> Table:
    """Purple holds the three characters whose power is used by choice, and can use each of them."""
    return table(
        players=4,
        characters={"purple": ["cheater", "bookkeeper", "traveller", *extra]},
        coins={"purple": 3},
        hand={"purple": [2, 3]},
        projects={"purple": ["mask-a", "plain-1"]},
        workers={"purple": ["wood 1", "clay 1"]},
    )


def before_the_action() -> Table:
    return with_all_three()


def between_recovering_and_playing() -> Table:
    t = with_all_three()
    t.do(Recover())
    return t


def before_seigniors_second_resource() -> Table:
    t = with_all_three("seignior")
    t.do(PlayForResource(2, CLAY))
    return t


def between_bonuses() -> Table:
    t = with_all_three()
    t.do(Build(1), PlaceAt(1, 0), UseCoinBonus())
    return t


def before_the_character() -> Table:
    t = with_all_three()
    t.do(Build(1), PlaceAt(1, 0), UseCoinBonus(), UseCoinBonus())
    assert t.characters("purple") == ["cheater", "bookkeeper", "traveller"]
    return t


def after_the_action() -> Table:
    t = with_all_three()
    t.do(PlayForCoins(2))
    return t


DECISION_POINTS = [
    (before_the_action, "turn"),
    (between_recovering_and_playing, "turn"),
    (before_seigniors_second_resource, "second-resource"),
    (between_bonuses, "bonuses"),
    (before_the_character, "bonuses"),
    (after_the_action, "after-action"),
]
POWERS: list[Action] = [Cheat(), Swap(1, 1), Travel(CLAY)]


@pytest.mark.parametrize(("reach", "decision"), DECISION_POINTS)
def test_r2_the_three_powers_may_be_used_at_each_decision_point_of_ones_turn(
    reach: Callable[[], Table], decision: str
) -> None:
    t = reach()
    assert (t.decision, t.decider, t.turn) == (decision, "purple", "purple")
    for power in POWERS:
        assert t.offers(power)


@pytest.mark.parametrize(("reach", "decision"), DECISION_POINTS)
@pytest.mark.parametrize("power", POWERS)
def test_r2_after_a_power_the_decision_goes_on_where_it_was(
    reach: Callable[[], Table], decision: str, power: Action
) -> None:
    t = reach()
    t.do(power)
    if t.decision == "discard":
        t.do(DiscardProject(1))
    assert (t.decision, t.decider) == (decision, "purple")
    assert not t.offers(power)


@pytest.mark.parametrize(("reach", "decision"), DECISION_POINTS)
def test_r2_all_three_may_be_used_at_one_decision_point(reach: Callable[[], Table], decision: str) -> None:
    t = reach()
    t.do(Swap(1, 1), Travel(CLAY), Cheat())
    if t.decision == "discard":
        t.do(DiscardProject(1))
    assert t.choices(Cheat, Swap, Travel) == []


def while_placing() -> Table:
    t = with_all_three()
    t.do(Build(1))
    return t


def while_discarding_from_the_row() -> Table:
    t = with_all_three()
    t.do(PlayForBuilding(2, 1))
    return t


def while_discarding_for_the_cheater() -> Table:
    t = with_all_three()
    t.do(Cheat())
    return t


@pytest.mark.parametrize(
    ("reach", "decision"),
    [
        (while_placing, "place"),
        (while_discarding_from_the_row, "discard"),
        (while_discarding_for_the_cheater, "discard"),
    ],
)
def test_r2_not_in_the_middle_of_a_build_or_a_forced_discard(
    reach: Callable[[], Table], decision: str
) -> None:
    t = reach()
    assert t.decision == decision
    assert t.refuses(Swap(1, 1), "power-not-now")
    assert t.refuses(Travel(CLAY), "power-not-now")
    assert not t.offers(Cheat())


@pytest.mark.parametrize("power", POWERS)
def test_r2_not_in_the_turn_of_another_player(power: Action) -> None:
    t = table(
        players=4,
        characters={"blue": ["cheater", "bookkeeper", "traveller"]},
        coins={"blue": 3},
        projects={"blue": ["plain-1"]},
        workers={"blue": ["clay 1"]},
    )
    assert t.refuses(power, "not-your-turn", by="blue")
    t.do(PlayForCoins(2))
    assert t.offers(power)


@pytest.mark.parametrize("power", POWERS)
def test_only_the_holder_of_a_character_has_his_power(power: Action) -> None:
    t = table(coins={"purple": 3}, projects={"purple": ["plain-1"]}, workers={"purple": ["clay 1"]})
    assert t.refuses(power, "character-not-held")


# ---- The end of a turn ---------------------------------------------------------------------------


def test_the_turn_ends_by_itself_when_no_power_could_still_be_used() -> None:
    t = table(characters={"purple": ["cheater", "bookkeeper", "traveller"]}, players=4)
    t.do(PlayForBuilding(1, 1))  # no coin for the Cheater, no worker for the Traveller, but a project
    assert t.decision == "after-action"
    t.do(Swap(1, 1))
    assert TurnEnded(0) in t.events
    assert t.turn == "blue"


def test_otherwise_one_says_that_one_is_done() -> None:
    t = after_the_action()
    t.done()
    assert TurnEnded(0) in t.events
    assert t.turn == "blue"


def test_after_the_action_there_is_no_second_one() -> None:
    t = after_the_action()
    assert t.refuses(PlayForCoins(3), "other-decision")
    assert t.refuses(Build(1), "other-decision")
    assert t.refuses(Recover(), "other-decision")


# ---- Cheater -------------------------------------------------------------------------------------


def test_the_cheater_turns_the_newest_coin_into_a_project() -> None:
    t = table(characters={"purple": ["cheater"]}, coins={"purple": ["houses", "shields"]})
    t.do(Cheat())
    assert t.projects("purple") == ["shields"]
    assert t.coin_cards("purple") == ["houses"]
    assert t.events == [CoinTurned(0, t.card("shields"))]
    assert t.decision == "turn"


def test_the_cheater_works_once_in_a_turn() -> None:
    t = table(characters={"purple": ["cheater"]}, coins={"purple": 3})
    t.do(Cheat())
    assert t.refuses(Cheat(), "power-used")
    t.do(PlayForCoins(4), PlayForCoins(2), PlayForCoins(2))
    assert t.turn == "purple"
    assert t.offers(Cheat())


def test_the_cheater_needs_a_coin() -> None:
    assert table(characters={"purple": ["cheater"]}).refuses(Cheat(), "no-coins")


@pytest.mark.parametrize("project", [1, 2, 3])
def test_a_third_project_from_the_cheater_means_a_discard_and_leaves_the_row_alone(project: int) -> None:
    t = table(
        characters={"purple": ["cheater"]},
        coins={"purple": ["shields"]},
        projects={"purple": ["plain-1", "plain-2"]},
    )
    row = t.row
    t.do(Cheat())
    assert t.decision == "discard"
    t.do(DiscardProject(project))
    assert t.events == [ProjectDiscarded(0, t.card(["plain-1", "plain-2", "shields"][project - 1]))]
    assert (t.decision, t.decider, t.row) == ("turn", "purple", row)


def test_turning_a_coin_over_is_no_payment() -> None:
    t = table(characters={"purple": ["cheater"], "blue": ["tax-collector"]}, coins={"purple": 1})
    t.do(Cheat())
    assert not t.happened(PaymentMade)
    assert t.coins("blue") == 0


def test_a_project_from_the_cheater_can_be_built_in_the_same_turn() -> None:
    t = table(
        characters={"purple": ["cheater"]}, coins={"purple": ["plain-1"]}, workers={"purple": ["wood 1"]}
    )
    assert t.refuses(Build(1), "no-such-project")
    t.do(Cheat())
    assert t.offers(Build(1))


# ---- Bookkeeper ----------------------------------------------------------------------------------

ROW = ["houses", "costs-clay", "costs-stone", "shields", "row-2", "column-1"]


def test_the_bookkeeper_swaps_a_project_with_a_card_of_the_row() -> None:
    """The project takes that card's place: no price, no shift, no refill."""
    t = table(characters={"purple": ["bookkeeper"]}, projects={"purple": ["plain-1", "plain-2"]}, row=ROW)
    deck = t.deck
    t.do(Swap(2, 6))
    assert t.projects("purple") == ["plain-1", "column-1"]
    assert t.row == [*ROW[:5], "plain-2"]
    assert t.deck == deck
    assert t.events == [ProjectSwapped(0, t.card("plain-2"), t.card("column-1"), 6)]
    assert not t.happened(RowShifted)
    assert not t.happened(RowFilled)


def test_the_bookkeeper_may_swap_any_project_with_any_position() -> None:
    t = table(characters={"purple": ["bookkeeper"]}, projects={"purple": ["plain-1", "plain-2"]})
    assert t.choices(Swap) == [Swap(project, position) for project in (1, 2) for position in range(1, 7)]


def test_the_bookkeeper_works_once_in_a_turn() -> None:
    t = table(characters={"purple": ["bookkeeper"]}, projects={"purple": ["plain-1"]})
    t.do(Swap(1, 1))
    assert t.refuses(Swap(1, 1), "power-used")
    t.do(PlayForCoins(2), PlayForCoins(2), PlayForCoins(2))
    assert t.turn == "purple"
    assert t.offers(Swap(1, 1))


def test_the_bookkeeper_needs_a_project() -> None:
    t = table(characters={"purple": ["bookkeeper"]})
    assert t.refuses(Swap(1, 1), "no-projects")
    t = table(characters={"purple": ["bookkeeper"]}, projects={"purple": ["plain-1"]})
    assert t.refuses(Swap(2, 1), "no-such-project")


# ---- Traveller -----------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", Resource)
def test_the_traveller_pays_a_resource_for_its_spot_on_the_main_square(resource: Resource) -> None:
    name = resource.name.lower()
    t = table(
        players=4,
        characters={"purple": ["traveller"]},
        workers={"purple": [f"{name} 2", f"{name} upper"]},
    )
    t.do(Travel(resource))
    assert t.events == [WorkerSpent(0, resource, 2), WorkerTravelled(0, resource)]
    assert t.workers("purple") == [f"{name} upper"]
    assert t.supply("purple") == 7
    assert t.workers_in_city("purple") == 1
    assert t.game.spot[resource] == 0


def test_the_traveller_needs_a_worker_on_the_resource() -> None:
    t = table(characters={"purple": ["traveller"]}, workers={"purple": ["clay 1"]})
    assert t.offers(Travel(CLAY))
    assert t.refuses(Travel(STONE), "resource-missing")


def test_the_traveller_needs_an_empty_spot() -> None:
    t = table(
        characters={"purple": ["traveller"]}, workers={"purple": ["clay 1", "wood 1"]}, spots={"clay": "blue"}
    )
    assert t.refuses(Travel(CLAY), "spot-taken")
    assert t.offers(Travel(WOOD))


def test_at_most_one_worker_of_a_player_is_on_the_main_square() -> None:
    t = table(characters={"purple": ["traveller"]}, workers={"purple": ["clay 1", "wood 1"]})
    t.do(Travel(CLAY))
    assert t.refuses(Travel(WOOD), "on-main-square")
    t.do(PlayForCoins(2))
    assert t.turn == "blue"


def test_an_edition_may_have_fewer_spots() -> None:
    square = {"streets": ["left", "right", "down"], "spots": ["clay"], "bonus": "coin", "points": 4}
    t = table(
        edition=edition_with(PLAIN_CARDS, main_square=square),
        characters={"purple": ["traveller"]},
        workers={"purple": ["clay 1", "wood 1"]},
    )
    assert t.refuses(Travel(WOOD), "no-spot")
    assert t.offers(Travel(CLAY))


def test_the_worker_on_the_main_square_stays_when_the_traveller_leaves() -> None:
    """With two players the Traveller goes to blue, who may then travel too."""
    t = table(
        players=2,
        turn="blue",
        characters={"purple": ["traveller"]},
        spots={"clay": "purple"},
        projects={"blue": ["fleur-de-lis-a"]},
        workers={"blue": ["wood 1", "crystal 1"]},
    )
    t.build("fleur-de-lis-a", 1, 0)
    t.done()
    assert t.characters("blue") == ["traveller"]
    assert t.game.spot[CLAY] == 0
    assert t.workers_in_city("purple") == 1
    t.do(Travel(CRYSTAL))
    assert t.game.spot[CRYSTAL] == 1
    assert t.turn == "purple"


def test_a_worker_on_the_main_square_is_no_building_and_brings_no_bonus() -> None:
    t = table(characters={"purple": ["traveller"]}, workers={"purple": ["clay 1"]})
    t.do(Travel(CLAY))
    assert t.decision == "turn"
    assert len(t.city) == 1


def test_the_resource_is_paid_like_a_cost_from_the_cheapest_slot() -> None:
    t = table(characters={"purple": ["traveller"]}, workers={"purple": ["clay 3", "clay upper", "clay 1"]})
    t.do(Travel(CLAY))
    assert t.workers("purple") == ["clay 3", "clay upper"]
    assert t.happened(WorkerSpent) == [WorkerSpent(0, CLAY, 1)]


def test_taking_back_the_last_resource_leaves_no_power_and_ends_the_turn() -> None:
    t = table(characters={"purple": ["traveller"]}, workers={"purple": ["clay upper"]})
    t.do(PlayForCoins(2))
    assert t.decision == "after-action"
    assert t.choices() == [Travel(CLAY), Done(), TakeBack(CLAY, UPPER)]
    t.do(TakeBack(CLAY, UPPER))
    assert t.turn == "blue"
