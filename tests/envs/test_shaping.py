"""Shaped rewards differ by a potential only, which is 0 at a first decision and at the end."""

from typing import Any

import numpy as np
import pytest

from oddville.envs import pettingzoo
from oddville.envs.gymnasium import OddVilleEnv
from oddville.envs.vector import OddVilleVectorEnv

SHAPINGS = ["score", "evaluation"]
REWARDS = ["win", "rank", "score"]


def turns(discount: float = 1.0, **parameters: Any) -> tuple[dict[str, list[float]], Any]:
    """Random play; the rewards that each agent got from one of its decisions to the next."""
    env = pettingzoo.env(discount=discount, **parameters)
    env.reset(seed=4)
    random = np.random.default_rng(4)
    found: dict[str, list[float]] = {agent: [] for agent in env.agents}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        found[agent].append(reward)
        ended = termination or truncation
        env.step(None if ended else random.choice(np.flatnonzero(observation["action_mask"])))
    return found, env


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shaping", SHAPINGS)
@pytest.mark.parametrize("reward", REWARDS)
def test_over_a_game_shaping_adds_nothing_for_any_seat(players: int, shaping: str, reward: str) -> None:
    plain, env = turns(players=players, reward=reward)
    shaped, _ = turns(players=players, reward=reward, shaping=shaping)
    assert env.seated.game.is_over
    for agent, rewards in shaped.items():
        assert len(rewards) == len(plain[agent]), "the same decisions"
        assert rewards[0] == 0, "nothing is given before the first decision"
        assert sum(rewards) == pytest.approx(sum(plain[agent]), abs=1e-9)
        assert sum(map(bool, rewards)) > len(rewards) / 10, "there are rewards on the way"


def discounted(rewards: list[float], discount: float) -> float:
    return sum(reward * discount**number for number, reward in enumerate(rewards))


@pytest.mark.parametrize("shaping", SHAPINGS)
def test_with_a_discount_the_return_stays_the_same(shaping: str) -> None:
    """As the potential is 0 at the first decision, the discounted sums agree too."""
    plain, _ = turns(players=3)
    shaped, _ = turns(0.97, players=3, shaping=shaping)
    for agent, rewards in shaped.items():
        assert discounted(rewards[1:], 0.97) == pytest.approx(discounted(plain[agent][1:], 0.97), abs=1e-9)
        assert discounted(rewards[1:], 1.0) != pytest.approx(discounted(plain[agent][1:], 1.0), abs=1e-9)


@pytest.mark.parametrize("shaping", SHAPINGS)
def test_all_agents_at_once(shaping: str) -> None:
    env = pettingzoo.parallel_env(players=3, shaping=shaping)
    env.reset(seed=5)
    random = np.random.default_rng(5)
    total = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        decider = env.agents[env.seated.game.decider]
        actions = dict.fromkeys(env.agents, 0)
        actions[decider] = random.choice(np.flatnonzero(env.seated.mask(env.seated.game.decider)))
        for agent, reward in env.step(actions)[1].items():
            total[agent] += reward
    assert list(total.values()) == pytest.approx(env.seated.rewards(), abs=1e-9)


def play(env: OddVilleEnv, seed: int) -> tuple[list[bytes], list[float], bool]:
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, rewards = [observation.tobytes()], []
    while True:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append(observation.tobytes())
        rewards.append(reward)
        if terminated or truncated:
            return seen, rewards, terminated


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shaping", SHAPINGS)
@pytest.mark.parametrize("opponents", ["newcomer", "apprentice"])
def test_one_agent_against_bots(players: int, shaping: str, opponents: str) -> None:
    """The same game, the same sum; the bots are not disturbed by the evaluation."""
    plain = play(OddVilleEnv(players, opponents), 3)
    shaped = play(OddVilleEnv(players, opponents, shaping=shaping), 3)
    assert shaped[0] == plain[0]
    assert shaped[2]
    assert sum(shaped[1]) == pytest.approx(sum(plain[1]), abs=1e-9)
    assert shaped[1] != plain[1]


def test_an_illegal_action_loses_the_potential_too() -> None:
    env = OddVilleEnv(opponents="newcomer", shaping="score")
    _, info = env.reset(seed=1)
    got = 0.0
    for _ in range(6):
        _, reward, *_, info = env.step(int(info["action_mask"].argmax()))
        got += reward
    assert got != 0
    assert got + env.step(700)[1] == pytest.approx(-1)


def test_a_game_that_is_cut_off_keeps_its_potential() -> None:
    """It has not ended: what a learner expects after it stands on that potential."""
    env = OddVilleEnv(opponents="newcomer", max_turns=12, shaping="score", reward="score", seat=0)
    _, rewards, terminated = play(env, 2)
    assert not terminated
    mine, theirs = env.seated.game.scores()
    assert mine != theirs
    assert sum(rewards) == pytest.approx(mine - theirs)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("shaping", SHAPINGS)
@pytest.mark.parametrize("reward", REWARDS)
def test_many_games_are_shaped_as_one(players: int, shaping: str, reward: str) -> None:
    """Newcomers choose alike in both, so that the same seed and the same actions give the same game."""
    one = OddVilleEnv(players, "newcomer", seat=0, reward=reward, shaping=shaping, discount=0.99)
    many = OddVilleVectorEnv(1, players, "newcomer", seat=0, reward=reward, shaping=shaping, discount=0.99)
    one.reset(seed=1)
    many.reset(seed=[8])
    one.seated.game = many.games[0].copy()
    random = np.random.default_rng(1)
    ended = False
    steps = 0
    while not ended:
        action = random.choice(np.flatnonzero(one.action_masks()))
        _, expected, ended, _, _ = one.step(action)
        _, rewards, terminations, _, _ = many.step(np.array([action]))
        assert rewards[0] == pytest.approx(expected, abs=1e-12)
        assert terminations[0] == ended
        steps += 1
    assert steps > 5


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"shaping": "fame"}, "shaping must be one of score, evaluation, None, not fame"),
        ({"discount": 0}, "discount must be above 0"),
        ({"discount": 1.5}, "discount must be above 0"),
    ],
)
def test_wrong_parameters_are_named(wrong: dict[str, Any], named: str) -> None:
    for make in (OddVilleEnv, pettingzoo.env, pettingzoo.parallel_env):
        with pytest.raises(ValueError, match=named):
            make(**wrong)
    with pytest.raises(ValueError, match=named):
        OddVilleVectorEnv(1, opponents="random", **wrong)


def test_many_games_are_shaped_only_against_bots() -> None:
    with pytest.raises(ValueError, match="shaping must be None where"):
        OddVilleVectorEnv(1, shaping="score")
