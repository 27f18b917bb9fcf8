"""Games in a real terminal, and what may disturb one: Ctrl-C, a closed window, a resize.

They go on from a game that was kept, close to what is tested; `make soak` plays whole ones.
"""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from operator import ne
from pathlib import Path

import pytest

from oddville.editions import standard
from oddville.record import Recording
from oddville.rules.enums import DecisionKind
from oddville.terminal import saved_games
from oddville.terminal.session import Session, Setting
from tests.support.terminal.real import PATIENCE, Terminal, has_tmux

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not has_tmux, reason="tmux is not installed"),
    pytest.mark.timeout(600),
]
QUESTION = "Choose your first resource"
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


def keep_a_game(before_the_end: int | None = None) -> None:
    """Of somebody against a newcomer: shortly after its beginning, or so many moves before its end."""
    setting = Setting(("You", "Newcomer"), (None, "newcomer"), 9, standard())
    moves = 12
    if before_the_end is not None:
        whole = Session.begin(setting)
        while not whole.game.is_over:
            whole.play(whole.choose("newcomer"))
        moves = len(whole.recording.moves) - before_the_end
    session = Session.begin(setting, saved_games.new_path(9))
    while len(session.recording.moves) < moves or session.bot is not None:
        session.play(session.choose("newcomer"))


def is_deciding(text: str) -> bool:
    """A mark stands before your sign: one of two, for terminals differ."""
    return "▶Y" in text or ">Y" in text


def is_own_turn(text: str, folder: Path) -> bool:
    """Not only on the screen, which may be the one before the bots have moved."""
    return is_deciding(text) and kept(folder).bot is None


def follow_a_hint(terminal: Terminal, folder: Path) -> None:
    """Every key is answered before the next one is pressed: none is left to be heard later."""
    before = own_moves(folder)
    terminal.until(lambda text: is_own_turn(text, folder))
    if kept(folder).game.decision != DecisionKind.PLACE:  # where the cursor stands on a place that fits
        terminal.press_until("h", lambda text: HINT in text)
    while own_moves(folder) == before:
        changed = partial(ne, terminal.text)
        terminal.press("Enter")
        terminal.until(changed)


def play_to_the_end(terminal: Terminal, folder: Path, *, is_ascii: bool = False) -> None:
    """Hints are asked for and followed until the winner is named."""
    size = terminal.size
    while not kept(folder).game.is_over:
        follow_a_hint(terminal, folder)
        text = terminal.until(lambda text: kept(folder).game.is_over or is_own_turn(text, folder))
        assert terminal.size == size
        assert not is_ascii or text.isascii(), text
        assert "went wrong" not in text
    terminal.until(lambda text: "Total" in text)  # the points are shown without being asked for
    terminal.press_until("Escape", lambda text: "Play again" in text)
    terminal.press("p")
    terminal.until(lambda text: "Total" in text)
    terminal.press_until("Escape", lambda text: "Play again" in text)
    terminal.press("q")
    terminal.until(lambda text: "code=0" in text)


def test_the_end_of_a_game(folder: Path) -> None:
    keep_a_game(before_the_end=6)
    with Terminal((80, 24), folder, *GOING_ON) as terminal:
        play_to_the_end(terminal, folder)


@pytest.mark.soak
@pytest.mark.parametrize("size", [(80, 24), (120, 35), (200, 55)], ids=["small", "medium", "large"])
@pytest.mark.parametrize("signs", ["utf-8", "ascii"])
def test_a_whole_game(size: tuple[int, int], signs: str, folder: Path) -> None:
    words = ["play", "--seed", "9", "--bot", "newcomer", "--hints", "newcomer"]
    words += ["--ascii"] if signs == "ascii" else []
    with Terminal(size, folder, *words) as terminal:
        terminal.until(lambda text: QUESTION in text)
        play_to_the_end(terminal, folder, is_ascii=signs == "ascii")


GOING_ON = ("play", "--resume", "--hints", "newcomer")


def play_on(terminal: Terminal, folder: Path) -> int:
    """Until you have decided and must decide again; how many moves there are then."""
    follow_a_hint(terminal, folder)
    terminal.until(lambda text: is_own_turn(text, folder))
    return len(kept(folder).recording.moves)


def test_ctrl_c_leaves_and_the_game_goes_on(folder: Path) -> None:
    keep_a_game()
    with Terminal((80, 24), folder, *GOING_ON) as terminal:
        moves = play_on(terminal, folder)
        terminal.press("C-c")
        text = terminal.until(lambda text: "code=0" in text)
        assert "oddville play --resume" in text
        assert "Traceback" not in text
    assert len(kept(folder).recording.moves) == moves


@pytest.mark.parametrize(
    "how", ["window", signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.soak)], ids=str
)
def test_a_closed_terminal_or_a_kill_keeps_the_game(how: str | signal.Signals, folder: Path) -> None:
    """A window that is closed hangs up on whatever runs in it."""
    keep_a_game()
    with Terminal((80, 24), folder, *GOING_ON) as terminal:
        moves = play_on(terminal, folder)
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


def test_a_game_is_begun_and_found_again(folder: Path) -> None:
    with Terminal((80, 24), folder, "play", "--seed", "9", "--bot", "newcomer") as terminal:
        terminal.until(lambda text: QUESTION in text)
        terminal.press_until("Enter", lambda _: own_moves(folder) > 0)
        terminal.hang_up()
    with Terminal((160, 50), folder, "play") as terminal:
        terminal.until(lambda text: "Continue: You" in text)
        terminal.press("Enter")
        terminal.until(lambda text: "Your turn" in text)


def test_a_resize_in_the_middle_of_anything(folder: Path) -> None:
    keep_a_game()
    with Terminal((80, 24), folder, *GOING_ON) as terminal:
        terminal.until(is_deciding)
        for size in ((160, 50), (100, 30), (80, 24)):
            terminal.resize(40, 12)
            terminal.press("h")
            terminal.resize(*size)
            follow_a_hint(terminal, folder)
        terminal.until(lambda text: "OddVille" in text and "Row" in text)
        assert "Traceback" not in terminal.text
        terminal.press("q")
        terminal.until(lambda text: "code=0" in text)
