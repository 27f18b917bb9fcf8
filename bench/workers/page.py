"""One measurement of the page: `python -m bench.workers.page phone-table`."""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from oddville import standard
from oddville.bots.interface import Budget, Observation
from oddville.bots.simple import PolicyBot
from oddville.record import Recording, write_json
from oddville.server.settings import ServerSettings
from tests.support.browsing import PROGRAMS
from tests.support.running_server import RunningServer

WHAT = ("script-start", "script-table", "phone-start", "phone-table", "phone-again", "frame", "frame-95")
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
KIB = 1024
CITY = 20  # cards
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1440, height=900)
# As the developer tools of browsers imagine a slow phone: 1.6 Mbit/s, 150 ms there and back.
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER = 4
READY = "#main [data-legal=true]"
START = "main .primary"
# With this seed the person begins: no bot thinks on the same machine meanwhile.
SETTINGS = {"players": 2, "bots": [None, "newcomer"], "order": "chosen", "pace": "instant", "seed": 5}
# The browser's own clock, from the address to the frame that shows it: asking again and again from outside
# would take time of the phone.
_WATCH = """window.ready = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
        if (!document.querySelector('%s')) return;
        observer.disconnect();
        const shown = new MessageChannel();
        shown.port1.onmessage = () => resolve(performance.now());
        requestAnimationFrame(() => shown.port2.postMessage(null));
    }).observe(document, {childList: true, subtree: true});
})"""
_OPEN = """async ([body]) => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).id;
}"""


def chromium() -> str:
    path = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if path is None:
        raise SystemExit(f"The page needs Chromium: install it (on Debian: apt-get install {PROGRAMS[0]}).")
    return path


@contextmanager
def browser_at_a_server() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(ServerSettings(data=str(Path(folder) / "games.db")))
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            yield browser, server.url
        finally:
            browser.close()
            server.stop()


def open_table(context: BrowserContext, url: str, body: dict[str, Any]) -> str:
    """A table for this context; the page that opened it is closed again."""
    page = context.new_page()
    page.goto(f"{url}/openapi.json")
    table: str = page.evaluate(_OPEN, [body])
    page.close()
    return f"{url}/t/{table}"


# ---- How much -----------------------------------------------------------------------------------


def script(browser: Browser, url: str, place: str) -> float:
    """KiB of script as they come over the network, compressed."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    address = url if place == "start" else open_table(context, url, {"settings": SETTINGS, "name": "Ada"})
    page = context.new_page()
    session = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    session.send("Network.enable")
    page.goto(address)
    page.wait_for_selector(START if place == "start" else READY)
    page.wait_for_load_state("networkidle")
    return sum(size for request, size in sizes.items() if kinds.get(request) == "Script") / KIB


# ---- How soon -----------------------------------------------------------------------------------


def phone(browser: Browser, url: str, place: str) -> float:
    """Milliseconds from entering the address to the first useful screen, on a slow phone."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    address = url if place == "start" else open_table(context, url, {"settings": SETTINGS, "name": "Ada"})
    if place == "again":
        _visit(context, address, is_slow=False)
        context.pages[-1].evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        context.pages[-1].close()
    return _visit(context, address, is_slow=True, place=place)


def _visit(context: BrowserContext, address: str, *, is_slow: bool, place: str = "table") -> float:
    page = context.new_page()
    session = context.new_cdp_session(page)
    if is_slow:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(_WATCH % (START if place == "start" else READY))
    page.goto(address, wait_until="networkidle")
    return float(page.evaluate("window.ready"))


# ---- How smoothly -------------------------------------------------------------------------------


def frames(browser: Browser, url: str) -> list[float]:
    """The milliseconds between frames while a city of twenty cards is dragged about."""
    context = browser.new_context(viewport=DESKTOP)
    record, moves = long_game()
    body = {
        "settings": {"players": 4, "bots": [None, "newcomer", "newcomer", "newcomer"], "order": "chosen"},
        "name": "Ada",
        "from": {"record": record, "moves": moves},
    }
    page = context.new_page()
    page.goto(open_table(context, url, body))
    page.wait_for_selector(READY)
    page.wait_for_load_state("networkidle")
    return _panned(page)


def _panned(page: Page) -> list[float]:
    box = page.locator("section.city").bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 20
    page.evaluate(
        """() => {
            window.between = [];
            let last = performance.now();
            const tick = (now) => {
                window.between.push(now - last);
                last = now;
                requestAnimationFrame(tick);
            };
            requestAnimationFrame(tick);
        }"""
    )
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(120):
        page.mouse.move(x + step % 60 * 5, y + step % 40 * 4)
    page.mouse.up()
    between: list[float] = page.evaluate("() => window.between")
    return between[2:]


def long_game() -> tuple[str, int]:
    """A game of four, and after how many moves its city has twenty cards."""
    for seed in range(1000):
        recording = Recording.begin(["Ada", "Bo", "Cy", "Di"], seed, standard())
        bots = [PolicyBot(seat) for seat in range(4)]
        found = 0
        while not recording.game.is_over:
            game = recording.game
            if not found and game.city_count >= CITY and game.decider == 0:
                found = len(recording.moves)
            choice = bots[game.decider].choose(Observation(game), Budget())
            recording.play(choice.action, game.decider)
        if found:
            return write_json(recording.record()), found
    raise SystemExit("no game with so large a city")


def measured(what: str) -> float:
    with browser_at_a_server() as (browser, url):
        kind, _, place = what.partition("-")
        if kind == "script":
            return script(browser, url, place)
        if kind == "phone":
            return phone(browser, url, place)
        between = sorted(frames(browser, url))
        return between[int(len(between) * 0.95)] if place == "95" else median(between)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=WHAT)
    print(json.dumps({"value": measured(parser.parse_args().what)}))


if __name__ == "__main__":
    main()
