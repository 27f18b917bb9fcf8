"""New games from seeds, without checks that a fresh deal does not need."""

from __future__ import annotations

from ..editions import Edition, standard
from ..editions.engine_tables import components
from ..rules.components import Components
from ..rules.deal import draw_deal, lay_out
from ..rules.game import Game
from ..rules.randomness import Generator
from ..rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS

MOST_TURNS = 2000  # a game in which nobody builds would never end


def components_for(players: int, edition: Edition | None) -> Components:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"players must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {players}")
    return components(edition or standard(), players)


def deal(tables: Components, seed: int) -> Game:
    """The same game as `oddville.new_game` gives for this seed."""
    generator = Generator(seed)
    drawn = draw_deal(tables, generator)
    game = Game(tables)
    game.chance = generator.word
    lay_out(game, drawn)
    return game
