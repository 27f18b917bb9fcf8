"""`oddville edition balance` from the command line: what it says and refuses."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oddville.balance.settings import Settings
from oddville.balance.workers import Key, Played, play_all
from oddville.cli import main
from oddville.text import LANGUAGES

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, str, str]]
QUICK = ("--bot", "newcomer", "--games", "2", "--processes", "1")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)

    def call(*words: str) -> tuple[int, str, str]:
        try:
            code = main(["edition", "balance", *words])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def test_a_measurement(run: Run, tmp_path: Path) -> None:
    code, out, err = run(*QUICK)
    assert code == 0
    assert "0 of 6 games" in err
    assert "6 of 6 games" in err
    assert out.count("met") >= 4
    assert str(Path("balance-standard") / "report.html") in out
    data = json.loads((tmp_path / "balance-standard" / "balance.json").read_text())
    assert data["all"]["games"] == 6
    code, out, err = run(*QUICK)
    assert (code, err) == (0, "")  # nothing left to do but the report


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, tmp_path: Path, language: str) -> None:
    code, out, _ = run(*QUICK, "--players", "3", "--lang", language)
    assert code == 0
    assert "report.html" in out
    assert run("--help", "--lang", language)[0] == 0


def test_comparison(run: Run, tmp_path: Path) -> None:
    for name, seed in (("one", "1"), ("two", "2")):
        assert run(*QUICK, "--out", name, "--seed", seed)[0] == 0
    assert run("--compare", "one", "two")[0] == 0
    assert (tmp_path / "two" / "comparison.html").exists()
    assert run("--compare", "one", "two", "--out", "both")[0] == 0
    assert (tmp_path / "both" / "comparison.html").exists()


@pytest.mark.parametrize(
    ("words", "expected", "wanted"),
    [
        (("--bot", "nobody"), 2, "There is no bot “nobody”"),
        (("--bot", "newcomer:seconds=x"), 2, "is not a budget"),
        (("--games", "0"), 2, "not a number from 1"),
        (("--games", "many"), 2, "not a number from 1"),
        (("--players", "1,2"), 2, "not a list of player numbers"),
        (("--players", ""), 2, "not a list of player numbers"),
        (("--processes", "0"), 2, "not a number from 1"),
        (("--seed", "-1"), 2, "not a number from 0"),
        (("nowhere",), 1, "nowhere"),
        (("--compare", "a"), 2, "--compare"),
        (("--compare", "nowhere", "there"), 1, "There is no measurement in nowhere"),
        (("--games", "1", "--bot", "newcomer", "--out", "/dev/null/x"), 1, "cannot be written"),
    ],
)
def test_mistakes_get_a_sentence(run: Run, words: tuple[str, ...], expected: int, wanted: str) -> None:
    code, _, err = run(*words)
    assert code == expected
    assert wanted in err
    assert "Traceback" not in err


def test_another_measurement_in_the_folder(run: Run) -> None:
    run(*QUICK)
    code, _, err = run(*QUICK, "--seed", "7")
    assert code == 1
    assert "another edition, bot or seed" in err


def test_an_interruption_keeps_the_games(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(settings: Settings, keys: list[Key], processes: int) -> Iterator[Played]:
        yield next(play_all(settings, keys, processes))
        raise KeyboardInterrupt

    monkeypatch.setattr("oddville.balance.measure.play_all", interrupted)
    code, _, err = run(*QUICK)
    assert code == 130
    assert "balance-standard" in err
    assert (tmp_path / "balance-standard" / "games.jsonl").read_text().count("\n") == 1


def test_a_bot_that_fails_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from oddville.bots.random_bot import RandomBot

    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "choose", fail)
    code, _, err = run("--bot", "random", "--games", "1", "--processes", "1")
    assert code == 1
    assert "random" in err
    assert "RuntimeError: no idea" in err
