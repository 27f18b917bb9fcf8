"""Fits the network to lessons by Adam, in plain NumPy: the same lessons give the same weights."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from oddville.bots.network import OUTPUTS, SEAT_INPUTS, SEAT_UNITS, TABLE_INPUTS, TABLE_UNITS

from .replay import Array, Lessons

Reals = npt.NDArray[np.float32]
Parameters = dict[str, Reals]

BATCH = 1024
RATE = 2e-3  # at first; it falls to almost 0 along a cosine
RESULT_SHARE = 0.5  # of the result of the game in what is learned; the rest is what the search found
SCORE_SCALE = np.float32(10.0)
SCORE_WEIGHT = np.float32(0.5)
SAMPLE = 200_000  # positions to measure means and deviations of the inputs by


@dataclass(frozen=True)
class Scales:
    """Inputs are learned from at mean 0 and deviation 1; `finished` puts this into the weights."""

    seat_mean: Reals
    seat_scale: Reals
    table_mean: Reals
    table_scale: Reals
    score_mean: np.float32

    @staticmethod
    def of(lessons: Lessons) -> Scales:
        seats = lessons.seats[:SAMPLE].astype(np.float32).reshape(-1, SEAT_INPUTS)
        table = lessons.table[:SAMPLE].astype(np.float32)
        return Scales(
            seats.mean(0), _scale(seats), table.mean(0), _scale(table), np.float32(lessons.scores.mean())
        )


def _scale(inputs: Reals) -> Reals:
    deviation: Reals = inputs.std(0)
    deviation[deviation < 1e-6] = 1
    return deviation


@dataclass
class Learner:
    """Where the learning stands; `save` and `load` let it go on after an interruption."""

    players: int
    seed: int
    parameters: Parameters
    means: Parameters = field(default_factory=dict)  # Adam's
    squares: Parameters = field(default_factory=dict)
    step: int = 0
    epoch: int = 0

    @staticmethod
    def new(players: int, seed: int) -> Learner:
        random = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, part: float = 1.0) -> Reals:
            numbers = random.standard_normal((rows, columns)) * np.sqrt(2 / rows) * part
            result: Reals = numbers.astype(np.float32)
            return result

        parameters = {
            "seat": drawn(SEAT_INPUTS, SEAT_UNITS),
            "seat_bias": np.zeros(SEAT_UNITS, np.float32),
            "table": drawn(players * SEAT_UNITS, TABLE_UNITS),
            "whole": drawn(TABLE_INPUTS, TABLE_UNITS, 0.3),
            "table_bias": np.zeros(TABLE_UNITS, np.float32),
            "out": drawn(TABLE_UNITS, players * OUTPUTS, 0.1),
            "out_bias": np.zeros(players * OUTPUTS, np.float32),
            "direct": np.zeros((SEAT_INPUTS, OUTPUTS), np.float32),
        }
        zeros = {name: np.zeros_like(value) for name, value in parameters.items()}
        return Learner(players, seed, parameters, zeros, {name: each.copy() for name, each in zeros.items()})

    def learn_epoch(self, lessons: Lessons, scales: Scales, epochs: int) -> None:
        """Every lesson once, in an order drawn from seed and epoch."""
        size = min(BATCH, len(lessons))
        batches = len(lessons) // size
        order = np.random.default_rng((self.seed, self.epoch)).permutation(len(lessons))
        for number in range(batches):
            chosen = np.sort(order[number * size : (number + 1) * size])
            self._learn(lessons, scales, chosen, epochs * batches)
        self.epoch += 1

    def _learn(self, lessons: Lessons, scales: Scales, chosen: Array, steps: int) -> None:
        seats, table = scaled(lessons, scales, chosen)
        count = np.float32(len(chosen))
        seat_units, table_units, out = run(self.parameters, seats, table)
        found = lessons.found[chosen].astype(np.float32)
        found /= found.sum(1, keepdims=True)
        share = np.float32(RESULT_SHARE)
        wanted = share * lessons.won[chosen] + (1 - share) * found
        scores = share * lessons.scores[chosen] + (1 - share) * lessons.expected[chosen].astype(np.float32)
        error = np.empty_like(out)
        error[:, 0::OUTPUTS] = (chances(out) - wanted) / count
        wanted_scores = (scores - scales.score_mean) / SCORE_SCALE
        error[:, 1::OUTPUTS] = SCORE_WEIGHT * (out[:, 1::OUTPUTS] - wanted_scores) / count
        each_seat = seats.reshape(-1, SEAT_INPUTS)
        at_table: Reals = (error @ self.parameters["out"].T) * (table_units > 0)
        at_units: Reals = (at_table @ self.parameters["table"].T) * (seat_units > 0)
        at_seats: Reals = at_units.reshape(-1, SEAT_UNITS)
        self._adjust(
            {
                "seat": each_seat.T @ at_seats,
                "seat_bias": at_seats.sum(0),
                "table": seat_units.T @ at_table,
                "whole": table.T @ at_table,
                "table_bias": at_table.sum(0),
                "out": table_units.T @ error,
                "out_bias": error.sum(0),
                "direct": each_seat.T @ error.reshape(-1, OUTPUTS),
            },
            steps,
        )

    def _adjust(self, gradients: Parameters, steps: int) -> None:
        self.step += 1
        rate = np.float32(RATE * 0.5 * (1 + np.cos(np.pi * self.step / steps)) + 1e-5)
        first = np.float32(1 - 0.9**self.step)
        second = np.float32(1 - 0.999**self.step)
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient**2 - square)
            self.parameters[name] -= rate * (mean / first) / (np.sqrt(square / second) + np.float32(1e-8))

    def save(self, file: Path) -> None:
        groups = {"p": self.parameters, "m": self.means, "s": self.squares}
        arrays: dict[str, Array] = {
            f"{group}.{name}": each for group, items in groups.items() for name, each in items.items()
        }
        half = file.with_suffix(".half.npz")
        np.savez(half, at=np.array([self.players, self.seed, self.step, self.epoch]), **arrays)  # type: ignore[arg-type]
        half.rename(file)

    @staticmethod
    def load(file: Path) -> Learner:
        with np.load(file) as stored:
            groups: dict[str, Parameters] = {"p": {}, "m": {}, "s": {}}
            for key in stored.files:
                group, _, name = key.partition(".")
                if name:
                    groups[group][name] = stored[key]
            players, seed, step, epoch = stored["at"].tolist()
        return Learner(players, seed, groups["p"], groups["m"], groups["s"], step, epoch)


def scaled(lessons: Lessons, scales: Scales, chosen: Array | slice) -> tuple[Reals, Reals]:
    seats = (lessons.seats[chosen].astype(np.float32) - scales.seat_mean) / scales.seat_scale
    table = (lessons.table[chosen].astype(np.float32) - scales.table_mean) / scales.table_scale
    return seats, table


def run(parameters: Parameters, seats: Reals, table: Reals) -> tuple[Reals, Reals, Reals]:
    """The units of both layers, and the results as in `oddville.bots.network`."""
    count, players = seats.shape[:2]
    each_seat = seats.reshape(-1, SEAT_INPUTS)
    seat_units = np.maximum(each_seat @ parameters["seat"] + parameters["seat_bias"], 0)
    seat_units = seat_units.reshape(count, players * SEAT_UNITS)
    table_units = np.maximum(
        seat_units @ parameters["table"] + table @ parameters["whole"] + parameters["table_bias"], 0
    )
    direct = (each_seat @ parameters["direct"]).reshape(count, players * OUTPUTS)
    return seat_units, table_units, table_units @ parameters["out"] + parameters["out_bias"] + direct


def chances(out: Reals) -> Reals:
    strength = out[:, 0::OUTPUTS]
    raised = np.exp(strength - strength.max(1, keepdims=True))
    result: Reals = raised / raised.sum(1, keepdims=True)
    return result


@dataclass(frozen=True)
class Errors:
    """On games that were not learned from."""

    log_loss: float  # of the winner
    score: float  # mean absolute error of the final score
    calibration: float  # mean distance between a chance and how often it came true


def judge(learner: Learner, lessons: Lessons, scales: Scales) -> Errors:
    out = run(learner.parameters, *scaled(lessons, scales, slice(None)))[2]
    guess = chances(out)
    scores = out[:, 1::OUTPUTS] * SCORE_SCALE + scales.score_mean
    return Errors(
        float(-np.log((guess * lessons.won).sum(1) + 1e-9).mean()),
        float(np.abs(scores - lessons.scores).mean()),
        calibration_error(guess.ravel(), lessons.won.ravel()),
    )


def calibration_error(guess: Array, won: Array, bins: int = 20) -> float:
    """Over bins of equal width, weighed by how many positions are in them."""
    place = np.minimum((guess * bins).astype(int), bins - 1)
    count = np.bincount(place, minlength=bins)
    distance = np.abs(np.bincount(place, guess, bins) - np.bincount(place, won, bins))
    return float(distance.sum() / count.sum())


def finished(learner: Learner, scales: Scales) -> list[float]:
    """The numbers of a network file: scales are put into the weights."""
    p = {name: value.astype(np.float64) for name, value in learner.parameters.items()}
    seat_shift = scales.seat_mean / scales.seat_scale
    table_shift = scales.table_mean / scales.table_scale
    out, out_bias = p["out"].T.copy(), p["out_bias"] - np.tile(seat_shift @ p["direct"], learner.players)
    direct = p["direct"] / scales.seat_scale[:, None]
    out[1::OUTPUTS] *= SCORE_SCALE
    out_bias[1::OUTPUTS] = out_bias[1::OUTPUTS] * SCORE_SCALE + scales.score_mean
    direct[:, 1] *= SCORE_SCALE
    fields = (
        p["seat"] / scales.seat_scale[:, None],
        p["seat_bias"] - seat_shift @ p["seat"],
        p["table"],
        p["table_bias"] - table_shift @ p["whole"],
        p["whole"] / scales.table_scale[:, None],
        out,
        out_bias,
        direct,
    )
    return [number for each in fields for number in each.ravel().tolist()]
