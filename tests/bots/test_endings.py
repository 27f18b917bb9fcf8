"""The last turn: the bots that search take what an exhaustive search over every legal action finds best."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oddville.bots import Budget, Observation, contender
from oddville.bots.endings import is_last_turn, solve_ending, winning_build
from oddville.editions.start import new_game
from oddville.rules.game import Game
from oddville.rules.vocabulary import NOBODY, SHUFFLE, TURN
from tests.support.bot_games import by_build

FEW = by_build(60, 10)
MANY = 500
MOST = 30_000  # positions of an exhaustive search

Worth = tuple[bool, int]


class TooMuch(Exception):
    """Chance decides, or there are too many positions."""


class Exhaustive:
    """Every legal action of every seat, also those that make no sense."""

    def __init__(self) -> None:
        self.left = MOST

    def scores(self, game: Game) -> tuple[tuple[int, ...], int]:
        """How the game ends if each seat does what is best for itself: the scores, and who wins."""
        if game.is_over:
            return tuple(game.scores()), game.winner
        self.left -= 1
        if game.decision == SHUFFLE or self.left < 0:
            raise TooMuch
        found = []
        for action in game.legal_actions():
            after = game.copy()
            after.apply(action)
            found.append(self.scores(after))
        return max(found, key=lambda each: worth(each, game.decider))


def worth(ending: tuple[tuple[int, ...], int], seat: int) -> Worth:
    scores, winner = ending
    return winner == seat, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def last_decisions() -> Iterator[Game]:
    """Decisions in the last turn of games between newcomers, of which one in ten is a whim."""
    bot = contender("newcomer").bot(1)
    for seed in range(100_000):
        game = new_game(2 + seed % 3, seed=seed)
        game.explicit_chance = 0
        while not game.is_over and game.turn < 400:
            if is_last_turn(game) and len(game.legal_actions()) > 1:
                yield game.copy()
            legal = game.legal_actions()
            whim = (seed + len(legal) + game.turn) % 10 == 0
            game.apply(legal[seed % len(legal)] if whim else bot.choose(Observation(game), Budget()).action)


def compare(wanted: int) -> int:
    """How many endings were compared."""
    master = contender("master").bot(1)
    compared = 0
    for game in last_decisions():
        seat = game.decider
        start = game.copy()
        start.explicit_chance = 1
        try:
            best = worth(Exhaustive().scores(start), seat)
            choice = master.choose(Observation(game), Budget(iterations=50))
            start.apply(choice.action)
            assert worth(Exhaustive().scores(start), seat) == best
        except TooMuch:
            continue
        compared += 1
        if compared == wanted:
            break
    return compared


def test_the_master_ends_the_game_in_the_best_way() -> None:
    assert compare(FEW) == FEW


@pytest.mark.soak
def test_the_master_ends_many_games_in_the_best_way() -> None:
    assert compare(MANY) == MANY


def test_a_victory_that_can_be_had_now_is_taken() -> None:
    """The line of `winning_build` leads to the end of the game, and its seat wins with these scores."""
    bot = contender("newcomer").bot(1)
    found = 0
    for seed in range(by_build(60, 10)):
        game = new_game(2 + seed % 3, seed=seed)
        while not game.is_over and game.turn < 400:
            ending = winning_build(game) if game.decision == TURN else None
            if ending is not None:
                played = game.copy()
                for action in ending.line:
                    played.step(action)
                assert played.is_over
                assert (tuple(played.scores()), played.winner) == (ending.scores, game.decider)
                choice = contender("master").bot(1).choose(Observation(game), Budget(iterations=50))
                assert choice.action == ending.line[0]
                found += 1
            game.apply(bot.choose(Observation(game), Budget()).action)
    assert found > by_build(5, 0)


def test_there_is_nothing_to_solve_before_the_last_turn() -> None:
    game = new_game(2, seed=1)
    while game.end_trigger == NOBODY and not is_last_turn(game):
        assert solve_ending(game) is None
        game.apply(contender("newcomer").bot(1).choose(Observation(game), Budget()).action)
