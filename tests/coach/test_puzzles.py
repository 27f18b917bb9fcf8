"""The puzzles of the package: each position can be reached, and its solution is clearly best."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from oddville.coach.puzzle_maker import GAP, puzzles_of_game
from oddville.coach.puzzles import Puzzle, puzzle_by_id, puzzle_of_day, puzzles, read_puzzles, write_puzzles
from oddville.coach.themes import Theme, matters, theme_of
from oddville.rules.actions import Cheat, Swap, Travel, decode
from tests.support.bot_games import by_build

FEWEST = 300


def test_there_are_enough_of_every_theme() -> None:
    assert len(puzzles()) >= FEWEST
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    assert {puzzle.theme for puzzle in puzzles()} == set(Theme)
    assert {puzzle.difficulty for puzzle in puzzles()} == {1, 2, 3}


@pytest.mark.parametrize("part", range(4))
def test_positions_and_solutions_are_legal(part: int) -> None:
    for puzzle in puzzles()[part::4]:
        game = puzzle.game()
        legal = set(game.legal_actions())
        assert set(puzzle.solutions) <= legal
        assert set(puzzle.others) <= legal
        assert not set(puzzle.others) & set(puzzle.solutions)


def test_themes_are_those_of_the_solutions() -> None:
    for puzzle in puzzles():
        assert puzzle.theme == theme_of(puzzle.game(), puzzle.solutions[0]), puzzle.id


def test_no_hint_promises_a_power_that_is_not_used() -> None:
    for puzzle in puzzles():
        game = puzzle.game()
        for action in game.legal_actions():
            if matters(game, action) == "power":
                assert isinstance(decode(action), Cheat | Swap | Travel)


def test_every_other_choice_is_clearly_worse() -> None:
    for puzzle in puzzles():
        assert min(map(puzzle.loss, puzzle.others)) >= GAP - 0.002  # shares are rounded
        assert puzzle.loss(puzzle.solutions[0]) == 0.0


def test_days_go_through_all_of_them() -> None:
    first = date(2026, 11, 17)
    days = [puzzle_of_day(first + timedelta(days)) for days in range(len(puzzles()))]
    assert len({puzzle.id for puzzle in days}) == len(puzzles())
    assert puzzle_of_day(first) == puzzle_by_id(days[0].id)


def test_they_are_read_as_they_were_written() -> None:
    some: list[Puzzle] = list(puzzles()[:5])
    assert read_puzzles(write_puzzles(some)) == some


@pytest.mark.skipif(not by_build(1, 0), reason="too slow on the plain build")
def test_a_game_gives_the_same_puzzles_again() -> None:
    """The package's puzzles can be made again."""
    wanted = puzzles()[0]
    found = puzzles_of_game(wanted.seed)
    assert [puzzle.solutions for puzzle in found] == [
        puzzle.solutions for puzzle in puzzles() if puzzle.seed == wanted.seed
    ]
