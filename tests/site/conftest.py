"""A site of static files, and browsers that play there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.support.browsing import browser_program
from tests.support.page.player import DESKTOP
from tests.support.page.site import SitePlayer, StaticHost, site_folder

STARTING = 180_000  # milliseconds: other work may keep the machine busy
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
LIKED = """localStorage['oddville-preferences'] ??= '{"name": "Ada", "pace": "instant"}'"""

NewPlayer = Callable[[], SitePlayer]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return site_folder(tmp_path_factory.getbasetemp().parent)


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[StaticHost]:
    host = StaticHost(site)
    yield host
    host.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for a module: while Playwright runs, no other test of this process could have an event loop."""
    program = browser_program()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=STARTING)
        yield browser
        browser.close()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(reduced_motion="reduce", service_workers="block", **DESKTOP)
    context.add_init_script(LIKED)
    yield context
    context.close()


@pytest.fixture
def new_player(context: BrowserContext, host: StaticHost) -> Iterator[NewPlayer]:
    """Tabs of one browser, which meets no errors."""
    came: list[SitePlayer] = []

    def arrive() -> SitePlayer:
        player = SitePlayer(context.new_page(), "Ada", host.url)
        came.append(player)
        return player

    yield arrive
    assert [error for player in came for error in player.errors] == []


@pytest.fixture
def player(new_player: NewPlayer) -> SitePlayer:
    player = new_player()
    player.starts()
    return player
