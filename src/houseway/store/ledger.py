"""Postings in the database: entered with their event, summed into balances, and told by gaming day."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Final, NamedTuple

import sqlalchemy as sa

from houseway.ledger.accounts import Account
from houseway.ledger.postings import Posting
from houseway.money import Cents
from houseway.store import balances
from houseway.store.database import insert
from houseway.store.schema import ACCOUNTS, BALANCES, POSTINGS

NAMES: Final = ("kind", "owner", "place")  # of an account
NUMBER: Final = sa.select(ACCOUNTS.c.account).where(*(ACCOUNTS.c[name] == sa.bindparam(name) for name in NAMES))


class Entered(NamedTuple):
    """A posting with the event that it came of."""

    chain: int
    number: int
    line: int
    day: str
    posting: Posting


class Ledger:
    """The accounts by their number in the database; those of a transaction that fails are forgotten with it."""

    def __init__(self) -> None:
        self._known: dict[Account, int] = {}
        self._new: dict[Account, int] = {}

    def enter(self, connection: sa.Connection, entered: Sequence[Entered]) -> None:
        """Write postings down, and what they make of the balances, in the transaction of their events."""
        changes = summed(each.posting for each in entered)
        if not changes:
            return
        numbers = self.numbers(connection, changes, opens=True)
        rows = [
            (chain, number, line, day, numbers[giver], numbers[taker], amount, "; ".join(cites))
            for chain, number, line, day, (giver, taker, amount, cites) in entered
        ]
        insert(connection, POSTINGS, rows)
        balances.add(connection, {numbers[account]: change for account, change in changes.items()})

    def locked(self, connection: sa.Connection, wanted: Iterable[Account]) -> Counter[Account]:
        """What these hold; nobody else changes it before this transaction is over."""
        numbers = self.numbers(connection, wanted)
        held = balances.locked(connection, numbers.values())
        return Counter({account: held.get(number, 0) for account, number in numbers.items()})

    def begin(self) -> None:
        """A transaction begins; what one that failed had opened is not there."""
        self._new = {}

    def keep(self) -> None:
        """The transaction is committed, and the accounts that it opened stay."""
        self._known |= self._new

    def numbers(self, connection: sa.Connection, wanted: Iterable[Account], opens: bool = False) -> dict[Account, int]:
        """The numbers of accounts; `opens` those that are not there, always in one order, so none wait in a ring."""
        found: dict[Account, int] = {}
        for account in sorted(wanted):
            number = self._known.get(account) or self._new.get(account) or _number(connection, account, opens)
            if number is not None:
                found[account] = self._new[account] = number
        return found


def _number(connection: sa.Connection, account: Account, opens: bool) -> int | None:
    names = dict(zip(NAMES, account, strict=True))
    found: int | None = connection.execute(NUMBER, names).scalar()
    if found is None and opens:
        balances.insert(connection, ACCOUNTS, names)
        found = connection.execute(NUMBER, names).scalar_one()
    return found


def accounts(connection: sa.Connection) -> dict[int, Account]:
    """Every account, by its number."""
    rows = connection.execute(sa.select(ACCOUNTS).order_by(ACCOUNTS.c.account))
    return {number: Account(*names) for number, *names in rows}


def held(connection: sa.Connection, account: Account) -> Cents:
    """What one account holds."""
    number = _number(connection, account, opens=False)
    return balances.held(connection, [number]).get(number, 0) if number is not None else 0


def given(connection: sa.Connection, giver: Account) -> set[str]:
    """Whoever had anything of an account."""
    number, p, a = _number(connection, giver, opens=False), POSTINGS.c, ACCOUNTS.c
    if number is None:
        return set()
    takers = sa.select(p.taker).where(p.giver == number).distinct()
    return set(connection.execute(sa.select(a.owner).where(a.account.in_(takers))).scalars())


def at_tables(connection: sa.Connection, person: str) -> dict[str, Cents]:
    """What somebody has at each table where they have chips."""
    a, b = ACCOUNTS.c, BALANCES.c
    query = sa.select(a.place, b.amount).join(BALANCES, b.account == a.account)
    query = query.where(a.kind == "chips", a.owner == person, a.place != "", b.amount > 0)
    return {row.place: row.amount for row in connection.execute(query.order_by(a.place))}


def kept(connection: sa.Connection) -> Counter[Account]:
    """What each account holds, as it was kept with the postings."""
    known = accounts(connection)
    return Counter({known[number]: amount for number, amount in balances.held(connection).items()})


def turnover(connection: sa.Connection, until: date | None = None, before: date | None = None) -> Counter[Account]:
    """The sum of each account's postings: of all, to the end of a gaming day, or to its beginning."""
    days = [POSTINGS.c.day <= until.isoformat()] if until is not None else []
    days += [POSTINGS.c.day < before.isoformat()] if before is not None else []
    known, found = accounts(connection), Counter[Account]()
    for side, sign in ((POSTINGS.c.taker, 1), (POSTINGS.c.giver, -1)):
        query = sa.select(side, sa.func.sum(POSTINGS.c.amount)).where(*days).group_by(side)
        for number, amount in connection.execute(query):
            found[known[number]] += sign * int(amount)
    return found


def moved(connection: sa.Connection, day: date) -> Counter[tuple[Account, Account]]:
    """What went from which account to which on one gaming day."""
    known, p = accounts(connection), POSTINGS.c
    query = sa.select(p.giver, p.taker, sa.func.sum(p.amount)).where(p.day == day.isoformat())
    rows = connection.execute(query.group_by(p.giver, p.taker))
    return Counter({(known[giver], known[taker]): int(amount) for giver, taker, amount in rows})


def days(connection: sa.Connection, most: int) -> list[str]:
    """The gaming days on which anything moved, the latest first; one after another, so that few rows are looked at."""
    found: list[str] = []
    latest = sa.select(sa.func.max(POSTINGS.c.day))
    day = connection.execute(latest).scalar()
    while day is not None and len(found) < most:
        found.append(day)
        day = connection.execute(latest.where(POSTINGS.c.day < day)).scalar()
    return found


def count(connection: sa.Connection, until: date) -> int:
    """How many postings there are to the end of a gaming day."""
    query = sa.select(sa.func.count()).where(POSTINGS.c.day <= until.isoformat())
    return int(connection.execute(query).scalar_one())


def entered(
    connection: sa.Connection, chain: int | None = None, between: tuple[int, int] | None = None
) -> Iterator[Entered]:
    """The postings in the order of their events, of all chains, of one, or of some of its events: these two with those
    between."""
    known, p = accounts(connection), POSTINGS.c
    query = sa.select(p.chain, p.number, p.line, p.day, p.giver, p.taker, p.amount, p.cites)
    query = query if chain is None else query.where(p.chain == chain)
    query = query if between is None else query.where(p.number.between(*between))
    for at, number, line, day, giver, taker, amount, cites in connection.execute(
        query.order_by(p.chain, p.number, p.line)
    ):
        given = tuple(cites.split("; ")) if cites else ()
        yield Entered(at, number, line, day, Posting(known[giver], known[taker], amount, given))


def summed(postings: Iterable[Posting]) -> Counter[Account]:
    """What each account holds by these postings alone."""
    found = Counter[Account]()
    for posting in postings:
        found[posting.giver] -= posting.amount
        found[posting.taker] += posting.amount
    return found


def total(held: Counter[Account]) -> Cents:
    """Nought, always."""
    return sum(held.values())
