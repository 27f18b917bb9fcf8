"""The extras of this package, and what to type to install one of them where this Python finds it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

# What each extra brings: the names of modules and of their packages. A test compares it with pyproject.toml.
# Where two extras bring the same, the first one is suggested.
EXTRAS: Final[dict[str, dict[str, str]]] = {
    "print": {"fpdf": "fpdf2"},
    "png": {"PIL": "pillow", "resvg_py": "resvg-py"},
    "arena": {"openskill": "openskill"},
    "ray": {"openskill": "openskill", "ray": "ray"},
    "postgres": {"psycopg": "psycopg"},
    "gymnasium": {"gymnasium": "gymnasium", "numpy": "numpy"},
    "pettingzoo": {"gymnasium": "gymnasium", "numpy": "numpy", "pettingzoo": "pettingzoo"},
    "openspiel": {"numpy": "numpy", "pyspiel": "open_spiel"},
    "stable-baselines3": {
        "gymnasium": "gymnasium",
        "numpy": "numpy",
        "sb3_contrib": "sb3-contrib",
        "stable_baselines3": "stable-baselines3",
    },
    "torch": {"gymnasium": "gymnasium", "numpy": "numpy", "torch": "torch"},
}


def extra_with(module: str) -> str:
    """The extra that brings a module; none for what is always installed."""
    return next((extra for extra, modules in EXTRAS.items() if module in modules), "")


def install_command(extra: str = "") -> str:
    """Installs an extra; without one, what this package itself is missing.

    oddville is installed already, so that only the other packages are fetched.
    """
    return pip_install(f'"oddville[{extra}]"' if extra else "oddville")


def _has_pip() -> bool:
    try:
        version("pip")
    except PackageNotFoundError:
        return False
    return True


def pip_install(words: str) -> str:
    """`pip` alone where it is the one of this environment, otherwise by the path of this Python."""
    python = sys.executable
    if Path(python).is_relative_to(Path.cwd()):
        python = os.path.relpath(python)
    if not _has_pip():
        return f"uv pip install --python {shlex.quote(python)} {words}"
    pip = shutil.which("pip")
    if pip is not None and Path(pip).parent == Path(sys.executable).parent:
        return f"pip install {words}"
    return f"{shlex.quote(python)} -m pip install {words}"
