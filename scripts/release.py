"""Cuts a release: `python scripts/release.py 0.2.0`, from a clean main branch.

Checks the tree, the version, the changelog and the saved games of the release; writes the version and the
date; runs every test and builds the packages in a fresh clone; tries the wheel; tags. If anything fails,
nothing is left behind: no commit, no tag. `--check` stops before anything is written. Nothing is pushed or
uploaded: the last line says how.
"""

from __future__ import annotations

import argparse
import datetime
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

VERSION_FILE = Path("src/oddville/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
VERSION_LINE = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
UNRELEASED = "## [Unreleased]"


class CannotRelease(Exception):
    """What stands in the way, and what to do about it."""


class Project:
    """A checkout, and what the script asks of it and does to it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def git(self, *arguments: str) -> str:
        command = ["git", "-C", str(self.root), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def read(self, file: Path) -> str:
        return (self.root / file).read_text("utf-8")

    def write(self, file: Path, text: str) -> None:
        (self.root / file).write_text(text, "utf-8")

    # ---- checks ----

    def check_tree(self) -> str:
        branch = self.git("rev-parse", "--abbrev-ref", "HEAD")
        if branch != "main":
            raise CannotRelease(f"This is the branch {branch}. Releases are cut from main: git switch main")
        if changes := self.git("status", "--porcelain"):
            raise CannotRelease(f"Commit or stash these first:\n{changes}")
        return "main, with nothing uncommitted"

    def check_version(self, version: str) -> str:
        if not re.fullmatch(r"\d+\.\d+\.\d+", version):
            raise CannotRelease(f"{version} is no version. Write three numbers, such as 0.2.0")
        tags = self.git("tag", "--list", "v*").split()
        if f"v{version}" in tags:
            raise CannotRelease(f"The tag v{version} exists already. Choose the next version.")
        released = [tag.removeprefix("v") for tag in tags if re.fullmatch(r"v\d+\.\d+\.\d+", tag)]
        newest = max(released, key=_numbers, default=None)
        if newest and _numbers(version) < _numbers(newest):
            raise CannotRelease(f"{version} is older than {newest}, the newest release.")
        return f"{version}, after {newest}" if newest else f"{version}, no earlier tag"

    def check_changelog(self, version: str) -> str:
        text = self.read(CHANGELOG)
        if f"## [{version}]" in text:
            raise CannotRelease(f"{CHANGELOG} has a section for {version} already.")
        if lines := _unreleased(text).splitlines():
            return f"{len(lines)} lines under Unreleased"
        raise CannotRelease(f"{CHANGELOG} has nothing under Unreleased. Say what a user can notice.")

    def check_saved_games(self, version: str) -> str:
        """Every release leaves games and a store behind, which later releases must be able to load."""
        missing = [
            f"  .venv/bin/python -m tests.releases.{module} {version}"
            for module, file in (("make", f"{version}/index.json"), ("make_store", f"stores/{version}.sql"))
            if not (self.root / "tests/releases" / file).exists()
        ]
        if missing:
            raise CannotRelease(
                "\n".join(["Make the release's records and store, and commit them:", *missing])
            )
        return f"tests/releases/{version}"

    # ---- steps ----

    def write_version(self, version: str, date: datetime.date) -> None:
        source = self.read(VERSION_FILE)
        if not VERSION_LINE.search(source):
            raise CannotRelease(f'{VERSION_FILE} has no line __version__ = "..."')
        self.write(VERSION_FILE, VERSION_LINE.sub(f'__version__ = "{version}"', source))
        heading = f"{UNRELEASED}\n\n## [{version}] - {date.isoformat()}"
        self.write(CHANGELOG, self.read(CHANGELOG).replace(UNRELEASED, heading, 1))
        self.git("add", str(VERSION_FILE), str(CHANGELOG))
        self.git("commit", "--quiet", "--message", f"Release {version}")

    def build_and_test(self, folder: Path) -> Path:
        """In a fresh clone, so that nothing of this checkout helps; gives the folder with the packages."""
        clone = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", str(self.root), str(clone)], check=True)
        for target in ("test", "wheel"):
            if subprocess.run(["make", "-C", str(clone), target], check=False).returncode:
                raise CannotRelease(f"`make {target}` failed in a fresh clone.")
        return clone / "dist"

    def try_wheel(self, packages: Path, folder: Path) -> str:
        environment = folder / "environment"
        venv.create(environment, with_pip=True)
        wheel = next(packages.glob("*.whl"))
        programs = environment / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", str(wheel)], check=True)
        if subprocess.run([programs / "oddville", "doctor"], check=False).returncode:
            raise CannotRelease(f"`oddville doctor` finds fault with {wheel.name} in a clean environment.")
        return wheel.name

    def keep_packages(self, packages: Path) -> list[str]:
        target = self.root / "dist"
        target.mkdir(exist_ok=True)
        return sorted(Path(shutil.copy(file, target)).name for file in packages.iterdir())


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _unreleased(changelog: str) -> str:
    """The text between the heading Unreleased and the next one."""
    _, heading, rest = changelog.partition(UNRELEASED)
    return re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip() if heading else ""


def check(project: Project, version: str) -> None:
    _say("tree", project.check_tree())
    _say("version", project.check_version(version))
    _say("changelog", project.check_changelog(version))
    _say("saved games", project.check_saved_games(version))


def release(project: Project, version: str, date: datetime.date) -> None:
    before = project.git("rev-parse", "HEAD")
    try:
        project.write_version(version, date)
        with tempfile.TemporaryDirectory() as folder:
            packages = project.build_and_test(Path(folder))
            _say("wheel", project.try_wheel(packages, Path(folder)))
            _say("packages", ", ".join(project.keep_packages(packages)))
        project.git("tag", "--annotate", f"v{version}", "--message", f"OddVille {version}")
    except BaseException:
        project.git("reset", "--quiet", "--hard", before)
        raise
    _say("tag", f"v{version}")


def _say(step: str, result: str) -> None:
    print(f"{step + ':':13}{result}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Cut a release from a clean main branch.")
    parser.add_argument("version", help="the version to release, such as 0.2.0")
    parser.add_argument("--check", action="store_true", help="only check, change nothing")
    options = parser.parse_args(arguments)
    project = Project(Path(__file__).parent.parent)
    try:
        check(project, options.version)
        if not options.check:
            release(project, options.version, datetime.date.today())
            print(f"Publish it with: git push origin main v{options.version}, then upload what is in dist/.")
    except CannotRelease as problem:
        print(f"Not released. {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
