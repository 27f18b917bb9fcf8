"""What-if analysis: a table a few moves later, and what each option would do."""

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
    """A legal action of the deciding seat: what is certain about its effect, and one guess (`expected`)."""

    action: int
    kind: str
    fields: dict[str, int]
    price: int  # coins paid
    coins: int  # that the seat has afterwards
    score: int  # of the seat, afterwards
    scores: tuple[int, ...]  # of all seats
    expected: int  # final score of the seat, as a bot estimates it at a glance
    supply: int
    bonuses: tuple[OpenBonus, ...]  # that are open then
    character: str | None  # taken by this build, at once or after its bonuses; null if chance decides
    returning: tuple[str, ...]  # where chance decides: the characters that come back, one of which is taken
    events: list[dict[str, Any]]  # what would be revealed is null
    reveals: bool  # whether a card would be revealed or chance decide


class NotNow(Struct, frozen=True):
    """An action that you might expect, and the rule against it."""

    action: int
    kind: str
    fields: dict[str, int]
    price: int  # what it would cost
    pays: int  # coins that it would bring
    reason: ReasonForm


class Study(Struct, frozen=True):
    """The table after the moves; if one was refused, before that one."""

    sequence: int
    game: View
    legal: dict[int, list[int]]  # by seat
    moves: list[TriedMove]
    refused: RefusedMove | None
    options: list[Option]
    not_now: list[NotNow]
