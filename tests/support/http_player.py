"""Playing over HTTP, as a program would."""

from __future__ import annotations

import itertools
import time
from typing import Any

import httpx

QUICK = {"players": 2, "pace": "instant"}
AGAINST_A_BOT = QUICK | {"bots": [None, "newcomer"], "order": "chosen"}


class Player:
    """Somebody at one table."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.table = ""
        self.key = ""
        self._numbers = itertools.count()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    def open(self, settings: dict[str, Any] = AGAINST_A_BOT, name: str = "Ada") -> dict[str, Any]:
        body = {"settings": settings, "name": name, "salt": "ada-salt"}
        response = self.client.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        return self._seated(response)

    def join(self, table: str, name: str = "Bo", seat: int | None = None) -> dict[str, Any]:
        response = self.client.post(f"/api/tables/{table}/seats", json={"name": name, "seat": seat})
        assert response.status_code == 201, response.text
        return self._seated(response)

    def _seated(self, response: httpx.Response) -> dict[str, Any]:
        seated: dict[str, Any] = response.json()
        self.table, self.key = seated["id"], seated["key"]
        return seated

    def look(self) -> dict[str, Any]:
        response = self.client.get(f"/api/tables/{self.table}", headers=self.headers)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    def send(self, kind: str, seat: int, **more: Any) -> httpx.Response:
        body = {"type": kind, "key": f"k{next(self._numbers)}", "seat": seat} | more
        return self.client.post(f"/api/tables/{self.table}/commands", json=body, headers=self.headers)

    def wait_for(self, phase: str, turn: bool = True) -> dict[str, Any]:
        """The table, once it is in that phase and, while it is played, once it is our turn."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            seen = self.look()
            is_turn = seen["game"] is not None and seen["game"]["decision"]["seat"] in seen["you"]
            if seen["table"]["phase"] == phase and (phase != "playing" or is_turn or not turn):
                return seen
            time.sleep(0.02)
        raise AssertionError(f"the table did not become {phase}")

    def act(self, seen: dict[str, Any]) -> httpx.Response:
        """The first thing that may be done by whoever must decide."""
        seat = seen["game"]["decision"]["seat"]
        return self.send("act", seat, sequence=seen["sequence"], action=seen["legal"][str(seat)][0])

    def play_to_the_end(self) -> dict[str, Any]:
        until = time.monotonic() + 200
        while time.monotonic() < until:
            seen = self.look()
            if seen["table"]["phase"] == "over":
                return seen
            if seen["game"] is None or seen["game"]["decision"]["seat"] not in seen["you"]:
                time.sleep(0.01)
                continue
            response = self.act(seen)
            assert response.status_code in (200, 409), response.text
        raise AssertionError("the game did not end")
