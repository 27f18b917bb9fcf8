"""What contributors and public CI rely on: workflow, forms and hooks are well-formed and name what exists."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
SCHEMAS = [
    ("vendor.github-workflows", sorted((GITHUB / "workflows").glob("*.yml"))),
    ("custom.github-workflows-require-timeout", sorted((GITHUB / "workflows").glob("*.yml"))),
    ("vendor.github-issue-config", [GITHUB / "ISSUE_TEMPLATE" / "config.yml"]),
    ("vendor.github-issue-forms", sorted(set((GITHUB / "ISSUE_TEMPLATE").glob("[!c]*.yml")))),
]


@pytest.mark.parametrize(("schema", "files"), SCHEMAS, ids=[schema for schema, _ in SCHEMAS])
def test_the_file_fits_its_schema(schema: str, files: list[Path]) -> None:
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_hooks_are_understood() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", str(ROOT / ".pre-commit-config.yaml")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_ci_runs_every_python_that_the_package_promises() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    prefix = "Programming Language :: Python :: 3."
    promised = {entry.removeprefix(prefix) for entry in project["classifiers"] if entry.startswith(prefix)}
    workflow = (GITHUB / "workflows" / "ci.yml").read_text("utf-8")
    missing = [minor for minor in sorted(promised) if f'"3.{minor}"' not in workflow]
    assert not missing, f"ci.yml has no job for Python 3.{missing}"
