"""One file with all cards, in four languages, that asks nobody for anything."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from oddville.editions import from_dict, load_edition, standard
from oddville.gallery import gallery_page
from oddville.text import LANGUAGES, Texts
from tests.support.markup import Page
from tests.support.small_edition import small_edition

pytestmark = pytest.mark.slow


HARBOUR = Path(__file__).parents[2] / "examples" / "harbour.toml"
ITEMS = 64 + 12 + 4 + 4


@pytest.fixture(scope="module")
def page() -> str:
    return gallery_page(standard(), "de")


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert isinstance(data, dict)
    return data


def test_every_card_is_there(page: str) -> None:
    data = data_of(page)
    assert len(data["items"]) == page.count("<li>") == ITEMS
    assert [item["number"] for item in data["items"]][:64] == list(range(1, 65))
    first = data["items"][0]
    card = standard().buildings[0]
    assert (first["scoring"], first["bonus"], first["cost"]) == (
        card.scoring,
        card.bonus,
        str(len(card.cost)),
    )


def test_four_languages(page: str) -> None:
    data = data_of(page)
    assert (data["language"], set(data["words"])) == ("de", set(LANGUAGES))
    keys = {language: sorted(data["words"][language]) for language in LANGUAGES}
    assert len({tuple(listed) for listed in keys.values()}) == 1
    for language in LANGUAGES:
        assert data["items"][3]["words"][language][0] == Texts(language).card(3, standard())


def test_it_needs_nothing_else(page: str) -> None:
    read = Page(page)
    assert read.outside == []
    assert not re.search(r"url\((?!#|data:)", page)
    assert "@import" not in page
    assert "default-src 'none'" in page
    addresses = set(re.findall(r"https?://[^\s\"'<>)]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_ids_are_unique(page: str) -> None:
    ids = Page(page).ids
    assert len(ids) == len(set(ids))


def test_references_lead_somewhere(page: str) -> None:
    ids = set(Page(page).ids)
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', page))
    assert {first or second for first, second in used} <= ids


def test_a_name_cannot_break_the_page() -> None:
    data = small_edition()
    data["building"][0]["id"] = "no-house-of-ours"
    data["building"][0]["name"] = '</script><img src="http://x/">'
    text = gallery_page(from_dict(data))
    assert "</script><img" not in text
    assert Page(text).outside == []
    assert data_of(text)["items"][0]["words"]["en"][0] == data["building"][0]["name"]


def test_the_harbour_edition() -> None:
    assert len(data_of(gallery_page(load_edition(HARBOUR)))["items"]) == ITEMS
