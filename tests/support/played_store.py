"""A store with games in it, as a server leaves it: `python -m tests.support.played_store games.db`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from msgspec.json import encode

from oddville import __version__
from oddville.protocol.commands import Resign
from oddville.protocol.entries import read_entry
from oddville.record import RULES_VERSION
from oddville.store import EntryRow, MatchRow, Store, open_store
from oddville.table.summaries import summary_of
from tests.support.scripted_match import ScriptedMatch

NOW = 1_790_000_000_000  # in September 2026


def fill(path: Path) -> None:
    """One table is open, one is being played, one was given up, one was played to the end."""
    waiting = ScriptedMatch(seat_people=False)
    given_up = played(2, 10)
    given_up.do(Resign, 0)

    async def story() -> None:
        store = await open_store(str(path))
        for found in (waiting, played(1, 10), given_up, played(3, 10_000)):
            await keep(store, found)
        await store.close()

    asyncio.run(story())


def played(number: int, steps: int) -> ScriptedMatch:
    """A match with a secret of its own, played so far."""
    found = ScriptedMatch(order="random", pace="instant")
    found.match.id = f"table-{number:010}"
    found.match.secret = bytes([number]) * 32
    found.at = NOW
    return found.begin().play(steps, seed=number)


async def keep(store: Store, found: ScriptedMatch) -> None:
    match = found.match
    settings, edition = encode(match.settings), encode(match.edition.to_dict())
    row = MatchRow(match.id, NOW, RULES_VERSION, __version__, settings, edition, match.secret)
    await store.create(row, summary_of(match, found.at))
    rows = [
        EntryRow(sequence, read_entry(data).at, key, data)
        for sequence, (data, key) in enumerate(found.log, 1)
    ]
    await asyncio.gather(*(store.append(match.id, row) for row in rows))


if __name__ == "__main__":
    fill(Path(sys.argv[1]))
