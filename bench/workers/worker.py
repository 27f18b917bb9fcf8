"""What the workers share: one core, the right build of the engine, and a result as JSON."""

import argparse
import importlib.metadata
import json
import os
import platform
from typing import Any

from oddville.rules import build_kind


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def require_build(parser: argparse.ArgumentParser, build: str = "compiled") -> None:
    if build_kind() != build:
        parser.error(f"this is the {build_kind()} build, not the {build} one (`make build` compiles)")


def print_result(result: dict[str, Any], *packages: str) -> None:
    """Print the result with the versions of what was measured."""
    versions = {name: importlib.metadata.version(name) for name in ("oddville", *packages)}
    print(json.dumps({**result, "versions": {**versions, "python": platform.python_version()}}))
