"""The PDFs: pages, sizes, words, fonts; nothing cut, nothing off the page."""

import io
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from oddville.editions import Edition, from_dict, load_edition, standard
from oddville.print.layout import PAPERS, TooLarge
from oddville.print.settings import Settings
from oddville.print.sheets import File, files
from oddville.text import LANGUAGES, Texts
from tests.support.small_edition import small_edition

pytestmark = pytest.mark.slow

HARBOUR = Path(__file__).parents[2] / "examples" / "harbour.toml"
POINT = 72 / 25.4
SHEETS = 11  # of nine cards: 64 buildings, 1 Main Square, 12 characters, 16 worker cards


def silent(part: str, page: int, pages: int) -> None:
    pass


def drawn(edition: Edition, settings: Settings, language: str = "en") -> Iterator[tuple[File, bytes]]:
    for file in files(edition, settings, Texts(language)):
        yield file, file.draw(silent)


def read(content: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(content))


def words(content: bytes) -> str:
    return " ".join(" ".join(page.extract_text() for page in read(content).pages).split())


@pytest.fixture(scope="module")
def small() -> Edition:
    return from_dict(small_edition())


@pytest.mark.soak
def test_the_whole_standard_edition(tmp_path: Path) -> None:
    whole = {file.name: content for file, content in drawn(standard(), Settings())}
    pages = {name: len(read(content).pages) for name, content in whole.items()}
    rules = {f"standard-rules-{language}.pdf": 1 for language in LANGUAGES}
    others = {"cards": 2 * SHEETS, "boards": 2, "workers": 1, "print-guide": 2}
    assert pages == {f"standard-{name}.pdf": count for name, count in others.items()} | rules
    for name, content in whole.items():
        check_fonts_and_pictures(name, content)
    if shutil.which("qpdf") is not None:
        for content in whole.values():
            check_with_qpdf(content, tmp_path)


def test_the_harbour_edition_is_printed_without_a_change(tmp_path: Path) -> None:
    harbour = load_edition(HARBOUR)
    settings = Settings(low_ink=True, duplex="none", parts=("buildings",))
    content = {file.name: content for file, content in drawn(harbour, settings)}
    assert len(read(content["harbour-cards.pdf"]).pages) == 8


def test_qpdf_finds_no_fault(small: Edition, tmp_path: Path) -> None:
    if shutil.which("qpdf") is None:
        pytest.skip("qpdf is not installed")
    for _, content in drawn(small, Settings(duplex="short", low_ink=True, languages=("fr",))):
        check_with_qpdf(content, tmp_path)


def check_with_qpdf(content: bytes, folder: Path) -> None:
    file = folder / "checked.pdf"
    file.write_bytes(content)
    checked = subprocess.run(["qpdf", "--check", str(file)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def check_fonts_and_pictures(name: str, content: bytes) -> None:
    """Fonts are in the file, and no picture is made of pixels."""
    for page in read(content).pages:
        resources: Any = page["/Resources"]
        assert not page.images, name
        for font in resources.get("/Font", {}).values():
            descendant = font.get_object()["/DescendantFonts"][0].get_object()
            assert "/FontFile2" in descendant["/FontDescriptor"].get_object(), name


@pytest.mark.parametrize(("paper", "duplex"), [("a4", "long"), ("letter", "short"), ("a4", "none")])
def test_pages_and_their_size(small: Edition, paper: str, duplex: str) -> None:
    settings = Settings(paper=paper, duplex=duplex, languages=("nl",))  # type: ignore[arg-type]
    found = {file.part: (file, content) for file, content in drawn(small, settings, "nl")}
    assert list(found) == ["cards", "boards", "standees", "rules", "guide"]
    for file, content in found.values():
        reader = read(content)
        assert len(reader.pages) == file.pages
        check_fonts_and_pictures(file.name, content)
        for page in reader.pages:
            size = float(page.mediabox.width) / POINT, float(page.mediabox.height) / POINT
            assert size == pytest.approx(PAPERS[paper], abs=0.02)
    sheets = 3  # 2 buildings, the Main Square, 2 characters, 16 worker cards
    assert found["cards"][0].pages == (sheets if duplex == "none" else 2 * sheets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_read_in_every_language(small: Edition, language: str) -> None:
    texts = Texts(language)
    settings = Settings(parts=("workers", "boards", "standees", "rules"), languages=(language,))
    found = {file.part: content for file, content in drawn(small, settings, language)}
    parts = {part: words(content) for part, content in found.items()}
    assert texts.t("print-guide-title") in parts["guide"]
    assert texts.t("print-part-standees") in parts["standees"]
    assert texts.component("resources-board") in parts["boards"]
    assert texts.t("print-side-back") in parts["cards"]
    assert texts.t("rules-title") in parts["rules"]
    trailer: Any = read(found["boards"]).trailer
    assert trailer["/Root"]["/Lang"] == language


def test_only_what_was_asked_for(small: Edition) -> None:
    names = [file.name for file in files(small, Settings(parts=("rules",), languages=("fr",)), Texts("en"))]
    assert names == ["small-rules-fr.pdf", "small-print-guide.pdf"]


def test_the_same_edition_gives_the_same_file(small: Edition) -> None:
    settings = Settings(parts=("characters", "boards"))
    first, second = ({f.name: c for f, c in drawn(small, settings)} for _ in range(2))
    assert first == second


def test_cards_of_another_size(small: Edition) -> None:
    settings = Settings(card=(44, 68), bleed=3, parts=("workers",))
    (file, content), _ = drawn(small, settings)
    assert file.pages == len(read(content).pages) == 2  # sixteen fit on one sheet
    with pytest.raises(TooLarge):
        files(small, Settings(card=(300, 300)), Texts("en"))


def test_an_edition_without_characters(small: Edition) -> None:
    data = small_edition()
    data["character"] = []
    found = {file.part: content for file, content in drawn(from_dict(data), Settings(languages=("en",)))}
    assert Texts("en").t("rules-characters-title") not in words(found["rules"])


def test_progress_is_told(small: Edition) -> None:
    told: list[tuple[str, int, int]] = []
    for file in files(small, Settings(parts=("workers",)), Texts("en")):
        file.draw(lambda part, page, pages: told.append((part, page, pages)))
    assert told == [("cards", page, 4) for page in range(1, 5)] + [("guide", 1, 1)]
