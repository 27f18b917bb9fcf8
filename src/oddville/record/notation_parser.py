"""Parses the words of an action that a person typed, or gives a helpful error.

Words may be abbreviated as long as they are unambiguous (`rec`, `disc owl`), cards may be written with
spaces, and case does not matter. Whether the action is legal is not checked here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ..documents.problems import nearest, shown
from ..editions import Edition
from ..rules import actions as a
from ..rules.board import has_worker_in
from ..rules.enums import Character, Resource
from ..rules.game import Game
from ..rules.vocabulary import (
    CHARACTERS,
    CITY_REACH,
    DISCARD,
    MAX_PROJECTS,
    NOTHING,
    PROJECT_SPACES,
    RESOURCES,
    ROW_LENGTH,
    SHUFFLE,
    SLOT_COUNT,
    UPPER_SLOT,
    WORKER_CARDS,
)
from .card_ids import CardIds
from .errors import NotationError
from .shuffles import possible_shuffles

LONGEST_NOTATION: Final = 200

_SHORT_CELL: Final = re.compile(r"(?:[lrdu]\d{1,3}){1,2}", re.ASCII)
_CELL_PART: Final = re.compile(r"(left|right|down|up|[lrdu])(\d+)", re.ASCII)
_SHORT_WORKER: Final = re.compile(r"w\d", re.ASCII)
_SIDES: Final = {"left": (-1, 0), "right": (1, 0), "down": (0, 1), "up": (0, -1)}


def parse_action(game: Game, edition: Edition, text: str, seat: int) -> a.Action:
    """The action that a text means; raises `NotationError` if that is unclear."""
    if len(text) > LONGEST_NOTATION:
        raise NotationError("too-long", longest=LONGEST_NOTATION)
    parser = _Parser(game, CardIds(edition), seat, text.casefold().split())
    action = parser.action()
    parser.expect_end()
    return action


class _Parser:
    """Takes the words one by one and resolves what they refer to."""

    def __init__(self, game: Game, ids: CardIds, seat: int, words: list[str]) -> None:
        self.game = game
        self.ids = ids
        self.seat = seat
        self.words = words
        self.at = 0

    # ---- Words and numbers ---------------------------------------------------------------------

    def next(self, expected: Sequence[str]) -> str:
        if self.at == len(self.words):
            raise NotationError("incomplete", expected=list(expected))
        self.at += 1
        return self.words[self.at - 1]

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def rest(self) -> list[str]:
        rest = self.words[self.at :]
        self.at = len(self.words)
        return rest

    def expect_end(self) -> None:
        if self.peek():
            raise NotationError("surplus", token=shown(self.peek()))

    def word(self, known: Sequence[str]) -> str:
        return choose(self.next(known), known)

    def resource(self) -> Resource:
        return Resource(RESOURCES.index(self.word(RESOURCES)))

    def number(self, low: int, high: int) -> int:
        return self.as_number(self.next([f"{low}–{high}"]), low, high)

    def as_number(self, token: str, low: int, high: int) -> int:
        if not (token.isascii() and token.isdecimal()):
            raise NotationError("not-a-number", token=shown(token), low=low, high=high)
        if len(token) > 3 or not low <= int(token) <= high:
            raise NotationError("out-of-range", token=shown(token), low=low, high=high)
        return int(token)

    # ---- Actions -------------------------------------------------------------------------------

    def action(self) -> a.Action:
        if not self.words:
            raise NotationError("empty")
        if _SHORT_CELL.fullmatch("".join(self.words)):
            return self.place()
        if _SHORT_WORKER.fullmatch(self.peek()):
            self.words[:1] = ["worker", self.peek()[1:]]
        return _READERS[self.word(tuple(_READERS))](self)

    def pick(self) -> a.Action:
        return a.PickResource(self.resource())

    def worker(self) -> a.Action:
        worker = self.number(1, WORKER_CARDS)
        what = self.word(("coins", *RESOURCES, "takes", "row"))
        if what == "coins":
            return a.PlayForCoins(worker)
        if what == "takes":
            return a.PlayForBuilding(worker, self.row_card(self.rest()))
        if what == "row":
            return a.PlayForBuilding(worker, self.number(1, ROW_LENGTH))
        return a.PlayForResource(worker, Resource(RESOURCES.index(what)))

    def recover(self) -> a.Action:
        return a.Recover()

    def build(self) -> a.Action:
        return a.Build(self.project(self.rest()))

    def discard(self) -> a.Action:
        return a.DiscardProject(self.project(self.rest()))

    def second(self) -> a.Action:
        return a.TakeSecond(self.resource())

    def bonus(self) -> a.Action:
        kind = self.word((*RESOURCES, "coin", "any", "double", "transform"))
        if kind == "coin":
            return a.UseCoinBonus()
        if kind == "any":
            return a.UseAnyBonus(self.resource())
        if kind == "double":
            return a.UseDoubleBonus(self.resource())
        if kind == "transform":
            resource = self.resource()
            slot = self.slot(resource)
            self.word(("to",))
            return a.UseTransformBonus(resource, slot, self.resource())
        return a.UseResourceBonus(Resource(RESOURCES.index(kind)))

    def cheat(self) -> a.Action:
        return a.Cheat()

    def swap(self) -> a.Action:
        words = self.rest()
        given, taken = around(words, "for")
        return a.Swap(self.project(given), self.row_card(taken))

    def travel(self) -> a.Action:
        return a.Travel(self.resource())

    def take(self) -> a.Action:
        self.word(("back",))
        resource = self.resource()
        return a.TakeBack(resource, self.slot(resource))

    def done(self) -> a.Action:
        return a.Done()

    def place(self) -> a.Action:
        """`left 2 down 1`, `l2 d1`, `l2d1`: at most one step count for each axis."""
        text = "".join(self.rest())
        x = y = 0
        seen: set[bool] = set()
        if not text:
            raise NotationError("incomplete", expected=list(_SIDES))
        while text:
            part = _CELL_PART.match(text)
            if part is None:
                raise NotationError("unreadable", token=shown(text), expected=list(_SIDES), suggestion=None)
            side = next(name for name in _SIDES if name.startswith(part[1]))
            steps = self.as_number(part[2], 0, CITY_REACH)
            along_x = side in ("left", "right")
            if along_x in seen:
                raise NotationError("surplus", token=shown(part[0]))
            seen.add(along_x)
            x += _SIDES[side][0] * steps
            y += _SIDES[side][1] * steps
            text = text[part.end() :]
        if y < 0:
            raise NotationError("above-main-square")
        if abs(x) + y > CITY_REACH:
            raise NotationError("out-of-range", token=str(abs(x) + y), low=0, high=CITY_REACH)
        return a.PlaceAt(x, y)

    def shuffle(self) -> a.Action:
        pile = []
        for word in self.rest():
            pile.append(Character(CHARACTERS.index(choose(word, CHARACTERS))))
        possible = possible_shuffles(self.game) if self.game.decision == SHUFFLE else {}
        for shuffle, number in possible.items():
            if shuffle.pile == tuple(pile):
                return a.decode(number)
        raise NotationError("not-a-shuffle", possible=[[CHARACTERS[c] for c in s.pile] for s in possible])

    # ---- Cards and slots -----------------------------------------------------------------------

    def row_card(self, words: list[str]) -> int:
        """The position in the row, from 1, of the card that is named or counted."""
        if self.is_count(words):
            return self.as_number(words[0], 1, ROW_LENGTH)
        row = [card for card in self.game.row if card != NOTHING]
        card = self.card(words, row)
        if card not in row:
            raise NotationError("not-in-row", card=self.ids.of(card))
        return self.game.row.index(card) + 1

    def project(self, words: list[str]) -> int:
        """The number of the seat's project, from 1, that is named or counted."""
        if self.is_count(words):
            return self.as_number(
                words[0], 1, PROJECT_SPACES if self.game.decision == DISCARD else MAX_PROJECTS
            )
        projects: list[int] = []
        if 0 <= self.seat < self.game.players:
            start = self.seat * PROJECT_SPACES
            projects = self.game.projects[start : start + self.game.project_count[self.seat]]
        card = self.card(words, projects)
        if card not in projects:
            raise NotationError("not-a-project", card=self.ids.of(card))
        return projects.index(card) + 1

    def card(self, words: list[str], meant: list[int]) -> int:
        """A card by its full id, or by the beginning or a word of an id that is possible here."""
        if not words:
            raise NotationError("incomplete", expected=self.ids.all_of(meant))
        token = "-".join(words)
        if self.ids.number(token) != NOTHING:
            return self.ids.number(token)
        found = self.cards_like(token, meant) or self.cards_like(token, range(len(self.ids.buildings)))
        if len(found) > 1:
            raise NotationError("ambiguous", token=shown(token), candidates=self.ids.all_of(found))
        if found:
            return found[0]
        near = nearest(token, self.ids.all_of(meant)) or nearest(token, self.ids.buildings)
        raise NotationError("unknown-card", token=shown(token), suggestion=near)

    def is_count(self, words: list[str]) -> bool:
        """A number, and not the id of a card that looks like one."""
        return len(words) == 1 and words[0].isdecimal() and self.ids.number(words[0]) == NOTHING

    def cards_like(self, token: str, cards: Iterable[int]) -> list[int]:
        return [card for card in cards if f"-{self.ids.of(card)}".find(f"-{token}") >= 0]

    def slot(self, resource: Resource) -> int:
        """A slot from 1; it may be left out if the seat has workers in one slot only."""
        if self.peek() and not "to".startswith(self.peek()):
            if self.word(("lower", "upper")) == "upper":
                return UPPER_SLOT + 1
            return self.number(1, self.game.components.lower_slots)
        own = [slot for slot in range(SLOT_COUNT) if self.is_there(resource, slot)]
        if len(own) > 1:
            candidates = ["upper" if slot == UPPER_SLOT else f"lower {slot + 1}" for slot in own]
            raise NotationError("ambiguous", token=RESOURCES[resource], candidates=candidates)
        return (own[0] if own else UPPER_SLOT) + 1

    def is_there(self, resource: Resource, slot: int) -> bool:
        return 0 <= self.seat < self.game.players and has_worker_in(self.game, self.seat, resource, slot)


