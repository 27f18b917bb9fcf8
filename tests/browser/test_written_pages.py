"""Pages that are one file, the gallery and the reports: what their own scripts do in a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from oddville.editions import standard
from oddville.gallery import gallery_page
from oddville.reports.html_tables import Cell, Column, table
from oddville.reports.page import Section, charts, page
from oddville.text import Texts
from tests.support.charts import sample_charts

pytestmark = pytest.mark.slow

DRIVING_THE_GALLERY = """
  const shown = () => cells.filter((cell) => !cell.hidden).length;
  const found = [shown()];
  const change = () => byId("filters").dispatchEvent(new Event("input"));
  const set = (id, value) => { byId(id).value = value; change(); };
  set("kind", "building"); found.push(shown());
  set("guild", "rooster"); found.push(shown());
  edges[0].click(); found.push(shown());
  byId("filters").reset(); sift(); found.push(shown());
  set("search", "muhle"); found.push(shown());
  byId("language").value = "fr"; byId("language").dispatchEvent(new Event("change"));
  set("search", ""); cells[0].querySelector("button").click();
  found.push(document.documentElement.lang, byId("large").open, byId("large-name").textContent);
"""
DRIVING_A_REPORT = """
  const found = {};
  const cells = () => [...document.querySelectorAll("table.sortable tbody th")];
  const names = () => cells().map((cell) => cell.textContent);
  const heads = document.querySelectorAll("table.sortable thead button");
  heads[1].click(); found.falling = names();
  heads[1].click(); found.rising = names();
  heads[0].click(); found.byName = names();
  const background = () => getComputedStyle(document.body).backgroundColor;
  const day = background();
  document.getElementById("night").click();
  found.changes = day !== background();
  found.marks = [...document.querySelectorAll("use.mark")].every((mark) => mark.getBBox().width > 5);
  found.isTooWide = document.documentElement.scrollWidth > innerWidth;
"""


def driven(chromium: Browser, file: Path, text: str, script: str, size: ViewportSize | None = None) -> Any:
    """Runs a script as part of the page, under its own rules of what may run; what it has in `found`."""
    ending = "document.title = JSON.stringify(found);"
    file.write_text(text.replace("</body>", f"<script>{script}{ending}</script></body>"), "utf-8")
    with chromium.new_context(viewport=size) as context:
        errors: list[str] = []
        opened = context.new_page()
        opened.on("pageerror", lambda error: errors.append(str(error)))
        opened.goto(file.as_uri())
        said = opened.title()
        assert errors == []
    return json.loads(said)


def test_the_filters_of_the_gallery(chromium: Browser, tmp_path: Path) -> None:
    text = gallery_page(standard(), "de")
    found = driven(chromium, tmp_path / "page.html", text, DRIVING_THE_GALLERY)
    total, buildings, roosters, upward, again, mills, language, is_open, name = found
    cards = standard().buildings
    assert total == again == text.count("<li>")
    assert buildings == len(cards)
    assert roosters == sum(card.guild == "rooster" for card in cards)
    assert upward == sum(card.guild == "rooster" and "up" in card.streets for card in cards)
    names = [Texts("de").card(number, standard()).lower() for number in range(64)]
    assert mills == sum("mühle" in text for text in names) > 0
    assert (language, is_open, name) == ("fr", True, Texts("fr").card(0, standard()))


def test_a_report_sorts_its_tables_and_turns_to_night(chromium: Browser, tmp_path: Path) -> None:
    rows = [[Cell(name), Cell(name, key=key)] for name, key in (("b", 2), ("a", 10), ("c", -1))]
    sortable = table([Column("name", is_number=False), Column("key")], rows, is_sortable=True)
    sections = [Section("one", "One", charts(*sample_charts()) + sortable)]
    text = page(Texts("en"), "A page", [], sections)
    size: ViewportSize = {"width": 500, "height": 900}
    found = driven(chromium, tmp_path / "page.html", text, DRIVING_A_REPORT, size)
    assert found["falling"] == ["a", "b", "c"]
    assert found["rising"] == ["c", "b", "a"]
    assert found["byName"] == ["c", "b", "a"]
    assert found["changes"]
    assert found["marks"]
    assert not found["isTooWide"]
