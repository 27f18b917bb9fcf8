"""The example that learns with MaskablePPO."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="needs stable-baselines3 and torch: run `make learn`")

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "maskable-ppo"


def run(*words: str | Path) -> str:
    command = [sys.executable, *map(str, words)]
    result = subprocess.run(command, cwd=EXAMPLE, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_network_learns_a_little(tmp_path: Path) -> None:
    """The whole way of the example in the smallest size: imitate, play, learn, go on, draw the curve."""
    sizes = "--games 32 --games-a-match 4 --final-games 4 --matches 1 --minutes 0.1 --watching 0.01"
    first, second, picture = tmp_path / "first", tmp_path / "second", tmp_path / "curve.svg"
    assert "of 4" in run("train.py", "--out", first, *sizes.split())
    run("train.py", "--out", second, "--start", first / "network.pt", *sizes.split())
    run("curve.py", second / "curve.json", picture)
    points = len(json.loads((second / "curve.json").read_text("utf-8"))["curve"])
    assert picture.read_text("utf-8").count("<circle") == points >= 2
