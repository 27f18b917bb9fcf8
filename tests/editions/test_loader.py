"""Editions come from names, files, uploads and records, and are the same wherever they came from."""

import json
import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.editions import (
    PROBLEM_CODES,
    Edition,
    EditionError,
    edition_names,
    from_dict,
    from_toml,
    kept_editions,
    load_edition,
    standard,
    validator,
)
from oddville.editions.loader import MAX_FILE_SIZE
from tests.editions import test_validator
from tests.support.small_edition import small_edition

# A change of this number is a change of the game: the version before then goes into `editions/past`.
STANDARD_HASH = "b88effe4e21eb21ec8e2bc5b23f8e114b926e40475c3a6461f826470dfe73aeb"
# What the records of the first version name: it never changes.
FIRST_HASH = "8f82d2278ce142c389e115f083a647ce925690eef2b7354a9c7745ec35d94f79"


def failure(content: bytes) -> tuple[str, Mapping[str, object]]:
    with pytest.raises(EditionError) as caught:
        from_toml(content)
    (problem,) = caught.value.problems
    return problem.code, problem.params


def test_hash_of_the_standard_edition() -> None:
    assert standard().hash == STANDARD_HASH


@pytest.mark.parametrize("edition", [standard(), from_dict(small_edition())], ids=lambda edition: edition.id)
def test_round_trip(edition: Edition) -> None:
    again = from_dict(json.loads(json.dumps(edition.to_dict())))
    assert again == edition
    assert again.hash == edition.hash
    assert pickle.loads(pickle.dumps(edition)) == edition


def test_order_of_words_and_characters_means_nothing() -> None:
    data = small_edition()
    data["character"].reverse()
    data["building"][0]["cost"].reverse()
    data["building"][0]["streets"].reverse()
    data["main_square"]["streets"].reverse()
    assert from_dict(data).to_dict() == from_dict(small_edition()).to_dict()


def test_order_of_buildings_means_something() -> None:
    data = small_edition()
    data["building"].reverse()
    assert from_dict(data).hash != from_dict(small_edition()).hash


def test_a_name_is_kept_but_plays_no_part() -> None:
    data = small_edition()
    data["building"][0]["name"] = "Moulin tordu"
    edition = from_dict(data)
    assert edition.buildings[0].name == "Moulin tordu"
    assert edition.hash == from_dict(small_edition()).hash


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("building", "value", 3),
        ("building", "id", "mill"),
        ("worker", "coins", 2),
        ("character", "points", 1),
    ],
)
def test_what_plays_a_part_changes_the_hash(table: str, key: str, value: object) -> None:
    data = small_edition()
    data[table][0][key] = value
    assert from_dict(data).hash != from_dict(small_edition()).hash


def test_the_data_is_not_touched() -> None:
    data = small_edition()
    from_dict(data)
    assert data == small_edition()


def test_small_editions() -> None:
    data = small_edition()
    data["character"] = []
    del data["building"][1:], data["main_square"]["bonus"], data["format"]
    edition = from_dict(data)
    assert (len(edition.buildings), edition.characters, edition.main_square.bonus) == (1, (), None)
    assert from_dict(edition.to_dict()) == edition


def test_a_file(tmp_path: Path) -> None:
    source = Path(str(test_validator.__file__)).parents[2] / "src/oddville/editions/standard.toml"
    content = source.read_bytes()
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf" + content.replace(b"\n", b"\r\n"))  # as some editors save it
    assert load_edition(file) == load_edition(str(file)) == from_toml(content.decode()) == standard()


def test_file_problems(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * (MAX_FILE_SIZE + 1))
    cases: list[tuple[str | Path, str, str]] = [
        (tmp_path / "none.toml", "file-not-found", "none.toml"),
        ("standart", "file-not-found", "standart"),
        (tmp_path, "file-unreadable", tmp_path.name),
        ("a\0b", "file-unreadable", "a\0b"),
        ("", "file-unreadable", "."),
        (large, "file-too-large", "large.toml"),
    ]
    for path, code, where in cases:
        with pytest.raises(EditionError) as caught:
            load_edition(path)
        (problem,) = caught.value.problems
        assert (problem.code, problem.where) == (code, where)


