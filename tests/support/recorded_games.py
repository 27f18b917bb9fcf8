"""Games for the tests of this folder: played at random, but so that something happens."""

from __future__ import annotations

from collections.abc import Iterator

from oddville.editions import Edition
from oddville.record import Recording
from oddville.rules.action_space import BUILD, CHEAT, PLACE_AT, TAKE_BACK, TAKE_BACKS, TAKE_SECOND
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from oddville.rules.vocabulary import NOBODY

NAMES = ("Ada", "Ben Li", "Cléo", "Dörte")
MOVES = 1500


def is_take_back(action: int) -> bool:
    return TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS


def builds_up(action: int) -> bool:
    """Building and cheating: what random play does too seldom to meet every situation."""
    return BUILD <= action < TAKE_SECOND or action == CHEAT or action >= PLACE_AT


def lively(game: Game, generator: Generator) -> int:
    """An action of the decider: rather one that builds, seldom one that takes a worker back."""
    legal = game.legal_actions()
    building = [action for action in legal if builds_up(action)]
    calm = [action for action in legal if not is_take_back(action)]
    if building and generator.below(2):
        legal = building
    elif calm and generator.below(20):
        legal = calm
    return legal[generator.below(len(legal))]


def playing(
    players: int, seed: int, edition: Edition | None = None, *, explicit_chance: bool = False
) -> Iterator[Recording]:
    """A recording before each move of a game and at its end; others take workers back now and then."""
    recording = Recording.begin(NAMES[:players], seed, edition)
    generator = Generator(seed + 1)
    while True:
        recording.game.explicit_chance = int(explicit_chance)
        yield recording
        game = recording.game
        if game.is_over or len(recording.moves) >= MOVES:
            return
        seat = generator.below(players)
        others = game.legal_actions(seat) if game.decider not in (seat, NOBODY) else []
        if others and generator.below(30) == 0:
            recording.play(others[generator.below(len(others))], seat)
        else:
            recording.play(lively(game, generator))


def finished(
    players: int, seed: int, edition: Edition | None = None, *, explicit_chance: bool = False
) -> Recording:
    last = None
    for recording in playing(players, seed, edition, explicit_chance=explicit_chance):
        last = recording
    assert last is not None
    return last
