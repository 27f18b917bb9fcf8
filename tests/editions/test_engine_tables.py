"""The engine's tables say what the edition says."""

import pytest

from oddville.editions import Edition, components, from_dict, standard
from oddville.rules.components import Components
from oddville.rules.vocabulary import (
    BONUS_ANY,
    BONUS_COIN,
    BONUS_TRANSFORM,
    BONUSES,
    CARD_FACES,
    DIRECTIONS,
    DOWN,
    GUILD,
    GUILDS,
    LEFT,
    MAIN_SQUARE,
    NOTHING,
    RESOURCES,
    RIGHT,
    ROOSTER,
    SCORINGS,
    SHIELDS,
    SQUARE,
    UP,
    UPPER_SLOT,
)
from tests.support.small_edition import small_edition


@pytest.fixture
def small() -> Edition:
    return from_dict(small_edition())


def card(tables: Components, number: int) -> tuple[list[int], int, int, int, int, int, int]:
    return (
        list(tables.cost)[number * 4 : number * 4 + 4],
        tables.edges[number],
        tables.guild[number],
        tables.bonus[number],
        tables.scoring[number],
        tables.value[number],
        tables.shield[number],
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_standard_card(players: int) -> None:
    edition = standard()
    tables = components(edition, players)
    assert tables.card_count == 64
    for number, building in enumerate(edition.buildings):
        assert card(tables, number) == (
            [building.cost.count(resource) for resource in RESOURCES],
            sum(1 << DIRECTIONS.index(street) for street in building.streets),
            NOTHING if building.guild is None else GUILDS.index(building.guild),
            BONUSES.index(building.bonus),
            SCORINGS.index(building.scoring),
            building.value,
            building.shield,
        )
    square_edges = 1 << RIGHT | 1 << DOWN | 1 << LEFT
    assert card(tables, MAIN_SQUARE) == ([0] * 4, square_edges, NOTHING, BONUS_COIN, SQUARE, 4, 0)


def test_small_deck(small: Edition) -> None:
    tables = components(small, 2)
    assert tables.card_count == 2
    assert card(tables, 0) == ([2, 1, 0, 0], 1 << UP | 1 << LEFT, ROOSTER, BONUS_TRANSFORM, GUILD, 2, 2)
    assert card(tables, 1) == ([0, 0, 0, 1], 0, NOTHING, BONUS_ANY, SHIELDS, 0, 0)
    for number in range(2, MAIN_SQUARE):
        assert card(tables, number) == ([0] * 4, 0, NOTHING, NOTHING, NOTHING, 0, 0)
    assert len(list(tables.edges)) == CARD_FACES


def test_main_square_without_bonus() -> None:
    data = small_edition()
    del data["main_square"]["bonus"]
    assert components(from_dict(data), 2).bonus[MAIN_SQUARE] == NOTHING


def test_worker_cards() -> None:
    tables = components(standard(), 2)
    assert list(tables.worker_coins) == [0, 1, 2, 3]
    assert list(tables.worker_resources) == [0b0001, 0b0011, 0b0111, 0b1111]
    assert list(tables.worker_prices)[6:12] == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("players", "lower", "prices", "by_price"),
    [
        (2, 2, [0, 1, 0, 0, 2], [0, 1, UPPER_SLOT, 0, 0]),
        (3, 3, [0, 1, 1, 0, 2], [0, 1, 2, UPPER_SLOT, 0]),
        (4, 3, [0, 1, 1, 0, 2], [0, 1, 2, UPPER_SLOT, 0]),
    ],
)
def test_board(players: int, lower: int, prices: list[int], by_price: list[int]) -> None:
    tables = components(standard(), players)
    assert (tables.players, tables.lower_slots, tables.slots_in_use) == (players, lower, lower + 1)
    assert list(tables.slot_price) == prices
    assert list(tables.slots_by_price) == by_price


def test_slots_of_equal_price_stand_from_the_left_lower_before_upper(small: Edition) -> None:
    tables = components(small, 4)
    assert list(tables.slot_price) == [3, 0, 2, 0, 2]
    assert list(tables.slots_by_price) == [1, 3, 2, UPPER_SLOT, 0]
    assert tables.slots_in_use == 5


def test_characters(small: Edition) -> None:
    tables = components(standard(), 3)
    assert list(tables.character_points) == [5, 4, 3, 3, 5, 2, 4, 2, 3, 2, 4, 7]
    assert list(tables.character_guild) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert tables.traveller_points_on_square == 0
    tables = components(small, 3)
    assert list(tables.character_points) == [0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]
    assert list(tables.character_guild) == [-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3]
    assert tables.traveller_points_on_square == 1


def test_spots(small: Edition) -> None:
    assert list(components(standard(), 2).spots) == [1, 1, 1, 1]
    assert list(components(small, 2).spots) == [0, 1, 0, 0]


def test_tables_are_shared(small: Edition) -> None:
    assert components(small, 2) is components(from_dict(small_edition()), 2)
    assert components(small, 2) is not components(small, 3)


def test_the_cache_has_an_end() -> None:
    first = components(standard(), 2)
    for number in range(100):
        components(from_dict(small_edition() | {"id": f"edition-{number}"}), 2)
    assert list(components(standard(), 2).edges) == list(first.edges)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_only_two_to_four_play(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        components(standard(), players)
