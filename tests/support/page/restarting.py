"""A server as a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path


class Serving:
    """Can be stopped and started again at the same address."""

    def __init__(self, data: Path, pages: Path) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self._command = [
            sys.executable,
            "-m",
            "tests.support.page.serving",
            str(self.port),
            str(data),
            str(pages),
        ]
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, cwd=Path(__file__).parents[3])
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(30) == 0
