"""Odds that take seconds to work out are kept: under what the game answered, and the sources of all that had a part."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from houseway import cache as files

SOURCES: Final = ("odds", "games/blackjack")
T = TypeVar("T")


def kept(
    name: str, key: object, make: Callable[[], Sequence[T]], write: Callable[[T], Any], read: Callable[[Any], T]
) -> Sequence[T]:
    """What was found before, or what is found now, and is then kept; each as plain data."""
    path = files.folder("odds") / f"{name}-{files.fingerprint(str(key), SOURCES, files.package())}.json"
    found: Sequence[T] = files.kept(
        path, lambda: [write(each) for each in make()], lambda plain: [read(each) for each in plain]
    )
    return found
