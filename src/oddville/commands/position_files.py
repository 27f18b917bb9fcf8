"""`oddville position show` and `oddville position check`."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..editions import Edition
from ..record import PositionError, load_position, read_position_text
from ..record.position import MAX_POSITION_SIZE
from ..rules.decisions import decision_of
from ..rules.game import Game
from ..terminal.names import colour_names
from ..terminal.table import TablePainter
from ..text import Texts
from ..text.mistakes import position_problem
from .each import STANDARD_INPUT, each, each_as_json


def _read(file: str) -> tuple[Game, Edition]:
    if file == STANDARD_INPUT:
        return read_position_text(sys.stdin.buffer.read(MAX_POSITION_SIZE + 1))
    return load_position(file)


def _load(texts: Texts, file: str) -> tuple[Game, Edition] | None:
    try:
        return _read(file)
    except PositionError as error:
        for problem in error.problems:
            print(f"{file}: {position_problem(texts, problem)}", file=sys.stderr)
        return None


def _question(texts: Texts, game: Game, edition: Edition) -> str:
    return texts.decision(decision_of(game), colour_names(texts), None, edition)


def check(texts: Texts, arguments: argparse.Namespace) -> int:
    def check_one(file: str) -> bool:
        found = _load(texts, file)
        if found is not None:
            print(texts.t("cli-position-good", file=file, question=_question(texts, *found)))
        return found is not None

    if arguments.json:
        return each_as_json(arguments.files, lambda file: _judged(texts, file))
    return each(arguments.files, check_one)


def _judged(texts: Texts, file: str) -> dict[str, Any]:
    try:
        game, edition = _read(file)
    except PositionError as error:
        problems = [
            {"code": problem.code, "where": problem.where, "text": position_problem(texts, problem)}
            for problem in error.problems
        ]
        return {"valid": False, "problems": problems}
    return {
        "valid": True,
        "players": game.players,
        "turn": game.turn,
        "edition": edition.id,
        "question": _question(texts, game, edition),
    }


def show(texts: Texts, arguments: argparse.Namespace) -> int:
    def show_one(file: str) -> bool:
        found = _load(texts, file)
        if found is None:
            return False
        game, edition = found
        print("\n".join(TablePainter(texts, edition, colour_names(texts)[: game.players]).table(game)))
        print(_question(texts, game, edition))
        return True

    return each(arguments.files, show_one)
