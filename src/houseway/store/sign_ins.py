"""Passwords and sessions, in tables of their own: they change, and nothing of them is in a chain."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import Lock
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from houseway.store.database import Asking, Unwritten, reading, writing
from houseway.store.leases import several
from houseway.store.schema import PASSWORDS, SESSIONS

P, S = PASSWORDS.c, SESSIONS.c
WHOSE: Final = "SELECT person, until FROM sessions WHERE key = ?"
TOGETHER: Final = 500  # sessions that are asked for at once


class Going(NamedTuple):
    """A session: whose, and until which second."""

    person: str
    until: int


class SignIns:
    """Only hashes stand here: of passwords by argon2, of sessions' tokens by SHA-256.

    One process alone writes to a file, so it need not look twice for a session until sessions are written again.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine, self.asking = engine, Asking(engine)
        self._known: dict[str, Going] = {}
        self._writes, self._lock = 0, Lock()

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """Sessions are not what they were."""
        try:
            with writing(self.engine) as connection:
                yield connection
        finally:
            with self._lock:
                self._writes += 1
                self._known.clear()

    def set_password(self, person: str, hashed: str) -> None:
        """In place of the one before; whoever was signed in with that is so no longer."""
        with self._writing() as connection:
            connection.execute(sa.delete(PASSWORDS).where(P.person == person))
            connection.execute(sa.insert(PASSWORDS).values(person=person, hashed=hashed))
            connection.execute(sa.delete(SESSIONS).where(S.person == person))

    def claim(self, person: str) -> bool:
        """A name that nobody has yet, for somebody who has no password; in all processes, one alone gets it."""
        try:
            with writing(self.engine) as connection:
                taken = connection.execute(sa.select(P.person).where(P.person == person)).first()
                if taken is None:
                    connection.execute(sa.insert(PASSWORDS).values(person=person, hashed=""))
                return taken is None
        except Unwritten as wrong:
            if isinstance(wrong.__cause__, IntegrityError):
                return False
            raise

    def password(self, person: str) -> str | None:
        """The hash of somebody's password, if they have one."""
        with reading(self.engine) as connection:
            hashed: str | None = connection.execute(sa.select(P.hashed).where(P.person == person)).scalar()
            return hashed

    def begin(self, key: str, person: str, now: int, until: int) -> None:
        """A session; those that are over are swept out."""
        with self._writing() as connection:
            connection.execute(sa.delete(SESSIONS).where(S.until <= now))
            connection.execute(sa.insert(SESSIONS).values(key=key, person=person, since=now, until=until))

    def write_nobodys(self, key: str, length: int) -> None:
        """A session that is nobody's, and over, so long: to see whether anything can be written."""
        with self._writing() as connection:
            connection.execute(sa.delete(SESSIONS).where(S.key == key))
            connection.execute(sa.insert(SESSIONS).values(key=key, person=" " * length, since=0, until=0))
        with self._writing() as connection:
            connection.execute(sa.delete(SESSIONS).where(S.key == key))

    @property
    def at_hand(self) -> bool:
        """A file answers at once; a database on another machine takes its time."""
        return not several(self.engine)

    def person(self, key: str, now: int) -> str | None:
        """Whose session it is, unless it is over."""
        if self.at_hand:
            going = self._known.get(key) or self._looked_up(key)
            return going.person if going is not None and going.until > now else None
        with reading(self.engine) as connection:
            query = sa.select(S.person).where(S.key == key, S.until > now)
            person: str | None = connection.execute(query).scalar()
            return person

    def _looked_up(self, key: str) -> Going | None:
        """Kept, unless sessions were written while it was looked up: it may be over."""
        writes = self._writes
        row = self.asking.found(WHOSE, key)
        going = Going(*row) if row is not None else None
        with self._lock:
            if going is not None and writes == self._writes:
                self._known[key] = going
        return going

    def going_on(self, keys: Collection[str], now: int) -> set[str]:
        """Those of these sessions that are not over."""
        going: set[str] = set()
        with reading(self.engine) as connection:
            left = iter(keys)
            while some := list(islice(left, TOGETHER)):
                query = sa.select(S.key).where(S.key.in_(some), S.until > now)
                going.update(connection.execute(query).scalars())
        return going

    def end_all(self, person: str) -> None:
        """Whoever is signed in under this name is so no longer."""
        with self._writing() as connection:
            connection.execute(sa.delete(SESSIONS).where(S.person == person))

    def end(self, key: str) -> None:
        with self._writing() as connection:
            connection.execute(sa.delete(SESSIONS).where(S.key == key))
