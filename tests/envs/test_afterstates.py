"""What would come of an action is guessed, never known."""

import numpy as np
import pytest
from numpy.typing import NDArray

from oddville.bots.evaluation import look
from oddville.bots.instinct import is_settled, settle
from oddville.bots.mind import FEATURES, Mind
from oddville.bots.weights import learned_weights, mind_with
from oddville.envs.afterstates import Outlook, look_at_afterstates
from oddville.envs.layout import buffer_of
from oddville.envs.observation import OBSERVATION_SIZE, Observer, observe
from oddville.rules.action_space import MAX_LEGAL
from oddville.rules.game import Game
from tests.support.other_secrets import sampled_moments, with_other_secrets


def mind_of(game: Game) -> Mind:
    return mind_with(learned_weights(), game.components)


def looks(game: Game, seed: int, settles: int) -> tuple[NDArray[np.int8], NDArray[np.float64]]:
    observations = np.zeros((MAX_LEGAL + 1, OBSERVATION_SIZE), np.int8)
    features = np.zeros((MAX_LEGAL + 1, 4, FEATURES))
    outlook = Outlook(Observer(game.components), mind_of(game), game.copy())
    outlook.settles = settles
    outlook.observations, outlook.features = buffer_of(observations), buffer_of(features)
    count = look_at_afterstates(outlook, game, seed, 1)
    assert not observations[0].any()
    return observations[1 : count + 1], features[1 : count + 1]


@pytest.mark.parametrize("settles", [0, 1])
def test_they_are_what_a_resampled_game_gives_and_tell_no_secret(settles: int) -> None:
    compared = 0
    for number, moment in enumerate(sampled_moments(3, range(3), every=40)):
        game, seat = moment.game, moment.game.decider
        if seat < 0:
            continue
        observations, features = looks(game, number, settles)
        other_observations, other_features = looks(with_other_secrets(moment, number), number, settles)
        assert (observations == other_observations).all()
        assert (features == other_features).all()
        mind = mind_of(game)
        for row, action in enumerate(game.legal_actions()):
            trial = game.resampled(seat, number)
            trial.apply(action)
            if settles:
                settle(mind, trial)
                assert is_settled(trial)
            expected = np.zeros(OBSERVATION_SIZE, np.int8)
            observe(Observer(game.components), trial, seat, buffer_of(expected), 0)
            assert (observations[row] == expected).all()
            look(mind, trial)
            by_seat = np.array(mind.features).reshape(4, FEATURES)
            for distance in range(3):
                assert (features[row, distance] == by_seat[(seat + distance) % 3]).all()
            compared += 1
    assert compared > 50
