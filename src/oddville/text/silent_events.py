"""Events that need no sentence of their own in a log: another event of the same move already says it."""

from __future__ import annotations

from typing import Final

from ..rules import events as e

SILENT_EVENTS: Final = frozenset(
    event.kind
    for event in (
        e.TurnEnded,  # the next turn begins
        e.CoinPaid,  # the payment names the number of coins
        e.WorkerSpent,  # the building shows its cost
        e.RowShifted,  # a card was taken from the row
        e.ProjectChosen,  # the card is built
    )
)
