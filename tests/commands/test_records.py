"""Records and positions: made, shown and cut out on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oddville.record import after_turn, fingerprint, load_verified, read_position_text, replay
from tests.support.command import call

pytestmark = pytest.mark.slow


def test_json_of_records_and_positions(tmp_path: Path) -> None:
    assert call("record", "make", "--seed", "7", "--players", "2", "-o", tmp_path).returncode == 0
    done = call("record", "verify", "--json", tmp_path / "game-1.json", tmp_path / "none.json")
    assert done.returncode == 1
    good, bad = json.loads(done.stdout)
    assert (good["valid"], good["finished"], good["proof"]) == (True, True, "none")
    assert len(good["scores"]) == 2
    assert (bad["valid"], bad["code"]) == (False, "file-not-found")
    done = call("position", "check", "--json", "-", stdin="{}")
    assert done.returncode == 1
    assert json.loads(done.stdout)[0]["problems"]


def test_a_position_of_a_record(tmp_path: Path) -> None:
    words = ("record", "make", "--seed", "7", "--bot", "newcomer", "-o", tmp_path)
    assert call(*words).returncode == 0
    record = load_verified(tmp_path / "game-1.json").record
    assert record.result is not None
    for turn in (0, 5):
        made = call("position", "make", tmp_path / "game-1.json", "--turn", turn)
        game, _ = read_position_text(made.stdout)
        after = after_turn(record, turn)
        assert after is not None
        assert fingerprint(game) == fingerprint(after)
        assert game.turn == turn + 1
    file = tmp_path / "table.json"
    written = ("position", "make", tmp_path / "game-1.json", "-o", file)
    assert call(*written).returncode == 0
    assert call("position", "check", file).returncode == 0
    assert call(*written).returncode == 1  # not overwritten
    assert call("position", "make", tmp_path / "game-1.json", "--turn", "9999").returncode == 2


def test_bots_make_shorter_games_than_chance(tmp_path: Path) -> None:
    words = ("record", "make", "--seed", "7", "-o")
    assert call(*words, tmp_path / "random").returncode == 0
    for name in ("bots", "again"):
        assert call(*words, tmp_path / name, "--bot", "newcomer").returncode == 0
    turns = [
        replay(load_verified(tmp_path / name / "game-1.json").record).turn for name in ("random", "bots")
    ]
    assert turns[1] * 2 < turns[0]
    again = tmp_path / "again" / "game-1.json"
    assert again.read_bytes() == (tmp_path / "bots" / "game-1.json").read_bytes()


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_a_single_game_may_have_the_name_of_its_file(tmp_path: Path, name: str) -> None:
    words = ("record", "make", "--seed", "7", "--bot", "newcomer", "-o", tmp_path / name)
    assert call(*words).returncode == 0
    load_verified(tmp_path / name)
    assert call(*words).returncode == 1  # it is there now
    assert [path.name for path in tmp_path.iterdir()] == [name]