def test_a_misspelt_name_is_recognised() -> None:
    with pytest.raises(EditionError) as caught:
        load_edition("standart")
    assert caught.value.problems[0].params == {"suggestion": "standard"}
    assert edition_names() == ("standard",)


def test_past_versions_are_kept_and_not_offered() -> None:
    past = load_edition("standard@1")
    assert (past.id, past.version, past.hash) == ("standard", 1, FIRST_HASH)
    assert load_edition("standard@2") == standard()
    assert kept_editions() == (standard(), past)
    with pytest.raises(EditionError) as caught:
        load_edition("standard@3")
    assert caught.value.problems[0].params == {"suggestion": "standard"}


def test_files_of_past_versions_bear_their_names() -> None:
    """So that `standard-1.toml` cannot be another version than it says."""
    folder = Path(str(test_validator.__file__)).parents[2] / "src/oddville/editions/past"
    for file in folder.iterdir():
        edition = load_edition(file)
        assert file.name == f"{edition.id}-{edition.version}.toml"
        assert edition.id in edition_names()
        assert edition.version < load_edition(edition.id).version


def test_text_that_is_no_toml() -> None:
    code, params = failure(b"id = what\n")
    assert code == "not-toml"
    assert "line 1" in str(params["detail"])
    assert failure(b"\xff\xfe")[0] == "not-toml"
    assert failure(b"id = " + b"[\n" * 50_000)[0] == "not-toml"
    assert failure(b"a." * 200 + b"b = 1") == ("line-too-long", {"line": 1, "limit": 300})


def test_dates_and_numbers_of_every_sort_are_reported() -> None:
    with pytest.raises(EditionError) as caught:
        from_toml(b"id = 1979-05-27\nworker = nan\nformat = 0x" + b"f" * 200)
    found = {problem.field: problem.params for problem in caught.value.problems}
    assert found["id"]["found"] == "date"
    assert found["worker"]["found"] == "float"
    assert found["format"]["value"] == "a very large number"
    assert str(caught.value)


def test_every_code_is_tested() -> None:
    cases = " ".join(problem for _, problem in test_validator.CASES)
    of_files = {"file-not-found", "file-unreadable", "file-too-large", "line-too-long", "not-toml"}
    of_tables = {"spreadsheet-unreadable", "heading-missing"}
    untested = {code for code in PROBLEM_CODES if f": {code}" not in cases}
    assert untested == {*of_files, *of_tables, "too-many-problems"}


FIELDS = (
    *validator.EDITION_KEYS,
    *validator.WORKER_KEYS,
    *validator.BOARD_KEYS,
    *validator.SIDE_KEYS,
    *validator.MAIN_SQUARE_KEYS,
    *validator.CHARACTER_KEYS,
    *validator.BUILDING_KEYS,
)
WORDS = st.sampled_from([*FIELDS, "wood", "up", "mask", "guild", "shields", "traveller"])
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.text(max_size=5) | st.dates()
KEYS = WORDS | st.text(max_size=5) | st.integers()
NESTED = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(KEYS, inner, max_size=7),
    max_leaves=40,
)


def edition_or_error(data: object) -> Edition | EditionError:
    try:
        return from_dict(data)
    except EditionError as error:
        return error


def holds_together(result: Edition | EditionError) -> bool:
    if isinstance(result, Edition):
        return from_dict(result.to_dict()) == result
    return bool(
        result.problems and str(result) and json.dumps([problem.params for problem in result.problems])
    )


@given(NESTED)
def test_any_data_is_an_edition_or_an_edition_error(data: object) -> None:
    assert holds_together(edition_or_error(data))


def paths(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in the data, outermost first."""
    keys: list[str | int] = []
    if isinstance(data, dict):
        keys = list(data)
    elif isinstance(data, list):
        keys = list(range(len(data)))
    return [place for key in keys for place in [(*path, key), *paths(data[key], (*path, key))]]


@given(place=st.sampled_from(paths(small_edition())), value=NESTED)
def test_one_strange_value_in_a_good_edition(place: tuple[str | int, ...], value: object) -> None:
    data: Any = small_edition()
    inner = data
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    assert holds_together(edition_or_error(data))


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_content_is_an_edition_or_an_edition_error(content: bytes) -> None:
    with pytest.raises(EditionError):
        from_toml(content)
