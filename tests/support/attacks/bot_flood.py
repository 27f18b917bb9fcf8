"""One address opens thirty tables with three grandmasters each, and goes on playing at all of them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests.support.http_client import NO_CERTIFICATES
from tests.support.http_player import QUICK, Player

from .wire import Target

TABLES = 30
LEVEL = "grandmaster"
PAUSE = 0.08  # between requests, which stay within the limits


def bot_flood(target: Target, seconds: float) -> None:
    def play(client: httpx.Client, until: float) -> None:
        for player in itertools.cycle(opened(client)):
            if time.monotonic() > until:
                return
            seen = player.look()
            if seen["legal"] and seen["game"]["decision"]["seat"] in seen["you"]:
                player.act(seen)
            time.sleep(PAUSE)

    keep_trying(play, target, seconds)


def left_bots(target: Target, seconds: float) -> None:
    """Thirty tables that their only person has left, and where apprentices play on as fast as they can."""

    def leave(client: httpx.Client, until: float) -> None:
        players = opened(client, level="apprentice")
        for player in players:
            seen = player.wait_for("playing", turn=False)
            player.send("leave", seen["you"][0])
        for player in itertools.cycle(players):
            if time.monotonic() > until:
                return
            player.look()
            time.sleep(PAUSE)

    keep_trying(leave, target, seconds)


def keep_trying(attack: Callable[[httpx.Client, float], None], target: Target, seconds: float) -> None:
    """From the beginning whenever the server refuses something, or has not let in anybody."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with suppress(AssertionError, httpx.HTTPError), attacker(target) as client:
            attack(client, until)
        time.sleep(PAUSE)


def attacker(target: Target) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=target.source, verify=NO_CERTIFICATES)
    return httpx.Client(base_url=f"http://127.0.0.1:{target.port}", transport=transport, timeout=60)


def opened(client: httpx.Client, tables: int = TABLES, level: str = LEVEL) -> list[Player]:
    """As many tables as the server allows."""
    settings = QUICK | {"players": 4, "bots": [None, level, level, level]}
    players = []
    for _ in range(tables):
        answer = client.post("/api/tables", json={"settings": settings, "name": "Eve", "salt": "eve"})
        if answer.status_code == 201:
            player = Player(client)
            player.table, player.key = answer.json()["id"], answer.json()["key"]
            players.append(player)
    return players
