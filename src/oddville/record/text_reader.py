"""Reads a record from text (see `text_writer.py`) and plays it on the way.

Blank lines and lines that start with # are skipped. Moves may have any form that the notation understands;
the resulting record has their standard form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from ..documents.problems import Problems, nearest, shown
from ..documents.reader import LONGEST_NAME, Reader, is_name
from ..editions import Edition
from ..editions.edition import FORMAT as EDITION_FORMAT
from ..rules.action_space import ACTION_SPACE_VERSION
from ..rules.deal import Deal
from ..rules.enums import Character, Guild
from ..rules.errors import RulesError
from ..rules.scoresheet import CardScore, CharacterScore, Scoresheet
from ..rules.vocabulary import CHARACTERS, COLOURS, GUILDS, MAX_PLAYERS, NOTHING
from .card_ids import CardIds
from .edition_form import read_edition
from .errors import RECORD_CODES, NotationError, RecordError
from .fairness import Fairness
from .fairness_form import SECRET, read_fairness
from .json_document import DocumentError, parse_json
from .legality import refused
from .notation import read_action, write_action
from .record import (
    MAX_MOVES,
    MAX_RECORD_SIZE,
    RECORD_VERSION,
    RULES_VERSION,
    Move,
    Player,
    Record,
    Redraw,
    Result,
)
from .redraw_form import read_redraws
from .replay import carry_out, carry_out_shuffle, mistakes_of, opening, verify
from .shuffles import Shuffle
from .text_writer import EDITION_PARTS, EDITION_TABLES, HEADING, UNFINISHED, line_of

_TURN: Final = re.compile(r"(\d{1,6}) ([a-z]+):(.*)", re.ASCII)
_SCORE: Final = re.compile(r"([a-z]+) (\d{1,4}):(.*)", re.ASCII)
_VERSION: Final = re.compile(r"\d{1,4}", re.ASCII)
_CHAIR: Final = re.compile(r"\d", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,10}", re.ASCII)
_ITEM: Final = re.compile(r"([a-z0-9-]+) (\d{1,4})", re.ASCII)
_MAX_LINE: Final = 100_000


class _Lines:
    """The lines that are not skipped, one after the other, with their numbers."""

    def __init__(self, text: str) -> None:
        numbered = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
        self.lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
        self.at = 0
        self.taken = ""  # the place of the line taken last

    @property
    def where(self) -> str:
        number = self.lines[self.at][0] if self.at < len(self.lines) else self.lines[-1][0]
        return f"line {number}"

    def peek(self) -> str:
        return self.lines[self.at][1] if self.at < len(self.lines) else ""

    def starts_with(self, keyword: str) -> bool:
        return self.peek().partition(" ")[0].casefold() == keyword

    def wrong(self, expected: str) -> RecordError:
        return RecordError("not-text", where=self.where, expected=expected, found=shown(self.peek()))

    def take(self, keyword: str) -> str:
        """The rest of this line, which must start with the keyword."""
        if not self.peek().casefold().startswith(keyword):
            raise self.wrong(keyword)
        rest = self.peek()[len(keyword) :]
        if rest and not rest.startswith(" "):
            raise self.wrong(keyword)
        self.taken = self.where
        self.at += 1
        return rest.strip()

    def take_all(self, keyword: str) -> Iterator[str]:
        while self.starts_with(keyword):
            yield self.take(keyword)


def read_text(content: bytes | str) -> Record:
    """A record from its text, every move of it verified; `RecordError` says where it goes wrong."""
    record = parse_text_record(content)
    verify(record)
    return record


def parse_text_record(content: bytes | str) -> Record:
    """What a text says. Its moves had to be played to be understood; its result and proof are not checked."""
    if len(content) > MAX_RECORD_SIZE:
        raise RecordError("too-large", limit=MAX_RECORD_SIZE)
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content.removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise RecordError("not-text", where="line 1", expected=HEADING, found="") from None
    lines = _Lines(text)
    if not lines.lines:
        raise RecordError("not-text", where="line 1", expected=HEADING, found="")
    record = _read_heading(lines)
    where, told = lines.where, [_read_redraw(lines) for _ in range(MAX_MOVES) if lines.starts_with("redraw")]
    with mistakes_of(record):
        moves = _Turns(lines, record).read()
        result = _read_result(lines, record)
    redraws = _checked_redraws(told, len(moves), where) if told else ()
    return replace(record, moves=moves, result=result, redraws=redraws)


# ---- Heading -----------------------------------------------------------------------------------


def _read_heading(lines: _Lines) -> Record:
    """The record before its first move."""
    _check_version(lines, HEADING, RECORD_VERSION)
    _check_version(lines, "rules", RULES_VERSION)
    _check_version(lines, "actions", ACTION_SPACE_VERSION)
    edition = _read_edition(lines)
    players = tuple(_read_player(lines) for _ in range(MAX_PLAYERS) if lines.starts_with("player"))
    colours = [player.colour for player in players]
    if len(set(colours)) < len(colours):
        raise RecordError("repeated", where="players", value=colours[-1])
    first = _seat(lines, colours, lines.take("first"))
    ids = CardIds(edition)
    deck = [_card(lines, ids, word) for line in lines.take_all("deck") for word in line.split()]
    piles = [_read_pile(lines, guild) for guild in GUILDS]
    removed = [_character(lines, word) for word in lines.take("removed").split()]
    deal = Deal(first, tuple(deck), tuple(piles), tuple(sorted(removed)))
    return Record(edition, players, deal, (), None, _read_fairness(lines))


def _check_version(lines: _Lines, keyword: str, supported: int) -> None:
    where = lines.where
    value = lines.take(keyword)
    if value != str(supported):
        raise RecordError("unsupported-version", where=where, value=shown(value), supported=supported)


def _read_edition(lines: _Lines) -> Edition:
    where = lines.where
    words = lines.take("edition").split()
    if len(words) != 3 or not _VERSION.fullmatch(words[1]):
        raise RecordError("not-text", where=where, expected="edition", found=shown(" ".join(words)))
    data: dict[str, Any] = {"id": words[0], "version": int(words[1]), "hash": words[2]}
    if lines.starts_with(EDITION_TABLES[0]):
        data["data"] = _read_edition_parts(lines, words[0], int(words[1]))
    problems = Problems(RECORD_CODES)
    edition = read_edition(Reader(problems, where, data))
    if edition is None:
        problem = problems.found[0]
        raise RecordError.of(problem, where)
    return edition


def _read_edition_parts(lines: _Lines, edition_id: str, version: int) -> dict[str, Any]:
    data: dict[str, Any] = {"format": EDITION_FORMAT, "id": edition_id, "version": version}
    for key in EDITION_TABLES:
        data[key] = _json(lines, lines.take(key))
    for key in EDITION_PARTS:
        data[key] = [_json(lines, text) for text in lines.take_all(key)]
    return data


def _json(lines: _Lines, text: str) -> object:
    try:
        return parse_json(text, _MAX_LINE)
    except DocumentError as error:
        raise RecordError.of(error.problem, lines.taken) from None


def _read_player(lines: _Lines) -> Player:
    where = lines.where
    colour, _, name = lines.take("player").partition(" ")
    if colour not in COLOURS:
        raise RecordError(
            "unknown-word", where=where, value=shown(colour), suggestion=nearest(colour, COLOURS)
        )
    if not is_name(name.strip()):
        raise RecordError("not-a-name", where=where, value=shown(name), longest=LONGEST_NAME)
    return Player(name.strip(), colour)


def _read_pile(lines: _Lines, guild: str) -> tuple[int, ...]:
    words = lines.take("pile").split()
    if words[:1] != [guild]:
        raise lines.wrong(f"pile {guild}")
    return tuple(_character(lines, word) for word in words[1:])


def _read_fairness(lines: _Lines) -> Fairness | None:
    """The proof of fair shuffling, if there is one."""
    if not lines.starts_with("commitment"):
        return None
    where = lines.where
    data: dict[str, Any] = {"commitment": lines.take("commitment")}
    if lines.starts_with(SECRET):
        data[SECRET] = lines.take(SECRET)
    data["salts"] = [_json(lines, text) for text in lines.take_all("salt")]
    words = lines.take("order").split()
    data["order"] = [int(word) if _CHAIR.fullmatch(word) else word for word in words]
    problems = Problems(RECORD_CODES)
    fairness = read_fairness(Reader(problems, "fairness", data))
    if problems.found:
        raise RecordError.of(problems.found[0], where)
    return fairness


def _read_redraw(lines: _Lines) -> dict[str, object]:
    words = [int(word) if _NUMBER.fullmatch(word) else word for word in lines.take("redraw").split()]
    return dict(zip(("moves", "entry"), words, strict=False))


def _checked_redraws(told: list[dict[str, object]], moves: int, where: str) -> tuple[Redraw, ...]:
    problems = Problems(RECORD_CODES)
    redraws = read_redraws(Reader(problems, "redraws", told), moves)
    if problems.found:
        raise RecordError.of(problems.found[0], where)
    return redraws


def _seat(lines: _Lines, colours: list[str], word: str) -> int:
    if word not in colours:
        raise RecordError(
            "unknown-word", where=lines.taken, value=shown(word), suggestion=nearest(word, colours)
        )
    return colours.index(word)


def _card(lines: _Lines, ids: CardIds, word: str) -> int:
    number = ids.number(word)
    if number == NOTHING:
        near = nearest(word, ids.buildings)
        raise RecordError("unknown-word", where=lines.taken, value=shown(word), suggestion=near)
    return number


def _character(lines: _Lines, word: str) -> int:
    if word not in CHARACTERS:
        near = nearest(word, CHARACTERS)
        raise RecordError("unknown-word", where=lines.taken, value=shown(word), suggestion=near)
    return CHARACTERS.index(word)


# ---- Turns -------------------------------------------------------------------------------------


class _Turns:
    """Plays the turns of a record as they are read."""

    def __init__(self, lines: _Lines, record: Record) -> None:
        self.lines = lines
        self.edition = record.edition
        self.colours = [player.colour for player in record.players]
        self.game = opening(record)
        self.moves: list[Move] = []

    def read(self) -> tuple[Move, ...]:
        while not self.lines.starts_with("result"):
            line = _TURN.fullmatch(self.lines.peek())
            if line is None:
                raise self.lines.wrong("result")
            turn, seat = line_of(self.game)
            expected = "result" if self.game.is_over else f"{turn} {self.colours[seat]}"
            if f"{int(line[1])} {line[2]}" != expected:
                raise self.error("turn-mismatch", expected=expected)
            for part in line[3].split(";"):
                self.read_part(seat, part.strip())
            self.lines.at += 1
        return tuple(self.moves)

    def error(self, code: str, **params: object) -> RecordError:
        return RecordError(code, move=len(self.moves) + 1, where=self.lines.where, **params)

    def read_part(self, seat: int, text: str) -> None:
        """One move of a line, or the shuffle that belongs to the move before it."""
        first, _, rest = text.partition(" ")
        if first == "shuffle" and self.moves:
            self.add_shuffle(rest)
        elif first in self.colours:
            self.add_move(self.colours.index(first), rest.strip())
        else:
            self.add_move(seat, text)

    def add_move(self, seat: int, text: str) -> None:
        if len(self.moves) == MAX_MOVES:
            raise self.error("wrong-count", count=MAX_MOVES + 1, low=0, high=MAX_MOVES)
        number = len(self.moves) + 1
        try:
            action = read_action(self.game, self.edition, text, seat)
        except NotationError as error:
            raise self.error("unreadable-move", text=shown(text), error=error) from error
        except RulesError as error:
            raise refused(error, number, self.lines.where) from error
        move = Move(seat, action, write_action(self.game, self.edition, action, seat))
        carry_out(self.game, move, number)
        self.moves.append(move)

    def add_shuffle(self, words: str) -> None:
        self.lines.taken = self.lines.where
        pile = tuple(Character(_character(self.lines, word)) for word in words.split())
        guild = Guild(max(self.game.shuffling_guild, 0))
        shuffle = Shuffle(guild, pile)
        carry_out_shuffle(self.game, shuffle, len(self.moves))
        self.moves[-1] = replace(self.moves[-1], shuffle=shuffle)


# ---- Result ------------------------------------------------------------------------------------


def _read_result(lines: _Lines, record: Record) -> Result | None:
    where = lines.where
    word = lines.take("result")
    colours = [player.colour for player in record.players]
    result = None
    if word != UNFINISHED:
        if word not in colours:
            raise RecordError("unknown-word", where=where, value=shown(word), suggestion=UNFINISHED)
        sheets = [_read_score(lines, record, seat) for seat in range(len(colours))]
        result = Result(colours.index(word), tuple(sheets))
    if lines.peek():
        raise lines.wrong("nothing")
    return result


def _read_score(lines: _Lines, record: Record, seat: int) -> Scoresheet:
    where = lines.where
    score = _SCORE.fullmatch(lines.take("score"))
    if score is None or score[1] != record.players[seat].colour:
        raise RecordError("not-text", where=where, expected=f"score {record.players[seat].colour}", found="")
    cards: list[CardScore] = []
    characters: list[CharacterScore] = []
    workers = 0
    ids = CardIds(record.edition)
    for part in score[3].split(";"):
        kind, _, rest = part.strip().partition(" ")
        if kind == "cards":
            cards = [CardScore(_card(lines, ids, word), n) for word, n in _items(rest, where)]
        elif kind == "characters":
            listed = _items(rest, where)
            characters = [CharacterScore(Character(_character(lines, word)), n) for word, n in listed]
        elif kind == "workers" and rest.isascii() and rest.isdecimal() and len(rest) < 4:
            workers = int(rest)
        else:
            raise RecordError("not-text", where=where, expected="workers", found=shown(part))
    sheet = Scoresheet(seat, tuple(cards), tuple(characters), workers)
    if sheet.total != int(score[2]):
        raise RecordError("result-wrong", where=where, expected=sheet.total)
    return sheet


def _items(text: str, where: str) -> list[tuple[str, int]]:
    found = []
    for part in text.split(","):
        item = _ITEM.fullmatch(part.strip())
        if item is None:
            raise RecordError("not-text", where=where, expected="id points", found=shown(part))
        found.append((item[1], int(item[2])))
    return found
