"""One measurement of the game without a server: `python -m bench.workers.site cold`."""

from __future__ import annotations

import argparse
import gzip
import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, sync_playwright

from bench.harness import ROOT
from bench.workers.page import ARGUMENTS, DESKTOP, KIB, PHONE, READY, SLOW_NETWORK, SLOWER, chromium
from bench.workers.worker import print_result

SITE = ROOT / "site"
WHAT = ("bytes", "bytes-first", "cold", "warm", "warm-later", "phone", "phone-warm", "memory")
PATIENCE = 300_000  # milliseconds
A_LOOK = 2000  # milliseconds: nobody finds the button faster
A_GAME = 10_000  # milliseconds: no first visit is shorter. Meanwhile a browser stores what it has compiled
# The browser's own clock, from the click to the frame that shows the table: the tool that clicks takes longer
# to find that the button can be clicked, and to see that there is a table.
WATCH = """
  addEventListener('click', ({ timeStamp }) => (window.clicked = timeStamp), true);
  window.shown = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('%s')) return;
      observer.disconnect();
      const shown = new MessageChannel();
      shown.port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => shown.port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
"""
LISTED = re.compile(r'\{"version":.*?\}')
LIKED = """localStorage['oddville-preferences'] ??= '{"name": "Ada", "pace": "instant"}';"""
FORGET_TABLES = (
    "for (const key of Object.keys(localStorage)) if (/recent|tables/.test(key)) delete localStorage[key]"
)
IS_KEPT = """
  async () => {
    const kept = async (name) => (await (await caches.open(name)).keys()).length;
    const counts = await Promise.all((await caches.keys()).map(kept));
    return counts.some((count) => count >= %d);
  }
"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *words: object) -> None:
        pass


@contextmanager
def hosted() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(SITE)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


# ---- Bytes ----------------------------------------------------------------------------------------


def listed() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(LISTED.findall((SITE / "sw.js").read_text("utf-8"))[0])
    return found


def compressed(paths: list[str]) -> float:
    """KiB, as a host sends them that compresses with gzip; many compress better."""
    return sum(len(gzip.compress((SITE / path).read_bytes(), 9)) for path in paths) / KIB


def everything() -> float:
    return compressed([*listed()["page"], *listed()["engine"], "sw.js"])


def first(browser: Browser, url: str) -> float:
    """What the first screen asks for, and what the service worker then keeps."""
    asked: list[str] = []
    page = browser.new_page(viewport=DESKTOP, service_workers="block")
    page.on("request", lambda request: asked.append(request.url.removeprefix(url).partition("#")[0]))
    page.goto(url)
    page.wait_for_load_state("networkidle")
    paths = {path or "index.html" for path in asked} | {*listed()["page"], "sw.js"}
    return compressed([path for path in paths if (SITE / path).is_file()])


# ---- Time -----------------------------------------------------------------------------------------


def begun(page: Page, url: str, look: float = 0) -> float:
    """Milliseconds from the click on “Play” until something can be chosen at the table."""
    page.goto(url)
    page.locator("main button, main a").first.wait_for()
    known = page.get_by_role("button", name=re.compile("I know OddVille"))
    if known.count():
        known.click()
    play = page.get_by_role("button", name="Play", exact=True)
    play.wait_for()
    page.wait_for_timeout(look)
    play.click()
    page.set_default_timeout(PATIENCE)
    return float(page.evaluate("async () => (await window.shown) - window.clicked"))


def as_slow_phone(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def keep(page: Page, url: str) -> None:
    """A first visit, until everything is here for the next one."""
    begun(page, url)
    page.wait_for_function(IS_KEPT % len([*listed()["page"], *listed()["engine"]]), timeout=PATIENCE)
    page.wait_for_timeout(A_GAME)
    page.evaluate(FORGET_TABLES)
    page.close()


@contextmanager
def opened(chromium_type: BrowserType, profile: str, is_phone: bool) -> Iterator[BrowserContext]:
    context = chromium_type.launch_persistent_context(
        profile,
        executable_path=chromium(),
        args=ARGUMENTS,
        viewport=PHONE if is_phone else DESKTOP,
        locale="en",
    )
    context.add_init_script(LIKED + WATCH % READY)
    yield context
    context.close()


def timed(chromium_type: BrowserType, url: str, is_phone: bool, is_warm: bool, look: float) -> float:
    """With a new profile on the disk: browsers do not store compiled code of private windows."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        if is_warm:
            with opened(chromium_type, profile, is_phone) as context:
                keep(context.new_page(), url)
        with opened(chromium_type, profile, is_phone) as context:
            page = context.new_page()
            if is_phone:
                as_slow_phone(page)
            return begun(page, url, look)


# ---- Memory ---------------------------------------------------------------------------------------


def memory(browser: Browser, url: str) -> float:
    """MiB of the tab's process, with both workers and a game in play."""
    context = browser.new_context(viewport=DESKTOP, locale="en")
    context.add_init_script(LIKED + WATCH % READY)
    begun(context.new_page(), url)
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [process["id"] for process in processes if process["type"] == "renderer"]
    return max(_share_of(process) for process in renderers) / KIB


def _share_of(process: int) -> int:
    """KiB, with its share of what processes have in common."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    found = re.search(r"^Pss:\s+(\d+)", text, re.MULTILINE)
    return int(found[1]) if found else 0


def measured(what: str, chromium_type: BrowserType, url: str) -> float:
    if what in ("bytes-first", "memory"):
        browser = chromium_type.launch(executable_path=chromium(), args=ARGUMENTS)
        value = (first if what == "bytes-first" else memory)(browser, url)
        browser.close()
        return value
    look = A_LOOK if what.endswith("later") else 0
    return timed(chromium_type, url, what.startswith("phone"), "warm" in what, look)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=WHAT)
    what = parser.parse_args().what
    if not (SITE / "engine" / "engine.json").exists():
        parser.error("there is no site: make site")
    if what == "bytes":
        print_result({"value": everything()})
        return
    with hosted() as url, sync_playwright() as playwright:
        print_result({"value": measured(what, playwright.chromium, url)})


if __name__ == "__main__":
    main()
