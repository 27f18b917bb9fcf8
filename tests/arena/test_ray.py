"""The same tournament on Ray, with a worker killed in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.support.arena_program import environment_with_bots, files, lines, wait_for_lines, words
from tests.support.processes import command, descendants

pytestmark = pytest.mark.slow

ARGUMENTS = ("sleepy", "random", "--games", 16, "--seed", 11, "--processes", 2)
PLAYS = "ray::oddville_job"  # what a worker of Ray calls itself while it plays one of our games


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return environment_with_bots(tmp_path / "bots")


@pytest.mark.soak
def test_a_killed_worker_changes_nothing(environment: dict[str, str], tmp_path: Path) -> None:
    pytest.importorskip("ray")
    local = subprocess.run(
        words(*ARGUMENTS, "--out", tmp_path / "local"), env=environment, capture_output=True, check=False
    )
    assert local.returncode == 0
    with subprocess.Popen(
        words(*ARGUMENTS, "--out", tmp_path / "ray", "--ray"),
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        wait_for_lines(tmp_path / "ray", 2)
        killed = []
        for _ in range(2):
            (victim, *_rest) = [process for process in descendants(program.pid) if command(process) == PLAYS]
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)
            time.sleep(1)
        out, err = program.communicate(timeout=200)
    assert program.returncode == 0, err
    assert len(set(killed)) == 2
    assert "Traceback" not in err
    assert lines(tmp_path / "ray") == 16  # none is missing, none is there twice
    assert files(tmp_path / "ray") == files(tmp_path / "local")
    assert out.splitlines()[0].startswith("contender")


def test_an_address_where_nobody_is(environment: dict[str, str], tmp_path: Path) -> None:
    pytest.importorskip("ray")
    done = subprocess.run(
        words("random", "--games", 1, "--ray", "127.0.0.1:1", "--out", tmp_path / "t"),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Ray does not answer at “127.0.0.1:1”" in done.stderr


def test_without_ray_it_says_what_to_install(environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "bots" / "ray.py").write_text("raise ImportError")
    done = subprocess.run(
        words("random", "--games", 1, "--out", tmp_path / "t", "--ray"),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith('pip install "oddville[ray]"')


def test_a_contender_after_ray_is_no_address() -> None:
    from argparse import Namespace

    from oddville.commands.arena import _give_names_back

    for word, is_address in (("master", False), ("master:iterations=5", False), ("auto", True)):
        arguments = Namespace(ray=word, contenders=["random"])
        _give_names_back(arguments)
        assert arguments.ray == (word if is_address else "local")
        assert arguments.contenders == (["random"] if is_address else [word, "random"])
    for word in ("ray://head:10001", "10.0.0.5:6379", "local"):
        arguments = Namespace(ray=word, contenders=[])
        _give_names_back(arguments)
        assert arguments.ray == word
