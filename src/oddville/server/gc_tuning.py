"""Tunes the garbage collector.

A full collection visits every object of every table and blocks the server: a tenth of a second with 500
tables. So it runs rarely. Young objects are collected as usual.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

BETWEEN: Final = 300.0  # seconds between two full collections
_NEVER: Final = 1_000_000_000  # collections of the middle generation


@asynccontextmanager
async def rare_full_collections() -> AsyncIterator[None]:
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what exists at the start is never collected
    gc.set_threshold(usual[0], usual[1], _NEVER)
    collecting = asyncio.create_task(_collect_regularly())
    try:
        yield
    finally:
        collecting.cancel()
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _collect_regularly() -> None:
    while True:
        await asyncio.sleep(BETWEEN)
        gc.collect()
