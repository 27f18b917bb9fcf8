"""A real nginx, configured as docs/hosting.md says, in front of two workers on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from oddville.client import Live, Server
from oddville.protocol.settings import Settings
from tests.support import nginx
from tests.support.served import Served, until

pytestmark = pytest.mark.soak

ELSEWHERE = "127.0.0.2"  # another address of this machine


@pytest.fixture
def port() -> int:
    """Of the server; it prints its public address, which is that of nginx."""
    return nginx.free_port()


@pytest.fixture
def served(postgres_url: str, port: int) -> Iterator[Served]:
    nginx.program()
    options = [*nginx.documented_options(), "--port", str(port), "--workers", "2", "--log", "json"]
    with Served(postgres_url, *options) as found:
        yield found


@pytest.fixture
def place(
    served: Served, port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[nginx.Place]:
    """Where nginx runs; its name leads to this machine, and its certificate is trusted."""
    found = nginx.set_up(tmp_path, port)
    look_up = socket.getaddrinfo

    def here(host: Any, *words: Any, **more: Any) -> Any:
        return look_up("127.0.0.1" if host in (nginx.NAME, nginx.NAME.encode()) else host, *words, **more)

    monkeypatch.setattr(socket, "getaddrinfo", here)
    monkeypatch.setenv("SSL_CERT_FILE", str(found.certificate))
    with nginx.running(found):
        yield found


def client(place: nginx.Place, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
    context = httpx.create_ssl_context()
    transport = httpx.HTTPTransport(verify=context, local_address=address)
    return httpx.Client(base_url=place.url, transport=transport, headers=headers)


def workers(served: Served) -> list[int]:
    lines = [json.loads(line) for line in served.log.splitlines()]
    return [line["process"] for line in lines if line["event"] == "started"]


async def play(players: list[Live], seconds: list[float], moves: int = 10_000) -> None:
    """Any legal action, until the game is over; every move is measured."""
    chance = Random(7)
    while not players[0].is_over and moves:
        decider = next((player for player in players if player.legal), None)
        if decider is None:
            await players[0].receive()
            continue
        begun = time.monotonic()
        sequence = await decider.act(chance.choice(decider.legal))
        seconds.append(time.monotonic() - begun)
        moves -= 1
        async with asyncio.timeout(60):
            for live in players:
                while live.sequence < sequence:
                    await live.receive()


def test_a_game_through_nginx_and_a_worker_that_dies(
    served: Served, place: nginx.Place, capfd: pytest.CaptureFixture[str]
) -> None:
    seconds: list[float] = []

    async def story() -> None:
        server = Server(place.url)
        ada = await server.create(Settings(players=2, order="chosen", pace="instant"), "Ada")
        bo = await server.join(ada.table_id, "Bo")
        async with ada.connect() as one, bo.connect() as other:
            await play([one, other], seconds, moves=20)
            for process in workers(served):  # both, so that both players have to reconnect
                before = len(workers(served))
                os.kill(process, signal.SIGKILL)
                await asyncio.to_thread(until, lambda n=before: len(workers(served)) > n, "a new worker")
                await play([one, other], seconds, moves=20)
            await other.close()
            await other.reconnect()
            await play([one, other], seconds)
            assert one.is_over
            while not other.is_over:
                await other.receive()
        record = await server.get(f"/api/tables/{ada.table_id}/record")
        assert record
        await server.close()

    asyncio.run(story())
    with capfd.disabled():
        median, worst = statistics.median(seconds), max(seconds)
        print(f"\n{len(seconds)} moves, median {1000 * median:.1f} ms, worst {1000 * worst:.0f} ms")


def test_http2_and_tls(place: nginx.Place) -> None:
    curl = shutil.which("curl")
    if curl is None:
        pytest.skip("curl is not installed; install it with `apt-get install curl`")
    words = [curl, "--silent", "--http2", "--cacert", str(place.certificate)]
    words += ["--resolve", f"{nginx.NAME}:{place.secure}:127.0.0.1"]
    words += ["--write-out", "%{http_version} %{http_code}", "--output", str(place.folder / "page")]
    said = subprocess.run([*words, f"{place.url}/"], check=True, capture_output=True, text=True)
    assert said.stdout == "2 200"
    old = subprocess.run([*words, "--tls-max", "1.1", f"{place.url}/"], check=False, capture_output=True)
    assert old.returncode == 35  # no handshake


def test_what_nginx_answers_itself(place: nginx.Place) -> None:
    plain = httpx.get(f"http://127.0.0.1:{place.plain}/t/x", headers={"Host": nginx.NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{nginx.NAME}/t/x")
    with client(place) as found:
        assert found.get("/metrics").status_code == 404
        health = found.get("/health")
        assert health.status_code == 200
        assert health.headers["strict-transport-security"] == "max-age=31536000"
        assert found.post("/api/tables", content=b"x" * 700_000).status_code == 413
        assert found.get("/api/lobby", headers={"Host": "evil.example"}).status_code == 400
        seated = found.post("/api/tables", json={"settings": {"players": 2}, "name": "Ann"})
        assert seated.status_code == 201, seated.text
        assert "Secure" in seated.headers["set-cookie"]  # nginx told that it was TLS
    assert nginx.NAME not in place.said  # no address of a table in a log


def test_limits_by_address_whatever_a_client_says(place: nginx.Place) -> None:
    """Sitting down is limited to 20 a minute at each of the two workers, requests to 240 at once by nginx."""
    with client(place) as found:
        table = found.post("/api/tables", json={"settings": {"players": 4}, "name": "Ann"}).json()["id"]
    claims = f"/api/tables/{table}/claim"
    with client(place) as found:
        answers = [
            found.post(claims, json={"key": "wrong"}, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in range(60)
        ]
    refused = Counter(answer.status_code for answer in answers)
    assert 20 <= refused[429] <= 40  # so 20 to 40 were let through
    assert "retry-after" in answers[-1].headers
    with client(place, ELSEWHERE) as other:
        assert other.post(claims, json={"key": "wrong"}).status_code != 429
    with client(place) as found, ThreadPoolExecutor(16) as pool:
        flood = Counter(pool.map(lambda _: found.get("/health").status_code, range(1000)))
    assert flood[429]
    with client(place, ELSEWHERE) as other:
        assert other.get("/health").status_code == 200
