"""Who acted, beside every event: of what is stored already nobody knows, and it stays without."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("person", "role"):
        op.add_column("events", sa.Column(name, sa.Text))
