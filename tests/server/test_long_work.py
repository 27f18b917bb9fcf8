"""What takes long is done beside the tables, and nobody may ask for it without end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from oddville.client import Refused, Server
from oddville.server import connection
from oddville.server.handlers import history as handlers
from oddville.server.handlers import replays
from oddville.server.settings import Limits
from oddville.table import history, statistics_cache
from oddville.table.log_text import LogWriter
from tests.support import http_client
from tests.support.http_player import Player
from tests.support.running_server import RunningServer, StartServer
from tests.support.socket_play import play, seated


@pytest.fixture(scope="module")
def finished(running: RunningServer) -> Iterator[Player]:
    with http_client.client(running.url) as client:
        player = Player(client)
        player.open()
        player.act(player.wait_for("playing"))
        player.send("resign", 0)
        assert player.look()["table"]["phase"] == "over"
        yield player


LONG_WORK: tuple[tuple[str, Any, str], ...] = (
    ("moves", handlers, "recording_of"),
    ("record", handlers, "record_of"),
    ("statistics", statistics_cache, "_add"),
    ("log?language=de", LogWriter, "sentences"),
    ("score", replays, "score_of"),
    ("log", history, "_tell"),
)


@pytest.mark.parametrize("place", LONG_WORK)
def test_beside_the_tables(
    running: RunningServer,
    finished: Player,
    monkeypatch: pytest.MonkeyPatch,
    place: tuple[str, Any, str],
) -> None:
    path, module, work = place
    monkeypatch.setattr(history, "FEW", 0)
    handlers._written.cache_clear()
    carry_out: Callable[..., Any] = getattr(module, work)
    threads: list[threading.Thread] = []

    def noted(*words: Any) -> Any:
        threads.append(threading.current_thread())
        return carry_out(*words)

    monkeypatch.setattr(module, work, noted)
    assert finished.client.get(f"/api/tables/{finished.table}/{path}").status_code == 200
    assert threads
    assert running.thread not in threads


def test_the_past_has_a_rate_of_its_own(start_server: StartServer) -> None:
    server = start_server(limits=Limits(histories_per_minute=2))

    async def scene(client: Server) -> None:
        seat = (await seated(client))[0]
        await client.get(f"/api/tables/{seat.table_id}/log")
        async with seat.connect(since=0) as live:
            assert len(live.missed) == live.sequence == 3
        with pytest.raises(Refused) as refused:
            await client.get(f"/api/tables/{seat.table_id}/moves")
        assert refused.value.code == "too-fast"
        with pytest.raises(Refused) as refused:
            async with seat.connect(since=0):
                pass
        assert refused.value.status == 429
        async with seat.connect(since=3) as live:  # nothing was missed: that costs nothing
            assert live.missed == []

    play(server.url, scene)


def test_who_missed_much_is_told_all_of_it(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_BYTES", 100)

    async def scene(client: Server) -> None:
        seat = (await seated(client))[0]
        async with seat.connect(since=0) as live:
            assert [entry.sequence for entry in live.missed] == [1, 2, 3]
            assert (await live.ping()).sequence == 3

    play(server, scene)


@pytest.mark.slow
def test_commands_are_counted_over_all_sockets_of_a_client(start_server: StartServer) -> None:
    server = start_server(limits=Limits(commands_per_second=0.5, commands_at_once=3))
    with http_client.client(server.url) as client:
        table = Player(client).open()["id"]
    address = f"{server.socket_url}/api/tables/{table}/live"

    def pinged(line: ClientConnection, patience: float = 10) -> bool:
        line.send('{"type":"ping"}')
        try:
            while '"pong"' not in str(line.recv(patience)):
                pass
        except TimeoutError:
            return False
        return True

    with connect(address) as one, connect(address) as other:
        assert [pinged(line) for line in (one, one, other)] == [True] * 3
        assert not pinged(other, 0.3)
