"""`oddville store info`: how many games there are, and how much room they take."""

from __future__ import annotations

import argparse
import json
from typing import Final

from ..store import Store
from ..text import Texts
from .store_access import require_store, with_store

STATUSES: Final = ("open", "playing", "over")
MEGABYTE: Final = 1_000_000


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    address = require_store(arguments.data)

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
