"""What a browser keeps of the page: there at once, without a server too, and renewed after an upgrade."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Request, Route, expect

from oddville.rules.enums import DecisionKind
from oddville.text import Texts
from tests.support.page.moments import moment_of, taken_up
from tests.support.page.player import Guests, Player
from tests.support.page.restarting import Serving

pytestmark = pytest.mark.slow

TEXTS = Texts("en")
HASHED = re.compile(r"(?P<name>.+-)(?P<hash>[\w-]{8})(?P<suffix>\.\w+)")
# Somebody who looks elsewhere and wants to be called; a browser without windows shows no messages itself.
LOOKING_ELSEWHERE = """
  Object.defineProperty(document, 'hidden', { get: () => true });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  window.calls = [];
  ServiceWorkerRegistration.prototype.showNotification = async function (title, { data }) {
    window.calls.push([this.active.state, title, data]);
  };
"""
IS_KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"


def upgrade(pages: Path) -> None:
    """Another build of the same page: every file with a hash in its name has another one."""
    names = {}
    for path in list((pages / "assets").iterdir()):
        if path.suffix in (".br", ".gz"):
            path.unlink()
        elif found := HASHED.fullmatch(path.name):
            names[path.name] = f"{found['name']}{found['hash'][::-1]}{found['suffix']}"
            path.rename(path.with_name(names[path.name]))
    for path in pages.rglob("*"):
        if path.suffix in (".html", ".js", ".css"):
            text = path.read_text(encoding="utf-8")
            for old, new in names.items():
                text = text.replace(old, new)
            path.write_text(text, encoding="utf-8")
    for path in (*pages.glob("*.br"), *pages.glob("*.gz")):
        path.unlink()


@pytest.fixture
def serving(tmp_path: Path, pages: Path) -> Iterator[Serving]:
    own = shutil.copytree(pages, tmp_path / "pages")
    server = Serving(tmp_path / "games.db", own)
    yield server
    server.stop()


def test_the_page_is_kept_and_outlives_server_and_upgrade(
    guests: Guests, serving: Serving, tmp_path: Path
) -> None:
    player = guests(url=serving.url, keeps_the_page=True)
    player.go("/")
    player.page.wait_for_function(IS_KEPT)
    serving.stop()
    player.page.reload()
    expect(player.page.get_by_role("button", name=TEXTS.t("start-way-friends"))).to_be_visible()
    player.go("/rules")
    expect(player.page.get_by_role("heading", name=TEXTS.t("rules-page-title"))).to_be_visible()
    upgrade(tmp_path / "pages")
    serving.start()
    player.go("/lobby")  # its script was never asked for before, and is not there any more
    expect(player.page.get_by_role("heading", name=TEXTS.t("start-lobby"))).to_be_visible()


def test_the_rules_offline(guests: Guests, serving: Serving) -> None:
    """They stay once they were read; before, the connection is to blame and not the server."""
    player = guests(url=serving.url, keeps_the_page=True)
    player.go("/")
    player.page.wait_for_function(IS_KEPT)
    serving.stop()
    player.go("/rules#end")  # a link into the text shows all of it at once
    expect(player.page.get_by_text(TEXTS.t("page-error-unreachable"))).to_be_visible()
    serving.start()
    player.page.reload()
    statements = player.page.locator(".statement")
    expect(statements.first).to_be_visible()
    everything = statements.count()
    serving.stop()
    player.page.reload()
    expect(statements).to_have_count(everything)


def test_a_screen_that_does_not_arrive_says_so(player: Player) -> None:
    player.page.add_init_script("delete Navigator.prototype.serviceWorker")
    player.go("/")
    player.page.route("**/assets/Lobby-*.js", lambda route: route.fulfill(status=404))
    player.page.locator('a[href="/lobby"]').first.click()
    expect(player.page.get_by_role("alert")).to_have_text(TEXTS.t("page-not-loaded"))
    player.page.unroute_all()
    player.page.get_by_role("button", name=TEXTS.t("page-load-anew")).click()
    expect(player.page.get_by_role("heading", name=TEXTS.t("start-lobby"))).to_be_visible()


def test_the_page_begins_once_more_where_its_first_scripts_do_not_arrive(player: Player) -> None:
    player.page.add_init_script("delete Navigator.prototype.serviceWorker")
    visits: list[str] = []

    def count(asked: Request) -> None:
        if asked.is_navigation_request():
            visits.append(asked.url)

    def fail_at_first(route: Route) -> None:
        if len(visits) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    player.page.on("request", count)
    player.page.route("**/assets/bootstrap-*.js", fail_at_first)
    player.go("/")
    expect(player.page.get_by_role("button", name=TEXTS.t("start-way-friends"))).to_be_visible()
    assert len(visits) == 2


def test_a_call_to_ones_turn_goes_through_the_worker(guests: Guests) -> None:
    """A phone shows no other messages."""
    player = guests(notify=True, keeps_the_page=True)
    player.page.add_init_script(LOOKING_ELSEWHERE)
    player.go("/")
    player.page.wait_for_function(IS_KEPT)
    with taken_up(player, moment_of(DecisionKind.TURN)):
        player.page.wait_for_function("() => window.calls.length > 0")
        assert player.page.evaluate("() => window.calls") == [["activated", "OddVille", f"/t/{player.table}"]]
