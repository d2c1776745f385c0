"""Passwords, by argon2, in a thread: so costly to try that guessing does not pay."""

import asyncio
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from houseway.errors import BadInput
from houseway.floor.settings import Hashing
from houseway.store.sign_ins import SignIns

SHORTEST: Final = 10
LONGEST: Final = 200
AT_ONCE: Final = 2  # each takes its memory


class Passwords:
    """Set and checked; what is kept is the hash."""

    def __init__(self, sign_ins: SignIns, hashing: Hashing) -> None:
        self.sign_ins = sign_ins
        self._argon2 = PasswordHasher(hashing.passes, hashing.memory, hashing.lanes)
        self._turn = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def _nobodys(self) -> str:
        """Made when the first password is tried, so that no start waits for it."""
        return self._argon2.hash("of nobody")

    async def set(self, person: str, password: str) -> None:
        """Whoever was signed in with the one before is so no longer."""
        check_password(password)
        async with self._turn:
            hashed = await asyncio.to_thread(self._argon2.hash, password)
        await asyncio.to_thread(self.sign_ins.set_password, person, hashed)

    async def fits(self, person: str, password: str) -> bool:
        """Takes as long for a name that nobody has."""
        hashed = await asyncio.to_thread(self.sign_ins.password, person)
        async with self._turn:
            return await asyncio.to_thread(self._verify, hashed, password)

    def _verify(self, hashed: str | None, password: str) -> bool:
        nobodys = self._nobodys  # whoever's password it is
        try:
            return self._argon2.verify(hashed or nobodys, password) and bool(hashed)
        except (VerificationError, InvalidHashError):
            return False


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadInput(f"a password has {SHORTEST} to {LONGEST} letters")
