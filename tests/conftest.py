"""What holds for every test."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# Whole folders and files that `make quick` leaves out; single tests say so themselves with a mark.
SLOW = (
    "print",
    "commands",
    "gallery",
    "test_cli.py",
    "test_docs.py",
    "editions/test_growth.py",
    "text/test_everything_is_said.py",
)
SOAK = ("soak",)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(TESTS / place) for place in SOAK):
            item.add_marker(pytest.mark.soak)
        if any(item.path.is_relative_to(TESTS / place) for place in SLOW):
            item.add_marker(pytest.mark.slow)
