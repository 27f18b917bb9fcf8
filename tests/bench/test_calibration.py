"""The bench that asks whether the chances a search reports come true."""

from __future__ import annotations

import pytest

from bench.calibration import FIRST_SEED, Forecast, play, summary


def forecasts(chance: float, wins: int, losses: int) -> list[Forecast]:
    won: Forecast = (chance, 30.0, True, 33)
    lost: Forecast = (chance, 30.0, False, 29)
    return [won] * wins + [lost] * losses


def test_chances_that_come_true_have_no_error() -> None:
    found = summary(forecasts(0.75, 3, 1) + forecasts(0.25, 1, 3), players=2)
    assert found["calibration_error"] == 0
    assert found["positions"] == 4
    assert found["score_off_by"] == 2.0
    assert [point["said"] for point in found["curve"]] == [0.25, 0.75]


def test_an_error_is_weighed_by_how_often_it_is_made() -> None:
    found = summary(forecasts(0.75, 4, 0) + forecasts(0.25, 3, 9), players=2)
    assert found["calibration_error"] == pytest.approx(0.25 * 4 / 16)


def test_both_levels_judge_the_same_turns_of_a_game() -> None:
    first, second = play(2, 40, ("master", "master@0.1"), FIRST_SEED)
    assert len(first) == len(second) > 20
    assert [forecast[2:] for forecast in first] == [forecast[2:] for forecast in second]
    chances = [forecast[0] for forecast in first]
    assert all(sum(pair) == pytest.approx(1) for pair in zip(chances[::2], chances[1::2], strict=True))
