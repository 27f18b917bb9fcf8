"""pyproject.toml and the pinned versions in requirements/ say the same."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(package): version for package, version in pairs}


@pytest.mark.parametrize("name", ["dev.txt", "bench.txt"])
def test_every_version_is_exact(name: str) -> None:
    for package, version in pins(name).items():
        assert re.fullmatch(r"[0-9][0-9a-z.]*", version), f"{package}: {version}"


def test_the_pins_fit_what_the_project_asks_for() -> None:
    data = project()
    asked = [
        *data["build-system"]["requires"],
        *data["project"]["dependencies"],
        *data["project"]["optional-dependencies"]["dev"],
    ]
    pinned = pins("dev.txt")
    for requirement in map(Requirement, asked):
        assert pinned[canonicalize_name(requirement.name)] in requirement.specifier, str(requirement)
