"""Somebody in front of the page, who does what glows and reads what is said."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, TypedDict, TypeVar

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, ViewportSize, expect

T = TypeVar("T")

PATIENCE = 120.0  # seconds: other work may keep the machine busy
SETTLING = 5.0  # seconds
RETRIES = 2  # after a connection that was closed just then
expect.set_options(timeout=PATIENCE * 1000)


class Size(TypedDict, total=False):
    viewport: ViewportSize
    has_touch: bool
    is_mobile: bool


DESKTOP: Size = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: Size = {"viewport": {"width": 1280, "height": 720}}
PHONE: Size = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

Guests = Callable[..., "Player"]

DECIDING = '.bar.own:not([aria-busy="true"])'
GLOWING = '#main [data-legal="true"]:visible'
CONFIRMING = '[data-testid="confirm"], [data-testid="discard"], [data-testid="build-here"]'
# What glows, without the hand while a card of it is raised: a click there would only put it back.
OPEN_TARGETS = """
  (elements) => {
    const isRaised = document.querySelector('[data-place^="hand-"] [data-chosen="true"]') !== null;
    return elements.map((element, index) => [
      index,
      element.closest('[data-place^="project-"]') !== null,
      isRaised && element.closest('[data-place^="hand-"]') !== null,
    ]).filter(([, , isBack]) => !isBack).map(([index, isProject]) => [index, isProject]);
  }
"""
# The keys that choose them: worker cards have the first four numbers.
OPEN_KEYS = """
  (elements) => {
    const isCard = (element) => element.dataset.number !== undefined;
    const isRaised = document.querySelector('[data-place^="hand-"] [data-chosen="true"]') !== null;
    let key = elements.some(isCard) ? 4 : 0;
    const keys = elements.map((element) => (isCard(element) ? Number(element.dataset.number) : ++key));
    return keys.filter((_, index) => !(isRaised && isCard(elements[index])));
  }
"""
# The page has heard what was done to it and drawn itself anew, and no colour is on its way to another.
AT_REST = """
  async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    await drawn();
    await drawn();
    await Promise.allSettled(
      document.getAnimations()
        .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    );
  }
"""


class Player:
    """A browser and what a person does with it."""

    def __init__(self, page: Page, name: str, url: str) -> None:
        self.page = page
        self.name = name
        self.url = url
        self.table = ""
        self.query = ""  # added to every address
        self.tables: dict[object, str] = {}  # where this browser has looked on, by what is seen there
        self.random = Random(1)
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.errors.append(message.text)

    # ---- Seeing ---------------------------------------------------------------------------------

    @property
    def sentence(self) -> str:
        return self.page.get_by_test_id("sentence").inner_text()

    @property
    def glowing(self) -> Locator:
        return self.page.locator(GLOWING)

    @property
    def is_deciding(self) -> bool:
        return self.page.locator(DECIDING).count() > 0

    @property
    def is_at_the_end(self) -> bool:
        return self.page.locator("main.end").count() > 0

    def at(self, place: str) -> Locator:
        """A place of the table, as the flying pieces call it."""
        return self.page.locator(f'[data-place="{place}"]:visible')

    def coins(self, seat: int) -> int:
        return int(self.at(f"coins-{seat}").inner_text())

    def reads(self, sentence: str) -> None:
        """Waits until this is what is to be decided."""
        expect(self.page.get_by_test_id("sentence")).to_have_text(sentence)

    def waits_for_a_decision(self) -> None:
        """One's own, or the end of the game."""
        self.page.wait_for_selector(f"{DECIDING}, main.end")

    def waits_for_the_server(self, before: int) -> None:
        """Until the table has more entries than it had."""
        until = time.monotonic() + PATIENCE
        while self.sequence == before:
            assert time.monotonic() < until, "nothing has reached the server"
            self.page.wait_for_timeout(50)

    @property
    def spoken(self) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = self.page.evaluate("() => window.spoken")
        return [(place, text) for place, text in found]

    @property
    def sequence(self) -> int:
        """The number of the table's last entry, from the server itself."""
        return int(self.ask(f"/api/tables/{self.table}")["sequence"])

    # ---- Doing ----------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        joint = "&" if "?" in path else "?"
        self.page.goto(f"{path}{joint}{self.query}" if self.query else path)

    def ask(self, path: str, body: Any = None) -> Any:
        """The server's answer to this browser; with a body something is posted."""
        request = self.page.context.request
        answer = (
            request.get(path, max_retries=RETRIES)
            if body is None
            else request.post(path, data=body, max_retries=RETRIES)
        )
        assert answer.ok, answer.text()
        return answer.json()

    def takes(self, size: Size) -> None:
        """Makes the window as large as another one."""
        self.page.set_viewport_size(size["viewport"])
        self.comes_to_rest()

    def comes_to_rest(self) -> None:
        self.page.evaluate(AT_REST)

    def lasting(self, find: Callable[[Page], list[T]]) -> list[T]:
        """What is found on the page even when it has had time to follow what was done to it."""
        until = time.monotonic() + SETTLING
        while True:
            self.comes_to_rest()
            found = find(self.page)
            if not found or time.monotonic() > until:
                return found
            self.page.wait_for_timeout(100)

    def confirm(self) -> None:
        self.page.locator(CONFIRMING).first.click()

    def pick(self, target: Locator) -> None:
        """What it stands for is done; where the page asks once more, the answer is yes."""
        target.click()
        if self.page.locator(CONFIRMING).count():
            self.confirm()

    def click_something(self) -> None:
        """A step of a decision: one of the things that glow, rather a project than others."""
        targets: list[tuple[int, bool]] = self.glowing.evaluate_all(OPEN_TARGETS)
        if not targets:
            return
        weights = [4 if is_project else 1 for _, is_project in targets]
        (chosen, _), *_ = self.random.choices(targets, weights)
        try:
            self.glowing.nth(chosen).click(timeout=3000)
            if self.page.locator(CONFIRMING).count():
                self.page.locator(CONFIRMING).first.click(timeout=3000)
        except Error as error:
            if "Timeout" not in error.message and "detached" not in error.message:
                raise  # otherwise the table has changed meanwhile

    def decides_something(self) -> None:
        before = self.sequence
        until = time.monotonic() + PATIENCE
        while self.sequence == before:
            assert time.monotonic() < until, f"nothing could be decided: {self.sentence}"
            self.waits_for_a_decision()
            self.click_something()

    def plays_to_the_end(self, seconds: float = 240) -> None:
        until = time.monotonic() + seconds
        while not self.is_at_the_end:
            assert time.monotonic() < until, f"the game did not end: {self.sentence}"
            self.waits_for_a_decision()
            if self.is_deciding:
                self.click_something()


def the_one_who_decides(players: list[Player]) -> Player:
    """Among those at a table; the page of each may hear later than the others whose turn it is."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = [player for player in players if player.is_deciding]
        if len(found) == 1:
            return found[0]
        players[0].page.wait_for_timeout(50)
    raise AssertionError(f"not one decides: {[player.name for player in players if player.is_deciding]}")
