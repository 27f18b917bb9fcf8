"""`oddville store prune`: old finished games are deleted; no other ones, and not without asking."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from ..store import Store
from ..text import Texts
from .failure import CommandFailed
from .store import milliseconds
from .store_access import require_store, with_store

ALL: Final = 1_000_000_000
AT_ONCE: Final = 200  # so that a running server never waits long


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    address = require_store(arguments.data)
    before = milliseconds(arguments.ended_before)
    date = arguments.ended_before.date().isoformat()
    count = with_store(address, arguments.data, lambda store: _count(store, before))
    if count and not arguments.yes:
        _ask(texts, count, date)
    deleted = with_store(address, arguments.data, lambda store: _prune(store, before)) if count else 0
    print(texts.t("store-pruned", count=deleted, date=date))
    return 0


def _ask(texts: Texts, count: int, date: str) -> None:
    if not sys.stdin.isatty():
        raise CommandFailed("store-needs-yes", count=count, date=date)
    answer = input(texts.t("store-prune-question", count=count, date=date) + " ")
    if answer.strip().lower() not in texts.t("store-yes-words").split():
        raise CommandFailed("store-nothing-deleted")


async def _count(store: Store, before: int) -> int:
    return len(await store.ended_before(before, ALL))


async def _prune(store: Store, before: int) -> int:
    deleted = 0
    while found := await store.ended_before(before, AT_ONCE):
        deleted += await store.delete(found)
    return deleted
