"""The rules fit on one page in every language, with all that has to be known."""

import io
from functools import cache
from unittest.mock import patch

import pytest
from pypdf import PdfReader

from oddville.art import Theme
from oddville.editions import standard
from oddville.print import rules_page
from oddville.print.layout import PAPERS
from oddville.text import LANGUAGES, Texts

pytestmark = pytest.mark.slow

SMALLEST_TYPE = 8.0


def page_words(content: bytes) -> str:
    (page,) = PdfReader(io.BytesIO(content)).pages
    return " ".join(page.extract_text().split())


def flat(text: str) -> str:
    """As it stands on the page: without stars, on one line."""
    return " ".join(text.replace("**", "").replace("\u202f", " ").split())


@cache
def drawn(language: str, paper: str, theme: Theme = "print") -> bytes:
    """It must fit without the smallest sizes, also on Letter, which is shorter."""
    sizes = tuple(size for size in rules_page.SIZES if size >= SMALLEST_TYPE)
    with patch.object(rules_page, "SIZES", sizes):
        return rules_page.draw(Texts(language), standard(), paper, theme)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_everything_is_on_the_page_and_can_be_read(language: str, paper: str) -> None:
    texts = Texts(language)
    found = page_words(drawn(language, paper)).replace("\xa0", " ")
    for topic in ("aim", "turn"):
        assert flat(texts.t(f"rules-{topic}")).replace("\xa0", " ") in found
    for family, count in (("setup", 5), ("worker", 6), ("build", 5)):
        for number in range(1, count + 1):
            assert flat(texts.t(f"rules-{family}-{number}")).replace("\xa0", " ") in found
    for character in standard().characters:
        assert flat(texts.t(f"power-{character.id}")).replace("\xa0", " ") in found


def test_numbers_come_from_the_edition() -> None:
    assert "4 for each player" in page_words(drawn("en", "a4"))


def test_low_ink() -> None:
    assert drawn("en", "a4", "low-ink") != drawn("en", "a4")
