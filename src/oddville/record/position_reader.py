"""Reads the fields of a position's document by type and vocabulary, without checking the rules yet.

The result are lists of numbers for the later checks; everything that could not be read is noted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ..documents.problems import Problems, shown
from ..documents.reader import Reader
from ..editions import Edition
from ..rules.vocabulary import (
    CHARACTER_COUNT,
    CHARACTERS,
    CITY_REACH,
    COLOURS,
    DECISIONS,
    DIRECTIONS,
    GUILDS,
    LOWER_SLOTS,
    MAX_CARDS,
    MAX_CITY,
    MAX_COINS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOBODY,
    NOTHING,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCES,
    ROW_LENGTH,
    WORKER_CARDS,
    WORKERS,
)
from .card_ids import MAIN_SQUARE_ID, CardIds
from .edition_form import read_edition
from .json_document import check_heading, check_version
from .record import RULES_VERSION

POSITION_FORMAT: Final = "oddville-position"
POSITION_VERSION: Final = 1
MAX_TURN: Final = 1_000_000
SOURCES: Final = (*DIRECTIONS, "own")  # in the order of the bits of `State.bonus_sources`

REQUIRED_KEYS: Final = (
    "format",
    "version",
    "rules",
    "edition",
    "players",
    "board",
    "row",
    "deck",
    "piles",
    "removed",
    "city",
    "spots",
    "first_player",
    "turn",
    "turn_player",
    "recovered",
    "cheater_used",
    "bookkeeper_used",
    "end_trigger",
    "decision",
)
OPTIONAL_KEYS: Final = ("seen", "seen_below_top", "chance")


@dataclass(slots=True)
class PlayerPart:
    hand: list[int]  # worker cards, from 1
    supply: int
    coins: list[int]
    projects: list[int]
    characters: list[int]


@dataclass(slots=True)
class ResourcePart:
    lower: list[int]  # seats, NOBODY where free
    upper: list[int]


@dataclass(slots=True)
class CityPart:
    card: int
    x: int
    y: int
    owner: int


@dataclass(slots=True)
class DecisionPart:
    kind: int = NOTHING
    player: int = NOBODY
    resumes: int = NOTHING
    worker: int = NOTHING  # from 0
    card: int = NOTHING
    building_player: int = NOBODY
    bonuses: list[int] = field(default_factory=list)
    guild: int = NOTHING


@dataclass(slots=True)
class Parts:
    """The content of a position."""

    edition: Edition
    players: list[PlayerPart]
    board: list[ResourcePart]
    row: list[int]  # NOTHING for a gap
    deck: list[int]  # the top first
    seen: list[int]
    piles: list[list[int]]  # the top first
    seen_below_top: list[int]
    removed: list[int]
    city: list[CityPart]
    spots: list[int]
    first_player: int
    turn: int
    turn_player: int
    recovered: bool
    cheater_used: bool
    bookkeeper_used: bool
    end_trigger: int
    decision: DecisionPart
    chance: int


def read_parts(data: object, problems: Problems) -> Parts | None:
    """The parts of a position, or None if a problem was noted."""
    root = Reader(problems, "", data).fields(REQUIRED_KEYS, OPTIONAL_KEYS)
    check_heading(root, POSITION_FORMAT, POSITION_VERSION)
    if "rules" in root:
        check_version(root["rules"], RULES_VERSION)
    if problems.found:
        return None
    edition = read_edition(root["edition"])
    if edition is None:
        return None
    parts = _Document(root, edition).parts()
    return None if problems.found else parts


class _Document:
    def __init__(self, root: dict[str, Reader], edition: Edition) -> None:
        self.root = root
        self.edition = edition
        self.ids = CardIds(edition)
        self.cards = self.ids.buildings
        self.count = len(root["players"].data) if isinstance(root["players"].data, list) else 0
        self.colours = COLOURS[: min(max(self.count, MIN_PLAYERS), MAX_PLAYERS)]

    def parts(self) -> Parts:
        root = self.root
        players = [
            self.player(item, colour)
            for item, colour in zip(
                root["players"].items(MIN_PLAYERS, MAX_PLAYERS), self.colours, strict=False
            )
        ]
        return Parts(
            edition=self.edition,
            players=players,
            board=[self.resource(item) for item in self.table("board", RESOURCES)],
            row=[self.or_nothing(item, self.cards) for item in root["row"].items(ROW_LENGTH, ROW_LENGTH)],
            deck=self.card_list(root["deck"], MAX_CARDS),
            seen=self.card_list(root["seen"], MAX_CARDS) if "seen" in root else [],
            piles=[item.indices(CHARACTERS, 0, PILE_SIZE) for item in self.table("piles", GUILDS)],
            seen_below_top=self.optional_characters("seen_below_top"),
            removed=root["removed"].indices(CHARACTERS, 0, CHARACTER_COUNT),
            city=[self.city_card(item) for item in root["city"].items(1, MAX_CITY)],
            spots=[self.or_nothing(item, self.colours) for item in self.table("spots", RESOURCES)],
            first_player=root["first_player"].index(self.colours) or 0,
            turn=root["turn"].integer(0, MAX_TURN),
            turn_player=self.or_nothing(root["turn_player"], self.colours),
            recovered=root["recovered"].boolean(),
            cheater_used=root["cheater_used"].boolean(),
            bookkeeper_used=root["bookkeeper_used"].boolean(),
            end_trigger=self.or_nothing(root["end_trigger"], self.colours),
            decision=self.decision(root["decision"]),
            chance=self.chance(),
        )

    def table(self, key: str, names: Sequence[str]) -> list[Reader]:
        """The values of an object that has exactly these fields."""
        fields = self.root[key].fields(names)
        return list(fields.values()) if len(fields) == len(names) else []

    def or_nothing(self, reader: Reader, known: Sequence[str]) -> int:
        index = reader.index_or_null(known)
        return NOTHING if index is None else index

    def card_list(self, reader: Reader, most: int) -> list[int]:
        return reader.indices(self.cards, 0, most)

    def optional_characters(self, key: str) -> list[int]:
        return self.root[key].indices(CHARACTERS, 0, CHARACTER_COUNT) if key in self.root else []

    def player(self, reader: Reader, colour: str) -> PlayerPart:
        fields = reader.fields(("colour", "hand", "supply", "coins", "projects", "characters"))
        if len(fields) < 6:
            return PlayerPart([], 0, [], [], [])
        fields["colour"].word((colour,))
        hand = [item.integer(1, WORKER_CARDS) for item in fields["hand"].items(0, WORKER_CARDS)]
        for worker in set(hand):
            if hand.count(worker) > 1:
                fields["hand"].add("repeated", value=worker)
        return PlayerPart(
            hand=hand,
            supply=fields["supply"].integer(0, WORKERS),
            coins=self.card_list(fields["coins"], MAX_COINS),
            projects=self.card_list(fields["projects"], PROJECT_SPACES),
            characters=fields["characters"].indices(CHARACTERS, 0, CHARACTER_COUNT),
        )

    def resource(self, reader: Reader) -> ResourcePart:
        fields = reader.fields(("lower", "upper"))
        if len(fields) < 2:
            return ResourcePart([], [])
        slots = len(self.edition.board(len(self.colours)).lower)
        assert slots <= LOWER_SLOTS
        lower = [self.or_nothing(item, self.colours) for item in fields["lower"].items(slots, slots)]
        return ResourcePart(lower, fields["upper"].indices(self.colours, 0, WORKERS * MAX_PLAYERS))

    def city_card(self, reader: Reader) -> CityPart:
        fields = reader.fields(("card", "x", "y"), ("owner",))
        if not {"card", "x", "y"} <= set(fields):
            return CityPart(NOTHING, 0, 0, NOBODY)
        return CityPart(
            card=self.ids.number(fields["card"].word((*self.cards, MAIN_SQUARE_ID))),
            x=fields["x"].integer(-CITY_REACH, CITY_REACH),
            y=fields["y"].integer(-CITY_REACH, CITY_REACH),
            owner=self.or_nothing(fields["owner"], self.colours) if "owner" in fields else NOBODY,
        )

    def decision(self, reader: Reader) -> DecisionPart:
        pending = ("resumes", "worker", "card", "building_player", "bonuses", "guild")
        fields = reader.fields(("kind", "player"), pending)
        part = DecisionPart()
        if "kind" in fields:
            part.kind = self.or_nothing(fields["kind"], DECISIONS)
        if "player" in fields:
            part.player = self.or_nothing(fields["player"], self.colours)
        if "resumes" in fields:
            part.resumes = self.or_nothing(fields["resumes"], DECISIONS)
        if "worker" in fields:
            part.worker = fields["worker"].integer(1, WORKER_CARDS) - 1
        if "card" in fields:
            part.card = self.or_nothing(fields["card"], self.cards)
        if "building_player" in fields:
            part.building_player = self.or_nothing(fields["building_player"], self.colours)
        if "bonuses" in fields:
            part.bonuses = fields["bonuses"].indices(SOURCES, 0, len(SOURCES))
        if "guild" in fields:
            part.guild = self.or_nothing(fields["guild"], GUILDS)
        return part

    def chance(self) -> int:
        """Sixteen hexadecimal digits, because many programs read JSON numbers with less precision."""
        if "chance" not in self.root:
            return 0
        text = self.root["chance"].text()
        if len(text) == 16 and set(text) <= set("0123456789abcdef"):
            return int(text, 16)
        self.root["chance"].add("out-of-range", value=shown(text), low="0" * 16, high="f" * 16)
        return 0
