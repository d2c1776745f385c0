"""Whether a house is well, where many ask at once: its store is looked at once, and again when that is long ago."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from houseway.floor.health import Health


class Stores:
    """A store and its sign-ins, which count how often they are tried."""

    def __init__(self) -> None:
        self.looks, self.breaks = 0, ""

    def end(self, _chain: int) -> None:
        self.looks += 1
        if self.breaks == "read":
            raise OSError

    def write_nobodys(self, _name: str, _most: int) -> None:
        if self.breaks == "write":
            raise OSError


def health(stores: Stores, seconds: float) -> Health:
    return Health(cast(Any, stores), cast(Any, SimpleNamespace(write_nobodys=stores.write_nobodys)), seconds)


def test_whoever_asks_at_once_is_told_from_one_look() -> None:
    stores = Stores()

    async def asked() -> list[str]:
        found = health(stores, seconds=3600)
        return await asyncio.gather(*(found.wrong() for _ in range(8)))

    assert asyncio.run(asked()) == [""] * 8
    assert stores.looks == 1


@pytest.mark.parametrize(
    ("breaks", "wrong"), [("read", "the store does not answer"), ("write", "the store takes nothing")]
)
def test_what_is_wrong_is_told_and_looked_at_again(breaks: str, wrong: str) -> None:
    stores = Stores()

    async def asked() -> list[str]:
        found, told = health(stores, seconds=0), list[str]()
        for stores.breaks in ("", breaks, ""):
            told.append(await found.wrong())
        return told

    assert asyncio.run(asked()) == ["", wrong, ""]
