"""Several servers that share their presence, with the time between them made by hand."""

from __future__ import annotations

from collections.abc import Sequence

from oddville.table.shared_presence import NOBODY_THERE, Attendance, SharedPresence


class Air:
    """Carries what a server broadcasts to all, like PostgreSQL; `is_lost` drops everything."""

    def __init__(self) -> None:
        self.servers: list[FakeServer] = []
        self.is_lost = False
        self.sent: list[str] = []

    def broadcast(self, texts: Sequence[str]) -> None:
        self.sent.extend(texts)
        if self.is_lost:
            return
        for text in texts:
            for server in self.servers:
                server.presence.hear(text)


class FakeServer:
    """The tables of one server, as far as presence is concerned."""

    def __init__(self, air: Air) -> None:
        self.tables: dict[str, Attendance] = {}
        self.told: list[tuple[str, frozenset[int]]] = []
        self.presence = SharedPresence(air.broadcast, self._here, lambda: list(self.tables), self._tell)
        air.servers.append(self)
        self.presence.begin()

    def set(self, table: str, attendance: Attendance) -> None:
        self.tables[table] = attendance
        if attendance == NOBODY_THERE:
            del self.tables[table]
        self.presence.change(table)

    def _here(self, table: str) -> Attendance:
        return self.tables.get(table, NOBODY_THERE)

    def _tell(self, table: str, left: frozenset[int]) -> None:
        self.told.append((table, left))
