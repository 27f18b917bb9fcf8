"""RLlib's action-masking example, unchanged, on one agent against bots."""

from typing import Any

import pytest

from oddville.envs.gymnasium import OddVilleEnv
from oddville.envs.masked_observation import MaskedObservation

WHY = "needs RLlib and torch"
pytest.importorskip("torch", reason=WHY)
ppo = pytest.importorskip("ray.rllib.algorithms.ppo", reason=WHY, exc_type=ImportError)
masking = pytest.importorskip(
    "ray.rllib.examples.rl_modules.classes.action_masking_rlm", reason=WHY, exc_type=ImportError
)
rl_module = pytest.importorskip("ray.rllib.core.rl_module.rl_module", reason=WHY, exc_type=ImportError)

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


class Counting(MaskedObservation):
    """RLlib passes the configuration as one argument."""

    steps = 0
    illegal = 0

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__(OddVilleEnv(**config))

    def step(self, action: Any) -> Any:
        found = super().step(action)
        Counting.steps += 1
        Counting.illegal += found[4]["illegal_action"]
        return found


def test_ppo_with_masks_learns_and_never_cheats() -> None:
    config = (
        ppo.PPOConfig()
        .environment(env=Counting, env_config={"opponents": "newcomer"})
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=rl_module.RLModuleSpec(module_class=masking.ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=400, minibatch_size=200, num_epochs=1)
    )
    algorithm = config.build_algo()
    found = algorithm.train()
    algorithm.stop()
    assert found["env_runners"]["num_env_steps_sampled"] >= 400
    assert Counting.steps >= 400
    assert Counting.illegal == 0
