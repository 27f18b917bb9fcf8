"""Our fonts have every letter that we print, and what they do not have does no harm."""

import logging
from importlib import resources

import pytest
from fontTools.ttLib import TTFont

from oddville.editions import from_dict, standard
from oddville.print import rules_page, worksheet
from oddville.print.settings import Settings
from oddville.print.sheets import files
from oddville.text import LANGUAGES, Texts
from tests.support.small_edition import small_edition

pytestmark = pytest.mark.slow

FOLDER = resources.files("oddville.print").joinpath("fonts")
FONTS = ("AlegreyaSans-Regular", "AlegreyaSans-Bold", "AlegreyaSans-Italic", "GrenzeGotisch-SemiBold")


@pytest.mark.parametrize("name", FONTS)
def test_the_fonts_are_free_and_small(name: str) -> None:
    file = FOLDER.joinpath(f"{name}.ttf")
    assert len(file.read_bytes()) < 50_000
    licence = FOLDER.joinpath(f"OFL-{name.partition('-')[0]}.txt").read_text("utf-8")
    assert "SIL Open Font License, Version 1.1" in licence
    with resources.as_file(file) as path, TTFont(path) as font:
        letters = font.getBestCmap()
        assert {ord(letter) for letter in "AZaz09äöüßÄÖÜéèêëàâçîïôûùœæÉÈÀÇñčłőșž’‘“”„«»–—…×°²·•"} <= set(
            letters
        )
        outlines = font["glyf"]
        assert all(outlines[letters[ord(figure)]].yMin > -40 for figure in "0123456789"), "old-style figures"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_missing(language: str, caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts(language)
    with caplog.at_level(logging.WARNING):
        content = rules_page.draw(texts, standard(), "a4")
        worksheet.draw(texts, "my-box", standard(), "a4")
        for file in files(standard(), Settings(parts=("boards",)), texts):
            file.draw(lambda *told: None)
    assert content
    assert caplog.records == []


def test_names_in_any_script(caplog: pytest.LogCaptureFixture) -> None:
    data = small_edition()
    data["building"][1]["name"] = "Αγορά 市場 **bold** __x__ 🏰"
    with caplog.at_level(logging.WARNING):
        assert worksheet.draw(Texts("en"), "small", from_dict(data), "a4").startswith(b"%PDF")
    assert caplog.records == []
