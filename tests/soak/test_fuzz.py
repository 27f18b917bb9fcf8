"""Nonsense for hours, and the same on an engine built with bounds checks for every array."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.soak.conftest import Progress, scaled
from tests.support import bad_input

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parent.parent.parent

DOORS: dict[str, tuple[Callable[[int, int], object], int, int]] = {  # rounds, and tries in each
    "steps": (bad_input.fuzz_steps, 1500, 400),
    "positions": (bad_input.fuzz_positions, 150, 150),
    "position texts": (bad_input.fuzz_position_texts, 100, 100),
    "records": (bad_input.fuzz_records, 200, 60),
    "notation": (bad_input.fuzz_notation, 1500, 300),
    "editions": (bad_input.fuzz_editions, 200, 150),
    "edition texts": (bad_input.fuzz_edition_texts, 500, 100),
}


@pytest.mark.parametrize("door", DOORS)
def test_nonsense_at_every_door(door: str, progress: Progress) -> None:
    fuzz, rounds, tries = DOORS[door]
    for done in range(scaled(rounds)):
        fuzz(50_000 + done, tries)
        progress(done + 1, scaled(rounds))


# ---- With bounds checks ------------------------------------------------------------------------


@pytest.fixture(scope="session")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with an engine of its own; the one in use is left alone."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        pytest.skip("no C compiler")
    copy = tmp_path_factory.mktemp("sanitized")
    built = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    for name in ("src", "engine_build"):
        shutil.copytree(ROOT / name, copy / name, ignore=built)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=copy,
        env=os.environ | {"ODDVILLE_BUILD": "sanitized"},
        check=True,
        capture_output=True,
    )
    assert list((copy / "src" / "oddville").glob("*.so")), "the engine did not compile"
    return copy


def work(sanitized: Path, *task: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(sanitized / "src"), "ODDVILLE_BUILD": ""}
    command = [sys.executable, "-m", "tests.soak.sanitized_work", str(sanitized), *task]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_the_bounds_are_really_checked(sanitized: Path) -> None:
    result = work(sanitized, "out-of-bounds")
    assert result.returncode != 0
    assert "out of bounds" in result.stderr
    assert "nothing noticed" not in result.stdout


TASKS = {"random": 20_000, "sensible": 3000, "unlikely": 20_000, "steps": 600, "positions": 60}
ROUNDS = 20


@pytest.mark.parametrize("task", TASKS)
def test_no_index_leaves_its_array(task: str, sanitized: Path, progress: Progress) -> None:
    count = scaled(TASKS[task] // ROUNDS)
    for done in range(ROUNDS):
        result = work(sanitized, task, str(done * count), str(count))
        assert result.returncode == 0, result.stderr
        assert result.stdout == "sound\n"
        progress(done + 1, ROUNDS)
