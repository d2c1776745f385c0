"""The tables of the database, as they stand after every migration (`migrations/` says how they came about).

Nothing in the first four is ever changed or taken out: the migrations lay triggers on each. A posting is an amount
above nought that goes from one account to another, so the postings of an event sum to nought by the shape of their
row. Balances, people, tables, marks and amounts follow from the events, are written with them, and `verify` holds them
against them.
Passwords and sessions change, and are in no chain; nor is what somebody answered at the school, which they may delete.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

DATA: Final = MetaData()
HEAD: Final = "0006"  # the last migration

EVENTS: Final = Table(
    "events",
    DATA,
    Column(
        "chain", Integer, primary_key=True, autoincrement=False
    ),  # 0 is the house's own, -1 that of its systems, the others are tables
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("act", Integer, nullable=False),  # the number of the first event of the same act
    Column("round", Integer, nullable=False),  # the round at the table; nought before the first
    Column("id", Text),  # as whoever acted gave it, with the first event of the act
    Column("at", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("before", Text, nullable=False),  # the hash of the event before it
    Column("hash", Text, nullable=False),
    Column("person", Text),  # who acted: nobody's name where the house itself did
    Column("role", Text),  # and as what; neither is known of what was stored before both were
    UniqueConstraint("chain", "id", name="an_id_is_used_once"),
    CheckConstraint("number > 0 AND act BETWEEN 1 AND number", name="events_are_numbered"),
    Index("events_by_round", "chain", "round"),
    sqlite_with_rowid=False,
)

ACCOUNTS: Final = Table(
    "accounts",
    DATA,
    Column("account", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("place", Text, nullable=False),
    UniqueConstraint("kind", "owner", "place", name="an_account_is_kept_once"),
)

POSTINGS: Final = Table(
    "postings",
    DATA,
    Column("chain", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("day", Text, nullable=False),  # the gaming day
    Column("giver", Integer, ForeignKey("accounts.account"), nullable=False),
    Column("taker", Integer, ForeignKey("accounts.account"), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("cites", Text, nullable=False),
    ForeignKeyConstraint(["chain", "number"], ["events.chain", "events.number"]),
    CheckConstraint("amount > 0", name="an_amount_is_above_nought"),
    CheckConstraint("giver <> taker", name="it_goes_to_another_account"),
    Index("postings_by_giver", "giver"),
    Index("postings_by_taker", "taker"),
    Index("postings_by_day", "day"),
    sqlite_with_rowid=False,
)

SEEDS: Final = Table(
    "seeds",
    DATA,
    Column("chain", Integer, primary_key=True, autoincrement=False),
    Column("shoe", Integer, primary_key=True, autoincrement=False),
    Column("seed", Text, nullable=False),  # nobody is shown it before the shoe is over
    sqlite_with_rowid=False,
)

PASSWORDS: Final = Table(
    "passwords",
    DATA,
    Column("person", Text, primary_key=True),
    Column("hashed", Text, nullable=False),  # by argon2
    sqlite_with_rowid=False,
)

SESSIONS: Final = Table(
    "sessions",
    DATA,
    Column("key", Text, primary_key=True),  # the hash of its token
    Column("person", Text, nullable=False),
    Column("since", BigInteger, nullable=False),  # seconds since 1970
    Column("until", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_until", "until"),
    sqlite_with_rowid=False,
)

BALANCES: Final = Table(
    "balances",
    DATA,
    Column("account", Integer, ForeignKey("accounts.account"), primary_key=True, autoincrement=False),
    Column("amount", BigInteger, nullable=False),  # the sum of its postings
    sqlite_with_rowid=False,
)

PEOPLE: Final = Table(
    "people",
    DATA,
    Column("name", Text, primary_key=True),
    Column("role", Text, nullable=False),
    sqlite_with_rowid=False,
)

TABLES: Final = Table(
    "tables",
    DATA,
    Column("chain", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
    UniqueConstraint("name", name="a_name_is_given_once"),
    sqlite_with_rowid=False,
)

LEASES: Final = Table(  # who runs a table now: no record of anything, and used on PostgreSQL alone
    "leases",
    DATA,
    Column("chain", Integer, primary_key=True, autoincrement=False),  # nought: whoever writes the house's own chain
    Column("holder", Text, nullable=False),
    Column("address", Text, nullable=False),  # where a client finds the table
    Column("until", DateTime(timezone=True), nullable=False),
    Column("fence", Integer, nullable=False),  # grows whenever the table changes hands; every write carries it
    sqlite_with_rowid=False,
)

MARKS: Final = Table(  # by what an event is found, in the order in which it is looked for
    "marks",
    DATA,
    Column("mark", Text, primary_key=True),  # "person ann", "act wager", "cites qld s136"; "" of every event
    Column("kind", Text, primary_key=True),  # of the event
    Column("at", Text, primary_key=True),
    Column("chain", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

AMOUNTS: Final = Table(  # what an event moves, each amount once
    "amounts",
    DATA,
    Column("amount", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("at", Text, primary_key=True),
    Column("chain", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

SCHOOL_ANSWERS: Final = Table(  # of whoever practises: each belongs to them alone
    "school_answers",
    DATA,
    Column("person", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", Text),  # as whoever answered gave it
    Column("item", Text, nullable=False),
    Column("skill", Text, nullable=False),
    Column("difficulty", Integer, nullable=False),
    Column("given", Text, nullable=False),
    Column("is_right", Boolean, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", Text, nullable=False),
    Column("themed", Boolean, nullable=False),
    UniqueConstraint("person", "id", name="an_answer_is_kept_once"),
    sqlite_with_rowid=False,
)

TABLE_TESTS: Final = Table(  # under way, or over: then what was examined stands in the house's chain under its number
    "table_tests",
    DATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),  # "" once they have deleted what was kept of them
    Column("examiner", Text, nullable=False),
    Column("game", Text, nullable=False),  # with its text, as items name it
    Column("seed", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("marks", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("ended", Text),
    Column("result", Text),  # in short, for lists
    Index("table_tests_by_person", "person"),
    sqlite_with_rowid=False,
)

TEST_ANSWERS: Final = Table(
    "test_answers",
    DATA,
    Column("test", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("given", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", Text, nullable=False),
    sqlite_with_rowid=False,
)

CLASSES: Final = Table(
    "classes",
    DATA,
    Column("name", Text, primary_key=True),
    Column("instructor", Text, nullable=False),
    sqlite_with_rowid=False,
)

CLASS_MEMBERS: Final = Table(
    "class_members",
    DATA,
    Column("class", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Index("class_members_by_person", "person"),
    sqlite_with_rowid=False,
)

ASSIGNMENTS: Final = Table(
    "assignments",
    DATA,
    Column("class", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),  # of items
    Column("count", Integer, nullable=False),  # that are to be right
    Column("since", Text, nullable=False),
    Column("due", Text, nullable=False),
    sqlite_with_rowid=False,
)
