"""What would come of an action is guessed, never known."""

import numpy as np
import pytest
from numpy.typing import NDArray

from oddville.bots.evaluation import compute_features
from oddville.bots.evaluator import FEATURES, Evaluator
from oddville.bots.policy import finish_turn, is_quiet
from oddville.bots.weights import learned_weights, make_evaluator
from oddville.envs.afterstates import AfterstateWriter, write_afterstates
from oddville.envs.layout import buffer_of
from oddville.envs.observation import OBSERVATION_SIZE, Observer, observe
from oddville.rules.action_space import MAX_LEGAL
from oddville.rules.game import Game
from tests.support.other_secrets import sampled_moments, with_other_secrets


def evaluator_of(game: Game) -> Evaluator:
    return make_evaluator(learned_weights(), game.components)


def looks(game: Game, seed: int, finishes_turn: int) -> tuple[NDArray[np.int8], NDArray[np.float64]]:
    observations = np.zeros((MAX_LEGAL + 1, OBSERVATION_SIZE), np.int8)
    features = np.zeros((MAX_LEGAL + 1, 4, FEATURES))
    writer = AfterstateWriter(Observer(game.components), evaluator_of(game), game.copy())
    writer.finishes_turn = finishes_turn
    writer.observations, writer.features = buffer_of(observations), buffer_of(features)
    count = write_afterstates(writer, game, seed, 1)
    assert not observations[0].any()
    return observations[1 : count + 1], features[1 : count + 1]


@pytest.mark.parametrize("finishes_turn", [0, 1])
def test_they_are_what_a_resampled_game_gives_and_tell_no_secret(finishes_turn: int) -> None:
    compared = 0
    for number, moment in enumerate(sampled_moments(3, range(3), every=40)):
        game, seat = moment.game, moment.game.decider
        if seat < 0:
            continue
        observations, features = looks(game, number, finishes_turn)
        other_observations, other_features = looks(with_other_secrets(moment, number), number, finishes_turn)
        assert (observations == other_observations).all()
        assert (features == other_features).all()
        evaluator = evaluator_of(game)
        for row, action in enumerate(game.legal_actions()):
            trial = game.resampled(seat, number)
            trial.apply(action)
            if finishes_turn:
                finish_turn(evaluator, trial)
                assert is_quiet(trial)
            expected = np.zeros(OBSERVATION_SIZE, np.int8)
            observe(Observer(game.components), trial, seat, buffer_of(expected), 0)
            assert (observations[row] == expected).all()
            compute_features(evaluator, trial)
            by_seat = np.array(evaluator.features).reshape(4, FEATURES)
            for distance in range(3):
                assert (features[row, distance] == by_seat[(seat + distance) % 3]).all()
            compared += 1
    assert compared > 50
