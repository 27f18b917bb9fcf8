"""The rules of OddVille: state, decisions, legal actions, effects, scoring, views.

Each module runs as it stands. Where the package was built with a C compiler, `_compiled` holds the inner
ones joined into one; it then answers to all their names. ODDVILLE_BUILD=plain passes it over.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module


def use_compiled(package: str) -> None:
    """Let a package's compiled module, where there is one, answer to the names of the modules it joins."""
    if os.environ.get("ODDVILLE_BUILD") == "plain":
        return
    try:
        compiled = import_module(f"{package}._compiled")
    except ModuleNotFoundError:
        return  # built without a compiler
    for name in compiled.MODULES:
        sys.modules[f"{package}.{name}"] = compiled


def build_kind() -> str:
    """Which build of the engine runs: "compiled" or "plain"."""
    return "compiled" if f"{__name__}._compiled" in sys.modules else "plain"


use_compiled(__name__)
