"""What holds for every test."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# Whole folders and files that `make quick` leaves out; single tests say so themselves with a mark.
SLOW = (
    "browser",
    "commands",
    "print",
    "terminal",
    "gallery",
    "test_cli.py",
    "test_docs.py",
    "bots/test_cheating.py",
    "bots/test_legality.py",
    "editions/test_damage.py",
    "editions/test_growth.py",
    "server/test_continue.py",
    "server/test_operations.py",
    "server/test_pieces.py",
    "server/test_socket_fuzz.py",
    "server/test_socket_play.py",
    "server/test_study.py",
    "server/test_trouble.py",
    "table/test_study.py",
    "table/test_words.py",
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
