"""A game line by line, for pipes, scripts and screen readers: words in, sentences out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TextIO

from ..bots.level_names import level_name
from ..documents.problems import shown, suggestion
from ..protocol.responses import Hint
from ..record import NotationError
from ..rules.actions import PlaceAt, decode
from ..rules.enums import DecisionKind
from ..rules.errors import IllegalAction, RulesError
from ..rules.offers import Offer
from ..rules.views import View
from ..rules.vocabulary import NOTHING
from ..text import Texts
from ..text.document_errors import notation_error, refusal
from .games.shown_game import ShownGame, Trouble
from .glyphs import in_ascii
from .hint_text import hint_steps, step_after
from .names import winner_line
from .plain_city import Cell
from .spoken_table import SpokenTable
from .table_painter import TablePainter, broken
from .typed_lines import TypedLines
from .written_moves import WrittenMoves

COMMANDS: Final = ("help", "show", "read", "why", "hint", "undo", "quit")
PARTS: Final = ("city", "row", "board", "characters", "players")  # what can be shown or read alone
HINTS: Final = 2  # how often the player is told what to type
SHORT_LIST: Final = 12  # lists up to this length are shown without asking


class PlainGame:
    """Reads from and writes to the streams it is given, so that pipes work too."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(
        self,
        play: ShownGame,
        texts: Texts,
        out: TextIO,
        adviser: str = "newcomer",
        is_spoken: bool = False,
    ) -> None:
        self.play = play
        self.texts = texts
        self.out = out
        self.adviser = adviser  # the bot that is asked for hints
        self.is_spoken = is_spoken  # sentences in place of drawings
        self.told = len(play.journal)  # how much of the log was told
        self.asked: View | None = None  # the table about which the player was asked last
        self.shown_turn = NOTHING  # the turn in which the table was drawn last
        self.hints = HINTS
        self.hint: tuple[View, Hint] | None = None  # the last one, and the table that it was for
        self.hint_step = 0
        self.changed = asyncio.Event()

    # ---- What there is to tell -----------------------------------------------------------------

    @property
    def painter(self) -> TablePainter:
        return TablePainter(self.texts, self.play.edition, self.play.cast.names)

    @property
    def reader(self) -> SpokenTable:
        return SpokenTable(self.texts, self.play.edition, self.play.cast)

    @property
    def view(self) -> View:
        return self.play.view

    @property
    def seat(self) -> int | None:
        """Who has to decide here, once the options are known."""
        if not self.play.is_ready or self.play.study is None:
            return None
        decider = self.view.decision.seat
        return decider if decider in self.play.mine else None

    @property
    def ending(self) -> str:
        """How the game ended; empty while it goes on."""
        winner = self.view.winner if self.play.is_ready else None
        return "" if winner is None else winner_line(self.texts, self.play.cast, winner)

    @property
    def options(self) -> list[int]:
        study = self.play.study
        return [] if study is None else [option.action for option in study.options]

    @property
    def moves(self) -> WrittenMoves:
        return WrittenMoves(self.view, self.play.edition)

    def say(self, lines: str | Iterable[str], indent: str = "") -> None:
        """Sentences, broken between words where the screen ends; `indent` is for what follows a break."""
        given = lines.splitlines() or [""] if isinstance(lines, str) else lines
        is_ascii = getattr(self.out, "encoding", None) == "ascii"  # then some signs become longer
        width = self.painter.width
        for line in given:
            self.draw(broken(in_ascii(line) if is_ascii else line, width, indent))

    def draw(self, lines: Iterable[str]) -> None:
        """Lines as they are."""
        self.out.write("".join(f"{line}\n" for line in lines))
        self.out.flush()

    # ---- The conversation ----------------------------------------------------------------------

    async def run(self, source: TypedLines) -> None:
        """Until the game or the input ends, or the person quits."""
        self.welcome()
        playing = asyncio.create_task(self.play.run(self.changed.set))
        try:
            await self.converse(source)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await self.play.close()

    def welcome(self) -> None:
        self.say([self.texts.t("play-welcome", card=self.example), ""])

    async def converse(self, source: TypedLines) -> None:
        reading: asyncio.Task[str] | None = None
        try:
            while True:
                self.tell_news()
                if self.ending:
                    await self.tell_the_end()
                    return
                if self.seat is not None and self.asked != self.view:
                    self.asked = self.view
                    self.ask()
                if self.seat is None and self.play.is_ready and source.is_script:
                    await self._next_change()
                    continue
                reading = reading or asyncio.create_task(source.line())
                if not await self._is_read_first(reading):
                    continue
                if source.is_script and self.seat is None and self.is_for_a_turn(reading.result()):
                    await self._next_change()
                    continue
                line, reading = reading.result(), None
                if not await self.is_going_on(line):
                    return
        finally:
            if reading is not None:
                reading.cancel()

    def is_for_a_turn(self, line: str) -> bool:
        """Whether a line of a script has to wait until it is its player's turn."""
        return bool(line.strip())

    async def _next_change(self) -> None:
        await self.changed.wait()
        self.changed.clear()

    async def _is_read_first(self, reading: asyncio.Task[str]) -> bool:
        """False if something happened before a line was typed."""
        changing = asyncio.create_task(self._next_change())
        await asyncio.wait((reading, changing), return_when=asyncio.FIRST_COMPLETED)
        changing.cancel()
        return reading.done()

    async def is_going_on(self, line: str) -> bool:
        """Carry out a line; False if it was the last."""
        words = line.strip()
        if not line:
            self.say(["", self.texts.t("play-end-of-input")])
            return False
        if words.casefold() in ("quit", "exit"):
            self.say(self.texts.t("play-goodbye"))
            return False
        if words and not words.startswith("#"):
            try:
                await self.obey(words)
            except Trouble as trouble:
                self.say(trouble.sentence)
        if self.seat is not None and self.asked == self.view:
            self.prompt()
        return True

    def tell_news(self) -> None:
        lines = self.play.journal[self.told :]
        self.told = len(self.play.journal)
        self.say(lines if self.is_spoken else (f"· {line}" for line in lines), indent="  ")

    async def tell_the_end(self) -> None:
        sheets = await self.play.scoresheets()
        if self.is_spoken:
            self.say([*self.reader.scores(sheets), self.ending])
        else:
            painter = self.painter
            self.draw(["", *painter.table(self.view), "", *painter.scores(sheets), "", self.ending])

    @property
    def example(self) -> str:
        """The id of a card of this edition, for examples."""
        buildings = self.play.edition.buildings
        row = self.view.row if self.play.is_ready else ()
        return buildings[next((card for card in row if card is not None), 0)].id

    # ---- Asking --------------------------------------------------------------------------------

    def ask(self) -> None:
        """The table if it has changed, the question, and the options if they are few.

        Spoken, only your own things: the whole table would take minutes, and `read` tells it.
        """
        decision, seat = self.view.decision, self.seat
        assert seat is not None
        if self.is_spoken:
            if self.shown_turn != decision.turn:
                self.say(self.reader.player(self.view, seat))
        elif decision.kind == DecisionKind.PLACE:
            self.draw(["", *self.painter.city(self.view, self.marks())])
        elif self.shown_turn != decision.turn:
            self.draw(["", *self.painter.table(self.view)])
        self.shown_turn = decision.turn
        self.say([*([] if self.is_spoken else [""]), self.question(seat)])
        if self.is_spoken or len(self.options) <= SHORT_LIST:
            self.list_options()
        if self.hints > 0:
            self.hints -= 1
            self.say(self.texts.t("play-hint"))
        self.prompt()

    def prompt(self) -> None:
        self.out.write("" if self.is_spoken else "> ")
        self.out.flush()

    def question(self, seat: int) -> str:
        names = self.play.cast.names
        words = self.texts.decision(self.view.decision, names, seat, self.play.edition)
        return self.texts.labelled(names[seat], words) if len(self.play.mine) > 1 else words

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
        seat, study = self.seat, self.play.study
        if seat is None or study is None:
            return
        moves, coins = self.moves, self.view.players[seat].coins
        words = [moves.write(option.action, seat) for option in study.options]
        width = max(map(len, words))
        for number, (option, text) in enumerate(zip(study.options, words, strict=True), start=1):
            offer = Offer(decode(option.action), seat, option.price, option.coins - coins)
            meaning = self.texts.action(offer, self.view, self.play.edition)
            numbered = f"  {number:>2}  {text.ljust(width)}"
            yield f"{number}: {meaning}" if self.is_spoken else f"{numbered}  {meaning}"

    # ---- Answering -----------------------------------------------------------------------------

    async def obey(self, words: str) -> None:
        """Carry out a command or a move; raises `Trouble`."""
        command, _, rest = words.casefold().partition(" ")
        match command:
            case "help":
                self.say(self.texts.t("play-commands", card=self.example), indent="  ")
            case "?":
                self.list_options()
            case "show" | "read":
                self.tell(rest.strip(), self.reader if command == "read" or self.is_spoken else self.painter)
            case "why":
                await self.explain(rest)
            case "hint":
                await self.advise()
            case "undo":
                await self.play.undo()
                self.told = min(self.told, len(self.play.journal))
                self.say(self.texts.t("play-undone"))
            case _:
                await self.move(words)

    def tell(self, part: str, teller: TablePainter | SpokenTable) -> None:
        """The table, or a part of it."""
        if not self.play.is_ready:
            return
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

    async def move(self, words: str) -> None:
        seat = self.seat
        if seat is None:
            raise Trouble(self.texts.t("play-not-your-turn"))
        try:
            action = await self.chosen(words, seat)
        except NotationError as error:
            self.say([self.misread(words, error), self.texts.t("play-hint")])
        except RulesError as error:
            self.say(refusal(self.texts, error, self.play.cast.names, self.play.edition))
        else:
            if action is None:
                self.say(self.texts.t("play-no-such-number", count=len(self.options)))
            else:
                await self.play.act(action, seat)

    def misread(self, words: str, error: NotationError) -> str:
        """A line that is no move may be a misspelt command."""
        near = suggestion(words.casefold().split()[0], self.commands)
        if error.code == "unreadable" and near["suggestion"] and not error.params.get("suggestion"):
            return self.texts.t("play-no-such-command", word=shown(words.split(maxsplit=1)[0]), **near)
        return notation_error(self.texts, error)

    async def chosen(self, words: str, seat: int) -> int | None:
        """The action for a number of the list or for notation; raises a `RulesError` if it is illegal."""
        if words.isascii() and words.isdecimal():
            number = int(words[:4])
            return self.options[number - 1] if 1 <= number <= len(self.options) else None
        action = self.moves.read(words, seat)
        if action not in self.options:
            reason = await self.play.why_not(action, seat)
            raise IllegalAction(action=action, seat=seat, reason=reason)
        return action

    async def explain(self, words: str) -> None:
        """Which rule forbids something, or that none does."""
        seat = self.seat
        if seat is None:
            raise Trouble(self.texts.t("play-not-your-turn"))
        try:
            reason = await self.play.why_not(self.moves.read(words, seat), seat)
        except NotationError as error:
            self.say(notation_error(self.texts, error))
            return
        names, edition = self.play.cast.names, self.play.edition
        self.say(self.texts.reason(reason, names, edition) if reason else self.texts.t("play-allowed"))

    async def advise(self) -> None:
        """What matters here, then what a bot would do, in notation, then why: a step each time."""
        seat = self.seat
        if seat is None:
            raise Trouble(self.texts.t("play-not-your-turn"))
        if self.hint is None or self.hint[0] != self.view:
            self.hint = self.view, await self.play.hint(self.adviser)
            self.hint_step = 0
        _, hint = self.hint
        level, move = level_name(self.texts, self.adviser), self.moves.write(hint.action, seat)
        steps = hint_steps(self.texts, hint, level, move, "hint")
        self.say(steps[self.hint_step])
        self.hint_step = step_after(self.hint_step)
