"""Every error of a disk or a database is told apart, so that the log can say what to do."""

from __future__ import annotations

import errno
import os
import sqlite3
from types import SimpleNamespace

import psycopg
import pytest

from oddville.store.fault_kinds import FaultKind
from oddville.store.sql_faults import FileGone, kind_of

PATH = "/somewhere/games.db"


def of_sqlite(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("words")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (of_sqlite(sqlite3.SQLITE_FULL), "full"),
        (of_sqlite(sqlite3.SQLITE_READONLY_DBMOVED), "read-only"),
        (of_sqlite(sqlite3.SQLITE_BUSY_SNAPSHOT), "locked"),
        (of_sqlite(sqlite3.SQLITE_CORRUPT_VTAB), "corrupt"),
        (of_sqlite(sqlite3.SQLITE_NOTADB), "corrupt"),
        (of_sqlite(sqlite3.SQLITE_IOERR_FSYNC), "disk-error"),
        (sqlite3.OperationalError("without a code"), "unknown"),
        (OSError(errno.ENOSPC, "no space"), "full"),
        (OSError(errno.EROFS, "read-only"), "read-only"),
        (psycopg.errors.DiskFull(), "full"),
        (psycopg.errors.ReadOnlySqlTransaction(), "read-only"),
        (psycopg.errors.DataCorrupted(), "corrupt"),
        (psycopg.errors.LockNotAvailable(), "locked"),
        (psycopg.errors.AdminShutdown(), "no-answer"),
        (psycopg.OperationalError("connection refused"), "no-answer"),
        (psycopg.errors.UndefinedTable(), "unknown"),
        (TimeoutError(), "no-answer"),
        (FileGone("deleted"), "gone"),
        (ZeroDivisionError(), "unknown"),
    ],
)
def test_kinds(error: Exception, kind: FaultKind) -> None:
    assert kind_of(error, PATH) == kind


@pytest.mark.parametrize(
    ("flag", "free", "kind"), [(os.ST_RDONLY, 9, "read-only"), (0, 0, "full"), (0, 9, "disk-error")]
)
def test_the_disk_shows_why_it_does_not_write(
    monkeypatch: pytest.MonkeyPatch, flag: int, free: int, kind: FaultKind
) -> None:
    """SQLite calls a disk that became read-only, and one whose quota is used up, an error of the disk."""
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=flag, f_bavail=free))
    assert kind_of(of_sqlite(sqlite3.SQLITE_IOERR_WRITE), PATH) == kind
