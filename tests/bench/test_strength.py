"""What `python -m bench.strength` gathers from tournaments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bench.strength import gather
from oddville.cli import main


def tournament(folder: Path, *contenders: str, seed: int) -> dict[str, Any]:
    arguments = ["--players", "2", "--games", "6", "--seed", str(seed), "--processes", "1"]
    assert main(["arena", *arguments, "--output", str(folder), *contenders]) == 0
    results: dict[str, Any] = json.loads((folder / "results.json").read_text("utf-8"))
    return results


def test_tournaments_become_a_ladder_a_curve_and_ratings(tmp_path: Path) -> None:
    faster, slower = (
        tournament(tmp_path / time, f"newcomer:seconds={time}", "random", seed=1) for time in ("0.1", "0.2")
    )
    step = tournament(tmp_path / "step", "apprentice", "newcomer", seed=2)
    everybody = tournament(tmp_path / "all", "random", "newcomer", "apprentice", seed=3)
    found = gather({}, [slower, faster, step])
    found = gather(found, [everybody, step])  # adds to what is there, and nothing twice
    assert [(row["contender"], row["games"]) for row in found["ladder"]] == [("apprentice", 6)]
    assert [row["seconds"] for row in found["curve"]] == [0.1, 0.2]
    (rated,) = found["ratings"]
    names = [row["contender"] for row in rated["contenders"]]
    assert names[-1] == "random"
    assert sum(row["games"] for row in rated["contenders"]) == 2 * rated["games"] == 12
    ahead = {(duel["contender"], duel["against"]) for duel in rated["duels"]}
    assert ahead == {(names[0], names[1]), (names[0], names[2]), (names[1], names[2])}
