"""Gives a database the tables of this release when it is opened, whoever else opens it at the same time."""

from __future__ import annotations

from threading import Lock
from typing import Final

from sqlalchemy import Connection, inspect, text

from .backend import Backend
from .errors import NewerSchema

REVISION: Final = "0001"  # the newest of the migrations; a test sees to it

_alembic = Lock()  # it keeps what it is doing in variables of its modules


def bring_up_to_date(backend: Backend) -> None:
    """Create or upgrade. It is one transaction: a process that dies here leaves no trace."""
    with backend.writing.begin() as connection:
        backend.lock_schema(connection)
        found = current_revision(connection)
        if found != REVISION:
            with _alembic:
                _upgrade(connection, found)


def current_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection, found: str | None) -> None:
    # Only now: it takes longer to import than a store that is up to date takes to open.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "oddville.store:migrations")
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise NewerSchema(found, REVISION)
    command.upgrade(config, "head")
