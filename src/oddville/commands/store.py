"""`oddville store`: look at a server's games, copy them, export their records, delete old ones.

The server may go on running meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from ..exit_codes import BAD_DATA, BAD_USAGE
from ..record import commitment, write_json
from ..store import Store, StoreError, StoreUnavailable, open_store
from ..store.address import Address
from ..store.backup import backup as copy_store
from ..table.loading import read_match
from ..table.match import Match
from ..table.replays import record_of
from ..text import Texts
from .data_location import chosen_data
from .failure import CommandFailed, missing_extra
from .output import write_file

T = TypeVar("T")

BAD_ADDRESS: Final = ("bad-url", "use-pg-dump")  # errors that are the fault of --data
STATUSES: Final = ("open", "playing", "over")
MEGABYTE: Final = 1_000_000
ALL: Final = 1_000_000_000
AT_ONCE: Final = 200  # deleted in one transaction, so that a running server never waits long
NAME_LENGTH: Final = 16  # of the commitment in a file's name: enough that two never begin alike


# ---- Opening a store ----------------------------------------------------------------------------


def failure(error: StoreError, path: str | None = None) -> CommandFailed:
    """In a sentence; `path` is where the store is if it is a file."""
    if isinstance(error, StoreUnavailable) and path is not None:
        detail = str(error.params["detail"])
        return CommandFailed("store-file-unusable", path=path, detail=detail, kind=error.kind)
    found = CommandFailed(f"store-error-{error.code}", BAD_USAGE if error.code in BAD_ADDRESS else BAD_DATA)
    found.values = dict(error.params)
    return found


def read_address(data: str) -> Address:
    try:
        return Address(data)
    except StoreError as error:
        raise failure(error) from None


def _existing(arguments: argparse.Namespace) -> Address:
    """The store asked for; it must be there already, because opening a store would create it."""
    arguments.data = chosen_data(arguments.data)
    address = read_address(arguments.data)
    if address.path is not None and not os.path.isfile(address.path):
        raise CommandFailed("store-not-there", path=address.path)
    return address


def with_store(address: Address, data: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = await open_store(data)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except StoreError as error:
        raise failure(error, address.path) from None
    except ModuleNotFoundError as error:
        raise missing_extra(error) from None


# ---- Looking at it, copying it -----------------------------------------------------------------


def info(texts: Texts, arguments: argparse.Namespace) -> int:
    address = _existing(arguments)

    async def look(store: Store) -> tuple[dict[str, int], int]:
        return await store.counts(), await store.size()

    counts, size = with_store(address, arguments.data, look)
    if arguments.json:
        print(json.dumps({**{status: counts.get(status, 0) for status in STATUSES}, "bytes": size}))
        return 0
    for status in STATUSES:
        print(texts.t("store-count", status=status, count=counts.get(status, 0)))
    print(texts.t("store-size", megabytes=f"{size / MEGABYTE:.1f}"))
    return 0


def backup(texts: Texts, arguments: argparse.Namespace) -> int:
    address = _existing(arguments)
    try:
        copy_store(arguments.data, arguments.file)
    except StoreError as error:
        raise failure(error, address.path) from None
    print(texts.t("store-backed-up", path=arguments.file))
    return 0


# ---- Exporting records -------------------------------------------------------------------------


def export(texts: Texts, arguments: argparse.Namespace) -> int:
    address = _existing(arguments)
    folder = Path(arguments.output)
    before = _milliseconds(arguments.ended_before)
    done = with_store(address, arguments.data, lambda store: _export(store, before, folder))
    print(texts.t("store-exported", count=done["written"], path=arguments.output))
    if done["there"]:
        print(texts.t("store-exported-before", count=done["there"]))
    if done["broken"]:
        print(texts.t("store-not-exported", count=done["broken"]), file=sys.stderr)
    return 1 if done["broken"] else 0


async def _export(store: Store, before: int, folder: Path) -> Counter[str]:
    done: Counter[str] = Counter()
    for match_id in await store.ended_before(before, ALL):
        try:
            match = read_match(*await store.load(match_id))
            path = folder / file_name(match)
            content = None if path.exists() else write_json(record_of(match))
        except StoreError:
            raise
        except Exception:  # one broken game, whatever is wrong with it, must not stop the export
            done["broken"] += 1
            continue
        done["there" if content is None else "written"] += 1
        if content is not None:
            write_file(path, content)
    return done


def file_name(match: Match) -> str:
    """Does not contain the table's id: that would be a link to it, and records are meant to be passed on."""
    day = datetime.fromtimestamp(match.ended_at / 1000, UTC).date().isoformat()
    return f"{day}-{commitment(match.secret)[:NAME_LENGTH]}.json"


# ---- Deleting old games ------------------------------------------------------------------------


Find = Callable[[Store, int, int], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Kind:
    """Which games are meant, and the messages about them."""

    find: Find
    question: str
    needs_yes: str
    pruned: str


FINISHED: Final = Kind(
    lambda store, at, limit: store.ended_before(at, limit),
    "store-prune-question",
    "store-needs-yes",
    "store-pruned",
)
UNFINISHED: Final = Kind(
    lambda store, at, limit: store.untouched_since(at, limit),
    "store-prune-unfinished-question",
    "store-unfinished-needs-yes",
    "store-unfinished-pruned",
)


def prune(texts: Texts, arguments: argparse.Namespace) -> int:
    address = _existing(arguments)
    kind = UNFINISHED if arguments.ended_before is None else FINISHED
    moment = arguments.ended_before or arguments.untouched_since
    before, date = _milliseconds(moment), moment.date().isoformat()
    count = with_store(address, arguments.data, lambda store: _count(store, kind, before))
    if count and not arguments.yes:
        _ask(texts, kind, count, date)
    deleted = with_store(address, arguments.data, lambda store: _prune(store, kind, before)) if count else 0
    print(texts.t(kind.pruned, count=deleted, date=date))
    return 0


def _ask(texts: Texts, kind: Kind, count: int, date: str) -> None:
    if not sys.stdin.isatty():
        raise CommandFailed(kind.needs_yes, BAD_USAGE, count=count, date=date)
    answer = input(texts.t(kind.question, count=count, date=date) + " ")
    if answer.strip().lower() not in texts.t("store-yes-words").split():
        raise CommandFailed("store-nothing-deleted")


async def _count(store: Store, kind: Kind, before: int) -> int:
    return len(await kind.find(store, before, ALL))


async def _prune(store: Store, kind: Kind, before: int) -> int:
    deleted = 0
    while found := await kind.find(store, before, AT_ONCE):
        deleted += await store.delete(found)
    return deleted


def _milliseconds(moment: datetime) -> int:
    """Since the epoch, as the store counts."""
    return int(moment.timestamp() * 1000)
