"""Every mistake in an edition has a code, the card and the field; one reading finds them all."""

from collections.abc import Callable
from typing import Any

import pytest

from oddville.documents.problems import MAX_PROBLEMS, Problem
from oddville.editions import EditionError, from_dict
from oddville.rules.vocabulary import CHARACTERS
from tests.support.small_edition import small_edition

Data = dict[str, Any]


def put(*path: str | int, value: object) -> Callable[[Data], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Data], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


def problems_of(data: object) -> list[Problem]:
    with pytest.raises(EditionError) as caught:
        from_dict(data)
    return list(caught.value.problems)


def mill(**fields: object) -> Callable[[Data], None]:
    """Other values in the first building."""
    return lambda data: data["building"][0].update(fields)


def keep(**fields: object) -> Callable[[Data], None]:
    """Other values in the second building."""
    return lambda data: data["building"][1].update(fields)


def worker(**fields: object) -> Callable[[Data], None]:
    return lambda data: data["worker"][1].update(fields)


def landowner(**fields: object) -> Callable[[Data], None]:
    return lambda data: data["character"][1].update(fields)


def guild_member(name: str) -> Data:
    return {"id": name, "guild": "bells", "points": 1}


WORKER = small_edition()["worker"][0]
BUILDING = small_edition()["building"][0]
LANDOWNER = small_edition()["character"][1]

EDITION_CASES = [
    (put("format", value=2), "edition, format: unsupported-format (value 2, supported 1)"),
    (put("format", value=True), "edition, format: unsupported-format (value True, supported 1)"),
    (put("format", value=1.0), "edition, format: unsupported-format (value 1.0, supported 1)"),
    (put("id", value="My Box"), "edition, id: not-an-id (value My Box, longest 40)"),
    (put("id", value=7), "edition, id: wrong-type (expected string, found integer)"),
    (drop("id"), "edition, id: missing"),
    (put("buildings", value=[]), 'edition, buildings: unknown-key; did you mean "building"?'),
    (put("zzz", value=[]), "edition, zzz: unknown-key"),
]
WORKER_CASES = [
    (drop("worker"), "edition, worker: missing"),
    (drop("worker", 3), "edition, worker: wrong-count (count 3, low 4, high 4)"),
    (put("worker", value=[WORKER] * 5), "edition, worker: wrong-count (count 5, low 4, high 4)"),
    (put("worker", 1, value="x"), "worker 2: wrong-type (expected table, found string)"),
    (worker(coins=10), "worker 2, coins: out-of-range (value 10, low 0, high 9)"),
    (worker(prices=[0] * 5), "worker 2, prices: wrong-count (count 5, low 6, high 6)"),
    (worker(prices=[0, 0, 0, 0, 0, 10]), "worker 2, prices: out-of-range (value 10, low 0, high 9)"),
    (worker(prices=[0, 0, 0, 0, 0, True]), "worker 2, prices: wrong-type (expected integer, found boolean)"),
    (worker(resources=["wood", "wood"]), "worker 2, resources: repeated (value wood)"),
]
BOARD_CASES = [
    (drop("board"), "edition, board: missing"),
    (drop("board", "two_players"), "board, two_players: missing"),
    (put("board", "four", value={}), "board, four: unknown-key"),
    (
        put("board", "two_players", "lower", value=[]),
        "board two_players, lower: wrong-count (count 0, low 1, high 4)",
    ),
    (
        put("board", "two_players", "lower", value=[0] * 5),
        "board two_players, lower: wrong-count (count 5, low 1, high 4)",
    ),
    (
        put("board", "two_players", "upper", value=-1),
        "board two_players, upper: out-of-range (value -1, low 0, high 9)",
    ),
]
MAIN_SQUARE_CASES = [
    (drop("main_square"), "edition, main_square: missing"),
    (
        put("main_square", "streets", value=["rigth"]),
        'main_square, streets: unknown-word (value rigth); did you mean "right"?',
    ),
    (
        put("main_square", "points", value=10**6000),
        "main_square, points: out-of-range (value a very large number, low 0, high 20)",
    ),
]
CHARACTER_CASES = [
    (
        landowner(id="landloner"),
        'character 2 "landloner", id: unknown-word (value landloner); did you mean "landowner"?',
    ),
    (landowner(points=21), 'character 2 "landowner", points: out-of-range (value 21, low 0, high 20)'),
    (
        put("character", value=[guild_member(name) for name in CHARACTERS[:4]]),
        'character 4 "cheater", guild: guild-full (value bells, most 3)',
    ),
    (
        landowner(points_on_main_square=3),
        'character 2 "landowner", points_on_main_square: not-applicable (because landowner)',
    ),
    (
        drop("character", 0, "points_on_main_square"),
        'character 1 "traveller", points_on_main_square: missing',
    ),
    (put("character", 0, value=LANDOWNER), 'character 2 "landowner", id: repeated (value landowner)'),
    (
        put("character", value=[LANDOWNER | {"id": 1}] * 13),
        "edition, character: wrong-count (count 13, low 0, high 12)",
    ),
]
BUILDING_CASES = [
    (put("building", value=[]), "edition, building: wrong-count (count 0, low 1, high 64)"),
    (put("building", value={}), "edition, building: wrong-type (expected array, found table)"),
    (keep(id="crooked-mill"), 'building 2 "crooked-mill", id: repeated (value crooked-mill)'),
    (keep(id="main-square"), 'building 2 "main-square", id: reserved-id (value main-square)'),
    (keep(id="Mühle"), "building 2, id: not-an-id (value Mühle, longest 40)"),
    (keep(id="a" * 41), f"building 2, id: not-an-id (value {'a' * 40}…, longest 40)"),
    (keep(id="mill\n"), "building 2, id: not-an-id (value mill?, longest 40)"),
    (keep(value=1), 'building 2 "keep", value: not-applicable (because shields)'),
    (keep(streets=["up", "up"]), 'building 2 "keep", streets: repeated (value up)'),
    (keep(cost=[]), 'building 2 "keep", cost: wrong-count (count 0, low 1, high 4)'),
    (keep(cost=["wood"] * 5), 'building 2 "keep", cost: wrong-count (count 5, low 1, high 4)'),
    (keep(cost=["gold"]), 'building 2 "keep", cost: unknown-word (value gold)'),
]
MILL = 'building 1 "crooked-mill"'
MILL_CASES = [
    (mill(name=" "), "name: not-a-name (value  , longest 60)"),
    (mill(name="a\x1b[2J"), "name: not-a-name (value a?[2J, longest 60)"),
    (mill(guild="rooser"), 'guild: unknown-word (value rooser); did you mean "rooster"?'),
    (mill(guild="Rooster"), 'guild: unknown-word (value Rooster); did you mean "rooster"?'),
    (mill(guild=None), "guild: wrong-type (expected string, found nothing)"),
    (drop("building", 0, "guild"), "guild: guild-required"),
    (mill(bonus="tranform"), 'bonus: unknown-word (value tranform); did you mean "transform"?'),
    (drop("building", 0, "bonus"), "bonus: missing"),
    (mill(scoring="main-square"), "scoring: unknown-word (value main-square)"),
    (mill(scoring="neighbors"), 'scoring: unknown-word (value neighbors); did you mean "neighbours"?'),
    (drop("building", 0, "value"), "value: missing"),
    (mill(value=21), "value: out-of-range (value 21, low 0, high 20)"),
    (mill(value=2.0), "value: wrong-type (expected integer, found float)"),
    (mill(shield=10), "shield: out-of-range (value 10, low 0, high 9)"),
    (mill(sheild=1), 'sheild: unknown-key; did you mean "shield"?'),
    (put("building", 0, 5, value=1), "5: unknown-key"),
]
CASES = [
    *EDITION_CASES,
    *WORKER_CASES,
    *BOARD_CASES,
    *MAIN_SQUARE_CASES,
    *CHARACTER_CASES,
    *BUILDING_CASES,
    *((change, f"{MILL}, {problem}") for change, problem in MILL_CASES),
]


