"""The site without a server: its folder, a host for it, and somebody who plays there."""

from __future__ import annotations

import fcntl
import json
import os
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest

from oddville.site.builder import CannotBuild, build_site
from tests.support.page.player import Player

PLACE: Final = "/deep/down/"  # below the host's root, as on many hosts

# A page of its own to the application, beside the real one.
ASK: Final = """
  async ({ place, method, path, body }) => {
    const page = `test ${Math.random()}`;
    const channel = new BroadcastChannel(`oddville ${place}`);
    const say = (message) => channel.postMessage({ page, ...message });
    const reply = await new Promise((done) => {
      channel.onmessage = ({ data }) => {
        if (data.type === 'state' && data.state.phase === 'ready')
          say({ type: 'request', number: 1, method, path, body });
        if (data.page === page && data.type === 'reply') done(data);
      };
      say({ type: 'hello' });
    });
    channel.close();
    return reply;
  }
"""


def site_folder(shared: Path) -> Path:
    """ODDVILLE_SITE names one that is built already; otherwise one is built, once for a whole run."""
    given = os.environ.get("ODDVILLE_SITE")
    if given:
        return Path(given)
    folder = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            try:
                build_site(folder)
            except CannotBuild as error:
                pytest.skip(f"the site cannot be built: {error}")
    return folder


class _Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        if not path.startswith(PLACE):
            return os.path.join(self.directory, "missing")
        return super().translate_path(path[len(PLACE) - 1 :])

    def log_message(self, format: str, *args: object) -> None: ...


class StaticHost:
    """As any host of static files does it, below a path."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}{PLACE}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class SitePlayer(Player):
    """Asks the application in the browser where others ask a server."""

    def go(self, path: str) -> None:
        self.page.goto(f"{self.url}#{path}")

    def raw(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        text = "" if body is None else json.dumps(body)
        question = {"place": PLACE, "method": method, "path": path, "body": text}
        reply = self.page.evaluate(ASK, question)
        return reply["status"], reply["body"]

    def ask(self, path: str, body: Any = None) -> Any:
        status, text = self.raw("GET" if body is None else "POST", path, body)
        assert status < 300, text
        return json.loads(text)

    def starts(self) -> None:
        """Until the application runs: it does when somebody opens a table, of whatever name."""
        self.go("/t/0000000000000000")
        self.ask("/api/levels")
