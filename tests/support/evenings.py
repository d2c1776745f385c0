"""Whoever goes from table to table all evening, on one page: a module's tests open it once, one after another."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser

from support.browser import Floor
from support.visit import Visit, visit

BROUGHT = 15_000_00  # in cents


@contextmanager
def evening(browser: Browser, floor: Floor, phone: bool = False, moves: bool = False) -> Iterator[Visit]:
    """A guest's, with money for any number of tables."""
    with visit(browser, floor.address, phone=phone, moves=moves) as person:
        name = person.comes_in().fetched("/api/session")["person"]["name"]
        floor.portal.call(floor.house.play_money, name, BROUGHT)
        yield person


@pytest.fixture(scope="module")
def evening_at_a_desk(opened_browser: Browser, open_floor: Floor) -> Iterator[Visit]:
    with evening(opened_browser, open_floor) as person:
        yield person


@pytest.fixture(scope="module")
def evening_that_moves(opened_browser: Browser, open_floor: Floor) -> Iterator[Visit]:
    with evening(opened_browser, open_floor, moves=True) as person:
        yield person


@pytest.fixture(scope="module")
def evening_on_a_phone(opened_browser: Browser, open_floor: Floor) -> Iterator[Visit]:
    with evening(opened_browser, open_floor, phone=True) as person:
        yield person


@pytest.fixture
def at_a_desk(evening_at_a_desk: Visit) -> Iterator[Visit]:
    yield evening_at_a_desk
    evening_at_a_desk.has_gone_right()


@pytest.fixture
def where_it_moves(evening_that_moves: Visit) -> Iterator[Visit]:
    yield evening_that_moves
    evening_that_moves.has_gone_right()


@pytest.fixture
def on_a_phone(evening_on_a_phone: Visit) -> Iterator[Visit]:
    yield evening_on_a_phone
    evening_on_a_phone.has_gone_right()
