"""Reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_reviews_match_id", ondelete="CASCADE"),
    )
