"""What holds for every test."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says more about the machine than about us.
settings.register_profile("oddville", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("oddville")

ALL_SLOW = re.compile(r"^pytestmark = \[?\s*pytest\.mark\.slow\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`make quick` does not even import a file whose tests are all slow: imports take much of its minute."""
    if "not slow" not in config.option.markexpr or collection_path.suffix != ".py":
        return None
    return True if ALL_SLOW.search(collection_path.read_text("utf-8")) else None
