"""`oddville store prune`: old games are deleted, finished or left by everybody; never without asking."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from ..store import Store
from ..text import Texts
from .failure import CommandFailed
from .store import milliseconds
from .store_access import require_store, with_store

ALL: Final = 1_000_000_000
AT_ONCE: Final = 200  # so that a running server never waits long

Find = Callable[[Store, int, int], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Kind:
    """Which games are meant, and the messages about them."""

    find: Find
    question: str
    needs_yes: str
    pruned: str


FINISHED: Final = Kind(Store.ended_before, "store-prune-question", "store-needs-yes", "store-pruned")
UNFINISHED: Final = Kind(
    Store.untouched_since,
    "store-prune-unfinished-question",
    "store-unfinished-needs-yes",
    "store-unfinished-pruned",
)


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    address = require_store(arguments.data)
    kind = UNFINISHED if arguments.ended_before is None else FINISHED
    moment = arguments.ended_before or arguments.untouched_since
    before, date = milliseconds(moment), moment.date().isoformat()
    count = with_store(address, arguments.data, lambda store: _count(store, kind, before))
    if count and not arguments.yes:
        _ask(texts, kind, count, date)
    deleted = with_store(address, arguments.data, lambda store: _prune(store, kind, before)) if count else 0
    print(texts.t(kind.pruned, count=deleted, date=date))
    return 0


def _ask(texts: Texts, kind: Kind, count: int, date: str) -> None:
    if not sys.stdin.isatty():
        raise CommandFailed(kind.needs_yes, count=count, date=date)
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
