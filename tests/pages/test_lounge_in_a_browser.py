"""The keno lounge and the prize meters in a browser: a guest buys, sees the draw and is paid; a writer sells."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.browser import floor as floor_in
from support.lounge import WON, buys, draw, furnished, linked, marks
from support.visit import Scheme, visit

pytestmark = pytest.mark.long
OTHERS = list(range(21, 41))
EVERY, A_BALL = 2000, 170  # milliseconds
STILL = datetime(2004, 8, 1, 12)


@pytest.fixture
def floor(open_floor: Floor) -> Floor:
    return furnished(open_floor)


@pytest.mark.parametrize("phone", [False, True])
def test_s219_a_guest_buys_a_ticket_sees_the_draw_and_is_paid(
    opened_browser: Browser, floor: Floor, phone: bool
) -> None:
    with visit(opened_browser, floor.address, phone=phone) as guest, visit(opened_browser, floor.address) as other:
        guest.page.emulate_media(reduced_motion="reduce")
        guest.comes_in().goes_to("Keno")
        other.comes_in().goes_to("Keno")
        buys(guest, 3, 17, 44)
        page = guest.page
        expect(page.locator("header").get_by_text("$5,999")).to_be_visible()
        draw(floor, WON)
        page.get_by_role("button", name="Collect $44.00").click()
        expect(page.get_by_text("$44.00 in cash")).to_be_visible()
        expect(page.locator("header").get_by_text("$6,043")).to_be_visible()
        expect(page.get_by_role("button", name="3, drawn", exact=False).first).to_be_visible()
        expect(other.page.get_by_text("You have none yet.")).to_be_visible()
        page.get_by_role("link", name="qld s216(3)(b)").click()
        expect(page.locator("article").first).to_contain_text("qld s216(3)(b)")


def test_s222_3_the_balls_come_one_after_another(opened_browser: Browser, floor: Floor) -> None:
    with visit(opened_browser, floor.address, moves=True) as guest:
        page = guest.page
        page.clock.install(time=STILL)
        page.clock.pause_at(STILL + timedelta(seconds=1))  # the house's time goes on, the page's is moved
        guest.comes_in().goes_to("Keno")
        expect(page.locator(".lounge")).to_be_visible()
        draw(floor, OTHERS)
        page.clock.run_for(EVERY)
        expect(page.get_by_role("button", name="All balls at once")).to_be_visible()
        out = page.locator(".ball.out")
        expect(out).to_have_count(0)
        page.clock.run_for(5 * A_BALL)
        expect(out).to_have_count(5)
        expect(page.locator("[data-number].drawn")).to_have_count(5)
        page.get_by_role("button", name="All balls at once").click()
        expect(out).to_have_text([str(number) for number in OTHERS])


def test_s216_1_numbers_are_marked_by_keyboard_and_a_way_bet_costs_each_way(
    opened_browser: Browser, floor: Floor
) -> None:
    with visit(opened_browser, floor.address) as guest:
        page = guest.page
        guest.comes_in().goes_to("Keno")
        page.locator('[data-number="1"]').focus()
        for key in ("ArrowRight", "ArrowDown", "Space", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        for number in (12, 13):
            expect(page.locator(f'[data-number="{number}"]')).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Another way").click()
        marks(guest, 40)
        page.get_by_role("button", name="Buy for $2.00").click()
        expect(page.get_by_text("2 way 1/2 spot ticket")).to_be_visible()
        page.get_by_role("button", name="Refund $2.00").click()
        expect(page.get_by_text("$2.00 in cash")).to_be_visible()


def test_what_a_rule_refuses_is_shown_with_its_provision(opened_browser: Browser, floor: Floor) -> None:
    with visit(opened_browser, floor.address) as guest:
        guest.comes_in().goes_to("Keno")
        marks(guest, *range(1, 12))
        guest.page.get_by_role("button", name="Buy for").click()
        expect(guest.page.get_by_role("alert")).to_contain_text("nothing for 11 spots")
        expect(guest.page.get_by_role("alert").get_by_role("link", name="qld s213(1)")).to_be_visible()
        guest.wrong = [each for each in guest.wrong if "409" not in each]


def test_s217_1_s219_5_a_keno_writer_sells_to_a_patron_and_pays_the_ticket(
    opened_browser: Browser, floor: Floor
) -> None:
    with visit(opened_browser, floor.address) as guest, visit(opened_browser, floor.address) as writer:
        guest.page.emulate_media(reduced_motion="reduce")
        guest.comes_in().goes_to("Keno")
        name = guest.page.locator("header .who span").first.inner_text()
        writer.signs_in(floor.knows("keno ann", "keno writer")).goes_to("Keno")
        page = writer.page
        typed = page.get_by_label("Numbers, by keyboard")
        typed.fill("3 17 84")
        expect(page.get_by_text("84 is not on the board; its numbers are 1 to 80.")).to_be_visible()
        expect(page.get_by_role("button", name="Sell for")).to_be_disabled()
        page.get_by_role("button", name="Quick pick").click()
        expect(page.locator("[data-number][aria-pressed=true]")).to_have_count(6)
        typed.fill("3 17 44")
        expect(page.locator("[data-number][aria-pressed=true]")).to_have_text(["3", "17", "44"])
        page.get_by_label("Patron").fill(name)
        page.get_by_role("button", name="Sell for $1.00").click()
        expect(page.get_by_role("link", name="Print it")).to_be_visible()
        serial = page.get_by_role("status").inner_text().split()[1]
        draw(floor, WON)
        guest.page.get_by_role("button", name="Collect $44.00").wait_for()
        page.get_by_label("Code or serial number").fill(serial)
        page.get_by_role("button", name="Pay", exact=True).click()
        expect(page.get_by_text(f"Ticket {serial}: $44.00 in cash.")).to_be_visible()
        page.get_by_role("button", name="Pay", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text(f"ticket {serial} has been paid: $44.00")
        writer.wrong = [each for each in writer.wrong if "409" not in each]


def test_s222_2_a_supervisor_closes_the_game_and_draws(opened_browser: Browser, floor: Floor) -> None:
    with visit(opened_browser, floor.address) as boss:
        page = boss.page
        page.emulate_media(reduced_motion="reduce")
        boss.signs_in(floor.knows("boss ann", "pit boss")).goes_to("Keno")
        page.get_by_role("button", name="Close the game").click()
        expect(page.get_by_text("The game is closed.")).to_be_visible()
        expect(page.get_by_text("is closed; tickets on sale for game")).to_be_visible()
        page.get_by_role("button", name="Draw", exact=True).click()
        expect(page.get_by_text("is drawn:")).to_be_visible()
        expect(page.get_by_role("heading", name="Winnings not yet collected")).to_be_visible()


def test_s222_8_a_supervisor_enters_the_balls_of_a_draw_by_hand_one_of_which_broke(
    opened_browser: Browser, tmp_path: Path
) -> None:
    with floor_in(tmp_path) as own, visit(opened_browser, own.address) as eve:
        own.portal.call(own.house.keno, "open")
        own.portal.call(own.house.keno, "begin day")
        page = eve.page
        eve.signs_in(own.knows("eve", "keno supervisor")).goes_to("Keno")
        page.get_by_text("By hand: the balls").click()
        form = page.get_by_role("form", name="A draw by hand")
        balls = form.get_by_label("The balls, in the order in which they came")
        balls.fill("1 2 17x 1")
        expect(form.get_by_text("1 is there twice.")).to_be_visible()
        balls.fill(f"1 2 17x {' '.join(map(str, (*range(3, 17), *range(18, 22))))}")
        expect(form.get_by_text("20 of 20 are out.")).to_be_visible()
        expect(form.get_by_role("button", name="Enter result")).to_be_disabled()
        form.get_by_label("After ball").fill("2")
        form.get_by_role("button", name="Note it").click()
        form.get_by_label("in the presence of an inspector").check()
        assert eve.grave_findings() == []
        form.get_by_role("button", name="Enter result").click()
        ruled = form.get_by_role("list", name="What was ruled")
        for cite in ("qld s222(8)", "qld s222(9)", "qld s222(10)"):
            expect(ruled.get_by_role("link", name=cite)).to_be_visible()
        expect(page.get_by_role("button", name="18, drawn")).to_be_visible()
        expect(page.get_by_role("button", name="17", exact=True)).to_be_visible()


def test_a_linked_table_shows_its_prize_meter_and_leads_to_it(opened_browser: Browser, floor: Floor) -> None:
    with visit(opened_browser, floor.address) as guest:
        page = guest.page
        guest.comes_in()
        page.locator('a[href="/tables/east%201"]').click()
        page.get_by_role("link", name="east $75,000.00").click()
        expect(page.get_by_role("heading", name="Prize meters")).to_be_visible()
        expect(page.locator("article")).to_contain_text("$75,000 or 100% of the jackpot")
        page.locator("article").get_by_role("link", name="east 2").click()
        expect(page).to_have_url(f"{floor.address}/tables/east%202")
        expect(page.locator("[data-name]").first).to_be_attached()


def test_a_pit_boss_opens_a_prize_meter_and_closes_it_in_favour_of_another(
    opened_browser: Browser, tmp_path: Path
) -> None:
    with floor_in(tmp_path) as own, visit(opened_browser, own.address) as boss:
        page = boss.page
        linked(furnished(own), "west 1", "west 2")
        boss.signs_in(own.knows("boss ann", "pit boss")).goes_to("Meters")
        form = page.locator("form").filter(has_text="Open a system")
        form.get_by_label("Name").fill("west")
        for table in ("west 1", "west 2"):
            form.get_by_label(table, exact=True).check()
        form.get_by_label("The arrangement has been approved").check()
        form.get_by_role("button", name="Open").click()
        west = page.locator("article").filter(has=page.get_by_role("heading", name="west", exact=True))
        expect(west.get_by_text("$75,000.00").first).to_be_visible()
        west.get_by_role("button", name="Close it …").click()
        expect(west.get_by_label("What is over its seed goes to")).to_have_value("east")
        west.get_by_role("button", name="Close west").click()
        expect(west.get_by_text("closed", exact=True)).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_grave_in_the_lounge(opened_browser: Browser, floor: Floor, scheme: Scheme) -> None:
    with (
        visit(opened_browser, floor.address, scheme=scheme) as guest,
        visit(opened_browser, floor.address, scheme=scheme) as boss,
    ):
        for each in (guest, boss):
            each.page.emulate_media(reduced_motion="reduce", color_scheme=scheme)
        guest.comes_in().goes_to("Keno")
        buys(guest, 3, 17, 44)
        marks(guest, 5)
        draw(floor, WON)
        guest.page.get_by_role("button", name="Collect").wait_for()
        found = {"lounge": guest.grave_findings()}
        guest.goes_to("Meters").page.locator("article").wait_for()
        found["meters"] = guest.grave_findings()
        boss.signs_in(floor.knows("boss ann", "pit boss")).goes_to("Keno")
        expect(boss.page.get_by_role("heading", name="Winnings not yet collected")).to_be_visible()
        found["desk"] = boss.grave_findings()
        boss.goes_to("Meters").page.get_by_role("button", name="Open").wait_for()
        found["opening"] = boss.grave_findings()
    assert found == {room: [] for room in found}
