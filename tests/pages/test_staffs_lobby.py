"""Staff open, change and close tables in the lobby; an administrator looks after who is known."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from support.browser import Floor
from support.floor import PASSWORD
from support.staffed import live_table, somebody
from support.visit import Scheme, visit

from houseway.house.actor import acting
from houseway.house.fills import send
from houseway.house.house import House
from houseway.play.sign import Notice
from houseway.play.view import ONLOOKER

pytestmark = pytest.mark.long


def run(page: Page, table: str) -> None:
    page.get_by_role("button", name=f"Run {table} …", exact=True).click()
    expect(page.get_by_role("form", name="The sign")).to_be_visible()


def test_a_floor_manager_opens_a_table_as_the_game_allows_and_closes_it(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with somebody(opened_browser, open_floor, "fay", "floor manager") as fay:
        page = fay.page
        page.goto(open_floor.address)
        page.get_by_role("button", name="Open a table …").click()
        page.get_by_role("dialog").locator("select").first.select_option("blackjack")
        page.get_by_label("name", exact=True).fill("six decks")
        page.get_by_label("live, by a dealer").check()
        page.get_by_text("How it is run").click()
        page.get_by_role("dialog").get_by_label("decks").fill("6")
        page.get_by_text("Its sign").click()
        page.get_by_label("blackjack: maximum").fill("900")
        page.get_by_role("button", name="Open it").click()
        card = page.get_by_role("link").filter(has_text="six decks")
        expect(card).to_contain_text("dealt by hand")
        expect(card).to_contain_text("nobody plays yet")
        expect(card).to_contain_text("to $900")
        running = open_floor.house.table("six decks").running
        assert (running.by_the_house, running.game.look(running.table, ONLOOKER)["decks"]) == (False, 6)
        card.scroll_into_view_if_needed()
        expect(card.locator("img")).not_to_have_js_property("naturalWidth", 0)  # it is there before the table goes
        run(page, "six decks")
        page.get_by_role("button", name="Close the table …").click()
        page.get_by_role("button", name="Close six decks").click()
        expect(card).to_have_count(0)
        assert "six decks" not in open_floor.house.tables


def test_s113_4_a_higher_minimum_is_announced_with_when_it_takes_effect(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = live_table(open_floor, "craps", "ann")
    with somebody(opened_browser, open_floor, "fay", "floor manager") as fay:
        page = fay.page
        page.goto(open_floor.address)
        run(page, table)
        form = page.get_by_role("form", name="The sign")
        form.get_by_label("line of the sign").select_option("win bet")
        form.get_by_label("minimum").fill("20")
        form.get_by_role("button", name="Change the sign").click()
        (notice,) = told_notices(page, open_floor, table)
        assert (notice.kind, notice.minimum) == ("win bet", 20_00)
        expect(page.get_by_role("status").filter(has_text="The sign says")).to_contain_text(str(notice))
        form.get_by_label("maximum").fill("600")
        form.get_by_label("minimum").fill("5")
        form.get_by_role("button", name="Change the sign").click()
        expect(page.get_by_role("status").filter(has_text="The sign says")).to_contain_text(str(notice))
        assert open_floor.house.table(table).running.table.sign.limits["win bet"].maximum == 600_00
        page.keyboard.press("Escape")
        expect(page.get_by_role("link").filter(has_text=table)).to_contain_text(str(notice))


def test_s5_3_increments_are_required_of_a_line_of_the_sign_and_the_page_says_so(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = live_table(open_floor, "roulette")
    with somebody(opened_browser, open_floor, "fay", "floor manager") as fay:
        page = fay.page
        page.goto(open_floor.address)
        run(page, table)
        page.get_by_label("line of the sign").select_option("red")
        page.get_by_label("increments (0 for none)").fill("2")
        page.get_by_role("button", name="Require them for red").click()
        expect(page.get_by_role("status").filter(has_text=", in increments of $2.00.")).to_be_visible()


def told_notices(page: Page, floor: Floor, table: str) -> list[Notice]:
    expect(page.locator(".notice").first).to_be_visible()
    return list(floor.house.table(table).running.table.sign.notices)


def test_players_open_no_tables_and_know_nobody(opened_browser: Browser, open_floor: Floor) -> None:
    table = live_table(open_floor, "roulette")
    with somebody(opened_browser, open_floor, "ann", "player") as ann:
        ann.page.goto(f"{open_floor.address}/people")
        expect(ann.page.get_by_text("An administrator looks after who is known here.")).to_be_visible()
        ann.page.get_by_role("link", name="Tables").click()
        expect(ann.page.get_by_role("link").filter(has_text=table)).to_be_visible()
        expect(ann.page.get_by_role("button", name="Open a table …")).to_have_count(0)
        expect(ann.page.get_by_role("button", name="Run")).to_have_count(0)


async def sends_a_fill(house: House, table: str) -> None:
    with acting(house.people["ada"]):
        await send(house, "fill", table, 200_00, {})


def test_an_administrator_makes_somebody_known_gives_them_a_role_and_a_password(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with somebody(opened_browser, open_floor, "ada", "administrator") as ada:
        page = ada.page
        page.goto(f"{open_floor.address}/people")
        page.get_by_label("name", exact=True).fill("gil")
        page.get_by_role("button", name="Add a person").click()
        expect(page.get_by_role("status")).to_contain_text("gil is known as player")
        page.get_by_role("searchbox").fill("gil")
        row = page.get_by_role("row").filter(has_text="gil")
        row.get_by_label("role of gil").select_option("dealer")
        row.get_by_role("button", name="Give this role").click()
        expect(page.get_by_role("status")).to_contain_text("gil is dealer now")
        assert open_floor.house.people["gil"].role.value == "dealer"
        row.get_by_text("and …").click()
        expect(row.get_by_role("checkbox", name="cashier")).to_have_count(0)  # whose chips the tables are sent
        row.get_by_role("checkbox", name="keno writer").check()
        row.get_by_role("button", name="Give this role").click()
        expect(page.get_by_role("status")).to_contain_text("keno writer")
        assert open_floor.house.people["gil"].words == "dealer, keno writer"
        row.get_by_role("button", name="A new password …").click()
        row.get_by_label("new password of gil").fill("another password")
        row.get_by_role("button", name="Set it").click()
        expect(page.get_by_role("status")).to_contain_text("gil has a new password")
    with visit(opened_browser, open_floor.address) as gil:
        gil.signs_in("gil", "another password")
        expect(gil.page.get_by_text("gil · dealer")).to_be_visible()
        table = live_table(open_floor, "roulette")
        open_floor.portal.call(sends_a_fill, open_floor.house, table)
        for room in ("Keno", "Desk"):
            waiting = gil.goes_to(room).page.get_by_role("region", name="Waiting for you")
            expect(waiting).to_contain_text("ada has sent a fill of $200.00")
        assert gil.grave_findings() == []
        waiting.get_by_role("button", name="It is done").first.click()
        expect(waiting.get_by_role("status")).to_contain_text(f"at {table}")


def test_somebody_changes_their_own_password_and_signs_in_with_it(opened_browser: Browser, open_floor: Floor) -> None:
    live_table(open_floor, "roulette")
    with visit(opened_browser, open_floor.address) as hal:
        page, held = hal.page, list[Route]()
        page.route(
            "**/cloth.svg", lambda each: held.append(each)
        )  # pictures of the lobby that are on their way until the session is over
        hal.signs_in(open_floor.knows("hal", "dealer"))
        expect(page.locator("img[src$='cloth.svg']").first).to_be_attached()
        page.get_by_role("link", name="hal · dealer").click()
        form = page.get_by_role("form", name="Your own password")
        form.get_by_label("now", exact=True).fill(PASSWORD)
        form.get_by_label("from now on").fill("a word of his own")
        form.get_by_role("button", name="Change it").click()
        expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
        for each in held:
            each.continue_()
        page.unroute("**/cloth.svg")
        hal.signs_in("hal", "a word of his own")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_grave_in_the_staffs_rooms(
    opened_browser: Browser, open_floor: Floor, scheme: Scheme
) -> None:
    table = live_table(open_floor, "roulette")
    with somebody(opened_browser, open_floor, "ada", "administrator", scheme=scheme) as ada:
        page = ada.page
        page.goto(f"{open_floor.address}/people")
        page.get_by_role("searchbox").fill("ada")  # many are known, and a page of them stands here
        expect(page.get_by_role("row").filter(has_text="ada")).to_be_visible()
        found = ada.grave_findings()
        page.goto(open_floor.address)
        page.get_by_role("button", name=f"Run {table} …", exact=True).click()
        expect(page.get_by_text("A floor manager or a pit boss changes the sign.")).to_be_visible()
        found += ada.grave_findings()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Open a table …").click()
        page.get_by_text("Its sign").click()
        found += ada.grave_findings()
    assert found == []
