"""What goes over a table's socket, in JSON.

The server sends a `snapshot` first, then an `update` for each entry of the log, `presence` when somebody
comes or goes, an `error` for a command it refused, `pong`, and `goodbye` before it closes the connection. The
client sends the commands of `commands.py`, and `ping`. The update that carries a command's key acknowledges
the command; a command that had been carried out before is acknowledged by an `ack`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ..rules.views import View
from .commands import Command
from .entries import Entry
from .forms import TableForm
from .reasons import ReasonForm

Legal = dict[int, list[int]]


# ---- To the viewer ------------------------------------------------------------------------------


class LogEntry(Struct, frozen=True):
    """An entry of the log with what happened in the game."""

    sequence: int
    entry: Entry
    events: list[dict[str, Any]]


class ClockForm(Struct, frozen=True):
    seat: int | None  # whose clock runs
    at: int  # since when, in milliseconds since 1970
    left: tuple[int, ...]  # by seat, at that time


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="type"):
    """The complete state. `missed` are the entries after the last one that the viewer had seen."""

    sequence: int
    table: TableForm
    game: View | None
    you: tuple[int, ...]  # the viewer's seats; none: a spectator
    legal: Legal
    missed: list[LogEntry]
    now: int  # the server's time


class Update(Struct, frozen=True, kw_only=True, tag="update", tag_field="type", omit_defaults=True):
    """One new entry. `table` is present if more than the game has changed.

    What differs between viewers comes last: the server encodes all before it once for everybody.
    """

    sequence: int
    entry: Entry
    events: list[dict[str, Any]]
    game: View | None
    can_undo: int | None
    key: str | None = None  # of the command that led to it
    table: TableForm | None = None
    clock: ClockForm | None = None
    you: tuple[int, ...]
    legal: Legal


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    present: tuple[int, ...]  # the seats somebody is connected for
    spectators: int


class Ack(Struct, frozen=True, tag="ack", tag_field="type"):
    """The command had already become this entry: it was sent twice, or somebody else asked for the same."""

    key: str
    sequence: int


class Refusal(Struct, frozen=True, tag="error", tag_field="type"):
    """A command was refused. If it was about the position, a snapshot follows."""

    key: str | None
    code: str
    params: dict[str, Any]
    reason: ReasonForm | None = None  # the rule that forbids it


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    sequence: int
    now: int


GoodbyeReason = Literal["restart", "too-slow", "senseless", "no-spectators"]


class Goodbye(Struct, frozen=True, tag="goodbye", tag_field="type"):
    """The server closes the connection; reconnect after `retry_after` milliseconds."""

    reason: GoodbyeReason
    retry_after: int


ToViewer = Snapshot | Update | Presence | Ack | Refusal | Pong | Goodbye


# ---- From the viewer ----------------------------------------------------------------------------


class Ping(Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Keeps the connection alive."""


FromViewer = Command | Ping
read_from_viewer = Decoder(FromViewer).decode
read_to_viewer = Decoder(ToViewer).decode
encode = Encoder().encode
