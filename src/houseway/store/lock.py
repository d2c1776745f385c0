"""On SQLite one process runs a house. It holds a lock beside the file, which is freed when it dies."""

import sqlite3
from pathlib import Path

from houseway.errors import BadInput, quoted


class Alone:
    """The lock of a house's file, for which somebody may wait. It is SQLite's own, which every operating system has."""

    def __init__(self, file: Path, seconds: float = 0) -> None:
        self._lock = sqlite3.connect(file.with_name(f"{file.name}-running"), timeout=seconds, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as wrong:
            self._lock.close()
            if "locked" not in str(wrong):
                raise BadInput(f"{quoted(str(file.parent))} cannot be written: {wrong}") from None
            raise BadInput(
                f"the house in {quoted(str(file.parent))} is running already; on SQLite one process runs a house, "
                "on PostgreSQL (--database) there may be several"
            ) from None

    def release(self) -> None:
        self._lock.close()
