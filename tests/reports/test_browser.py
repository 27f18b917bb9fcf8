"""The page in a browser: tables sort, the night comes, nothing is wider than the screen."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from oddville.reports.page import Section, charts, page
from oddville.reports.tables import Cell, Column, table
from oddville.text import Texts
from tests.browsing import browser_program
from tests.reports.test_charts import sample_charts

pytestmark = pytest.mark.slow

OPTIONS = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
SCRIPT = """
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
  document.body.replaceChildren(JSON.stringify(found));
"""


def test_in_a_browser(tmp_path: Path) -> None:
    rows = [[Cell(name), Cell(name, key=key)] for name, key in (("b", 2), ("a", 10), ("c", -1))]
    sortable = table([Column("name", is_number=False), Column("key")], rows, is_sortable=True)
    sections = [Section("one", "One", charts(*sample_charts()) + sortable)]
    text = page(Texts("en"), "A page", [], sections)
    file = tmp_path / "page.html"
    file.write_text(text.replace("</body>", f"<script>{SCRIPT}</script></body>"), "utf-8")
    profile = f"--user-data-dir={tmp_path / 'profile'}"
    command = [browser_program(), *OPTIONS, profile, "--window-size=500,900", "--dump-dom", file.as_uri()]
    dom = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout
    match = re.search(r"<body>(\{.*\})\s*</body>", dom)
    assert match is not None, dom[-500:]
    found = json.loads(match[1])
    assert found["falling"] == ["a", "b", "c"]
    assert found["rising"] == ["c", "b", "a"]
    assert found["byName"] == ["c", "b", "a"]
    assert found["changes"]
    assert found["marks"]
    assert not found["isTooWide"]
