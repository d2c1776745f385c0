"""An evening at one house: a player, a dealer, a floor manager, an inspector and the cage each do what is theirs."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from decimal import Decimal
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.browser import Floor, floor
from support.in_pages import GAME_OF, plays_a_round
from support.staffed import Dealer, chooses, live_table, somebody
from support.visit import Visit

from houseway.games import find
from houseway.house.clock import HeldClock
from houseway.play.record import read, replay

pytestmark = pytest.mark.long
EIGHT = datetime(2004, 8, 1, 20)  # in the evening
TWENTY_MINUTES, NIGHT = timedelta(minutes=20), timedelta(hours=10)
HAD, BOUGHT = Decimal(1_000), Decimal(500)
PLAYED = ("Roulette", "Baccarat, Queensland", "Sic-bo", "Craps", "Blackjack, Queensland")
SETTLED = ".log li.settled"
OPEN = "Place your bets"
WON = "bob win bet wins: $5.00 paid, $5.00 returned"
TOGETHER = "dice did not leave the hand together"
NO_ROLL = f"no roll: {TOGETHER}"
OVERRULED = "the floor manager overrules the stickperson: the throw is 3-4"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Floor]:
    """At eight in the evening, until somebody moves its clock on."""
    with floor(tmp_path) as own:
        own.house.clock = HeldClock(EIGHT)
        yield own


def test_an_evening_from_the_first_chip_to_the_closing_of_the_day(opened_browser: Browser, house: Floor) -> None:
    tables = [house.table(each) for each in PLAYED]
    house.knows("ann", "player", int(100 * HAD))
    with somebody(opened_browser, house, "ann", "player") as ann:
        a_player_plays_five_games(ann, tables)
    live = live_table(house, "craps", "bob")
    with (
        somebody(opened_browser, house, "dan", "dealer") as dan,
        somebody(opened_browser, house, "fay", "floor manager") as fay,
    ):
        dealer = Dealer(dan, live)
        a_dealer_deals_with_a_throw_that_was_none(dealer)
        a_floor_manager_changes_a_limit_with_notice(fay, house, tables[0])
        a_dealer_calls_a_throw_wrongly(dealer)
        a_floor_manager_settles_the_dispute(fay, live)
        the_dealer_pays_by_that_ruling(dealer)
    with somebody(opened_browser, house, "ian", "inspector") as ian:
        an_inspector_finds_the_dealers_round(ian, live)
        an_inspector_finds_the_disputed_round(ian, live)
        exports_its_record(ian.page)
        verifies_the_house(ian.page)
    with somebody(opened_browser, house, "cashier", "cashier") as boss:
        the_cage_closes_the_day(boss, house)


def later(house: Floor, by: timedelta) -> None:
    clock = house.house.clock
    assert isinstance(clock, HeldClock)
    clock.move_on(by)


# A player


def a_player_plays_five_games(ann: Visit, tables: list[str]) -> None:
    """What they have in the end is what they had, and what the settlements on the page came to; chips that were lost
    are topped up from the purse where they sit down next."""
    ann.goes_to("Cage")
    over_the_counter(ann.page, BOUGHT, "Buy chips", f"Chips bought for ${BOUGHT}.00.")
    sums = [plays_and_leaves(ann, table) for table in tables]
    ann.goes_to("Cage")
    ann.page.reload()
    carried, purse = (
        amount(holds(ann.page, what).inner_text()) for what in ("chips that you carry", "money in your purse")
    )
    assert carried + purse == HAD + sum(sums)
    over_the_counter(ann.page, carried, "Cash out", f"Cashed out ${carried:,.2f}.")
    expect(holds(ann.page, "chips that you carry")).to_have_text("$0.00")
    expect(holds(ann.page, "money in your purse")).to_have_text(f"${HAD + sum(sums):,.2f}")


def over_the_counter(page: Page, amount: Decimal, does: str, told: str) -> None:
    page.get_by_label("Amount in dollars").fill(f"{amount:.2f}")
    page.get_by_role("button", name=does).click()
    expect(page.get_by_text(told)).to_be_visible()


def holds(page: Page, what: str) -> Locator:
    return page.locator("dl div").filter(has_text=what).locator("dd")


def plays_and_leaves(ann: Visit, table: str) -> Decimal:
    """Back to the lobby; what the round came to, as the page says."""
    page = ann.goes_to("Tables").page
    plays_a_round(ann.opens(table), GAME_OF[table])
    ann.until(page.locator("svg.cloth.open"))  # all of the round is settled
    said = page.locator("aside .total strong").inner_text()
    while left := ann.stacks.count():  # what has won lies there for the next round, until it is taken up
        page.get_by_role("button", name="Undo").click()
        expect(ann.stacks).to_have_count(left - 1)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_role("link", name="HOUSEWAY").click()
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    return amount(said)


def amount(said: str) -> Decimal:
    """`+$5.00`, `−$5.00`, `$0.00`."""
    return Decimal(said.replace("−", "-").replace("$", "").replace(",", ""))


# A dealer, by keys alone


def a_dealer_deals_with_a_throw_that_was_none(dealer: Dealer) -> None:
    """Qld s127(2)(a): the dice did not leave the hand together. The wagers stay, and the next throw decides them."""
    dealer.goes_on()
    dealer.sees("bob, the dice are offered: accept the dice or reject the dice").goes_on("1")
    throws(dealer)
    reports(dealer.page, "hand together", TOGETHER, NO_ROLL, "s127(2)(a)")
    dealer.sees("Collect the dice").goes_on()
    expect(dealer.page.locator(".stack")).to_have_count(1)
    dealer.sees(OPEN).goes_on()
    dealer.sees("A roll from the dice").types("3 4")
    for step in ("Call the throw", "Collect the dice"):
        dealer.sees(step).goes_on()
    expect(dealer.page.locator(SETTLED)).to_contain_text(WON)


def throws(dealer: Dealer) -> None:
    """With a win bet of the shooter's on the layout."""
    dealer.lays("bob", "win bet", "5")
    dealer.sees(OPEN).goes_on()
    dealer.sees("A roll from the dice")


