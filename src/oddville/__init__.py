"""OddVille, the board game for two to four players.

import oddville

game = oddville.new_game(players=3, seed=7)
game.step(game.legal_actions()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .editions import Edition, load_edition, standard
    from .editions.start import new_game
    from .rules.game import Game

__version__ = "0.1.0"

__all__ = ["Edition", "Game", "__version__", "load_edition", "new_game", "standard"]


def __getattr__(name: str) -> object:
    """The engine is loaded when somebody asks for it: not for the help of a command."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import editions
    from .editions import start
    from .rules import game

    faces = {"Game": game.Game, "new_game": start.new_game}
    found: object = faces[name] if name in faces else getattr(editions, name)
    globals()[name] = found
    return found
