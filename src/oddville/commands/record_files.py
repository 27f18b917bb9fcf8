"""`oddville record show` and `oddville record verify`."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..record import Record, RecordError, load, read_record, replay, write_json, write_text
from ..record.record import MAX_RECORD_SIZE
from ..terminal.table import TablePainter
from ..text import Texts
from ..text.mistakes import record_error
from .each import STANDARD_INPUT, each, each_as_json


def _read(file: str) -> Record:
    """The record of a file or of standard input; raises `RecordError`."""
    if file == STANDARD_INPUT:
        return read_record(sys.stdin.buffer.read(MAX_RECORD_SIZE + 1))
    return load(file)


def _load(texts: Texts, file: str) -> Record | None:
    """What is wrong with it goes to standard error."""
    try:
        return _read(file)
    except RecordError as error:
        print(f"{file}: {record_error(texts, error)}", file=sys.stderr)
        return None


# ---- Verifying ----------------------------------------------------------------------------------


def verify(texts: Texts, arguments: argparse.Namespace) -> int:
    if arguments.json:
        return each_as_json(arguments.files, lambda file: _judged(texts, file))
    return each(arguments.files, lambda file: _verified(texts, file))


def _verified(texts: Texts, file: str) -> bool:
    record = _load(texts, file)
    if record is not None:
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
    return record is not None


def _judged(texts: Texts, file: str) -> dict[str, Any]:
    try:
        record = _read(file)
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
        "commitment": record.fairness.commitment if record.fairness else None,
    }


def _proof(record: Record) -> str:
    """How far a record that has been verified proves that its shuffling was fair."""
    if record.fairness is None:
        return "none"
    return "proved" if record.fairness.is_revealed else "promised"


# ---- Showing ------------------------------------------------------------------------------------


def show(texts: Texts, arguments: argparse.Namespace) -> int:
    return each(arguments.files, lambda file: _shown(texts, file, arguments.form))


def _shown(texts: Texts, file: str, form: str) -> bool:
    record = _load(texts, file)
    if record is None:
        return False
    if form == "json":
        print(write_json(record), end="")
    elif form == "text":
        print(write_text(record), end="")
    else:
        print("\n".join(_summary(texts, record)))
    return True


def _summary(texts: Texts, record: Record) -> list[str]:
    """Who played, how the city ended up, and the points."""
    game = replay(record)
    names = [player.name for player in record.players]
    painter = TablePainter(texts, record.edition, names)
    lines = [
        texts.t("cli-record-players", names=", ".join(names), edition=record.edition.id),
        texts.t("cli-record-length", moves=len(record.moves), turns=game.turn),
        "",
    ]
    if record.result is None:
        return [*lines, texts.t("cli-record-unfinished"), "", *painter.table(game)]
    winner = texts.t("cli-record-winner", name=names[record.result.winner])
    return [*lines, *painter.city(game), "", *painter.scores(game), "", winner]
