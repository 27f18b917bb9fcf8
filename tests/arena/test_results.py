"""The log: a line for each game, whole or not at all."""

from pathlib import Path

import pytest

from oddville.arena.errors import ArenaError
from oddville.arena.results import LOG_FILE, read_games, read_log, result_from_line, result_to_line
from oddville.arena.schedule import Schedule
from oddville.arena.settings import SETTINGS_FILE, read_settings, write_settings
from oddville.rules.vocabulary import NOBODY
from tests.support.tournaments import SPRT, result_of, results_for, settings_for

SETTINGS = settings_for("amber", "birch", games=6)


def log_of(*numbers: int) -> bytes:
    results = results_for(SETTINGS)
    return "".join(result_to_line(results[number - 1]) for number in numbers).encode()


def test_there_and_back() -> None:
    for result in results_for(SETTINGS):
        line = result_to_line(result)
        assert line.endswith("\n")
        assert line.count("\n") == 1
        assert result_to_line(result_from_line(line)) == line
        assert result_from_line(line).scores == result.scores


def test_games_come_in_the_order_of_the_schedule() -> None:
    assert [game.number for game in read_log(log_of(3, 1, 2), "log").games] == [1, 2, 3]


def test_a_torn_line_is_as_if_it_were_not_there() -> None:
    content = log_of(1, 2)
    first = len(log_of(1))
    for length in range(first, len(content)):
        games, size = read_log(content[:length], "log")
        assert [game.number for game in games] == [1]
        assert size == first
    assert read_log(content, "log").size == len(content)
    assert read_log(b"", "log") == ([], 0)


def test_a_last_line_of_rubbish_is_dropped() -> None:
    """As some file systems leave it when the power fails."""
    games, size = read_log(log_of(1) + b"\0" * 50 + b"\n", "log")
    assert [game.number for game in games] == [1]
    assert size == len(log_of(1))


@pytest.mark.parametrize("rubbish", [b"rubbish\n", b"{}\n", b"[]\n", b"\xff\n", b"\n"])
def test_damage_elsewhere_is_told(rubbish: bytes) -> None:
    with pytest.raises(ArenaError) as caught:
        read_log(log_of(1) + rubbish + log_of(2), "log")
    assert caught.value.code == "damaged-log"
    assert caught.value.params["line"] == 2


def test_a_game_told_twice_counts_once() -> None:
    assert [game.number for game in read_log(log_of(1, 2, 1), "log").games] == [1, 2]


def test_ranks_and_shares() -> None:
    game = Schedule(settings_for("a", "b", "c", "d", players=4)).game(1)
    result = result_of(game, 2, scores=(30, 20, 30, 20), first_player=3)
    assert result.ranks() == (1, 2, 0, 2)
    assert [result.share(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert [result.place_in_turn_order(seat) for seat in range(4)] == [1, 2, 3, 0]
    stopped = result_of(game, NOBODY, scores=(5, 4, 3, 2))
    assert stopped.ranks() == (0, 0, 0, 0)
    assert [stopped.share(seat) for seat in range(4)] == [0.25] * 4
    assert stopped.decisions == 20


# ---- Folders --------------------------------------------------------------------------------------


def test_reading_a_folder(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text(write_settings(SETTINGS))
    (tmp_path / LOG_FILE).write_bytes(log_of(2, 1, 3)[:-5])
    assert read_settings(tmp_path) == SETTINGS
    assert [game.number for game in read_games(tmp_path)] == [1, 2]


def test_settings_there_and_back(tmp_path: Path) -> None:
    settings = settings_for("amber", "birch", sprt=SPRT)
    (tmp_path / SETTINGS_FILE).write_text(write_settings(settings))
    assert read_settings(tmp_path) == settings


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"format": "other", "format_version": 1}'])
def test_settings_that_are_none(tmp_path: Path, content: str) -> None:
    with pytest.raises(ArenaError, match="no-results"):
        read_settings(tmp_path)
    (tmp_path / SETTINGS_FILE).write_text(content)
    with pytest.raises(ArenaError, match="damaged-settings"):
        read_settings(tmp_path)
