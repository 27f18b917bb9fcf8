"""Reviews of several games at once, in processes; what was judged is kept, so that a run can be resumed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Generator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ..arena.pool import work_through
from ..record import Record, write_json
from .judging import STANDARD, Effort, Judged, judge
from .kept import judged_data, read_judged
from .review import Review, put_together, task_of
from .stretches import Stretch, stretches

Place = tuple[int, int]  # the game, and the stretch in it


@dataclass
class Several:
    """Games to review, and what is known of them so far."""

    records: Sequence[Record]
    effort: Effort = STANDARD
    kept: Path | None = None  # a file for judgements, read at the start
    cuts: list[list[Stretch]] = field(init=False)
    judged: list[dict[int, Judged]] = field(init=False)

    def __post_init__(self) -> None:
        self.cuts = [stretches(record) for record in self.records]
        self.judged = [{} for _ in self.records]
        self._keys = [self._key(record) for record in self.records]
        if self.kept is not None and self.kept.exists():
            self._read(self.kept.read_text("utf-8"))

    @property
    def done(self) -> int:
        return sum(map(len, self.judged))

    @property
    def total(self) -> int:
        return sum(map(len, self.cuts))

    def work(self, processes: int, ray: str | None = None) -> Generator[Place, None, None]:
        """Judge what is missing, each game from its end; gives each place as it is done.

        In processes of this machine, or with an address on Ray.
        """
        missing = [
            (number, stretch.number)
            for number, cut in enumerate(self.cuts)
            for stretch in reversed(cut)
            if stretch.number not in self.judged[number]
        ]
        work = _Worker(self.records, self.effort)
        log = None if self.kept is None else self.kept.open("a", encoding="utf-8")
        try:
            for (number, part), found in _judged(work, missing, min(processes, len(missing)), ray):
                self.judged[number][part] = found
                if log is not None:
                    log.write(json.dumps([self._keys[number], part, judged_data(found)]) + "\n")
                    log.flush()
                yield number, part
        finally:
            if log is not None:
                log.close()

    def review(self, number: int) -> Review:
        """Of one game, as far as it was judged."""
        return put_together(self.records[number], self.cuts[number], self.judged[number], self.effort)

    def _key(self, record: Record) -> str:
        """Of a game, judged with this effort."""
        return hashlib.sha256(f"{asdict(self.effort)}{write_json(record)}".encode()).hexdigest()[:20]

    def _read(self, text: str) -> None:
        places = {key: number for number, key in enumerate(self._keys)}
        for line in text.splitlines():
            try:
                key, part, found = json.loads(line)
            except ValueError:
                continue  # the run was stopped while it wrote this line
            if key in places:
                self.judged[places[key]][part] = read_judged(found)


def _judged(
    work: Callable[[Place], Judged], missing: Sequence[Place], processes: int, ray: str | None
) -> Generator[tuple[Place, Judged], None, None]:
    if ray is None or not missing:
        return work_through(work, missing, processes)
    from ..arena.on_ray import work_on_ray

    return work_on_ray(work, missing, ray, processes)


class _Worker:
    """Judges in another process; each game is cut once there."""

    def __init__(self, records: Sequence[Record], effort: Effort) -> None:
        self.records = records
        self.effort = effort
        self.cuts: dict[int, list[Stretch]] = {}

    def __call__(self, place: Place) -> Judged:
        number, part = place
        if number not in self.cuts:
            self.cuts[number] = stretches(self.records[number])
        stretch = self.cuts[number][part]
        return judge(stretch.game, task_of(stretch, self.effort))
