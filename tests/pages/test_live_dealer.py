"""The dealer of a live table takes whole rounds by keys; what a report will do is told before it is made."""

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.staffed import Dealer, chooses, live_table, somebody
from support.visit import Scheme, visit

pytestmark = pytest.mark.long
SETTLED = ".log li.settled"


def new_cards(dealer: Dealer, floor: Floor, table: str) -> None:
    """Qld s24 to s26: they are inspected by two, shuffled, cut by nobody and put in the shoe."""
    dealer.sees("Sort and inspect").goes_on()
    dealer.sees("floor manager, game supervisor or above: sort and inspect (new cards are on the table)")
    floor.portal.call(floor.house.table(table).act, "floor manager", "sort and inspect")
    for step in ("Spread the cards", "Shuffle", "Offer the cut"):
        dealer.sees(step).goes_on()
    for player in ("ann", "bob"):
        dealer.sees(f"{player}, the cut: cut or decline").goes_on("2")
    for step in ("Cut", "Complete the cut", "Insert the cutting card", "Put the cards in the shoe"):
        dealer.sees(step).goes_on()


def test_a_round_of_blackjack_without_a_mouse(opened_browser: Browser, open_floor: Floor) -> None:
    table = live_table(open_floor, "blackjack", "ann", "bob")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer = Dealer(dan, table)
        new_cards(dealer, open_floor, table)
        dealer.sees("Place your bets").lays("ann", "box 3", "25")
        dealer.lays("bob", "box 5", "10")
        dealer.page.keyboard.press("u")
        expect(dealer.page.locator(".stack")).to_have_count(1)
        dealer.lays("bob", "box 5", "15")
        dealer.goes_on()
        dealer.sees("A card from the shoe for box 3").is_whole()
        dealer.types("ks", "9d", "10h", "9c", "5s")
        dealer.sees("ann, box 3: draw or stand").goes_on("2")
        dealer.sees("bob, box 5: draw or stand").goes_on("1")
        dealer.types("10s")
        expect(dealer.page.locator(SETTLED)).to_contain_text("bob blackjack box 5 loses: $15.00 collected")
        dealer.sees("A card from the shoe for dealer").types("8h")
        dealer.sees("Settle").goes_on()
        expect(dealer.page.locator(SETTLED)).to_contain_text("ann blackjack box 3 wins: $25.00 paid, $25.00 returned")
        dealer.sees("Place your bets")


def test_the_dealer_asks_why_beside_what_is_to_be_done_and_what_was_refused(
    opened_browser: Browser, open_floor: Floor
) -> None:
    """Qld s135, s5(1)(b)."""
    table = live_table(open_floor, "roulette", "ann")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        dealer.lays("ann", "straight up 17", "5")
        dealer.until("A ball from the wheel")
        dealer.types("16")
        dealer.goes_on()
        asked = page.locator("aside .asked")
        page.locator(SETTLED).get_by_role("button", name="Why?").click()
        expect(asked).to_contain_text("the ball is on 16")
        expect(asked.locator(".tree")).to_contain_text("wagers $5.00 on straight up 17")
        assert dan.grave_findings() == []


def test_a_place_is_chosen_on_the_cloth_by_the_arrow_keys(opened_browser: Browser, open_floor: Floor) -> None:
    table = live_table(open_floor, "roulette", "ann")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer = Dealer(dan, table)
        dealer.page.locator("[data-name][tabindex='0']").focus()
        dealer.page.keyboard.press("ArrowRight")
        dealer.page.keyboard.press("Enter")
        place = dealer.page.locator("[data-name][tabindex='0']").get_attribute("data-name")
        form = dealer.page.get_by_role("form", name="A player's wager")
        expect(form).to_contain_text(str(place))
        expect(form.get_by_label("how much")).to_be_focused()
        dealer.goes_on()
        expect(dealer.page.locator(".stack")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "place", "asked", "typed", "came"),
    [
        ("roulette", "17", "A ball from the wheel", "17", "17 from the wheel"),
        ("sic-bo", "big", "A dice from the tumbler", "5 2 4", "2-4-5 from the tumbler"),
        ("wheel-of-fortune", "symbol b", "A symbol from the wheel", "b", "b from the wheel"),
    ],
)
def test_what_came_is_typed_and_shown_before_it_is_handed_in(
    opened_browser: Browser, open_floor: Floor, game: str, place: str, asked: str, typed: str, came: str
) -> None:
    table = live_table(open_floor, game, "ann")
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer = Dealer(dan, table)
        dealer.lays("ann", place, "5")
        dealer.until(asked)
        dealer.page.keyboard.type(typed)
        expect(dealer.page.locator("form .seen")).to_have_text(came.partition(" from")[0])
        dealer.goes_on()
        expect(dealer.page.locator(".dealing .log")).to_contain_text(came)
        dealer.until_settled()
        expect(dealer.page.locator(SETTLED).first).to_contain_text("ann")


