"""Where what took long to make is kept, and under which name: in the user's cache folder, by the sources it is of."""

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Any, Final

from houseway import folders

IMPORT: Final = re.compile(
    rb"^[ ]*(?:from[ ]houseway([\w.]*)[ ]import[ ]([^(\n]+|\([^)]*\))|import[ ]houseway([\w.]*))", re.M
)
NAME: Final = re.compile(rb"\w+")


def folder(what: str) -> Path:
    return folders.cache() / what


def package() -> Path:
    return Path(str(files("houseway")))


def fingerprint(told: str, parts: Iterable[str], package: Path) -> str:
    """Another one wherever anything in these parts, or in what they import of the package, is another, or something
    else is told."""
    found = blake2b(told.encode(), digest_size=12)
    for source, text in sorted(sources(parts, package).items()):
        found.update(source.name.encode() + text)
    return found.hexdigest()


def sources(parts: Iterable[str], package: Path) -> dict[Path, bytes]:
    """The files of these parts of the package, and every module of it that one of them imports, with their text."""
    found: dict[Path, bytes] = {}
    next_ones = [file for part in parts for file in _files(package / part)]
    while next_ones:
        file = next_ones.pop()
        if file not in found:
            found[file] = file.read_bytes()
            next_ones += _imported(found[file], package)
    return found


def _files(part: Path) -> list[Path]:
    return [part] if part.is_file() else [each for each in part.rglob("*") if each.suffix in (".py", ".txt")]


def _imported(text: bytes, package: Path) -> Iterator[Path]:
    for of, names, module in IMPORT.findall(text):
        path = package.joinpath(*(of or module).decode().split("."))
        named = [path / name.decode() for name in NAME.findall(names)]  # a name may be a module of its own
        for each in named if path == package else [path, *named]:  # the front door opens on everything
            yield from filter(Path.is_file, (each.with_suffix(".py"), *_doors(each, package)))


def _doors(module: Path, package: Path) -> Iterator[Path]:
    """What is run before a module of these folders is: the door of each that it lies in, but for the front door."""
    while module != package and package in module.parents:
        yield module / "__init__.py"
        module = module.parent


def kept(path: Path, make: Callable[[], Any], read: Callable[[Any], Any] = lambda plain: plain) -> Any:
    """What was made before and kept as JSON, or is made now and then kept; `read` makes of it what is meant."""
    try:
        return read(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError):  # it is not there, or is no longer whole
        made = make()
        with suppress(OSError):  # there may be nowhere to keep it
            replaced(path, lambda file: file.write(json.dumps(made).encode()))
        return read(made)


def replaced(path: Path, write: Callable[[IO[bytes]], object]) -> None:
    """Written at once or not at all, so that nobody reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        write(file)
    os.replace(file.name, path)
