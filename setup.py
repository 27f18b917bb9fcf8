"""Compiles the engine, see docs/engine-build.md; everything else about the package is in pyproject.toml.

ODDVILLE_BUILD=plain compiles nothing, ODDVILLE_BUILD=sanitized checks the bounds of every array,
ODDVILLE_BUILD=debug is for gdb. Without Cython or a C compiler the Python sources run as they are.

Wheels and sdists carry the built page, so that installing one needs no Node.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not look here by itself

from engine_build.extension import ROOT, engine_extensions

PAGE = ROOT / "src" / "oddville" / "server" / "pages" / "index.html"

if {"bdist_wheel", "sdist"} & set(sys.argv) and not PAGE.exists():
    raise SystemExit(
        "The page is missing from this package: run `make build`, which builds it, and try again."
    )

setup(ext_modules=engine_extensions())
