"""Whole games on a site without a server, in Chromium, Firefox and WebKit.

Everything is done by clicks, from static files, and without a network once the game has been loaded.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.rules.enums import DecisionKind
from tests.support import command
from tests.support.page.moments import Moment, moment_of
from tests.support.page.site import StaticHost, site_folder
from tests.support.page.tabs import BROWSERS
from tests.support.page.visitor import Visitor
from tests.support.webdriver import PATIENCE

pytestmark = [pytest.mark.soak, pytest.mark.timeout(0), pytest.mark.parametrize("browser", BROWSERS)]

LONGEST = 1200.0  # seconds for a whole game
DECISIONS = [kind for kind in DecisionKind if kind not in (DecisionKind.SHUFFLE, DecisionKind.GAME_OVER)]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return site_folder(tmp_path_factory.getbasetemp().parent)


@pytest.fixture
def visitor(browser: str, site: Path, tmp_path: Path) -> Iterator[Visitor]:
    """Has played a moment, so that everything is loaded; then the host is switched off."""
    host = StaticHost(site)
    with BROWSERS[browser](tmp_path) as tabs:
        visitor = Visitor(tabs, host.url)
        visitor.comes()
        visitor.begins_against("newcomer")
        visitor.waits_until_everything_is_kept()
        host.stop()
        yield visitor


def takes_up(visitor: Visitor, at: Moment) -> None:
    bots = [None if seat == at.seat else "apprentice" for seat in range(2)]
    settings = {"players": 2, "bots": bots, "order": "chosen", "pace": "instant", "undo": "free"}
    moment = {"record": at.record, "moves": at.moves}
    body: dict[str, Any] = {"settings": settings, "name": "Ada", "seat": at.seat, "from": moment}
    visitor.table = visitor.asks("/api/tables", body)["id"]
    visitor.goes_to(f"/t/{visitor.table}")
    visitor.waits_for_a_decision()


@pytest.mark.parametrize("level", ["apprentice", "master"])
def test_a_whole_game_without_a_network(visitor: Visitor, level: str, tmp_path: Path) -> None:
    visitor.goes_to("/")
    visitor.begins_against(level)
    visitor.plays_to_the_end(LONGEST)
    record = tmp_path / "record.json"
    record.write_text(visitor.saves_the_record(), "utf-8")
    verified = command.run("record", "verify", record)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    visitor.clicks("a", "Watch the replay")
    visitor.waits_for('input[type="range"]')


def test_a_reload_in_every_decision(visitor: Visitor) -> None:
    for kind in DECISIONS:
        takes_up(visitor, moment_of(kind))
        before = visitor.sentence, visitor.sequence
        visitor.browser.reload()
        visitor.waits_for_a_decision()
        assert (visitor.sentence, visitor.sequence) == before
        visitor.decides_something()


def test_two_tabs_show_the_same_game(visitor: Visitor) -> None:
    """The second one talks to the application of the first, and goes on when that is closed."""
    takes_up(visitor, moment_of(DecisionKind.TURN))
    sentence, first = visitor.sentence, visitor.browser.tab
    second = visitor.browser.open_tab()
    visitor.browser.choose_tab(second)
    visitor.goes_to(f"/t/{visitor.table}")
    visitor.waits_for_a_decision()
    assert visitor.sentence == sentence
    visitor.decides_something()
    sequence = visitor.sequence
    visitor.browser.choose_tab(first)
    visitor.waits_for_a_decision()
    assert visitor.sequence >= sequence
    visitor.browser.close_tab()
    visitor.browser.choose_tab(second)
    visitor.waits_for_a_decision()
    visitor.decides_something()
    assert visitor.sequence > sequence


def test_trying_out_and_taking_back(visitor: Visitor) -> None:
    takes_up(visitor, moment_of(DecisionKind.TURN))
    sentence, sequence = visitor.sentence, visitor.sequence
    visitor.clicks("button", "What if?")
    visitor.waits_for("section.strip button", "Back to the game")
    while not visitor.sees("section.strip button", "Undo"):  # it can be clicked once a move was tried
        visitor.clicks_something()
    visitor.clicks("section.strip button", "Back to the game")
    visitor.waits_for_a_decision()
    assert (visitor.sentence, visitor.sequence) == (sentence, sequence)
    visitor.decides_something()
    before = visitor.sequence
    visitor.clicks("button", "Menu")
    visitor.clicks("dialog[open] button", "Last move")
    until = time.monotonic() + PATIENCE
    while visitor.sequence == before:
        assert time.monotonic() < until, "nothing was taken back"
    visitor.waits_for_a_decision()
