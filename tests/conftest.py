"""What tests of every game share; and with `--evidence`, what comes out while they run (`make evidence`)."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from support.columns import beside
from support.names import named
from support.seeds import FIRST
from support.sessions import Fill, fill_option

from houseway.cite import cite
from houseway.rulebook.collector import Collector
from houseway.rulebook.evidence import write
from houseway.rulebook.library import resolves

sys.dont_write_bytecode = False  # or every process that a test starts compiles the package anew
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
settings.register_profile("on a busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("on a busy machine")  # no test is timed

if TYPE_CHECKING:
    from support.postgres import Server


def pytest_report_header() -> str:
    return f"random sessions start with HOUSEWAY_SEED={FIRST}"


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody need look through it for garbage again and again."""
    gc.freeze()


@pytest.fixture(scope="session")
def postgresql_server() -> "Iterator[Server]":
    """One for all tests that ask for one; SQLAlchemy is an extra."""
    from support.postgres import running

    with running() as server:
        yield server


@pytest.fixture
def postgresql(postgresql_server: "Server") -> str:
    """An empty database."""
    return postgresql_server.database()


@pytest.fixture(scope="session")
def opened_browser() -> Iterator[Any]:
    """One browser for all tests of the pages; whoever wants none does not wait for it."""
    from support.browser import browser

    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def open_floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """And one floor."""
    from support.browser import floor

    with floor(tmp_path_factory.mktemp("floor")) as opened:
        yield opened


@pytest.fixture(scope="session", autouse=True)
def _records_go_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test leaves a record in the data folder of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def fill() -> Fill:
    """`fill(chance, option)`: random details that the option allows."""
    return fill_option


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Games whose Parts run parallel are tested side by side."""
    if "stud" in metafunc.fixturenames:
        from support.stud import STUDS

        beside(metafunc, "stud", STUDS)
    if "two_up" in metafunc.fixturenames:
        from support.ring import TWO_UPS

        beside(metafunc, "two_up", TWO_UPS)


LONG = Path(__file__).with_name("long.txt")
"""What took more than 0.3 seconds of a processor, all its cases together: `make quick` leaves it out."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    named = set(LONG.read_text(encoding="utf-8").split())
    for item in items:
        if item.nodeid.partition("[")[0] in named:
            item.add_marker(pytest.mark.long)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--evidence", metavar="FILE", help="write down which citations came out while the tests ran")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--evidence"):
        config.pluginmanager.register(Witness(config))


class Witness:
    """Listens in each process that runs tests; the one that started the others puts together what they heard."""

    def __init__(self, config: pytest.Config) -> None:
        from support.came_out import listen

        self.config, self.heard = config, Collector()
        self.rulings = listen(self.heard)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        with self.rulings.during(item.nodeid):
            yield

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """What looks at the evidence that is being replaced waits for the next run."""
        for item in items:
            if item.get_closest_marker("evidence"):
                item.add_marker(pytest.mark.skip("the evidence is being written anew"))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            cites = [cite(text) for text in named(item) if resolves(text)]
            self.heard.note("test", item.nodeid.partition("[")[0], cites)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["evidence"] = self.heard.noted()
        elif exitstatus == 0:
            write(Path(self.config.getoption("--evidence")), self.heard.rows())

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.heard.take_over(node.workeroutput["evidence"])
