"""When Python looks for garbage in circles.

A full search goes through all that every table holds, and meanwhile everybody waits: at 500 tables for
a tenth of a second. So it is made seldom. Young garbage is found as ever.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

BETWEEN: Final = 300.0  # seconds between two full searches
_NEVER: Final = 1_000_000_000  # collections of the middle generation


@asynccontextmanager
async def rare_full_collections() -> AsyncIterator[None]:
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what is there from the start stays
    gc.set_threshold(usual[0], usual[1], _NEVER)
    searching = asyncio.create_task(_search_again_and_again())
    try:
        yield
    finally:
        searching.cancel()
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _search_again_and_again() -> None:
    while True:
        await asyncio.sleep(BETWEEN)
        gc.collect()
