"""Games that the network plays against itself, many at a time, and what it can learn from them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import torch
from numpy.typing import NDArray

from oddville.envs.batch import NEWCOMERS, choice_of
from oddville.envs.dealing import components_for, deal
from oddville.envs.opponents import compiled_opponents
from oddville.rules.action_space import MAX_LEGAL
from oddville.rules.game import Game

from .looking import Looking, without_idling
from .network import Judge, blended, inputs, outcomes

PLAYERS = 2
LONGEST = 400  # decisions; a game that takes longer is judged as it stands


@dataclass
class Course:
    """What one seat saw after each of its actions, and how it judged that."""

    seen: list[torch.Tensor] = field(default_factory=list)
    judged: list[NDArray[np.float32]] = field(default_factory=list)

    def add(self, seen: torch.Tensor, judged: NDArray[np.float32]) -> None:
        self.seen.append(seen.half())
        self.judged.append(judged)


@dataclass
class Lessons:
    rows: torch.Tensor  # as the network reads them, in half precision
    targets: torch.Tensor
    games: int
    decisions: int


class Table:
    """A game in progress."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.courses = [Course() for _ in range(PLAYERS)]
        self.decisions = 0

    def go_on(self, action: int) -> None:
        self.game.apply(action)
        self.decisions += 1

    @property
    def is_done(self) -> bool:
        return self.game.is_over or self.decisions >= LONGEST


class SelfPlay:
    """`side_by_side` games at a time; a game that ends makes room for the next."""

    def __init__(self, side_by_side: int, seed: int) -> None:
        self._random = np.random.default_rng(seed)
        self._components = components_for(PLAYERS, None)
        self._tables = [self._new_table() for _ in range(side_by_side)]
        self._looking = Looking(self._tables[0].game, side_by_side * MAX_LEGAL)
        self._newcomers = compiled_opponents(NEWCOMERS, self._tables[0].game)

    def _new_table(self) -> Table:
        return Table(deal(self._components, int(self._random.integers(1 << 62))))

    def play(self, judge: Judge, games: int, whim: float, trace: float) -> Lessons:
        """`whim`: how often an action is random; `trace`: how much the outcome counts beside judgements."""
        lessons = Collector(trace)
        while lessons.games < games:
            counts = self._look_at_all()
            rows, values = self._looking.judged_by(judge, sum(counts))
            liking = blended(values)
            start = 0
            for number, count in enumerate(counts):
                table = self._tables[number]
                legal, seat = table.game.legal_actions(), table.game.decider
                own = without_idling(liking[start : start + count], legal, table.game.supply[seat])
                by_whim = self._random.random() < whim
                chosen = int(self._random.integers(count)) if by_whim else int(own.argmax())
                table.courses[seat].add(rows[start + chosen], values[start + chosen])
                table.go_on(legal[chosen])
                if table.is_done:
                    self._learn_from(table, lessons)
                    self._tables[number] = self._new_table()
                start += count
        return lessons.lessons()

    def watch(self, games: int, whim: float) -> Lessons:
        """Newcomers play; nothing is judged, the outcome alone counts."""
        lessons = Collector(1.0)
        while lessons.games < games:
            table = self._new_table()
            while not table.is_done:
                game, seat, legal = table.game, table.game.decider, table.game.legal_actions()
                by_whim = self._random.random() < whim
                drawn = legal[int(self._random.integers(len(legal)))]
                table.go_on(drawn if by_whim else choice_of(self._newcomers, game))
                self._looking.at_position(game, seat)
                row = inputs(self._looking.observations[:1], self._looking.features[:1])
                table.courses[seat].add(row[0], np.zeros(2, np.float32))
            self._learn_from(table, lessons)
        return lessons.lessons()

    def _look_at_all(self) -> list[int]:
        """Fill the rows with what every action of every game would lead to."""
        counts = list[int]()
        for table in self._tables:
            seed = int(self._random.integers(1 << 62))
            counts.append(self._looking.at_actions(table.game, seed, sum(counts)))
        return counts

    def _learn_from(self, table: Table, lessons: Collector) -> None:
        ends = []
        for seat in range(PLAYERS):
            self._looking.at_position(table.game, seat)
            ends.append(outcomes(self._looking.observations[:1])[0])
        lessons.add(table, ends)


class Collector:
    """From games to positions with what they turned out to be worth: TD(λ), backwards from the end."""

    def __init__(self, trace: float) -> None:
        self._trace = trace
        self._rows: list[torch.Tensor] = []
        self._targets: list[NDArray[np.float32]] = []
        self.games = 0
        self.decisions = 0

    def add(self, table: Table, ends: list[NDArray[np.float32]]) -> None:
        self.games += 1
        self.decisions += table.decisions
        for course, end in zip(table.courses, ends, strict=True):
            target = end
            for seen, judged in zip(reversed(course.seen), reversed(course.judged), strict=True):
                self._rows.append(seen)
                self._targets.append(target)
                target = (1 - self._trace) * judged + self._trace * target

    def lessons(self) -> Lessons:
        targets = torch.from_numpy(np.stack(self._targets))
        return Lessons(torch.stack(self._rows), targets, self.games, self.decisions)
