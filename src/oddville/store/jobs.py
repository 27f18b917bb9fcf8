"""Jobs for the writer: rows, and a future that is resolved when they are durable."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from dataclasses import dataclass

from .rows import EntryRow, MatchRow, Summary


@dataclass(eq=False, slots=True)
class Create:
    future: Future[None]
    match: MatchRow
    summary: Summary


@dataclass(eq=False, slots=True)
class Append:
    future: Future[None]
    match_id: str
    entry: EntryRow
    summary: Summary | None


@dataclass(eq=False, slots=True)
class KeepReview:
    future: Future[None]
    match_id: str
    data: bytes


@dataclass(eq=False, slots=True)
class Delete:
    future: Future[int]
    match_ids: Sequence[str]


@dataclass(eq=False, slots=True)
class Ping:
    future: Future[None]


Job = Create | Append | KeepReview | Delete | Ping
Verdict = tuple[Job, int | Exception | None]  # the result for the future


def resolve(verdicts: Sequence[Verdict]) -> None:
    """On the event loop, for a whole batch at once."""
    for job, said in verdicts:
        if job.future.done():
            continue  # the caller was cancelled
        if isinstance(said, Exception):
            job.future.set_exception(said)
        elif isinstance(job, Delete):
            job.future.set_result(said or 0)
        else:
            job.future.set_result(None)
