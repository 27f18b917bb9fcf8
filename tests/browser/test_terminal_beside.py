"""A browser and a real terminal at one table of a server, until the game is over."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.page.player import Player
from tests.support.terminal.real import Terminal, has_tmux

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not has_tmux, reason="tmux is not installed"),
    pytest.mark.timeout(600),
]
MOST_STEPS = 600


def test_a_terminal_and_a_browser_play_to_the_end(player: Player, tmp_path: Path) -> None:
    settings = {"players": 2, "order": "chosen", "seed": 5}
    player.table = player.ask("/api/tables", {"settings": settings, "name": player.name})["id"]
    player.go(f"/t/{player.table}")
    words = ["play", "--server", player.url, "--table", player.table, "--name", "Tess", "--hints", "newcomer"]
    with Terminal((120, 40), tmp_path, *words) as terminal:
        player.page.get_by_test_id("sentence").wait_for()
        terminal.until(lambda text: player.name in text)
        decided = {player.name: 0, "Tess": 0}
        for _ in range(MOST_STEPS):
            if player.is_at_the_end:
                break
            if player.is_deciding:
                player.decides_something()
                decided[player.name] += 1
            else:
                decided["Tess"] += presses_a_hint(terminal, player)
        assert player.is_at_the_end
        assert min(decided.values()) > 5
        table = player.ask(f"/api/tables/{player.table}")["table"]
        winner = table["seats"][table["winner"]]["name"]
        expect(player.page.locator("main.end h1")).to_contain_text(winner)
        terminal.until(lambda text: "p shows the points" in text or "Total" in text)
        assert "Traceback" not in terminal.text


def presses_a_hint(terminal: Terminal, player: Player) -> bool:
    """In its turn: asks for a hint and follows it. Whether that led to a step at the server."""
    seen = player.ask(f"/api/tables/{player.table}")
    if seen["game"]["decision"]["seat"] != 1:
        player.page.wait_for_timeout(50)
        return False
    terminal.press("h", "Enter")
    until = time.monotonic() + 5
    while player.sequence == seen["sequence"] and time.monotonic() < until:
        player.page.wait_for_timeout(50)
    return bool(player.sequence > seen["sequence"])
