"""Opens a store on a database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .listening import Hear, Wake, WakeAll

if TYPE_CHECKING:
    from .sql_store import SqlStore


async def open_store(
    url: str,
    wake: Wake | None = None,
    wake_all: WakeAll = lambda: None,
    hear: Hear = lambda _: None,
) -> SqlStore:
    """Create the database or bring it up to date, and begin to write, read and listen.

    With PostgreSQL `wake` is called on the loop with a match and a sequence when another store has added to
    it, and `wake_all` when it begins to listen, also after a broken connection: what came before was not
    heard. `hear` gets what other stores broadcast. With SQLite they never are called.
    """
    from .sql_store import SqlStore  # late: a browser has neither SQLAlchemy nor SQLite

    return await SqlStore.open(url, wake, wake_all, hear)
