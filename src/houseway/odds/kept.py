"""What takes seconds to work out, kept in the user's cache folder: it comes out the same until something changes.

The name of a file says what it was worked out from: what the game answered, and the sources of all that had a part.
"""

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, TypeVar

SOURCES: Final = ("equipment", "families", "play", "odds", "games/blackjack", "money.py")
T = TypeVar("T")


def cache_folder(name: str) -> Path:
    """In the user's cache folder, as the XDG base directories have it."""
    found = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (found if found.is_absolute() else Path.home() / ".cache") / "houseway" / name


def kept(
    name: str, key: object, make: Callable[[], Sequence[T]], write: Callable[[T], Any], read: Callable[[Any], T]
) -> Sequence[T]:
    """What was found before, or what is found now, and is then kept; each as plain data."""
    path = cache_folder("odds") / f"{name}-{_fingerprint(key)}.json"
    try:
        return [read(each) for each in json.loads(path.read_text(encoding="utf-8"))]
    except (OSError, ValueError, KeyError, TypeError):  # it is not there, or is no longer whole
        found = make()
        with suppress(OSError):  # there may be nowhere to keep it
            _write(path, json.dumps([write(each) for each in found]))
        return found


def _fingerprint(key: object) -> str:
    return blake2b(repr(key).encode() + _sources(), digest_size=16).hexdigest()


@cache
def _sources() -> bytes:
    found, package = blake2b(digest_size=16), Path(str(files("houseway")))
    for part in SOURCES:
        there = package / part
        for source in [there] if there.is_file() else sorted(there.rglob("*.py")):
            found.update(source.name.encode() + source.read_bytes())
    return found.digest()


def _write(path: Path, text: str) -> None:
    """At once or not at all, so that nobody reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
        file.write(text)
    os.replace(file.name, path)
