"""Writes the database that a release leaves behind; run once for each release, before it goes out:

    python -m tests.releases.make_store 0.2.0

Beside it, in JSON, stands where every match was. It never writes over anything.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from oddville import standard
from oddville.bots.bot_pool import BotPool, think
from oddville.editions import Edition, kept_editions
from oddville.protocol import commands as say
from oddville.protocol.commands import Command
from oddville.protocol.entries import Entry, KeyAdded
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import LiveClock, Settings, TurnClock
from oddville.record import fingerprint
from oddville.store import Store, open_store
from oddville.table.decide import Actor
from oddville.table.hall import Hall
from oddville.table.loading import read_match
from oddville.table.match import Match
from oddville.table.seating import sit_down
from oddville.table.table import Table

FOLDER = Path(__file__).parent / "stores"
PEOPLE = ("Ada", "Ben Li", "Cléo", "D'Örte")
OLD = "old"  # by this name the hall offers a past edition
ALWAYS = 10**6


class Party:
    """The people at one table."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self._numbers = itertools.count(1)

    @classmethod
    async def gathered(cls, hall: Hall, people: int, **settings: Any) -> Party:
        """A new table at which so many sit down; the others' seats are for bots, or stay free."""
        chosen = {"order": "chosen", "pace": "instant", "stand_in": "newcomer", **settings}
        party = cls(hall, await hall.create(Settings(**chosen)))
        for name in PEOPLE[:people]:
            await party.table.enter(partial(_sit_down, Arrival(name, f"salt-of-{name[0]}")))
        return party

    async def do(self, command: Callable[..., Command], seat: int, **fields: Any) -> None:
        if "sequence" in command.__struct_fields__:  # type: ignore[attr-defined]
            fields["sequence"] = self.table.match.sequence
        made = command(key=f"r{next(self._numbers)}-{self.table.match.sequence}", seat=seat, **fields)
        await self.table.do(made, Actor(frozenset((seat,))))

    async def play(self, moves: int = ALWAYS) -> None:
        """So many actions of people, or until the end; bots play by themselves meanwhile."""
        match = self.table.match
        while match.phase == "open":
            await asyncio.sleep(0.01)
        while moves and match.phase == "playing":
            seat, game = match.decider, match.game
            assert game is not None
            if match.seats[seat].level is not None:
                await asyncio.sleep(0.01)
                continue
            action = think(game.resampled(seat, match.sequence), "newcomer", match.sequence)
            await self.do(say.Act, seat, action=action)
            moves -= 1


def _sit_down(arrival: Arrival, match: Match, at: int) -> Entry:
    return sit_down(match, arrival, f"hash-{arrival.name}", at)


# ---- The matches ---------------------------------------------------------------------------------


async def waiting(hall: Hall) -> None:
    """Somebody has come on two devices, a bot has been seated, somebody else has left again."""
    party = await Party.gathered(hall, 2, players=3, start="host", order="random", listed=True)
    await party.table.enter(lambda match, at: KeyAdded(at=at, seat=0, key_hash="another"))
    await party.do(say.SeatBot, 0, target=2, level="newcomer")
    await party.do(say.Leave, 1)
    await party.do(say.Say, 0, text="Who'll play? – „Gern!“")


async def taken_back(hall: Hall) -> None:
    """With the other's consent, which is given once and refused once."""
    party = await Party.gathered(hall, 2, players=2, order="random", undo="consent")
    await party.play(9)
    await party.do(say.Say, 1, text="Hm.")
    await party.do(say.Mute, party.table.match.host, target=1, muted=True)
    for agree in (True, False):
        await party.play(2)
        last = party.table.match.moves[-1].seat
        await party.do(say.Undo, last)
        await party.do(say.AnswerUndo, 1 - last, agree=agree)
    await party.play(3)


async def with_consent(hall: Hall) -> None:
    """Four players and a clock; an undo waits for an answer."""
    party = await Party.gathered(
        hall, 4, players=4, undo="consent", clock=LiveClock(minutes=30, increment=10), spectators=False
    )
    await party.play(20)
    await party.do(say.Undo, party.table.match.moves[-1].seat, scope="turn")


async def taken_over(hall: Hall) -> None:
    """A bot plays for somebody who left, another one came back; turns may take days."""
    party = await Party.gathered(hall, 3, players=3, clock=TurnClock(hours=48))
    await party.play(6)
    await party.do(say.Leave, 1)
    await party.do(say.TakeOver, 0, target=2, level="newcomer")
    await party.do(say.Reclaim, 2)
    await party.play(8)


