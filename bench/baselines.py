"""Games for stable-baselines3: our adapter beside its own vectorisers, on the same game."""

import sys

from bench.harness import Line, Side, Unit

WORKER = "bench.workers.baselines"


def _side(name: str, seconds: float, *words: str) -> Side:
    command = (sys.executable, "-m", WORKER, *words, "--seconds", str(seconds))
    # Empty: it unsets a value that the environment of the caller may have.
    return Side(name, Unit.ACTIONS, command, (("ODDVILLE_BUILD", ""), ("OMP_NUM_THREADS", "1")))


def lines(seconds: float) -> list[Line]:
    adapter = _side("OddVilleVecEnv", seconds, "adapter")
    return [
        Line("beside DummyVecEnv", adapter, _side("DummyVecEnv", seconds, "dummy"), times=10),
        Line("beside SubprocVecEnv", adapter, _side("SubprocVecEnv", seconds, "subproc"), times=10),
    ]


def extra_sides(seconds: float) -> list[Side]:
    """Measured in the same rounds without a bar."""
    bots = ("--opponents", "newcomer")
    return [
        _side("OddVilleVecEnv, get_action_masks", seconds, "adapter", "--maskable"),
        _side("DummyVecEnv, get_action_masks", seconds, "dummy", "--maskable"),
        _side("OddVilleVecEnv, newcomer", seconds, "adapter", *bots),
        _side("DummyVecEnv, newcomer", seconds, "dummy", *bots),
    ]
