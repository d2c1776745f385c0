"""Events in chains, accounts, postings, and the seeds of shoes; none of it is ever changed or taken out."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEPT = ("events", "accounts", "postings", "seeds")


def upgrade() -> None:
    _events()
    _accounts_and_postings()
    op.create_table(
        "seeds",
        sa.Column("chain", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shoe", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seed", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "sqlite":
        _stay_in_sqlite()
    else:
        _stay_in_postgresql()


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("chain", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("id", sa.Text),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("before", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.UniqueConstraint("chain", "id", name="an_id_is_used_once"),
        sa.CheckConstraint("number > 0 AND act BETWEEN 1 AND number", name="events_are_numbered"),
        sqlite_with_rowid=False,
    )
    op.create_index("events_by_round", "events", ["chain", "round"])


def _accounts_and_postings() -> None:
    op.create_table(
        "accounts",
        sa.Column("account", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.UniqueConstraint("kind", "owner", "place", name="an_account_is_kept_once"),
    )
    op.create_table(
        "postings",
        sa.Column("chain", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("giver", sa.Integer, sa.ForeignKey("accounts.account"), nullable=False),
        sa.Column("taker", sa.Integer, sa.ForeignKey("accounts.account"), nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("cites", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["chain", "number"], ["events.chain", "events.number"]),
        sa.CheckConstraint("amount > 0", name="an_amount_is_above_nought"),
        sa.CheckConstraint("giver <> taker", name="it_goes_to_another_account"),
        sqlite_with_rowid=False,
    )
    for name in ("giver", "taker", "day"):
        op.create_index(f"postings_by_{name}", "postings", [name])


def _stay_in_sqlite() -> None:
    for table in KEPT:
        for verb in ("UPDATE", "DELETE"):
            told = f"SELECT RAISE(ABORT, 'what stands in {table} stays as it is');"
            op.execute(f"CREATE TRIGGER {table}_{verb.lower()} BEFORE {verb} ON {table} BEGIN {told} END")


def _stay_in_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION it_stays() RETURNS trigger LANGUAGE plpgsql AS $$ "
        "BEGIN RAISE EXCEPTION 'what stands in % stays as it is', TG_TABLE_NAME; END $$"
    )
    for table in KEPT:
        for verbs, each in (("UPDATE OR DELETE", "ROW"), ("TRUNCATE", "STATEMENT")):
            name = f"{table}_{each.lower()}"
            op.execute(f"CREATE TRIGGER {name} BEFORE {verbs} ON {table} FOR EACH {each} EXECUTE FUNCTION it_stays()")
