"""Environments can be copied and pickled in mid-game, and go on identically, in another process too."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.builds import ROOT, has_compiled_build

pytestmark = pytest.mark.slow


def run(work: str, file: Path, build: str) -> Any:
    command = [sys.executable, "-m", "tests.support.env_copies", work, str(file)]
    environment = os.environ | {"ODDVILLE_BUILD": build}
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


@pytest.mark.parametrize("build", ["compiled", "plain"])
def test_copies_and_pickles_go_on_identically(build: str, tmp_path: Path) -> None:
    if build == "compiled" and not has_compiled_build():
        pytest.skip("needs the compiled build")
    file = tmp_path / "environments"
    used, here = run("begin", file, build)
    again, there = run("continue", file, build)
    assert used == again == build
    for name, (original, copied) in here.items():
        assert copied == original, f"a deep copy of {name}"
        assert there[name] == original, f"{name} in another process"
    hashes = {original[0] for original, _ in here.values()}
    assert len(hashes) == len(here), "no two environments see the same"
    if build == "compiled":
        assert [name for name, ((_, has_ended), _) in here.items() if not has_ended] == [], "to the end"