def reports(page: Page, sought: str, detail: str, ruling: str, provision: str) -> None:
    """What it will do is told before it is done, and then that is done."""
    page.keyboard.press("/")
    box = page.get_by_role("dialog")
    expect(box.get_by_placeholder("Type what happened")).to_be_focused()
    expect(box.locator("ul button").first).to_be_visible()
    page.keyboard.type(sought)
    expect(box.locator("ul button")).to_have_count(1)
    page.keyboard.press("Enter")
    chooses(page, box.locator("form :focus"), detail)
    page.keyboard.press("Enter")
    expect(box).to_contain_text("This is what it will do:")
    expect(box.locator("li.ruled")).to_contain_text(ruling)
    expect(box.locator("li.ruled").get_by_role("button", name=provision, exact=True)).to_be_visible()
    expect(page.locator("aside .ruling").filter(has_text=ruling)).to_have_count(0)
    expect(box.get_by_role("button", name="Apply ruling")).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_contain_text("This is to be done, in this order:")
    expect(box.get_by_role("button", name="Done")).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_be_hidden()
    expect(page.locator("aside .ruling").filter(has_text=ruling)).to_be_visible()


def a_dealer_calls_a_throw_wrongly(dealer: Dealer) -> None:
    """Three and four, and the stickperson says eight: the win bet would have a point, and has won."""
    throws(dealer)
    dealer.types("3 4")
    dealer.sees("Call the throw").page.keyboard.press("e")
    chooses(dealer.page, dealer.page.get_by_role("form", name="call the throw").locator(":focus"), "8")
    dealer.goes_on()
    dealer.sees("Collect the dice")


def the_dealer_pays_by_that_ruling(dealer: Dealer) -> None:
    expect(dealer.page.locator(".dealing .log")).to_contain_text(OVERRULED)
    dealer.goes_on()
    expect(dealer.page.locator(SETTLED)).to_contain_text(WON)


# A floor manager


