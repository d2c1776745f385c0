"""One's own history: what became of every wager, in the round again; and what ended while one was away."""

import re

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.visit import visit

pytestmark = pytest.mark.long


def test_every_wager_of_the_evening_is_listed_and_opens_its_round_at_the_step_that_decided_it(
    opened_browser: Browser, open_floor: Floor
) -> None:
    sic_bo, wheel = open_floor.table("Sic-bo"), open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(sic_bo).page
        person.lays("big")
        person.until(person.settled)
        page.get_by_role("link", name="HOUSEWAY").click()
        person.opens(wheel).lays("red")
        person.lays("black")
        person.until(person.settled.nth(1))
        page.get_by_role("link", name="HOUSEWAY").click()
        person.goes_to("History")
        wagers = page.locator("main section li")
        expect(wagers).to_have_count(3)
        page.get_by_label("Game").select_option("Sic-bo")
        expect(wagers).to_have_count(1)
        page.get_by_label("Game").select_option("every game")
        page.get_by_label("Table").select_option(wheel)
        expect(wagers).to_have_count(2)
        page.get_by_label("Won or lost").select_option("lost")
        expect(wagers.filter(has_text="wins")).to_have_count(0)
        expect(wagers.first).to_contain_text("loses")
        wagers.first.get_by_role("link").click()
        expect(page.get_by_role("heading", name=f"{wheel}, round 1")).to_be_visible()
        expect(page.locator("section.shown")).to_contain_text("loses")
        assert not person.grave_findings()


def test_a_round_that_ended_while_one_was_away_is_shown(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Sic-bo")
    running = open_floor.house.tables[table]
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        person.lays("big")
        page.goto(f"{open_floor.address}/rules")
        expect(page.get_by_role("heading", name="Rulebook")).to_be_visible()
        [name] = [each.name for each in running.running.table.players]
        while running.running.number < 3:  # it is over, and another one without a wager
            open_floor.portal.call(running.ready, name)
        page.goto(f"{open_floor.address}/tables/{table}")
        away = page.locator("aside .away")
        expect(away).to_contain_text("While you were away")
        expect(away.get_by_role("link")).to_have_attribute("href", re.compile(r"/rounds/.*/1/\d+$"))
        away.get_by_role("button", name="Close").click()
        expect(away).to_have_count(0)
