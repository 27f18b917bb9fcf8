"""`oddville puzzle`: the daily puzzle in a terminal, and making more."""

from __future__ import annotations

import io
from datetime import date
from pathlib import Path

import pytest

from oddville.cli import main
from oddville.coach.puzzles import load_puzzles, puzzle_of_day
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
    wrong = str(next(number for number, action in enumerate(options, 1) if action in puzzle.others))
    assert answer(monkeypatch, wrong, wrong, wrong) == 0
    assert "The best choice" in capsys.readouterr().out


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
