"""The table: the same whichever game is finished first."""

import csv
import json
import random
from pathlib import Path

import pytest

from oddville.arena.ratings import Ratings
from oddville.arena.result_files import COLUMNS, RESULTS_CSV, RESULTS_JSON, TIMES_JSON, row, write_tables
from oddville.arena.results import LOG_FILE, result_to_line
from oddville.arena.schedule import Schedule
from oddville.arena.settings import SETTINGS_FILE, Settings, write_settings
from oddville.arena.standings import Standings
from oddville.rules.vocabulary import NOBODY
from tests.support.tournaments import SPRT, result_of, results_for, settings_for

SETTINGS = settings_for("amber", "birch", "cedar", players=2, games=30)


def table(standings: Standings) -> list[dict[str, object]]:
    return [row(standings, number) for number in standings.by_rating()]


def test_the_order_of_finishing_changes_nothing() -> None:
    results = results_for(SETTINGS)
    in_order, shuffled, at_once = (Standings(SETTINGS) for _ in range(3))
    for result in results:
        in_order.add(result)
    for result in random.Random(4).sample(results, len(results)):
        shuffled.add(result)
    at_once.add_all(results[::-1])
    assert table(in_order) == table(shuffled) == table(at_once)
    assert in_order.games == len(results)


def test_a_game_waits_for_those_before_it() -> None:
    standings = Standings(SETTINGS)
    first, second, third = results_for(SETTINGS)[:3]
    standings.add(third)
    standings.add(first)
    assert standings.games == 1
    standings.add_all([])  # the second is not to come
    assert standings.games == 2
    standings = Standings(SETTINGS)
    for game in (third, second, first):
        standings.add(game)
    assert standings.games == 3


def always_first(settings: Settings) -> Standings:
    """The first contender wins whatever it plays."""
    standings = Standings(settings)
    standings.add_all([result_of(game, game.seats.index(0)) for game in Schedule(settings)])
    return standings


def test_who_always_wins_leads() -> None:
    standings = always_first(settings_for("amber", "birch", games=40))
    best, worst = table(standings)
    assert best["contender"] == "amber"
    assert best["win_share"] == best["win_share_high"] == 1.0
    assert best["wins"] == 40
    assert worst["win_share"] == 0.0
    assert best["mean_score"] == 30.0
    assert standings.rating(0).mean > 25 + 3 * standings.rating(0).sigma
    assert standings.rating(1).mean < 25 - 3 * standings.rating(1).sigma


def test_three_copies_share_their_rating_and_their_wins() -> None:
    standings = always_first(settings_for("amber", "birch", "birch", "birch", players=4, games=24))
    birch = standings.tallies[1]
    assert birch.seats == 72
    assert birch.win_share == 0.0
    assert standings.tallies[0].seats == 24
    assert standings.rating(0).mean > standings.rating(1).mean
    duel = standings.duels[0, 1]
    assert sum(cluster.count for cluster in duel.values()) == 72
    assert sum(cluster.total for cluster in duel.values()) == 72


def test_equals_against_each_other_learn_nothing() -> None:
    settings = settings_for("amber", players=3, games=9)
    standings = Standings(settings)
    standings.add_all(results_for(settings))
    assert standings.rating(0).mean == pytest.approx(25)
    assert standings.tallies[0].win_share == pytest.approx(1 / 3)


def test_a_stopped_game_is_shared() -> None:
    settings = settings_for("amber", "birch", games=2)
    standings = Standings(settings)
    standings.add_all([result_of(game, NOBODY, (10, 20)) for game in Schedule(settings)])
    assert standings.stopped == 2
    assert [tally.win_share for tally in standings.tallies] == [0.5, 0.5]
    assert [tally.wins for tally in standings.tallies] == [0, 0]
    assert standings.rating(0) == pytest.approx(standings.rating(1))


def test_ratings_do_not_drift() -> None:
    ratings = Ratings(2)
    settings = settings_for("amber", "birch", games=400)
    for game in Schedule(settings):
        ratings.add(result_of(game, game.seats.index(game.deal % 2)))
    assert ratings.ratings[0].mean == pytest.approx(ratings.ratings[1].mean, abs=1)
    assert ratings.ratings[0].sigma < 2


# ---- Files ----------------------------------------------------------------------------------------


def write_folder(folder: Path, settings: Settings, shuffled: bool) -> None:
    folder.mkdir()
    results = results_for(settings)
    if shuffled:
        random.Random(8).shuffle(results)
    (folder / SETTINGS_FILE).write_text(write_settings(settings))
    (folder / LOG_FILE).write_text("".join(map(result_to_line, results)))


def test_tables_as_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_folder(tmp_path / name, SETTINGS, shuffled=name == "two")
        write_tables(tmp_path / name)
    for file in (RESULTS_JSON, RESULTS_CSV, TIMES_JSON):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()
    data = json.loads((tmp_path / "one" / RESULTS_JSON).read_text())
    assert data["games"] == 30
    assert [entry["games"] for entry in data["contenders"]] == [20, 20, 20]
    assert len(data["duels"]) == 6
    for duel in data["duels"]:
        assert duel["ahead_low"] <= duel["ahead"] <= duel["ahead_high"]
    rows = list(csv.DictReader((tmp_path / "one" / RESULTS_CSV).read_text().splitlines()))
    assert list(rows[0]) == list(COLUMNS)
    for line, entry in zip(rows, data["contenders"], strict=True):
        assert line == {key: str(value) for key, value in entry.items()}
    times = json.loads((tmp_path / "one" / TIMES_JSON).read_text())["contenders"]
    assert [entry["contender"] for entry in times] == ["amber", "birch", "cedar"]
    assert all(entry["decisions"] == 100 for entry in times)
    assert all(entry["mean"] <= entry["percentile_99"] <= entry["worst"] for entry in times)


def test_the_table_of_a_test(tmp_path: Path) -> None:
    settings = settings_for("amber", "birch", games=20, sprt=SPRT)
    write_folder(tmp_path / "sprt", settings, shuffled=True)
    write_tables(tmp_path / "sprt")
    data = json.loads((tmp_path / "sprt" / RESULTS_JSON).read_text())["sprt"]
    assert sum(data["pairs"]) == 10
    assert data["verdict"] == "undecided"
    assert data["lower"] < data["log_likelihood_ratio"] < data["upper"]
