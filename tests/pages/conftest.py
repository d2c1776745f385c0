"""One browser and one floor for all the tests of the pages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from support.browser import Floor, browser, floor


@pytest.fixture(scope="session")
def opened_browser() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def open_floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    with floor(tmp_path_factory.mktemp("floor")) as opened:
        yield opened
