"""Opening a table, sitting down, other devices, commands."""

from __future__ import annotations

import httpx
import pytest

from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, QUICK, Player
from tests.support.running_server import RunningServer


def error(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


# ---- Opening ------------------------------------------------------------------------------------


def test_who_opens_a_table_sits_at_it(player: Player) -> None:
    seated = player.open()
    assert seated["seat"] == 0
    assert len(seated["id"]) == 16
    seen = player.wait_for("playing")
    assert seen["type"] == "snapshot"
    assert seen["you"] == [0]
    assert seen["table"]["seats"][0]["name"] == "Ada"
    assert seen["table"]["seats"][1]["bot"] == "newcomer"
    assert list(seen["legal"]) == ["0"]
    assert seen["legal"]["0"]


def test_the_cookie_with_the_key(client: httpx.Client) -> None:
    response = client.post("/api/tables", json={"settings": AGAINST_A_BOT, "name": "Ada"})
    seated = response.json()
    cookie = response.headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    value, *flags = rest.split("; ")
    assert name == f"oddville-{seated['id']}"
    assert value == seated["key"]
    assert sorted(flags) == [
        "HttpOnly",
        "Max-Age=31536000",
        f"Path=/api/tables/{seated['id']}",
        "SameSite=Strict",
    ]
    assert client.get(f"/api/tables/{seated['id']}").json()["you"] == [0]


def test_two_seats_in_one_browser(client: httpx.Client) -> None:
    table = Player(client).open(QUICK | {"order": "chosen"})["id"]
    Player(client).join(table)
    assert client.get(f"/api/tables/{table}").json()["you"] == [0, 1]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "nowhere"}, "bad-edition"),
        ({"bots": ["nobody"]}, "unknown-level"),
        ({"stand_in": "nobody"}, "unknown-level"),
        ({"bots": ["newcomer", "newcomer"]}, "seat-taken"),
    ],
)
def test_settings_that_cannot_be_played(client: httpx.Client, settings: dict[str, object], code: str) -> None:
    body = {"settings": QUICK | settings, "name": "Ada"}
    assert error(client.post("/api/tables", json=body)) == (409, code)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"settings": {"players": 5}, "name": "Ada"},
        {"settings": QUICK, "name": ""},
        {"settings": QUICK, "name": "A" * 25},
        {"settings": QUICK, "name": "Ada", "salt": "no spaces"},
        {"settings": QUICK, "name": "Ada", "salt": "x\n"},
        {"settings": QUICK, "name": "Ada", "seat": 4},
        {"settings": QUICK, "name": "Ada", "surprise": 1},
        {"settings": QUICK | {"bots": [None] * 5}, "name": "Ada"},
        {"settings": QUICK | {"seed": 2**64}, "name": "Ada"},
        [],
        "text",
    ],
)
def test_bodies_that_do_not_fit(client: httpx.Client, body: object) -> None:
    assert error(client.post("/api/tables", json=body)) == (400, "unreadable")


def test_names(client: httpx.Client) -> None:
    body = {"settings": QUICK, "name": "\u202e\u202e"}
    assert error(client.post("/api/tables", json=body)) == (409, "bad-name")
    table = Player(client).open(QUICK | {"players": 3}, name="Ada")["id"]
    other = Player(client)
    other.join(table, name=" Ada ")
    assert [seat["name"] for seat in other.look()["table"]["seats"]] == ["Ada", "Ada 2", ""]


def test_a_table_that_could_not_be_sat_at_leaves_nothing(
    running: RunningServer, client: httpx.Client
) -> None:
    before = len(running.app.service.hall.open_tables)
    client.post("/api/tables", json={"settings": QUICK, "name": "Ada", "seat": 3})
    assert len(running.app.service.hall.open_tables) == before


# ---- Sitting down -------------------------------------------------------------------------------


def test_sitting_down(player: Player, server: str) -> None:
    table = player.open(QUICK | {"order": "chosen"})["id"]
    with http_client.client(server) as other:
        bo = Player(other)
        assert error(other.post(f"/api/tables/{table}/seats", json={"name": "Bo", "seat": 0})) == (
            409,
            "seat-taken",
        )
        assert error(other.post(f"/api/tables/{table}/seats", json={"name": "Bo", "seat": 3})) == (
            409,
            "no-such-seat",
        )
        assert bo.join(table)["seat"] == 1
        assert bo.wait_for("playing", turn=False)["you"] == [1]
        assert error(other.post(f"/api/tables/{table}/seats", json={"name": "Cy"})) == (
            409,
            "already-started",
        )


@pytest.mark.parametrize("table", ["nowhere", "A" * 16, "%00", "..", "A" * 5000])
def test_unknown_tables(client: httpx.Client, table: str) -> None:
    for path in ("", "/log", "/moves", "/record"):
        response = client.get(f"/api/tables/{table}{path}")
        assert response.status_code == 404
        assert response.json()["error"]["code"] in ("unknown-table", "not-found")
    assert client.post(f"/api/tables/{table}/seats", json={"name": "Bo"}).status_code == 404


# ---- Other devices ------------------------------------------------------------------------------


