"""Intervals hold what they should hold."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.reports.intervals import Estimate, bootstrap, histogram, mean, quantile, ratio, share


def test_wilson() -> None:
    """The textbook's values for 8 of 10."""
    assert tuple(share(8, 10)) == pytest.approx((0.8, 0.4902, 0.9433, 10), abs=1e-4)
    assert share(0, 10).low == 0
    assert share(10, 10).high == 1
    assert share(0, 0) == Estimate(0, 0, 1, 0)


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_a_share_lies_in_its_interval(case: tuple[int, int]) -> None:
    estimate = share(*case)
    assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


def test_mean_and_ratio() -> None:
    assert mean([]) == Estimate(0, 0, 0, 0)
    assert mean([3]) == Estimate(3, 3, 3, 1)
    value = mean([1, 2, 3, 4])
    assert tuple(value[:3]) == pytest.approx((2.5, 2.5 - 1.2652, 2.5 + 1.2652), abs=1e-3)
    assert ratio([1, 2], [2, 4]) == Estimate(0.5, 0.5, 0.5, 6)
    assert ratio([0, 0], [0, 0]) == Estimate(0, 0, 0, 0)


def test_ratio_and_bootstrap_agree() -> None:
    random = Random(1)
    below = [random.randint(1, 6) for _ in range(400)]
    above = [b * random.choice((1, 2, 3)) for b in below]
    (resampled,) = bootstrap([above, below], lambda sums: [sums[0] / sums[1]])
    formula = ratio(above, below)
    assert resampled.value == formula.value
    assert resampled.high - resampled.low == pytest.approx(formula.high - formula.low, rel=0.15)


def test_a_bootstrap_can_be_repeated() -> None:
    columns = [[1.0, 5.0, 2.0, 8.0]]
    assert bootstrap(columns, lambda sums: [sums[0]]) == bootstrap(columns, lambda sums: [sums[0]])
    assert bootstrap([[7.0]], lambda sums: [sums[0]]) == [Estimate(7, 7, 7, 1)]


def test_most_intervals_hold_the_truth() -> None:
    random = Random(2)
    hits = 0
    for _ in range(400):
        wins = sum(random.random() < 0.3 for _ in range(120))
        estimate = share(wins, 120)
        hits += estimate.low <= 0.3 <= estimate.high
    assert 370 <= hits <= 392  # 95 % of 400 is 380


def test_counts_and_quantiles() -> None:
    assert histogram([3, 1, 3]) == {1: 1, 3: 2}
    assert [quantile([1, 2, 3, 4], part) for part in (0, 0.5, 1)] == [1, 2.5, 4]
    assert quantile([], 0.5) == 0
