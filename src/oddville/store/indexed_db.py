"""The store on the IndexedDB of a browser: everything queued meanwhile becomes the next transaction.

The database itself is on the other side (web/src/offline/database.ts). We call it with JSON and get JSON. A
browser holds some hundred matches, so what is asked of many at once is found among all summaries here.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Final, Protocol

from .errors import (
    BadRow,
    KeyTaken,
    MatchExists,
    NewerSchema,
    SequenceTaken,
    StoreError,
    StoreUnavailable,
    UnknownMatch,
)
from .fault_kinds import FaultKind
from .interface import Store
from .jobs import Append, Create, Delete, Job, KeepReview, Ping, Verdict, resolve
from .rows import EntryRow, MatchRow, Summary

LARGEST_BATCH: Final = 1000
LARGEST_NUMBER: Final = 2**53 - 1  # that JavaScript counts exactly
# By the name of the browser's error.
_KINDS: Final[dict[str, FaultKind]] = {
    "DataError": "corrupt",
    "InvalidStateError": "gone",  # the connection was closed: the site's data were deleted
    "NotAllowedError": "read-only",
    "NotFoundError": "gone",
    "NotReadableError": "disk-error",
    "QuotaExceededError": "full",
    "ReadOnlyError": "read-only",
    "SecurityError": "read-only",  # the browser lets this site store nothing
    "TimeoutError": "no-answer",
}


class Database(Protocol):
    """What a browser does for us."""

    async def __call__(self, question: str) -> str:
        """Answers `{"answer": ...}` or `{"error": ..., "detail": ...}`, never raises."""


class IndexedDbStore(Store):
    """One transaction at a time writes."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._jobs: list[Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._is_closed = False

    @classmethod
    async def open(cls, database: Database) -> IndexedDbStore:
        """Creates the database or brings it up to date."""
        store = cls(database)
        await store._ask("open")
        return store

    # ---- Writing --------------------------------------------------------------------------------

    async def create(self, match: MatchRow, summary: Summary) -> None:
        future = asyncio.get_running_loop().create_future()
        self._hand_in(Create(future, match, summary))
        await future

    async def append(self, match_id: str, entry: EntryRow, summary: Summary | None = None) -> None:
        future = asyncio.get_running_loop().create_future()
        self._hand_in(Append(future, match_id, entry, summary))
        await future

    async def keep_review(self, match_id: str, data: bytes) -> None:
        future = asyncio.get_running_loop().create_future()
        self._hand_in(KeepReview(future, match_id, data))
        await future

    async def delete(self, match_ids: Sequence[str]) -> int:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._hand_in(Delete(future, tuple(match_ids)))
        return await future

    async def ping(self) -> None:
        future = asyncio.get_running_loop().create_future()
        self._hand_in(Ping(future))
        await future

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    async def close(self) -> None:
        self._is_closed = True
        if self._writing is not None:
            await self._writing

    def _hand_in(self, job: Job) -> None:
        if self._is_closed:
            raise StoreUnavailable("closed")
        self._jobs.append(job)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._jobs:
                jobs, self._jobs = self._jobs[:LARGEST_BATCH], self._jobs[LARGEST_BATCH:]
                verdicts, fault = await self._stored(jobs)
                self.on_outcome(fault)
                resolve(verdicts)
        finally:
            self._writing = None

    async def _stored(self, jobs: list[Job]) -> tuple[list[Verdict], StoreUnavailable | None]:
        refused: dict[Job, Exception] = {}
        good: list[Job] = []
        written = []
        for job in jobs:
            try:
                written.append(_written(job))
                good.append(job)
            except ValueError as error:
                refused[job] = BadRow(_match_of(job))
                refused[job].__cause__ = error
        try:
            answers = await self._ask("commit", written) if good else []
        except StoreUnavailable as fault:
            return [(job, refused.get(job, fault)) for job in jobs], fault
        said = {job: _verdict(job, answer) for job, answer in zip(good, answers, strict=True)}
        return [(job, refused.get(job) or said.get(job)) for job in jobs], None

    # ---- Reading --------------------------------------------------------------------------------

    async def match(self, match_id: str) -> MatchRow:
        found = await self._read("match", match_id) if _is_text(match_id) else None
        if found is None:
            raise UnknownMatch(match_id)
        found_id, created_at, rules_version, release, *rest = found
        settings, edition, secret = map(_bytes, rest)
        return MatchRow(found_id, created_at, rules_version, release, settings, edition, secret)

    async def entries_after(self, match_id: str, sequence: int, limit: int) -> list[EntryRow]:
        if not _is_text(match_id):
            return []
        return [_entry(row) for row in await self._read("entries", match_id, sequence, limit)]

    async def entry_with_key(self, match_id: str, key: str) -> EntryRow | None:
        if not _is_text(match_id) or not _is_text(key):
            return None
        found = await self._read("entry", match_id, key)
        return None if found is None else _entry(found)

    async def review(self, match_id: str) -> bytes | None:
        found = await self._read("review", match_id) if _is_text(match_id) else None
        return None if found is None else _bytes(found)

    async def lobby(self, limit: int) -> list[tuple[str, Summary]]:
        found = [row for row in await self._summaries() if row[2].status != "over" and row[2].listed]
        found.sort(key=lambda row: (-row[1], row[0]))
        return [(match_id, summary) for match_id, _, summary in found[:limit]]

    async def playing(self) -> list[tuple[str, bytes]]:
        found = [(match_id, summary.line) for match_id, summary in await self._with_status("playing")]
        return sorted(found)

    async def due(self, now: int, limit: int) -> list[str]:
        return _first(
            limit,
            [
                (summary.deadline, match_id)
                for match_id, summary in await self._with_status("playing")
                if summary.deadline is not None and summary.deadline <= now
            ],
        )

    async def ended_before(self, at: int, limit: int) -> list[str]:
        return _first(
            limit,
            [
                (summary.ended_at, match_id)
                for match_id, _, summary in await self._summaries()
                if summary.ended_at is not None and summary.ended_at < at
            ],
        )

    async def open_before(self, at: int, limit: int) -> list[str]:
        found = await self._with_status("open")
        return _first(limit, [(s.updated_at, match_id) for match_id, s in found if s.updated_at < at])

    async def untouched_since(self, at: int, limit: int) -> list[str]:
        found = await self._with_status("open", "playing")
        old = [(s.updated_at, match_id) for match_id, s in found if s.updated_at < at]
        last = await self._read("last", [match_id for _, match_id in old]) if old else []
        return _first(limit, [row for row, entry_at in zip(old, last, strict=True) if (entry_at or 0) < at])

    async def counts(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for _, _, summary in await self._summaries():
            found[summary.status] = found.get(summary.status, 0) + 1
        return found

    async def size(self) -> int:
        return int(await self._read("size"))

    async def _summaries(self) -> list[tuple[str, int, Summary]]:
        """Of all matches: id, when it was created, summary."""
        return [
            (match_id, created_at, Summary._make([*about, _bytes(line)]))
            for match_id, created_at, *about, line in await self._read("summaries")
        ]

    async def _with_status(self, *statuses: str) -> list[tuple[str, Summary]]:
        return [(match_id, s) for match_id, _, s in await self._summaries() if s.status in statuses]

    async def _read(self, *question: Any) -> Any:
        if self._is_closed:
            raise StoreUnavailable("closed")
        try:
            return await self._ask(*question)
        except StoreUnavailable as fault:
            self.on_read_fault(fault)
            raise

    async def _ask(self, *question: Any) -> Any:
        reply = json.loads(await self._database(json.dumps(question)))
        error = reply.get("error")
        if error is None:
            return reply["answer"]
        if error == "VersionError":
            raise NewerSchema(str(reply["found"]), str(reply["known"]))
        raise StoreUnavailable(f"{error}: {reply['detail']}", _KINDS.get(error, "unknown"))


# ---- Rows as JSON -------------------------------------------------------------------------------


def _written(job: Job) -> list[Any]:
    """What web/src/offline/database.ts reads; raises `ValueError` if a browser cannot hold it."""
    if isinstance(job, Create):
        match = job.match
        row = [*match[:4], _text(match.settings), _text(match.edition), _text(match.secret)]
        return ["create", _checked(row), _summary(job.summary)]
    if isinstance(job, Append):
        sequence, at, key, data = job.entry
        row = [job.match_id, sequence, at, key, _text(data)]
        return ["append", _checked(row), None if job.summary is None else _summary(job.summary)]
    if isinstance(job, KeepReview):
        return ["review", *_checked([job.match_id, _text(job.data)])]
    if isinstance(job, Delete):
        return ["delete", [match_id for match_id in dict.fromkeys(job.match_ids) if _is_text(match_id)]]
    return ["ping"]


def _verdict(job: Job, answer: Any) -> int | StoreError | None:
    if answer is None or isinstance(job, Delete):
        return answer  # type: ignore[no-any-return]
    match_id = _match_of(job)
    reason, *where = answer
    if reason == "unknown":
        return UnknownMatch(match_id)
    if reason == "exists":
        return MatchExists(match_id)
    assert isinstance(job, Append)
    if reason == "sequence":
        return SequenceTaken(match_id, job.entry.sequence)
    return KeyTaken(match_id, job.entry.key or "", where[0])


def _match_of(job: Job) -> str:
    if isinstance(job, Create):
        return job.match.id
    return job.match_id if isinstance(job, Append | KeepReview) else ""


def _summary(summary: Summary) -> list[Any]:
    return _checked([*summary[:5], _text(summary.line)])


def _checked(row: list[Any]) -> list[Any]:
    for value in row:
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise ValueError(f"{value} is too large")
    if not _is_text(str(row[0])):
        raise ValueError("not a name")
    return row


def _is_text(text: str) -> bool:
    """Half a surrogate pair is no text."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _text(data: bytes) -> str:
    """Readable if it is UTF-8, as JSON is, and the same bytes again in any case."""
    return data.decode("utf-8", "surrogateescape")


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _entry(row: list[Any]) -> EntryRow:
    sequence, at, key, data = row
    return EntryRow(sequence, at, key, _bytes(data))


def _first(limit: int, found: list[tuple[int, str]]) -> list[str]:
    return [match_id for _, match_id in sorted(found)[:limit]]
