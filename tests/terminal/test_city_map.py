"""Names in the city: in several lines where there is room, broken between syllables, and cut visibly."""

from __future__ import annotations

import pytest

from oddville.editions import standard
from oddville.terminal.city_map import ZOOMS, CityMap, Face, Zoom
from oddville.terminal.glyphs import ASCII, UTF8, Glyphs, in_ascii
from oddville.terminal.wrapping import broken
from oddville.text import Texts


def lines_of(name: str, zoom: Zoom, glyphs: Glyphs = UTF8) -> list[str]:
    """The lines of the card's box without its frame."""
    face = Face(name, 0, (("A", 0),), "+wo", "+wood", "3*", "", ("",), 0, False)
    rows = CityMap({(0, 0): face}, {}, None, ZOOMS.index(zoom), glyphs).lines()
    texts = ["".join(words for words, _ in row).strip() for row in rows]
    return [text[1:-1].strip() for text in texts if text][1:-1]


@pytest.mark.parametrize(
    ("word", "width", "parts"),
    [
        ("Owl", 9, ["Owl"]),
        ("Hundred-Step", 9, ["Hundred-", "Step"]),
        ("Puppentheater", 11, ["Puppenthea-", "ter"]),
        ("Suikerbakkerij", 11, ["Suikerbak-", "kerij"]),
        ("Strength", 4, ["Strength"]),  # one syllable
    ],
)
def test_long_words_are_broken_where_a_syllable_begins(word: str, width: int, parts: list[str]) -> None:
    assert broken(word, width) == parts


def test_a_name_gets_as_many_lines_as_the_card_has_room_for() -> None:
    name = "House of the Hundred Steps"
    assert lines_of(name, Zoom(15, 5))[0] == "House of the…"
    assert lines_of(name, Zoom(13, 6))[:2] == ["House of", "the Hundre…"]
    assert lines_of(name, Zoom(13, 9))[:3] == ["House of", "the Hundred", "Steps"]
    assert lines_of(name, Zoom(15, 5), ASCII)[0] == "House of the~"


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_large_cards_show_nearly_every_name_in_full(language: str) -> None:
    texts, edition = Texts(language), standard()
    names = [texts.card(number, edition) for number in range(len(edition.buildings))]
    for zoom in ZOOMS:
        if zoom.height >= 7:
            cut = [name for name in names if any(line.endswith("…") for line in lines_of(name, zoom))]
            assert len(cut) <= 1, (zoom, cut)


def test_french_quotes_stand_close_in_ascii() -> None:
    assert in_ascii("Placer «\u202fDôme\u202f» ici\u202f: «\u00a0là\u00a0»") == 'Placer "Dome" ici : "la"'


def test_scoring_is_broken_between_syllables_too() -> None:
    face = Face("Owl", 0, (), "", "", "4*", "", ("diamantkaart 4",), 0, False)
    rows = CityMap({(0, 0): face}, {}, None, ZOOMS.index(Zoom(13, 9)), UTF8).lines()
    text = "\n".join("".join(words for words, _ in row) for row in rows)
    assert "diamant-" in text
    assert "kaart 4" in text
