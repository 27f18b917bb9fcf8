"""Puzzles. The server keeps nothing: whoever solves one sends each try."""

from __future__ import annotations

from datetime import date

from msgspec import convert

from ...coach.form import reason_form
from ...coach.merits import merits
from ...coach.puzzles import TRIES, Puzzle, edition_of, puzzle_by_id, puzzle_of_day, puzzles
from ...coach.reason import NO_MERIT
from ...coach.words import MOST_REASONS
from ...protocol.coach import (
    PuzzleAnswer,
    PuzzleEntry,
    PuzzleForm,
    Puzzles,
    PuzzleSolution,
    PuzzleTry,
    WhyForm,
)
from ...protocol.errors import TableError
from ...protocol.study import StudyMove
from ...table.study import study
from ..refusals import Refused
from ..routes import Answer, Call


async def every(call: Call) -> Answer:
    return Answer(Puzzles([PuzzleEntry(item.id, item.theme, item.difficulty) for item in puzzles()]))


async def puzzle(call: Call) -> Answer:
    found = _asked(call)
    return Answer(
        PuzzleForm(
            found.id,
            found.theme,
            found.difficulty,
            found.found_by,
            TRIES,
            edition_of(found).hash,
            study(found.game(), 0),
        )
    )


async def attempt(call: Call) -> Answer:
    body: PuzzleTry = call.body
    found = _asked(call)
    game = found.game()
    if not game.is_legal(body.action):
        raise TableError("illegal")
    is_right = body.action in found.solutions
    after = study(game, 0, [StudyMove(game.decider, body.action)])
    reasons = _reasons(found, body.action) if is_right else []
    return Answer(PuzzleAnswer(is_right, round(found.loss(body.action), 3), reasons, after))


async def solution(call: Call) -> Answer:
    found = _asked(call)
    return Answer(PuzzleSolution(found.solutions[0], _reasons(found, found.solutions[0])))


def _reasons(found: Puzzle, action: int) -> list[WhyForm]:
    reasons = merits(found.game(), (action,))[:MOST_REASONS] or [NO_MERIT]
    return convert([reason_form(reason) for reason in reasons], list[WhyForm])


def _asked(call: Call) -> Puzzle:
    """By id, or by day; raises `Refused`."""
    asked = call.path["puzzle"]
    try:
        found = puzzle_by_id(asked) or puzzle_of_day(date.fromisoformat(asked))
    except ValueError:
        found = None
    if found is None:
        raise Refused("unknown-puzzle")
    return found
