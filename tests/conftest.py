"""What holds for every test."""

from pathlib import Path

import pytest

SOAK = Path(__file__).parent / "soak"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in tests/soak is a long test, marked or not."""
    for item in items:
        if item.path.is_relative_to(SOAK):
            item.add_marker(pytest.mark.soak)
