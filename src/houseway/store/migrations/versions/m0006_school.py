"""The school: what people answered, table tests, classes and what they are set."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _answers()
    _tests()
    _classes()


def _key(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=True)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def _answers() -> None:
    op.create_table(
        "school_answers",
        _key("person"),
        _number("number"),
        sa.Column("id", sa.Text),
        sa.Column("item", sa.Text, nullable=False),
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("difficulty", sa.Integer, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("themed", sa.Boolean, nullable=False),
        sa.UniqueConstraint("person", "id", name="an_answer_is_kept_once"),
        sqlite_with_rowid=False,
    )


def _tests() -> None:
    texts = [sa.Column(name, sa.Text, nullable=False) for name in ("person", "examiner", "game", "seed")]
    op.create_table(
        "table_tests",
        _number("number"),
        *texts,
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("marks", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("ended", sa.Text),
        sa.Column("result", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("table_tests_by_person", "table_tests", ["person"])
    op.create_table(
        "test_answers",
        _number("test"),
        _number("place"),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _classes() -> None:
    op.create_table("classes", _key("name"), sa.Column("instructor", sa.Text, nullable=False), sqlite_with_rowid=False)
    op.create_table("class_members", _key("class"), _key("person"), sqlite_with_rowid=False)
    op.create_index("class_members_by_person", "class_members", ["person"])
    op.create_table(
        "assignments",
        _key("class"),
        _number("number"),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
        sa.Column("due", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
