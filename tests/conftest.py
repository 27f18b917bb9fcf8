"""What holds for every test."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says more about the machine than about us.
settings.register_profile("oddville", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("oddville")

TESTS = Path(__file__).parent

# Whole folders and files that `make quick` leaves out; single tests say so themselves with a mark.
SLOW = (
    "browser",
    "commands",
    "gallery",
    "print",
    "releases",
    "terminal",
    "arena/test_workers.py",
    "art/test_documents.py",
    "balance/test_listener.py",
    "balance/test_report.py",
    "bots/test_cheating.py",
    "bots/test_determinism.py",
    "bots/test_legality.py",
    "editions/test_damage.py",
    "editions/test_growth.py",
    "envs/test_extras.py",
    "envs/test_observation.py",
    "envs/test_openspiel.py",
    "envs/test_pettingzoo.py",
    "properties/test_games.py",
    "record/test_notation.py",
    "record/test_position.py",
    "server/test_continue.py",
    "server/test_entrance.py",
    "server/test_guard.py",
    "server/test_operations.py",
    "server/test_pieces.py",
    "server/test_records.py",
    "server/test_replay.py",
    "server/test_secrecy.py",
    "server/test_socket_fuzz.py",
    "server/test_socket_play.py",
    "server/test_study.py",
    "server/test_trouble.py",
    "store/test_failures.py",
    "store/test_schema.py",
    "store/test_several.py",
    "table/test_study.py",
    "table/test_words.py",
    "test_cli.py",
    "test_docs.py",
    "text/test_check.py",
    "text/test_everything_is_said.py",
    "text/test_messages.py",
)
SOAK = ("soak",)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is left out as a whole need not even be imported."""
    is_quick = "not slow" in config.option.markexpr
    return True if is_quick and _is_in(collection_path, SLOW) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _is_in(item.path, SOAK):
            item.add_marker(pytest.mark.soak)
        if _is_in(item.path, SLOW):
            item.add_marker(pytest.mark.slow)


def _is_in(path: Path, places: tuple[str, ...]) -> bool:
    return any(path.is_relative_to(TESTS / place) for place in places)
