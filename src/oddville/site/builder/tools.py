"""The checkout the site is built from, and the programs that build it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ...files import lock
from .errors import CannotBuild

CHECKOUT: Final = Path(__file__).resolve().parents[4]
CACHE: Final = CHECKOUT / "build" / "site-parts"  # what takes long and rarely changes
PYODIDE: Final = CHECKOUT / "web" / "pyodide"  # the package and the exact version of it
_WIDEST: Final = 300  # characters of a line that a failed program printed; some have a whole script in it
_PAUSE: Final = 0.1  # seconds


def check_tools() -> None:
    """Before anything is built: whether all of it is here."""
    if not (CHECKOUT / "engine_build").is_dir() or not PYODIDE.is_dir():
        raise CannotBuild("no-checkout")
    if find_spec("ziglang") is None or find_spec("Cython") is None:
        raise CannotBuild("no-compiler")
    if not (CHECKOUT / "web" / "node_modules").is_dir():
        raise CannotBuild("no-page")


def run(command: Sequence[str | os.PathLike[str]], folder: Path = CHECKOUT, **environment: str) -> str:
    """What the program printed; raises `CannotBuild` with its last lines if it failed."""
    try:
        done = subprocess.run(
            [os.fspath(part) for part in command],
            cwd=folder,
            env=_with_own_programs(os.environ) | environment,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        raise CannotBuild("no-program", program=str(command[0])) from None
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-15:]
        output = "\n".join(line[:_WIDEST] for line in said)
        raise CannotBuild("failed", command=" ".join(map(str, command[:4])), output=output)
    return done.stdout


@contextmanager
def cache_to_itself() -> Iterator[None]:
    """Waits until no other build works in the cache."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("wb") as file:
        while not lock(file):
            time.sleep(_PAUSE)
        yield


def _with_own_programs(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment's own Node comes first, if it has one."""
    own = os.path.dirname(sys.executable)
    return {**environment, "PATH": os.pathsep.join([own, environment.get("PATH", "")])}


def pyodide_files() -> Path:
    """Pyodide in the version of the lock file, fetched by npm and checked against its hash."""
    installed = PYODIDE / "node_modules" / "pyodide"
    lock = PYODIDE / "package-lock.json"
    stamp = PYODIDE / "node_modules" / ".package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        if shutil.which("npm", path=_with_own_programs(os.environ)["PATH"]) is None:
            raise CannotBuild("no-program", program="npm")
        run(["npm", "ci", "--silent", "--no-progress", "--ignore-scripts"], PYODIDE)
    return installed
