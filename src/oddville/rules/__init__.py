"""The rules of OddVille: state, decisions, legal actions, effects, scoring, views.

Each module runs as plain Python. If the package was built with a C compiler, `oddville._compiled` contains
the inner modules and those of the search in one, and is used under all their names. ODDVILLE_BUILD=plain
turns that off.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

if os.environ.get("ODDVILLE_BUILD") != "plain":
    try:
        _compiled = import_module("oddville._compiled")
    except ModuleNotFoundError:
        pass  # built without a compiler
    else:
        for _name in _compiled.MODULES:
            sys.modules[f"oddville.{_name}"] = _compiled


def build_kind() -> str:
    """Which build of the engine runs: "compiled" or "plain"."""
    return "compiled" if "oddville._compiled" in sys.modules else "plain"
