"""The store's read queries, each in one transaction."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, text

from .errors import UnknownMatch
from .rows import EntryRow, MatchRow, Summary
from .sql_tables import entries, matches, reviews, summaries

MATCH = select(*(matches.c[name] for name in MatchRow._fields))
ENTRIES = select(*(entries.c[name] for name in EntryRow._fields)).order_by(entries.c.sequence)
SUMMARY = [summaries.c[name] for name in Summary._fields]


def match(connection: Connection, match_id: str) -> MatchRow:
    if not _can_be_stored(match_id):
        raise UnknownMatch(match_id)
    found = connection.execute(MATCH.where(matches.c.id == match_id)).one_or_none()
    if found is None:
        raise UnknownMatch(match_id)
    return MatchRow(*found)


def entries_after(connection: Connection, match_id: str, sequence: int, limit: int) -> list[EntryRow]:
    """The first entries after `sequence`."""
    if not _can_be_stored(match_id):
        return []
    wanted = ENTRIES.where(entries.c.match_id == match_id, entries.c.sequence > sequence).limit(limit)
    return [EntryRow(*row) for row in connection.execute(wanted)]


def entry_with_key(connection: Connection, match_id: str, key: str) -> EntryRow | None:
    found = connection.execute(ENTRIES.where(entries.c.match_id == match_id, entries.c.key == key))
    row = found.one_or_none()
    return None if row is None else EntryRow(*row)


def review(connection: Connection, match_id: str) -> bytes | None:
    if not _can_be_stored(match_id):
        return None
    found: bytes | None = connection.scalar(select(reviews.c.data).where(reviews.c.match_id == match_id))
    return found


def lobby(connection: Connection, limit: int) -> list[tuple[str, Summary]]:
    wanted = (
        select(matches.c.id, *SUMMARY)
        .join(summaries, summaries.c.match_id == matches.c.id)
        .where(summaries.c.status.in_(("open", "playing")), summaries.c.listed)
        .order_by(matches.c.created_at.desc(), matches.c.id)
        .limit(limit)
    )
    return [(match_id, Summary(*summary)) for match_id, *summary in connection.execute(wanted)]


def playing(connection: Connection) -> list[tuple[str, bytes]]:
    wanted = select(summaries.c.match_id, summaries.c.line).where(summaries.c.status == "playing")
    return [(match_id, line) for match_id, line in connection.execute(wanted.order_by(summaries.c.match_id))]


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The longest overdue first."""
    wanted = (
        select(summaries.c.match_id)
        .where(summaries.c.status == "playing", summaries.c.deadline <= now)
        .order_by(summaries.c.deadline, summaries.c.match_id)
        .limit(limit)
    )
    return list(connection.scalars(wanted))


def ended_before(connection: Connection, at: int, limit: int) -> list[str]:
    """The oldest first."""
    wanted = (
        select(summaries.c.match_id)
        .where(summaries.c.ended_at < at)
        .order_by(summaries.c.ended_at, summaries.c.match_id)
        .limit(limit)
    )
    return list(connection.scalars(wanted))


def open_before(connection: Connection, at: int, limit: int) -> list[str]:
    """The oldest first."""
    wanted = (
        select(summaries.c.match_id)
        .where(summaries.c.status == "open", summaries.c.updated_at < at)
        .order_by(summaries.c.updated_at, summaries.c.match_id)
        .limit(limit)
    )
    return list(connection.scalars(wanted))


def untouched_since(connection: Connection, at: int, limit: int) -> list[str]:
    """By the last entry, because not every move changes the summary."""
    last = (
        select(entries.c.at)
        .where(entries.c.match_id == summaries.c.match_id)
        .order_by(entries.c.sequence.desc())
        .limit(1)
        .scalar_subquery()
    )
    wanted = (
        select(summaries.c.match_id)
        .where(summaries.c.status.in_(("open", "playing")), summaries.c.updated_at < at)
        .where(func.coalesce(last, 0) < at)
        .order_by(summaries.c.updated_at, summaries.c.match_id)
        .limit(limit)
    )
    return list(connection.scalars(wanted))


def counts(connection: Connection) -> dict[str, int]:
    wanted = select(summaries.c.status, func.count()).group_by(summaries.c.status)
    return {row[0]: row[1] for row in connection.execute(wanted)}


def size(connection: Connection) -> int:
    """Bytes of the database; for SQLite without the write-ahead log."""
    if connection.dialect.name == "sqlite":
        pages = connection.scalar(text("PRAGMA page_count"))
        return int(pages or 0) * int(connection.scalar(text("PRAGMA page_size")) or 0)
    return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)


def _can_be_stored(match_id: str) -> bool:
    """Clients may send ids that a database cannot store."""
    return "\0" not in match_id and match_id.encode("utf-8", "replace") == match_id.encode(
        "utf-8", "surrogatepass"
    )
