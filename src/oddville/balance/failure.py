"""What can go wrong with a measurement, as codes for the catalogues."""

from __future__ import annotations


class BalanceError(Exception):
    """`code` and `params` go to the message `balance-error-<code>`."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(f"{code}: {params}")
        self.code = code
        self.params = params
