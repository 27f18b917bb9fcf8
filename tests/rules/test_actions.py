"""The space of actions: numbers and their typed form are each other's inverse."""

import pytest

from oddville.rules import action_space
from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.actions import (
    ACTION_TYPES,
    Action,
    Build,
    Cheat,
    DiscardProject,
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
    TakeSecond,
    Travel,
    UseAnyBonus,
    UseCoinBonus,
    UseDoubleBonus,
    UseResourceBonus,
    UseTransformBonus,
    decode,
    encode,
)
from oddville.rules.errors import UnknownAction
from oddville.rules.vocabulary import CITY_REACH
from tests.support.scenario import CLAY, CRYSTAL, STONE, UPPER, WOOD

# The first and the last action of each kind. Saved games and trained networks rely on these numbers.
ENDS: list[tuple[Action, int, Action, int]] = [
    (Done(), 0, Done(), 0),
    (PickResource(WOOD), 1, PickResource(CRYSTAL), 4),
    (PlayForCoins(1), 5, PlayForCoins(4), 8),
    (PlayForResource(1, WOOD), 9, PlayForResource(4, CRYSTAL), 24),
    (PlayForBuilding(1, 1), 25, PlayForBuilding(4, 6), 48),
    (Recover(), 49, Recover(), 49),
    (Build(1), 50, Build(2), 51),
    (TakeSecond(WOOD), 52, TakeSecond(CRYSTAL), 55),
    (DiscardProject(1), 56, DiscardProject(3), 58),
    (UseResourceBonus(WOOD), 59, UseResourceBonus(CRYSTAL), 62),
    (UseCoinBonus(), 63, UseCoinBonus(), 63),
    (UseAnyBonus(WOOD), 64, UseAnyBonus(CRYSTAL), 67),
    (UseDoubleBonus(WOOD), 68, UseDoubleBonus(CRYSTAL), 71),
    (UseTransformBonus(WOOD, 1, WOOD), 72, UseTransformBonus(CRYSTAL, UPPER, CRYSTAL), 151),
    (Cheat(), 152, Cheat(), 152),
    (Swap(1, 1), 153, Swap(2, 6), 164),
    (Travel(WOOD), 165, Travel(CRYSTAL), 168),
    (TakeBack(WOOD, 1), 169, TakeBack(CRYSTAL, UPPER), 188),
    (PlaceAt(-22, 0), 189, PlaceAt(0, 22), 717),
    (ShufflePile(1), 718, ShufflePile(6), 723),
]


def test_numbers_and_actions_are_each_others_inverse_over_the_whole_space() -> None:
    actions = [decode(number) for number in range(ACTION_COUNT)]
    assert [encode(action) for action in actions] == list(range(ACTION_COUNT))
    assert len(set(actions)) == ACTION_COUNT
    assert {type(action) for action in actions} == set(ACTION_TYPES)


def test_the_numbers_are_those_of_version_1() -> None:
    assert action_space.ACTION_SPACE_VERSION == 1
    for first, lowest, last, highest in ENDS:
        assert (encode(first), encode(last)) == (lowest, highest)
        assert (decode(lowest), decode(highest)) == (first, last)
    assert [type(first) for first, *_ in ENDS] == list(ACTION_TYPES)
    bounds = [number for _, lowest, _, highest in ENDS for number in (lowest, highest + 1)]
    assert bounds[1:-1:2] == bounds[2::2]  # without a gap
    assert bounds[-1] == ACTION_COUNT


def test_every_kind_has_a_name_of_its_own() -> None:
    names = [kind.kind for kind in ACTION_TYPES]
    assert len(set(names)) == len(names) == 20


def test_an_action_shows_its_fields() -> None:
    assert UseTransformBonus(CLAY, 2, STONE).fields == {"resource": CLAY, "slot": 2, "target": STONE}
    assert PlaceAt(-3, 2).fields == {"x": -3, "y": 2}
    assert Done().fields == {}


def test_the_cells_are_those_a_city_can_reach() -> None:
    cells = [action for action in map(decode, range(ACTION_COUNT)) if isinstance(action, PlaceAt)]
    assert len(cells) == 529
    assert all(cell.y >= 0 and abs(cell.x) + cell.y <= CITY_REACH for cell in cells)


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 10**9, -(10**30), True, 1.0, "1", None])
def test_what_is_no_number_of_the_space_is_unknown(number: int) -> None:
    with pytest.raises(UnknownAction) as caught:
        decode(number)
    assert caught.value.code == "unknown-action"
    assert caught.value.params == {"action": number}


@pytest.mark.parametrize(
    "action",
    [
        PlayForCoins(0),
        PlayForCoins(5),
        PlayForBuilding(1, 0),
        PlayForBuilding(1, 7),
        PlayForBuilding(5, 1),
        PlayForResource(0, WOOD),
        Build(0),
        Build(3),
        DiscardProject(4),
        Swap(3, 1),
        Swap(1, 7),
        TakeBack(WOOD, 0),
        TakeBack(WOOD, 6),
        UseTransformBonus(WOOD, 6, CLAY),
        ShufflePile(7),
        PlaceAt(0, -1),
        PlaceAt(23, 0),
        PlaceAt(-23, 0),
        PlaceAt(12, 11),
        PlaceAt(0, 23),
    ],
)
def test_a_field_out_of_range_makes_no_action(action: Action) -> None:
    with pytest.raises(UnknownAction):
        encode(action)
