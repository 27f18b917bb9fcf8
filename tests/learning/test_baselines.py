"""The checker of stable-baselines3, unchanged."""

from typing import Any

import gymnasium
import pytest

import oddville.envs.gymnasium

checker = pytest.importorskip(
    "stable_baselines3.common.env_checker", reason="needs stable-baselines3 and torch: run `make learn`"
)

pytestmark = pytest.mark.slow


def make(**parameters: Any) -> Any:
    return gymnasium.make(oddville.envs.gymnasium.ENVIRONMENT, **parameters).unwrapped


def test_the_checker_of_stable_baselines() -> None:
    checker.check_env(make(players=4), warn=True, skip_render_check=False)


def test_the_checker_of_stable_baselines_on_the_dictionary() -> None:
    """Without its advice: it finds tables and planes in a dictionary unusual."""
    checker.check_env(make(observation="dictionary"), warn=False)
