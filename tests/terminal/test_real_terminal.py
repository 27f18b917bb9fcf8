"""Whole games through a real terminal, and what may disturb one: Ctrl-C, a closed window, a resize."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from operator import ne
from pathlib import Path

import pytest

from oddville.record import Recording
from oddville.terminal import saved_games
from oddville.terminal.session import Session
from tests.support.terminal.real import PATIENCE, Terminal, has_tmux

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not has_tmux, reason="tmux is not installed"),
    pytest.mark.timeout(600),
]
QUESTION = "Choose the resource"
DECIDING = "▶Y"
HINT = "would do this"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(saved_games.VARIABLE, str(tmp_path))
    return tmp_path


def kept(folder: Path) -> Session:
    """The game as it is on the disk, where it stays untouched: it may be being played."""
    (file,) = folder.glob("*.json")
    save = saved_games.read(file)
    return Session(Recording.resume(save.record, save.chance), save.levels, save.seed)


def own_moves(folder: Path) -> int:
    session = kept(folder)
    return sum(move.seat in session.people for move in session.recording.moves)


def follow_a_hint(terminal: Terminal, folder: Path) -> None:
    """Every key is answered before the next one is pressed: none is left to be heard later."""
    before = own_moves(folder)
    terminal.until(lambda text: DECIDING in text)
    terminal.press("h")
    terminal.until(lambda text: HINT in text)
    while own_moves(folder) == before:
        changed = partial(ne, terminal.text)
        terminal.press("Enter")
        terminal.until(changed)


@pytest.mark.parametrize(
    ("size", "signs"),
    [
        ((80, 24), "utf-8"),
        pytest.param((160, 50), "ascii", marks=pytest.mark.soak),
        pytest.param((80, 24), "ascii", marks=pytest.mark.soak),
        pytest.param((160, 50), "utf-8", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game(size: tuple[int, int], signs: str, folder: Path) -> None:
    """Hints are asked for and followed until the winner is named."""
    words = ["play", "--seed", "9", "--name", "Ada", "--bot", "newcomer", "--hints", "newcomer"]
    words += ["--ascii"] if signs == "ascii" else []
    with Terminal(size, folder, *words) as terminal:
        terminal.until(lambda text: QUESTION in text)
        for _ in range(600):
            terminal.press("h", "Enter")
            time.sleep(0.25)
            text = terminal.text
            assert terminal.size == size
            assert signs == "utf-8" or text.isascii(), text
            assert "went wrong" not in text
            if "Points" in text or "Newcomer wins" in text or "Ada wins" in text:
                break
        terminal.press_until("Escape", lambda text: "p shows the points" in text)
        terminal.press("p")
        terminal.until(lambda text: "Total" in text)
        terminal.press_until("Escape", lambda text: "p shows the points" in text)
        terminal.press("q")
        terminal.until(lambda text: "code=0" in text)
    assert kept(folder).game.is_over


def play_three(terminal: Terminal, folder: Path) -> int:
    """Until the person has decided three times and must decide again; how many moves there are then."""
    terminal.until(lambda text: QUESTION in text)
    for _ in range(3):
        follow_a_hint(terminal, folder)
    terminal.until(lambda text: DECIDING in text and kept(folder).bot is None)
    return len(kept(folder).recording.moves)


ARGUMENTS = ("play", "--seed", "9", "--bot", "newcomer", "--hints", "newcomer")


def test_ctrl_c_leaves_and_the_game_goes_on(folder: Path) -> None:
    with Terminal((80, 24), folder, *ARGUMENTS) as terminal:
        moves = play_three(terminal, folder)
        terminal.press("C-c")
        text = terminal.until(lambda text: "code=0" in text)
        assert "oddville play --resume" in text
        assert "Traceback" not in text
    assert len(kept(folder).recording.moves) == moves
    with Terminal((80, 24), folder, "play", "--resume") as terminal:
        terminal.until(lambda text: "Your turn" in text)
        terminal.press("q")
        terminal.until(lambda text: "code=0" in text)
    assert len(kept(folder).recording.moves) == moves


@pytest.mark.parametrize("how", ["window", signal.SIGTERM, signal.SIGKILL], ids=str)
def test_a_closed_terminal_or_a_kill_keeps_the_game(how: str | signal.Signals, folder: Path) -> None:
    """A window that is closed hangs up on whatever runs in it."""
    with Terminal((80, 24), folder, *ARGUMENTS) as terminal:
        moves = play_three(terminal, folder)
        pid = terminal.pid
        if isinstance(how, signal.Signals):
            os.kill(pid, how)
        else:
            terminal.hang_up()
        until = time.monotonic() + PATIENCE
        while Path(f"/proc/{pid}").exists():
            assert time.monotonic() < until, "it still runs"
            time.sleep(0.05)
    assert len(kept(folder).recording.moves) == moves
    with Terminal((160, 50), folder, "play") as terminal:
        terminal.until(lambda text: "Go on: You" in text)
        terminal.press("Enter")
        terminal.until(lambda text: "Your turn" in text)


def test_a_resize_in_the_middle_of_anything(folder: Path) -> None:
    with Terminal((80, 24), folder, *ARGUMENTS) as terminal:
        terminal.until(lambda text: QUESTION in text)
        for number in range(12):
            terminal.press("h", "Enter")
            terminal.resize(*[(160, 50), (40, 12), (100, 30), (80, 24)][number % 4])
            time.sleep(0.4)
        terminal.resize(100, 30)
        terminal.until(lambda text: "OddVille" in text and "Row" in text)
        assert "Traceback" not in terminal.text
        terminal.press("q")
        terminal.until(lambda text: "code=0" in text)
    assert len(kept(folder).recording.moves) > 3
