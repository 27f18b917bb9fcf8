"""Nothing in the repository is bound to the machine or the registry it was made with."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Written in pieces, so that this file does not name them either.
HOSTS = [
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("npmjs", "org"),
    ("npmjs", "com"),
    ("yarnpkg", "com"),
    ("deb", "debian", "org"),
    ("crates", "io"),
]
FOLDERS = ["work", "root", "home/[a-z]+", "opt/(pypi|wheels)"]
UNWANTED = re.compile(
    "|".join([r"\.".join(host) for host in HOSTS] + [rf"(?<![\w.~:}}$/-])/{folder}/" for folder in FOLDERS])
)


def repository_files() -> list[Path]:
    """The files that are in the repository, or would be after `git add`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"not a git checkout: {error}")
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def test_no_registry_host_and_no_machine_path() -> None:
    found = []
    for file in repository_files():
        try:
            lines = file.read_text("utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # a picture
        for number, line in enumerate(lines, 1):
            if match := UNWANTED.search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {match[0]}")
    assert found == []


@pytest.mark.parametrize(
    ("line", "unwanted"),
    [
        ("https://" + ".".join(HOSTS[0]) + "/simple", True),
        ("see " + "/work" + "/main", True),
        ('path = "' + "/root" + '/x"', True),
        ("tests/work/main", False),
        ("~/work/oddville", False),
    ],
)
def test_the_check_itself(line: str, unwanted: bool) -> None:
    assert bool(UNWANTED.search(line)) is unwanted
