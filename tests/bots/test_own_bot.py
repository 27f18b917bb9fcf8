"""The ten-line bot of docs/bots.md, offered as it says there, plays a tournament as people would start it."""

from __future__ import annotations

import csv
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from oddville.arena.results import RECORDS_FOLDER, read_games, read_settings, record_name
from oddville.record import read_verified

DOCS = Path(__file__).parents[2] / "docs"
BOTS = (DOCS / "bots.md").read_text("utf-8")
ARENA = (DOCS / "arena.md").read_text("utf-8")
MOST_LINES = 10
GROUP = "oddville.bots"


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def bot_of_the_docs() -> str:
    [code] = [block for block in blocks(BOTS, "python") if "class MyBot" in block]
    return code


def package_of_the_docs() -> dict[str, Any]:
    [project] = [tomllib.loads(block)["project"] for block in blocks(BOTS, "toml")]
    return dict(project)


def command_of_the_docs() -> list[str]:
    """The words after `oddville` of the first tournament of one's own bot."""
    section = ARENA.split("\n## Your own bot\n")[1]
    commands = "\n".join(blocks(section, "console")).splitlines()
    return next(shlex.split(line)[2:] for line in commands if line.startswith("$ oddville arena"))


def install(folder: Path) -> None:
    """Module and entry point, as pip would leave them in a folder on the path."""
    project = package_of_the_docs()
    [(name, place)] = project["entry-points"][GROUP].items()
    module, _, _ = place.partition(":")
    (folder / f"{module}.py").write_text(bot_of_the_docs(), "utf-8")
    information = folder / f"{module}-{project['version']}.dist-info"
    information.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (information / "METADATA").write_text(metadata, "utf-8")
    (information / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {place}\n", "utf-8")


def test_it_takes_ten_lines() -> None:
    lines = [line for line in bot_of_the_docs().splitlines() if line.strip() and " import " not in line]
    assert len(lines) <= MOST_LINES


@pytest.mark.slow
def test_it_plays_a_tournament(tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    installed.mkdir()
    install(installed)
    words = command_of_the_docs()
    assert words == ["arena", "--players", "2", "--games", "4", "--output", "my-first", "newcomer", "my-bot"]

    done = subprocess.run(
        [sys.executable, "-m", "oddville", *words],
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(installed), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert "my-bot" in done.stdout

    folder = tmp_path / "my-first"
    assert read_settings(folder).names == ("newcomer", "my-bot")
    games = read_games(folder)
    assert len(games) == 4
    assert all(game.is_finished for game in games)
    assert sorted(game.seats for game in games) == [(0, 1), (0, 1), (1, 0), (1, 0)]

    results = json.loads((folder / "results.json").read_text("utf-8"))
    played = {row["contender"]: row["games"] for row in results["contenders"]}
    assert (results["games"], results["stopped_games"]) == (4, 0)
    assert played == {"newcomer": 4, "my-bot": 4}
    assert sum(row["wins"] for row in results["contenders"]) == 4

    rows = csv.DictReader((folder / "results.csv").read_text("utf-8").splitlines())
    assert {row["contender"]: int(row["games"]) for row in rows} == played
    assert "my-bot" in (folder / "report.html").read_text("utf-8")
    for game in games:
        record = read_verified((folder / RECORDS_FOLDER / record_name(game.number)).read_bytes()).record
        assert sorted(player.name for player in record.players) == ["my-bot", "newcomer"]
