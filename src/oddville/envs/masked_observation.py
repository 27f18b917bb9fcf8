"""The mask as a part of the observation, under the names that RLlib's action-masking example expects.

from oddville.envs.gymnasium import OddVilleEnv
from oddville.envs.masked_observation import MaskedObservation

env = MaskedObservation(OddVilleEnv(opponents="newcomer"))
observation, info = env.reset(seed=7)  # {"observations": ..., "action_mask": ...}
"""

from __future__ import annotations

from typing import Any

from .extras import missing

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise missing(error.name or "gymnasium", "gymnasium") from error

from numpy.typing import NDArray

from ..rules.action_space import SHUFFLE_PILE
from .gymnasium import OddVilleEnv
from .layout import LEAST, MOST
from .observation import OBSERVATION_SIZE

Masked = dict[str, NDArray[np.float32]]


class MaskedObservation(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observation vectors and masks as floats, which networks take without a conversion."""

    def __init__(self, env: OddVilleEnv) -> None:
        super().__init__(env)
        if not isinstance(env.observation_space, gymnasium.spaces.Box):
            raise ValueError("observation must be vector where the mask is a part of it")
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": gymnasium.spaces.Box(LEAST, MOST, (OBSERVATION_SIZE,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (SHUFFLE_PILE,), np.float32),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Masked, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        return _masked(observation, info), info

    def step(self, action: Any) -> tuple[Masked, float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        return _masked(observation, info), float(reward), terminated, truncated, info


def _masked(observation: NDArray[np.int8], info: dict[str, Any]) -> Masked:
    return {
        "observations": observation.astype(np.float32),
        "action_mask": info["action_mask"].astype(np.float32),
    }
