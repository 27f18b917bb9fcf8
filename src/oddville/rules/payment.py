"""Paying coins, in one place so that the Tax Collector misses no payment (R10)."""

from __future__ import annotations

from .coins import return_coins
from .event_kinds import PAYMENT_MADE
from .powers import collect_tax
from .state import State, tell


def pay(state: State, seat: int, amount: int, purpose: int) -> None:
    """The coins go on top of the deck at once, then the tax is drawn. A price of 0 is no payment."""
    if amount == 0:
        return
    tell(state, PAYMENT_MADE, seat, amount, purpose)
    return_coins(state, seat, amount)
    collect_tax(state, seat)
