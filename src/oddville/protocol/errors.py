"""What tables and servers refuse: codes with parameters, which the catalogues put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from .reasons import ReasonForm

TABLE_CODES: Final = (
    "ahead",
    "already-asked",
    "already-seated",
    "already-started",
    "bad-edition",
    "bad-name",
    "bad-text",
    "game-over",
    "illegal",
    "key-reused",
    "log-full",
    "muted",
    "no-answer",
    "no-change",
    "no-hints",
    "no-room",
    "no-room-for-bots",
    "no-such-seat",
    "not-host",
    "not-over",
    "not-started",
    "not-your-seat",
    "not-your-turn",
    "nothing-asked",
    "nothing-to-undo",
    "seat-is-bot",
    "seat-is-present",
    "seat-taken",
    "seats-empty",
    "similar-name",
    "stale",
    "time-is-up",
    "too-many-bots",
    "too-many-changes",
    "too-many-moves",
    "too-talkative",
    "undo-not-allowed",
    "undo-too-far",
    "unknown-level",
    "unknown-rules",
)

MESSAGE_CODES: Final = ("not-stored", "not-text", "too-fast", "unreadable")  # not a table's


class TableError(Exception):
    """Something a table refuses. Nothing was stored, nothing has changed."""

    def __init__(self, code: str, **params: str | int) -> None:
        assert code in TABLE_CODES, code
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, str | int] = params
        self.reason: ReasonForm | None = None  # why the rules forbid it, for `illegal`

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}: {facts}" if facts else self.code


class Fault(Struct, frozen=True, omit_defaults=True):
    """A code and its parameters; the catalogues put it into words."""

    code: str
    params: dict[str, Any]
    reason: ReasonForm | None = None  # the rule that forbids it


class Failure(Struct, frozen=True):
    """The answer to whatever was not done."""

    error: Fault
