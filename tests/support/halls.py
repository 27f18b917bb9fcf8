"""A hall over a SQLite file, with people at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from oddville import standard
from oddville.bots.bot_pool import BotPool, Decision
from oddville.protocol.commands import Act
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import Settings
from oddville.rules.game import Game
from oddville.store import open_store
from oddville.table.change import Change
from oddville.table.decide import Actor
from oddville.table.hall import Hall
from oddville.table.match import Match
from oddville.table.seating import sit_down
from oddville.table.table import Table


class Listener:
    """A watcher that remembers what it was told."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)
        self.changes: list[Change] = []

    def tell(self, table: Table, change: Change) -> None:
        self.changes.append(change)

    def tell_presence(self, table: Table) -> None:
        pass


Scene = Callable[[Hall], Awaitable[None]]


async def greeted(match: Match) -> None:
    """Nothing to say."""


class FirstAction(BotPool):
    """Bots that do not think: no process has to be started for them."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, game: Game, *_: object) -> Decision:
        await asyncio.sleep(0)
        return Decision(game.legal_actions()[0])


def in_hall(path: Path, scene: Scene, bot_pool: BotPool | None = None) -> None:
    """Play a scene in a hall over a SQLite file."""

    async def run() -> None:
        store = await open_store(f"sqlite:///{path / 'hall.db'}")
        hall = Hall(store, bot_pool or BotPool(1), {"standard": standard()})
        try:
            await asyncio.wait_for(scene(hall), 60)
        finally:
            await hall.close()
            await store.close()

    asyncio.run(run())


async def seated(hall: Hall, **settings: object) -> Table:
    """A table at which a person sits on every free seat."""
    fields = {"players": 2, "order": "chosen", "pace": "instant", **settings}
    table = await hall.create(Settings(**fields))  # type: ignore[arg-type]
    for seat, place in enumerate(list(table.match.seats)):
        if place.is_free:
            arrival = Arrival(f"Player {seat}", seat=seat)
            await table.enter(lambda match, at, who=arrival: sit_down(match, who, "hash", at))  # type: ignore[misc]
    await until(lambda: table.match.phase == "playing")
    return table


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.005)


def act(table: Table, key: str = "key", seat: int | None = None, number: int = 0) -> tuple[Act, Actor]:
    match = table.match
    assert match.game is not None
    who = match.decider if seat is None else seat
    command = Act(key=key, seat=who, sequence=match.sequence, action=match.game.legal_actions()[number])
    return command, Actor(frozenset((who,)))
