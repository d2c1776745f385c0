"""Odds in three columns, the chart with one's hand lit, what came lately, the racetrack; and an address of nothing."""

import re

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.visit import visit

pytestmark = pytest.mark.long


def test_what_the_house_keeps_is_three_columns_and_fractions_on_demand(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Tri-chro, 54 balls")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        page.goto(f"{open_floor.address}/odds/{table}")
        expect(page.locator("main th")).to_have_count(3)
        star = page.get_by_role("row", name=re.compile("^any star"))
        expect(star).to_contain_text("favours you by 10.430%: printed so")
        page.get_by_role("checkbox", name=re.compile("^fractions")).check()
        expect(page.locator("main th")).to_contain_text(["wager", "pays", "house edge", "win", "lose"])
        assert not person.grave_findings()


def test_the_chart_stands_first_and_ones_hand_is_lit_while_one_decides(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Blackjack, Queensland")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        hint = page.get_by_role("button", name="Hint")
        while not hint.count():
            person.lays("blackjack box 3")
            person.until(hint.or_(page.locator("svg.cloth.open").filter(has_not=person.stacks)))
        page.get_by_role("tab", name="Odds").click()
        expect(page.locator("aside .room").first.locator("td.mine")).to_have_count(1)
        page.goto(f"{open_floor.address}/odds/{table}")
        expect(page.locator("main .room").first.locator("td.mine")).to_have_count(1)


def test_neighbours_are_laid_on_the_racetrack_and_what_came_is_told(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        person.sits_down()
        page.get_by_role("button", name="Racetrack").click()
        page.get_by_role("button", name="0 and its neighbours 3, 26, 32, 15", exact=True).click()
        expect(person.stacks).to_have_count(5)
        for number in (0, 3, 26, 32, 15):
            expect(page.locator(f'.stack.mine[aria-label$="$5.00 on straight up {number}"]')).to_be_visible()
        assert not person.grave_findings()
        page.get_by_role("button", name="Close").click()
        person.until(person.settled.nth(3))
        page.get_by_role("tab", name="Odds").click()
        expect(page.locator("aside .room ol li")).to_have_count(1)
        expect(page.locator("aside .room").last).to_contain_text("It means nothing")


def test_a_wrong_address_is_a_page(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        for path, what in (("nowhere/at/all", "page"), ("tables/nowhere", "table")):
            page.goto(f"{open_floor.address}/{path}")
            expect(page.get_by_role("heading", name=f"There is no such {what}")).to_be_visible()
            assert not person.grave_findings()
        page.get_by_role("link", name="To the tables").click()
        expect(page.get_by_role("heading", name="Tables")).to_be_visible()
        left = "WebSocket is closed before"  # or one was gone before the table's line was answered
        assert all("404" in each or left in each for each in person.wrong), person.wrong
        person.wrong.clear()
