"""Where what took long to make is kept, and under which name: in the user's cache folder, by the sources it is of."""

import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any


def folder(what: str) -> Path:
    """In the user's cache folder, as the XDG base directories have it."""
    cache = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (cache if cache.is_absolute() else Path.home() / ".cache") / "houseway" / what


def package() -> Path:
    return Path(str(files("houseway")))


def fingerprint(told: str, parts: Iterable[str], package: Path) -> str:
    """Another one wherever anything in these parts of the package is another, or something else is told."""
    found = blake2b(told.encode(), digest_size=12)
    for part in parts:
        there = package / part
        for source in [there] if there.is_file() else sorted(there.rglob("*")):
            if source.suffix in (".py", ".txt"):
                found.update(source.name.encode() + source.read_bytes())
    return found.hexdigest()


def kept(path: Path, make: Callable[[], Any], read: Callable[[Any], Any] = lambda plain: plain) -> Any:
    """What was made before and kept as JSON, or is made now and then kept; `read` makes of it what is meant."""
    try:
        return read(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError):  # it is not there, or is no longer whole
        made = make()
        with suppress(OSError):  # there may be nowhere to keep it
            _write(path, json.dumps(made))
        return read(made)


def _write(path: Path, text: str) -> None:
    """At once or not at all, so that nobody reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
        file.write(text)
    os.replace(file.name, path)
