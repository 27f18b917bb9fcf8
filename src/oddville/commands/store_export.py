"""`oddville store export`: the records of finished games, each with the proof that it was dealt fairly."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ..record import commitment, write_json
from ..store import Store, StoreError
from ..table.loading import read_match
from ..table.match import Match
from ..table.replays import record_of
from ..text import Texts
from .output import write_file
from .store import milliseconds
from .store_access import require_store, with_store

ALL: Final = 1_000_000_000
NAME_LENGTH: Final = 16  # of the promise; nobody will see two that begin alike


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    address = require_store(arguments.data)
    folder = Path(arguments.out)
    before = milliseconds(arguments.ended_before)
    done = with_store(address, arguments.data, lambda store: _export(store, before, folder))
    print(texts.t("store-exported", count=done["written"], path=arguments.out))
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
        except Exception:  # of whatever kind: one that cannot be read must not keep the others here
            done["broken"] += 1
            continue
        done["there" if content is None else "written"] += 1
        if content is not None:
            write_file(path, content)
    return done


def file_name(match: Match) -> str:
    """Not by the id of the table: that would be a link to it, and records are meant to be passed on."""
    day = datetime.fromtimestamp(match.ended_at / 1000, UTC).date().isoformat()
    return f"{day}-{commitment(match.secret)[:NAME_LENGTH]}.json"
