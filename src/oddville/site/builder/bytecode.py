"""Python files compiled for the Python in the browser, by that Python itself, which runs in Node here."""

from __future__ import annotations

import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

from .tools import CACHE, pyodide_files, run

_SCRIPT: Final = Path(__file__).with_name("bytecode.mjs")


def compiled(sources: dict[str, bytes]) -> dict[str, bytes]:
    """By path ("x/y.pyc"), what the files ("x/y.py") compile to, from the cache if possible."""
    pyodide = pyodide_files()
    version = (pyodide / "package.json").read_bytes() + _SCRIPT.read_bytes()
    cache = CACHE / "bytecode"
    keys = {path: sha256(version + path.encode() + content).hexdigest() for path, content in sources.items()}
    missing = {path: key for path, key in keys.items() if not (cache / key).exists()}
    if missing:
        stage = CACHE / "stage"
        shutil.rmtree(stage, ignore_errors=True)
        cache.mkdir(parents=True, exist_ok=True)
        for path in missing:
            (stage / path).parent.mkdir(parents=True, exist_ok=True)
            (stage / path).write_bytes(sources[path])
        run(["node", _SCRIPT, pyodide / "pyodide.mjs", stage])
        for path, key in missing.items():
            (stage / f"{path}c").replace(cache / key)
        shutil.rmtree(stage)
    return {f"{path}c": (cache / key).read_bytes() for path, key in keys.items()}
