"""Why a site cannot be built, with what to do about it."""

from __future__ import annotations


class CannotBuild(Exception):
    """`code` names a message of the catalogues (`site-error-...`), `values` fill it in."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values
