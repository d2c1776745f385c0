"""Somebody asks why, at the table and in a round again; and at the desk, what becomes of what happened."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from support.browser import Floor
from support.visit import PHONE, Scheme, visit

pytestmark = pytest.mark.long
SIDEWAYS: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
SAID = "the ball jumped out of the wheel"
LATE = "I put $50 on 17 after she said no more bets"


def fits(page: Page) -> bool:
    """Is nothing wider than the page is seen?"""
    seen = page.viewport_size
    assert seen is not None
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    return wide <= seen["width"]


def test_a_newcomer_reads_why_they_lost_and_follows_a_fact_to_where_it_happened(
    opened_browser: Browser, open_floor: Floor
) -> None:
    """Qld s135."""
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        person.lays("straight up 17")
        person.until(person.settled)
        expect(person.settled.first).to_contain_text("the ball is on")  # without a click
        page.locator(".mine .why").first.focus()
        page.keyboard.press("Enter")
        tree = page.locator(".mine .tree")
        expect(tree).to_contain_text("wagers $5.00 on straight up 17")
        expect(tree.get_by_role("button", name="s135").first).to_be_visible()
        with page.context.expect_page() as opened:
            tree.get_by_role("link", name="from the wheel").click()
        again = opened.value
        expect(again.locator("[aria-current=step]")).to_contain_text("from the wheel")
        tree.get_by_role("button", name="s135").first.click()
        expect(page.locator("aside article").first).to_contain_text("qld s135")


@pytest.mark.parametrize("phone", [False, True])
def test_why_a_call_was_made_and_something_was_refused_is_told_in_the_panel(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    """Qld s5(1)(b)."""
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address, phone=phone) as person:
        page = person.comes_in().opens(table).page
        person.lays("red")
        page.get_by_role("radio", name="a chip of $500.00").click()
        person.click_place("straight up 17")
        refused = page.locator("footer [role=alert]")
        refused.get_by_role("button", name="Why?").click()
        asked = page.locator("aside .asked")
        expect(asked).to_contain_text("the sign")
        expect(asked).to_contain_text("guest")
        assert fits(page)
        if phone:
            page.get_by_role("button", name="Table", exact=True).click()
        person.until(person.settled)
        page.locator(".call").get_by_role("button", name="Why?").click()
        expect(asked).to_contain_text("The law")
        assert person.grave_findings() == []


def test_a_round_again_says_why_beside_each_line(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        person.lays("red")
        person.until(person.settled)
        page.goto(f"{open_floor.address}/rounds/{table}/1")
        expect(page.locator("[aria-current=step]")).to_be_visible()
        page.keyboard.press("End")
        line = page.locator(".told li").filter(has_text="settlement")
        expect(line).to_contain_text("the ball is on")
        line.get_by_role("button", name="Why?").click()
        line.locator(".tree").get_by_role("button", name="from the wheel").click()
        expect(page.locator("[aria-current=step]")).to_contain_text("from the wheel")
        assert person.grave_findings() == []


def asks(page: Page, words: str) -> None:
    """By the keyboard alone: what happened, and then whatever is asked back is answered by its first choice."""
    page.get_by_label("What happened?").focus()
    page.keyboard.type(words)
    ask = page.get_by_role("button", name="Ask", exact=True)
    while not ask.evaluate("each => each === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    told = page.locator(".told")
    answer = told.get_by_role("region", name="The desk's answer")
    expect(answer.or_(told.locator("h2")).first).to_be_visible()
    while not answer.count():
        told.locator(".choices button").first.focus()
        asked = told.locator("h2").inner_text()
        page.keyboard.press("Enter")
        expect(told.locator("h2").filter(has_text=asked)).to_have_count(0)


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_desk_is_asked_by_the_keyboard_alone(
    opened_browser: Browser, open_floor: Floor, scheme: Scheme, phone: bool
) -> None:
    """Qld s144."""
    with visit(opened_browser, open_floor.address, phone=phone, scheme=scheme) as person:
        page = person.comes_in().goes_to("Desk").page
        page.get_by_label("Game").select_option("roulette")
        asks(page, SAID)
        answer = page.get_by_role("region", name="The desk's answer")
        expect(answer).to_contain_text("s144")
        expect(answer.locator(".first-line")).not_to_be_empty()
        assert person.grave_findings() == []
        for size in (PHONE, SIDEWAYS) if phone else ():
            page.set_viewport_size(size)
            assert fits(page)
        page.get_by_label("What happened?").fill("xqzzt")
        page.get_by_role("button", name="Ask", exact=True).click()
        expect(page.get_by_role("heading", name="I do not know")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_desk_of_a_table_knows_the_game_and_one_s_wagers(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address, phone=phone) as person:
        page = person.comes_in().opens(table).page
        person.lays("red")
        page.get_by_role("button", name="Desk", exact=True).click()
        asks(page, SAID)
        expect(page.locator("dialog .first-line")).to_contain_text("$5.00 on red")
        assert person.grave_findings() == []
        page.locator("dialog .told").focus()
        page.keyboard.press("u")  # undoes nothing behind the desk
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(person.stacks.first).to_be_visible()


def test_what_else_it_may_be_is_asked_with_the_same_words_and_the_browser_goes_back(
    opened_browser: Browser, open_floor: Floor
) -> None:
    """Qld s136(2), (4)."""
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().goes_to("Desk").page
        page.get_by_label("Game").select_option("roulette")
        said, ruling = page.get_by_label("What happened?"), page.locator(".told .first-line")
        said.fill(LATE)
        said.press("Enter")
        expect(ruling).to_contain_text("The $50.00 on 17 goes back")
        page.get_by_role("button", name="A bet is called out and no chips are down").click()
        expect(page.locator(".told article").first).to_contain_text("s136(2)")
        expect(said).to_have_value(LATE)
        page.go_back()
        expect(ruling).to_contain_text("The $50.00 on 17 goes back")
        page.reload()
        expect(ruling).to_contain_text("The $50.00 on 17 goes back")
        expect(page.get_by_label("Game")).to_have_value("roulette")
        page.go_back()
        expect(ruling).to_have_count(0)
        expect(said).to_have_value("")


def test_where_the_law_is_silent_what_is_nearest_can_be_read(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().goes_to("Desk").page
        page.get_by_label("What happened?").fill("can I tip the dealer")
        page.get_by_label("What happened?").press("Enter")
        expect(page.get_by_role("heading", name="The law is silent on this")).to_be_visible()
        nearest = page.locator(".near button").first
        nearest.click()
        expect(page.locator(".told article").first).to_contain_text(nearest.inner_text())
        assert person.grave_findings() == []


def test_a_desk_that_does_not_answer_says_so_and_is_asked_again(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address, phone=True) as person:
        page = person.comes_in().goes_to("Desk").page
        page.route("**/api/desk?*", lambda route: route.abort())
        page.get_by_label("What happened?").fill("xqzzt")
        page.get_by_role("button", name="Ask", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("The house does not answer")
        person.wrong.clear()
        page.unroute("**/api/desk?*")
        page.get_by_role("button", name="Ask", exact=True).click()
        expect(page.get_by_role("heading", name="I do not know")).to_be_visible()


def test_on_a_phone_on_its_side_the_reasons_can_be_closed_from_anywhere(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address, phone=True) as person:
        page = person.comes_in().opens(table).page
        person.lays("red")
        page.set_viewport_size(SIDEWAYS)
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        person.until(person.settled)
        page.locator(".call").get_by_role("button", name="Why?").click()
        panel, close = page.locator(".side"), page.get_by_role("button", name="Table", exact=True)
        expect(panel).to_be_visible()
        above, under = close.bounding_box(), panel.bounding_box()
        assert above is not None
        assert under is not None
        assert above["y"] >= 0
        assert above["y"] + above["height"] <= under["y"]
        close.click()
        expect(panel).not_to_be_visible()


def test_what_is_refused_on_a_phone_on_its_side_is_seen(opened_browser: Browser, open_floor: Floor) -> None:
    """Qld s5(1)(b)."""
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address, phone=True) as person:
        page = person.comes_in().opens(table).page
        person.sits_down()
        page.set_viewport_size(SIDEWAYS)
        page.get_by_role("radio", name="a chip of $500.00").click()
        page.evaluate("() => scrollTo(0, 0)")
        person.click_place("straight up 17")
        expect(page.locator("footer [role=alert]")).to_be_in_viewport(ratio=1)
