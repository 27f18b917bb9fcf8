"""Firefox and WebKit for tests: both understand WebDriver, Firefox through its own socket (Marionette)."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest

PATIENCE: Final = 120.0  # seconds: other work may keep the machine busy
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"  # the name that the standard gives to references
MINI_BROWSERS: Final = "*-linux-gnu/webkit2gtk-4.*/MiniBrowser"
SETTINGS: Final = {
    "browser.download.folderList": 2,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
# Hands over what an asynchronous function returns, or why it failed.
CALL: Final = """
  const done = arguments[arguments.length - 1];
  Promise.resolve((%s)(...[...arguments].slice(0, -1)))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));
"""


class WebDriverError(Exception):
    """`args[0]` is the standard's name for it, such as "stale element reference"."""


class Driver(ABC):
    """One browser with its tabs; commands go to the tab that was chosen last."""

    @abstractmethod
    def _command(self, name: str, method: str, path: str, body: dict[str, Any]) -> Any:
        """A command by its name for Marionette, or by its address over HTTP."""

    def go(self, url: str) -> None:
        self._command("Navigate", "POST", "/url", {"url": url})

    def reload(self) -> None:
        self._command("Refresh", "POST", "/refresh", {})

    def run(self, function: str, *values: Any) -> Any:
        """Calls a JavaScript function in the page, and waits for what it promises."""
        body = {"script": CALL % function, "args": list(values)}
        answer = self._command("ExecuteAsyncScript", "POST", "/execute/async", body)
        if answer is None:
            raise WebDriverError("the document was replaced meanwhile")
        if "error" in answer:
            raise WebDriverError(answer["error"])
        return answer.get("value")

    def find(self, selector: str) -> list[str]:
        body = {"using": "css selector", "value": selector}
        return [found[ELEMENT] for found in self._command("FindElements", "POST", "/elements", body)]

    def click(self, element: str) -> None:
        """As a mouse does: it fails if something else lies above it."""
        self._command("ElementClick", "POST", f"/element/{element}/click", {"id": element})

    def open_tab(self) -> str:
        opened = self._command("NewWindow", "POST", "/window/new", {"type": "tab"})
        return str(opened["handle"])

    @property
    def tab(self) -> str:
        return str(self._command("GetWindowHandle", "GET", "/window", {}))

    def choose_tab(self, tab: str) -> None:
        self._command("SwitchToWindow", "POST", "/window", {"handle": tab})

    def close_tab(self) -> None:
        self._command("CloseWindow", "DELETE", "/window", {})

    def be_patient(self) -> None:
        limits = {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000}
        self._command("SetTimeouts", "POST", "/timeouts", limits)

    @abstractmethod
    def end(self) -> None: ...


# ---- Firefox ------------------------------------------------------------------------------------


class Marionette(Driver):
    """Messages are JSON with their length before them; each command has a number, and so has its answer."""

    def __init__(self, port: int) -> None:
        self._socket = _connected(port)
        self._stream = self._socket.makefile("rb")
        self._number = 0
        self._read()  # a greeting
        self._command("NewSession", "", "", {"capabilities": {"alwaysMatch": {}}})
        self.be_patient()

    def _command(self, name: str, method: str, path: str, body: dict[str, Any]) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{name}", body]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, number, error, answer = self._read()
        assert number == self._number
        if error is not None:
            raise WebDriverError(error["error"], error["message"])
        return answer["value"] if isinstance(answer, dict) and answer.keys() == {"value"} else answer

    def reload(self) -> None:
        """As a person does it: Firefox’ own command would go past the service worker."""
        self.run("() => { window.isOld = true; setTimeout(() => location.reload()); }")
        is_old = True
        while is_old:
            with suppress(WebDriverError):  # while one document replaces the other
                is_old = self.run("() => window.isOld === true || document.readyState !== 'complete'")

    def _read(self) -> Any:
        length = b""
        while (digit := self._stream.read(1)) != b":":
            assert digit, "Firefox has ended"
            length += digit
        return json.loads(self._stream.read(int(length)))

    def end(self) -> None:
        self._stream.close()
        self._socket.close()


def _connected(port: int) -> socket.socket:
    until = time.monotonic() + PATIENCE
    while True:
        with suppress(OSError):
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        assert time.monotonic() < until, "the browser does not start"
        time.sleep(0.1)


@contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    """With its profile in this folder, and in `folder / "downloads"` what it saves."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("there is no Firefox; on Debian: apt-get install firefox-esr")
    profile, port = folder / "firefox", _free_port()
    profile.mkdir(exist_ok=True)
    wanted = SETTINGS | {"marionette.port": port, "browser.download.dir": str(folder / "downloads")}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in wanted.items()]
    (profile / "user.js").write_text("\n".join(lines), "utf-8")
    options = ["--headless", "--marionette", "--no-remote", "--width=1440", "--height=900", "--profile"]
    with _running([program, *options, str(profile)]):
        driver = Marionette(port)
        yield driver
        driver.end()


# ---- WebKit -------------------------------------------------------------------------------------


class HttpDriver(Driver):
    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        _connected(port).close()
        self._url = f"http://127.0.0.1:{port}"
        body = {"capabilities": {"alwaysMatch": capabilities}}
        self._url += f"/session/{self._request('POST', '/session', body)['sessionId']}"
        self._request("POST", "/window/rect", {"width": 1440, "height": 1000})
        self.be_patient()

    def _command(self, name: str, method: str, path: str, body: dict[str, Any]) -> Any:
        return self._request(method, path, body)

    def _request(self, method: str, path: str, body: dict[str, Any]) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except OSError as error:
            if not hasattr(error, "read"):
                raise
            fault = json.load(error)["value"]
            raise WebDriverError(fault["error"], fault["message"]) from None

    def end(self) -> None:
        self._request("DELETE", "", {})


@contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    """WebKitGTK's small browser. It needs a screen, so it gets one that nobody sees."""
    program = shutil.which("WebKitWebDriver")
    browser = next(Path("/usr/lib").glob(MINI_BROWSERS), None)
    screens = shutil.which("Xvfb")
    if program is None or browser is None or screens is None:
        pytest.skip("there is no WebKit; on Debian: apt-get install webkit2gtk-driver xvfb")
    port, display = _free_port(), f":{100 + os.getpid() % 10_000}"
    options = {"binary": str(browser), "args": ["--automation"]}
    with (
        _running([screens, display, "-screen", "0", "1600x1200x24"]),
        _running([program, f"--port={port}"], DISPLAY=display, HOME=str(folder), GTK_ENABLE_ANIMATIONS="0"),
    ):
        driver = HttpDriver(port, {"webkitgtk:browserOptions": options})
        yield driver
        driver.end()


@contextmanager
def _running(command: list[str], **environment: str) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        env=os.environ | environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
