"""What stands before everything: origins, sizes, rates, hosts, the password, the headers of every answer."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from oddville.server.client_address import client_of, network_of
from oddville.server.settings import Limits, ServerSettings
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, QUICK, Player
from tests.support.running_server import PLENTY, RunningServer, StartServer

pytestmark = pytest.mark.slow

NEW_TABLE = {"settings": AGAINST_A_BOT, "name": "Ada"}


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


@pytest.mark.parametrize(
    "address", ["/", "/health", "/api/lobby", "/api/nowhere", "/nowhere", "/openapi.json"]
)
def test_every_answer_carries_the_headers(client: httpx.Client, address: str) -> None:
    headers = client.get(address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_answers_are_not_kept(client: httpx.Client) -> None:
    assert client.get("/api/lobby").headers["cache-control"] == "no-store"


# ---- Origin -------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1", "file://", ""])
def test_other_sites_change_nothing(player: Player, origin: str) -> None:
    headers = {"Origin": origin}
    assert code(player.client.post("/api/tables", json=NEW_TABLE, headers=headers)) == (403, "wrong-origin")
    table = player.open()["id"]
    assert code(player.client.delete(f"/api/tables/{table}/claim", headers=headers)) == (403, "wrong-origin")
    assert player.client.get("/api/lobby", headers=headers).status_code == 200


def test_our_own_page_does(client: httpx.Client, server: str) -> None:
    assert client.post("/api/tables", json=NEW_TABLE, headers={"Origin": server}).status_code == 201


def test_other_sites_open_no_sockets(running: RunningServer, player: Player) -> None:
    table = player.open()["id"]
    address = f"{running.socket_url}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("https://elsewhere.example"))
    assert refused.value.response.status_code == 403


# ---- Bodies -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
def test_only_json(client: httpx.Client, kind: str) -> None:
    response = client.post("/api/tables", content=json.dumps(NEW_TABLE), headers={"Content-Type": kind})
    assert code(response) == (415, "wrong-type")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"nul", b"[" * 15_000, b'{"name":"\\ud800"}'])
def test_bodies_that_are_no_json(client: httpx.Client, content: bytes) -> None:
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert code(client.post("/api/tables", content=content, headers=headers)) == (400, "unreadable")


@pytest.mark.parametrize(
    ("address", "most"), [("/api/door", 16 * 1024), ("/api/tables", 512 * 1024), ("/api/replay", 512 * 1024)]
)
def test_bodies_that_are_too_large(client: httpx.Client, address: str, most: int) -> None:
    headers = {"Content-Type": "application/json"}
    response = client.post(address, content=b" " * (most + 1), headers=headers)
    assert code(response) == (413, "too-large")
    assert response.json()["error"]["params"] == {"limit": most}

    def in_pieces() -> Iterator[bytes]:
        for _ in range(most // 1000 + 2):
            yield b" " * 1000

    assert code(client.post(address, content=in_pieces(), headers=headers)) == (413, "too-large")
    assert client.post(address, content=b" " * most, headers=headers).status_code == 400


# ---- Rates --------------------------------------------------------------------------------------


def test_too_fast(start_server: StartServer) -> None:
    server = start_server(limits=Limits(requests_per_second=0.1, requests_at_once=5))
    with http_client.client(server.url) as client:
        answers = [client.get("/api/levels") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert code(answers[-1]) == (429, "too-fast")
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_tables_and_keys_have_rates_of_their_own(start_server: StartServer) -> None:
    server = start_server(limits=Limits(tables_per_minute=2, joins_per_minute=3))
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open()
        table = player.open()["id"]
        refused = client.post("/api/tables", json=NEW_TABLE)
        assert code(refused) == (429, "too-fast")
        assert int(refused.headers["retry-after"]) == 30
        tries = [client.post(f"/api/tables/{table}/claim", json={"key": "x"}) for _ in range(4)]
        assert [answer.status_code for answer in tries] == [403, 403, 403, 429]
        assert client.get("/api/lobby").status_code == 200


def test_tables_of_a_day(start_server: StartServer) -> None:
    server = start_server(limits=Limits(tables_per_day=2))
    with http_client.client(server.url) as client:
        answers = [client.post("/api/tables", json=NEW_TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_no_more_tables_than_there_is_room_for(start_server: StartServer) -> None:
    server = start_server(limits=Limits(tables=2))
    with http_client.client(server.url) as client:
        answers = [client.post("/api/tables", json=NEW_TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 503]
        assert code(answers[-1]) == (503, "server-full")


def test_a_rematch_needs_room_too(start_server: StartServer) -> None:
    """Open, resign, ask for a rematch: that must not open more tables than the server has room for."""
    server = start_server(limits=Limits(tables=1))
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open()
        player.wait_for("playing", turn=False)
        assert player.send("resign", 0).status_code == 200
        assert code(client.post("/api/tables", json=NEW_TABLE)) == (503, "server-full")
        assert code(player.send("rematch", 0)) == (503, "no-room")


def test_a_rematch_counts_for_the_day(start_server: StartServer) -> None:
    server = start_server(limits=Limits(tables_per_day=1))
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open()
        player.wait_for("playing", turn=False)
        assert player.send("resign", 0).status_code == 200
        assert player.send("rematch", 0).status_code == 200
        assert code(client.post(f"/api/tables/{player.table}/follow", json={})) == (429, "too-fast")


def test_sockets_are_counted(start_server: StartServer) -> None:
    server = start_server(limits=Limits(sockets_each=2))
    with http_client.client(server.url) as client:
        table = Player(client).open()["id"]
    address = f"{server.socket_url}/api/tables/{table}/live"
    with connect(address), connect(address):
        with pytest.raises(InvalidStatus) as refused:
            connect(address)
        assert refused.value.response.status_code == 429
        assert server.app.service.sockets.total == 2


# ---- Addresses ----------------------------------------------------------------------------------


def test_a_client_cannot_choose_its_address(start_server: StartServer) -> None:
    server = start_server(limits=Limits(requests_per_second=0.1, requests_at_once=2))
    with http_client.client(server.url) as client:
        answers = [client.get("/api/levels", headers={"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(3)]
    assert answers[-1].status_code == 429


def test_behind_a_proxy_its_word_counts(start_server: StartServer) -> None:
    limits = Limits(requests_per_second=0.1, requests_at_once=2)
    server = start_server(limits=limits, trust_proxy=True)
    with http_client.client(server.url) as client:

        def ask(address: str) -> int:
            return client.get("/api/levels", headers={"X-Forwarded-For": address}).status_code

        assert [ask(f"10.0.0.{n}") for n in range(3)] == [200] * 3
        assert [ask(f"1.1.1.{n}, 10.0.0.9") for n in range(3)] == [200, 200, 429]
        forwarded = {"X-Forwarded-For": "10.1.1.1", "X-Forwarded-Proto": "https"}
        response = client.post("/api/tables", json=NEW_TABLE, headers=forwarded)
        assert "; Secure" in response.headers["set-cookie"]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix socket", "unix socket"),
    ],
)
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_client_without_an_address() -> None:
    from starlette.datastructures import Headers

    assert client_of({"client": None}, Headers(), trust_proxy=False) == ""


def test_hosts(start_server: StartServer) -> None:
    server = start_server(allowed_hosts=("play.example", "127.0.0.1"))
    with http_client.client(server.url) as client:
        assert client.get("/api/levels").status_code == 200
        assert client.get("/api/levels", headers={"Host": "play.example:8000"}).status_code == 200
        evil = {"Host": "evil.example"}
        assert code(client.get("/api/levels", headers=evil)) == (400, "bad-host")
        assert client.get("/health", headers=evil).status_code == 200
        assert code(client.post("/api/tables", json=NEW_TABLE, headers=evil)) == (400, "bad-host")


# ---- The password -------------------------------------------------------------------------------


def test_a_server_with_a_password(start_server: StartServer) -> None:
    server = start_server(password="open sesame", limits=PLENTY)
    with http_client.client(server.url) as client:
        assert code(client.get("/api/lobby")) == (401, "door-closed")
        assert code(client.post("/api/tables", json=NEW_TABLE)) == (401, "door-closed")
        assert code(client.get("/openapi.json")) == (401, "door-closed")
        for address in ("/", "/health", "/api/texts/en"):
            assert client.get(address).status_code == 200
        assert code(client.post("/api/door", json={"password": "open"})) == (401, "wrong-password")
        assert code(client.get("/api/lobby", headers={"Cookie": "oddville-door=x"})) == (401, "door-closed")
        opened = client.post("/api/door", json={"password": "open sesame"})
        assert opened.status_code == 204
        cookie = opened.headers["set-cookie"]
        assert cookie.startswith("oddville-door=")
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert "sesame" not in cookie
        assert client.get("/api/lobby").status_code == 200
        table = Player(client).open(QUICK)["id"]
        door = f"oddville-door={client.cookies['oddville-door']}"
        assert client.get("/openapi.json", headers={"Cookie": door}).status_code == 200
    address = f"{server.socket_url}/api/tables/{table}/live"
    with connect(address) as socket, pytest.raises(Exception, match="4401"):
        socket.recv()
    with connect(address, additional_headers={"Cookie": door}) as socket:
        assert json.loads(socket.recv())["type"] == "snapshot"


def test_guessing_the_password_is_slow(start_server: StartServer) -> None:
    server = start_server(password="open sesame", limits=Limits(doors_per_minute=2))
    with http_client.client(server.url) as client:
        answers = [client.post("/api/door", json={"password": "x"}).status_code for _ in range(3)]
    assert answers == [401, 401, 429]


def test_a_server_without_a_password_has_an_open_door(client: httpx.Client) -> None:
    assert client.post("/api/door", json={"password": "x"}).status_code == 204


def test_nothing_secret_is_shown_or_logged(
    start_server: StartServer, caplog: pytest.LogCaptureFixture
) -> None:
    settings = ServerSettings(data="postgresql://me:hush@host/db", password="open sesame")
    assert "hush" not in repr(settings)
    assert "sesame" not in repr(settings)
    with caplog.at_level(logging.DEBUG):
        server = start_server(password="open sesame")
        with http_client.client(server.url) as client:
            client.post("/api/door", json={"password": "open sesame"})
            player = Player(client)
            player.open()
            player.wait_for("playing")
            token = client.cookies["oddville-door"]
    own = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    said = "\n".join(record.getMessage() for record in own)
    assert [secret for secret in ("sesame", player.key, token) if secret in said] == []
