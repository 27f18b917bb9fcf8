"""No command overwrites a file unless it is told to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.command import call

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_records_that_are_made() -> None:
    file = Path("games/game-2.json")
    file.parent.mkdir()
    file.write_text("precious")
    words = ("record", "make", "--games", "3", "--seed", "7", "--players", "2", "-o", "games")
    refused = call(*words)
    assert refused.returncode == 1
    assert str(file) in refused.stderr
    assert "--force" in refused.stderr
    assert [path.name for path in file.parent.iterdir()] == ["game-2.json"]  # not even the first one
    assert file.read_text() == "precious"
    assert call(*words, "--force").returncode == 0
    assert file.read_text() != "precious"
    assert len(list(file.parent.iterdir())) == 3


def test_the_record_of_a_game() -> None:
    file = Path("notes.txt")
    file.write_text("precious")
    words = ("play", "--plain", "--seed", "7", "--record", "notes.txt")
    refused = call(*words, stdin="quit\n", ODDVILLE_SAVES="saves")
    assert refused.returncode == 1
    assert "notes.txt already exists" in refused.stderr
    assert refused.stdout == ""  # said before the game, not after it
    assert file.read_text() == "precious"
    assert not Path("saves").exists()
    assert call(*words, "--force", stdin="quit\n").returncode == 0
    assert file.read_text().startswith("oddville record 1")


def test_a_folder_in_place_of_a_file() -> None:
    Path("folder").mkdir()
    done = call("play", "--plain", "--record", "folder", "--force", stdin="quit\n")
    assert done.returncode == 1
    assert "folder is a folder" in done.stderr
