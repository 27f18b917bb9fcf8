"""The page: one file, in four languages, with the figures that the numbers have."""

import json
import re
from pathlib import Path

import pytest

from oddville.balance.facts import GameFacts
from oddville.balance.outcome import NUMBERS, REPORT, write_comparison, write_outcome
from oddville.balance.report import balance_page, comparison_page
from oddville.balance.settings import Settings
from oddville.balance.summary import Summary, summarise
from oddville.balance.workers import play
from oddville.editions import Edition, from_dict, standard
from oddville.reports.numbers import Numbers
from oddville.text import LANGUAGES, Texts
from tests.support.markup import Page

pytestmark = pytest.mark.slow

GAMES = 8


def changed_edition() -> Edition:
    data = standard().to_dict()
    data["version"] = 2
    data["building"][0]["cost"] = ["wood", "wood"]
    return from_dict(data)


def measured(edition: Edition, players: tuple[int, ...] = (2, 3, 4)) -> tuple[Settings, list[GameFacts]]:
    settings = Settings(edition, "newcomer", 3)
    return settings, [GameFacts.from_line(play(settings, (n, i))) for n in players for i in range(GAMES)]


def summary_of(edition: Edition, players: tuple[int, ...] = (2, 3, 4)) -> Summary:
    found = summarise(*measured(edition, players))
    assert found is not None
    return found


@pytest.fixture(scope="module")
def before() -> Summary:
    return summary_of(standard())


@pytest.fixture(scope="module")
def after() -> Summary:
    return summary_of(changed_edition())


def words_of(page: str) -> str:
    return re.sub(r"<[^>]+>", " ", page)


def check_frame(page: str) -> None:
    read = Page(page)
    assert read.outside == []
    assert len(read.ids) == len(set(read.ids))
    used = set(re.findall(r'href="#([^"]+)"', page))
    assert used <= set(read.ids)
    assert "default-src 'none'" in page
    assert not re.search(r"url\((?!#|data:)", page)
    assert "@import" not in page
    assert not re.findall(r"https?://", page)
    assert "NaN" not in page
    assert ">nan" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_figures(before: Summary, language: str) -> None:
    page = balance_page(Texts(language), before)
    check_frame(page)
    assert f'<html lang="{language}">' in page
    numbers = Numbers(language)
    words = words_of(page)
    for seats in before.seats.values():
        for position in seats.positions:
            assert numbers.percent(position.wins.value, 1) in words
    for kind in before.all.scorings.kinds:
        assert numbers.number(kind.points_per_resource.value, 2) in words
    for number in range(64):
        assert Texts(language).card(number, standard()) in words.replace("&#x27;", "'")
    for bonus in before.all.bonuses:
        assert numbers.percent(bonus.used_share.value) in words
    for item in before.all.characters:
        assert numbers.percent(item.taken_in.value) in words
    for players, figures in before.by_players.items():
        assert Texts(language).t("report-players", count=players) in words
        assert numbers.percent(figures.cells.projects.value, 2) in words
        assert numbers.number(figures.length.rounds.value, 1) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_measurements_side_by_side(before: Summary, after: Summary, language: str) -> None:
    page = comparison_page(Texts(language), before, after)
    check_frame(page)
    numbers, words = Numbers(language), words_of(page)
    for summary in (before, after):
        for kind in summary.all.scorings.kinds:
            assert numbers.number(kind.points_per_resource.value, 2) in words
        assert summary.edition.hash[:12] in words
    assert "1 → 2" in words  # the changed card's cost
    assert Texts(language).t("balance-before") in words


def test_measurements_of_other_numbers_of_players(before: Summary) -> None:
    check_frame(comparison_page(Texts("en"), before, summary_of(standard(), (2,))))
    check_frame(comparison_page(Texts("en"), summary_of(standard(), (2,)), summary_of(standard(), (4,))))


def test_a_page_of_one_game() -> None:
    settings = Settings(standard(), "newcomer", 3)
    summary = summarise(settings, [GameFacts.from_line(play(settings, (4, 0)))])
    assert summary is not None
    check_frame(balance_page(Texts("en"), summary))


def test_a_name_cannot_break_the_page() -> None:
    data = standard().to_dict()
    data["building"][0] |= {"id": "no-house-of-ours", "name": '<script>alert("x")</script>'}
    page = balance_page(Texts("en"), summary_of(from_dict(data), (2,)))
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page
    check_frame(page)


def test_files(tmp_path: Path, before: Summary) -> None:
    settings, games = measured(standard())
    write_outcome(tmp_path, settings, {game.key: game for game in games}, Texts("fr"))
    data = json.loads((tmp_path / NUMBERS).read_text("utf-8"))
    page = (tmp_path / REPORT).read_text("utf-8")
    share = data["seats"]["2"]["positions"][0]["wins"]["value"]
    assert Numbers("fr").percent(share, 1) in words_of(page)
    assert f"--games {GAMES} --players 2,3,4 --seed 3" in page


def test_a_comparison_reads_two_folders(tmp_path: Path) -> None:
    for name, edition in (("a", standard()), ("b", changed_edition())):
        settings, games = measured(edition, (2,))
        folder = tmp_path / name
        folder.mkdir()
        (folder / "settings.json").write_text(json.dumps(settings.to_dict()))
        (folder / "games.jsonl").write_text("".join(f"{game.to_line()}\n" for game in games))
    path = write_comparison(tmp_path / "a", tmp_path / "b", tmp_path / "c", Texts("nl"))
    assert path == tmp_path / "c" / "comparison.html"
    check_frame(path.read_text("utf-8"))
