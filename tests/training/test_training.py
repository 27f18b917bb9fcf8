"""`python -m training`: runs, and with the same seed learns the same."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oddville.bots.weights import learned_weights, read_weights, untrained

ROOT = Path(__file__).parents[2]
SMALL = (
    *("--rounds", "1"),
    *("--quick-games", "12"),
    *("--slow-games", "2"),
    *("--iterations", "40"),
)


def train(file: Path, *more: str) -> str:
    command = [sys.executable, "-m", "training", *SMALL, *more, "--output", str(file)]
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}  # beside other tests its threads would only wait
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.soak
def test_the_same_seed_learns_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("alone.json", "together.json")]
    told = train(files[0], "--processes", "1")
    train(files[1], "--processes", "2")
    assert "round 0, 4 players" in told
    assert len({file.read_bytes() for file in files}) == 1
    learned, before = read_weights(files[0]), untrained()
    for name in ("winner", "points", "policy", "growth"):
        assert [len(row) for row in getattr(learned, name)] == [len(row) for row in getattr(before, name)]
        assert getattr(learned, name) != getattr(before, name)


NETWORK = ("--players", "3", "--games", "6", "--iterations", "20", "--processes", "1")


def start_training(folder: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "training.network", folder, *NETWORK, *more, "--output", folder / "out"],
        cwd=ROOT,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def train_network(folder: Path, *more: str) -> bytes:
    with start_training(folder, *more) as process:
        errors = process.communicate()[1]
    assert process.returncode == 0, errors
    assert "log loss" in (folder / "curve-3.svg").read_text("utf-8")
    return network_of(folder).read_bytes()


def network_of(folder: Path) -> Path:
    return folder / "out" / "network-3.bin"


@pytest.mark.soak
def test_a_network_is_learned_again_and_after_an_interruption(tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight", tmp_path / "broken"
    wanted = train_network(straight, "--epochs", "2")
    broken.mkdir()
    games = sorted(straight.glob("games-*.npz"))
    assert len(games) == 2
    (broken / games[1].name).write_bytes(games[1].read_bytes())  # the first part has to be played again
    assert train_network(broken, "--epochs", "2") == wanted


@pytest.mark.soak
def test_a_network_is_the_same_after_a_kill(tmp_path: Path) -> None:
    epochs = ("--epochs", "200")
    killed = tmp_path / "killed"
    with start_training(killed, *epochs) as process:
        while not (killed / "learner-3.npz").exists():
            assert process.poll() is None, process.communicate()[1]
            time.sleep(0.01)
        process.kill()
    assert not network_of(killed).exists()
    assert train_network(killed, *epochs) == train_network(tmp_path / "straight", *epochs)


@pytest.mark.soak
def test_a_network_is_the_same_on_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    wanted = train_network(tmp_path / "here", "--epochs", "2")
    assert train_network(tmp_path / "ray", "--epochs", "2", "--ray", "local") == wanted


@pytest.mark.soak
def test_a_learner_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    from training.games import play_games
    from training.learner import Learner, Scales, finished
    from training.plan import Plan
    from training.replay import replay

    play_games(Plan(2, 1, 30, learned_weights(), 10)).save(tmp_path / "games.npz")
    lessons = replay(tmp_path / "games.npz", 2)
    assert len(lessons) > 500
    scales = Scales.of(lessons)
    straight, broken = Learner.new(2, 1), Learner.new(2, 1)
    for _ in range(3):
        straight.learn_epoch(lessons, scales, 3)
    broken.learn_epoch(lessons, scales, 3)
    broken.save(tmp_path / "learner.npz")
    again = Learner.load(tmp_path / "learner.npz")
    for _ in range(2):
        again.learn_epoch(lessons, scales, 3)
    assert finished(again, scales) == finished(straight, scales)
    assert finished(straight, scales) != finished(Learner.new(2, 1), scales)
