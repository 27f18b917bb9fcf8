"""OddVille, the board game for two to four players.

import oddville

game = oddville.new_game(players=3, seed=7)
game.step(game.legal_actions()[0])
"""

from __future__ import annotations

from .editions import Edition, load_edition, standard
from .editions.start import new_game
from .rules.game import Game

__version__ = "0.1.0"

__all__ = ["Edition", "Game", "__version__", "load_edition", "new_game", "standard"]
