"""Compiles the engine, see docs/engine-build.md; everything else about the package is in pyproject.toml.

ODDVILLE_BUILD=plain compiles nothing, ODDVILLE_BUILD=sanitized checks the bounds of every array,
ODDVILLE_BUILD=debug is for gdb. Without Cython or a C compiler the Python sources run as they are.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # an isolated build does not look here by itself

from engine_build.extension import engine_extensions

setup(ext_modules=engine_extensions())
