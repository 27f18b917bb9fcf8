"""`oddville arena` as people use it: tournaments, interrupted, killed, started again; and what it refuses."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from oddville.arena.errors import ERROR_CODES
from oddville.arena.results import LOG_FILE
from oddville.arena.settings import Settings
from oddville.text import LANGUAGES, Texts
from tests.support.arena_program import environment_with_bots, files, lines, wait_for, wait_for_lines, words
from tests.support.command import ENVIRONMENT, call
from tests.support.processes import children, command, is_worker

pytestmark = pytest.mark.slow

DUEL = ("random", "random:iterations=1", "--games", 5, "--seed", 3)


Arena = Callable[..., subprocess.CompletedProcess[str]]
Duel = tuple[Path, subprocess.CompletedProcess[str]]


@pytest.fixture
def arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """The command in this process, which starts others for its games."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return partial(call, "arena")


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Duel:
    """The folder of a finished tournament and what the program said, which was one of its own."""
    folder = tmp_path_factory.mktemp("duel")
    done = subprocess.run(
        words(*DUEL, "--out", folder), check=False, capture_output=True, text=True, env=ENVIRONMENT
    )
    return folder, done


def wait_until_gone(workers: list[int]) -> None:
    wait_for(lambda: not any(map(is_worker, workers)))


# ---- Tournaments ----------------------------------------------------------------------------------


def test_a_tournament(duel: Duel) -> None:
    folder, done = duel
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    heading, *table = done.stdout.splitlines()
    assert heading.split()[:3] == ["contender", "games", "wins"]
    assert sorted(line.split()[:2] for line in table) == [["random", "6"], ["random:iterations=1", "6"]]
    assert "6 games, seed 3" in done.stderr
    results = json.loads((folder / "results.json").read_text())
    assert results["games"] == 6
    assert {entry["contender"] for entry in results["contenders"]} == {"random", "random:iterations=1"}
    assert len(list((folder / "records").iterdir())) == 6


def test_a_lineup_and_its_records(arena: Arena, tmp_path: Path) -> None:
    lineup = "random random:iterations=1 random:iterations=1"
    done = arena("--players", 3, "--games", 1, "--lineup", lineup, "--processes", 1, "--out", tmp_path / "t")
    assert done.returncode == 0
    assert "3 games" in done.stderr
    shown = call("record", "show", tmp_path / "t" / "records" / "game-000001.json.gz")
    assert "random, random:iterations=1, random:iterations=1 (2)" in shown.stdout
    assert shown.stdout.endswith("wins.\n")


