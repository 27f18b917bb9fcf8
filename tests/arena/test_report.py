"""The page of a tournament: its figures are those of the tables."""

import json
import re
from pathlib import Path

import pytest

from oddville.arena.report import command_words, report_page, write_report
from oddville.arena.results import read_settings
from oddville.cli import main
from oddville.record import load_verified
from oddville.reports.numbers import Numbers
from oddville.text import LANGUAGES, Texts
from tests.support.markup import Page


def tournament(folder: Path, *words: str) -> Path:
    assert main(["arena", *words, "--seed", "4", "--processes", "1", "--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tournament(
        tmp_path_factory.mktemp("duel"), "newcomer", "random", "newcomer:seconds=0.5", "--games", "12"
    )


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    words = ("newcomer", "newcomer", "newcomer", "random", "--players", "4", "--games", "4")
    return tournament(tmp_path_factory.mktemp("table"), *words)


def words_of(page: str) -> str:
    return re.sub(r"<[^>]+>", " ", page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures(duel: Path, language: str) -> None:
    page = report_page(Texts(language), duel)
    numbers, words = Numbers(language), words_of(page)
    results = json.loads((duel / "results.json").read_text("utf-8"))
    for line in results["contenders"]:
        assert line["contender"] in words
        assert numbers.percent(line["win_share"], 1) in words
        assert numbers.number(line["mean_score"], 1) in words
        assert numbers.number(line["rating"], 1) in words
    for line in results["duels"]:
        assert numbers.percent(line["ahead"], 1) in words
    times = json.loads((duel / "times.json").read_text("utf-8"))
    for line in times["contenders"]:
        assert numbers.number(line["decisions"]) in words
    assert numbers.seconds(0.5) in words  # what is allowed


@pytest.mark.slow
@pytest.mark.parametrize("name", ["duel", "table"])
def test_one_file_and_nothing_else(name: str, request: pytest.FixtureRequest) -> None:
    folder: Path = request.getfixturevalue(name)
    path = write_report(folder)
    assert path == folder / "report.html"
    page = path.read_text("utf-8")
    read = Page(page)
    assert read.outside == []
    assert len(read.ids) == len(set(read.ids))
    assert not re.findall(r"https?://", page)
    assert "default-src 'none'" in page


def test_every_game_links_to_its_record(duel: Path) -> None:
    page = report_page(Texts("en"), duel)
    links = Page(page).links
    assert len(links) == 12
    for link in links:
        assert load_verified(duel / link).record.result is not None
    assert f"oddville play --replay {links[0]}" in page


@pytest.mark.slow
def test_the_command_is_given_again(duel: Path, table: Path) -> None:
    assert command_words(read_settings(duel))[:3] == ["newcomer", "random", "newcomer:seconds=0.5"]
    assert command_words(read_settings(table))[:4] == ["newcomer", "newcomer", "newcomer", "random"]
    page = report_page(Texts("en"), table)
    assert "oddville arena newcomer newcomer newcomer random --players 4 --games 4 --seed 4" in page


@pytest.mark.slow
def test_a_sequential_test(tmp_path: Path) -> None:
    folder = tournament(tmp_path, "newcomer", "random", "--sprt", "--elo1", "200", "--games", "40")
    page = report_page(Texts("en"), folder)
    assert "newcomer is better than random." in words_of(page)
    assert "--sprt" in page


def test_no_game_yet(duel: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes((duel / "settings.json").read_bytes())
    (tmp_path / "games.jsonl").touch()
    assert "newcomer" in report_page(Texts("en"), tmp_path)
