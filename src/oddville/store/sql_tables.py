"""The database schema of this release. The migrations create the same; a test compares them.

A summary changes with nearly every entry, and SQLite writes a changed row anew as a whole. It therefore has a
table of its own beside `matches`, whose rows carry an edition of some ten kilobytes.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("release", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("edition", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
)

summaries: Final = Table(
    "summaries",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("deadline", BigInteger),
    Column("line", LargeBinary, nullable=False),
    Index(None, "status", "deadline"),
    Index(None, "ended_at"),
    sqlite_with_rowid=False,
)

# With a rowid, new rows of all matches share the last pages of the file. Clustered by match, each would
# change a page of its own, and a commit writes every changed page.
entries: Final = Table(
    "entries",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("key", Text),
    Column("data", LargeBinary, nullable=False),
    UniqueConstraint("match_id", "key"),
)

# Made after the game when somebody asks for it, and kept because it takes minutes of a processor.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
