"""Plays a lesson: compares what the learner tries with what the step expects, and says what follows.

A wrong move is answered and never carried out, so nothing is ever lost. A run is made again from what was
tried, so a server need not keep any.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from ..editions import standard
from ..record import NotationError, parse_action, read_action, write_action
from ..rules.actions import decode
from ..rules.events import Event, RawEvent, read_events
from ..rules.game import Game
from ..rules.reasons import Reason, why_not
from ..rules.views import View, view_for
from .layout import OPPONENT, YOU, lay_out
from .lesson import NEXT, Lesson, Step

Tried = int | str  # the number of an action, or a thing that was touched


@dataclass(frozen=True, slots=True)
class Told:
    """A move that was made, and what happened."""

    seat: int
    action: int
    events: tuple[Event, ...]
    after: View  # the table as everybody sees it


@dataclass(frozen=True, slots=True)
class Answer:
    """What the learner hears: a message with parameters, or the rule that forbids the move, or both."""

    is_right: bool
    message: str | None = None
    params: dict[str, Any] = field(default_factory=dict)
    reason: Reason | None = None


class LessonRun:
    """A lesson in progress."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.edition = standard()
        self.game: Game = lay_out(lesson.table)
        self.index = -1
        self.told: list[Told] = []  # since the step before: your last move and the opponent's
        self._begin_next()

    @property
    def is_finished(self) -> bool:
        return self.index == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.index]

    def try_(self, tried: Tried) -> Answer:
        """What comes of an action or a touch."""
        return self._touch(tried) if isinstance(tried, str) else self._act(tried)

    def shown(self) -> Tried:
        """What the step expects next: for "Show me"."""
        step = self.step
        if step.touch is not None:
            return step.touch
        if step.attempt is not None:
            return parse_action(self.game, self.edition, step.attempt, YOU).number
        return next(action for action in self.game.legal_actions(YOU) if self._expected(action) is not None)

    def words(self, action: int) -> str:
        """As in records; empty for what cannot be said, such as a card that is not there."""
        try:
            return write_action(self.game, self.edition, action, YOU)
        except NotationError:
            return ""

    # ---- Trying --------------------------------------------------------------------------------

    def _touch(self, thing: str) -> Answer:
        if thing == self.step.touch:
            self.told = []
            self._begin_next()
            return Answer(is_right=True)
        return self._wrong(thing)

    def _act(self, action: int) -> Answer:
        reason = why_not(self.game, decode(action), YOU)
        if reason is not None and self.step.attempt == self.words(action):
            self.told = []
            self._begin_next()
            return Answer(is_right=True, reason=reason)
        expected = self._expected(action)
        if reason is not None or expected is None:
            return self._wrong(self.words(action), action, reason)
        self._open.remove(expected)
        self.told = [self._carry_out(action, YOU)]
        if not self._open:
            self._begin_next()
        return Answer(is_right=True)

    def _expected(self, action: int) -> str | None:
        """The pattern of what is still to do that this action fits."""
        words = self.words(action)
        return next((pattern for pattern in self._open if fnmatchcase(words, pattern)), None)

    def _wrong(self, words: str, action: int | None = None, reason: Reason | None = None) -> Answer:
        """The lesson's own answer if it has a particular one; the rule; otherwise the general answer."""
        wrong = self.step.wrong
        particular = (wrong[each] for each in wrong if each != "*" and fnmatchcase(words, each))
        found = next(particular, None if reason else wrong.get("*"))
        if found is None:
            repeated = None if reason else self.lesson.message(self.step, "do")
            return Answer(False, "lesson-go-on" if self.step.touch == NEXT else repeated, reason=reason)
        params = {} if action is None or reason else self._scores_after(action)
        return Answer(False, self.lesson.message(self.step, found), params, reason)

    def _scores_after(self, action: int) -> dict[str, int]:
        after = self.game.copy()
        after.step(action, YOU)
        return {"you": after.score(YOU), "other": after.score(OPPONENT)}

    # ---- Going on ------------------------------------------------------------------------------

    def _begin_next(self) -> None:
        self.index += 1
        self._open: list[str] = []
        if self.is_finished:
            return
        self._open = list(self.step.do)
        for words in self.step.told:
            action = read_action(self.game, self.edition, words, OPPONENT)
            self.told.append(self._carry_out(action, OPPONENT))

    def _carry_out(self, action: int, seat: int) -> Told:
        raw: list[RawEvent] = []
        self.game.events = raw
        self.game.step(action, seat)
        self.game.events = None
        events = tuple(event.public() for event in read_events(raw))
        return Told(seat, action, events, view_for(self.game, None))
