"""requirements/ pins, with hashes, versions that fit what pyproject.toml asks for."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
# Torch's builds differ from machine to machine.
HASHED = sorted(path.name for path in FOLDER.glob("*.txt") if path.name != "torch.txt")
PIN = re.compile(r"^([\w.-]+)==([0-9][0-9a-z.]*)", re.MULTILINE)
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
FOR_PLAYING = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"], *GROUPS["play"]]
WITH_TORCH = ("stable-baselines3", "torch")
FOR_TESTS = [
    *GROUPS["dev"],
    *(asked for name, extra in EXTRAS.items() if name not in WITH_TORCH for asked in extra),
]


def text_of(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def pins(name: str) -> dict[str, str]:
    return {canonicalize_name(package): version for package, version in PIN.findall(text_of(name))}


@pytest.mark.parametrize("name", HASHED)
def test_every_version_is_exact_and_has_hashes(name: str) -> None:
    for entry in re.split(r"\n(?=\S)", text_of(name)):
        if not entry.startswith("#"):
            assert PIN.match(entry), entry
            assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_no_index_is_named(path: Path) -> None:
    assert "://" not in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("uv.txt", GROUPS["uv"]),
        ("node.txt", GROUPS["node"]),
        ("play.txt", FOR_PLAYING),
        ("serve.txt", [*PROJECT["project"]["dependencies"], *EXTRAS["postgres"]]),
        ("dev.txt", FOR_TESTS),
        ("learn.txt", GROUPS["learn"]),
        ("site.txt", GROUPS["site"]),
        ("wheels.txt", GROUPS["wheels"]),
        ("torch.txt", GROUPS["torch"]),
        ("bench.txt", GROUPS["bench"]),
    ],
)
def test_the_pins_fit_what_the_project_asks_for(name: str, asked: list[str]) -> None:
    pinned = pins(name)
    for requirement in map(Requirement, asked):
        assert pinned[canonicalize_name(requirement.name)] in requirement.specifier, str(requirement)


@pytest.mark.parametrize("name", ["play.txt", "serve.txt", "learn.txt"])
def test_the_same_versions_are_tested(name: str) -> None:
    tested, pinned = pins("dev.txt"), pins(name)
    assert {package: pinned[package] for package in pinned.keys() & tested.keys()}.items() <= tested.items()


def test_neither_playing_nor_testing_needs_torch() -> None:
    for name in ("play.txt", "dev.txt"):
        assert not [
            package for package in pins(name) if re.match("torch|nvidia|triton|stable-baselines", package)
        ]
