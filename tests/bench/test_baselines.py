"""What our games for stable-baselines3 are measured against, without running it."""

from bench import baselines
from bench.harness import sides_of


def test_both_vectorisers_have_a_bar() -> None:
    lines = baselines.lines(1.0)
    assert [line.times for line in lines] == [10, 10]
    sides = [*sides_of(lines), *baselines.extra_sides(1.0)]
    assert len({side.name for side in sides}) == len({side.command for side in sides}) == 7