def test_another_device(player: Player, server: str) -> None:
    table = player.open()["id"]
    response = player.client.post(f"/api/tables/{table}/keys", json={"seat": 0}, headers=player.headers)
    assert response.status_code == 201
    found = response.json()
    assert found["link"] == f"{server}/t/{table}#key={found['key']}"
    assert found["qr"].startswith("<svg")
    assert "set-cookie" not in response.headers
    with http_client.client(server) as other:
        assert other.get(f"/api/tables/{table}").json()["you"] == []
        claimed = other.post(f"/api/tables/{table}/claim", json={"key": found["key"]})
        assert claimed.json() == {"seats": [0]}
        assert "HttpOnly" in claimed.headers["set-cookie"]
        assert other.get(f"/api/tables/{table}").json()["you"] == [0]
        forgotten = other.delete(f"/api/tables/{table}/claim")
        assert forgotten.status_code == 204
        assert other.get(f"/api/tables/{table}").json()["you"] == []
    assert player.look()["you"] == [0]


def test_only_one_device(player: Player, server: str) -> None:
    table = player.open()["id"]
    old = player.key
    body = {"seat": 0, "only": True}
    new = player.client.post(f"/api/tables/{table}/keys", json=body).json()["key"]
    with http_client.client(server) as other:
        seen = other.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {old}"})
        assert seen.json()["you"] == []
        seen = other.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {old}, {new}"})
        assert seen.json()["you"] == [0]
    assert player.client.get(f"/api/tables/{table}").json()["you"] == [0]  # it has the new key in its cookie


def test_the_eldest_of_too_many_devices_is_forgotten(player: Player, server: str) -> None:
    table = player.open()["id"]
    address = f"/api/tables/{table}"
    keys = [player.key]
    for _ in range(8):
        keys.append(player.client.post(f"{address}/keys", json={"seat": 0}).json()["key"])
    with http_client.client(server) as other:
        seen = [other.get(address, headers={"Authorization": f"Bearer {key}"}).json()["you"] for key in keys]
    assert seen == [[], *[[0]] * 8]
    assert player.client.get(address).json()["you"] == [0]  # its cookie has the newest key


def test_keys_for_strangers(player: Player, server: str) -> None:
    table = player.open()["id"]
    with http_client.client(server) as other:
        assert error(other.post(f"/api/tables/{table}/keys", json={"seat": 0})) == (403, "not-your-seat")
        for key in ("x", player.key[:-1] + "!", player.key[::-1], "ü" * 40):
            assert error(other.post(f"/api/tables/{table}/claim", json={"key": key})) == (403, "wrong-key")
        stranger = Player(other)
        stranger.open()
        wrong = {"Authorization": f"Bearer {stranger.key}"}
        assert other.get(f"/api/tables/{table}", headers=wrong).json()["you"] == []


# ---- Commands -----------------------------------------------------------------------------------


def test_the_same_command_twice_counts_once(player: Player) -> None:
    player.open()
    seen = player.wait_for("playing")
    action = seen["legal"]["0"][0]
    body = {"type": "act", "key": "once", "seat": 0, "sequence": seen["sequence"], "action": action}
    first = player.client.post(f"/api/tables/{player.table}/commands", json=body)
    second = player.client.post(f"/api/tables/{player.table}/commands", json=body)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json() == {"sequence": seen["sequence"] + 1}


def test_what_a_table_refuses(player: Player) -> None:
    player.open()
    seen = player.wait_for("playing")
    sequence = seen["sequence"]
    illegal = next(number for number in range(700) if number not in seen["legal"]["0"])
    refused = player.send("act", 0, sequence=sequence, action=illegal)
    assert error(refused) == (409, "illegal")
    assert refused.json()["error"]["reason"]["code"]
    assert error(player.send("act", 0, sequence=0, action=seen["legal"]["0"][0])) == (409, "stale")
    assert error(player.send("act", 0, sequence=10_000, action=0)) == (409, "ahead")
    assert error(player.send("act", 1, sequence=sequence, action=0)) == (403, "not-your-seat")
    assert error(player.send("act", 3, sequence=sequence, action=0)) == (409, "no-such-seat")
    assert error(player.send("start", 0)) == (409, "already-started")
    assert error(player.send("rematch", 0)) == (409, "not-over")
    assert error(player.send("fly", 0)) == (400, "unreadable")
    follow = player.client.post(f"/api/tables/{player.table}/follow", json={}, headers=player.headers)
    assert error(follow) == (409, "no-rematch")


def test_the_host_starts_and_seats_bots(player: Player) -> None:
    player.open(QUICK | {"start": "host"})
    assert error(player.send("start", 0)) == (409, "seats-empty")
    assert player.send("seat-bot", 0, target=1, level="newcomer").status_code == 200
    assert error(player.send("seat-bot", 0, target=1, level="nobody")) == (409, "unknown-level")
    assert player.send("start", 0).status_code == 200
    assert player.wait_for("playing")["table"]["phase"] == "playing"


def test_talk_is_stored_as_one_line(player: Player) -> None:
    player.open()
    assert player.send("say", 0, text="hello\n  <b>there</b>").status_code == 200
    entries = player.client.get(f"/api/tables/{player.table}/log").json()["entries"]
    assert [entry["entry"]["text"] for entry in entries if entry["entry"]["kind"] == "said"] == [
        "hello <b>there</b>"
    ]
    assert error(player.send("say", 0, text="\u200b")) == (409, "bad-text")


def test_nobody_watches_where_nobody_may(player: Player, server: str) -> None:
    table = player.open(AGAINST_A_BOT | {"spectators": False})["id"]
    player.wait_for("playing")
    with http_client.client(server) as other:
        for path in ("", "/log", "/moves", "/record"):
            assert error(other.get(f"/api/tables/{table}{path}")) == (403, "no-spectators")
    assert player.client.get(f"/api/tables/{table}/moves").status_code == 200
