"""The lessons line by line: what a step says, what to do, and an answer to whatever is typed.

What is written is a move as in records (`worker 4 coins`), a number of the list that `?` shows, or nothing to
go on. Where the page wants something touched, the terminal shows it and waits for Enter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TextIO

from ..lessons import Answer, Lesson, LessonRun, Step, Told
from ..lessons.layout import YOU
from ..record import NotationError, parse_action
from ..rules.actions import decode
from ..rules.offers import offer_of
from ..rules.views import view_for
from ..text import Texts
from ..text.document_errors import notation_error
from .event_text import event_lines
from .glyphs import in_ascii
from .table_painter import TablePainter, broken, screen_width

QUIT: Final = ("quit", "exit")
SHOW: Final = "show me"
SKIP: Final = "skip"


class PlainLessons:
    """Plays lessons one after another, until the last, the end of the input, or `quit`."""

    def __init__(self, texts: Texts, out: TextIO, source: TextIO) -> None:
        self.texts = texts
        self.out = out
        self.source = source
        self.names = (texts.t("play-you"), texts.t("townsperson-nell"))

    def play(self, lessons: Sequence[Lesson]) -> bool:
        """Whether all of them were seen."""
        self.say(self.texts.t("lesson-welcome"))
        for number, lesson in enumerate(lessons, start=1):
            title = self.texts.t(lesson.title)
            self.say(["", self.texts.t("lesson-heading", number=number, count=len(lessons), title=title)])
            if not self.play_one(LessonRun(lesson)):
                return False
        return True

    def play_one(self, run: LessonRun) -> bool:
        """False if the learner quits."""
        self.painter = TablePainter(self.texts, run.edition, self.names)
        self.draw(["", *self.painter.table(view_for(run.game, YOU))])
        while not run.is_finished:
            step = run.step
            self.say(["", self.words_of(run.lesson, step)])
            if step.touch is None:
                self.say(self.texts.t(run.lesson.message(step, "do")))
            while self.is_at(run, step):
                words = self.read(self.texts.t("lesson-press-enter") if step.touch else "")
                if words is None or words in QUIT:
                    return False
                if words == SKIP:
                    return True
                self.obey(run, words)
        return True

    def words_of(self, lesson: Lesson, step: Step) -> str:
        """What the page says, unless it speaks of what only the page shows."""
        typed = lesson.message(step, "typed")
        return self.texts.t(typed if self.texts.has(typed) else lesson.message(step))

    def is_at(self, run: LessonRun, step: Step) -> bool:
        return not run.is_finished and run.step is step

    def obey(self, run: LessonRun, words: str) -> None:
        if words == "?":
            self.say(self.options(run))
            return
        if run.step.touch is not None or words == SHOW:
            tried = run.shown()
            if not isinstance(tried, str):
                self.say(f"  {run.words(tried)}")
        elif not words:
            self.say(self.texts.t(run.lesson.message(run.step, "do")))
            return
        else:
            try:
                tried = self.action(run, words)
            except NotationError as error:
                self.say([notation_error(self.texts, error), self.texts.t("lesson-how")])
                return
        self.tell(run, run.try_(tried))

    def action(self, run: LessonRun, words: str) -> int:
        legal = run.game.legal_actions(YOU)
        if words.isascii() and words.isdecimal() and 1 <= int(words[:4]) <= len(legal):
            return legal[int(words[:4]) - 1]
        return parse_action(run.game, run.edition, words, YOU).number

    def options(self, run: LessonRun) -> list[str]:
        view = view_for(run.game, YOU)
        return [
            f"  {number:>2}  {run.words(action)}: "
            + self.texts.action(offer_of(run.game, decode(action), YOU), view, run.edition)
            for number, action in enumerate(run.game.legal_actions(YOU), start=1)
        ]

    def tell(self, run: LessonRun, answer: Answer) -> None:
        if answer.reason is not None:
            self.say(self.texts.reason(answer.reason, self.names, run.edition))
        if answer.message is not None:
            self.say(self.texts.t(answer.message, **answer.params))
        if answer.is_right and run.told:
            self.say([f"· {line}" for told in run.told for line in self.told(run, told)])
            self.draw(["", *self.painter.table(view_for(run.game, YOU))])

    def told(self, run: LessonRun, told: Told) -> list[str]:
        return event_lines(self.texts, list(told.events), self.names, run.edition, YOU)

    # ---- Lines ---------------------------------------------------------------------------------

    def read(self, question: str) -> str | None:
        """A line without the spaces around it; None at the end of the input."""
        self.out.write(f"{question} > " if question else "> ")
        self.out.flush()
        line = self.source.readline()
        return " ".join(line.split()).casefold() if line else None

    def say(self, lines: str | Sequence[str]) -> None:
        """Sentences, broken between words where the screen ends."""
        is_ascii = getattr(self.out, "encoding", None) == "ascii"
        for line in lines.splitlines() if isinstance(lines, str) else lines:
            self.draw(broken(in_ascii(line) if is_ascii else line, screen_width(), "  "))

    def draw(self, lines: Sequence[str]) -> None:
        self.out.write("".join(f"{line}\n" for line in lines))
        self.out.flush()
