"""`python -m training`: runs, and with the same seed learns the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.bots.weights import read_weights, untrained

ROOT = Path(__file__).parents[2]
SMALL = (
    *("--rounds", "1"),
    *("--quick-games", "12"),
    *("--slow-games", "2"),
    *("--iterations", "40"),
)


def train(file: Path, *more: str) -> str:
    command = [sys.executable, "-m", "training", *SMALL, *more, "--output", str(file)]
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}  # beside other tests its threads would only wait
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.soak
def test_the_same_seed_learns_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("alone.json", "together.json")]
    told = train(files[0], "--processes", "1")
    train(files[1], "--processes", "2")
    assert "round 0, 4 players" in told
    assert len({file.read_bytes() for file in files}) == 1
    learned, before = read_weights(files[0]), untrained()
    for name in ("winner", "points", "policy", "growth"):
        assert [len(row) for row in getattr(learned, name)] == [len(row) for row in getattr(before, name)]
        assert getattr(learned, name) != getattr(before, name)
