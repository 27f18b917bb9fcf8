"""What players ask of a table, as it comes over the wire.

Every command has a key of the sender's choice: sent twice, it counts once. Where a command depends on the
position, `sequence` says on which it was decided: the number of the last entry the sender had seen.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ..rules.action_space import ACTION_COUNT
from .entries import Scope
from .settings import LINE_END, Level, SeatNumber

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+" + LINE_END)]
Sequence = Annotated[int, Meta(ge=0, le=2**31)]
MAX_TEXT = 400


class _Command(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    key: Key
    seat: SeatNumber  # the seat it is for


class Act(_Command, frozen=True, kw_only=True, tag="act"):
    """Choose one of the offered actions."""

    sequence: Sequence
    action: Annotated[int, Meta(ge=0, lt=ACTION_COUNT)]


class Undo(_Command, frozen=True, kw_only=True, tag="undo"):
    """Take back the last step, or all of the last turn."""

    sequence: Sequence
    scope: Scope = "step"


class AnswerUndo(_Command, frozen=True, kw_only=True, tag="answer-undo"):
    sequence: Sequence
    agree: bool


class Start(_Command, frozen=True, kw_only=True, tag="start"):
    """The host starts the game."""


class SeatBot(_Command, frozen=True, kw_only=True, tag="seat-bot"):
    """The host gives a free seat to a bot, or frees it (null)."""

    target: SeatNumber
    level: Level | None


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    """Before the start the seat is free again; later a bot plays for it."""


class TakeOver(_Command, frozen=True, kw_only=True, tag="take-over"):
    """The host lets a bot play for somebody who is away."""

    target: SeatNumber
    level: Level | None = None


class Reclaim(_Command, frozen=True, kw_only=True, tag="reclaim"):
    """The player is back and takes over from the bot."""


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    pass


class AskEnd(_Command, frozen=True, kw_only=True, tag="ask-end"):
    """Stop without a result, if the others agree."""


class AnswerEnd(_Command, frozen=True, kw_only=True, tag="answer-end"):
    agree: bool


class Say(_Command, frozen=True, kw_only=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]


class Mute(_Command, frozen=True, kw_only=True, tag="mute"):
    """The host mutes somebody, or unmutes them."""

    target: SeatNumber
    muted: bool


class Rematch(_Command, frozen=True, kw_only=True, tag="rematch"):
    pass


Command = (
    Act
    | Undo
    | AnswerUndo
    | Start
    | SeatBot
    | Leave
    | TakeOver
    | Reclaim
    | Resign
    | AskEnd
    | AnswerEnd
    | Say
    | Mute
    | Rematch
)
