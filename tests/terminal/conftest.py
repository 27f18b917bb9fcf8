"""A server for the terminals."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import resource_tracker

import pytest

from oddville.server.settings import ServerSettings
from tests.support.running_server import PLENTY, RunningServer


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it is; each test opens tables of its own there."""
    # What bots need to start cannot start itself once an app has taken over the output of this process.
    resource_tracker.ensure_running()
    data = tmp_path_factory.mktemp("server") / "games.db"
    server = RunningServer(ServerSettings(data=str(data), limits=PLENTY))
    yield server.url
    server.stop()
