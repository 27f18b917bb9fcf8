"""Reviews, other tries at a decision, hints and puzzles, as they go over the wire."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from ..rules.action_space import ACTION_COUNT
from .study import Study

MAX_LINE: Final = 60  # moves of another try
MAX_NUMBER: Final = 100_000
ActionNumber = Annotated[int, Meta(ge=0, lt=ACTION_COUNT)]
Count = Annotated[int, Meta(ge=0, le=MAX_NUMBER)]
VerdictName = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]


class _Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


# ---- Reviews ----------------------------------------------------------------------------------------


class ReviewBody(_Body, frozen=True, kw_only=True):
    """Of a finished table."""

    judged: Count = 0  # how many decisions you know: the answer waits a little for more


class RecordReviewBody(ReviewBody, frozen=True, kw_only=True):
    record: str  # JSON or text


class TryBody(_Body, frozen=True, kw_only=True):
    """Other moves from the beginning of a decision of the review."""

    decision: Count
    moves: Annotated[list[ActionNumber], Meta(max_length=MAX_LINE)] = []
    judge: bool = True  # whether a whole line of the seat is judged


class RecordTryBody(TryBody, frozen=True, kw_only=True):
    record: str


class WhyForm(Struct, frozen=True):
    """A reason: `why-<code>` in the catalogues. Params named `card…` are cards, `by` is a seat."""

    code: str
    params: dict[str, Any]


class DecisionForm(Struct, frozen=True):
    """What one seat decided in a row. Shares and scores are by seat."""

    number: int
    turn: int
    seat: int
    first: int  # how many moves came before it
    actions: list[int]
    better: list[int]  # what the search prefers; the same as `actions` if that was played
    reply: list[int]  # what it expects after `better`
    verdict: VerdictName
    loss: float  # of the seat's win share
    margin: float  # the standard error of the loss
    before: list[float]  # win shares with the better line
    after: list[float]  # with the one that was played, before chance revealed anything
    luck: list[float]  # what chance then gave or took
    scores: list[float] | None
    better_scores: list[float] | None
    reasons: list[WhyForm]


class AccountForm(Struct, frozen=True):
    """What made a seat's result: share + deal + luck + decisions + others = result."""

    share: float
    deal: float
    luck: float
    decisions: float
    others: float
    result: float
    judged: int
    loss: float
    accuracy: float
    level: str | None  # of the bots: who loses as much by decisions
    verdicts: dict[str, int]


class ReviewForm(Struct, frozen=True):
    """A review, from the end of the game as far back as it has got."""

    complete: bool
    judged: int
    stretches: int  # decisions in all
    curve: list[tuple[int, list[float]]]  # a turn, and the win shares before it
    decisions: list[DecisionForm]
    moments: list[list[int]]  # by seat: the numbers of the decisions that cost the most
    accounts: list[AccountForm]


class TryForm(Struct, frozen=True):
    """The table after the moves, and the verdict once they are a whole line of the seat."""

    table: Study
    is_whole: bool
    verdict: VerdictName | None = None
    loss: float = 0.0
    share: float = 0.0  # with the best line
    reasons: list[WhyForm] = []


# ---- Puzzles ----------------------------------------------------------------------------------------


class PuzzleEntry(Struct, frozen=True):
    id: str
    theme: str
    difficulty: int  # 1 to 3


class Puzzles(Struct, frozen=True):
    puzzles: list[PuzzleEntry]


class PuzzleForm(Struct, frozen=True):
    """One decision of the seat that has to decide in `table`."""

    id: str
    theme: str
    difficulty: int
    found_by: str  # the weakest level of the bots that finds it
    tries: int
    edition: str  # its hash
    table: Study


class PuzzleTry(_Body, frozen=True, kw_only=True):
    action: ActionNumber


class PuzzleAnswer(Struct, frozen=True):
    """What a try is worth; the solution is not told."""

    is_right: bool
    loss: float  # of win share, against the best action
    reasons: list[WhyForm]  # what speaks for the action, if it is right
    table: Study  # after it


class PuzzleSolution(Struct, frozen=True):
    """For those who give up, or need a hint."""

    action: int
    reasons: list[WhyForm]
