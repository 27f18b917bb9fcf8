"""Attacks from one address, measured at an honest table: its moves stay quick, and memory stays small."""

from __future__ import annotations

from pathlib import Path

import pytest

from oddville.bots.fair_queue import TURN_SECONDS
from tests.soak.conftest import scaled
from tests.support.attacks.comparison import before_and_during
from tests.support.attacks.every_attack import ATTACKS
from tests.support.attacks.figures import against, is_measurable

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not is_measurable(), reason="needs /proc")]

SECONDS = 30
MOST_MEMORY = 256  # MB


@pytest.mark.parametrize("name", ATTACKS)
def test_others_play_on(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    seconds = max(8, scaled(SECONDS))
    quiet, during = before_and_during(name, seconds, seconds / 2, tmp_path)
    with capfd.disabled():
        print(f"{name}\n  quiet:  {quiet}\n  during: {during}")
    assert during.median < 3 * quiet.median
    assert during.peak < MOST_MEMORY


THINKING = 3.0  # seconds that a grandmaster takes


@pytest.mark.parametrize("level", ["apprentice", "grandmaster"])
def test_bots_of_others_answer(level: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """An apprentice as quickly as before; a grandmaster, whose time is shared, within its turn."""
    seconds = max(20, scaled(SECONDS))
    quiet, during = before_and_during("bot-flood", seconds, seconds / 2, tmp_path, against(level))
    with capfd.disabled():
        print(f"bot-flood, {level}\n  quiet:  {quiet}\n  during: {during}")
    if level == "apprentice":
        assert during.median < 3 * quiet.median
    assert during.worst < (TURN_SECONDS + THINKING) * 1000
    assert during.peak < MOST_MEMORY