async def past_edition(hall: Hall) -> None:
    party = await Party.gathered(hall, 2, players=3, bots=(None, "newcomer", None), edition=OLD)
    await party.play(10)


async def finished(hall: Hall) -> None:
    """A step was taken back freely; at the end they begin a rematch, at which nobody sits yet."""
    party = await Party.gathered(hall, 2, players=2)
    await party.play(1)
    await party.do(say.Undo, party.table.match.moves[-1].seat)
    await party.play()
    await party.do(say.Rematch, 0)


async def finished_of_old(hall: Hall) -> None:
    party = await Party.gathered(hall, 2, players=4, bots=(None, "newcomer", None, "newcomer"), edition=OLD)
    await party.play()


async def resigned(hall: Hall) -> None:
    party = await Party.gathered(hall, 2, players=2, seed=7)
    await party.play(5)
    await party.do(say.Resign, 1)


async def abandoned(hall: Hall) -> None:
    party = await Party.gathered(hall, 3, players=3)
    await party.play(4)
    await party.do(say.AskEnd, 0)
    await party.do(say.AnswerEnd, 1, agree=True)
    await party.do(say.AnswerEnd, 2, agree=True)


MATCHES: tuple[Callable[[Hall], Awaitable[None]], ...] = (
    waiting,
    taken_back,
    with_consent,
    taken_over,
    past_edition,
    finished,
    finished_of_old,
    resigned,
    abandoned,
)


# ---- Writing them down ---------------------------------------------------------------------------


def facts(match: Match) -> dict[str, Any]:
    """Where a match is: what a later release has to find again."""
    game = match.game
    return {
        "names": [seat.name or seat.bot or "" for seat in match.seats],
        "levels": [seat.level for seat in match.seats],
        "edition": f"{match.edition.id} {match.edition.version}",
        "phase": match.phase,
        "ending": match.ending,
        "sequence": match.sequence,
        "moves": len(match.moves),
        "undo_asked": match.undo_asked is not None,
        "time_left": [seat.time_left for seat in match.seats],
        "rematch": match.rematch_id,
        "winner": match.winner,
        "fingerprint": None if game is None else fingerprint(game),
        "scores": None if game is None else game.scores(),
    }


async def read_all(store: Store, match_ids: list[str]) -> dict[str, dict[str, Any]]:
    return {match_id: facts(read_match(*await store.load(match_id))) for match_id in match_ids}


async def played(data: str) -> dict[str, dict[str, Any]]:
    """Play everything into a new database; where each match was in the end."""
    store = await open_store(data)
    hall = Hall(store, BotPool(1), {"standard": standard(), OLD: _past_edition()})
    try:
        for make in MATCHES:
            await make(hall)
        match_ids = sorted(table.match.id for table in hall.open_tables)
    finally:
        await hall.close()
    found = await read_all(store, match_ids)
    await store.close()
    return found


def _past_edition() -> Edition:
    return next(edition for edition in kept_editions() if edition.version < standard().version)


def statements(database: Path) -> Iterator[str]:
    """The database as SQL. `iterdump` would do, but writes JSON as hexadecimal digits."""
    with sqlite3.connect(database) as connection:
        tables = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"
        )
        for name, sql in tables.fetchall():
            yield f"{sql};\n"
            if sql.startswith("CREATE TABLE"):
                for row in connection.execute(f"SELECT * FROM {name}"):
                    yield f"INSERT INTO {name} VALUES ({', '.join(map(_literal, row))});\n"


def _literal(value: object) -> str:
    if isinstance(value, bytes):
        try:
            return f"CAST({_literal(value.decode())} AS BLOB)"
        except UnicodeDecodeError:
            return f"X'{value.hex()}'"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "NULL" if value is None else str(value)


def write_release(release: str) -> Path:
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{release}.sql"
    if path.exists():
        raise FileExistsError(path)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        found = asyncio.run(played(f"sqlite:///{database}"))
        path.write_text("".join(statements(database)), "utf-8", newline="\n")
    index = {"release": release, "matches": found}
    path.with_suffix(".json").write_text(
        json.dumps(index, indent=1, ensure_ascii=False) + "\n", "utf-8", newline="\n"
    )
    return path


if __name__ == "__main__":
    print(write_release(sys.argv[1]))
