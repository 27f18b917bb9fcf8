"""How strong you play, kept beside the saved games."""

from __future__ import annotations

from pathlib import Path

import pytest

from oddville.bots.strength import Strength
from oddville.editions import standard
from oddville.terminal import saved_games
from oddville.terminal.own_strength import count_result, file, fitting, own_strength
from oddville.terminal.session import Session, Setting


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(saved_games.VARIABLE, str(tmp_path / "saves"))
    return tmp_path


def test_a_new_player_meets_the_beginner_and_a_winner_somebody_stronger() -> None:
    assert fitting([None, "matched", "master"]) == [None, "matched-0", "master"]
    count_result([None, "matched-0"], [45, 25])
    assert own_strength().games == 1
    assert fitting(["matched"]) == [own_strength().level] != ["matched-0"]


def test_games_of_several_people_or_none_do_not_count() -> None:
    count_result([None, None, "beginner"], [45, 25, 20])
    count_result(["beginner", "newcomer"], [45, 25])
    assert not file().exists()


def test_a_file_that_cannot_be_read_is_a_new_player() -> None:
    file().write_text("[]", "utf-8")
    assert own_strength() == Strength()


def test_a_game_counts_once_when_it_is_over(folder: Path) -> None:
    setting = Setting(("Ann", "Nell (beginner)"), (None, "beginner"), 3, standard())
    session = Session.begin(setting, folder / "saves" / "game.json")
    while not session.game.is_over:
        session.play(session.choose("newcomer"))
    assert own_strength().games == 1
    session.undo()
    while not session.game.is_over:
        session.play(session.choose("newcomer"))
    assert own_strength().games == 1
