"""Every sum is told before it is laid: of a double, an insurance, a place bet with its step, a commission."""

import re

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.in_pages import chooses_chip
from support.visit import visit

pytestmark = pytest.mark.long
PRESSES = 300  # of the golden button, until something may be doubled or insured: it fails once in millions
MORE = re.compile(r"^(Double down|Insure) \$(2\.50|5)")


def test_s116_1_the_step_of_a_place_bet_and_the_commission_of_a_buy_bet_are_told(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(open_floor.table("Craps")).page
        person.sits_down()
        person.until(page.get_by_role("button", name="Throw the dice"))
        told = page.locator("footer .about")
        person.click_place("place bet to win 6")
        expect(told).to_contain_text("becomes $6.00, the closest that may be laid there")
        chooses_chip(person, "$25.00")
        page.mouse.move(*person.where("buy bet 4"))
        expect(told).to_contain_text("commission")
        person.click_place("buy bet 4")
        expect(told).to_contain_text("commission is paid with buy bet 4")


def test_what_is_doubled_or_insured_is_the_full_stake_at_a_press_or_less_for_whoever_says_so(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(open_floor.table("Blackjack, Queensland")).page
        more = page.locator("footer .acts button").filter(has_text=MORE)
        for _ in range(PRESSES):
            more.or_(person.golden).first.wait_for()
            if more.count():
                break
            person.golden.first.click()
        act = more.first.inner_text().split(" $")[0].lower()
        page.get_by_role("button", name=f"for less {act}").click()
        amount = page.locator("footer form").get_by_role("spinbutton")
        expect(amount).to_have_value(re.compile(r"\d"))
        assert float(amount.get_attribute("max") or 0) > float(amount.get_attribute("min") or 0)
