"""The golden games are played again and must come out the same, byte for byte (see make.py)."""

from __future__ import annotations

import pytest

from oddville.rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS
from tests.golden.make import FOLDER, GAMES
from tests.golden.playthrough import GoldenGame, playthrough


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_game_is_as_it_was(golden: GoldenGame) -> None:
    path = FOLDER / golden.name
    assert path.exists(), f"{golden.name} is missing: python -m tests.golden.make writes it"
    expected = path.read_bytes().decode("utf-8").split("\n")
    played = playthrough(golden).split("\n")
    for number, (then, now) in enumerate(zip(expected, played, strict=False), start=1):
        assert now == then, f"{golden.name} differs from line {number} on"
    assert len(played) == len(expected)


def test_every_number_of_players_has_its_games() -> None:
    assert {golden.players for golden in GAMES} == set(range(MIN_PLAYERS, MAX_PLAYERS + 1))
    stray = {path.name for path in FOLDER.glob("*.txt")} - {golden.name for golden in GAMES}
    assert not stray, f"no game in make.py gives these: {sorted(stray)}"
