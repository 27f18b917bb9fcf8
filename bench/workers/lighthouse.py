"""One judgement of Lighthouse, as a phone sees it: `python -m bench.workers.lighthouse table performance`."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench.page import CATEGORIES, SCREENS
from bench.workers.page import ARGUMENTS, SETTINGS, chromium, open_table
from oddville.server.settings import ServerSettings
from tests.support.running_server import RunningServer

FOLDER = Path(__file__).parent.parent / "lighthouse"
PROGRAM = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
PATHS = {"start": "/", "rules": "/rules"}
MOST_MODEST = 19  # of two cores, the server and the judge leave the browser as much as it wants
BEGIN_SECONDS = 30.0
PORT_FILE = "DevToolsActivePort"  # where Chromium writes at which port it can be steered


def report(screen: str, category: str) -> dict[str, Any]:
    """Lighthouse's report on a screen; at the table with a seat and the first decision."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = RunningServer(ServerSettings(data=str(Path(folder) / "games.db")))
        profile = Path(folder) / "profile"
        try:
            address = f"{server.url}{PATHS[screen]}" if screen in PATHS else seated(profile, server.url)
            with browser(profile) as port:
                os.nice(MOST_MODEST)
                return judged(address, category, port)
        finally:
            server.stop()


def seated(profile: Path, url: str) -> str:
    """A table at which the user of this profile sits."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=ARGUMENTS
        )
        address = open_table(context, url, {"settings": SETTINGS, "name": "Ada"})
        context.close()
    return address


@contextmanager
def browser(profile: Path) -> Iterator[str]:
    """One that nobody else steers; the port at which it can be."""
    more = ("--headless", f"--user-data-dir={profile}", "--remote-debugging-port=0")
    # In a group of its own, which ends as a whole: Debian's program is a script that starts the browser.
    running = subprocess.Popen(
        [chromium(), *ARGUMENTS, *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield _port(profile / PORT_FILE)
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()


def _port(file: Path) -> str:
    patience = time.monotonic() + BEGIN_SECONDS
    while not (file.exists() and file.read_text("utf-8")):
        if time.monotonic() > patience:
            raise SystemExit("Chromium did not begin.")
        time.sleep(0.05)
    return file.read_text("utf-8").split()[0]


def judged(address: str, category: str, port: str) -> dict[str, Any]:
    node = shutil.which("node")
    if node is None or not PROGRAM.exists():
        raise SystemExit("Lighthouse is not installed: make bench ONLY=page does it.")
    command = [node, str(PROGRAM), address, f"--port={port}", f"--only-categories={category}"]
    done = subprocess.run([*command, "--output=json", "--quiet"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"Lighthouse failed: {done.stderr[-2000:]}")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def lost(found: dict[str, Any], category: str) -> dict[str, str]:
    """The audits that cost points, with what Lighthouse measured."""
    audits = found["audits"]
    weighed = [entry["id"] for entry in found["categories"][category]["auditRefs"] if entry["weight"]]
    return {
        name: audits[name].get("displayValue", audits[name]["title"])
        for name in weighed
        if audits[name]["score"] not in (None, 1)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screen", choices=SCREENS)
    parser.add_argument("category", choices=CATEGORIES)
    parser.add_argument("--whole", type=Path, help="a file for all that Lighthouse says")
    options = parser.parse_args()
    found = report(options.screen, options.category)
    if options.whole:
        options.whole.write_text(json.dumps(found), "utf-8")
    answer = {
        "value": found["categories"][options.category]["score"] * 100,
        "detail": lost(found, options.category),
        "versions": {"lighthouse": found["lighthouseVersion"]},
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
