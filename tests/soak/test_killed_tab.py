"""A tab that is killed again and again while it plays, and now and then the whole browser.

Whatever the page had been told before is there afterwards, and the game goes on.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from oddville.record import read_json, verify
from tests.soak.conftest import Progress, scaled
from tests.support.browsing import browser_program
from tests.support.page.player import PATIENCE
from tests.support.page.site import PLACE, SitePlayer, StaticHost, site_folder

pytestmark = [pytest.mark.soak, pytest.mark.timeout(0)]

KILLS: Final = 100
WHOLE_BROWSER: Final = 10  # every so many kills
MOST_MOVES: Final = 8  # before a kill, and then up to so many milliseconds of play
LONGEST: Final = 300
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
STARTING: Final = 180_000
SETTINGS: Final = {"players": 2, "bots": [None, "newcomer"], "order": "chosen", "pace": "instant"}

# Plays as fast as it is told what happened, and tells us everything it is told.
PLAYING: Final = """
  ({ place, table }) => {
    const page = `player ${Math.random()}`;
    const channel = new BroadcastChannel(`oddville ${place}`);
    const say = (message) => channel.postMessage({ page, number: 1, ...message });
    channel.onmessage = ({ data }) => {
      if (data.page !== page || data.type !== 'told') return;
      const message = JSON.parse(data.text);
      if (!['snapshot', 'update'].includes(message.type)) return;
      console.log(`told ${data.text}`);
      const { sequence, legal, you } = message;
      const actions = legal[you[0]] ?? [];
      if (!actions.length) return;
      const action = actions[Math.floor(Math.random() * actions.length)];
      const command = { type: 'act', key: `k${sequence}`, seat: you[0], sequence, action };
      say({ type: 'message', text: JSON.stringify(command) });
    };
    // As every page does: without it the application takes this one for closed.
    void navigator.locks.request(`oddville page ${page}`, () => {
      say({ type: 'open', path: `/api/tables/${table}/live` });
      return new Promise(() => {});
    });
  }
"""


class Browsing:
    """A browser with a profile on the disk, which may be killed and started again."""

    def __init__(self, playwright: Playwright, profile: Path, url: str) -> None:
        self._playwright = playwright
        self._profile = profile
        self._url = url
        self.told: dict[int, Any] = {}  # by sequence, the entries that a page was told of
        self.over = False
        self.context = self._started()

    def _started(self) -> BrowserContext:
        return self._playwright.chromium.launch_persistent_context(
            self._profile,
            executable_path=browser_program(),
            args=ARGUMENTS,
            service_workers="block",
            timeout=STARTING,
        )

    def arrive(self) -> SitePlayer:
        page = self.context.new_page()
        page.on("console", lambda message: self._hear(message.text))
        return SitePlayer(page, "Ada", self._url)

    def _hear(self, text: str) -> None:
        if not text.startswith("told "):
            return
        message = json.loads(text.removeprefix("told "))
        if message["type"] == "update":
            self.told[message["sequence"]] = message["entry"]
        self.over = (message["game"] or {}).get("winner") is not None

    def hear_of(self, moves: int) -> None:
        """Waits until the page was told of so many, or of the end."""
        until = time.monotonic() + PATIENCE
        while len(self.told) < moves and not self.over:
            assert time.monotonic() < until, "nothing is played"
            self.context.pages[-1].wait_for_timeout(10)

    def kill_tab(self, page: Page) -> None:
        """Its process ends at once, as for want of memory."""
        for process in self._processes("--type=renderer"):
            os.kill(process, signal.SIGKILL)
        page.close()

    def _processes(self, argument: str) -> Iterator[int]:
        """Of this browser, those with this argument."""
        found = processes()
        own = {number for number, (_, words) in found.items() if f"--user-data-dir={self._profile}" in words}
        while more := {number for number, (parent, _) in found.items() if parent in own} - own:
            own |= more
        yield from (number for number in own if argument in found[number][1])

    def kill(self) -> None:
        """All processes of the browser that has this profile."""
        for process in self._processes(f"--user-data-dir={self._profile}"):
            os.kill(process, signal.SIGKILL)
        with suppress(Error):
            self.context.close()
        self.context = self._started()


def processes() -> dict[int, tuple[int, str]]:
    """By number: the parent, and the command line."""
    found = {}
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            words = (folder / "cmdline").read_bytes().decode("utf-8", "replace")
            found[int(folder.name)] = (int(parent), words)
    return found


def entries(player: SitePlayer) -> dict[int, Any]:
    found: dict[int, Any] = {}
    while True:
        log = player.ask(f"/api/tables/{player.table}/log?after={len(found)}&limit=500")
        found |= {entry["sequence"]: entry["entry"] for entry in log["entries"]}
        if len(found) == log["sequence"]:
            return found


def test_nothing_that_was_shown_is_lost(tmp_path: Path, progress: Progress) -> None:
    random = Random(24)
    host = StaticHost(site_folder(tmp_path))
    kills = scaled(KILLS)
    told = finished = 0
    try:
        with sync_playwright() as playwright:
            browsing = Browsing(playwright, tmp_path / "profile", host.url)
            table = ""
            for kill in range(1, kills + 1):
                player = browsing.arrive()
                player.starts()
                if table:
                    player.table = table
                    stored = entries(player)
                    for sequence, entry in browsing.told.items():
                        assert stored[sequence] == entry
                    told += len(browsing.told)
                    browsing.told.clear()
                    assert player.ask(f"/api/tables/{table}")["you"] == [0]
                if browsing.over:
                    status, text = player.raw("GET", f"/api/tables/{table}/record")
                    assert status == 200
                    verify(read_json(text.encode()))
                    finished += 1
                if not table or browsing.over:
                    player.table = table = player.ask("/api/tables", {"settings": SETTINGS, "name": "Ada"})[
                        "id"
                    ]
                    browsing.over = False
                player.go(f"/t/{table}")
                player.page.evaluate(PLAYING, {"place": PLACE, "table": table})
                browsing.hear_of(random.randint(1, MOST_MOVES))
                player.page.wait_for_timeout(random.randrange(LONGEST))
                if kill % WHOLE_BROWSER == 0:
                    browsing.kill()
                else:
                    browsing.kill_tab(player.page)
                progress(kill, kills)
            browsing.context.close()
    finally:
        host.stop()
    print(f"{kills} kills, {told} entries told before one, {finished} games to the end")
    assert told >= kills
