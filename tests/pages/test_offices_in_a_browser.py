"""Tournaments and the cage in a browser: a player enters one and plays their own hand, the cage closes the day."""

import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import Floor, floor
from support.directed import file
from support.offices import announces, draws, opens_tournament
from support.tournament import queensland, victorian
from support.visit import Scheme, Visit, visit

from houseway.house.clock import HeldClock

pytestmark = pytest.mark.long
ROULETTE, BLACKJACK = queensland()["title"], victorian()["title"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_guest_enters_a_tournament_and_plays_their_own_hands_in_it(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    name = "phones" if phone else "desktops"
    announces(open_floor, name, file(lambda: queensland() | {"title": f"{ROULETTE} for {name}"}))
    with visit(opened_browser, open_floor.address, phone=phone) as person:
        page = person.page
        opens_tournament(person.comes_in(), f"{ROULETTE} for {name}")
        page.get_by_role("button", name="s9(1)(a)").first.click()
        expect(page.get_by_label("Law").locator("article").first).to_contain_text("qld s9(1)(a)")
        page.get_by_role("button", name="Enter for $50").click()
        expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
        draws(open_floor, name)
        page.get_by_role("link", name="Go to your table").click()
        page.mouse.move(0, 0)  # and points at no place of the cloth
        held = page.locator("header .held")
        expect(held).to_contain_text("$500.00")
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
        expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
        expect(page.get_by_text("compulsory wager of $10.00")).to_be_visible()
        page.get_by_role("radio", name="a chip of $25.00").click()
        person.lays("red")
        person.until(person.settled)
        person.reads_why()
        page.get_by_role("tab", name="Leaders").click()
        board = page.get_by_role("table", name="Leader board of this table")
        mine = board.get_by_role("row").filter(has_text="(you)")
        expect(mine).to_have_count(1)
        expect(mine).not_to_contain_text("out after")
        expect(page.get_by_text(re.compile("As it stood after hand [123] of 3"))).to_be_visible()


def test_staff_draw_a_tournament_and_everybody_sees_its_leader_board(
    opened_browser: Browser, open_floor: Floor
) -> None:
    open_floor.knows("bob", "pit boss")
    data = victorian() | {"title": f"{BLACKJACK} drawn"}
    data["conditions"]["session"][0]["hands"] = 100  # it is not over while it is looked at
    announces(open_floor, "drawn", file(lambda: data))
    with visit(opened_browser, open_floor.address) as boss:
        opens_tournament(boss.signs_in("bob"), f"{BLACKJACK} drawn")
        expect(boss.page.get_by_text("Nobody has entered yet.")).to_be_visible()
        boss.page.get_by_role("button", name="Draw the next session").click()
        expect(boss.page.get_by_text("The seats are drawn.")).to_be_visible()
        board = boss.page.get_by_role("table", name="Leader board of heats")
        expect(board.get_by_role("row")).to_have_count(1 + 6)
        boss.page.get_by_role("link", name="drawn, heats 1").click()
        expect(boss.page.locator("svg.cloth")).to_be_visible()
        expect(boss.page.get_by_role("link", name="heats, hand")).to_be_visible()


def test_a_floor_manager_announces_a_tournament_that_begins_as_an_example(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with visit(opened_browser, open_floor.address) as fay:
        page = fay.signs_in(open_floor.knows("fay", "floor manager")).goes_to("Tournaments").page
        page.get_by_text("Announce a tournament").click()
        page.get_by_label("Its name in the house").fill("announced")
        page.get_by_role("button", name="Begin with an example").click()
        stated = page.get_by_label("What the file states")
        expect(stated).to_have_value(re.compile("Evening blackjack tournament"))
        stated.fill(stated.input_value().replace("Evening blackjack", "Announced blackjack"))
        page.get_by_role("button", name="Announce", exact=True).click()
        expect(page.get_by_role("heading", name="Announced blackjack tournament")).to_be_visible()
        expect(page.get_by_text("Entry costs $100.00.")).to_be_visible()


def opens_a_window(page: Page) -> None:
    page.get_by_role("button", name="Open a window …").click()
    form = page.get_by_role("form", name="Open a window")
    form.get_by_role("group", name="Cash").get_by_label("$100", exact=True).fill("5")
    form.get_by_role("group", name="Chips").get_by_label("$25", exact=True).fill("40")
    form.get_by_role("button", name="Open the window").click()
    expect(page.get_by_text("Window 1 is open.")).to_be_visible()


def closes_the_window(page: Page) -> None:
    """With $50 less than should be there."""
    page.get_by_role("button", name="Count the drawer and close …").click()
    form = page.get_by_role("form", name="Close the window")
    form.get_by_role("group", name="Cash").get_by_label("$50", exact=True).fill("11")
    form.get_by_role("group", name="Chips").get_by_label("$25", exact=True).fill("40")
    form.get_by_role("button", name="Close the window").click()


def what_is_not_told_is_said_and_not_empty(boss: Visit) -> None:
    """The slips and the tables of a day, where the house does not answer."""
    page, away = boss.page, re.compile(r"/api/cage/(slips|day/tables)\?")
    page.route(away, lambda asked: asked.fulfill(status=503, json={"error": "the store is away"}))
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_role("alert").filter(has_text="the store is away")).to_have_count(2)
    page.unroute(away)
    boss.wrong = [each for each in boss.wrong if "503" not in each]
    page.get_by_role("button", name="Look again").click()
    expect(page.get_by_role("link", name="Deposit 1")).to_be_visible()


def test_the_cage_serves_a_player_closes_the_day_and_its_statement_balances(
    opened_browser: Browser, tmp_path: Path
) -> None:
    with floor(tmp_path) as own, visit(opened_browser, own.address) as boss, visit(opened_browser, own.address) as ann:
        clock = HeldClock(datetime(2004, 8, 1, 12))
        own.house.clock = clock
        own.knows("bob", "cashier")
        own.knows("ann", "player")
        own.table("Roulette")
        page = boss.page
        boss.signs_in("bob").goes_to("Cage")
        opens_a_window(page)
        page.get_by_label("Whom").fill("ann")
        page.get_by_role("button", name="Deposit").click()
        expect(page.get_by_text("Deposited $100.00.")).to_be_visible()
        should = page.get_by_role("row").filter(has_text="you should hold")
        expect(should).to_contain_text("$600.00")  # of cash
        expect(should).to_contain_text("$1,000.00")  # of chips
        ann.signs_in("ann").goes_to("Cage")
        ann.page.get_by_label("Amount in dollars").fill("60.00")
        ann.page.get_by_role("button", name="Buy chips").click()
        expect(ann.page.get_by_text("Chips bought for $60.00.")).to_be_visible()
        ann.page.get_by_role("button", name="Colour up").click()
        expect(ann.page.get_by_text("In the fewest chips: 2 × $25, 2 × $5.")).to_be_visible()
        page.get_by_role("button", name="Look again").click()
        moved = page.get_by_role("row").filter(has_text="deposits")
        expect(moved).to_contain_text("$100.00")
        expect(page.get_by_role("button", name="Close the day")).to_have_count(0)
        expect(page.get_by_role("link", name="Deposit 1")).to_have_attribute("href", re.compile("slip.pdf"))
        what_is_not_told_is_said_and_not_empty(boss)
        closes_the_window(page)
        expect(page.get_by_text("Window 1 is closed, $50.00 is missing.")).to_be_visible()
        clock.move_on(timedelta(days=1))
        page.get_by_role("button", name="Look again").click()
        page.get_by_role("button", name="Close the day").click()
        expect(page.get_by_text("The gaming day 2004-08-01 is closed.")).to_be_visible()
        expect(page.get_by_text("✓ It balances")).to_be_visible()
        expect(page.get_by_role("row").filter(has_text="in all").get_by_text("$0.00")).to_have_count(2)
        assert boss.grave_findings() == ann.grave_findings() == []


@pytest.mark.parametrize(("phone", "scheme"), [(False, "light"), (True, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing_grave_in_the_offices(
    opened_browser: Browser, open_floor: Floor, phone: bool, scheme: Scheme
) -> None:
    name = f"looked at in {scheme}"
    announces(open_floor, name, file(lambda: victorian() | {"title": f"{BLACKJACK} {name}"}))
    draws(open_floor, name)
    open_floor.knows("bob", "pit boss")
    with visit(opened_browser, open_floor.address, phone=phone, scheme=scheme) as boss:
        boss.signs_in("bob").goes_to("Tournaments")
        expect(boss.page.get_by_role("link", name=name)).to_be_visible()
        found = {"tournaments": boss.grave_findings()}
        opens_tournament(boss, f"{BLACKJACK} {name}")
        expect(boss.page.get_by_role("table", name="Leader board of heats")).to_be_visible()
        found["tournament"] = boss.grave_findings()
        boss.goes_to("Cage")
        expect(boss.page.get_by_text("✓ It balances")).to_be_visible()
        found["cage"] = boss.grave_findings()
    assert found == {room: [] for room in found}
