"""The dealer of a live table takes back what was typed wrongly, types ahead, and serves people without a page."""

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import Floor
from support.staffed import Dealer, live_table, somebody

pytestmark = pytest.mark.long
LOG = ".dealing .log"


def seats(page: Page, name: str, cash: str) -> None:
    page.keyboard.press("+")
    box = page.get_by_role("dialog")
    expect(box.get_by_label("who, if anybody knows")).to_be_focused()
    page.keyboard.type(name)
    box.get_by_label("cash for chips").fill(cash)
    page.keyboard.press("Enter")
    expect(box.get_by_role("status")).to_contain_text("plays here now")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()


def test_a_whole_round_of_roulette_for_somebody_without_a_page_with_a_wrong_number_corrected(
    opened_browser: Browser, open_floor: Floor
) -> None:
    """Seated for cash, spoken for, paid; then the number is put right and what was paid is taken back."""
    table = live_table(open_floor, "roulette", "ann")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        seats(page, "patron in box 3", "100.00")
        open_floor.portal.call(
            open_floor.house.table(table).act, "ann", "wager", {"on": "red", "selection": "red", "stake": 500}
        )
        expect(page.locator(".stack")).to_have_count(1)
        expect(page.get_by_role("button", name="Remove ")).to_have_count(0)  # ann's is hers
        dealer.lays("patron in box 3", "1st 12", "5")
        page.get_by_role("button", name="Remove patron in box 3’s bet on 1-12").wait_for()
        page.keyboard.press("u")
        dealer.lays("patron in box 3", "straight up 17", "5")
        page.get_by_role("button", name="Remove patron in box 3’s bet on 17").wait_for()
        page.keyboard.press("u")
        expect(page.locator(LOG)).to_contain_text("said by the dealer")
        expect(page.locator(".stack")).to_have_count(1)
        dealer.lays("patron in box 3", "straight up 17", "5")
        dealer.until("A ball from the wheel")
        dealer.types("18")
        page.keyboard.press("Backspace")
        box = page.get_by_role("dialog")
        expect(box.locator("ul button").first).to_contain_text("ball from the wheel 18")
        page.keyboard.press("Enter")
        expect(box.locator("form input")).to_be_focused()
        page.keyboard.type("17")
        page.keyboard.press("Enter")
        expect(box).to_contain_text("This is what it will do:")
        expect(box).to_contain_text("17 from the wheel")
        page.keyboard.press("Enter")
        expect(box).to_contain_text("It is recorded as it was")
        page.keyboard.press("Enter")
        expect(box).to_be_hidden()
        dealer.until_settled()
        expect(page.locator(f"{LOG} li.settled").filter(has_text="patron in box 3")).to_contain_text("wins")
        page.keyboard.press("+")
        box.locator("li", has_text="patron in box 3").get_by_role("button", name="Let go").click()
        expect(box.get_by_role("status")).to_contain_text("patron in box 3 has gone")
        expect(box.locator("li")).to_have_count(1)


def test_what_is_typed_while_the_last_is_stored_is_taken_in_turn(opened_browser: Browser, open_floor: Floor) -> None:
    """Qld s135: the whole end of a round, typed without waiting for anything."""
    table = live_table(open_floor, "roulette", "ann")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        dealer.lays("ann", "red", "5")
        dealer.until("A ball from the wheel")
        page.evaluate(
            """() => {
              const press = (key) => document.activeElement.dispatchEvent(
                new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
              const entry = document.querySelector("[data-entry]");
              entry.value = "17";
              entry.dispatchEvent(new Event("input", { bubbles: true }));
              entry.form.requestSubmit();
              document.activeElement.blur();
              for (let n = 0; n < 2; n++) press("Enter");
            }"""
        )
        expect(page.locator(LOG)).to_contain_text("spins the ball")  # of the next round: the crown was placed before
        expect(page.locator("aside")).to_contain_text("ann red loses")


