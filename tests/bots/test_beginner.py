"""The beginner: somebody who simply does sensible things wins about every second game against it."""

from __future__ import annotations

from functools import cache

import pytest

from oddville.bots import Budget, Choice, Observation, Player, contender, play_game
from oddville.editions.start import new_game
from oddville.rules.action_space import DONE
from oddville.rules.vocabulary import BONUSES_OPEN
from tests.support.bot_games import by_build, play, positions

pytestmark = pytest.mark.slow

made = cache(contender)  # looking for bots of other packages takes milliseconds


def wins(level: str, opponents: str, players: int, games: int) -> int:
    """How many games a level wins against others; each deal is played from every seat."""
    won = 0
    for number in range(games):
        deal, seat = divmod(number, players)
        names = [level if at == seat else opponents for at in range(players)]
        game = new_game(players, 100 + deal)
        bots = [made(name).bot(number * 10 + at) for at, name in enumerate(names)]
        seated = [Player(name, bot, Budget()) for name, bot in zip(names, bots, strict=True)]
        assert play_game(game, seated)
        won += game.winner == seat
    return won


@pytest.mark.parametrize(("players", "least", "most"), [(2, 0.38, 0.66), (3, 0.2, 0.46), (4, 0.14, 0.4)])
def test_somebody_sensible_wins_about_their_share(players: int, least: float, most: float) -> None:
    games = by_build(84, 12)
    if games == 84:
        assert least <= wins("sensible", "beginner", players, games) / games <= most
    else:
        assert 0 < wins("sensible", "beginner", players, games) < games


def test_the_newcomer_is_stronger() -> None:
    games = by_build(120, 20)
    assert wins("newcomer", "beginner", 2, games) > 0.55 * games


def test_it_overlooks_a_bonus_now_and_then() -> None:
    seen = {True: 0, False: 0}

    def watch(observation: Observation, choice: Choice) -> None:
        if observation.view.decision.kind == BONUSES_OPEN and len(observation.legal) > 1:
            seen[choice.action == DONE] += 1

    for seed in range(by_build(30, 8)):
        play("beginner", 2, seed, watch=watch)
    assert 0 < seen[True] < seen[False] / 4


def test_it_wavers_with_its_seed_and_only_with_it() -> None:
    game = next(game for game in positions(6) if len(game.legal_actions()) > 12)
    chosen = [contender("beginner").bot(seed).choose(Observation(game), Budget()) for seed in range(40)]
    assert len(set(chosen)) > 1
    assert chosen == [
        contender("beginner").bot(seed).choose(Observation(game), Budget()) for seed in range(40)
    ]
