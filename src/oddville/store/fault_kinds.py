"""What kind of trouble a database is in, so that somebody can be told what to do about it."""

from __future__ import annotations

from typing import Final, Literal

FaultKind = Literal["corrupt", "disk-error", "full", "gone", "locked", "no-answer", "read-only", "unknown"]
FAULT_KINDS: Final[tuple[FaultKind, ...]] = (
    "corrupt",
    "disk-error",
    "full",
    "gone",
    "locked",
    "no-answer",
    "read-only",
    "unknown",
)
