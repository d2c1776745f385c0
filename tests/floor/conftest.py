"""A PostgreSQL for the tests that want one."""

from collections.abc import Iterator

import pytest
from support.postgres import Server, running


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture
def postgresql(postgresql_server: Server) -> str:
    """An empty database."""
    return postgresql_server.database()
