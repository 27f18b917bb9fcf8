"""The tree search beside OpenSpiel's: whole games played out per second on one core, and its memory."""

import sys
from statistics import median
from typing import Any

from bench.harness import Line, Samples, Side, Unit

OURS = "bench.workers.search"
PEER = "bench/peers/openspiel_search.py"
TIMES = 15
PLAYERS = (2, 4)
PEERS = {"OpenSpiel, MCTS, backgammon": "mcts", "OpenSpiel, ISMCTS, gin_rummy": "ismcts"}
INFORMED = "informed playouts, {} players"
UNIFORM = "uniform playouts, {} players"
MASTER = "master, playouts cut short, {} players"
NETWORK = "judged by the network, {} players"
LINEAR = "judged by the linear evaluation, {} players"
START = "start of a bot, {} players"
MEMORY = "memory of a search of 3 s, {} players"


def _ours(name: str, unit: Unit, what: str, players: int, seconds: float) -> Side:
    command = (sys.executable, "-m", OURS, what, "--players", str(players), "--seconds", str(seconds))
    # Empty: it unsets a value that the environment of the caller may have.
    return Side(name.format(players), unit, command, (("ODDVILLE_BUILD", ""),))


def lines(peer_python: str, seconds: float) -> list[Line]:
    """The bars of the search: it must be that much faster than each peer, so than the better of them."""
    peers = [
        Side(name, Unit.PLAYOUTS, (peer_python, PEER, what, "--seconds", str(seconds)))
        for name, what in PEERS.items()
    ]
    return [
        Line(f"{players} players, beside {peer.name}", ours, peer, times=TIMES)
        for players in PLAYERS
        for ours in [_ours(INFORMED, Unit.PLAYOUTS, "informed", players, seconds)]
        for peer in peers
    ]


def extra_sides(seconds: float) -> list[Side]:
    """Measured in the same rounds without a bar: other searches, and memory."""
    return [
        *(_ours(UNIFORM, Unit.PLAYOUTS, "uniform", players, seconds) for players in PLAYERS),
        *(_ours(MASTER, Unit.ITERATIONS, "master", players, seconds) for players in PLAYERS),
        *(_ours(NETWORK, Unit.POSITIONS, "network", players, seconds) for players in PLAYERS),
        *(_ours(LINEAR, Unit.POSITIONS, "linear", players, seconds) for players in PLAYERS),
        *(_ours(START, Unit.MILLISECONDS, "start", players, seconds) for players in PLAYERS),
        *(_ours(MEMORY, Unit.MEBIBYTES, "memory", players, seconds) for players in PLAYERS),
    ]


def extra_results(samples: dict[str, Samples]) -> dict[str, Any]:
    """Medians of what the sides without a bar gave."""

    def medians(name: str) -> dict[str, int]:
        return {str(players): round(samples[name.format(players)].median) for players in PLAYERS}

    return {
        "uniform": {
            "unit": "playouts/s of the reference search with uniform playouts, by players",
            **medians(UNIFORM),
        },
        "master": {
            "unit": "iterations/s, each a playout of a few turns that is then judged, by players",
            **medians(MASTER),
        },
        "network": {"unit": "positions/s that the network judges, by players", **medians(NETWORK)},
        "linear": {"unit": "positions/s that the linear evaluation judges, by players", **medians(LINEAR)},
        "start": {"unit": "ms from a level's name to its first iteration, by players", **medians(START)},
        "memory": {
            "unit": "growth of the process in a decision of grandmaster (3 s), by players",
            **{str(players): _memory(samples[MEMORY.format(players)]) for players in PLAYERS},
        },
    }


def _memory(samples: Samples) -> dict[str, float]:
    def middle(key: str) -> float:
        return round(median(float(detail[key]) for detail in samples.details), 1)

    return {
        "mebibytes": round(samples.median, 2),
        "iterations": middle("iterations"),
        "nodes": middle("nodes"),
        "bytes_per_node": middle("bytes_per_node"),
        "seconds": middle("seconds"),
    }
