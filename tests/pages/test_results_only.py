"""A live table that records its results alone: what came is typed or touched, and that is the round."""

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.staffed import Dealer, live_table, somebody

from houseway.house.tables.recording import record_as
from houseway.store.recording import RESULTS

pytestmark = pytest.mark.long
LOG = ".dealing .log"


async def records(floor: Floor, table: str) -> None:
    house = floor.house
    await house.table(table).does(lambda running: record_as(running, RESULTS, {}, house.people))


def test_a_number_that_is_typed_or_clicked_is_the_result_and_no_wager(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = live_table(open_floor, "roulette", "ann")
    open_floor.portal.call(records, open_floor, table)
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        dealer.sees("A ball from the wheel").types("17")
        expect(page.locator(LOG)).to_contain_text("17 from the wheel")
        dealer.sees("A ball from the wheel")
        page.locator('[data-name="straight up 19"]').click()
        expect(page.locator(LOG)).to_contain_text("19 from the wheel")
        assert open_floor.house.table(table).running.number == 3
        assert not page.locator(".stack").count()
        table = live_table(open_floor, "wheel-of-fortune", "ann")
        open_floor.portal.call(records, open_floor, table)
        Dealer(dan, table).sees("A symbol from the wheel")
        page.locator('[data-name="symbol b"]').click()
        expect(page.locator(LOG)).to_contain_text("b from the wheel")


def test_dice_are_touched_one_after_another(opened_browser: Browser, open_floor: Floor) -> None:
    table = live_table(open_floor, "sic-bo", "ann")
    open_floor.portal.call(records, open_floor, table)
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        Dealer(dan, table).sees("A dice from the tumbler")
        touch = dan.page.get_by_role("group", name="What came, by touch")
        for face in "345":
            touch.get_by_role("button", name=face, exact=True).click()
        expect(dan.page.locator(LOG)).to_contain_text("3-4-5")
