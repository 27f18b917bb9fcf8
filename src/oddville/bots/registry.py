"""The bots by name: those of this package, and those that other packages offer.

Another package offers a bot through the entry point group `oddville.bots`: a name, and a callable that takes
a seed and gives a bot. A contender is a bot's name with its budget, written `master`, `master:seconds=0.1` or
`master:iterations=2000`. `matched-37` is a bot between two levels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast, get_args

from ..documents.problems import suggestion
from .interface import Bot, BotFactory, Budget, Clock, Level
from .matched import matched_level, strength_of

GROUP: Final = "oddville.bots"


@dataclass(frozen=True, slots=True)
class Contender:
    """A level with the budget it plays with here."""

    name: str  # as it was written
    level: Level
    budget: Budget

    def bot(self, seed: int) -> Bot:
        return self.level.make(seed)


class BotError(Exception):
    """A bot's name or its action is wrong; `code` and `params` are for the catalogues."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(f"{code}: {params}")
        self.code = code
        self.params = params


def levels() -> dict[str, Level]:
    """All bots: our own from the weakest to the strongest, then those of other packages."""
    from .own_levels import LEVELS

    found = {level.name: level for level in LEVELS}
    for point in entry_points(group=GROUP):
        if point.name not in found:
            found[point.name] = Level(point.name, _foreign(point), Budget(seconds=1.0))
    return found


def offered_levels() -> list[str]:
    """The names of the bots that people are offered as opponents, from the weakest to the strongest."""
    return [level.name for level in levels().values() if not level.is_yardstick]


def _foreign(point: EntryPoint) -> BotFactory:
    """A bot of another package, loaded only when it is chosen, so that a broken one does no harm."""

    def make(seed: int) -> Bot:
        try:
            factory: BotFactory = point.load()
            return factory(seed)
        except Exception as error:
            raise BotError(
                "broken-bot", name=point.name, detail=f"{type(error).__name__}: {error}"[:200]
            ) from error

    return make


def contender(text: str) -> Contender:
    """Read `name` or `name:seconds=…,iterations=…,processes=…,clock=…`."""
    name, _, settings = text.partition(":")
    known = levels()
    level = known.get(name) or _matched(name, known)
    if level is None:
        raise BotError("unknown-bot", name=name[:40], known=", ".join(known), **suggestion(name, known))
    return Contender(text, level, _budget(text, level.budget, settings) if settings else level.budget)


def _matched(name: str, known: dict[str, Level]) -> Level | None:
    strength = strength_of(name)
    return None if strength is None else matched_level(strength, list(known.values()))


def _budget(text: str, default: Budget, settings: str) -> Budget:
    """Iterations replace the time of a level, so that the result is the same on every machine."""
    budget = replace(default, seconds=None, iterations=None)
    for setting in settings.split(","):
        key, _, value = setting.partition("=")
        if key == "clock" and value in get_args(Clock):
            budget = replace(budget, clock=cast(Clock, value))
            continue
        try:
            if key == "seconds" and 0 < float(value) <= 3600:
                budget = replace(budget, seconds=float(value))
                continue
            if key == "iterations" and 0 < int(value) <= 1_000_000_000:
                budget = replace(budget, iterations=int(value))
                continue
            if key == "processes" and 0 < int(value) <= 64:
                budget = replace(budget, processes=int(value))
                continue
        except ValueError:
            pass
        raise BotError("bad-budget", name=text[:60], setting=setting[:40])
    if budget.seconds is None and budget.iterations is None:
        budget = replace(budget, seconds=default.seconds, iterations=default.iterations)
    return budget
