"""The townspeople that bots play as."""

import pytest

from oddville.art import townsperson as drawn
from oddville.art.townspeople import PORTRAITS
from oddville.bots.own_levels import LEVELS
from oddville.bots.townspeople import (
    CRIER,
    TOWNSPEOPLE,
    read_recorded_name,
    recorded_name,
    seated_people,
    townsperson,
)
from oddville.text import LANGUAGES, Texts


def test_everybody_has_a_face_and_the_crier_never_plays() -> None:
    assert set(PORTRAITS) == {*TOWNSPEOPLE, CRIER}
    assert len({drawn(name) for name in PORTRAITS}) == len(PORTRAITS)
    assert CRIER not in TOWNSPEOPLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_trades_differ(language: str) -> None:
    texts = Texts(language)
    for family in ("townsperson", "trade"):
        assert len({texts.t(f"{family}-{name}") for name in PORTRAITS}) == len(PORTRAITS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_on_offer_says_how_strong_it_is(language: str) -> None:
    for level in LEVELS:
        assert Texts(language).has(f"level-{level.name}-line") is not level.is_yardstick


def test_a_table_always_has_the_same_people_and_nobody_twice() -> None:
    levels = (None, "master", "master", "newcomer")
    tables = [tuple(seated_people(f"table-{number}", levels)) for number in range(50)]
    assert tables == [tuple(seated_people(f"table-{number}", levels)) for number in range(50)]
    assert all(people[0] is None and len({*people}) == 4 for people in tables)
    assert {name for people in tables for name in people} == {None, *TOWNSPEOPLE}


def test_wishes_come_first() -> None:
    levels = ("master", None, "master", "master")
    assert seated_people("x", levels, ("otto", "nell", "otto"))[0] == "otto"
    people = seated_people("x", levels, (None, None, "otto"))
    assert people[2] == "otto"
    assert people.count("otto") == 1
    assert seated_people("x", levels, ("tilda",))[0] in TOWNSPEOPLE


def test_the_next_one_is_somebody_else() -> None:
    taken: list[str | None] = []
    for _ in TOWNSPEOPLE:
        taken.append(townsperson("x", taken))
    assert sorted(filter(None, taken)) == sorted(TOWNSPEOPLE)


@pytest.mark.parametrize("name", TOWNSPEOPLE)
def test_records_name_bot_and_level(name: str) -> None:
    assert read_recorded_name(recorded_name(name, "master:seconds=0.2")) == (name, "master:seconds=0.2")


@pytest.mark.parametrize("text", ["Tobin", "Ann (master)", "Apprentice 2", "Tilda (master)", ""])
def test_other_recorded_names_are_those_of_people(text: str) -> None:
    assert read_recorded_name(text) is None
