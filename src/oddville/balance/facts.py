"""What is stored about one game: its line in the log."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ..rules.action_space import PLAY_FOR_COINS, RECOVER
from ..rules.vocabulary import BONUS_COUNT, CHARACTER_COUNT, COIN_SOURCES, NOBODY, NOTHING, PAYMENTS

PLAYS: Final = RECOVER - PLAY_FOR_COINS  # every way to play a worker card, in the order of the action space


class BuiltCard(NamedTuple):
    """A building of the final city."""

    card: int
    seat: int
    turn: int
    points: int  # for its owner at the end
    paid: int  # resources
    character: int = NOTHING  # taken with it
    is_answer: int = 0  # 1: built by the Builder in another's turn
    used_at_build: int = 0  # its bonus, when it was built
    used_by_owner: int = 0  # later
    used_by_others: int = 0


class Points(NamedTuple):
    """A seat's score in its parts."""

    buildings: int
    main_square: int
    characters: int
    workers: int

    @property
    def total(self) -> int:
        return sum(self)


class CellCount(NamedTuple):
    """At the starts of turns: how many cards were checked, and how many of them fitted nowhere."""

    city: int  # buildings in the city at that time
    projects: int
    projects_without: int
    row: int
    row_without: int


@dataclass(slots=True)
class GameFacts:
    """Everything the summary needs about one game. Lists are indexed by the numbers of the vocabulary."""

    players: int
    index: int  # which game of this number of players
    is_finished: bool = False
    turns: int = 0
    first_player: int = 0
    winner: int = NOBODY
    end_trigger: int = NOBODY
    scores: list[Points] = field(default_factory=list)  # by seat
    built: list[BuiltCard] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)  # cards whose building side was shown
    taken: list[int] = field(default_factory=list)  # cards from the row, one by one
    discarded: list[int] = field(default_factory=list)
    plays: list[int] = field(default_factory=lambda: [0] * PLAYS)
    used: list[int] = field(default_factory=lambda: [0] * BONUS_COUNT)
    forgone: list[int] = field(default_factory=lambda: [0] * BONUS_COUNT)
    main_square_used: int = 0
    coins: list[int] = field(default_factory=lambda: [0] * len(COIN_SOURCES))  # drawn
    payments: list[int] = field(default_factory=lambda: [0] * len(PAYMENTS))
    coins_paid: list[int] = field(default_factory=lambda: [0] * len(PAYMENTS))
    recoveries: int = 0  # by choice, paid or free with the Mistress
    pick_ups: int = 0  # of all four worker cards with an empty hand
    take_backs: int = 0
    passes: int = 0
    builder_asked: int = 0
    builder_declined: int = 0
    second_declined: int = 0
    characters: list[int] = field(default_factory=list)  # those in the game
    character_taken: list[int] = field(default_factory=lambda: [0] * CHARACTER_COUNT)
    character_turns: list[int] = field(default_factory=lambda: [0] * CHARACTER_COUNT)  # held, anyone's turns
    character_uses: list[int] = field(default_factory=lambda: [0] * CHARACTER_COUNT)  # of the power
    character_points: list[int] = field(default_factory=lambda: [0] * CHARACTER_COUNT)
    character_holder: list[int] = field(default_factory=lambda: [NOBODY] * CHARACTER_COUNT)  # at the end
    character_seats: list[int] = field(default_factory=lambda: [0] * CHARACTER_COUNT)  # ever held, as bits
    cells: list[CellCount] = field(default_factory=list)

    @property
    def key(self) -> tuple[int, int]:
        return self.players, self.index

    @property
    def rounds(self) -> int:
        """The turns of the first player."""
        return -(-self.turns // self.players)

    @property
    def last_position(self) -> int:
        """In whose turn the game ended; 0 is the first player."""
        return (self.turns - 1) % self.players

    def position(self, seat: int) -> int:
        """The place of a seat in the turn order; 0 is the first player."""
        return (seat - self.first_player) % self.players

    def to_line(self) -> str:
        return json.dumps({name: getattr(self, name) for name in self.__slots__}, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> GameFacts:
        """Raises ValueError for anything that `to_line` has not written."""
        try:
            data: dict[str, Any] = json.loads(line)
            data["built"] = [BuiltCard(*card) for card in data["built"]]
            data["scores"] = [Points(*points) for points in data["scores"]]
            data["cells"] = [CellCount(*count) for count in data["cells"]]
            return cls(**data)
        except (KeyError, TypeError) as error:
            raise ValueError(str(error)) from error
