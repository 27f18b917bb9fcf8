"""The metrics of a server, for Prometheus: load, latency and refusals, summed over its workers."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import time
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..bots.bot_pool import Decision
from ..protocol.entries import Entry
from . import client_address
from .logs import tell
from .measurements import ServerMeasurements
from .prometheus import CUMULATIVE, Counter, Gauge, Histogram, Metric, Values
from .refusals import Refused
from .service import Service
from .worker_figures import WRITE_SECONDS, WorkerFigures

PATH: Final = "/metrics"
LIVE: Final = "/api/tables/{id}/live"
MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LOOPBACK_6: Final = client_address.network_of("::1")
# Headers that a proxy adds: a client behind a proxy is not local, even if the proxy is.
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Metrics(ServerMeasurements):
    """`shared` is where several workers find each other's figures."""

    def __init__(
        self,
        service: Service,
        worker: int | None = None,
        is_public: bool = False,
        shared: WorkerFigures | None = None,
    ) -> None:
        self._service = service
        self._is_public = is_public
        self._shared = shared
        self._before = None if shared is None else shared.own()  # of a dead worker that we replace
        label = str(worker or 1)
        started = time.time()
        self.requests = Counter(
            "oddville_requests_total", "Requests answered.", ("method", "route", "status")
        )
        self.request_seconds = Histogram("oddville_request_seconds", "Time to answer a request.", QUICK)
        self._sockets_opened = Counter("oddville_sockets_opened_total", "Live connections that began.")
        self._sockets_closed = Counter(
            "oddville_sockets_closed_total", "Live connections that ended, and why.", ("reason",)
        )
        self._refusals = Counter(
            "oddville_refusals_total", "Requests and commands not carried out.", ("code",)
        )
        self._commands = Counter("oddville_commands_stored_total", "Commands stored.", ("kind",))
        self._command_seconds = Histogram(
            "oddville_command_seconds", "From a command's arrival at the table until it is stored.", QUICK
        )
        self._decisions = Counter("oddville_bot_decisions_total", "Decisions of bots.", ("level",))
        self._thinking = Histogram("oddville_bot_seconds", "Until a bot has decided.", SLOW, ("level",))
        self._waiting = Histogram(
            "oddville_bot_waiting_seconds", "Part of it spent waiting for a free process.", SLOW
        )
        self._shortened = Counter(
            "oddville_bot_shortened_total", "Decisions with less time than the level has.", ("level",)
        )
        self._series: tuple[Metric, ...] = (
            self.requests,
            self.request_seconds,
            self._sockets_opened,
            self._sockets_closed,
            Gauge("oddville_workers", "Server processes.", lambda: 1),
            Gauge("oddville_sockets", "Live connections now.", self._sockets),
            Gauge("oddville_worker_sockets", "Those of each process.", self._sockets, worker=label),
            Gauge("oddville_tables", "Tables in memory now.", self._tables),
            self._commands,
            self._command_seconds,
            self._refusals,
            self._decisions,
            self._thinking,
            self._waiting,
            self._shortened,
            Gauge("oddville_searches_waiting", "Searches that wait for a process now.", self._searches),
            Gauge("oddville_strong_bots", "Bots that search, at tables in memory now.", self._strong_bots),
            Gauge("oddville_store_works", "Whether games can be stored.", self._works, combine=min),
            Gauge("oddville_store_queue", "Entries waiting to be written.", self._queue),
            Gauge("process_resident_memory_bytes", "Memory in use.", _memory),
            Gauge("oddville_worker_memory_bytes", "That of each process.", _memory, worker=label),
            Gauge("process_cpu_seconds_total", "Processor time used.", time.process_time, "counter"),
            Gauge(
                "process_start_time_seconds", "When the newest process began.", lambda: started, combine=max
            ),
        )

    # ---- Counting -------------------------------------------------------------------------------

    def command_stored(self, entry: Entry, seconds: float) -> None:
        self._commands.add(str(entry.__struct_config__.tag))
        self._command_seconds.add(seconds)

    def bot_decided(self, level: str, decision: Decision) -> None:
        self._decisions.add(level)
        self._thinking.add(decision.seconds, level)
        self._waiting.add(decision.waited)
        if decision.shortened_to is not None:
            self._shortened.add(level)

    def refused(self, code: str) -> None:
        self._refusals.add(code)

    def socket_refused(self, code: str) -> None:
        self._refusals.add(code)
        tell("socket-refused", route=LIVE, code=code)

    def socket_opened(self) -> None:
        self._sockets_opened.add()
        tell("socket-opened", route=LIVE)

    def socket_closed(self, reason: str, code: int | None, seconds: float) -> None:
        self._sockets_closed.add(reason)
        tell("socket-closed", route=LIVE, reason=reason, code=code, seconds=round(seconds, 1))

    # ---- Telling --------------------------------------------------------------------------------

    async def answer(self, request: Request) -> Response:
        """Not found for clients that are not local, unless metrics are public."""
        if not self._is_public and not self._is_local(request):
            return Refused("not-found").response
        try:
            text = self.text()
        except Refused as error:  # the hall is closed
            return error.response
        return Response(text, headers={"Cache-Control": "no-store", "Content-Type": MEDIA})

    def begin(self) -> None:
        """With several workers: write our figures now and then, for the one that is asked."""
        if self._shared is not None:
            with suppress(Refused):  # the hall is closed
                self._shared.write(self._values())
            asyncio.get_running_loop().call_later(WRITE_SECONDS, self.begin)

    def text(self) -> str:
        own = self._values()
        others = []
        if self._shared is not None:
            self._shared.write(own)  # so that another worker does not answer with less
            others = self._shared.others()
        lines: list[str] = []
        for metric in self._series:
            is_cumulative = metric.kind in CUMULATIVE
            parts = [other.of(metric.name) for other in others if is_cumulative or other.is_fresh]
            lines += metric.lines(metric.combined([own[metric.name], *parts]))
        return "\n".join(lines) + "\n"

    def _values(self) -> dict[str, Values]:
        found = {metric.name: metric.values() for metric in self._series}
        if self._before is not None:
            for metric in self._series:
                if metric.kind in CUMULATIVE:
                    found[metric.name] = metric.combined([found[metric.name], self._before.of(metric.name)])
        return found

    def _is_local(self, request: Request) -> bool:
        trusts = self._service.settings.trust_proxy
        if not trusts and any(name in request.headers for name in FORWARDED):
            return False
        try:
            client = client_address.client_of(request.scope, request.headers, trusts)
            return client == LOOPBACK_6 or ipaddress.ip_network(client).is_loopback
        except ValueError:
            return False

    def _sockets(self) -> int:
        return self._service.sockets.total

    def _tables(self) -> int:
        return len(self._service.hall.open_tables)

    def _searches(self) -> int:
        return self._service.bot_pool.waiting

    def _strong_bots(self) -> int:
        return self._service.hall.bot_quota.total

    def _works(self) -> int:
        storage = self._service.storage
        return int(storage is not None and storage.fault is None)

    def _queue(self) -> int:
        return self._service.hall.store.waiting


def _memory() -> float | None:
    """On Linux; elsewhere None."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * float(os.sysconf("SC_PAGE_SIZE"))
    except (OSError, ValueError, IndexError, AttributeError):
        return None
