"""Test engine, records, server and environments on every supported Python of this machine: `make pythons`.

Each gets an environment of its own under build/, with the versions of requirements/dev.txt. Its engine is
compiled beside the usual one: the file is named after the version of Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
UV: Final = Path(sys.executable).parent / "uv"
SUPPORTED: Final = ("3.11", "3.12", "3.13", "3.14")
TESTS: Final = ("rules", "golden", "perft", "properties", "record", "server", "envs")


def main() -> int:
    found = interpreters()
    print(f"Python {', '.join(found)} of {', '.join(SUPPORTED)} are installed here.", flush=True)
    failed = [version for version, python in found.items() if not passes(version, python)]
    print(f"Failed on Python {', '.join(failed)}." if failed else f"Passed on Python {', '.join(found)}.")
    return 1 if failed else 0


def interpreters() -> dict[str, str]:
    """By version, the path of one that runs: on the PATH, or among those of pyenv."""
    found: dict[str, str] = {}
    for version in SUPPORTED:
        pyenv = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        candidates = (shutil.which(f"python{version}"), shutil.which("python3"), *map(str, pyenv))
        for python in candidates:
            if python is not None and version_of(python) == version:
                found[version] = python
                break
    return found


def version_of(python: str) -> str:
    code = "import sys; print('{}.{}'.format(*sys.version_info))"
    return subprocess.run([python, "-c", code], capture_output=True, text=True, check=False).stdout.strip()


def passes(version: str, python: str) -> bool:
    print(f"---- Python {version}: {python}", flush=True)
    environment = ROOT / "build" / "pythons" / version
    own = environment / "bin" / "python"
    if not own.exists():
        run(UV, "venv", "--quiet", "--python", python, environment)
    install = (UV, "pip", "install", "--quiet", "--no-deps", "--python", own)
    run(*install, "--requirement", "requirements/dev.txt")
    run(*install, "--no-build-isolation", "--editable", ".", ODDVILLE_BUILD="plain")
    run(own, "setup.py", "--quiet", "build_ext", "--inplace")
    run(own, "-c", "from oddville.rules import build_kind as kind; assert kind() == 'compiled', kind()")
    options = ["-q", "-n", os.environ.get("WORKERS", "2"), "-p", "no:cacheprovider"]
    command = [str(own), "-m", "pytest", *options, *(f"tests/{name}" for name in TESTS)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=True)


if __name__ == "__main__":
    raise SystemExit(main())
