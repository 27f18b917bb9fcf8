"""Atomic writes and file locks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oddville import files


def test_a_write_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    files.write_atomically(path, "one\n")
    files.write_atomically(path, b"two\n")
    assert path.read_bytes() == b"two\n"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_write_that_fails_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    files.write_atomically(path, "old")

    def full(self: Path, target: Path) -> Path:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="disk full"):
        files.write_atomically(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.json"]


@pytest.mark.parametrize("has_links", [True, False])
def test_without_overwrite_an_existing_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    def no_link(source: Path, target: Path) -> None:
        raise PermissionError

    if not has_links:
        monkeypatch.setattr(os, "link", no_link)
    path = tmp_path / "game.json"
    files.write_atomically(path, "first", overwrite=False)
    with pytest.raises(FileExistsError):
        files.write_atomically(path, "second", overwrite=False)
    assert path.read_text() == "first"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_secret_is_readable_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "keys"
    files.write_atomically(path, "secret", permissions=0o600)
    assert path.stat().st_mode & 0o777 == 0o600


LOCK_IN_ANOTHER_PROCESS = """
import sys
from oddville.files import lock
print(lock(open(sys.argv[1], "ab")))
"""


def test_a_lock_keeps_other_processes_out_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "log"

    def other() -> str:
        words = [sys.executable, "-c", LOCK_IN_ANOTHER_PROCESS, str(path)]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()

    with path.open("ab") as file:
        assert files.lock(file)
        assert other() == "False"
    assert other() == "True"
