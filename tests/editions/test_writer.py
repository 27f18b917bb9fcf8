"""Editions are written as TOML that reads back as the same value."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.editions import EditionError, from_dict, from_toml, standard
from oddville.editions.loader import MAX_FILE_SIZE, MAX_LINE_LENGTH
from oddville.editions.writer import COMMENTS, WIDTH, write_template, write_toml
from tests.support.small_edition import small_edition


def test_the_standard_edition_comes_back() -> None:
    assert from_toml(write_toml(standard())) == standard()


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=60))
def test_any_name_comes_back(name: str) -> None:
    data = small_edition()
    data["building"][0]["name"] = name
    try:
        edition = from_dict(data)
    except EditionError:
        return  # no name that a card may have
    assert from_toml(write_toml(edition)) == edition


def comment(topic: str, number: int) -> str:
    return f"{topic} {number} " + "and a comment that is long enough to need more than one line " * 3


def test_comments_change_nothing_and_fit() -> None:
    text = write_toml(standard(), comment)
    assert from_toml(text) == standard()
    assert all(len(line) <= WIDTH for line in text.splitlines())
    for topic in COMMENTS:
        assert f"# {topic} " in text


def test_a_template_is_toml_with_everything_but_the_cards() -> None:
    text = write_template("my-box", standard(), comment)
    data = tomllib.loads(text)
    expected = standard().to_dict()
    assert data["id"] == "my-box"
    for part in ("worker", "board", "main_square", "character"):
        assert data[part] == expected[part]
    assert [card["id"] for card in data["building"]] == [f"card-{number}" for number in range(1, 65)]


def test_a_template_fits_what_can_be_read_and_only_misses_what_is_to_be_filled_in() -> None:
    text = write_template("my-box", standard(), comment)
    assert len(text.encode()) < MAX_FILE_SIZE
    assert all(len(line) <= MAX_LINE_LENGTH for line in text.splitlines())
    with pytest.raises(EditionError) as caught:
        from_toml(text)
    assert {problem.field for problem in caught.value.problems} == {"scoring", "cost", "bonus"}
    assert len(caught.value.problems) == 3 * 64


def test_a_filled_template_is_an_edition() -> None:
    text = write_template("my-box", standard(), comment, cards=1)
    filled = (
        text.replace("cost    = []", 'cost    = ["wood"]')
        .replace('bonus   = ""', 'bonus   = "coin"')
        .replace('scoring = ""', 'scoring = "guild"')
        .replace("#value  = 0", "value   = 2")
        .replace("#guild", "guild ")
        .replace("#shield", "shield ")
        .replace('#name   = ""', 'name    = "Käthe’s “Inn”"')
    )
    (card,) = from_toml(filled).buildings
    assert (card.guild, card.value, card.shield, card.name) == ("mask", 2, 1, "Käthe’s “Inn”")
