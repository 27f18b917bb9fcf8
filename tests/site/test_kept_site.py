"""What the service worker of a site keeps: the first visit, a cold start without a network, a new version."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, sync_playwright

from tests.site.conftest import ARGUMENTS, LIKED, STARTING
from tests.support.browsing import browser_program
from tests.support.page.player import DESKTOP
from tests.support.page.site import SitePlayer, StaticHost

pytestmark = pytest.mark.slow

BEFORE_PLAYING = 300_000  # bytes, compressed
EVERYTHING = 6_000_000
LISTED = re.compile(r'\{"version":.*?\}')  # by the service worker
SETTINGS = {"players": 2, "bots": [None, "apprentice"], "order": "chosen", "pace": "instant"}
# Everything that the service worker lists, from any of its caches.
IS_KEPT = """
  async () => {
    const { active } = await navigator.serviceWorker.ready;
    const script = await (await fetch(active.scriptURL)).text();
    const { page, engine } = JSON.parse(/\\{"version":.*?\\}/.exec(script)[0]);
    const files = [...page, ...engine].map((file) => new URL(file, active.scriptURL));
    const found = await Promise.all(files.map((file) => caches.match(file)));
    return found.every(Boolean);
  }
"""
FIND_UPDATE = "async () => (await navigator.serviceWorker.getRegistration()).update().then(() => {})"
IS_WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"


@contextmanager
def browser(profile: Path) -> Iterator[BrowserContext]:
    """The same browser as before, if the profile is the same."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=browser_program(),
            args=ARGUMENTS,
            timeout=STARTING,
            reduced_motion="reduce",
            **DESKTOP,
        )
        context.add_init_script(LIKED)
        yield context
        context.close()


def sits_down(player: SitePlayer) -> None:
    player.starts()
    player.table = player.ask("/api/tables", {"settings": SETTINGS, "name": "Ada", "seat": 0})["id"]
    player.go(f"/t/{player.table}")
    player.waits_for_a_decision()
    player.decides_something()


def is_kept(player: SitePlayer) -> None:
    player.page.wait_for_function(IS_KEPT)


def test_the_first_visit_loads_little(site: Path, host: StaticHost, tmp_path: Path) -> None:
    with browser(tmp_path) as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url.removeprefix(host.url)))
        page = context.new_page()
        page.goto(host.url)
        page.locator("main a, main button").first.wait_for()
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    kept: dict[str, list[str]] = json.loads(LISTED.findall((site / "sw.js").read_text("utf-8"))[0])
    paths = {path.partition("#")[0] or "index.html" for path in asked} | {*kept["page"]}
    assert not any(path.startswith("engine/") for path in paths)
    assert sum(len(gzip.compress((site / path).read_bytes())) for path in paths) < BEFORE_PLAYING


def test_everything_is_small(site: Path) -> None:
    """The compressed copies are sent in place of the files, not besides."""
    files = [file for file in site.rglob("*") if file.is_file() and file.suffix != ".gz"]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < EVERYTHING


def test_a_cold_start_without_a_network(site: Path, tmp_path: Path) -> None:
    host = StaticHost(site)
    with browser(tmp_path) as context:
        player = SitePlayer(context.new_page(), "Ada", host.url)
        sits_down(player)
        is_kept(player)
        table, sequence = player.table, player.sequence
    host.stop()
    with browser(tmp_path) as context:
        player = SitePlayer(context.new_page(), "Ada", host.url)
        player.table = table
        player.go("/")
        player.page.get_by_role("link", name=re.compile("Ada")).first.click()
        player.waits_for_a_decision()
        assert player.sequence >= sequence
        player.decides_something()
        assert player.errors == []


def new_version(old: Path, new: Path) -> None:
    """The same site with another document and another list of files."""
    shutil.copytree(old, new)
    document, worker = new / "index.html", new / "sw.js"
    document.write_text(document.read_text("utf-8").replace("<title>", '<meta name="newer"><title>'), "utf-8")
    script = worker.read_text("utf-8")
    changed = re.sub(r'"version": ?"', lambda found: found[0] + "newer-", script)
    assert changed != script
    worker.write_text(changed, "utf-8")


def test_a_new_version_in_the_middle_of_a_game(site: Path, tmp_path: Path) -> None:
    served = tmp_path / "served"
    shutil.copytree(site, served)
    new_version(site, tmp_path / "newer")
    host = StaticHost(served)
    with browser(tmp_path / "profile") as context:
        player = SitePlayer(context.new_page(), "Ada", host.url)
        sits_down(player)
        is_kept(player)
        shutil.rmtree(served)
        (tmp_path / "newer").rename(served)
        player.page.evaluate(FIND_UPDATE)
        player.page.wait_for_function(IS_WAITING)
        player.decides_something()  # by the old version, as if nothing had happened
        sequence = player.sequence
        player.page.reload()
        player.page.wait_for_selector('meta[name="newer"]', state="attached")
        player.waits_for_a_decision()
        assert player.sequence >= sequence
        player.decides_something()
        assert player.errors == []
    host.stop()
