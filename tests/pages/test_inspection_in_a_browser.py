"""The inspector's room, rounds again, the rulebook and the odds, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import Floor
from support.round_in_house import played
from support.visit import Scheme, Visit, visit

from houseway.errors import Refused
from houseway.games import find
from houseway.play.record import read, replay

pytestmark = pytest.mark.long
INSPECTOR = "inspector ann"
LOOKS = [("dark", False), ("light", True)]


def refused(floor: Floor, table: str) -> None:
    async def tries() -> None:
        with pytest.raises(Refused):
            await floor.house.tables[table].act(
                f"{table} bot 1", "wager", {"on": "red", "selection": "red", "stake": 1}
            )

    floor.portal.call(tries)


def lies(page: Page) -> list[str]:
    """The hands on the cloth, in words, once the step is drawn."""
    expect(page.get_by_label("The table at this step")).to_have_attribute("aria-busy", "false")
    hands: list[str] = page.locator("svg.cloth g.piece").evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label'))"
    )
    return hands


def settled(person: Visit, table: str) -> int:
    """At which step of its first round a wager is settled: the cards are others every time."""
    steps = person.fetched(f"/api/rounds/{table}/1")["steps"]
    return next(at for at, step in enumerate(steps) if "settlement" in [each["kind"] for each in step["led_to"]])


@pytest.mark.parametrize(("scheme", "phone"), LOOKS)
def test_an_inspector_finds_what_was_refused_and_verifies_the_house(
    opened_browser: Browser, open_floor: Floor, scheme: Scheme, phone: bool
) -> None:
    table = played(open_floor, "inspected wheel", "roulette")
    refused(open_floor, table)
    with visit(opened_browser, open_floor.address, phone=phone, scheme=scheme) as person:
        page = person.signs_in(open_floor.knows(INSPECTOR, "inspector")).page
        page.goto(f"{open_floor.address}/inspection")
        expect(page.locator("tbody tr").first).to_be_visible()
        search = page.get_by_role("search", name="Events")
        search.get_by_label("Chain").select_option(label=table)
        search.get_by_label("Kind").select_option(label="refusals")
        search.get_by_role("button", name="Search").click()
        row = page.get_by_role("region", name="Events that were found").locator("tbody tr").first
        expect(row).to_contain_text("is refused")
        row.locator("button.link").first.click()
        expect(page.locator("aside article").first).to_be_visible()
        assert person.grave_findings() == []
        page.get_by_role("button", name="Close").click()
        returned = page.get_by_role("region", name="Returns of every wager").locator("tbody tr")
        returned.filter(has_text="Roulette").first.get_by_role("button").click()
        expect(returned.get_by_role("img", name=re.compile("day by day"))).to_be_visible()
        page.get_by_role("button", name="Verify the records").click()
        expect(page.get_by_text("Everything fits.")).to_be_visible()
        assert person.grave_findings() == []
        row.locator("a").click()
        expect(page).to_have_url(re.compile(r"/rounds/"))
        expect(page.locator("svg.cloth")).to_be_visible()


@pytest.mark.parametrize(("scheme", "phone"), LOOKS)
def test_a_round_goes_forwards_and_backwards_and_is_exported_as_a_record(
    opened_browser: Browser, open_floor: Floor, scheme: Scheme, phone: bool
) -> None:
    table = played(open_floor, "inspected cards", "blackjack")
    with visit(opened_browser, open_floor.address, phone=phone, scheme=scheme) as person:
        page = person.signs_in(open_floor.knows(INSPECTOR, "inspector")).page
        page.goto(f"{open_floor.address}/rounds/{table}/1")
        told = page.locator(".told")
        expect(told).to_contain_text("Step 1 of")
        expect(page.locator("svg.cloth")).to_be_visible()
        page.keyboard.press("End")
        expect(page.get_by_role("button", name="On ▶")).to_be_disabled()
        page.locator("ol > li").nth(settled(person, table)).get_by_role("button").click()
        expect(told).to_contain_text("settlement")
        page.keyboard.press("Home")
        expect(told).to_contain_text("Step 1 of")
        expect(page.locator("svg.cloth g.piece")).to_have_count(0)
        page.locator("ol > li").filter(has_text="from the shoe").nth(2).get_by_role(
            "button"
        ).click()  # two hands lie there
        expect(page.locator("svg.cloth g.piece").first).to_be_visible()
        at, hands = told.inner_text(), lies(page)
        page.get_by_role("button", name="◀ Back").click()
        expect(told).not_to_have_text(at, use_inner_text=True)
        page.keyboard.press("ArrowRight")
        expect(told).to_have_text(at, use_inner_text=True)
        assert lies(page) == hands
        told.locator("button.link").first.click()
        expect(page.locator("article").first).to_be_visible()
        assert person.grave_findings() == []
        record = person.fetched(page.get_by_role("link", name="Record").get_attribute("href") or "")
        assert replay(read(record), find).differences == []


@pytest.mark.parametrize(("scheme", "phone"), LOOKS)
def test_the_rulebook_by_its_contents_at_any_date_and_what_changed(
    opened_browser: Browser, open_floor: Floor, scheme: Scheme, phone: bool
) -> None:
    table = played(open_floor, "inspected wheel", "roulette")
    with visit(opened_browser, open_floor.address, phone=phone, scheme=scheme) as person:
        page = person.signs_in(open_floor.knows(INSPECTOR, "inspector")).page
        page.goto(f"{open_floor.address}/rules")
        page.get_by_role("button", name="Part 8 Roulette").click()
        page.get_by_role("button", name="s133 Announcing").click()
        expect(page.locator("article").first).to_contain_text("qld s133")
        expect(page.get_by_role("link", name=f"{table}, round").first).to_be_visible()
        date = page.get_by_role("slider")
        expect(date).to_have_attribute("aria-valuetext", re.compile("^2004-07-30"))
        date.press("ArrowLeft")
        expect(date).to_have_attribute("aria-valuetext", re.compile("^2001-03-16"))
        page.get_by_role("tab", name="What changed").click()
        expect(page.get_by_role("tabpanel").locator("article").first).to_contain_text("vic 4/2001")
        assert person.grave_findings() == []
        page.get_by_label("What happened").fill("exposed card")
        page.get_by_role("button", name="Find").click()
        page.locator("button.found").first.click()
        expect(page).to_have_url(re.compile(r"/rules/(qld|vic)"))


def test_a_player_finds_the_round_that_they_sat_in_and_no_other(opened_browser: Browser, open_floor: Floor) -> None:
    played(open_floor, "inspected wheel", "roulette")
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).lays("red")
        person.until(person.settled)
        person.page.goto(f"{open_floor.address}/rules/qld%20s133")
        links = person.page.get_by_role("link", name=", round")
        expect(links).to_have_count(1)
        links.click()
        expect(person.page.get_by_role("heading", name=f"{table}, round")).to_be_visible()
        expect(person.page.locator(".told")).to_contain_text("Step 1 of")
        person.page.keyboard.press("End")
        expect(person.page.locator(".told")).to_contain_text("settlement")
        expect(person.page.get_by_role("link", name="Record")).to_have_count(0)


@pytest.mark.parametrize(("scheme", "phone"), LOOKS)
def test_the_odds_of_a_table_at_a_stake(
    opened_browser: Browser, open_floor: Floor, scheme: Scheme, phone: bool
) -> None:
    table = played(open_floor, "inspected wheel", "roulette")
    with visit(opened_browser, open_floor.address, phone=phone, scheme=scheme) as person:
        page = person.signs_in(open_floor.knows(INSPECTOR, "inspector")).page
        page.goto(f"{open_floor.address}/odds")
        page.get_by_role("link", name=f"{table} qld part 8").click()
        row = page.get_by_role("row").filter(has_text="straight up")
        expect(row).to_contain_text("2.703%")
        page.get_by_label("At a stake of").fill("15")
        page.get_by_role("button", name="Work out").click()
        expect(page.get_by_role("columnheader", name="at $15.00")).to_be_attached()
        assert person.grave_findings() == []
