"""Cards as rows of a table: what people type into spreadsheets."""

from dataclasses import replace

import pytest

from oddville.editions import Edition, EditionError, standard
from oddville.editions.card_table import COLUMNS, edition_from_rows, write_csv
from oddville.editions.spreadsheet import _csv_rows

HEADING = ["id", "name", "cost", "streets", "guild", "bonus", "scoring", "value", "shield"]
MILL = ["mill", "Mill", "wood wood clay", "up left", "rooster", "coin", "guild", "2", "2"]
KEEP = ["", "Salt Keep", "crystal", "-", "", "any", "shields", "", ""]


def read(*rows: list[str], words: dict[str, str] | None = None) -> Edition:
    return edition_from_rows([HEADING, *rows], "my-box", standard(), "cards.csv", words)


def problems(*rows: list[str]) -> list[str]:
    with pytest.raises(EditionError) as caught:
        edition_from_rows(list(rows), "my-box", standard(), "cards.csv")
    return [str(problem) for problem in caught.value.problems]


def test_rows_become_cards() -> None:
    edition = read(MILL, KEEP)
    mill, keep = edition.buildings
    assert (edition.id, edition.version) == ("my-box", 1)
    assert mill.cost == ("wood", "wood", "clay")
    assert (mill.streets, mill.guild, mill.value, mill.shield) == (("up", "left"), "rooster", 2, 2)
    assert (keep.id, keep.streets, keep.guild, keep.shield) == ("salt-keep", (), None, 0)
    assert edition.workers == standard().workers


@pytest.mark.parametrize(
    "cell",
    ["wood wood clay", "2 wood, clay", "Wood + Wood + Clay", "2x wood/clay", "clay;wood;wood", "2wood clay"],
)
def test_costs_may_be_written_in_many_ways(cell: str) -> None:
    assert read([*MILL[:2], cell, *MILL[3:]]).buildings[0].cost == ("wood", "wood", "clay")


def test_columns_in_any_order_and_empty_rows() -> None:
    order = [5, 2, 3, 6, 7, 0, 1, 4, 8]
    rows = [[], [HEADING[i] for i in order], [""] * 9, [MILL[i] for i in order], []]
    assert edition_from_rows(rows, "my-box", standard(), "x") == read(MILL)


def test_other_words_for_the_same() -> None:
    words = {
        "holz": "wood",
        "lehm": "clay",
        "oben": "up",
        "hahn": "rooster",
        "münze": "coin",
        "gilde": "guild",
    }
    german = ["mill", "Mill", "2 Holz Lehm", "oben left", "Hahn", "Münze", "Gilde", "2", "2"]
    assert read(german, words=words) == read(MILL)


def test_ids_are_made_from_names_and_never_twice() -> None:
    rows = [["", name, *KEEP[2:]] for name in ("Café Zoë", "Cafe Zoe", "", "Straße!", "日本", "x" * 60)]
    ids = [card.id for card in read(*rows).buildings]
    assert ids == ["cafe-zoe", "cafe-zoe-2", "card-3", "strasse", "card-5", "x" * 40]


def test_a_mistake_is_found_in_its_row() -> None:
    bad = [*MILL[:4], "rooser", *MILL[5:]]
    assert problems(HEADING, [], KEEP, bad) == [
        'row 4 "mill", guild: unknown-word (value rooser); did you mean "rooster"?'
    ]
    assert problems(HEADING, [*MILL[:7], "two", "2"]) == [
        'row 2 "mill", value: wrong-type (expected integer, found string)'
    ]


def test_a_table_must_name_its_columns() -> None:
    found = problems(["id", "costs", "streets", "streets", "bonus"], MILL)
    assert found[0] == 'cards.csv, costs: unknown-key; did you mean "cost"?'
    assert [line.split(" (")[0] for line in found[1:]] == [
        "cards.csv, streets: repeated",
        "cards.csv, streets: repeated",
        "cards.csv, cost: heading-missing",
        "cards.csv, scoring: heading-missing",
    ]
    assert len(problems()) == 4


def test_ten_thousand_rows_are_counted() -> None:
    rows = [[f"card-{number}", *MILL[1:]] for number in range(10_000)]
    assert problems(HEADING, *rows)[0] == "edition, building: wrong-count (count 10000, low 1, high 64)"


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_what_is_written_comes_back(separator: str) -> None:
    text = write_csv(standard(), separator=separator)
    assert text.split("\r\n")[0].split(separator) == list(COLUMNS)
    read = edition_from_rows(_csv_rows(text), "standard", standard(), "x")
    assert read == replace(standard(), version=1)  # what is typed in begins anew


def test_names_are_written_where_cards_have_none() -> None:
    names = [f"Name {number}" for number in range(64)]
    assert "Name 63" in write_csv(standard(), names)
