"""Writing a file so that it is there whole, or as it was before: a full disk loses nothing that is there already."""

import os
import tempfile
from pathlib import Path

from houseway.errors import BadInput, quoted

DRAWN = (".svg", ".pdf")


def drawn_to(text: str) -> Path:
    """A file that something is drawn into."""
    path = Path(text)
    if path.suffix.lower() not in DRAWN:
        raise BadInput(f"-o: {quoted(text)} is neither an SVG nor a PDF; name a file like sign.svg or sign.pdf")
    return path


def write_whole(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Beside it first, and then in its place. What is no file (a pipe, a device) is written to as it is."""
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    beside = path.resolve().with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(data)
        beside.replace(path.resolve())
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def save(path: Path, data: bytes, option: str) -> None:
    """A file that somebody asked for by an option; where it cannot be written, one line says why."""
    try:
        write_whole(path, data)
    except OSError as wrong:
        raise BadInput(f"{option}: {path} cannot be written: {wrong.strerror}") from None


def save_or_keep_elsewhere(path: Path, data: bytes, option: str) -> None:
    """The same for what nobody can make again: it is kept where temporary files go, and the line says so."""
    try:
        save(path, data, option)
    except BadInput as wrong:
        elsewhere = Path(tempfile.gettempdir()) / path.name
        try:
            if elsewhere.exists():
                raise wrong from None
            write_whole(elsewhere, data)
        except OSError:
            raise wrong from None
        raise BadInput(f"{wrong}; it is in {elsewhere}") from None
