"""A lesson, as it goes over the wire. A client sends all that was tried so far; the server keeps nothing."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from ..rules.action_space import ACTION_COUNT
from ..rules.views import View
from .reasons import ReasonForm
from .replay import SheetForm
from .study import Study

MAX_TRIED: Final = 60  # in one lesson; the longest has a fifth of that
MAX_THING: Final = 60  # characters
MAX_STEPS: Final = 20

Tried = (
    Annotated[int, Meta(ge=0, lt=ACTION_COUNT)]  # an action
    | Annotated[str, Meta(min_length=1, max_length=MAX_THING)]  # a thing that was touched
)


class LessonBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has tried since the lesson began. What was wrong may be left out."""

    tried: Annotated[list[Tried], Meta(max_length=MAX_TRIED)] = []
    begin_at: Annotated[int, Meta(ge=0, le=MAX_STEPS)] = 0  # the steps before this one are done already


class LessonMove(Struct, frozen=True):
    """A move of the learner or the opponent, and the table after it."""

    seat: int
    action: int
    events: list[dict[str, Any]]
    game: View


class LessonAnswer(Struct, frozen=True):
    """What is said to the last thing that was tried: a message, the rule against it, or both."""

    is_right: bool
    message: str | None
    params: dict[str, int]
    reason: ReasonForm | None


class LessonStep(Struct, frozen=True):
    """What the learner is told now. Messages are named by their ids."""

    id: str
    says: str
    do: str | None  # null: there is nothing to do but to go on
    touch: str | None  # the thing to touch; null: an action is expected
    light: tuple[str, ...]  # what to look at: parts of the table
    shows: int | str  # what "Show me" does


class LessonForm(Struct, frozen=True):
    """A lesson after what was tried."""

    id: str
    title: str
    index: int  # of the step; equal to `count` when the lesson is finished
    count: int  # of its steps
    step: LessonStep | None  # null: finished
    answer: LessonAnswer | None  # null: nothing was tried
    moves: list[LessonMove]  # that followed from the last try
    table: Study
    scoresheets: tuple[SheetForm, ...] | None  # for a step about the score
