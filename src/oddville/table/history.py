"""The log of a match told again: each entry with what happened in the game, as players may know it."""

from __future__ import annotations

from ..store import Store
from .entries import read_entry
from .live import Change
from .match import Match


async def changes_after(store: Store, match: Match, sequence: int) -> list[Change]:
    """What a viewer missed who has seen everything up to `sequence`, as far as the match stands now.

    Another process may have written more: that is told when the match has come so far.
    """
    current = match.sequence
    if sequence >= current:
        return []
    _, rows = await store.load(match.id)
    told = match.anew()
    changes = []
    for row in rows[:current]:
        entry = read_entry(row.data)
        events = told.apply(entry, row.key)
        if row.sequence > sequence:
            changes.append(Change(row.sequence, entry, row.key, events))
    return changes
