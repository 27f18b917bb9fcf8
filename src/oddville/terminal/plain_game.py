"""A game line by line, for pipes, scripts and screen readers: words in, sentences out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TextIO

from ..bots.level_names import level_name
from ..documents.problems import shown, suggestion
from ..record import NotationError, parse_action, read_action, write_action
from ..rules.actions import PlaceAt, decode
from ..rules.decisions import decision_of
from ..rules.enums import DecisionKind
from ..rules.errors import RulesError
from ..rules.offers import offer_of
from ..rules.reasons import why_not
from ..rules.scoresheet import scoresheet
from ..rules.views import View, view_for
from ..rules.vocabulary import NOTHING
from ..text import Texts
from ..text.document_errors import notation_error, refusal
from .event_text import event_lines
from .glyphs import in_ascii
from .names import winner_line
from .plain_city import Cell
from .session import Session
from .spoken_table import SpokenTable
from .table_painter import TablePainter, broken

COMMANDS: Final = ("help", "show", "read", "why", "hint", "undo", "quit")
PARTS: Final = ("city", "row", "board", "characters", "players")  # what can be shown or read alone
HINTS: Final = 2  # how often the player is told what to type
SHORT_LIST: Final = 12  # lists up to this length are shown without asking


class PlainGame:
    """Reads from and writes to the streams it is given, so that pipes work too."""

    def __init__(
        self,
        session: Session,
        texts: Texts,
        out: TextIO,
        adviser: str = "newcomer",
        is_spoken: bool = False,
    ) -> None:
        self.session = session
        self.texts = texts
        self.out = out
        self.adviser = adviser  # the bot that is asked for hints
        self.cast = session.cast(texts)
        self.names = self.cast.names
        self.painter = TablePainter(texts, session.edition, self.names)
        self.reader = SpokenTable(texts, session.edition, self.cast)
        self.is_spoken = is_spoken  # sentences in place of drawings
        self.shown_turn = NOTHING  # the turn in which the table was drawn last
        self.hints = HINTS

    @property
    def person(self) -> int:
        """The person who decides; otherwise the first one."""
        people = self.session.people
        decider = self.session.game.decider
        return decider if decider in people else min(people, default=NOTHING)

    @property
    def view(self) -> View:
        return view_for(self.session.game, None)

    @property
    def options(self) -> list[int]:
        return self.session.game.legal_actions(self.person)

    def say(self, lines: str | Iterable[str], indent: str = "") -> None:
        """Sentences, broken between words where the screen ends; `indent` is for what follows a break."""
        given = lines.splitlines() or [""] if isinstance(lines, str) else lines
        is_ascii = getattr(self.out, "encoding", None) == "ascii"  # then some signs become longer
        for line in given:
            self.draw(broken(in_ascii(line) if is_ascii else line, self.painter.width, indent))

    def draw(self, lines: Iterable[str]) -> None:
        """Lines as they are."""
        self.out.write("".join(f"{line}\n" for line in lines))
        self.out.flush()

    def run(self, source: TextIO) -> None:
        """Until the game or the input ends, or the person quits."""
        self.say([self.texts.t("play-welcome", card=self.example), ""])
        while not self.session.game.is_over:
            level = self.session.bot
            if level is not None:
                self.carry_out(self.session.choose(level))
                continue
            self.ask()
            if not self.answer(source):
                return
        game = self.session.game
        sheets = [scoresheet(game, seat) for seat in range(game.players)]
        winner = winner_line(self.texts, self.cast, game.winner)
        if self.is_spoken:
            self.say([*self.reader.scores(sheets), winner])
        else:
            self.draw(["", *self.painter.table(self.view), "", *self.painter.scores(sheets), "", winner])

    @property
    def example(self) -> str:
        """The id of a card of this edition, for examples."""
        return self.session.edition.buildings[next(card for card in self.view.row if card is not None)].id

    # ---- Asking --------------------------------------------------------------------------------

    def ask(self) -> None:
        """The table if it has changed, the question, and the options if they are few.

        Spoken, only your own things: the whole table would take minutes, and `read` tells it.
        """
        game = self.session.game
        if self.is_spoken:
            if self.shown_turn != game.turn:
                self.say(self.reader.player(self.view, self.person))
        elif game.decision == DecisionKind.PLACE:
            self.draw(["", *self.painter.city(self.view, self.marks())])
        elif self.shown_turn != game.turn:
            self.draw(["", *self.painter.table(self.view)])
        self.shown_turn = game.turn
        self.say([*([] if self.is_spoken else [""]), self.question()])
        if self.is_spoken or len(self.options) <= SHORT_LIST:
            self.list_options()
        if self.hints > 0:
            self.hints -= 1
            self.say(self.texts.t("play-hint"))

    def question(self) -> str:
        decision = decision_of(self.session.game)
        words = self.texts.decision(decision, self.names, self.person, self.session.edition)
        return self.texts.labelled(self.names[self.person], words) if len(self.session.people) > 1 else words

    def marks(self) -> dict[Cell, str]:
        """Where the project fits, with the number of the option."""
        found = {}
        for number, action in enumerate(self.options, start=1):
            place = decode(action)
            if isinstance(place, PlaceAt):
                found[place.x, place.y] = f"{number}"
        return found

    def list_options(self) -> None:
        self.say(self.listed(), indent=" " * 6)

    def listed(self) -> Iterator[str]:
        game, edition = self.session.game, self.session.edition
        words = [write_action(game, edition, action, self.person) for action in self.options]
        width = max(map(len, words))
        for number, (action, text) in enumerate(zip(self.options, words, strict=True), start=1):
            offer = offer_of(game, decode(action), self.person)
            meaning = self.texts.action(offer, self.view, edition)
            numbered = f"  {number:>2}  {text.ljust(width)}"
            yield f"{number}: {meaning}" if self.is_spoken else f"{numbered}  {meaning}"

    # ---- Answering -----------------------------------------------------------------------------

    def answer(self, source: TextIO) -> bool:
        """Read lines until one is a move or an undo; False if the person quits."""
        while True:
            self.out.write("" if self.is_spoken else "> ")
            self.out.flush()
            line = source.readline()
            if not line:
                self.say(["", self.texts.t("play-end-of-input")])
                return False
            words = line.strip()
            if words.casefold() in ("quit", "exit"):
                self.say(self.texts.t("play-goodbye"))
                return False
            if words and not words.startswith("#") and self.obey(words):
                return True

    def obey(self, words: str) -> bool:
        """Carry out a command; True if the position has changed."""
        command, _, rest = words.casefold().partition(" ")
        match command:
            case "help":
                self.say(self.texts.t("play-commands", card=self.example), indent="  ")
            case "?":
                self.list_options()
            case "show" | "read":
                self.tell(rest.strip(), self.reader if command == "read" or self.is_spoken else self.painter)
            case "why":
                self.say(self.explanation(rest))
            case "hint":
                self.say(self.advice())
            case "undo":
                return self.undo()
            case _:
                return self.play(words)
        return False

    def tell(self, part: str, teller: TablePainter | SpokenTable) -> None:
        """The table, or a part of it."""
        if part and part not in PARTS:
            near = suggestion(part, PARTS)
            self.say(self.texts.t("play-no-such-part", part=shown(part), parts=", ".join(PARTS), **near))
            return
        tellers: dict[str, Callable[[View], list[str]]] = {
            "": teller.table,
            "city": teller.city,
            "row": teller.row,
            "board": teller.board,
            "characters": teller.characters,
            "players": teller.players,
        }
        (self.draw if isinstance(teller, TablePainter) else self.say)(tellers[part](self.view))

    def play(self, words: str) -> bool:
        try:
            action = self.chosen(words)
        except NotationError as error:
            self.say([self.misread(words, error), self.texts.t("play-hint")])
        except RulesError as error:
            self.say(refusal(self.texts, error, self.names, self.session.edition))
        else:
            if action is None:
                self.say(self.texts.t("play-no-such-number", count=len(self.options)))
                return False
            self.carry_out(action)
            return True
        return False

    def misread(self, words: str, error: NotationError) -> str:
        """A line that is no move may be a misspelt command."""
        near = suggestion(words.casefold().split()[0], COMMANDS)
        if error.code == "unreadable" and near["suggestion"] and not error.params.get("suggestion"):
            return self.texts.t("play-no-such-command", word=shown(words.split(maxsplit=1)[0]), **near)
        return notation_error(self.texts, error)

    def chosen(self, words: str) -> int | None:
        """The action for a number of the list or for notation."""
        if words.isascii() and words.isdecimal():
            number = int(words[:4])
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        return read_action(self.session.game, self.session.edition, words, self.person)

    def explanation(self, words: str) -> str:
        """Which rule forbids something, or that none does."""
        game, edition = self.session.game, self.session.edition
        try:
            reason = why_not(game, parse_action(game, edition, words, self.person), self.person)
        except NotationError as error:
            return notation_error(self.texts, error)
        return self.texts.reason(reason, self.names, edition) if reason else self.texts.t("play-allowed")

    def advice(self) -> str:
        """What a bot would do, in notation."""
        action = self.session.choose(self.adviser)
        words = write_action(self.session.game, self.session.edition, action, self.person)
        return self.texts.t("terminal-hint-given", level=level_name(self.texts, self.adviser), text=words)

    def undo(self) -> bool:
        is_done = self.session.undo() > 0
        self.say(self.texts.t("play-undone" if is_done else "play-nothing-to-undo"))
        return is_done

    # ---- Telling -------------------------------------------------------------------------------

    def carry_out(self, action: int) -> None:
        events = self.session.play(action)
        lines = event_lines(self.texts, events, self.names, self.session.edition, self.cast.you)
        self.say(lines if self.is_spoken else (f"· {line}" for line in lines), indent="  ")
