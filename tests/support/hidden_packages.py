"""Run Python with only some of the installed packages: all others are hidden, as if they were missing."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, packages_distributions, requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

# Ray has its own copies of colorama and psutil, and pip belongs to every environment.
BROUGHT_ALONG = {"colorama", "pip", "psutil"}

HIDE = """
import json, sys
from importlib.machinery import PathFinder

hidden = set(json.loads(sys.argv.pop(1)))

class Visible(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name in hidden else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Visible
"""


def distributions(requirements: Iterable[str]) -> set[str]:
    """What is installed along with these requirements; raises `PackageNotFoundError`."""
    found: set[tuple[str, str]] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        wanted = waiting.pop()
        for extra in ("", *wanted.extras):
            name = canonicalize_name(wanted.name)
            if (name, extra) in found:
                continue
            found.add((name, extra))
            parts = [Requirement(text) for text in requires(name) or []]
            waiting += [
                part for part in parts if part.marker is None or part.marker.evaluate({"extra": extra})
            ]
    return {name for name, _ in found}


def import_names(requirements: Iterable[str]) -> list[str]:
    """The top-level modules that these requirements bring."""
    needed = [part for part in map(Requirement, requirements) if not part.marker or part.marker.evaluate()]
    allowed = distributions(map(str, needed))
    return sorted(
        module
        for module, owners in packages_distributions().items()
        if any(canonicalize_name(owner) in allowed for owner in owners)
    )


def is_installed(requirements: Iterable[str]) -> bool:
    try:
        distributions(requirements)
    except PackageNotFoundError:
        return False
    return True


def run(code: str, requirements: Iterable[str], *arguments: str, typed: str = "") -> str:
    """What the code prints with nothing else installed; fails with what went wrong."""
    hidden = set(packages_distributions()) - {"oddville", *BROUGHT_ALONG, *import_names(requirements)}
    words = [sys.executable, "-c", HIDE + code, json.dumps(sorted(hidden)), *arguments]
    done = subprocess.run(words, input=typed, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
