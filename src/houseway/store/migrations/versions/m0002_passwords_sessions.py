"""Passwords and sessions, as hashes; these rows may change, and stand in no chain."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passwords",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("hashed", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_until", "sessions", ["until"])
