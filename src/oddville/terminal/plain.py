"""A game at one screen, line by line: one person against random opponents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from ..record import NotationError, Recording, parse_action, read_action, write_action
from ..rules import events as e
from ..rules.actions import PlaceAt, decode
from ..rules.decisions import decision_of
from ..rules.enums import DecisionKind
from ..rules.errors import RulesError
from ..rules.randomness import Generator
from ..rules.reasons import why_not
from ..rules.vocabulary import NOTHING
from ..text import Texts
from ..text.mistakes import notation_error, refusal
from .city import Cell
from .random_player import choose
from .table import TablePainter

# What the table shows anyway, or what the event before has said.
SILENT: Final = (e.TurnBegan, e.TurnEnded, e.CoinPaid, e.RowShifted, e.RowFilled, e.BonusForgone)
HINTS: Final = 2  # so often the person is told what can be typed
SHORT_LIST: Final = 12  # as many options are listed without being asked for


class PlainGame:
    """Shows, asks, plays. Reads from and writes to whatever it is given, so that a pipe works too."""

    def __init__(
        self, recording: Recording, human: int, texts: Texts, chance: Generator, out: TextIO
    ) -> None:
        self.recording = recording
        self.human = human
        self.texts = texts
        self.chance = chance
        self.out = out
        self.names = [player.name for player in recording.players]
        self.painter = TablePainter(texts, recording.edition, self.names)
        self.shown_turn = NOTHING  # the turn in which the table was drawn last
        self.hints = HINTS

    @property
    def options(self) -> list[int]:
        return self.recording.game.legal_actions(self.human)

    def say(self, lines: str | Iterable[str]) -> None:
        self.out.write("".join(f"{line}\n" for line in ([lines] if isinstance(lines, str) else lines)))
        self.out.flush()

    def run(self, source: TextIO) -> None:
        """Until the game ends, the person leaves, or the input does."""
        self.say([self.texts.t("play-welcome"), ""])
        while not self.recording.game.is_over:
            if self.recording.game.decider != self.human:
                self.carry_out(choose(self.recording.game, self.chance))
                continue
            self.ask()
            if not self.answer(source):
                return
        self.say(
            ["", *self.painter.table(self.recording.game), "", *self.painter.scores(self.recording.game)]
        )

    # ---- Asking --------------------------------------------------------------------------------

    def ask(self) -> None:
        """The table where it has changed, the question, and short lists of options."""
        game = self.recording.game
        if game.decision == DecisionKind.PLACE:
            self.say(["", *self.painter.city(game, self.marks())])
        elif self.shown_turn != game.turn:
            self.say(["", *self.painter.table(game)])
            self.shown_turn = game.turn
        self.say(["", self.texts.decision(decision_of(game), self.names, self.human, self.recording.edition)])
        if len(self.options) <= SHORT_LIST:
            self.say(self.listed())
        if self.hints > 0:
            self.hints -= 1
            self.say(self.texts.t("play-hint"))

    def marks(self) -> dict[Cell, str]:
        """Where the project fits, with the number of the option."""
        found = {}
        for number, action in enumerate(self.options, start=1):
            place = decode(action)
            if isinstance(place, PlaceAt):
                found[place.x, place.y] = f"{number}"
        return found

    def listed(self) -> Iterator[str]:
        game, edition = self.recording.game, self.recording.edition
        words = [write_action(game, edition, action, self.human) for action in self.options]
        width = max(map(len, words))
        for number, (action, text) in enumerate(zip(self.options, words, strict=True), start=1):
            meaning = self.texts.action(decode(action), game, edition, self.human)
            yield f"  {number:>2}  {text.ljust(width)}  {meaning}"

    # ---- Answering -----------------------------------------------------------------------------

    def answer(self, source: TextIO) -> bool:
        """Read lines until one of them is a move; False when the person leaves."""
        while True:
            self.out.write("> ")
            self.out.flush()
            line = source.readline()
            if not line:
                self.say(["", self.texts.t("play-end-of-input")])
                return False
            words = line.strip()
            if words.casefold() in ("quit", "exit"):
                self.say(self.texts.t("play-goodbye"))
                return False
            if words and self.obey(words):
                return True

    def obey(self, words: str) -> bool:
        """Carry out a command; True when it was a move."""
        command, _, rest = words.casefold().partition(" ")
        if command == "?":
            self.say(self.listed())
        elif command == "show":
            self.say(self.painter.table(self.recording.game))
        elif command == "why":
            self.say(self.explanation(rest))
        else:
            return self.play(words)
        return False

    def play(self, words: str) -> bool:
        try:
            action = self.chosen(words)
        except NotationError as error:
            self.say([notation_error(self.texts, error), self.texts.t("play-hint")])
        except RulesError as error:
            self.say(refusal(self.texts, error, self.names, self.recording.edition))
        else:
            if action is None:
                self.say(self.texts.t("play-no-such-number", count=len(self.options)))
                return False
            self.carry_out(action)
            return True
        return False

    def chosen(self, words: str) -> int | None:
        """The action that a number of the list or a notation stands for."""
        if words.isascii() and words.isdecimal():
            number = int(words[:4])
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        return read_action(self.recording.game, self.recording.edition, words, self.human)

    def explanation(self, words: str) -> str:
        """Which rule stands against something, or that none does."""
        game, edition = self.recording.game, self.recording.edition
        try:
            reason = why_not(game, parse_action(game, edition, words, self.human), self.human)
        except NotationError as error:
            return notation_error(self.texts, error)
        return self.texts.reason(reason, self.names, edition) if reason else self.texts.t("play-allowed")

    # ---- Telling -------------------------------------------------------------------------------

    def carry_out(self, action: int) -> None:
        self.say(self.told(self.recording.play(action)))

    def told(self, events: list[e.Event]) -> list[str]:
        """What happened, the same sentence once with how often."""
        lines: list[str] = []
        counts: list[int] = []
        for event in events:
            if isinstance(event, SILENT):
                continue
            line = self.texts.event(event, self.names, self.recording.edition, self.human)
            if lines and lines[-1] == line:
                counts[-1] += 1
            else:
                lines.append(line)
                counts.append(1)
        return [
            f"· {line}{f' ×{count}' if count > 1 else ''}" for line, count in zip(lines, counts, strict=True)
        ]
