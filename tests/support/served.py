"""`oddville serve` as a program of its own, on a free port."""

from __future__ import annotations

import os
import queue
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

ENVIRONMENT = {
    key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "ODDVILLE_DATA"))
}
PATIENCE = 180.0


class Served:
    """The program from its start to its end; `log` is what it has written down."""

    def __init__(self, data: str | Path, *words: str, **environment: str) -> None:
        command = [sys.executable, "-m", "oddville", "serve", "--port", "0", "--data", str(data), *words]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=ENVIRONMENT | {"PYTHONIOENCODING": "utf-8"} | environment,
        )
        self._out: queue.Queue[str | None] = queue.Queue()
        self._err: list[str] = []
        self.said: list[str] = []
        self._threads = [
            threading.Thread(target=self._read_out, daemon=True),
            threading.Thread(target=self._read_err, daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        try:
            self.url = self._address()
        except BaseException:
            self.__exit__()  # nobody else will end it
            raise

    def _read_out(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._out.put(line)
        self._out.put(None)

    def _read_err(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._err.append(line)

    def _address(self) -> str:
        try:
            line = self._out.get(timeout=PATIENCE)
        except queue.Empty:
            line = None
        if line is None:
            raise AssertionError(f"the server did not start: {self.log}")
        self.said.append(line)
        found = re.search(r"https?://\S+", line)
        assert found is not None, line
        return found[0]

    @property
    def log(self) -> str:
        return "".join(self._err)

    def tell(self, sig: signal.Signals) -> None:
        self.process.send_signal(sig)

    def wait(self) -> int:
        """The exit code."""
        code = self.process.wait(PATIENCE)
        for thread in self._threads:
            thread.join(PATIENCE)
        return code

    def stop(self, sig: signal.Signals = signal.SIGTERM) -> int:
        self.tell(sig)
        return self.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.wait()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


def until(is_so: Any, what: str) -> None:
    patience = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < patience, what
        time.sleep(0.05)


def is_shut(url: str) -> bool:
    """Whether nobody new is let in."""
    place = urlsplit(url)
    try:
        socket.create_connection((str(place.hostname), int(place.port or 0)), timeout=20).close()
    except ConnectionRefusedError:
        return True
    return False


def hung_client(url: str) -> socket.socket:
    """One that begins to ask and never comes to the end."""
    place = urlsplit(url)
    line = socket.create_connection((str(place.hostname), int(place.port or 0)), timeout=20)
    line.sendall(
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9\r\n\r\n{"
    )
    return line
