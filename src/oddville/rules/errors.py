"""Errors for actions and set-ups that are refused. Each has a code and parameters.

The catalogues put them into words (`error-<code>`); `str()` gives the bare facts for a developer.
"""

from __future__ import annotations

from collections.abc import Mapping


class RulesError(Exception):
    """Something the engine refuses. The state has not changed."""

    code = "rules"

    def __init__(self, **params: object) -> None:
        super().__init__(params)
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}: {facts}" if facts else self.code


class UnknownAction(RulesError):
    """Not an action at all: no number of the action space."""

    code = "unknown-action"


class WrongSeat(RulesError):
    """Another seat must decide; this one can only take its own workers back."""

    code = "wrong-seat"


class IllegalAction(RulesError):
    """An action of the right seat that the rules do not allow now; `why_not` says which rule."""

    code = "illegal-action"


class GameIsOver(RulesError):
    """Nothing can be decided any more."""

    code = "game-is-over"


class ImpossibleSetup(RulesError):
    """A game cannot start like this: number of players, deck or piles do not fit."""

    code = "impossible-setup"
