"""The release script, on a small project of its own with a real repository, Makefile and wheel."""

from __future__ import annotations

import datetime
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.release import CannotRelease, Project, check, release

DATE = datetime.date(2026, 11, 17)
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n- A game.\n\n## [0.1.0] - 2026-01-01\n\n- Before.\n"
PYPROJECT = """\
[project]
name = "oddville"
dynamic = ["version"]
scripts = { oddville = "oddville:main" }

[tool.setuptools.dynamic]
version = { attr = "oddville.__version__" }
"""
PACKAGE = """\
import sys

__version__ = "0.1.0"


def main():
    sys.exit(0 if sys.argv[1:] == ["doctor"] else 2)
"""
MAKEFILE = f"""\
test:
\ttest ! -e broken
wheel:
\t{sys.executable} -c "from setuptools import build_meta; build_meta.build_wheel('dist')"
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A checkout of version 0.1.0 with its tag, where 0.2.0 can be released."""
    root = tmp_path / "checkout"
    files = {
        "CHANGELOG.md": CHANGELOG,
        "Makefile": MAKEFILE,
        "pyproject.toml": PYPROJECT,
        "src/oddville/__init__.py": PACKAGE,
        "tests/releases/0.2.0/index.json": "{}",
        "tests/releases/stores/0.2.0.sql": "",
        ".gitignore": "/dist/\n",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    found = Project(root)
    found.git("init", "--quiet", "--initial-branch=main")
    found.git("config", "user.name", "Ann")
    found.git("config", "user.email", "ann@example.com")
    commit(found, "Begin")
    found.git("tag", "v0.1.0")
    return found


def commit(project: Project, message: str) -> None:
    project.git("add", "--all")
    project.git("commit", "--quiet", "--message", message)


def test_what_is_ready_passes_the_checks_and_is_left_alone(project: Project) -> None:
    head = project.git("rev-parse", "HEAD")
    check(project, "0.2.0")
    assert project.git("rev-parse", "HEAD") == head
    assert project.git("status", "--porcelain") == ""


def test_an_unclean_tree_is_refused(project: Project) -> None:
    (project.root / "notes.txt").write_text("x")
    with pytest.raises(CannotRelease, match=r"Commit or stash these first:\n.*notes\.txt"):
        check(project, "0.2.0")


def test_another_branch_is_refused(project: Project) -> None:
    project.git("switch", "--quiet", "--create", "idea")
    with pytest.raises(CannotRelease, match="git switch main"):
        check(project, "0.2.0")


@pytest.mark.parametrize(
    ("version", "complaint"),
    [("0.2", "three numbers"), ("0.1.0", "exists already"), ("0.0.9", "older than 0.1.0")],
)
def test_a_wrong_version_is_refused(project: Project, version: str, complaint: str) -> None:
    with pytest.raises(CannotRelease, match=complaint):
        check(project, version)


def test_versions_are_compared_by_number(project: Project) -> None:
    project.git("tag", "v0.10.0")
    with pytest.raises(CannotRelease, match=r"0\.9\.0 is older than 0\.10\.0"):
        check(project, "0.9.0")


def test_an_empty_changelog_is_refused(project: Project) -> None:
    project.write(Path("CHANGELOG.md"), CHANGELOG.replace("### Added\n- A game.\n", ""))
    commit(project, "Say nothing")
    with pytest.raises(CannotRelease, match="nothing under Unreleased"):
        check(project, "0.2.0")


def test_missing_games_of_the_release_are_named_with_their_command(project: Project) -> None:
    (project.root / "tests/releases/stores/0.2.0.sql").unlink()
    commit(project, "Lose the store")
    with pytest.raises(CannotRelease, match=r"tests\.releases\.make_store 0\.2\.0"):
        check(project, "0.2.0")


@pytest.mark.slow
def test_a_release_writes_version_and_date_builds_tries_and_tags(project: Project) -> None:
    release(project, "0.2.0", DATE)
    assert project.git("describe", "--exact-match") == "v0.2.0"
    assert project.git("log", "-1", "--format=%s") == "Release 0.2.0"
    assert '__version__ = "0.2.0"' in project.read(Path("src/oddville/__init__.py"))
    changelog = project.read(Path("CHANGELOG.md"))
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-11-17\n\n### Added\n- A game.\n" in changelog
    assert [file.name for file in (project.root / "dist").iterdir()] == ["oddville-0.2.0-py3-none-any.whl"]
    assert project.git("status", "--porcelain") == ""
    with pytest.raises(CannotRelease, match="exists already"):
        check(project, "0.2.0")


def test_failing_tests_leave_nothing_behind(project: Project, capfd: pytest.CaptureFixture[str]) -> None:
    (project.root / "broken").write_text("")
    commit(project, "Break it")
    head = project.git("rev-parse", "HEAD")
    with pytest.raises(CannotRelease, match="`make test` failed in a fresh clone"):
        release(project, "0.2.0", DATE)
    assert project.git("rev-parse", "HEAD") == head
    assert project.git("tag") == "v0.1.0"
    assert project.git("status", "--porcelain") == ""
    assert '__version__ = "0.1.0"' in project.read(Path("src/oddville/__init__.py"))


def test_the_script_itself_says_why_it_cannot(project: Project) -> None:
    """As it is run by hand, in a copy inside the small project."""
    script = project.root / "scripts" / "release.py"
    script.parent.mkdir()
    script.write_text((Path(__file__).parents[2] / "scripts" / "release.py").read_text("utf-8"), "utf-8")
    commit(project, "Add the script")
    command = [sys.executable, str(script), "0.1.0", "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr == "Not released. The tag v0.1.0 exists already. Choose the next version.\n"
