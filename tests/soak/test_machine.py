"""The machine of the properties with more time: other games in each run."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.properties.test_machine import GameMachine
from tests.soak.conftest import scaled

pytestmark = pytest.mark.soak


class LongGameMachine(GameMachine):
    """More games, and more steps in each."""


LongGameMachine.TestCase.settings = settings(
    max_examples=scaled(1500),
    stateful_step_count=60,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
TestLongGameMachine = LongGameMachine.TestCase
