"""Passwords and sessions, in tables of their own: they change, and nothing of them is in a chain."""

import sqlalchemy as sa

from houseway.ledger.database import reading, writing
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

    def end(self, key: str) -> None:
        with writing(self.engine) as connection:
            connection.execute(sa.delete(SESSIONS).where(S.key == key))
