"""PettingZoo's own tests, unchanged, and what its users rely on besides."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
    state_test,
)

from oddville.envs import parallel, pettingzoo
from oddville.envs.layout import buffer_of
from oddville.envs.observation import OBSERVATION_SIZE, Observer, observe
from oddville.rules.errors import IllegalAction, RulesError

# PettingZoo knows by name which environments may give a mask along with what is seen; not ours.
ALLOWED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
pytestmark = [pytest.mark.slow, *(pytest.mark.filterwarnings(allowed) for allowed in ALLOWED)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_api(make: Any, players: int) -> None:
    api_test(make(players=players), num_cycles=1000)


def test_api_with_a_dictionary() -> None:
    api_test(pettingzoo.env(observation="dictionary"), num_cycles=100)


def test_api_of_the_parallel_form() -> None:
    parallel_api_test(parallel.parallel_env(players=3, max_cycles=50), num_cycles=200)
    api_test(parallel.env(players=3, max_cycles=50), num_cycles=200)


@pytest.mark.filterwarnings("ignore:.*Illegal move")
def test_state() -> None:
    state_test(pettingzoo.env(players=3), parallel.parallel_env(players=3), num_cycles=50)


def test_the_state_is_the_same_whoever_decides() -> None:
    env = pettingzoo.env(players=3, observation="dictionary")
    env.reset(seed=3)
    deciding = set()
    for agent in env.agent_iter(30):
        deciding.add(agent)
        observer = Observer(env.seated.components)
        expected = np.zeros(OBSERVATION_SIZE, np.int8)
        observe(observer, env.seated.game, 0, buffer_of(expected), 0)
        assert env.state().tobytes() == expected.tobytes()
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    assert len(deciding) == 3


@pytest.mark.parametrize("players", [2, 4])
def test_seed(players: int) -> None:
    seed_test(lambda: pettingzoo.env(players=players), num_cycles=500)


def test_max_cycles() -> None:
    max_cycles_test(parallel)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(pettingzoo.env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "turn 0  choose-resource" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """Random play to the end; the rewards by agent."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    found = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            found[agent] = reward
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(observation["action_mask"])))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_agent_wins(players: int) -> None:
    env = pettingzoo.env(players=players)
    rewards = play(env, 7)
    winner = env.seated.game.winner
    assert sum(rewards.values()) == pytest.approx(0)
    assert [agent for agent, reward in rewards.items() if reward == 1] == [f"player_{winner}"]


def test_rank_and_score() -> None:
    ranks = play(pettingzoo.env(players=3, reward="rank"), 3)
    assert sorted(ranks.values()) == [-1, 0, 1]
    env = pettingzoo.env(players=2, reward="score")
    scores = play(env, 3)
    first, second = env.seated.game.scores()
    assert scores == {"player_0": first - second, "player_1": second - first}


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(700)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[offender] == -1


def test_cheating_costs_more_than_any_loss() -> None:
    env = pettingzoo.env(reward="score")
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(700)
    assert env.rewards[offender] == -127


@pytest.mark.parametrize("number", [-1, 718, 724])
def test_a_number_out_of_bounds(number: int) -> None:
    """What PettingZoo's wrapper says, the engine's own error, nothing: as each form does by convention."""
    env = pettingzoo.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(number)
    raw = pettingzoo.raw_env()
    raw.reset(seed=1)
    with pytest.raises(RulesError):
        raw.step(number)
    together = parallel.parallel_env()
    together.reset(seed=1)
    together.step(dict.fromkeys(together.agents, number))
    assert together.seated.game.turn == 0
    assert together.agents


def test_the_raw_environment_raises() -> None:
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(700)


def test_too_many_turns_are_cut_off() -> None:
    env = pettingzoo.env(max_turns=10)
    assert set(play(env, 1).values()) == {0.0}
    assert env.seated.game.turn == 11


def test_nothing_can_be_asked_before_reset() -> None:
    env = pettingzoo.env()
    with pytest.raises(AttributeError):
        _ = env.agents
    with pytest.raises(AttributeError):
        env.step(0)
