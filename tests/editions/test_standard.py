"""The standard deck is what the rules and its own plan say it is."""

from collections import Counter

import pytest

from oddville.editions import Building, Edition, edition_names, load_edition, standard
from oddville.rules.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES

KINDS = {
    ("diamond", 4): 6,
    ("diamond", 5): 4,
    ("diamonds", 3): 4,
    ("per-adjacent", 3): 4,
    ("shields", 0): 6,
    ("column", 1): 8,
    ("row", 2): 8,
    ("neighbours", 1): 8,
    ("guild", 1): 8,
    ("guild", 2): 8,
}
MEAN_COSTS = {
    ("diamond", 4): (1.8, 1.9),
    ("diamond", 5): (2.5, 2.5),
    ("diamonds", 3): (2.7, 2.8),
    ("per-adjacent", 3): (3.5, 4.0),
    ("shields", 0): (1.2, 1.4),
    ("column", 1): (2.6, 2.7),
    ("row", 2): (3.5, 4.0),
    ("neighbours", 1): (1.6, 1.7),
    ("guild", 1): (2.0, 2.0),
    ("guild", 2): (2.6, 2.8),
}
SHIELDS = {"diamonds": 3, "column": 1, "row": 2, "neighbours": 1}


@pytest.fixture(scope="module")
def edition() -> Edition:
    return standard()


def kind(building: Building) -> tuple[str, int]:
    return building.scoring, building.value


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def test_it_is_found_by_name_and_read_once(edition: Edition) -> None:
    assert edition.id == "standard"
    assert "standard" in edition_names()
    assert standard() is edition
    assert load_edition("standard") == edition


def test_worker_cards_grow_step_by_step(edition: Edition) -> None:
    assert [worker.coins for worker in edition.workers] == [0, 1, 2, 3]
    assert [worker.resources for worker in edition.workers] == [RESOURCES[:count] for count in (1, 2, 3, 4)]
    assert [worker.prices for worker in edition.workers] == [
        (0, 1, 1, 2, 2, 3),
        (0, 0, 1, 1, 2, 2),
        (0, 0, 0, 1, 1, 2),
        (0, 0, 0, 0, 1, 1),
    ]


def test_sides_of_the_board(edition: Edition) -> None:
    assert [edition.board(players).lower for players in (2, 3, 4)] == [(0, 1), (0, 1, 1), (0, 1, 1)]
    assert [edition.board(players).upper for players in (2, 3, 4)] == [2, 2, 2]


def test_main_square(edition: Edition) -> None:
    square = edition.main_square
    assert square.streets == ("right", "down", "left")
    assert square.spots == RESOURCES
    assert (square.bonus, square.points) == ("coin", 4)


def test_characters(edition: Edition) -> None:
    assert tuple(character.id for character in edition.characters) == CHARACTERS
    assert [character.points for character in edition.characters] == [5, 4, 3, 3, 5, 2, 4, 2, 3, 2, 4, 7]
    assert [character.guild for character in edition.characters] == [g for g in GUILDS for _ in range(3)]
    assert [character.points_on_main_square for character in edition.characters] == [None] * 11 + [0]


def test_kinds(edition: Edition) -> None:
    assert Counter(map(kind, edition.buildings)) == KINDS


def test_guilds(edition: Edition) -> None:
    bearers = Counter(building.guild for building in edition.buildings)
    assert [bearers[guild] for guild in (*GUILDS, None)] == [12, 12, 12, 12, 16]
    assert all(building.guild is None for building in edition.buildings if building.scoring == "diamond")
    scorers = Counter((b.guild, b.value) for b in edition.buildings if b.scoring == "guild")
    assert scorers == {(guild, value): 2 for guild in GUILDS for value in (1, 2)}


def test_no_kind_lacks_a_card_without_guild(edition: Edition) -> None:
    without = Counter(b.scoring for b in edition.buildings if b.guild is None and b.scoring != "diamond")
    assert without == dict.fromkeys(("diamonds", "per-adjacent", "shields", "column", "row", "neighbours"), 1)


def test_bonuses(edition: Edition) -> None:
    counts = {**dict.fromkeys(RESOURCES, 8), "coin": 10, "any": 6, "double": 8, "transform": 8}
    assert Counter(building.bonus for building in edition.buildings) == counts


def test_every_guild_and_kind_brings_many_bonuses(edition: Edition) -> None:
    for guild in GUILDS:
        assert {b.bonus for b in edition.buildings if b.guild == guild} == set(BONUSES)
    for one in KINDS:
        bonuses = Counter(b.bonus for b in edition.buildings if kind(b) == one)
        assert max(bonuses.values()) == 1, one


def test_shields(edition: Edition) -> None:
    for building in edition.buildings:
        expected = building.value if building.scoring == "guild" else SHIELDS.get(building.scoring, 0)
        assert building.shield == expected, building.id


def test_costs(edition: Edition) -> None:
    assert {len(building.cost) for building in edition.buildings} == {1, 2, 3, 4}
    for one, (low, high) in MEAN_COSTS.items():
        assert low <= mean([len(b.cost) for b in edition.buildings if kind(b) == one]) <= high, one


def test_the_resources_are_in_about_equal_demand(edition: Edition) -> None:
    demand = Counter(resource for building in edition.buildings for resource in building.cost)
    others = [demand[resource] for resource in RESOURCES[1:]]
    assert demand["wood"] > max(others)
    assert max(demand.values()) - min(demand.values()) <= 5


def test_guilds_cost_about_the_same(edition: Edition) -> None:
    costs = [sum(len(b.cost) for b in edition.buildings if b.guild == guild) for guild in GUILDS]
    assert max(costs) - min(costs) <= 2


def test_streets(edition: Edition) -> None:
    leaving = Counter(direction for building in edition.buildings for direction in building.streets)
    assert leaving == {"up": 46, "right": 44, "down": 42, "left": 44}
    assert Counter(len(building.streets) for building in edition.buildings) == {2: 26, 3: 28, 4: 10}


def test_every_building_fits_the_main_square_alone(edition: Edition) -> None:
    """Each of its open sides is a street, so a card needs a street up, left or right to be a first one."""
    assert all({"up", "right", "left"} & set(building.streets) for building in edition.buildings)


def test_no_two_buildings_are_alike(edition: Edition) -> None:
    faces = {(b.cost, b.streets, b.guild, b.bonus, kind(b)) for b in edition.buildings}
    assert len(faces) == len({building.id for building in edition.buildings}) == 64
