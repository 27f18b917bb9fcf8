"""What the environments are measured against, without running it."""

from bench import envs
from bench.harness import Samples, judge, sides_of

BARS = [(5, None), (50, None), (50, None), (None, 1000), (20, None)]


def test_every_bar_is_there() -> None:
    lines = envs.lines("python", 1.0)
    assert [(line.times, line.below) for line in lines] == BARS
    names = [side.name for side in [*sides_of(lines), *envs.extra_sides("python", 1.0)]]
    assert len(set(names)) == len(names) == 11


def test_a_million_steps_a_second_is_a_microsecond_a_step() -> None:
    line = envs.lines("python", 1.0)[3]
    assert line.peer
    assert judge(line, {line.ours.name: Samples([999.0]), line.peer.name: Samples([30_000.0])}).holds
    assert not judge(line, {line.ours.name: Samples([1001.0]), line.peer.name: Samples([30_000.0])}).holds


def test_times_are_told_as_steps_a_second() -> None:
    sides = [*sides_of(envs.lines("python", 1.0)), *envs.extra_sides("python", 1.0)]
    told = envs.extra_results({side.name: Samples([500.0]) for side in sides})["steps_per_second"]
    assert set(told.values()) == {2_000_000}
    assert len(told) == 3
