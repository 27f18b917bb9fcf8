"""The example that learns by self-play."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="needs torch: run `make learn`")

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "self-play"


def test_the_network_learns_a_little(tmp_path: Path) -> None:
    """The whole way of the example in the smallest size: watch, play, learn, meet a bot."""
    sizes = "--games 10 --watched 20 --games-a-round 10 --side-by-side 4 --matches 1 --games-a-match 2"
    command = [sys.executable, "-m", "oddville_self_play", "--threads", "1", "train", "--out", str(tmp_path)]
    command += sizes.split()
    result = subprocess.run(command, cwd=EXAMPLE, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert "10 games" in result.stdout
    assert (tmp_path / "network.pt").exists()
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))["curve"]
    assert [point["games"] for point in curve] == [0, 10]