@pytest.mark.soak
@pytest.mark.usefixtures("bots")
def test_killed_at_any_moment_and_resumed_it_ends_as_undisturbed(arena: Arena, tmp_path: Path) -> None:
    environment = ENVIRONMENT | {"PYTHONPATH": str(tmp_path / "bots")}
    arguments = ("sleepy", "random", "sleepy:iterations=1", "--games", 12, "--seed", 7, "--processes", 2)
    assert arena(*arguments, "--out", tmp_path / "undisturbed").returncode == 0
    disturbed = tmp_path / "disturbed"
    for finished in (1, 4, 6):
        with subprocess.Popen(
            words(*arguments, "--out", disturbed),
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as program:
            wait_for_lines(disturbed, finished)
            workers = list(filter(is_worker, children(program.pid)))
            program.kill()
        assert workers
        wait_until_gone(workers)  # nobody plays on for nobody
        before = (disturbed / LOG_FILE).read_bytes()
        assert lines(disturbed) >= finished
        (disturbed / LOG_FILE).write_bytes(before + b'{"game": 99, "de')  # torn in the middle of a line
    done = arena(*arguments, "--out", disturbed)
    assert done.returncode == 0
    assert "of 12 games are finished" in done.stderr
    assert (disturbed / LOG_FILE).read_bytes().startswith(before)
    assert lines(disturbed) == 12
    assert files(disturbed) == files(tmp_path / "undisturbed")
    again = arena(*arguments, "--out", disturbed)
    assert "12 of 12 games" in again.stderr
    assert files(disturbed) == files(tmp_path / "undisturbed")


def test_interrupted_it_says_how_to_go_on(tmp_path: Path) -> None:
    # Whatever is started in the background of a shell inherits that interruptions are ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    (tmp_path / "here").mkdir()
    with subprocess.Popen(
        words("sleepy", "random", "--games", 500),
        env=environment_with_bots(tmp_path / "bots"),
        cwd=tmp_path / "here",
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        wait_for(lambda: any(lines(folder) for folder in (tmp_path / "here").iterdir()))
        workers = list(filter(is_worker, children(program.pid)))
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=200)
    (folder,) = (tmp_path / "here").iterdir()
    assert program.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert f"oddville arena sleepy random --games 500 --output {folder.name}" in err.splitlines()[-1]
    assert not any(map(command, workers))


def test_going_on_needs_the_same_settings(arena: Arena, duel: Duel) -> None:
    folder, before = duel
    other = arena("random", "random:iterations=1", "--games", 2, "--out", folder)
    assert other.returncode == 1
    assert "holds another tournament: the number of games is “5” there, but “2” here" in other.stderr
    same = arena("random", "random:iterations=1", "--games", 5, "--out", folder)  # the seed is kept
    assert (same.returncode, same.stdout) == (0, before.stdout)


# ---- Sequential tests -----------------------------------------------------------------------------


def test_a_sequential_test_stops_and_goes_on(arena: Arena, tmp_path: Path) -> None:
    arguments = ("--sprt", "newcomer", "random", "--elo1", 200, "--seed", 2)
    done = arena(*arguments, "--out", tmp_path / "t")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "newcomer is better than random."
    results = json.loads((tmp_path / "t" / "results.json").read_text())
    assert results["sprt"]["verdict"] == "better"
    assert results["games"] < 60
    # However many are played at once, the decision falls at the same pair.
    assert arena(*arguments, "--processes", 1, "--out", tmp_path / "u").returncode == 0
    assert json.loads((tmp_path / "u" / "results.json").read_text()) == results
    again = arena(*arguments, "--out", tmp_path / "t")
    assert again.stdout == done.stdout


def test_a_sequential_test_may_stay_open(arena: Arena, tmp_path: Path) -> None:
    arguments = ("--sprt", "random", "random:iterations=1", "--games", 4, "--processes", 1)
    done = arena(*arguments, "--out", tmp_path / "t")
    assert "still open" in done.stdout.splitlines()[-1]


# ---- What goes wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "part"),
    [
        (["randm"], 2, "Available bots: random, uct, sensible, beginner"),
        (["random:iterations=none"], 2, "not a budget"),
        ([], 2, "Name at least one bot"),
        (["random", "--edition", "nowhere"], 1, "nowhere"),
        (["random", "random", "newcomer", "--players", "4"], 2, "3 names for 4 players"),
        (["--lineup", "random", "--players", "4"], 2, "1 names for 4 players"),
        ([f"random:iterations={number}" for number in range(1, 23)], 2, "22 contenders are too many"),
        (["random", "--lineup", "random random"], 2, "not both"),
        (["random", "--out", "/dev/null/x"], 1, "/dev/null/x"),
        (["--report", "nowhere"], 1, "no tournament in nowhere"),
        (["random", "--players", "5"], 2, "2 to 4"),
        (["random", "--games", "0"], 2, "“0”"),
        (["random", "--processes", "0"], 2, "“0”"),
        (["random", "--alpha", "0.1"], 2, "--alpha"),
        (["--sprt", "random"], 2, "two different bots"),
        (["--sprt", "random", "newcomer", "--players", "3"], 2, "two players"),
        (["--sprt", "random", "newcomer", "--elo0", "20"], 2, "--elo0"),
        (["--sprt", "random", "newcomer", "--beta", "nan"], 2, "nan"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    arena: Arena, arguments: list[str], code: int, part: str
) -> None:
    done = arena(*arguments)
    assert done.returncode == code
    assert part in done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("cheat", "cheat chose an illegal action (723)"),
        ("broken", "broken failed"),
        ("headless", "headless failed"),
    ],
)
@pytest.mark.usefixtures("bots")
def test_a_bot_that_fails_is_named_with_its_game(arena: Arena, tmp_path: Path, bot: str, words: str) -> None:
    done = arena("random", bot, "--games", 4, "--seed", 1, "--processes", 1, "--out", tmp_path / "t")
    assert done.returncode == 1
    message = done.stderr.splitlines()[-1]
    assert words in message
    assert "game 1, seed 1770831844530026990" in message
    assert "Traceback" in (tmp_path / "t" / "failed-game-1.txt").read_text()


# ---- Texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(arena: Arena, duel: Duel, language: str) -> None:
    done = arena(*DUEL, "--out", duel[0], "--lang", language)
    assert done.returncode == 0
    texts = Texts(language)
    assert done.stdout.startswith(texts.t("arena-column-contender"))
    for code in ERROR_CODES:
        assert texts.has(f"arena-error-{code}")
    for setting in Settings.__dataclass_fields__:
        assert texts.has(f"arena-setting-{setting.replace('_', '-')}")
    for code in ("unknown-bot", "bad-budget", "illegal-choice"):
        assert texts.has(f"bot-error-{code}")
