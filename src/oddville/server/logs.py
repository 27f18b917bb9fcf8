"""The server's log: one event a line, as text or JSON.

An event is a word with fields. Nothing in it identifies a table or a person: no client addresses, no ids, no
keys, no names, no chat.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, Literal, TextIO

Form = Literal["text", "json", "warnings"]
Value = str | int | float | None
FORMS: Final[tuple[Form, ...]] = ("text", "json", "warnings")
_FIELDS: Final = "oddville_fields"  # the attribute of a log record that holds them

log = logging.getLogger("oddville.server")


def tell(event: str, level: int = logging.INFO, **fields: Value) -> None:
    if log.isEnabledFor(level):
        log.log(level, event, extra={_FIELDS: fields})


def set_up(form: Form, stream: TextIO | None = None) -> None:
    """Set up logging for everything in this process; "warnings" leaves out what is not one.

    uvicorn would log the whole path of every socket, so it may log warnings only.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_AsJson() if form == "json" else _AsText())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("oddville").setLevel(logging.WARNING if form == "warnings" else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Value] = {"time": _time(record), "level": record.levelname.lower()}
        line["event"] = record.getMessage().strip()
        line |= _fields(record)
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class _AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        words = [_time(record), record.levelname.lower(), _one_line(record.getMessage())]
        words += [f"{name}={_shown(value)}" for name, value in _fields(record).items()]
        line = " ".join(words)
        if record.exc_info and record.exc_info[0] is not None:
            line += "\n" + "".join(traceback.format_exception(*record.exc_info)).rstrip()
        return line


def _fields(record: logging.LogRecord) -> dict[str, Value]:
    found: dict[str, Value] = getattr(record, _FIELDS, {})
    return {name: value for name, value in found.items() if value is not None}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _shown(value: Value) -> str:
    """Clients choose some of the values, such as the method: they must not be able to forge log lines."""
    text = str(value)
    return text if text.isprintable() and text.isascii() and " " not in text and text else json.dumps(text)
