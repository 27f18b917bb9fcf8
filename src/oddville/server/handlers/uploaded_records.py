"""Records that clients upload: limits, verification, and errors for the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from ...documents.problems import Problem
from ...protocol.reasons import reason_form
from ...record import NotationError, Record, RecordError, read_verified
from ...rules.reasons import Reason
from ...table.replays import MAX_REPLAYED
from ..refusals import Refused
from ..routes import Call

Found = TypeVar("Found")
MOST_OTHER_LINES: Final = 400  # of a record as text: heading, edition, result


async def read(call: Call, text: str) -> Record:
    """A verified record with an edition that this server can draw; raises `Refused`."""
    require_length(_least_moves(text))
    try:
        record = (await beside(call, lambda: read_verified(text))).record
    except RecordError as error:
        raise refused_record(error) from None
    require_length(len(record.moves))
    call.service.edition(record.edition.hash)
    return record


def _least_moves(text: str) -> int:
    """A rough count without parsing, so that far too long records are refused at once."""
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return text.count('"action"')
    return (text.count(";") + text.count("\n") - MOST_OTHER_LINES) // 2  # a shuffle is on its move's line


def require_length(moves: int) -> None:
    if moves > MAX_REPLAYED:
        raise Refused("record-too-long", moves=moves, most=MAX_REPLAYED)


async def beside(call: Call, work: Callable[[], Found]) -> Found:
    return await call.service.hall.beside(work)


def refused_record(error: RecordError) -> Refused:
    """What is wrong and where, for the message `record-error-<mistake>`."""
    params = {name: _plain(value) for name, value in error.params.items() if name != "reason"}
    refused = Refused("bad-record")
    refused.params = {"mistake": error.code, "move": error.move, "where": error.where, **params}
    reason = error.params.get("reason")
    if isinstance(reason, Reason):
        refused.reason = reason_form(reason)
    return refused


def _plain(value: object) -> Any:
    if isinstance(value, NotationError):
        return {"code": value.code, "params": {name: _plain(part) for name, part in value.params.items()}}
    if isinstance(value, Problem):
        told = {"code": value.code, "where": value.where, "field": value.field}
        return told | {"params": dict(value.params)}
    return value if isinstance(value, str | int | list | None) else str(value)
