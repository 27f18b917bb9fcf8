"""Around a game: what follows its end, trying moves, playing on from a replay, saved games, the help."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from oddville.record import load_verified
from oddville.rules.enums import DecisionKind
from oddville.terminal import saved_games
from oddville.terminal.app import OddVilleApp
from oddville.terminal.games.what_if import WhatIfGame
from oddville.terminal.launch import Launcher
from oddville.terminal.names import recorded_cast
from oddville.terminal.saved_list import saved_list
from oddville.terminal.screens.game import GameScreen
from oddville.terminal.screens.local import LocalScreen, Next
from oddville.terminal.screens.replay import ReplayScreen
from oddville.terminal.screens.text_dialog import TextDialog
from oddville.terminal.session import Session
from tests.support.terminal.playing import begun, look, running, session_after, session_at, text_of

pytestmark = pytest.mark.slow
Play = Callable[[OddVilleApp, Pilot[Any]], Awaitable[None]]
First = Callable[[Launcher], Screen[None]]


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saves"
    monkeypatch.setenv(saved_games.VARIABLE, str(folder))
    return folder


def played(first: First, play: Play, language: str = "en") -> Launcher:
    own = look(language)
    launcher = Launcher(own, "newcomer", lambda levels: begun(1, tuple(levels)))

    async def run() -> None:
        app = OddVilleApp(own, lambda: first(launcher))
        async with running(app) as pilot:
            await play(app, pilot)

    asyncio.run(run())
    return launcher


async def until(pilot: Pilot[Any], is_so: Callable[[], bool]) -> None:
    for _ in range(300):
        await pilot.pause(0.02)
        if is_so():
            return
    raise AssertionError("waited in vain")


@cache
def _whole_game() -> tuple[int, ...]:
    session = begun(4, (None, None))
    while not session.game.is_over:
        session.play(session.choose("apprentice"))
    return tuple(move.action for move in session.recording.moves)


def finished(path: Path | None = None) -> Session:
    session = begun(4, (None, None), path)
    for action in _whole_game():
        session.play(action)
    return session


# ---- After the game -----------------------------------------------------------------------------


def test_after_a_game_its_record_is_saved_and_it_is_watched_and_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = finished()

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TextDialog))  # the points
        await pilot.press("escape")
        assert "Play again" in text_of(app)
        for _ in range(2):
            await pilot.press(str(list(Next).index(Next.SAVE) + 1))
            await pilot.pause()
            assert "Record written to" in text_of(app)
        await pilot.press(str(list(Next).index(Next.WATCH) + 1))
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, LocalScreen))
        await pilot.press(str(list(Next).index(Next.AGAIN) + 1))
        await until(pilot, lambda: "Choose your first resource" in text_of(app))

    launcher = played(lambda launcher: launcher.game(session), play)
    files = sorted(tmp_path.glob("oddville-*.json"))
    assert [file.name for file in files] == ["oddville-4-2.json", "oddville-4.json"]
    for file in files:
        record, game = load_verified(file)
        assert game.is_over
        assert record.moves == session.recording.record().moves
    assert launcher.played is not None
    assert launcher.played is not session
    assert launcher.played.levels == session.levels
    assert launcher.played.seed != session.seed


# ---- What if? -----------------------------------------------------------------------------------


def test_moves_that_are_tried_do_not_count() -> None:
    session = session_at(DecisionKind.TURN)
    before = session.recording.record()

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("x")
        await until(pilot, lambda: "What if?" in text_of(app))
        trial = app.screen
        assert isinstance(trial, GameScreen)
        assert isinstance(trial.play, WhatIfGame)
        decider = trial.play.view.decision.seat
        assert decider is not None
        await pilot.press("2", "1")
        await until(pilot, lambda: trial.play.view.decision.seat != decider)
        assert trial.play.journal
        await pilot.press("u")
        await until(pilot, lambda: trial.play.view.decision.seat == decider)
        await pilot.press("p")
        await until(pilot, lambda: "only a trial" in text_of(app))
        await pilot.press("h")
        await until(pilot, lambda: trial._hint is not None)
        await pilot.press("q")
        await until(pilot, lambda: "What if?" not in text_of(app))

    played(lambda launcher: launcher.game(session), play)
    assert session.recording.record() == before


# ---- Replays ------------------------------------------------------------------------------------


def test_a_moment_of_a_replay_is_played_on() -> None:
    record = session_after(1, 40).recording.record()

    def first(launcher: Launcher) -> Screen[None]:
        names = [player.name for player in record.players]
        return launcher.replay(record, recorded_cast(launcher.look.texts, names), ())

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press(*["right"] * 12, "c")
        await until(pilot, lambda: "Play on from here as" in text_of(app))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, LocalScreen))

    launcher = played(first, play)
    assert launcher.played is not None
    assert launcher.played.levels == (None, "beginner", "beginner")
    own = launcher.played.recording.record()
    assert [move.text for move in own.moves[:12]] == [move.text for move in record.moves[:12]]
    assert launcher.played.path is not None
    assert launcher.played.path.exists()


def test_where_the_game_is_over_nobody_plays_on() -> None:
    session = finished()

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("end", "c")
        await pilot.pause()
        assert "The game is over here" in text_of(app)

    assert played(lambda launcher: launcher.watch(session), play).played is None


# ---- Saved games --------------------------------------------------------------------------------


def test_saved_games_are_listed_with_names_dates_and_scores(saves: Path) -> None:
    finished(saved_games.new_path(4))
    going_on = begun(7, (None, "newcomer"), saved_games.new_path(7))
    going_on.play(going_on.game.legal_actions()[0])
    os.utime(next(saves.glob("4-*.json")), (0, 1_000_000_000))
    (saves / "notes.json").write_text("{}", "utf-8")
    newest, oldest = saved_list(look().texts)
    assert newest.line(look().texts).endswith(f"(turn {going_on.game.turn})")
    assert oldest.when.year == 2001
    line = oldest.line(look("de").texts)
    assert line.startswith("2001-09-09")
    scores = finished().game.scores()
    assert f"Ada {scores[0]}, Ben {scores[1]} (zu Ende)" in line

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "Saved games" in text_of(app))
        await pilot.press(*["down"] * 6, "enter")
        await until(pilot, lambda: "2001-09-09" in text_of(app))
        await pilot.press("2")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: "2001-09-09" in text_of(app))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, LocalScreen))

    assert played(lambda launcher: launcher.start(), play).played is not None


def test_only_the_newest_games_are_kept(saves: Path) -> None:
    saves.mkdir()
    for number in range(saved_games.MOST + 3):
        path = saves / f"{number}-abcdef.json"
        path.write_text("{}", "utf-8")
        os.utime(path, (number, number))
    (saves / "mine.json").write_text("{}", "utf-8")
    os.utime(saves / "mine.json", (0, 0))
    saved_games.prune()
    left = {path.name for path in saves.iterdir()}
    assert left == {"mine.json", *(f"{number}-abcdef.json" for number in range(3, saved_games.MOST + 3))}


# ---- Help ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_help_explains_symbols_and_rules(language: str) -> None:
    texts = look(language).texts

    async def play(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        pages = text_of(app)
        for _ in range(12):
            await pilot.press("pagedown")
            pages += text_of(app)
        for message_id in ("terminal-help-symbols", "terminal-sign-supply", "rules-worker-title"):
            assert texts.t(message_id) in pages
        assert "**" not in pages

    played(lambda launcher: launcher.game(session_at(DecisionKind.TURN)), play, language)
