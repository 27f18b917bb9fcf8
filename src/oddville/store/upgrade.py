"""Creates or upgrades the schema when a database is opened, also by several processes at once."""

from __future__ import annotations

from threading import Lock
from typing import Final

from sqlalchemy import Connection, inspect, text

from .backend import Backend
from .errors import NewerSchema

REVISION: Final = "0002"  # the newest migration; a test checks it

_alembic = Lock()  # Alembic keeps its state in module variables


def bring_up_to_date(backend: Backend) -> None:
    """In one transaction: a process that dies here leaves nothing behind."""
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
    # Imported late: that takes longer than opening an up-to-date store.
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
