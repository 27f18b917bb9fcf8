"""A table of a server line by line."""

from __future__ import annotations

import pytest

from tests.support.command import call

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("mode", ["--plain", "--spoken"])
def test_a_game_on_a_server(mode: str, url: str) -> None:
    lines = (
        "say hello",
        "begin",
        "bots",
        "1",
        "hint",
        "hint",
        "why worker 1 crystal",
        "worker 4 coins",
        "undo",
        "quit",
    )
    words = ("play", mode, "--server", url, "--players", "3", "--people", "2", "--name", "Ada")
    done = call(*words, "--hints", "newcomer", stdin="\n".join(lines))
    assert done.returncode == 0, done.stderr
    said = done.stdout
    assert "You: hello" in said
    assert "“begin” is not possible now." in said
    assert " (Beginner) sits down" in said
    assert "Newcomer would do this: " in said
    assert "Worker 1 does not show crystal." in said
    assert "You draw" in said
    assert "You undo a move." in said
    assert said.endswith("Goodbye!\n")


def test_an_unreachable_server_is_named() -> None:
    done = call("play", "--plain", "--server", "http://127.0.0.1:9", stdin="")
    assert done.returncode == 1
    assert "http://127.0.0.1:9" in done.stderr
