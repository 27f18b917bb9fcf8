"""One judgement of Lighthouse, as a phone sees it: `python -m bench.workers.lighthouse table performance`."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench.page import CATEGORIES, SCREENS
from bench.workers.page import ARGUMENTS, SETTINGS, chromium, open_table
from oddville.server.settings import ServerSettings
from tests.server.running import RunningServer

FOLDER = Path(__file__).parent.parent / "lighthouse"
PROGRAM = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
PATHS = {"start": "/", "rules": "/rules"}
PORT_FILE = "DevToolsActivePort"  # where Chromium writes at which port it can be steered


def report(screen: str, category: str) -> dict[str, Any]:
    """What Lighthouse says of a screen; at the table with a seat and the first decision."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(ServerSettings(data=str(Path(folder) / "games.db")))
        profile = Path(folder) / "profile"
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=[*ARGUMENTS, "--remote-debugging-port=0"]
        )
        try:
            address = f"{server.url}{PATHS.get(screen)}"
            if screen == "table":
                address = open_table(context, server.url, {"settings": SETTINGS, "name": "Ada"})
            port = (profile / PORT_FILE).read_text("utf-8").split()[0]
            return judged(address, category, port)
        finally:
            context.close()
            server.stop()


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
