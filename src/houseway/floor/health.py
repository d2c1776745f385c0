"""Is the process well? It is, where the store answers and takes what is written: looked at now and then, however often
somebody asks."""

import asyncio
import secrets
from time import monotonic
from typing import Final

from houseway.store.sign_ins import SignIns
from houseway.store.store import Store

ENOUGH: Final = 32 * 1024  # bytes that are written: many acts take no more, and a full disk has no room for them


class Health:
    """As it was found last."""

    def __init__(self, store: Store, sign_ins: SignIns, seconds: float) -> None:
        self._store, self._sign_ins, self._seconds = store, sign_ins, seconds
        self._name = f"health {secrets.token_hex(8)}"
        self._looking = asyncio.Lock()
        self._found: tuple[float, str] | None = None  # when, and what was wrong

    async def wrong(self) -> str:
        """What is wrong; nothing, where all is well."""
        async with self._looking:
            if self._found is None or monotonic() - self._found[0] >= self._seconds:
                self._found = monotonic(), await asyncio.to_thread(self._look)
            return self._found[1]

    def _look(self) -> str:
        try:
            self._store.end(0)
        except Exception:  # whatever the driver says of a database that is gone
            return "the store does not answer"
        try:
            self._sign_ins.write_nobodys(self._name, ENOUGH)
        except Exception:
            return "the store takes nothing"
        return ""