def test_a_ticket_of_keno_is_marked_on_the_cloth_and_submitted_for_a_player(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = live_table(open_floor, "keno", "ann")
    for act in ("replace all the balls", "open the game"):
        open_floor.portal.call(open_floor.house.table(table).act, "keno supervisor", act)
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        dealer.sees("Place your bets")
        page.locator('[data-name="7"]').focus()
        for key in ("Enter", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        expect(page.locator('[data-name="17"]')).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("o")
        button = page.get_by_role("button", name="ann: submit an entry")
        expect(button).to_be_visible()
        page.keyboard.press(str(button.get_attribute("aria-keyshortcuts")))
        form = page.get_by_role("form", name="submit an entry")
        expect(form).to_contain_text("7 17")
        dealer.goes_on()
        expect(page.locator(".dealing .log")).to_contain_text("ann submits an entry")


def test_a_report_tells_what_it_will_do_and_is_only_then_made(opened_browser: Browser, open_floor: Floor) -> None:
    table = live_table(open_floor, "roulette", "ann")
    running = open_floor.house.table(table)
    with somebody(opened_browser, open_floor, "dan", "dealer") as dan:
        dealer, page = Dealer(dan, table), dan.page
        dealer.lays("ann", "red", "5")
        dealer.until("A ball from the wheel")
        before = running.chain.number
        page.keyboard.press("/")
        box = page.get_by_role("dialog")
        expect(box.get_by_placeholder("Type what happened")).to_be_focused()
        page.keyboard.type("hung")
        expect(box.locator("ul button").first).to_contain_text("no spin")
        page.keyboard.press("Enter")
        chooses(page, box.locator("form :focus"), "ball hung up")
        page.keyboard.press("Enter")
        expect(box).to_contain_text("This is what it will do:")
        foreseen = box.locator("li").all_inner_texts()
        assert any("no spin" in each for each in foreseen)
        assert running.chain.number == before
        page.keyboard.press("Enter")
        expect(box).to_contain_text("This is to be done, in this order:")
        assert running.chain.number > before
        came = box.locator("li").all_inner_texts()
        assert came == foreseen[: len(came)]  # which goes on to where somebody decides
        box.locator("li button.link").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("aside article").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(box).to_be_hidden()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_grave_at_a_live_table(opened_browser: Browser, open_floor: Floor, scheme: Scheme) -> None:
    table = live_table(open_floor, "roulette", "ann")
    with somebody(opened_browser, open_floor, "dan", "dealer", scheme=scheme) as dan:
        dealer = Dealer(dan, table)
        dealer.lays("ann", "red", "5")
        found = dan.grave_findings()
        dealer.until("A ball from the wheel")
        found += dan.grave_findings()
        dealer.page.keyboard.press("/")
        expect(dan.page.locator("dialog ul button").first).to_be_visible()
        found += dan.grave_findings()
    assert found == []


def test_only_staff_are_offered_reports(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as guest:
        guest.comes_in().opens(table)
        expect(guest.page.get_by_role("button", name="Irregularity")).to_have_count(0)
    with somebody(opened_browser, open_floor, "fay", "floor manager") as fay:
        fay.page.goto(f"{open_floor.address}/tables/{table}")
        fay.page.get_by_role("button", name="Irregularity").click()
        expect(fay.page.locator("dialog ul button").first).to_be_visible()
