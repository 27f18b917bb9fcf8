"""What runs in the browser, built once for all tests, and its Python, run by Node."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.site.builder import CannotBuild
from oddville.site.builder.archives import MANIFEST, write_engine
from oddville.site.builder.tools import check_tools

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "tested-site"
PATH = os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")])  # our own Node first


def built_engine() -> Path:
    """`engine/` of a site. One test process builds it, from parts that are kept; the others wait for it."""
    BUILT.mkdir(parents=True, exist_ok=True)
    folder = BUILT / "engine"
    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        built_by = BUILT / "run"
        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        if not (folder / MANIFEST).exists() or not built_by.exists() or built_by.read_text() != run:
            shutil.rmtree(folder, ignore_errors=True)
            try:
                check_tools()
                write_engine(folder)
            except CannotBuild as error:
                shutil.rmtree(folder, ignore_errors=True)
                pytest.skip(f"the site cannot be built here: {error.code} {json.dumps(error.values)}")
            built_by.write_text(run)
    return folder


def start_in_wasm(engine: Path, module: str, *words: str) -> subprocess.Popen[str]:
    """Like `python -m module words`, with the Python, the OddVille and the engine of the site."""
    node = shutil.which("node", path=PATH)
    assert node
    script = Path(__file__).with_name("wasm_python.mjs")
    command = [node, str(script), str(engine), str(ROOT), module, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def compare_with_wasm(engine: Path, module: str, *words: str) -> None:
    """Both builds print the same line."""
    own = subprocess.Popen(
        [sys.executable, "-m", module, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    there = start_in_wasm(engine, module, *words)
    answers = [process.communicate()[0].split() for process in (own, there)]
    assert own.returncode == there.returncode == 0
    assert answers[1][0] == "compiled"
    assert answers[0][1] == answers[1][1]
