"""The rules of OddVille: state, decisions, legal actions, effects, scoring, views.

Each module runs as it stands; where the package was built with a C compiler, compiled twins of the
inner ones lie beside them and Python prefers those. ODDVILLE_BUILD=plain passes them over.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _PlainFinder:
    """Finds the modules of this package by their Python source only."""

    def __init__(self, folder: str) -> None:
        self._finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, _ = name.rpartition(".")
        return self._finder.find_spec(name) if package == __name__ else None


if os.environ.get("ODDVILLE_BUILD") == "plain":
    sys.meta_path.insert(0, _PlainFinder(__path__[0]))


def build_kind() -> str:
    """Which build of the engine runs: "compiled" or "plain"."""
    from . import apply

    return "plain" if str(apply.__file__).endswith(".py") else "compiled"
