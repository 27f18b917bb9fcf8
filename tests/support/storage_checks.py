"""What a server says while its disk fails: in its answers and in its log."""

from __future__ import annotations

import httpx

from tests.support.http_player import Player
from tests.support.served import Served, until


def kind_in(client: httpx.Client) -> str | None:
    """What health says is wrong; None if all is well."""
    answer = client.get("/health")
    if answer.status_code == 200:
        assert answer.json() == {"status": "ok"}
        return None
    assert answer.status_code == 503
    error = answer.json()["error"]
    assert error["code"] == "store-unavailable"
    return str(error["params"]["kind"])


def check_log(served: Served, lines: int, *words: str) -> None:
    """After so many lines there is one that says what to do, and one that all is well again."""

    def added(event: str) -> list[str]:
        return [line for line in served.log.splitlines()[lines:] if event in line]

    until(lambda: added("storage-works-again"), "it says so")
    (failed,) = added("storage-failed")
    assert all(word in failed for word in words)


def said_at(client: httpx.Client, player: Player) -> list[str]:
    log = client.get(f"/api/tables/{player.table}/log", headers=player.headers).json()
    return [line["entry"]["text"] for line in log["entries"] if line["entry"]["kind"] == "said"]
