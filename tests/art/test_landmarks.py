"""Sixty-four buildings, none like another, each from its name and data."""

from __future__ import annotations

from typing import Any

from oddville.art.dice import Dice
from oddville.art.landmarks import ARCHITECTS, KINDS, WORDS, Landmark, Mason, landmarks
from oddville.art.landmarks.archetypes import VARIANTS
from oddville.art.pen import Pen
from oddville.editions import Edition, from_dict, standard
from oddville.rules.vocabulary import GUILDS
from tests.support.unlikely_editions import unlikely_edition


def edition_of(*buildings: dict[str, Any]) -> Edition:
    data = standard().to_dict()
    data["building"] = [data["building"][0] | building for building in buildings]
    return from_dict(data)


def archetype(**building: Any) -> str:
    return landmarks(edition_of({"id": "nameless", **building}))[0].archetype


def test_no_two_cards_of_the_standard_edition_look_the_same() -> None:
    found = landmarks(standard())
    assert len(found) == len(set(found)) == 64


def test_no_two_cards_of_any_edition_look_the_same() -> None:
    for seed in range(60):
        found = landmarks(unlikely_edition(seed))
        assert len(found) == len(set(found)), seed


def test_an_edition_of_towers_only() -> None:
    """After all variants of the tower the others of its kind come, then any."""
    found = landmarks(edition_of(*({"id": f"tower-{number}", "scoring": "column"} for number in range(64))))
    assert len(set(found)) == 64
    assert [landmark.archetype for landmark in found[:VARIANTS]] == ["tower"] * VARIANTS
    assert {landmark.archetype for landmark in found[VARIANTS : VARIANTS + 2]} <= set(KINDS["column"])


def test_there_is_much_to_choose_from() -> None:
    assert len(ARCHITECTS) >= 20
    assert set(WORDS) == set(ARCHITECTS)
    assert all(len(set(choices)) >= 2 and set(choices) <= set(ARCHITECTS) for choices in KINDS.values())
    words = [word for known in WORDS.values() for word in known]
    assert len(words) == len(set(words))


def test_a_word_of_the_name_decides_first() -> None:
    assert archetype(id="crooked-mill", scoring="column", value=1) == "windmill"
    assert archetype(id="x", name="The Drunken Inn") == "inn"
    assert archetype(id="leaky-water-tower") == "water_tower"
    assert archetype(id="milliner", scoring="row", value=2) in KINDS["row"]


def test_then_the_kind_of_scoring() -> None:
    assert archetype(scoring="diamond", value=5) in KINDS["great-diamond"]
    assert archetype(scoring="diamond", value=4) in KINDS["diamond"]
    for guild in GUILDS:
        assert archetype(scoring="guild", guild=guild, value=1) in KINDS[guild]


def test_names_do_not_move_other_cards() -> None:
    """Cards of different archetypes do not share a walk."""
    plain = landmarks(edition_of({"id": "a-mill"}, {"id": "an-inn"}, {"id": "b-mill"}))
    renamed = landmarks(edition_of({"id": "a-mill"}, {"id": "a-keep"}, {"id": "b-mill"}))
    assert plain[2] == renamed[2]


def test_every_variant_of_every_archetype_is_another_picture() -> None:
    for name, architect in ARCHITECTS.items():
        drawn = set()
        for roof in range(4):
            for storeys in range(3):
                pen = Pen("day")
                drawn.add(architect(Mason(pen, Dice("a"), roof, storeys, "mask")))
        assert len(drawn) == 12, name


def test_the_walk_is_fixed() -> None:
    """Seeds and walks follow from ids alone: the same card looks the same on every machine."""
    assert landmarks(standard())[0] == Landmark("stepped", 0, False, 0)
    assert landmarks(standard())[63].archetype == "manor"
    dice = Dice("standard", "crooked-mill")
    assert [dice.below(100) for _ in range(6)] == [91, 67, 62, 22, 16, 25]
