"""Whole games, watched: the witness hears every event, the claims are tried at a sample of positions."""

from __future__ import annotations

import pytest

from oddville.editions import standard
from oddville.rules.randomness import Generator
from oddville.rules.vocabulary import SHUFFLE
from tests.support import claims
from tests.support.play import Chooser, do, game_with_chance, moments, scattered
from tests.support.unlikely_editions import unlikely_edition
from tests.support.witness import Witness, watch

pytestmark = pytest.mark.slow

SEATS = (2, 3, 4)
MOST_DECISIONS = 400  # in an unlikely edition a game may never end


@pytest.mark.parametrize("players", SEATS)
def test_events_rebuild_the_game_and_nothing_is_lost(players: int) -> None:
    ended = [
        watch(moments(players, seed, whims=whims), standard(), look_every=5)
        for whims in (0, 10, 40)
        for seed in range(whims * 1000, whims * 1000 + 6)
    ]
    assert all(ended)


def watch_unlikely(players: int, seed: int) -> bool:
    edition = unlikely_edition(seed)
    return watch(moments(players, seed, edition, whims=20, most=MOST_DECISIONS), edition, look_every=7)


@pytest.mark.parametrize("players", SEATS)
def test_unlikely_editions_keep_the_rules_too(players: int) -> None:
    ended = [watch_unlikely(players, seed) for seed in range(players * 100, players * 100 + 12)]
    assert any(ended)


def test_uniformly_random_play_stays_sound() -> None:
    """No sense at all: workers go back and forth for hundreds of turns."""
    for players in SEATS:
        assert watch(moments(players, players, whims=100, most=20_000), standard(), look_every=25)


@pytest.mark.parametrize("part", range(2))
def test_claims_hold_at_positions_of_many_games(part: int) -> None:
    for number, game in enumerate(scattered(games=9, every=30, seed=part)):
        claims.every_offered_action_works(game, standard())
        claims.every_other_action_is_refused(game)
        claims.notation_round_trips(game, standard())
        claims.position_round_trips(game, standard(), seed=number)
        claims.copies_are_independent(game, seed=number)
        claims.scores_and_decision_leave_no_trace(game)
        if number % 4 == part:
            claims.reasons_agree_with_the_list(game)


@pytest.mark.parametrize("seed", range(6))
def test_claims_hold_in_unlikely_editions(seed: int) -> None:
    edition = unlikely_edition(seed + 7000)
    for number, (game, _) in enumerate(moments(2 + seed % 3, seed, edition, whims=30, most=150)):
        if number % 25 == 24:
            claims.every_offered_action_works(game, edition)
            claims.every_other_action_is_refused(game)
            claims.reasons_agree_with_the_list(game)
            claims.notation_round_trips(game, edition)
            claims.position_round_trips(game, edition, seed)


@pytest.mark.parametrize("players", SEATS)
def test_whoever_asks_decides_the_shuffles(players: int) -> None:
    """With explicit chance the game stops at each shuffle, and every outcome leads on."""
    shuffles = 0
    for seed in range(8):
        game = game_with_chance(players, seed)
        witness = Witness(game, standard())
        chooser = Chooser(Generator(seed), interruptions=0)
        while not game.is_over:
            if game.decision == SHUFFLE:
                shuffles += 1
                claims.every_offered_action_works(game, standard())
                claims.notation_round_trips(game, standard())
                claims.position_round_trips(game, standard(), seed)
            seat, action = chooser.choose(game)
            witness.hear(game, do(game, action, seat))
    assert shuffles > 0
