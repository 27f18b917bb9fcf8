"""The standard deck lets cities grow: played sensibly, hardly a project finds no place.

The players here take and build what comes, wherever it fits; whoever looks one step ahead meets a project
without a place less often still.
"""

from __future__ import annotations

import pytest

from oddville.editions import standard
from oddville.editions.start import new_game
from oddville.rules.city import fits_anywhere
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from oddville.rules.vocabulary import PROJECT_SPACES, TURN
from tests.support.play import Chooser

pytestmark = pytest.mark.slow

GAMES = 150


def projects_of_the_decider(game: Game) -> list[int]:
    start = game.decider * PROJECT_SPACES
    return game.projects[start : start + game.project_count[game.decider]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewer_than_one_project_in_a_hundred_finds_no_place(players: int) -> None:
    held = without_place = 0
    sides: set[tuple[bool, bool]] = set()
    for seed in range(GAMES):
        game = new_game(players, seed, standard())
        chooser = Chooser(Generator(seed), whims=0, interruptions=0)
        while not game.is_over:
            if game.decision == TURN:
                projects = projects_of_the_decider(game)
                held += len(projects)
                without_place += sum(not fits_anywhere(game, card) for card in projects)
            seat, action = chooser.choose(game)
            game.step(action, seat)
        cells = list(zip(game.city_x, game.city_y, strict=True))[1 : game.city_count]
        sides |= {(x < 0, y > 0) for x, y in cells if x}
    assert held > 1000
    assert without_place / held < 0.01
    assert sides == {(False, False), (False, True), (True, False), (True, True)}
