"""What is set about a floor process; the tests set less costly passwords and their own time."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from houseway.money import Cents

PORT: Final = 8765
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class Hashing(NamedTuple):
    """How much a password costs to try: passes, memory in KiB, lanes (the second choice of RFC 9106)."""

    passes: int = 3
    memory: int = 64 * 1024
    lanes: int = 4


class Rate(NamedTuple):
    """So many at once, and as many again within so many seconds."""

    most: int
    seconds: float


def at_loopback(port: int = PORT, scheme: str = "http") -> frozenset[str]:
    """The addresses under which a browser on this machine finds it."""
    return frozenset(f"{scheme}://{name}:{port}" for name in LOOPBACK)


class FloorSettings(NamedTuple):
    """Of one process; nothing here is a secret but the token for `/metrics`."""

    origins: frozenset[str] = at_loopback()  # the addresses under which people reach the house, as a browser says them
    hashing: Hashing = Hashing()
    session_seconds: int = 12 * 3600
    longest_body: int = 64 * 1024
    guests: bool = True
    guest_money: Cents = 6_000_00
    guest_chips: Cents = 1_000_00  # of the money, so that a guest may sit down at once
    sign_ins_by_name: Rate = Rate(10, 300)
    sign_ins_by_address: Rate = Rate(30, 300)
    guests_by_address: Rate = Rate(10, 3600)
    acts_by_person: Rate = Rate(60, 20)
    frames_by_socket: Rate = Rate(100, 10)
    phrases_by_person: Rate = Rate(4, 10)  # said at tables
    long_looks_by_person: Rate = Rate(10, 60)
    worths_by_person: Rate = Rate(60, 60)  # of the choices that a hint is asked for
    odds_by_person: Rate = Rate(10, 60)  # that are not at hand
    pictures_by_person: Rate = Rate(60, 60)  # alike
    reasons_by_person: Rate = Rate(120, 60)
    questions_by_person: Rate = Rate(30, 60)  # at the desk, where the answer is not at hand
    looks_by_person: Rate = Rate(200, 20)  # whatever is asked for, and sockets that are opened
    looks_by_address: Rate = Rate(3000, 60)  # by nobody who is signed in; and what the pages are made of
    health_seconds: float = 2.0  # what was found of it is told for so long
    metrics_token: str = ""  # whoever has it reads /metrics without signing in
    time: Callable[[], float] = time.time

    @property
    def secure(self) -> bool:
        """Do browsers reach it by TLS alone?"""
        return all(origin.startswith("https://") for origin in self.origins)

    @property
    def hosts(self) -> frozenset[str]:
        return frozenset(urlsplit(origin).netloc for origin in self.origins)
