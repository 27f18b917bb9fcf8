"""A real server on a free port of this machine, in a thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from oddville.server.app import Server, create_app
from oddville.server.runner import Runner, configuration
from oddville.server.settings import Limits, ServerSettings

# Tests ask faster than people; the limits have tests of their own.
PLENTY = Limits(
    requests_per_second=10_000,
    requests_at_once=10_000,
    tables_per_minute=10_000,
    tables_per_day=10_000,
    joins_per_minute=10_000,
    doors_per_minute=10_000,
    studies_per_minute=10_000,
    histories_per_minute=10_000,
    replays_per_minute=10_000,
    reviews_per_minute=10_000,
    forecasts_per_minute=10_000,
    hints_per_minute=10_000,
    strong_bots_each=10_000,
    strong_bots=10_000,
    commands_per_second=10_000,
    commands_at_once=10_000,
    connections_each=10_000,
    large_replies_each=10_000,
    sockets_each=10_000,
)


class RunningServer:
    """uvicorn in a thread, as it runs in earnest. The tests keep their own logging: setting it up once more
    closes what other packages log to."""

    def __init__(self, settings: ServerSettings, port: int = 0) -> None:
        self.app: Server = create_app(settings)
        self._runner = Runner(self.app, configuration(self.app, port=port, own_logs=True))
        self.thread = threading.Thread(target=self._runner.run)
        self.thread.start()
        until = time.monotonic() + 30
        while not self._runner.started:
            if not self.thread.is_alive() or time.monotonic() > until:
                raise RuntimeError("the server did not start")
            time.sleep(0.01)
        self.port: int = self._runner.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._runner.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive()


StartServer = Callable[..., RunningServer]
