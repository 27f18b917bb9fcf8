"""Many games in one loop for stable-baselines3, and MaskablePPO on them."""

import pickle
from typing import Any

import numpy as np
import pytest

from oddville.envs.vector import against_bots

WHY = "needs stable-baselines3 and torch: run `make learn`"
torch = pytest.importorskip("torch", reason=WHY)
MaskablePPO = pytest.importorskip("sb3_contrib", reason=WHY).MaskablePPO
monitor = pytest.importorskip("stable_baselines3.common.monitor", reason=WHY)
VecMonitor = pytest.importorskip("stable_baselines3.common.vec_env", reason=WHY).VecMonitor
masking = pytest.importorskip("sb3_contrib.common.maskable.utils", reason=WHY)
evaluation = pytest.importorskip("sb3_contrib.common.maskable.evaluation", reason=WHY)
OddVilleVecEnv = pytest.importorskip("oddville.envs.stable_baselines3", reason=WHY).OddVilleVecEnv

pytestmark = pytest.mark.slow


def legal_actions(masks: Any, random: np.random.Generator) -> Any:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


def test_the_games_are_those_of_the_vector_environment() -> None:
    envs, loop = OddVilleVecEnv(6, max_turns=30), against_bots(6, max_turns=30)
    envs.seed(11)
    seen = envs.reset()
    expected, _ = loop.reset(seed=list(range(11, 17)))
    assert seen.tobytes() == expected.tobytes()
    random = np.random.default_rng(1)
    for _ in range(300):
        masks = masking.get_action_masks(envs)
        assert masks.tobytes() == loop.action_masks.tobytes()
        before = seen.copy()
        actions = legal_actions(masks, random)
        after, rewards, dones, infos = envs.step(actions)
        assert seen.tobytes() == before.tobytes(), "an observation stays as it was"
        expected, expected_rewards, terminations, truncations, _ = loop.step(actions)
        assert (rewards == expected_rewards).all()
        assert (dones == terminations | truncations).all()
        for number, info in enumerate(infos):
            last = info["terminal_observation"] if dones[number] else after[number]
            assert last.tobytes() == expected[number].tobytes()
            if dones[number]:
                assert info["TimeLimit.truncated"] == truncations[number]
        if dones.any():
            loop.deal_ended_games()
            assert after.tobytes() == loop.observations.tobytes(), "a new game begins at once"
            break
        seen = after
    else:
        pytest.fail("no game ended")


def test_maskable_ppo_learns_on_it_and_never_cheats() -> None:
    torch.set_num_threads(1)
    envs = OddVilleVecEnv(16, opponents="newcomer")
    assert masking.is_masking_supported(envs)
    model = MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=256, n_epochs=1, seed=1, device="cpu")
    model.learn(16 * 32 * 3)
    assert model.num_timesteps == 16 * 32 * 3
    assert len(model.ep_info_buffer) > 0
    won, _ = evaluation.evaluate_policy(model, envs, n_eval_episodes=16)
    assert -1 <= won <= 1


def test_results_are_told_as_by_a_monitor() -> None:
    ours = OddVilleVecEnv(8, opponents="newcomer", shaping="score")
    theirs = VecMonitor(OddVilleVecEnv(8, opponents="newcomer", shaping="score"))
    random = np.random.default_rng(3)
    for envs in (ours, theirs):
        envs.seed(3)
        envs.reset()
    told = 0
    while told < 12:
        actions = legal_actions(ours.action_masks(), random)
        *_, dones, infos = ours.step(actions)
        others = theirs.step(actions)[3]
        for number in np.flatnonzero(dones):
            mine, other = infos[number]["episode"], others[number]["episode"]
            assert mine["r"] == pytest.approx(other["r"], abs=1e-4)
            assert mine["l"] == other["l"]
            assert not infos[number]["illegal_action"]
            told += 1
    assert all(ours.env_is_wrapped(monitor.Monitor))


def test_it_can_be_pickled() -> None:
    envs = OddVilleVecEnv(3)
    envs.seed(1)
    envs.reset()
    twin = pickle.loads(pickle.dumps(envs))
    actions = legal_actions(envs.action_masks(), np.random.default_rng(1))
    assert envs.step(actions)[0].tobytes() == twin.step(actions)[0].tobytes()


def test_what_a_game_in_the_loop_does_not_have_is_named() -> None:
    envs = OddVilleVecEnv(2)
    with pytest.raises(AttributeError, match="no method render"):
        envs.env_method("render")
    with pytest.raises(AttributeError, match="share one loop"):
        envs.set_attr("max_turns", 3)
    with pytest.raises(ValueError, match="opponents must be a bot"):
        OddVilleVecEnv(2, opponents=None)
