"""A match for tests: everybody sits down, commands are decided and carried out, time passes as told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oddville import standard
from oddville.protocol.commands import Act, Command
from oddville.protocol.entries import Entry, read_entry, write_entry
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import Settings
from oddville.rules.events import Event, public_event
from oddville.rules.randomness import Generator
from oddville.table.decide import Actor, decide, start
from oddville.table.match import Match
from oddville.table.seating import sit_down
from tests.support.play import Chooser

SECRET = bytes(range(32))
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SECOND = 1000


class ScriptedMatch:
    """A match and its log."""

    def __init__(self, *, seat_people: bool = True, **settings: Any) -> None:
        self.settings = Settings(**{"players": 2, "order": "chosen", **settings})
        self.match = Match("table", self.settings, standard(), SECRET)
        self.log: list[tuple[bytes, str | None]] = []
        self.at = 1_000_000
        self.present: frozenset[int] = frozenset()
        self._keys = 0
        if seat_people:
            for seat, place in enumerate(list(self.match.seats)):
                if place.is_free:
                    arrival = Arrival(NAMES[seat], f"salt{seat}", seat)
                    self.enter(sit_down(self.match, arrival, f"hash{seat}", self.at))

    def enter(self, entry: Entry, key: str | None = None) -> list[Event]:
        """Store and carry out, the way a table does."""
        self.log.append((write_entry(entry), key))
        return list(map(public_event, self.match.apply(entry, key)))

    def begin(self) -> ScriptedMatch:
        self.enter(start(self.match, self.at))
        return self

    def do(self, command: Callable[..., Command], seat: int, *, after: float = 1, **fields: Any) -> Entry:
        """A seat's own person sends a command, decided on what is there now."""
        return self.send(
            command, seat, Actor(frozenset((seat,)), present=lambda: self.present), after, **fields
        )

    def send(
        self, command: Callable[..., Command], seat: int, actor: Actor, after: float = 1, **fields: Any
    ) -> Entry:
        self._keys += 1
        self.at += int(after * SECOND)
        if "sequence" in command.__struct_fields__:  # type: ignore[attr-defined]
            fields.setdefault("sequence", self.match.sequence)
        made = command(key=f"k{self._keys}", seat=seat, **fields)
        entry = decide(self.match, made, actor, self.at)
        self.enter(entry, f"{seat}.k{self._keys}")
        return entry

    def act(self, action: int | None = None, *, after: float = 1) -> Entry:
        """Whoever must decide takes an action, by default the first."""
        game = self.match.game
        assert game is not None
        seat = game.decider
        chosen = game.legal_actions()[0] if action is None else action
        actor = Actor(frozenset((seat,)), bot=self.match.seats[seat].level)
        return self.send(Act, seat, actor, after, action=chosen)

    def play(self, steps: int = 10_000, seed: int = 1) -> ScriptedMatch:
        """Sensible actions with whims, until the end if there are enough."""
        chooser = Chooser(Generator(seed), whims=25, interruptions=0)
        while steps > 0 and self.match.phase == "playing":
            assert self.match.game is not None
            self.act(chooser.choose(self.match.game)[1])
            steps -= 1
        return self

    def told_again(self) -> Match:
        """The match as another process reads it from the log."""
        match = Match("table", self.settings, standard(), SECRET)
        match.load((read_entry(data), key) for data, key in self.log)
        return match