_READERS: Final[dict[str, Callable[[_Parser], a.Action]]] = {
    "pick": _Parser.pick,
    "worker": _Parser.worker,
    "recover": _Parser.recover,
    "build": _Parser.build,
    "place": _Parser.place,
    "second": _Parser.second,
    "discard": _Parser.discard,
    "bonus": _Parser.bonus,
    "cheat": _Parser.cheat,
    "swap": _Parser.swap,
    "travel": _Parser.travel,
    "take": _Parser.take,
    "done": _Parser.done,
    "shuffle": _Parser.shuffle,
}


def choose(token: str, known: Sequence[str]) -> str:
    """The known word that the token is or abbreviates."""
    if token in known:
        return token
    found = [word for word in known if word.startswith(token)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError("ambiguous", token=shown(token), candidates=found)
    raise NotationError(
        "unreadable", token=shown(token), expected=list(known), suggestion=nearest(token, known)
    )


def around(words: list[str], middle: str) -> tuple[list[str], list[str]]:
    """The words before and after the middle one; full ids, which may contain that word, are tried first."""
    if len(words) == 3 and words[1] == middle:
        return words[:1], words[2:]
    if words.count(middle) == 0:
        raise NotationError("incomplete", expected=[middle])
    place = words.index(middle)
    return words[:place], words[place + 1 :]
