"""The figures of several workers as one: sums that never fall, and nothing of the dead but their totals."""

from __future__ import annotations

from pathlib import Path

import pytest

from oddville.server import worker_figures
from oddville.server.metrics import Metrics
from oddville.server.prometheus import Counter, Gauge, Histogram
from oddville.server.service import Service
from oddville.server.settings import ServerSettings
from oddville.server.worker_figures import WorkerFigures


class Idle(Service):
    """A service that never opened; its metrics need no tables."""

    def __init__(self) -> None:
        super().__init__(ServerSettings(data=""))


def worker(folder: Path, number: int) -> Metrics:
    found = Metrics(Idle(), number, shared=WorkerFigures(folder, number))
    # Tables and the queue need a store; two kinds of each metric are left.
    found._series = tuple(series for series in found._series if series.name not in NEED_A_STORE)
    return found


NEED_A_STORE = ("oddville_tables", "oddville_store_queue", "oddville_strong_bots")


def value(metrics: Metrics, sample: str) -> float | None:
    lines = (line.rpartition(" ") for line in metrics.text().splitlines())
    return next((float(number) for name, _, number in lines if name == sample), None)


REFUSED = 'oddville_refusals_total{code="too-fast"}'


def test_whichever_is_asked_answers_for_all(tmp_path: Path) -> None:
    one, two = worker(tmp_path, 1), worker(tmp_path, 2)
    one.refused("too-fast")
    for _ in range(3):
        two.refused("too-fast")
    two.request_seconds.add(0.3)
    one.text()
    assert value(two, REFUSED) == 4
    assert value(one, REFUSED) == 4
    assert value(one, "oddville_request_seconds_count") == 1
    assert value(one, 'oddville_request_seconds_bucket{le="0.25"}') == 0
    assert value(one, 'oddville_request_seconds_bucket{le="0.5"}') == 1
    assert value(one, "oddville_workers") == 2
    assert value(one, 'oddville_worker_sockets{worker="2"}') == 0


def test_no_total_falls_when_another_worker_answers(tmp_path: Path) -> None:
    one, two = worker(tmp_path, 1), worker(tmp_path, 2)
    two.text()
    for _ in range(5):
        one.refused("too-fast")
        assert value(one, REFUSED) == value(two, REFUSED)


def test_a_new_worker_counts_on_where_the_dead_one_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = worker(tmp_path, 1), worker(tmp_path, 2)
    two.refused("too-fast")
    two.request_seconds.add(0.3)
    two.text()
    monkeypatch.setattr(worker_figures, "FRESH_SECONDS", 0.0)  # it has died
    assert value(one, REFUSED) == 1
    assert value(one, "oddville_workers") == 1
    assert value(one, 'oddville_worker_sockets{worker="2"}') is None
    monkeypatch.undo()
    again = worker(tmp_path, 2)
    again.refused("too-fast")
    assert value(again, REFUSED) == 2
    assert value(again, "oddville_request_seconds_count") == 1
    assert value(one, REFUSED) == 2


def test_a_broken_file_or_a_missing_folder_stops_nobody(tmp_path: Path) -> None:
    one = worker(tmp_path, 1)
    (tmp_path / "2.json").write_bytes(b'{"at": 1, "metrics": 7}')
    assert value(one, "oddville_workers") == 1
    lost = worker(tmp_path / "gone", 1)
    lost.refused("too-fast")
    assert value(lost, REFUSED) == 1


def test_values_of_several_processes() -> None:
    counter = Counter("things_total", "Things.", ("kind",))
    assert counter.combined([{("a",): [1]}, {("a",): [2], ("b",): [3]}]) == {("a",): [3], ("b",): [3]}
    seconds = Histogram("seconds", "Times.", (1.0,))
    assert seconds.combined([{(): [1, 2, 0.5]}, {(): [3, 4, 1.5]}]) == {(): [4, 6, 2.0]}
    newest = Gauge("started", "Start.", lambda: 1.0, combine=max)
    assert newest.combined([{(): [1]}, {(): [5]}, {(): [3]}]) == {(): [5]}
