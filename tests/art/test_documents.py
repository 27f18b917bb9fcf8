"""Each drawing is a sound SVG document that says what it shows and can stand beside any other."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from oddville import art
from oddville.art.palette import THEMES
from oddville.art.pen import Pen
from oddville.editions import from_dict, standard
from oddville.text import LANGUAGES, Texts
from tests.support.drawings import SVG, all_drawings, drawings_of, ids_of, parse, references_of

pytestmark = pytest.mark.slow


KIB = 1024


@pytest.mark.parametrize("theme", THEMES)
def test_well_formed_and_captioned(theme: art.Theme) -> None:
    for name, svg in all_drawings(theme).items():
        root = parse(svg)
        assert root.tag == f"{SVG}svg", name
        assert root.get("role") == "img", name
        assert [part.tag for part in root][:2] == [f"{SVG}title", f"{SVG}desc"], name
        assert all(part.text for part in root[:2]), name


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_is_fetched_and_nothing_left_open(theme: art.Theme) -> None:
    for name, svg in all_drawings(theme).items():
        assert references_of(svg) <= set(ids_of(svg)), name
        assert not re.search(r'(href|src)="(?!#)', svg), name
        assert not re.search(r"url\((?!#)|@import|<script|<image|<foreignObject|<text", svg), name
        assert not re.search(r"#@|\"@", svg), name
        shapes = re.sub(r"<style>.*?</style>|<title>.*?</title>|<desc>.*?</desc>", "", svg)
        assert not re.search(r"\bnan\b|\binf\b|None|\de-\d|\{|\}", shapes), name


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme != "page"])
def test_colours_are_plain_attributes(theme: art.Theme) -> None:
    for name, svg in all_drawings(theme).items():
        assert not re.search(r"var\(|style|class=", svg), name
        paints = set(re.findall(r'(?:fill|stroke)="([^"]+)"', svg))
        assert all(re.fullmatch(r"#[0-9A-F]{6}|none", paint) for paint in paints), (name, paints)


def test_a_page_takes_scenery_from_variables_that_exist() -> None:
    known = set(re.findall(r"(--ov-[\w-]+):", art.css()))
    for name, svg in all_drawings("page").items():
        used = set(re.findall(r"var\((--ov-[\w-]+)\)", svg))
        assert used <= known, name


def test_ids_never_collide_on_one_page() -> None:
    drawings = list(all_drawings().values())[:80] + list(all_drawings("night").values())[:80]
    ids = Counter(identity for svg in drawings for identity in ids_of(svg))
    assert len(drawings) == 160
    assert max(ids.values()) == 1
    assert all(re.fullmatch(r"[a-z][\w.-]*", identity) for identity in ids)


def test_the_same_drawing_twice_takes_a_prefix() -> None:
    first, second = (art.card(standard(), 17, prefix=prefix) for prefix in ("hand", "city"))
    assert not set(ids_of(first)) & set(ids_of(second))
    assert ids_of(first)[0].startswith("hand-")


def test_shared_symbols_are_on_the_sheet() -> None:
    sheet = set(ids_of(art.symbol_sheet()))
    for name, svg in drawings_of(standard(), theme="page", symbols="shared"):
        assert ids_of(svg) == [], name
        assert references_of(svg) <= sheet, name
    parse(art.symbol_sheet())


def test_drawn_out_there_is_no_reference() -> None:
    for name, svg in drawings_of(standard(), theme="print", inline=True):
        assert not re.search(r"<use|<defs|\bid=|href|url\(", svg), name
        parse(svg)


def test_a_card_for_the_printer_has_its_bleed() -> None:
    pen, texts = Pen("print", inline=True), Texts("en")
    drawing = art.drawings.card(pen, texts, standard(), 3, framed=False)
    assert drawing.box == (0, 0, 252, 352)
    assert drawing.body.startswith('<path d="M-12-12h276v376h-276z"')
    assert drawing.symbols == ()


def test_sizes() -> None:
    """A few KiB a card, the symbols counted once."""
    shared = [len(svg) for name, svg in drawings_of(standard(), symbols="shared") if name.startswith("card ")]
    assert max(shared) < 6 * KIB
    assert sum(shared) / len(shared) < 5 * KIB
    assert max(len(svg) for name, svg in all_drawings().items() if name.startswith("card ")) < 14 * KIB
    assert len(all_drawings()["mini"]) < 8 * KIB
    assert len(art.symbol_sheet()) < 40 * KIB
    assert len(all_drawings()["city of 20"]) < 130 * KIB


def test_width_and_height_follow_the_size() -> None:
    root = parse(art.card(standard(), 0, size=126))
    assert (root.get("width"), root.get("height")) == ("126", "176")
    assert parse(art.card(standard(), 0)).get("width") is None


def test_small_cards_are_drawn_in_small() -> None:
    small, full = art.card(standard(), 40, size=63), art.card(standard(), 40, size=64)
    assert not re.search("cost-plate|banner", small)
    assert "guild-cloth" in small
    assert "cost-plate" in full


def test_a_built_card_shows_its_owner_and_no_cost() -> None:
    for seat, colour in enumerate(("purple", "blue", "red", "yellow")):
        svg = art.card(standard(), 17, built_by=seat)
        assert f"pawn-{colour}" in svg
        assert "cost-plate" not in svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_speak_the_language(language: str) -> None:
    texts = Texts(language)
    for name, svg in drawings_of(standard(), texts=texts, symbols="shared"):
        assert "{" not in svg, name
    root = parse(art.card(standard(), 63, texts=texts, built_by=1))
    title, description = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
    assert title == texts.card(63, standard())
    assert description is not None
    assert texts.scoring(63, standard()) in description
    assert texts.t("guild-fleur-de-lis") in description
    assert texts.t("colour-blue") in description


def test_languages_differ() -> None:
    drawings = {language: dict(drawings_of(standard(), texts=Texts(language))) for language in LANGUAGES}
    for name in drawings["en"]:
        assert len({drawings[language][name] for language in LANGUAGES}) == len(LANGUAGES), name


def test_names_are_escaped() -> None:
    data = standard().to_dict()
    data["building"][0] |= {"id": "odd", "name": 'A <b> & "c" #@wood'}
    svg = art.card(from_dict(data), 0, built_by=0)
    assert parse(svg).findtext(f"{SVG}title") == 'A <b> & "c" #@wood'
