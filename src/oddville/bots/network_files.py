"""The learned networks: `network-2.bin` for two players and so on, written by `python -m training.network`.

A file holds the numbers of the fields below, one after the other, as little-endian floats of 32 bits.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ..rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS
from .network import OUTPUTS, SEAT_INPUTS, SEAT_UNITS, TABLE_INPUTS, TABLE_UNITS, Network

FOLDER: Final = Path(__file__).parent

Numbers32 = tuple[float, ...]


def sizes(players: int) -> dict[str, int]:
    """The fields of a `Network` that are learned, with how many of their numbers are used."""
    return {
        "seat_weights": SEAT_INPUTS * SEAT_UNITS,
        "seat_bias": SEAT_UNITS,
        "table_weights": players * SEAT_UNITS * TABLE_UNITS,
        "table_bias": TABLE_UNITS,
        "whole_weights": TABLE_INPUTS * TABLE_UNITS,
        "out_weights": players * OUTPUTS * TABLE_UNITS,
        "out_bias": players * OUTPUTS,
        "direct_weights": SEAT_INPUTS * OUTPUTS,
    }


def network_file(folder: Path, players: int) -> Path:
    return folder / f"network-{players}.bin"


def read_network(folder: Path, players: int) -> Numbers32:
    numbers = array("f", network_file(folder, players).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != sum(sizes(players).values()):
        raise ValueError(f"{network_file(folder, players)}: made for other inputs or units")
    return tuple(numbers)


def write_network(folder: Path, players: int, numbers: Sequence[float]) -> None:
    written = array("f", numbers)
    if sys.byteorder == "big":
        written.byteswap()
    network_file(folder, players).write_bytes(written.tobytes())


@cache
def learned_networks() -> tuple[Numbers32, ...]:
    """By number of players, from two on."""
    return tuple(read_network(FOLDER, players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1))


def fill_network(network: Network, numbers: Sequence[float], players: int) -> None:
    start = 0
    for name, size in sizes(players).items():
        unused = len(getattr(network, name)) - size
        setattr(network, name, [*numbers[start : start + size], *[0.0] * unused])
        start += size
    network.is_learned = 1