def test_a_round_of_caribbean_stud_whose_cards_nobody_knows_before_they_are_turned_up(
    opened_browser: Browser, open_floor: Floor
) -> None:
    """Qld s238, s242: Enter for each card that lies face down; several faces in one line."""
    table = live_table(open_floor, "caribbean-stud", "ann")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        dealer.sees("Sort and inspect").goes_on()
        dealer.sees("floor manager, game supervisor or above: sort and inspect (new cards are on the table)")
        open_floor.portal.call(open_floor.house.table(table).act, "floor manager", "sort and inspect")
        dealer.sees("Spread the cards").until("Place your bets")
        dealer.lays("ann", "place 1", "10")
        dealer.goes_on()
        while "card from the shoe" in dealer.asks.inner_text():
            entry = page.locator("[data-entry]")
            expect(entry).to_be_focused()
            if page.get_by_role("button", name="Face down").count():
                dealer.goes_on()
            else:
                dealer.types("ac")
        dealer.until("ann, place 1: bet or fold")
        dealer.goes_on("1")
        dealer.until("The next card of dealer that is turned up")
        page.locator("[data-entry]").focus()
        page.keyboard.type("kh 10c 6s 3c")
        page.keyboard.press("Enter")
        dealer.sees("Settle")
        dealer.goes_on()
        dealer.sees("The next card of place 1 that is turned up")
        page.keyboard.type("ks kd 4h 4c 2s")
        page.keyboard.press("Enter")
        expect(page.locator(f"{LOG} li.settled").first).to_contain_text("ann")
        expect(page.locator(LOG)).to_contain_text("2♠, turned up")


def test_a_late_bet_is_reported_in_ordinary_words_and_a_report_by_mistake_is_taken_back(
    opened_browser: Browser, open_floor: Floor
) -> None:
    """Qld s136(4): found by the desk's understanding, filled in by the words, told before it is done."""
    table = live_table(open_floor, "roulette", "ann", "bob")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        dealer.lays("ann", "red", "5")
        dealer.until("A ball from the wheel")
        page.keyboard.press("/")
        box = page.get_by_role("dialog")
        expect(box.get_by_placeholder("Type what happened")).to_be_focused()
        page.keyboard.type("bob put a late bet of $25 on 17")
        expect(box.locator("ul button").first).to_contain_text("after no more bets")
        page.keyboard.press("Enter")
        form = box.locator("form")
        expect(form.get_by_label("person")).to_have_value("bob")
        expect(form.get_by_label("selection")).to_have_value("17")
        expect(form.get_by_label("stake")).to_have_value("25.00")
        form.get_by_role("button", name="What will it do?").click()
        expect(box).to_contain_text("This is what it will do:")
        expect(box).to_contain_text("came too late and goes back")
        page.keyboard.press("Enter")
        expect(box).to_contain_text("This is to be done, in this order:")
        expect(box.locator("li.settled")).to_contain_text("bob")
        page.keyboard.press("Enter")
        expect(box).to_be_hidden()
        page.keyboard.press("/")
        expect(box.get_by_placeholder("Type what happened")).to_be_focused()
        page.keyboard.type("ann's chips were knocked over")
        expect(box.locator("ul button").first).to_contain_text("chips lie elsewhere")
        page.keyboard.press("Enter")
        box.get_by_role("button", name="What will it do?").click()
        expect(box).to_contain_text("This is what it will do:")
        page.keyboard.press("Enter")
        expect(box).to_contain_text("This is to be done, in this order:")
        page.keyboard.press("Enter")
        expect(box).to_be_hidden()
        page.get_by_role("button", name="Typed wrongly").click()
        box.get_by_role("button", name="dealer reported: chips lie elsewhere").click()
        expect(box).to_contain_text("by mistake")
        expect(box.get_by_role("button", name="Correct it")).to_be_focused()
        page.keyboard.press("Enter")
        expect(box).to_contain_text("was reported by mistake, and is taken back")


def test_a_dispute_is_written_down_and_stands_as_a_sheet_with_its_round(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = live_table(open_floor, "roulette", "ann")
    with somebody(opened_browser, open_floor, "fay", "floor manager") as fay:
        page = fay.page
        page.goto(f"{open_floor.address}/tables/{table}")
        page.get_by_role("button", name="Write down").click()
        box = page.get_by_role("dialog")
        box.get_by_label("what happened").fill("says that she called 17 before no more bets")
        box.get_by_role("combobox", name="patron", exact=True).fill("ann")
        box.get_by_label("amount").fill("175")
        box.get_by_label("and then").select_option("to the inspector")
        box.get_by_role("button", name="Keep it").click()
        expect(box).to_contain_text("cannot be changed")
        page.goto(f"{open_floor.address}{box.get_by_role('link').get_attribute('href')}")
        sheet = page.locator(".sheet")
        expect(sheet).to_contain_text("says that she called 17 before no more bets")
        expect(sheet).to_contain_text("$175.00")
        expect(sheet).to_contain_text("by fay, floor manager")
        page.emulate_media(media="print")
        expect(page.locator(".both")).to_be_hidden()
        expect(sheet).to_be_visible()
        assert fay.grave_findings() == []
