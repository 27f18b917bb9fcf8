"""A small network that judges a position: the chance to win and the expected score of every seat.

The same units look at the area of each seat; a second layer sees what they found for all seats together, in
the order of play. So it sees interactions, which a sum of weighted features cannot. Learned by `training`.
"""

from __future__ import annotations

from typing import Final

from ..rules.vocabulary import MAX_PLAYERS

SEAT_INPUTS: Final = 160  # the features of the evaluation, and those of `network_inputs`
SEAT_UNITS: Final = 64
TABLE_INPUTS: Final = 32  # about the whole table
TABLE_UNITS: Final = 32
OUTPUTS: Final = 2  # for each seat: winning, points


class Network:
    """Weights for one number of players, with scratch space. It sees seats in the order of play."""

    is_learned: int  # 0: there is no network, and the linear evaluation judges
    seat_weights: list[float]  # [input * SEAT_UNITS + unit]
    seat_bias: list[float]
    table_weights: list[float]  # [(place in the order of play * SEAT_UNITS + seat unit) * TABLE_UNITS + unit]
    table_bias: list[float]
    whole_weights: list[float]  # [table input * TABLE_UNITS + unit]
    out_weights: list[float]  # [(place * OUTPUTS + output) * TABLE_UNITS + unit]
    out_bias: list[float]  # [place * OUTPUTS + output]
    direct_weights: list[float]  # [input * OUTPUTS + output]: straight from the features of a seat

    inputs: list[float]  # [seat * SEAT_INPUTS + input]
    table_inputs: list[float]
    seat_units: list[float]  # of one seat
    table_units: list[float]
    results: list[float]  # [place * OUTPUTS + output]

    def __init__(self) -> None:
        self.is_learned = 0
        self.seat_weights = [0.0] * SEAT_INPUTS * SEAT_UNITS
        self.seat_bias = [0.0] * SEAT_UNITS
        self.table_weights = [0.0] * MAX_PLAYERS * SEAT_UNITS * TABLE_UNITS
        self.table_bias = [0.0] * TABLE_UNITS
        self.whole_weights = [0.0] * TABLE_INPUTS * TABLE_UNITS
        self.out_weights = [0.0] * MAX_PLAYERS * OUTPUTS * TABLE_UNITS
        self.out_bias = [0.0] * MAX_PLAYERS * OUTPUTS
        self.direct_weights = [0.0] * SEAT_INPUTS * OUTPUTS
        self.inputs = [0.0] * MAX_PLAYERS * SEAT_INPUTS
        self.table_inputs = [0.0] * TABLE_INPUTS
        self.seat_units = [0.0] * SEAT_UNITS
        self.table_units = [0.0] * TABLE_UNITS
        self.results = [0.0] * MAX_PLAYERS * OUTPUTS


def run_network(network: Network, players: int, first: int) -> None:
    """From `inputs` to `results`; `first` is the seat whose turn it is."""
    for unit in range(TABLE_UNITS):
        network.table_units[unit] = network.table_bias[unit]
    for i in range(TABLE_INPUTS):
        value = network.table_inputs[i]
        if value != 0.0:
            for unit in range(TABLE_UNITS):
                network.table_units[unit] += value * network.whole_weights[i * TABLE_UNITS + unit]
    for place in range(players):
        seat = first + place
        if seat >= players:
            seat -= players
        look_at_seat(network, seat, place)
    for unit in range(TABLE_UNITS):
        network.table_units[unit] = max(0.0, network.table_units[unit])
    for i in range(players * OUTPUTS):
        total = network.results[i]
        for unit in range(TABLE_UNITS):
            total += network.table_units[unit] * network.out_weights[i * TABLE_UNITS + unit]
        network.results[i] = total


def look_at_seat(network: Network, seat: int, place: int) -> None:
    """Add what the area of a seat means to the second layer and to the results."""
    for unit in range(SEAT_UNITS):
        network.seat_units[unit] = network.seat_bias[unit]
    winning = network.out_bias[place * OUTPUTS]
    points = network.out_bias[place * OUTPUTS + 1]
    start = seat * SEAT_INPUTS
    for i in range(SEAT_INPUTS):
        value = network.inputs[start + i]
        if value != 0.0:
            winning += value * network.direct_weights[i * OUTPUTS]
            points += value * network.direct_weights[i * OUTPUTS + 1]
            for unit in range(SEAT_UNITS):
                network.seat_units[unit] += value * network.seat_weights[i * SEAT_UNITS + unit]
    network.results[place * OUTPUTS] = winning
    network.results[place * OUTPUTS + 1] = points
    base = place * SEAT_UNITS * TABLE_UNITS
    for i in range(SEAT_UNITS):
        value = network.seat_units[i]
        if value > 0.0:
            for unit in range(TABLE_UNITS):
                network.table_units[unit] += value * network.table_weights[base + i * TABLE_UNITS + unit]
