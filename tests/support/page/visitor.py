"""Somebody who plays on a site without a server, in any browser: looks, clicks and reads."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from random import Random
from typing import Any, Final

from tests.support.page.player import CONFIRMING, DECIDING
from tests.support.page.site import ASK, PLACE
from tests.support.page.tabs import Tabs
from tests.support.webdriver import PATIENCE, WebDriverError

LIKED: Final = """() => {
  localStorage['oddville-preferences'] = '{"name": "Ada", "pace": "instant", "language": "en"}';
}"""
APPEARS: Final = """
  async (selector, text, seconds) => {
    const isNamed = (element) => [element.textContent.trim(), element.ariaLabel].includes(text);
    const isThere = (element) =>
      element.checkVisibility() && (!text || isNamed(element)) && !element.disabled;
    const until = Date.now() + seconds * 1000;
    do {
      const found = [...document.querySelectorAll(selector)].find(isThere);
      document.querySelectorAll('[data-found]').forEach((element) => element.removeAttribute('data-found'));
      if (found) {
        found.setAttribute('data-found', '');
        return true;
      }
      await new Promise((done) => setTimeout(done, 50));
    } while (Date.now() < until);
    return false;
  }
"""
# Marks one of the things that glow, rather a project than others; not the hand while a card of it is raised.
GLOWS: Final = """
  (chance) => {
    const isRaised = document.querySelector('[data-place^="hand-"] [data-chosen="true"]') !== null;
    const open = [...document.querySelectorAll('#main [data-legal="true"]')].filter(
      (element) => element.checkVisibility() && !(isRaised && element.closest('[data-place^="hand-"]')),
    );
    const weight = (element) => (element.closest('[data-place^="project-"]') ? 4 : 1);
    const weighted = open.flatMap((element) => Array(weight(element)).fill(element));
    document.querySelectorAll('[data-found]').forEach((element) => element.removeAttribute('data-found'));
    weighted[Math.floor(chance * weighted.length)]?.setAttribute('data-found', '');
  }
"""
# Everything that the service worker lists is in its cache.
IS_KEPT: Final = """
  async (seconds) => {
    const { active } = await navigator.serviceWorker.ready;
    const script = await (await fetch(active.scriptURL)).text();
    const { page, engine } = JSON.parse(/\\{"version":.*?\\}/.exec(script)[0]);
    const files = [...page, ...engine].map((file) => new URL(file, active.scriptURL));
    const until = Date.now() + seconds * 1000;
    do {
      const found = await Promise.all(files.map((file) => caches.match(file)));
      if (found.every(Boolean)) return true;
      await new Promise((done) => setTimeout(done, 100));
    } while (Date.now() < until);
    return false;
  }
"""
# What the page gives to the browser as a file.
CATCH_FILE: Final = """
  () => {
    const real = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      window.savedFile = blob.text();
      return real(blob);
    };
  }
"""
SAVED_FILE: Final = """
  async () => {
    while (!window.savedFile) await new Promise((done) => setTimeout(done, 50));
    return window.savedFile;
  }
"""


class Visitor:
    def __init__(self, browser: Tabs, url: str) -> None:
        self.browser = browser
        self.url = url
        self.table = ""
        self._random = Random(1)

    # ---- Looking --------------------------------------------------------------------------------

    def sees(self, selector: str, text: str = "", within: float = 0) -> bool:
        return bool(self.browser.run(APPEARS, selector, text, within))

    def waits_for(self, selector: str, text: str = "") -> None:
        assert self.sees(selector, text, PATIENCE), f"there is no {selector} {text}"

    def waits_for_a_decision(self) -> None:
        """One's own, or the end of the game."""
        self.waits_for(f"{DECIDING}, main.end")

    @property
    def sentence(self) -> str:
        self.waits_for('[data-testid="sentence"]')
        return str(self.browser.run("() => document.querySelector('[data-testid=sentence]').textContent"))

    @property
    def sequence(self) -> int:
        return int(self.asks(f"/api/tables/{self.table}")["sequence"])

    def asks(self, path: str, body: Any = None) -> Any:
        """The application itself, beside the page."""
        method, text = ("GET", "") if body is None else ("POST", json.dumps(body))
        question = {"place": PLACE, "method": method, "path": path, "body": text}
        reply = self.browser.run(ASK, question)
        assert reply["status"] < 300, reply["body"]
        return json.loads(reply["body"])

    # ---- Doing ----------------------------------------------------------------------------------

    def comes(self) -> None:
        """For the first time, but with a name and in a hurry."""
        self.browser.go(self.url)
        self.waits_for("main button")  # by then the page has stored its own preferences
        self.browser.run(LIKED)
        self.browser.reload()

    def goes_to(self, path: str) -> None:
        self.browser.go(f"{self.url}#{path}")

    def clicks(self, selector: str, text: str = "") -> None:
        self.waits_for(selector, text)
        (found,) = self.browser.find("[data-found]")
        self.browser.click(found)

    def clicks_something(self) -> None:
        """A step of a decision: one of the things that glow."""
        self.browser.run(GLOWS, self._random.random())
        with suppress(WebDriverError):  # the table has changed meanwhile
            for found in self.browser.find("[data-found]"):
                self.browser.click(found)
            if self.sees(CONFIRMING):
                self.browser.click(self.browser.find("[data-found]")[0])

    def decides_something(self) -> None:
        before, until = self.sequence, time.monotonic() + PATIENCE
        while self.sequence == before:
            assert time.monotonic() < until, f"nothing could be decided: {self.sentence}"
            self.waits_for_a_decision()
            self.clicks_something()

    def plays_to_the_end(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self.sees("main.end"):
            assert time.monotonic() < until, f"the game did not end: {self.sentence}"
            self.waits_for_a_decision()
            self.clicks_something()

    def begins_against(self, level: str) -> None:
        """From the first screen, with one opponent."""
        self.waits_for("main button", "Play")
        self.browser.run(
            """(level) => {
              const select = document.querySelector('main select');
              select.value = level;
              select.dispatchEvent(new Event('change', { bubbles: true }));
            }""",
            level,
        )
        self.clicks("main button", "Play")
        self.waits_for_a_decision()
        self.table = str(self.browser.run("() => location.hash")).rpartition("/")[2]

    def saves_the_record(self) -> str:
        self.browser.run(CATCH_FILE)
        self.clicks("a[download]")
        return str(self.browser.run(SAVED_FILE))

    def waits_until_everything_is_kept(self) -> None:
        assert self.browser.run(IS_KEPT, PATIENCE), "not everything is kept"
