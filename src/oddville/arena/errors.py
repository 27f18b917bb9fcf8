"""What the arena refuses or cannot do, as codes; the words are in the catalogues (`arena-error-<code>`)."""

from __future__ import annotations

from typing import Final

from ..extras import extra_with, install_command

ERROR_CODES: Final = (
    "bot-crashed",
    "damaged-log",
    "damaged-settings",
    "illegal-choice",
    "needs-package",
    "no-results",
    "not-a-lineup",
    "not-written",
    "other-settings",
    "ray-unreachable",
    "too-few-contenders",
    "too-many-contenders",
    "taken",
    "worker-lost",
)


class ArenaError(Exception):
    """Ends a tournament with one message; the games finished before are kept."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(f"{code}: {params}")
        self.code = code
        self.params = params


def needs(module: str) -> ArenaError:
    """The error for a module that is not installed; it says how to install it."""
    return ArenaError("needs-package", package=module, command=install_command(extra_with(module)))
