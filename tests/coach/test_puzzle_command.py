"""`oddville puzzle`: the daily puzzle in a terminal, and making more."""

from __future__ import annotations

import io
from datetime import date, timedelta
from pathlib import Path

import pytest

from oddville.cli import main
from oddville.coach.hints import advice
from oddville.coach.puzzles import load_puzzles, puzzle_of_day, puzzles
from oddville.coach.themes import Theme
from oddville.coach.words import explanation
from oddville.editions import standard
from oddville.terminal import puzzle_days
from oddville.terminal.names import colour_names
from oddville.text import Texts
from tests.support.bot_games import by_build

DAY = "2026-11-17"


def answer(monkeypatch: pytest.MonkeyPatch, *lines: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    return main(["--lang", "en", "puzzle", "today", "--day", DAY])


def test_the_right_choice_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzle_of_day(date.fromisoformat(DAY))
    options = sorted([puzzle.solutions[0], *puzzle.others])
    right = str(options.index(puzzle.solutions[0]) + 1)
    assert answer(monkeypatch, "nonsense", right) == 0
    shown = capsys.readouterr().out
    assert "That is it!" in shown
    assert "try 1 of 3" in shown


def test_after_three_tries_the_solution_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzle_of_day(date.fromisoformat(DAY))
    options = sorted([puzzle.solutions[0], *puzzle.others])
    wrong = [str(number) for number, action in enumerate(options, 1) if action in puzzle.others]
    assert answer(monkeypatch, wrong[0], wrong[0], *wrong[1:3]) == 0
    told = capsys.readouterr().out
    assert told.count("tried this already") == 1  # which costs no other try
    why = advice(puzzle.game(), puzzle.solutions[0]).reasons
    assert "The best choice" in told
    assert told.endswith(explanation(Texts("en"), why, colour_names(Texts("en")), standard()) + "\n")


def test_the_card_to_place_is_described(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is no project any more, and not yet in the city."""
    puzzle = next(one for one in puzzles() if one.theme == Theme.PLACEMENT)
    monkeypatch.setattr("oddville.commands.puzzle.puzzle_of_day", lambda day: puzzle)
    answer(monkeypatch)
    task = capsys.readouterr().out.partition("Puzzle of the day")[2]
    assert standard().buildings[puzzle.game().project_to_place].id in task


def test_solved_days_make_a_streak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(puzzle_days, "file", lambda: tmp_path / "deep" / "puzzles.json")
    today = date.today()
    for back, tried in ((1, 2), (2, 1), (3, puzzle_days.NOT_SOLVED), (4, 1)):
        puzzle_days.keep(today - timedelta(days=back), tried)
    puzzle = puzzle_of_day(today)
    options = sorted([puzzle.solutions[0], *puzzle.others])
    right = str(options.index(puzzle.solutions[0]) + 1)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{right}\n"))
    assert main(["--lang", "en", "puzzle", "today"]) == 0
    assert "3 days in a row" in capsys.readouterr().out
    puzzle_days.keep(today, 3)  # a day's first result counts
    assert puzzle_days.days()[today.isoformat()] == 1
    assert main(["--lang", "en", "puzzle", "past", "--days", "6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    ends = ["solved at try 1 of 3", "solved at try 2 of 3", "solved at try 1 of 3", "not solved"]
    for line, end in zip(lines, [*ends, "solved at try 1 of 3", "not tried"], strict=False):
        assert line.endswith(end)
    assert lines[-1] == "3 days in a row"


def test_a_day_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "puzzle", "today", "--day", "tomorrow"]) != 0
    assert "no day" in capsys.readouterr().err


@pytest.mark.skipif(not by_build(1, 0), reason="too slow on the plain build")
def test_puzzles_are_made(tmp_path: Path) -> None:
    output = tmp_path / "made.jsonl"
    assert (
        main(["puzzle", "make", "--count", "1", "--seed", "1000", "--processes", "1", "-o", str(output)]) == 0
    )
    (puzzle,) = load_puzzles(output)
    assert puzzle.game().is_legal(puzzle.solutions[0])
