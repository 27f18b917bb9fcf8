"""Run by Alembic: hands it the connection, inside whose transaction everything happens."""

from __future__ import annotations

from alembic import context

from oddville.store.sql_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
