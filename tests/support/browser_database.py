"""The database of a real browser for tests that run outside of it: Chromium asks its IndexedDB for us."""

from __future__ import annotations

import asyncio
import subprocess
import threading
from concurrent.futures import Future
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue

import pytest
from playwright.sync_api import sync_playwright

from tests.support.browsing import browser_program

WEB = Path(__file__).parents[2] / "web"
STARTING = 180  # seconds: other work may keep the machine busy
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]

# The page's own module, without its types.
_STRIP = """
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
const file = 'src/offline/database.ts';
process.stdout.write((await transformWithOxc(readFileSync(file, 'utf-8'), file)).code);
"""
_ASK = """
async ([name, question]) => {
  const { Database } = await import('/database.js');
  window.databases ??= {};
  return (window.databases[name] ??= new Database(name)).ask(question);
}
"""

_Question = tuple[str, str, "Future[str]"]


class BrowserDatabases:
    """Any number of databases in one browser, which lives in a thread of its own."""

    def __init__(self) -> None:
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._started: Future[None] = Future()
        self._program = browser_program()
        self._script = _script()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._started.result(STARTING)

    def database(self, name: str) -> Ask:
        return Ask(self._questions, name)

    def close(self) -> None:
        self._questions.put(None)
        self._thread.join()

    def _run(self) -> None:
        server = _serving(self._script)
        try:
            with sync_playwright() as playwright:
                chromium = playwright.chromium.launch(
                    executable_path=self._program, args=ARGUMENTS, timeout=STARTING * 1000
                )
                page = chromium.new_page()
                page.goto(f"http://127.0.0.1:{server.server_port}/")
                self._started.set_result(None)
                while (question := self._questions.get()) is not None:
                    name, text, answer = question
                    is_wanted = answer.set_running_or_notify_cancel()
                    result = page.evaluate(_ASK, [name, text])  # a question is not taken back
                    if is_wanted:
                        answer.set_result(result)
                chromium.close()
        except Exception as error:
            if not self._started.done():
                self._started.set_exception(error)
            raise
        finally:
            server.shutdown()
            server.server_close()


class Ask:
    """A `Database` as the store expects it."""

    def __init__(self, questions: SimpleQueue[_Question | None], name: str) -> None:
        self._questions = questions
        self._name = name

    async def __call__(self, question: str) -> str:
        answer: Future[str] = Future()
        self._questions.put((self._name, question, answer))
        return await asyncio.wrap_future(answer)


def _script() -> bytes:
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the page's tools are not installed: run make build")
    done = subprocess.run(
        ["node", "--input-type=module", "-e", _STRIP], cwd=WEB, capture_output=True, check=True
    )
    return done.stdout


def _serving(script: bytes) -> ThreadingHTTPServer:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            is_script = self.path == "/database.js"
            self.send_response(200)
            self.send_header("Content-Type", "text/javascript" if is_script else "text/html")
            self.end_headers()
            self.wfile.write(script if is_script else b"<!doctype html><title>databases</title>")

        def log_message(self, format: str, *args: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
