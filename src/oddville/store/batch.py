"""A batch of jobs in one transaction: all rows at once, and only if one is refused each by itself.

Matches come first, then entries, summaries and reviews, deletions last, each sorted by match. So two writers
on one database take their locks in the same order, as a rule; where they do not, one is told to try again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from .backend import Backend, Row
from .errors import BadRow, KeyTaken, MatchExists, SequenceTaken, StoreError, UnknownMatch
from .jobs import Append, Create, Delete, Job, KeepReview, Verdict
from .rows import Summary
from .sql_tables import entries, matches

DELETED_AT_ONCE: Final = 500


class Batch:
    def __init__(self, backend: Backend, jobs: Sequence[Job]) -> None:
        self._backend = backend
        self._jobs = jobs
        self._creates: list[Create] = []
        self._appends: list[Append] = []
        self._reviews: list[KeepReview] = []
        self._deletes: list[Delete] = []
        for job in jobs:
            if isinstance(job, Append):
                self._appends.append(job)
            elif isinstance(job, Create):
                self._creates.append(job)
            elif isinstance(job, KeepReview):
                self._reviews.append(job)
            elif isinstance(job, Delete):
                self._deletes.append(job)
        self._creates.sort(key=_by_id)
        self._appends.sort(key=_by_place)
        self._reviews.sort(key=lambda job: job.match_id)
        self._said: dict[Job, int | Exception] = {}

    def verdicts(self) -> list[Verdict]:
        said = self._said
        return [(job, said.get(job)) for job in self._jobs]

    def is_appended(self) -> bool:
        """The fast path, for entries only; False if any was refused."""
        if len(self._appends) < len(self._jobs):
            return False
        return self._backend.append([_entry_row(job) for job in self._appends], _changes(self._appends))

    def carry_out(self, connection: Connection) -> None:
        """Everything up to the COMMIT. Refused jobs have their verdict; all others are stored."""
        self._said.clear()
        if not (self._creates or self._appends or self._reviews or self._deletes):
            self._backend.prove_writing(connection)
            return
        if not self._all_at_once(connection):
            connection.rollback()
            self._one_by_one(connection)
        self._finish(connection)

    def _all_at_once(self, connection: Connection) -> bool:
        """Whether every row was inserted."""
        insert = self._backend.insert
        try:
            if self._creates:
                count = len(self._creates)
                if insert(connection, "matches", [_match_row(job) for job in self._creates]) < count:
                    return False
                insert(connection, "summaries", [_summary_row(j.match.id, j.summary) for j in self._creates])
            if self._appends:
                rows = [_entry_row(job) for job in self._appends]
                if insert(connection, "entries", rows) < len(rows):
                    return False
            if changes := _changes(self._appends):
                self._backend.update_summaries(connection, changes)
            if self._reviews:
                insert(connection, "reviews", [(job.match_id, job.data) for job in self._reviews])
        except Exception as error:
            if not _is_about_a_row(error):
                raise
            return False
        return True

    def _one_by_one(self, connection: Connection) -> None:
        for create in self._creates:
            if fault := self._alone(connection, create.match.id, partial(self._create, connection, create)):
                self._said[create] = fault
        for append in self._appends:
            if fault := self._alone(connection, append.match_id, partial(self._append, connection, append)):
                self._said[append] = fault
        for review in self._reviews:
            if fault := self._alone(connection, review.match_id, partial(self._keep, connection, review)):
                self._said[review] = fault

    def _alone(
        self, connection: Connection, match_id: str, store: Callable[[], StoreError | None]
    ) -> StoreError | None:
        """Store one job in a savepoint, so that its failure does not affect the others."""
        part = connection.begin_nested()
        try:
            fault = store()
        except Exception as error:
            if not _is_about_a_row(error):
                raise
            part.rollback()
            if isinstance(error, IntegrityError) and not _is_known(connection, match_id):
                return UnknownMatch(match_id)
            fault = BadRow(match_id)
            fault.__cause__ = error.orig if isinstance(error, DBAPIError) else error
            return fault
        part.commit()
        return fault

    def _create(self, connection: Connection, job: Create) -> StoreError | None:
        if not self._backend.insert(connection, "matches", [_match_row(job)]):
            return MatchExists(job.match.id)
        self._backend.insert(connection, "summaries", [_summary_row(job.match.id, job.summary)])
        return None

    def _append(self, connection: Connection, job: Append) -> StoreError | None:
        if self._backend.insert(connection, "entries", [_entry_row(job)]):
            if job.summary is not None:
                self._backend.update_summaries(connection, [_summary_row(job.match_id, job.summary)])
            return None
        entry, log = job.entry, entries.c
        places = select(log.sequence).where(log.match_id == job.match_id)
        if connection.scalar(places.where(log.sequence == entry.sequence)) is not None:
            return SequenceTaken(job.match_id, entry.sequence)
        where = connection.scalar(places.where(log.key == entry.key))
        return KeyTaken(job.match_id, entry.key or "", entry.sequence if where is None else where)

    def _keep(self, connection: Connection, job: KeepReview) -> StoreError | None:
        self._backend.insert(connection, "reviews", [(job.match_id, job.data)])
        return None

    def _finish(self, connection: Connection) -> None:
        """Delete, and notify other processes of what was stored."""
        for removal in self._deletes:
            self._said[removal] = _delete(connection, removal.match_ids)
        grown = {job.match_id: job.entry.sequence for job in self._appends if job not in self._said}
        self._backend.tell(connection, grown)


def _by_id(job: Create) -> str:
    return job.match.id


def _by_place(job: Append) -> tuple[str, int]:
    return job.match_id, job.entry.sequence


def _match_row(job: Create) -> Row:
    match = job.match
    return (
        match.id,
        match.created_at,
        match.rules_version,
        match.release,
        match.settings,
        match.edition,
        match.secret,
    )


def _summary_row(match_id: str, s: Summary) -> Row:
    return match_id, s.status, s.listed, s.updated_at, s.ended_at, s.deadline, s.line


def _changes(appends: Iterable[Append]) -> list[Row]:
    """The last summary of each match."""
    last = {job.match_id: job.summary for job in appends if job.summary is not None}
    return [_summary_row(match_id, summary) for match_id, summary in last.items()]


def _entry_row(job: Append) -> Row:
    entry = job.entry
    return job.match_id, entry.sequence, entry.at, entry.key, entry.data


def _delete(connection: Connection, match_ids: Iterable[str]) -> int:
    wanted = sorted(set(match_ids))
    count = 0
    for start in range(0, len(wanted), DELETED_AT_ONCE):
        chosen = wanted[start : start + DELETED_AT_ONCE]
        count += connection.execute(delete(matches).where(matches.c.id.in_(chosen))).rowcount
    return count


def _is_known(connection: Connection, match_id: str) -> bool:
    return connection.scalar(select(matches.c.id).where(matches.c.id == match_id)) is not None


def _is_about_a_row(error: Exception) -> bool:
    """Whether the error is about a value; any other is about the database."""
    return isinstance(error, IntegrityError | DataError | ArithmeticError | ValueError | TypeError)
