"""`oddville review`: a summary, JSON, one page for several games, and going on after an interruption."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oddville.cli import main
from oddville.coach import review
from oddville.coach.judging import Effort
from oddville.coach.several import Several
from oddville.record import save
from tests.support.bot_games import by_build
from tests.support.reviewed_games import QUICK, bots_game

EFFORT = QUICK if by_build(1, 0) else Effort(64, 64, 64)


@pytest.fixture(autouse=True)
def quick_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.commands.review.STANDARD", EFFORT)


@pytest.fixture
def games(tmp_path: Path) -> list[str]:
    paths = [tmp_path / f"game-{players}.json" for players in (2, 3)]
    for players, path in enumerate(paths, start=2):
        save(bots_game(players, seed=21), path)
    return [str(path) for path in paths]


def test_a_summary_names_every_player(games: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "review", games[1], "--processes", "1"]) == 0
    shown = capsys.readouterr().out
    assert all(f"Bot {seat}: accuracy" in shown for seat in (1, 2, 3))


def test_json_adds_up(games: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", games[0], "--json", "--processes", "1"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["complete"]
    for account in found["accounts"]:
        parts = sum(account[name] for name in ("share", "deal", "luck", "decisions", "others"))
        assert parts == pytest.approx(account["result"], abs=0.001)
    for decision in found["decisions"]:
        is_remark = decision["verdict"] in ("inaccuracy", "mistake", "blunder")
        assert bool(decision["reasons"]) is is_remark


@pytest.mark.slow
def test_on_ray_it_says_the_same(games: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    assert main(["review", *games, "--json", "--processes", "2"]) == 0
    here = capsys.readouterr().out
    assert main(["review", *games, "--json", "--processes", "2", "--ray"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(here)


def test_a_ray_that_does_not_answer(games: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    assert main(["--lang", "en", "review", games[0], "--ray", "127.0.0.1:1"]) == 1
    assert "Ray does not answer at “127.0.0.1:1”" in capsys.readouterr().err


def test_one_page_for_several_games(games: list[str], tmp_path: Path) -> None:
    output = tmp_path / "report.html"
    assert main(["--lang", "de", "review", *games, "-o", str(output), "--processes", "2"]) == 0
    page = output.read_text("utf-8")
    assert 'id="game-0"' in page
    assert 'id="game-1"' in page
    assert "Glück und Können" in page
    assert not list(tmp_path.glob("*.part"))


def test_a_running_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.json"
    save(bots_game(2, seed=3, most_moves=20), path)
    assert main(["--lang", "en", "review", str(path)]) != 0
    assert "not finished" in capsys.readouterr().err


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    record, kept = bots_game(2, seed=21), tmp_path / "kept.part"
    several = Several([record], EFFORT, kept)
    work = several.work(processes=1)
    for _ in range(3):
        next(work)
    work.close()
    with kept.open("a") as log:
        log.write('["half a li')
    again = Several([record], EFFORT, kept)
    assert again.done == 3
    assert not again.review(0).is_complete
    assert len(list(again.work(processes=1))) == again.total - 3
    assert again.review(0) == review(record, EFFORT)


def test_the_end_of_a_game_is_reviewed_first() -> None:
    several = Several([bots_game(2, seed=21)], EFFORT)
    whole = review(bots_game(2, seed=21), EFFORT)
    for done, _ in zip(range(1, 6), several.work(processes=1), strict=False):
        part = several.review(0)
        assert part.judgements == whole.judgements[-done:]
