"""Where the records of tables go: one folder, each under a name by which it can be found again."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from houseway import folders
from houseway.errors import BadInput

SUFFIX = ".round"


def records_folder() -> Path:
    return folders.data() / "records"


def made_ready(folder: Path, option: str = "--records") -> Path:
    """The folder, made where it was not there: before anything is played that could be lost."""
    with suppress(OSError):  # which is said below
        folder.mkdir(parents=True, exist_ok=True)
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadInput(f"{option}: no file can be written in {folder.absolute()}; --no-record plays without")
    return folder


def fresh_file(folder: Path, game: str, seed: str | None, at: datetime) -> Path:
    """`roulette-2026-11-15-210744-seed-7.round`: no other record's."""
    name = f"{game}-{at:%Y-%m-%d-%H%M%S}" + (f"-seed-{_fit_for_a_file(seed)}" if seed is not None else "")
    number, path = 1, folder / f"{name}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def _fit_for_a_file(seed: str) -> str:
    return "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in seed)[:40] or "_"
