"""The two builds, each asked in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def start_hashing(build: str, first: int, count: int, hash_seed: str = "random") -> subprocess.Popen[str]:
    """A process of its own, so that each build is imported afresh; Python's own hashing differs in each."""
    environment = os.environ | {"ODDVILLE_BUILD": build, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.support.game_hash", str(first), str(count)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def answer_of(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Which build answered, and its hash."""
    output, _ = process.communicate()
    assert process.returncode == 0
    build, games_hash = output.split()
    return build, games_hash


def has_compiled_build() -> bool:
    return find_spec("oddville._compiled") is not None


def compare_builds(first: int, count: int) -> None:
    plain, compiled = start_hashing("plain", first, count, "1"), start_hashing("", first, count, "2")
    plain_build, plain_hash = answer_of(plain)
    compiled_build, compiled_hash = answer_of(compiled)
    assert (plain_build, compiled_build) == ("plain", "compiled")
    assert plain_hash == compiled_hash
