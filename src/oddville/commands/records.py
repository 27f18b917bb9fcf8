"""`oddville record show` and `verify`, `oddville position show`, `check` and `make`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ..editions import Edition
from ..record import (
    PositionError,
    Record,
    RecordError,
    load_position,
    read_position_text,
    write_json,
    write_position,
    write_text,
)
from ..record.position import MAX_POSITION_SIZE
from ..rules.decisions import decision_of
from ..rules.game import Game
from ..rules.views import view_for
from ..terminal.names import colour_names, winner_line
from ..terminal.table_painter import TablePainter
from ..text import Texts
from ..text.document_errors import position_problem, record_error
from .output import refuse_existing, write_file
from .record_source import STANDARD_INPUT, PlayedGame, game_after, read_played

# ---- Several files ------------------------------------------------------------------------------


def _each(files: Sequence[str], handle: Callable[[str], bool]) -> int:
    """Handle every file, whatever is wrong with the one before."""
    results = [handle(file) for file in files]
    return 0 if all(results) else 1


def _each_as_json(files: Sequence[str], judge: Callable[[str], dict[str, Any]]) -> int:
    """A list with one object for each file; `valid` says whether it is good."""
    found = [{"file": file, **judge(file)} for file in files]
    print(json.dumps(found, ensure_ascii=False, indent=2))
    return 0 if all(item["valid"] for item in found) else 1


# ---- Records -----------------------------------------------------------------------------------


def _load_record(texts: Texts, file: str) -> PlayedGame | None:
    """Prints what is wrong with it to standard error."""
    try:
        return read_played(file)
    except RecordError as error:
        print(f"{file}: {record_error(texts, error)}", file=sys.stderr)
        return None


def verify_records(texts: Texts, arguments: argparse.Namespace) -> int:
    if arguments.json:
        return _each_as_json(arguments.files, lambda file: _record_judged(texts, file))
    return _each(arguments.files, lambda file: _verified(texts, file))


def _verified(texts: Texts, file: str) -> bool:
    verified = _load_record(texts, file)
    if verified is not None:
        record = verified.record
        print(
            texts.t(
                "cli-record-good",
                file=file,
                moves=len(record.moves),
                status="finished" if record.result else "unfinished",
                proof=_proof(record),
                commitment=record.fairness.commitment if record.fairness else "",
            )
        )
        print(*_redraws(texts, record), sep="\n", end="\n" if record.redraws else "")
    return verified is not None


def _redraws(texts: Texts, record: Record) -> list[str]:
    """How often the hidden cards were redrawn after an undo."""
    return [texts.t("cli-record-redraws", count=len(record.redraws))] if record.redraws else []


def _record_judged(texts: Texts, file: str) -> dict[str, Any]:
    try:
        record = read_played(file).record
    except RecordError as error:
        return {
            "valid": False,
            "code": error.code,
            "where": error.where,
            "move": error.move,
            "text": record_error(texts, error),
        }
    return {
        "valid": True,
        "moves": len(record.moves),
        "finished": record.result is not None,
        "players": [player.name for player in record.players],
        "edition": record.edition.id,
        "winner": record.result.winner if record.result else None,
        "scores": [sheet.total for sheet in record.result.scoresheets] if record.result else None,
        "proof": _proof(record),
        "redraws": [redraw.moves for redraw in record.redraws],
        "commitment": record.fairness.commitment if record.fairness else None,
    }


def _proof(record: Record) -> str:
    """How far a record that has been verified proves that its shuffling was fair."""
    if record.fairness is None:
        return "none"
    return "proved" if record.fairness.is_revealed else "promised"


def show_records(texts: Texts, arguments: argparse.Namespace) -> int:
    form = "json" if arguments.json else arguments.form
    return _each(arguments.files, lambda file: _shown(texts, file, form))


def _shown(texts: Texts, file: str, form: str) -> bool:
    verified = _load_record(texts, file)
    if verified is None:
        return False
    if form == "json":
        print(write_json(verified.record), end="")
    elif form == "text":
        print(write_text(verified.record), end="")
    else:
        print("\n".join(_summary(texts, verified)))
    return True


def _summary(texts: Texts, played: PlayedGame) -> list[str]:
    """Who played, how the city ended up, and the points."""
    record, game, cast = played.record, played.game, played.cast(texts)
    names = cast.names
    painter = TablePainter(texts, record.edition, names)
    view = view_for(game, None)
    lines = [
        texts.t("cli-record-players", names=", ".join(names), edition=record.edition.id),
        texts.t("cli-record-length", moves=len(record.moves), turns=game.turn),
        *_redraws(texts, record),
        "",
    ]
    if record.result is None:
        return [*lines, texts.t("cli-record-unfinished"), "", *painter.table(view)]
    winner = winner_line(texts, cast, record.result.winner)
    return [*lines, *painter.city(view), "", *painter.scores(record.result.scoresheets), "", winner]


# ---- Positions ---------------------------------------------------------------------------------


def _read_position(file: str) -> tuple[Game, Edition]:
    if file == STANDARD_INPUT:
        return read_position_text(sys.stdin.buffer.read(MAX_POSITION_SIZE + 1))
    return load_position(file)


def _load_position(texts: Texts, file: str) -> tuple[Game, Edition] | None:
    try:
        return _read_position(file)
    except PositionError as error:
        for problem in error.problems:
            print(f"{file}: {position_problem(texts, problem)}", file=sys.stderr)
        return None


def _question(texts: Texts, game: Game, edition: Edition) -> str:
    return texts.decision(decision_of(game), colour_names(texts), None, edition)


def check_positions(texts: Texts, arguments: argparse.Namespace) -> int:
    def check_one(file: str) -> bool:
        found = _load_position(texts, file)
        if found is not None:
            print(texts.t("cli-position-good", file=file, question=_question(texts, *found)))
        return found is not None

    if arguments.json:
        return _each_as_json(arguments.files, lambda file: _position_judged(texts, file))
    return _each(arguments.files, check_one)


def _position_judged(texts: Texts, file: str) -> dict[str, Any]:
    try:
        game, edition = _read_position(file)
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


def make_position(texts: Texts, arguments: argparse.Namespace) -> int:
    """The position after a turn of a record, to a file or to standard output."""
    path = Path(arguments.output) if arguments.output else None
    if path is not None:
        refuse_existing([path], arguments.force)
    record = read_played(arguments.record).record
    content = write_position(game_after(record, arguments.turn), record.edition)
    if path is None:
        print(content, end="" if content.endswith("\n") else "\n")
    else:
        write_file(path, content, arguments.force)
        print(texts.t("edition-written", path=str(path)))
    return 0


def show_positions(texts: Texts, arguments: argparse.Namespace) -> int:
    def show_one(file: str) -> bool:
        found = _load_position(texts, file)
        if found is None:
            return False
        game, edition = found
        painter = TablePainter(texts, edition, colour_names(texts)[: game.players])
        print("\n".join(painter.table(view_for(game, None))))
        print(_question(texts, game, edition))
        return True

    return _each(arguments.files, show_one)
