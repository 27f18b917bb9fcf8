"""Migrations: they make the tables of this release, only once, and leave those of a later one alone."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from oddville.store import NewerSchema, open_store
from oddville.store.address import Address
from oddville.store.backend import Backend
from oddville.store.postgres import PostgresBackend
from oddville.store.sql_tables import metadata
from oddville.store.sqlite import SqliteBackend
from oddville.store.upgrade import REVISION, bring_up_to_date, current_revision
from tests.support.store_rows import SUMMARY, match, opened

pytestmark = pytest.mark.slow

OPEN = """
import asyncio, sys
from oddville.store import open_store
async def main():
    store = await open_store(sys.argv[1])
    await store.ping()
    await store.close()
sys.stdin.readline()
asyncio.run(main())
"""


def backend_of(url: str) -> Backend:
    address = Address(url)
    return SqliteBackend(address) if address.path else PostgresBackend(address)


def test_migrated_tables_are_those_of_the_release(url: str) -> None:
    backend = backend_of(url)
    bring_up_to_date(backend)
    with backend.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert current_revision(connection) == REVISION
    backend.dispose()


def test_the_same_statements_in_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    """To the letter, with what the comparison above does not look at."""

    def statements(connection: Connection) -> set[str]:
        wanted = text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version'")
        return {" ".join(str(found).split()) for found in connection.scalars(wanted)}

    backend = backend_of(sqlite_url)
    bring_up_to_date(backend)
    other = create_engine(f"sqlite:///{tmp_path / 'other.db'}")
    metadata.create_all(other)
    with backend.writing.connect() as migrated, other.connect() as created:
        assert statements(migrated) == statements(created)
    backend.dispose()
    other.dispose()


def test_the_revision_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "oddville.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


def test_a_newer_schema_is_refused(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.create(match("m"), SUMMARY)
        backend = backend_of(url)
        with backend.writing.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerSchema) as refused:
            await open_store(url)
        assert refused.value.params == {"found": "9999", "known": REVISION}
        with backend.writing.begin() as connection:
            assert connection.scalar(text("SELECT count(*) FROM matches")) == 1
            assert current_revision(connection) == "9999"
        backend.dispose()

    asyncio.run(story())


def test_several_open_a_new_database_at_once(url: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
        await asyncio.gather(*(store.ping() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_several_processes_open_a_new_database_at_once(url: str) -> None:
    words = [sys.executable, "-c", OPEN, url]
    others = [
        subprocess.Popen(words, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)
    ]
    for other in others:
        assert other.stdin is not None
        other.stdin.write("\n")
        other.stdin.flush()
    for other in others:
        _, said = other.communicate(timeout=60)
        assert (other.returncode, said) == (0, "")
