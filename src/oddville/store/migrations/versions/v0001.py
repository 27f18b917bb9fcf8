"""Matches, their summaries, their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("release", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("edition", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_table(
        "summaries",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_summaries"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_summaries_match_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_summaries_status_deadline", "summaries", ["status", "deadline"])
    op.create_index("ix_summaries_ended_at", "summaries", ["ended_at"])
    op.create_table(
        "entries",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "sequence", name="pk_entries"),
        sa.UniqueConstraint("match_id", "key", name="uq_entries_match_id_key"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_entries_match_id", ondelete="CASCADE"),
    )