@pytest.mark.parametrize(("change", "problem"), CASES)
def test_one_mistake_one_problem(change: Callable[[Data], None], problem: str) -> None:
    data = small_edition()
    change(data)
    found = problems_of(data)
    assert str(found[0]) == problem
    assert len(found) == 1 or "wrong-count" in problem


@pytest.mark.parametrize("data", [None, 3, "edition", [], True])
def test_what_is_no_table_is_one_problem(data: object) -> None:
    found = problems_of(data)
    assert [(problem.code, problem.where) for problem in found] == [("wrong-type", "edition")]


def test_an_empty_edition_misses_everything_once() -> None:
    fields = ["id", "version", "worker", "board", "main_square", "character", "building"]
    assert [(p.code, p.field) for p in problems_of({})] == [("missing", field) for field in fields]


def test_all_mistakes_are_found_at_once() -> None:
    data = small_edition()
    put("id", value="")(data)
    put("worker", 2, "coins", value="two")(data)
    put("building", 0, "guild", value="rooser")(data)
    put("building", 0, "cost", value=["wood", "brick"])(data)
    put("building", 1, "scoring", value="sheilds")(data)
    found = [(problem.where, problem.field, problem.code) for problem in problems_of(data)]
    assert found == [
        ("edition", "id", "not-an-id"),
        ("worker 3", "coins", "wrong-type"),
        (MILL, "cost", "unknown-word"),
        (MILL, "guild", "unknown-word"),
        ('building 2 "keep"', "scoring", "unknown-word"),
    ]


def test_too_many_buildings_are_counted() -> None:
    data = small_edition()
    data["building"] = [{**BUILDING, "id": f"house-{number}"} for number in range(65)]
    assert [(p.code, p.params["count"]) for p in problems_of(data)] == [("wrong-count", 65)]


def test_the_list_of_problems_has_an_end() -> None:
    found = problems_of(small_edition() | {f"key-{number}": 0 for number in range(1000)})
    assert len(found) == MAX_PROBLEMS + 1
    assert found[-1].code == "too-many-problems"


def test_a_problem_has_its_parts_for_the_catalogues() -> None:
    data = small_edition()
    mill(guild="rooser")(data)
    params: dict[str, str | int] = {"value": "rooser", "suggestion": "rooster"}
    assert problems_of(data) == [Problem("unknown-word", MILL, "guild", params)]


def test_the_error_can_be_read_without_catalogues() -> None:
    data = small_edition()
    mill(guild="rooser")(data)
    keep(cost=[])(data)
    with pytest.raises(EditionError) as caught:
        from_dict(data)
    assert str(caught.value).splitlines() == [
        'building 1 "crooked-mill", guild: unknown-word (value rooser); did you mean "rooster"?',
        'building 2 "keep", cost: wrong-count (count 0, low 1, high 4)',
    ]
