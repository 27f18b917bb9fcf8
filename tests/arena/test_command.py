"""`oddville arena` as people use it: started as a program, interrupted, killed, started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from oddville.arena.errors import ERROR_CODES
from oddville.arena.results import LOG_FILE, RECORDS_FOLDER
from oddville.arena.settings import Settings
from oddville.text import LANGUAGES, Texts
from tests.support.processes import children, command, is_worker
from tests.support.tournaments import write_bots

pytestmark = pytest.mark.slow

ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
COMPARED = ("settings.json", "results.json", "results.csv")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """With the bots of another package."""
    bots = write_bots(tmp_path_factory.mktemp("bots"))
    return ENVIRONMENT | {"PYTHONPATH": str(bots), "PYTHONIOENCODING": "utf-8"}


Arena = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def arena(environment: dict[str, str], tmp_path: Path) -> Arena:
    def run(*arguments: str | int | Path) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            words(*arguments), check=False, capture_output=True, text=True, env=environment, cwd=tmp_path
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run


def words(*arguments: str | int | Path) -> list[str]:
    return [sys.executable, "-m", "oddville", "arena", *map(str, arguments)]


def files(folder: Path) -> dict[str, bytes]:
    """All that must be the same after the same tournament."""
    records = {path.name: path.read_bytes() for path in (folder / RECORDS_FOLDER).iterdir()}
    return records | {name: (folder / name).read_bytes() for name in COMPARED}


def lines(folder: Path) -> int:
    log = folder / LOG_FILE
    return log.read_bytes().count(b"\n") if log.exists() else 0


def wait_for(is_so: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def wait_for_lines(folder: Path, count: int, seconds: float = 60) -> None:
    wait_for(lambda: lines(folder) >= count, seconds)


def wait_until_gone(workers: list[int]) -> None:
    wait_for(lambda: not any(map(is_worker, workers)))


# ---- Tournaments ----------------------------------------------------------------------------------


def test_a_tournament(arena: Arena, tmp_path: Path) -> None:
    done = arena("random", "random:iterations=1", "--games", 5, "--seed", 3, "--out", tmp_path / "t")
    assert done.returncode == 0
    heading, *table = done.stdout.splitlines()
    assert heading.split()[:3] == ["contender", "games", "wins"]
    assert sorted(line.split()[:2] for line in table) == [["random", "6"], ["random:iterations=1", "6"]]
    assert "6 games, seed 3" in done.stderr
    results = json.loads((tmp_path / "t" / "results.json").read_text())
    assert results["games"] == 6
    assert {entry["contender"] for entry in results["contenders"]} == {"random", "random:iterations=1"}
    assert len(list((tmp_path / "t" / "records").iterdir())) == 6


def test_records_can_be_shown(arena: Arena, tmp_path: Path) -> None:
    arena("random", "--players", 3, "--games", 1, "--out", tmp_path)
    record = tmp_path / "records" / "game-000001.json.gz"
    show = [sys.executable, "-m", "oddville", "record", "show", str(record)]
    shown = subprocess.run(show, capture_output=True, text=True, check=True, env=ENVIRONMENT)
    assert "random, random (2), random (3)" in shown.stdout
    assert shown.stdout.endswith("wins.\n")


def test_a_lineup(arena: Arena, tmp_path: Path) -> None:
    lineup = "random random:iterations=1 random:iterations=1"
    done = arena("--players", 3, "--games", 1, "--lineup", lineup, "--out", tmp_path / "t")
    assert done.returncode == 0
    assert "3 games" in done.stderr


@pytest.mark.soak
def test_killed_at_any_moment_and_resumed_it_ends_as_undisturbed(
    arena: Arena, environment: dict[str, str], tmp_path: Path
) -> None:
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


def test_interrupted_it_says_how_to_go_on(environment: dict[str, str], tmp_path: Path) -> None:
    # Whatever is started in the background of a shell inherits that interruptions are ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        words("sleepy", "random", "--games", 500),
        env=environment,
        cwd=tmp_path,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        wait_for(lambda: any(lines(folder) for folder in tmp_path.iterdir()))
        workers = list(filter(is_worker, children(program.pid)))
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    (folder,) = tmp_path.iterdir()
    assert program.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert f"oddville arena sleepy random --games 500 --out {folder.name}" in err.splitlines()[-1]
    assert not any(map(command, workers))


def test_going_on_with_other_settings_is_refused(arena: Arena, tmp_path: Path) -> None:
    assert arena("random", "--games", 1, "--out", tmp_path / "t").returncode == 0
    done = arena("random", "--games", 2, "--out", tmp_path / "t")
    assert done.returncode == 1
    assert "holds another tournament: the number of games is “1” there, but “2” here" in done.stderr
    assert arena("random", "--games", 1, "--out", tmp_path / "t").returncode == 0  # the seed is kept


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
    done = arena("--sprt", "random", "random:iterations=1", "--games", 4, "--out", tmp_path / "t")
    assert "still open" in done.stdout.splitlines()[-1]


# ---- What goes wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "part"),
    [
        (["randm"], 1, "Known are: random, uct, newcomer"),
        (["random:iterations=none"], 1, "no budget"),
        ([], 1, "Name at least one bot"),
        (["random", "--edition", "nowhere"], 1, "nowhere"),
        (["random", "random", "newcomer", "--players", "4"], 1, "3 names for 4 players"),
        (["--lineup", "random", "--players", "4"], 1, "1 names for 4 players"),
        ([f"random:iterations={number}" for number in range(1, 23)], 1, "22 contenders are too many"),
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
    arena: Arena, tmp_path: Path, arguments: list[str], code: int, part: str
) -> None:
    done = arena(*arguments)
    assert done.returncode == code
    assert part in done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("cheat", "cheat chose something that is not allowed (action 723)"),
        ("broken", "broken failed"),
        ("headless", "headless failed"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(arena: Arena, tmp_path: Path, bot: str, words: str) -> None:
    done = arena("random", bot, "--games", 4, "--seed", 1, "--processes", 1, "--out", tmp_path / "t")
    assert done.returncode == 1
    message = done.stderr.splitlines()[-1]
    assert words in message
    assert "game 1, seed 1770831844530026990" in message
    assert "Traceback" in (tmp_path / "t" / "failed-game-1.txt").read_text()


# ---- Texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(arena: Arena, tmp_path: Path, language: str) -> None:
    done = arena("random", "--games", 1, "--out", tmp_path / "t", "--lang", language)
    assert done.returncode == 0
    texts = Texts(language)
    assert done.stdout.startswith(texts.t("arena-column-contender"))
    for code in ERROR_CODES:
        assert texts.has(f"arena-error-{code}")
    for setting in Settings.__dataclass_fields__:
        assert texts.has(f"arena-setting-{setting.replace('_', '-')}")
    for code in ("unknown-bot", "bad-budget", "illegal-choice"):
        assert texts.has(f"bot-error-{code}")
