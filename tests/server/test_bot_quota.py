"""One address with many strong bots: few are let in, and others do not notice them."""

from __future__ import annotations

from typing import Any

import httpx

from oddville.record import write_json
from oddville.server.settings import Limits
from tests.support import http_client
from tests.support.attacks import bot_flood
from tests.support.attacks.wire import Target
from tests.support.http_player import QUICK, Player
from tests.support.recorded_games import finished
from tests.support.running_server import RunningServer, StartServer
from tests.support.served import until

STRONG = QUICK | {"players": 3, "bots": [None, "master", "master"]}


def refusal(response: httpx.Response) -> tuple[int, str]:
    assert int(response.headers["retry-after"]) > 0
    return response.status_code, response.json()["error"]["code"]


def new_table(client: httpx.Client, settings: dict[str, Any], **more: Any) -> httpx.Response:
    return client.post("/api/tables", json={"settings": settings, "name": "Eve", "salt": "eve"} | more)


def waiting(server: RunningServer) -> int:
    return server.app.service.bot_pool.waiting


# ---- Doors --------------------------------------------------------------------------------------


def test_no_door_lets_in_more_strong_bots(start_server: StartServer) -> None:
    server = start_server(limits=Limits(strong_bots_each=3))
    with http_client.client(server.url) as client:
        host, player = Player(client), Player(client)
        host.open(QUICK | {"players": 4, "bots": [None, "master"], "start": "host", "order": "chosen"})
        player.open(STRONG)
        assert refusal(new_table(client, STRONG)) == (429, "too-many-bots")
        moment = {"record": write_json(finished(3, 5).record()), "moves": 5}
        assert refusal(new_table(client, STRONG, **{"from": moment})) == (429, "too-many-bots")
        assert refusal(host.send("seat-bot", 0, target=2, level="master")) == (429, "too-many-bots")
        assert host.send("seat-bot", 0, target=2, level="apprentice").status_code == 200
        player.wait_for("playing", turn=False)
        assert player.send("resign", player.look()["you"][0]).status_code == 200
        assert host.send("seat-bot", 0, target=3, level="master").status_code == 200
        assert refusal(player.send("rematch", player.look()["you"][0])) == (429, "too-many-bots")
        with bot_flood.attacker(Target(server.port)) as other:
            assert new_table(other, STRONG).status_code == 201
    assert server.app.service.hall.bot_quota.total == 4


def test_there_is_room_for_so_many_in_all(start_server: StartServer) -> None:
    server = start_server(limits=Limits(strong_bots=3))
    with bot_flood.attacker(Target(server.port)) as other:
        assert new_table(other, STRONG).status_code == 201
    with http_client.client(server.url) as client:
        assert refusal(new_table(client, STRONG)) == (503, "no-room-for-bots")
        assert new_table(client, QUICK | {"bots": [None, "apprentice"]}).status_code == 201


# ---- The flood ----------------------------------------------------------------------------------


def test_a_flood_of_grandmasters(start_server: StartServer) -> None:
    server = start_server(limits=Limits())
    with bot_flood.attacker(Target(server.port)) as other, http_client.client(server.url) as client:
        flood = bot_flood.opened(other)
        assert len(flood) == Limits().strong_bots_each // 3
        until(lambda: waiting(server) > 0, "nothing waits")
        stranger = Player(client)
        stranger.open(QUICK | {"bots": [None, "apprentice"]})
        for _ in range(3):
            stranger.act(stranger.wait_for("playing"))
        stranger.open(QUICK | {"bots": [None, "grandmaster"], "order": "chosen"})
        until(lambda: has_decided(stranger), "the grandmaster of a stranger never decides")
        until(lambda: any(shortened(player) for player in flood), "nobody thinks for a shorter time")


def has_decided(player: Player) -> bool:
    """A person who moves without waiting, until a bot has moved too."""
    seen = player.look()
    if seen["game"]["decision"]["seat"] in seen["you"]:
        player.act(seen)
    return any(entry.get("bot") for entry in entries(player))


def shortened(player: Player) -> list[int]:
    return [entry["shortened_to"] for entry in entries(player) if "shortened_to" in entry]


def entries(player: Player) -> list[dict[str, Any]]:
    found = player.client.get(f"/api/tables/{player.table}/log", headers=player.headers)
    assert found.status_code == 200, found.text
    return [line["entry"] for line in found.json()["entries"]]
