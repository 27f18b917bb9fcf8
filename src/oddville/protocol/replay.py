"""A finished game move by move, with everything that was hidden; and what each seat's points are for."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ..rules.enums import Character
from ..rules.scoresheet import CardScore, CharacterScore, Scoresheet
from ..rules.views import View


class ReplayPlayer(Struct, frozen=True):
    name: str
    bot: str | None  # the level of a bot that had the seat
    townsperson: str | None = None  # who that bot was


class Hidden(Struct, frozen=True):
    """What nobody could see."""

    deck: list[int]  # the top first
    coins: list[list[int]]  # by seat, the newest last
    piles: list[list[Character]]  # by guild, the top first


class Frame(Struct, frozen=True):
    """The table after a move; the first frame is the table before all of them."""

    seat: int | None
    action: int | None
    text: str | None  # as records write it
    turn: int  # in which the move was made; 0 during set-up
    events: list[dict[str, Any]]
    game: View
    hidden: Hidden


class SheetForm(Struct, frozen=True):
    """The score of a seat, item by item."""

    cards: tuple[CardScore, ...]
    characters: tuple[CharacterScore, ...]
    workers: int
    total: int


class ResultForm(Struct, frozen=True):
    winner: int
    scores: tuple[int, ...]
    scoresheets: tuple[SheetForm, ...]


class Replay(Struct, frozen=True):
    """A whole game. `result` is null where it was not played to the end."""

    edition: str
    edition_data: dict[str, Any]
    players: list[ReplayPlayer]
    frames: list[Frame]
    result: ResultForm | None


Part = Literal["tie", "buildings", "characters", "workers"]


class Verdict(Struct, frozen=True):
    """What decided a game: a tie, or the kind of points in which the winner was furthest ahead."""

    code: Part
    winner: int
    rivals: tuple[int, ...]  # who came next, several if they are equal in this too
    points: int  # the winner's, of that kind
    rival_points: int
    card: int | None  # the winner's best building; in a tie, the one with the sixth worker
    end_trigger: int  # who placed the sixth worker


class Score(Struct, frozen=True):
    """The scores as they would be if the game ended now, and after each turn so far."""

    sequence: int
    scoresheets: tuple[SheetForm, ...]
    history: list[tuple[int, tuple[int, ...]]]  # a turn, and everybody's score after it
    verdict: Verdict | None = None  # of a game that is over


def sheet_from_form(seat: int, form: SheetForm) -> Scoresheet:
    return Scoresheet(seat, form.cards, form.characters, form.workers)
