"""What the long tests share: how long they are, and a word now and then while they run."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

import pytest

# 1.0 is the full run; ODDVILLE_SOAK=0.01 tries whether everything still works.
SCALE = float(os.environ.get("ODDVILLE_SOAK", "1"))
SECONDS_BETWEEN_WORDS = 30

Progress = Callable[[int, int], None]


def scaled(count: int) -> int:
    return max(1, round(count * SCALE))


@pytest.fixture
def progress(request: pytest.FixtureRequest, capfd: pytest.CaptureFixture[str]) -> Progress:
    """Call it with how much is done of how much; it speaks at the beginning, the end, and in between."""
    name = request.node.name
    began = last = time.monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if done == total or now - last >= SECONDS_BETWEEN_WORDS:
            last = now
            with capfd.disabled():
                print(f"{name}: {done:,} of {total:,}, {now - began:.0f} s", file=sys.stderr, flush=True)

    return tell
