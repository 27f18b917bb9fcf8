"""Times of decisions, kept small."""

import json
import random

import pytest

from oddville.arena.thinking import Thinking, thinking_from_dict, thinking_to_dict


def thinking_of(times: list[float], allowed: float | None = None) -> Thinking:
    found = Thinking()
    for seconds in times:
        found.add(seconds, allowed)
    return found


def test_percentiles_are_right_to_half_a_percent() -> None:
    chance = random.Random(3)
    times = sorted(chance.lognormvariate(-3, 1) for _ in range(5000))
    found = thinking_of(times)
    for percent in (1, 50, 90, 99):
        assert found.percentile(percent) == pytest.approx(times[len(times) * percent // 100 - 1], rel=0.0051)
    assert found.percentile(100) == found.worst == times[-1]
    assert found.mean == pytest.approx(sum(times) / len(times))


def test_late_decisions() -> None:
    assert thinking_of([1.0, 1.09, 1.11, 2.0], allowed=1.0).late == 2
    assert thinking_of([9.0]).late == 0


def test_two_seats_together_are_as_one() -> None:
    first, second = [0.1, 0.2, 0.5], [0.3, 0.0]
    together = thinking_of(first)
    together.include(thinking_of(second))
    assert together == thinking_of(first + second)


def test_there_and_back() -> None:
    found = thinking_of([0.125, 0.25, 3e-6, 0.0], 0.2)
    assert thinking_from_dict(json.loads(json.dumps(thinking_to_dict(found)))) == Thinking(
        4, round(found.seconds, 6), 0.25, 1, found.classes
    )


def test_nothing_decided() -> None:
    assert Thinking().mean == 0.0
    assert Thinking().percentile(99) == 0.0
