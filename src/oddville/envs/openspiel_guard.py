"""OpenSpiel's searches in C++ refuse our game instead of crashing the interpreter.

They run without Python's lock, which games written in Python need, and they never ask such a game for its
`resample_from_infostate`. So they crash on every Python game, OpenSpiel's own ones included (seen in 2.0.2).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

SEARCHES: Final = ("ISMCTSBot", "MCTSBot")
METHODS: Final = ("step", "step_with_policy", "get_policy", "mcts_search")


def refuse_states(pyspiel: Any, state_class: type) -> None:
    """Let the searches raise an error for states of this class; for all others they work as before."""
    for name in SEARCHES:
        search = getattr(pyspiel, name)
        for method in METHODS:
            if hasattr(search, method):
                setattr(search, method, _guarded(getattr(search, method), name, state_class))


def _guarded(method: Callable[..., Any], name: str, state_class: type) -> Callable[..., Any]:
    @wraps(method)
    def guarded(self: Any, state: Any, *rest: Any, **named: Any) -> Any:
        if isinstance(state, state_class):
            raise TypeError(
                f"pyspiel.{name} cannot play games written in Python; "
                f"use {name} of open_spiel.python.algorithms.{name.removesuffix('Bot').lower()}"
            )
        return method(self, state, *rest, **named)

    return guarded
