"""A game at one screen without the screen: kept after each step, gone on with, taken back."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from oddville.record import fingerprint
from oddville.rules.errors import RulesError
from oddville.terminal import saved_games
from oddville.terminal.saved_games import SaveError
from oddville.terminal.seat_keys import key_for, remember
from oddville.terminal.seat_marks import seat_marks
from oddville.terminal.session import Session
from tests.support.terminal.playing import begun

pytestmark = pytest.mark.slow


LEVELS = (None, "apprentice", "newcomer")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(saved_games.VARIABLE, str(tmp_path / "saves"))


def test_a_game_is_kept_after_each_step_and_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = saved_games.new_path(5)
    session = begun(5, LEVELS, path)
    while not session.game.is_over:
        session.play(session.choose("apprentice"))
        again = Session.resume(path)
        assert again.recording.record() == session.recording.record()
        assert fingerprint(again.game) == fingerprint(session.game)
        assert (again.levels, again.seed) == (LEVELS, 5)
        assert again.game.is_over or again.choose("newcomer") == session.choose("newcomer")
        session = again
    assert saved_games.unfinished() == []


def test_a_refused_action_changes_nothing() -> None:
    path = saved_games.new_path(5)
    session = begun(5, LEVELS, path)
    before = path.read_bytes()
    with pytest.raises(RulesError):
        session.play(700)
    assert path.read_bytes() == before


def test_taking_back_goes_over_the_moves_of_bots() -> None:
    session = begun(5, LEVELS)
    assert session.undo() == 0
    while session.bot is not None:
        session.play(session.choose(session.bot))
    moves = len(session.recording.moves)
    position = fingerprint(session.game)
    session.play(session.choose("apprentice"))
    while session.bot is not None:
        session.play(session.choose(session.bot))
    since = len(session.recording.moves) - moves
    assert since > 1
    assert session.undo() == since
    assert len(session.recording.moves) == moves
    assert fingerprint(session.game) == position


def test_the_last_game_played_comes_first() -> None:
    for seed in (1, 2, 3):
        begun(seed, LEVELS, saved_games.new_path(seed))
    oldest = begun(4, LEVELS, saved_games.new_path(4))
    assert oldest.path is not None
    os.utime(oldest.path, (1, 1))
    (saved_games.folder() / "other.json").write_text("{}")
    found = [saved_games.read(path).seed for path in saved_games.unfinished()]
    assert found[-1] == 4
    assert sorted(found) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"version": 2},
        {"levels": [None]},
        {"levels": [1, 2, 3]},
        {"seed": "x"},
        {"chance": "xyz"},
        {"record": {}},
        {"record": None},
    ],
)
def test_what_is_no_save_is_refused_in_words(change: dict[str, object]) -> None:
    path = saved_games.new_path(5)
    begun(5, LEVELS, path)
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | change), "utf-8")
    with pytest.raises(SaveError) as error:
        saved_games.read(path)
    assert error.value.detail


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b"[" * 100_000, b"null"])
def test_anything_else_in_the_file(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(content)
    with pytest.raises(SaveError):
        saved_games.read(path)
    with pytest.raises(SaveError):
        saved_games.read(tmp_path / "none.json")


def test_a_disk_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = begun(5, LEVELS, tmp_path / "file" / "save.json")
    assert session.trouble is not None
    session.play(session.choose("apprentice"))
    assert len(session.recording.moves) == 1


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (["Ada", "Ben"], ["A", "B"]),
        (["Ada", "Anna"], ["A", "N"]),
        (["You", "Apprentice", "Apprentice 2", "Apprentice 3"], ["Y", "A", "2", "3"]),
        (["Ödön", "李", "..", "O"], ["O", "2", "3", "4"]),
    ],
)
def test_every_player_has_a_sign_of_one_s_own(names: list[str], marks: list[str]) -> None:
    assert seat_marks(names) == marks


def test_the_keys_of_seats_are_kept_for_nobody_else() -> None:
    assert key_for("http://a", "t1") is None
    remember("http://a", "t1", "secret")
    remember("http://a", "t2", "other")
    assert key_for("http://a", "t1") == "secret"
    assert key_for("http://b", "t1") is None
    kept = saved_games.folder() / "tables" / "keys"
    assert kept.stat().st_mode & 0o777 == 0o600
    kept.write_text("[]")
    assert key_for("http://a", "t1") is None
