"""Browsers for the tests, and a server with the page that was built."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from oddville.server.settings import ServerSettings
from tests.support.browsing import browser_program
from tests.support.page.player import DESKTOP, Guests, Player, Size
from tests.support.page.serving import built_pages
from tests.support.running_server import PLENTY, RunningServer

STARTING = 180_000  # milliseconds: other work may keep the machine busy
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
# Unless asked otherwise: without flying pieces and without advice, under a name.
PREFERENCES: dict[str, str | bool] = {"name": "Ada", "pace": "instant", "guide": False}
# Writes down what a screen reader would hear, in order.
LISTENING = """
  window.spoken = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      const place = element?.closest?.('[aria-live][data-testid]');
      if (place?.textContent) window.spoken.push([place.dataset.testid, place.textContent]);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.fixture(scope="session")
def pages() -> Path:
    built = built_pages()
    if not (built / "assets").is_dir():
        pytest.skip("the page is not built: run make build")
    return built


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for this folder: while Playwright runs, no other test of this process could have an event loop."""
    program = browser_program()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=STARTING)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def hosting(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of this folder."""
    data = tmp_path_factory.mktemp("server") / "games.db"
    server = RunningServer(ServerSettings(data=str(data), limits=PLENTY, pages=pages))
    yield server
    server.stop()


def arriving(
    context: BrowserContext, address: str, preferences: Mapping[str, str | bool], script: str = ""
) -> Player:
    """Somebody in front of a browser that knows nothing of any other one."""
    liked = {**PREFERENCES, **preferences}
    context.add_init_script(
        f"localStorage['oddville-preferences'] ??= {json.dumps(json.dumps(liked))}; {LISTENING} {script}"
    )
    return Player(context.new_page(), str(liked["name"]), address)


@pytest.fixture
def guests(chromium: Browser, hosting: RunningServer) -> Iterator[Guests]:
    """Browsers of people who know nothing of each other; afterwards none of them may have met an error."""
    came: list[Player] = []

    def arrive(
        size: Size = DESKTOP,
        language: str = "en",
        *,
        url: str = "",
        keeps_the_page: bool = False,
        **preferences: str | bool,
    ) -> Player:
        address = url or hosting.url
        context = chromium.new_context(
            base_url=address,
            locale=language,
            reduced_motion="reduce",
            service_workers="allow" if keeps_the_page else "block",
            **size,
        )
        player = arriving(context, address, preferences)
        came.append(player)
        return player

    yield arrive
    for player in came:
        player.page.context.close()
    assert [error for player in came for error in player.errors] == []


@pytest.fixture
def player(guests: Guests) -> Player:
    """Somebody at a desk."""
    return guests()


# Every screen begins as on the first visit.
FORGETTING = """
  for (const key of Object.keys(localStorage))
    if (key !== 'oddville-preferences') delete localStorage[key];
"""


@pytest.fixture(scope="package")
def onlookers(chromium: Browser, hosting: RunningServer) -> Callable[[str], Player]:
    """A browser for each language that sees screen after screen: what it has loaded is there already.

    The page's own rules would keep axe out of it.
    """

    @cache
    def onlooker(language: str) -> Player:
        context = chromium.new_context(
            base_url=hosting.url,
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
            bypass_csp=True,
            **DESKTOP,
        )
        return arriving(context, hosting.url, {"name": "Fry"}, FORGETTING)

    return onlooker