def a_floor_manager_changes_a_limit_with_notice(fay: Visit, house: Floor, table: str) -> None:
    """Qld s141(4): the sign says it 20 minutes beforehand; then it is so."""
    page = fay.page
    page.get_by_role("button", name=f"Run {table} …", exact=True).click()
    form = page.get_by_role("form", name="The sign")
    form.get_by_label("line of the sign").select_option("straight up")
    form.get_by_label("minimum").fill("5")
    form.get_by_role("button", name="Change the sign").click()
    announced = f"at least $5.00 for straight up from {EIGHT + TWENTY_MINUTES:%H:%M on %Y-%m-%d}"
    expect(page.get_by_role("status").filter(has_text="The sign says")).to_contain_text(announced)
    page.keyboard.press("Escape")
    card = page.get_by_role("link").filter(has_text=table)
    expect(card).to_contain_text(announced)
    later(house, TWENTY_MINUTES)
    expect(card).not_to_contain_text(announced)
    page.get_by_role("button", name=f"Run {table} …", exact=True).click()
    expect(form.get_by_role("option", name="straight up: $5.00 to")).to_be_attached()
    page.keyboard.press("Escape")


def a_floor_manager_settles_the_dispute(fay: Visit, table: str) -> None:
    """Qld s128(2): over the stickperson, who said eight."""
    fay.page.get_by_role("link").filter(has_text=table).click()
    expect(fay.page.get_by_text("stickperson: collect the dice (the throw has been called)")).to_be_visible()
    reports(fay.page, "overrule", "3-4", OVERRULED, "s128(2)")


# An inspector


def an_inspector_finds_the_dealers_round(ian: Visit, table: str) -> None:
    """By what was ruled, and goes through it to there."""
    ian.goes_to("Inspection")
    finds(ian.page, table, "qld s127(2)(a)", NO_ROLL)
    goes_through_it_to(ian.page, NO_ROLL)
    ian.page.get_by_role("button", name="Inspection").click()


def an_inspector_finds_the_disputed_round(ian: Visit, table: str) -> None:
    finds(ian.page, table, "qld s128(2)", OVERRULED)
    goes_through_it_to(ian.page, OVERRULED)


def finds(page: Page, table: str, provision: str, ruling: str) -> None:
    search = page.get_by_role("search", name="Events")
    search.get_by_label("Kind").select_option(label="rulings")
    search.get_by_label("Provision").fill(provision)
    search.get_by_role("button", name="Search").click()
    found = page.get_by_role("region", name="Events that were found").locator("tbody tr")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(ruling)
    found.get_by_role("link", name=f"{table}, round").click()
    expect(page.get_by_role("heading", name=f"{table}, round")).to_be_visible()


def goes_through_it_to(page: Page, ruling: str) -> None:
    """Step by step, to the first at which it was ruled."""
    told = page.locator(".told")
    for step in count(1):
        expect(told).to_contain_text(f"Step {step} of")
        if ruling in told.inner_text():
            return
        page.keyboard.press("ArrowRight")


def exports_its_record(page: Page) -> None:
    """Which plays again as it was."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    text = download.value.path().read_text()
    assert OVERRULED in text
    assert replay(read(text), find).differences == []


def verifies_the_house(page: Page) -> None:
    page.get_by_role("button", name="Inspection").click()
    page.get_by_role("button", name="Verify the records").click()
    expect(page.get_by_text("Everything fits.")).to_be_visible()


# The cage


def the_cage_closes_the_day(boss: Visit, house: Floor) -> None:
    """At six in the morning the gaming day is over."""
    page = boss.goes_to("Cage").page
    expect(page.get_by_text("✓ It balances")).to_be_visible()
    expect(page.get_by_role("button", name="Close the day")).to_have_count(0)
    later(house, NIGHT)
    page.get_by_role("button", name="Look again").click()
    page.get_by_role("button", name="Close the day").click()
    expect(page.get_by_text("The gaming day 2004-08-01 is closed.")).to_be_visible()
    expect(page.get_by_text("✓ It balances")).to_be_visible()
    in_all = page.get_by_role("row").filter(has_text="in all")
    expect(in_all.get_by_role("cell").first).to_have_text("$0.00")
    expect(in_all.get_by_role("cell").last).to_have_text("$0.00")
