"""A tournament's folder: nothing finished is lost, and nothing foreign gets in."""

import gzip
import os
from dataclasses import replace
from pathlib import Path

import pytest

from oddville.arena.errors import ArenaError
from oddville.arena.folder import Folder
from oddville.arena.game import Failed, Played
from oddville.arena.results import LOG_FILE, RECORDS_FOLDER, read_games, record_name
from oddville.arena.settings import SETTINGS_FILE, Settings
from tests.support.tournaments import SPRT, results_for, settings_for

SETTINGS = settings_for("amber", "birch", games=6)
RESULTS = results_for(SETTINGS)


def keep(folder: Folder, *numbers: int) -> None:
    for number in numbers:
        folder.keep(Played(RESULTS[number - 1], gzip.compress(b"record", mtime=0)))


def test_games_are_there_when_it_is_opened_again(tmp_path: Path) -> None:
    with Folder(tmp_path / "new" / "folder", SETTINGS) as folder:
        assert folder.games == []
        keep(folder, 2, 1)
    with Folder(tmp_path / "new" / "folder", SETTINGS) as folder:
        assert [game.number for game in folder.games] == [1, 2]
    record = tmp_path / "new" / "folder" / RECORDS_FOLDER / record_name(1)
    assert gzip.decompress(record.read_bytes()) == b"record"


def test_a_game_is_on_disk_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    with Folder(tmp_path, SETTINGS) as folder:
        keep(folder, 1)
        assert [game.number for game in read_games(tmp_path)] == [1]


def test_a_torn_line_is_cut_off(tmp_path: Path) -> None:
    with Folder(tmp_path, SETTINGS) as folder:
        keep(folder, 1, 2)
    log = tmp_path / LOG_FILE
    log.write_bytes(log.read_bytes()[:-20])
    with Folder(tmp_path, SETTINGS) as folder:
        assert [game.number for game in folder.games] == [1]
        keep(folder, 3)
    assert [game.number for game in read_games(tmp_path)] == [1, 3]


@pytest.mark.parametrize(
    ("changed", "setting", "there", "here"),
    [
        (replace(SETTINGS, games=7), "games", "6", "7"),
        (replace(SETTINGS, seed=2), "seed", "1", "2"),
        (replace(SETTINGS, edition_hash="f00"), "edition-hash", SETTINGS.edition_hash, "f00"),
        (replace(SETTINGS, version="9"), "version", "0", "9"),
        (replace(SETTINGS, sprt=SPRT), "sprt", "–", "0.0 20.0 0.05 0.05"),
        (settings_for("amber", "cedar", games=6), "entrants", "amber birch", "amber cedar"),
    ],
)
def test_other_settings_are_refused(
    tmp_path: Path, changed: Settings, setting: str, there: str, here: str
) -> None:
    with Folder(tmp_path, SETTINGS):
        pass
    with pytest.raises(ArenaError) as caught, Folder(tmp_path, changed):
        pass
    assert caught.value.code == "other-settings"
    assert caught.value.params["setting"] == setting
    assert (caught.value.params["there"], caught.value.params["here"]) == (there[:80], here)
    with Folder(tmp_path, SETTINGS):
        pass  # nothing has changed


def test_one_at_a_time(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with Folder(tmp_path, SETTINGS), pytest.raises(ArenaError, match="taken"), Folder(tmp_path, SETTINGS):
        pass


def test_games_without_settings(tmp_path: Path) -> None:
    with Folder(tmp_path, SETTINGS) as folder:
        keep(folder, 1)
    (tmp_path / SETTINGS_FILE).unlink()
    with pytest.raises(ArenaError, match="damaged-settings"), Folder(tmp_path, SETTINGS):
        pass


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "folder", tmp_path / "a\0b"):
        with pytest.raises(ArenaError, match="not-written"), Folder(path, SETTINGS):
            pass


def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with Folder(tmp_path, SETTINGS) as folder:
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(ArenaError, match="No space left"):
            keep(folder, 1)


def test_what_went_wrong_is_kept_for_the_author(tmp_path: Path) -> None:
    with Folder(tmp_path, SETTINGS) as folder:
        path = folder.keep_failure(Failed(3, 4, "bot-crashed", "amber", "ValueError", "Traceback …"))
    assert path.read_text("utf-8") == "Traceback …"
