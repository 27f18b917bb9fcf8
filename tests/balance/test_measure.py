"""A measurement: the same games however it was interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oddville.balance.failure import BalanceError
from oddville.balance.log import FILE, read_log
from oddville.balance.measure import Extent, measure
from oddville.balance.settings import Settings, agree_on_settings, read_settings
from oddville.bots import BotError
from oddville.editions import from_dict, standard

SETTINGS = Settings(standard(), "newcomer", 5)
EXTENT = Extent(3, (2, 4))


class Silent:
    def __init__(self) -> None:
        self.heard: list[object] = []

    def begin(self, done: int, total: int) -> None:
        self.heard.append((done, total))

    def advance(self) -> None:
        self.heard.append("on")

    def end(self) -> None:
        self.heard.append("end")


def test_games_depend_on_seed_and_number_alone(tmp_path: Path) -> None:
    all_at_once = measure(tmp_path / "a", SETTINGS, EXTENT, 1, Silent())
    measure(tmp_path / "b", SETTINGS, Extent(1, (4,)), 1, Silent())
    progress = Silent()
    bit_by_bit = measure(tmp_path / "b", SETTINGS, EXTENT, 1, progress)
    assert bit_by_bit == all_at_once
    assert list(all_at_once) == [(2, 0), (2, 1), (2, 2), (4, 0), (4, 1), (4, 2)]
    assert progress.heard == [(1, 6), *["on"] * 5, "end"]


def test_a_smaller_extent_looks_at_a_part(tmp_path: Path) -> None:
    everything = measure(tmp_path, SETTINGS, EXTENT, 1, Silent())
    part = measure(tmp_path, SETTINGS, Extent(2, (2,)), 1, Silent())
    assert part == {key: everything[key] for key in [(2, 0), (2, 1)]}


@pytest.mark.slow
def test_several_processes_play_the_same(tmp_path: Path) -> None:
    alone = measure(tmp_path / "a", SETTINGS, EXTENT, 1, Silent())
    together = measure(tmp_path / "b", SETTINGS, EXTENT, 2, Silent())
    assert together == alone


def test_other_settings_need_another_folder(tmp_path: Path) -> None:
    agree_on_settings(tmp_path, SETTINGS)
    agree_on_settings(tmp_path, SETTINGS)
    data = standard().to_dict()
    data["building"][0]["value"] = 5
    for other in (
        Settings(standard(), "newcomer", 6),
        Settings(standard(), "apprentice", 5),
        Settings(from_dict(data), "newcomer", 5),
        Settings(standard(), "newcomer", 5, version="0.0.1"),
    ):
        with pytest.raises(BalanceError) as caught:
            agree_on_settings(tmp_path, other)
        assert caught.value.code == "other-settings"
    assert read_settings(tmp_path) == SETTINGS


def test_an_unknown_bot_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BotError):
        measure(tmp_path / "new", Settings(standard(), "nobody", 1), EXTENT, 1, Silent())
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"format": 2}', '{"format": 1, "edition": {}}'])
def test_damaged_settings(tmp_path: Path, content: str) -> None:
    (tmp_path / "settings.json").write_text(content)
    with pytest.raises(BalanceError) as caught:
        read_settings(tmp_path)
    assert caught.value.code == "unreadable"


# ---- Killed ---------------------------------------------------------------------------------------


def command(folder: Path, games: int) -> list[str]:
    words = ["edition", "balance", "--bot", "newcomer", "--players", "2,3", "--seed", "9", "--processes", "2"]
    return [sys.executable, "-m", "oddville", *words, "--games", str(games), "--out", str(folder)]


@pytest.mark.soak
def test_killed_and_resumed_as_if_nothing_had_happened(tmp_path: Path) -> None:
    games = 150
    calm, killed = tmp_path / "calm", tmp_path / "killed"
    subprocess.run(command(calm, games), check=True, capture_output=True)
    for part in (1 / 4, 1 / 2):
        process = subprocess.Popen(command(killed, games), stderr=subprocess.DEVNULL)
        _wait_for_lines(killed / FILE, round(2 * games * part), process)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        before = len(read_log(killed))
        assert 0 < before < 2 * games
        with (killed / FILE).open("ab") as log:
            log.write(b'{"players":2,"ind')  # torn
    subprocess.run(command(killed, games), check=True, capture_output=True)
    assert sorted((calm / FILE).read_text().splitlines()) == sorted((killed / FILE).read_text().splitlines())
    for name in ("balance.json", "report.html", "settings.json"):
        assert (calm / name).read_bytes() == (killed / name).read_bytes(), name
    assert json.loads((calm / "balance.json").read_text())["all"]["games"] == 2 * games


def _wait_for_lines(file: Path, lines: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(3000):
        if file.exists() and file.read_bytes().count(b"\n") >= lines:
            return
        assert process.poll() is None, "it was done before it could be killed"
        time.sleep(0.005)
    raise AssertionError("nothing happens")
