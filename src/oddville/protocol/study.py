"""What would be if: a table some moves further on, and what each option then brings."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from ..rules.action_space import ACTION_COUNT
from ..rules.decisions import OpenBonus
from ..rules.views import View
from .reasons import ReasonForm
from .settings import SeatNumber

MAX_STUDIED: Final = 80  # moves


class StudyMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move to try."""

    seat: SeatNumber
    action: Annotated[int, Meta(ge=0, lt=ACTION_COUNT)]


class TriedMove(Struct, frozen=True):
    """A move that was tried. Where it `reveals` something, the cards in it are only imagined."""

    seat: int
    action: int
    events: list[dict[str, Any]]
    reveals: bool


class RefusedMove(Struct, frozen=True):
    """The first move that the rules forbid, counted from 0."""

    index: int
    reason: ReasonForm


class Option(Struct, frozen=True):
    """An action of the deciding seat with all that is certain of what it brings, and one guess."""

    action: int
    kind: str
    fields: dict[str, int]
    price: int  # coins paid
    coins: int  # that the seat has afterwards
    score: int  # of the seat, afterwards
    scores: tuple[int, ...]  # of all seats
    expected: int  # score of the seat at the end, as a bot guesses at a glance
    supply: int
    bonuses: tuple[OpenBonus, ...]  # that are open then
    character: str | None  # that the build brings, at once or after its bonuses; null where chance decides
    events: list[dict[str, Any]]  # what comes to light is null in them
    reveals: bool  # a card comes to light or chance falls


class NotNow(Struct, frozen=True):
    """An action that you might expect, and the rule against it."""

    action: int
    kind: str
    fields: dict[str, int]
    price: int  # what it would cost
    pays: int  # coins that it would bring
    reason: ReasonForm


class Study(Struct, frozen=True):
    """The table as it would be; where a move was refused, as before that move."""

    sequence: int
    game: View
    legal: dict[int, list[int]]  # by seat
    moves: list[TriedMove]
    refused: RefusedMove | None
    options: list[Option]
    not_now: list[NotNow]
