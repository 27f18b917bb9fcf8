"""The environments beside those of others: a step with what is seen and allowed, on one core."""

import sys
from typing import Any

from bench.harness import Line, Samples, Side, Unit

OURS = "bench.workers.envs"
PEER = "bench/peers/environments.py"
GAMES = 1024
OPENSPIEL = "OpenSpiel state, step and legal actions"
DICTIONARY = "Gymnasium, dictionary with planes"
UNO = "rlcard, uno for 4"
SELF_PLAY = "vector, 4 players"


def _ours(name: str, unit: Unit, what: str, seconds: float) -> Side:
    command = (sys.executable, "-m", OURS, what, "--seconds", str(seconds))
    # Empty: it unsets a value that the environment of the caller may have.
    return Side(name, unit, command, (("ODDVILLE_BUILD", ""), ("OMP_NUM_THREADS", "1")))


def lines(peer_python: str, seconds: float) -> list[Line]:
    def peer(name: str, unit: Unit, what: str) -> Side:
        return Side(name, unit, (peer_python, PEER, what, "--seconds", str(seconds)))

    vector = _ours(f"vector, {GAMES:,} games, 2 players", Unit.NANOSECONDS, "vector", seconds)
    pgx = peer(f"pgx, backgammon, {GAMES:,} games", Unit.NANOSECONDS, "pgx")
    against_three = _ours("Gymnasium, 4 players", Unit.ACTIONS, "gymnasium", seconds)
    catanatron = peer("catanatron_gym, 4 players", Unit.ACTIONS, "catanatron")
    mahjong = peer("rlcard, mahjong", Unit.ACTIONS, "mahjong")
    return [
        Line(
            "PettingZoo, a step with observation and mask",
            _ours("PettingZoo, 2 players", Unit.ACTIONS, "pettingzoo", seconds),
            peer("PettingZoo's connect_four", Unit.ACTIONS, "connect-four"),
            times=5,
        ),
        Line("Gymnasium, against three at random", against_three, catanatron, times=50),
        Line("Gymnasium beside rlcard", against_three, mahjong, times=50),
        Line("vector, time for a step with observation", vector, pgx, below=1000),
        Line("vector beside pgx", vector, pgx, times=20),
    ]


def extra_sides(peer_python: str, seconds: float) -> list[Side]:
    """Measured in the same rounds without a bar."""
    return [
        _ours(SELF_PLAY, Unit.NANOSECONDS, "vector-4", seconds),
        _ours(DICTIONARY, Unit.ACTIONS, "dictionary", seconds),
        _ours(OPENSPIEL, Unit.ACTIONS, "openspiel", seconds),
        Side(UNO, Unit.ACTIONS, (peer_python, PEER, "uno", "--seconds", str(seconds))),
    ]


def extra_results(samples: dict[str, Samples]) -> dict[str, Any]:
    """The vector environment's figures as people quote them."""
    names = [name for name in samples if name.startswith(("vector", "pgx"))]
    return {"steps_per_second": {name: round(1e9 / samples[name].median) for name in names}}
