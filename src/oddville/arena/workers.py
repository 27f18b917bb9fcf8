"""Games on the cores of this machine."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import partial

from ..editions import Edition
from .errors import ArenaError
from .game import Outcome, play_scheduled
from .pool import MOST_LOSSES, JobLost, work_through
from .schedule import ScheduledGame


def play_locally(
    games: Iterable[ScheduledGame], names: Sequence[str], edition: Edition, processes: int
) -> Generator[Outcome, None, None]:
    """Play games as they come, several at once; outcomes in the order in which they are finished.

    Close the iterator to stop; games that are still running are dropped.
    """
    played = work_through(partial(play_scheduled, names=tuple(names), edition=edition), games, processes)
    try:
        for _, outcome in played:
            yield outcome
    except JobLost as lost:
        game: ScheduledGame = lost.job
        raise ArenaError("worker-lost", game=game.number, seed=str(game.seed), times=MOST_LOSSES) from lost
    finally:
        played.close()
