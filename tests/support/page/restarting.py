"""A server that can be stopped and started again at the same address."""

from __future__ import annotations

from pathlib import Path

from oddville.server.settings import ServerSettings
from tests.support.running_server import PLENTY, RunningServer


class Serving:
    """Runs from the beginning on."""

    def __init__(self, data: Path, pages: Path) -> None:
        self._settings = ServerSettings(data=str(data), pages=pages, limits=PLENTY)
        self._running: RunningServer | None = None
        self._port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        self._running = RunningServer(self._settings, self._port)
        self._port = self._running.port

    def stop(self) -> None:
        """Once is enough."""
        if self._running is not None:
            self._running.stop()
        self._running = None
