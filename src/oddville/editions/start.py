"""Starting a game of an edition from a seed."""

from __future__ import annotations

from ..rules.deal import begin, draw_deal
from ..rules.errors import ImpossibleSetup
from ..rules.game import Game
from ..rules.randomness import WORD_LIMIT, Generator
from ..rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS
from .edition import Edition
from .engine_tables import components
from .loader import standard


def new_game(players: int, seed: int, edition: Edition | None = None) -> Game:
    """A game at its first decision. The same seed gives the same game everywhere."""
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ImpossibleSetup(what="players", value=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    if type(seed) is not int or not 0 <= seed < WORD_LIMIT:
        raise ImpossibleSetup(what="seed", value=seed, least=0, most=WORD_LIMIT - 1)
    generator = Generator(seed)
    tables = components(edition or standard(), players)
    deal = draw_deal(tables, generator)
    return begin(tables, deal, generator.word)
