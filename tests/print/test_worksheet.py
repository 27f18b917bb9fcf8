"""The worksheet has a row for each card, filled in where the cards are known."""

import io

import pytest
from pypdf import PdfReader

from oddville.editions import from_dict
from oddville.print import worksheet
from oddville.text import Texts
from tests.support.small_edition import small_edition

pytestmark = pytest.mark.slow


def page_words(content: bytes) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(content)).pages]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "paper", "pages"),
    [("en", "letter", 5), ("de", "a4", 4), ("fr", "letter", 5), ("nl", "a4", 4)],
)
def test_sixty_four_rows(language: str, paper: str, pages: int) -> None:
    texts = Texts(language)
    found = page_words(worksheet.draw(texts, "my-box", None, paper))
    assert len(found) == pages
    for number, page in enumerate(found, start=1):
        assert flat(texts.t("worksheet-title", name="my-box")) in page
        assert flat(texts.t("worksheet-page", page=number, pages=pages)) in page
    assert "64" in found[-1]


def test_cards_that_are_known() -> None:
    (page,) = page_words(worksheet.draw(Texts("en"), "small", from_dict(small_edition()), "a4"))
    assert "Crooked Mill" in page
    assert "Keep" in page
