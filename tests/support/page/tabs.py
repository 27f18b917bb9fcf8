"""A browser with tabs, whichever it is: Chromium by Playwright, Firefox and WebKit by WebDriver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import BrowserContext, ElementHandle, Error, Page, sync_playwright

from tests.support.browsing import browser_program
from tests.support.page.player import DESKTOP
from tests.support.webdriver import PATIENCE, WebDriverError, firefox, webkit

ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


class Tabs(Protocol):
    """Everything is done in the tab that was chosen last. What cannot be done raises `WebDriverError`."""

    def go(self, url: str) -> None: ...
    def reload(self) -> None: ...
    def run(self, function: str, *values: Any) -> Any: ...
    def find(self, selector: str) -> list[Any]: ...
    def click(self, element: Any) -> None: ...
    def open_tab(self) -> str: ...
    @property
    def tab(self) -> str: ...
    def choose_tab(self, tab: str) -> None: ...
    def close_tab(self) -> None: ...


class ChromiumTabs:
    def __init__(self, context: BrowserContext) -> None:
        self._context = context
        self._pages: dict[str, Page] = {}
        self._page = context.new_page()
        self._pages["0"] = self._page

    def go(self, url: str) -> None:
        self._page.goto(url, timeout=PATIENCE * 1000)

    def reload(self) -> None:
        self._page.reload(timeout=PATIENCE * 1000)

    def run(self, function: str, *values: Any) -> Any:
        try:
            return self._page.evaluate(f"(values) => ({function})(...values)", list(values))
        except Error as error:
            raise WebDriverError("javascript error", error.message) from None

    def find(self, selector: str) -> list[ElementHandle]:
        return self._page.query_selector_all(selector)

    def click(self, element: ElementHandle) -> None:
        try:
            element.click(timeout=3000)
        except Error as error:
            raise WebDriverError("element click intercepted", error.message) from None

    def open_tab(self) -> str:
        name = str(len(self._pages))
        self._pages[name] = self._context.new_page()
        return name

    @property
    def tab(self) -> str:
        return next(name for name, page in self._pages.items() if page is self._page)

    def choose_tab(self, tab: str) -> None:
        self._page = self._pages[tab]

    def close_tab(self) -> None:
        self._page.close()


@contextmanager
def chromium(folder: Path) -> Iterator[Tabs]:
    program = browser_program()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder / "chromium",
            executable_path=program,
            args=ARGUMENTS,
            timeout=PATIENCE * 1000,
            reduced_motion="reduce",
            **DESKTOP,
        )
        yield ChromiumTabs(context)
        context.close()


BROWSERS: Final[dict[str, Callable[[Path], AbstractContextManager[Tabs]]]] = {
    "chromium": chromium,
    "firefox": firefox,
    "webkit": webkit,
}
