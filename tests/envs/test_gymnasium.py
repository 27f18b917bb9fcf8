"""Gymnasium's checker, unchanged, and playing against bots."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import oddville.envs.gymnasium
from oddville.envs.masked_observation import MaskedObservation

NAME = oddville.envs.gymnasium.ENVIRONMENT


def make(**parameters: Any) -> Any:
    return gymnasium.make(NAME, **parameters)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("observation", ["vector", "dictionary"])
def test_gymnasiums_checker(players: int, observation: str) -> None:
    check_env(make(players=players, observation=observation).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "svg", "human"])
def test_gymnasiums_checker_on_rendering(mode: str) -> None:
    check_env(make(render_mode=mode).unwrapped)


def play(env: Any, seed: int) -> tuple[list[bytes], float, bool]:
    """All that was seen, the last reward, and whether the game was cut off."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen = [observation.tobytes()]
    while True:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append(observation.tobytes())
        if terminated or truncated:
            return seen, reward, truncated


@pytest.mark.parametrize("opponents", ["random", "newcomer", "apprentice", ["uct:iterations=5", "random"]])
def test_the_same_seed_gives_the_same_games(opponents: str | list[str]) -> None:
    games = [play(make(players=3, opponents=opponents, max_turns=40), 5) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != play(make(players=3, opponents=opponents, max_turns=40), 6)


def test_newcomers_beat_chance() -> None:
    env = make(opponents="newcomer")
    assert sum(play(env, seed)[1] for seed in range(10)) == -10


def test_bots_sit_clockwise() -> None:
    env = make(players=3, opponents=["apprentice", "random"], seat=1).unwrapped
    env.reset(seed=1)
    assert env.seat == 1
    _, reward, _ = play(env, 2)
    assert env.seated.game.winner == 2, "the apprentice sits next"
    assert reward == -0.5


@pytest.mark.parametrize("action", [700, -1, 718, 724])
def test_an_illegal_action_loses(action: int) -> None:
    env = make()
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1, True, False, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_cheating_costs_more_than_any_loss() -> None:
    env = make(reward="score", opponents="newcomer")
    _, lost_by_playing, _ = play(env, 1)
    env.reset(seed=1)
    assert env.step(700)[1] == -127 < lost_by_playing < -1


def test_too_many_turns_are_cut_off() -> None:
    _, reward, is_cut = play(make(max_turns=10), 1)
    assert is_cut
    assert reward == 0


def test_the_mask_is_where_maskable_learners_look() -> None:
    env = make().unwrapped
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()
    assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.seated.game.legal_actions())


def test_the_mask_can_be_a_part_of_the_observation() -> None:
    inner = make(opponents="newcomer").unwrapped
    env = MaskedObservation(inner)
    observation, info = env.reset(seed=3)
    for _ in range(5):
        assert observation in env.observation_space
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert (observation["observations"] == inner.seated.vector(info["seat"])).all()
        observation, *_, info = env.step(int(observation["action_mask"].argmax()))
    with pytest.raises(ValueError, match="observation must be vector"):
        MaskedObservation(make(observation="dictionary").unwrapped)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5},
        {"reward": "fame"},
        {"observation": "all"},
        {"opponents": ["random", "random"]},
        {"seat": 2},
        {"seat": -1},
    ],
)
def test_wrong_parameters_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be|needed"):
        oddville.envs.gymnasium.OddVilleEnv(**wrong)


def test_one_line_makes_it() -> None:
    """In a process that has imported nothing of ours."""
    code = f"import gymnasium; print(gymnasium.make('oddville.envs.gymnasium:{NAME}').reset(seed=1)[0].shape)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "(1766,)"


@pytest.mark.parametrize("opponents", ["newcommer", "newcommer:seconds=1", ["random", "newcommer"]])
def test_an_unknown_bot_is_named_with_a_suggestion(opponents: str | list[str]) -> None:
    with pytest.raises(
        ValueError, match=r"no bot “newcommer”\. Did you mean “newcomer”\? Available bots: random"
    ):
        make(opponents=opponents, players=3)


def test_nothing_is_suggested_for_a_bot_that_resembles_none() -> None:
    with pytest.raises(ValueError, match=r"no bot “xyz”\. Available bots: random, uct, sensible"):
        make(opponents="xyz")


def test_a_bad_budget_is_named() -> None:
    with pytest.raises(ValueError, match="“second=1” in “master:second=1” is not a budget"):
        make(opponents="master:second=1")
