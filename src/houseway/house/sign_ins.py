"""Passwords and sessions, in tables of their own: they change, and nothing of them is in a chain."""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from houseway.ledger.database import Unwritten, reading, writing
from houseway.ledger.schema import PASSWORDS, SESSIONS

P, S = PASSWORDS.c, SESSIONS.c


class SignIns:
    """Only hashes stand here: of passwords by argon2, of sessions' tokens by SHA-256."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def set_password(self, person: str, hashed: str) -> None:
        """In place of the one before; whoever was signed in with that is so no longer."""
        with writing(self.engine) as connection:
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
            found: str | None = connection.execute(sa.select(P.hashed).where(P.person == person)).scalar()
            return found

    def begin(self, key: str, person: str, now: int, until: int) -> None:
        """A session; those that are over are swept out."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(SESSIONS).where(S.until <= now))
            connection.execute(sa.insert(SESSIONS).values(key=key, person=person, since=now, until=until))

    def person(self, key: str, now: int) -> str | None:
        """Whose session it is, unless it is over."""
        with reading(self.engine) as connection:
            query = sa.select(S.person).where(S.key == key, S.until > now)
            found: str | None = connection.execute(query).scalar()
            return found

    def end_all(self, person: str) -> None:
        """Whoever is signed in under this name is so no longer."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(SESSIONS).where(S.person == person))

    def end(self, key: str) -> None:
        with writing(self.engine) as connection:
            connection.execute(sa.delete(SESSIONS).where(S.key == key))
