"""The rules fit on one page in every language, with all that has to be known."""

import io

import pytest
from pypdf import PdfReader

from oddville.editions import Edition, load_edition, standard
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_everything_is_on_the_page(language: str, paper: str) -> None:
    texts = Texts(language)
    found = page_words(rules_page.draw(texts, standard(), paper)).replace("\xa0", " ")
    for topic in ("aim", "turn"):
        assert flat(texts.t(f"rules-{topic}")).replace("\xa0", " ") in found
    for family, count in (("setup", 5), ("worker", 6), ("build", 5)):
        for number in range(1, count + 1):
            assert flat(texts.t(f"rules-{family}-{number}")).replace("\xa0", " ") in found
    for character in standard().characters:
        assert flat(texts.t(f"power-{character.id}")).replace("\xa0", " ") in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_type_can_be_read(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It fits without the smallest sizes, also on Letter, which is shorter."""
    sizes = tuple(size for size in rules_page.SIZES if size >= SMALLEST_TYPE)
    monkeypatch.setattr(rules_page, "SIZES", sizes)
    rules_page.draw(Texts(language), standard(), "letter")


def test_numbers_come_from_the_edition(tmp_path: pytest.TempPathFactory) -> None:
    assert "4 for each player" in page_words(rules_page.draw(Texts("en"), standard(), "a4"))


def test_low_ink() -> None:
    edition: Edition = load_edition("standard")
    assert rules_page.draw(Texts("de"), edition, "a4", "low-ink") != rules_page.draw(
        Texts("de"), edition, "a4"
    )
