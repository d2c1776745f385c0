"""At a table: chips laid on lines and taken off again, odds behind a bet, hints, what stays to be read."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect
from support.browser import Floor
from support.visit import Visit, visit

pytestmark = pytest.mark.long
NUMBERS = re.compile(r"(draw|stand) [−+]\d\.\d\d, ")
TRIES = 60  # presses or rounds, until the dice or the cards have shown what is wanted: it fails once in billions


def test_a_chip_is_laid_on_a_corner_whose_numbers_light_up_and_is_dragged_off_again(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).sits_down()
        person.page.mouse.move(*person.where("corner 17-18-20-21"))
        expect(person.page.locator("svg.cloth .covered")).to_have_count(4)
        expect(person.page.locator("footer .about")).to_contain_text("pays 8 to 1 · the house keeps 2.703%")
        person.lays("corner 17-18-20-21")
        person.lays("corner 17-18-20-21")  # a click on one's stack lays one more
        expect(person.page.locator('.stack.mine[aria-label$="$10.00 on corner 17-18-20-21"]')).to_be_visible()
        x, y = person.where("corner 17-18-20-21")
        person.page.mouse.move(x, y)
        person.page.mouse.down()
        person.page.mouse.move(x + 200, y + 150, steps=4)
        person.page.mouse.up()
        expect(person.stacks).to_have_count(0)
        expect(person.page.locator("header .held")).to_contain_text("$500.00")


def test_a_split_is_laid_and_taken_back_by_keyboard(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).sits_down()
        person.place("split 17-20").focus()
        expect(person.page.locator("svg.cloth .covered")).to_have_count(2)
        person.page.keyboard.press("Enter")
        expect(person.stacks).to_have_count(1)
        person.page.keyboard.press("ArrowRight")
        expect(person.place("straight up 20")).to_be_focused()
        person.page.keyboard.press("Enter")
        expect(person.stacks).to_have_count(2)
        person.page.keyboard.press("Delete")
        expect(person.stacks).to_have_count(1)
        person.page.keyboard.press("u")
        expect(person.stacks).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_odds_are_laid_behind_a_win_bet(opened_browser: Browser, open_floor: Floor, phone: bool) -> None:
    table = open_floor.table("Craps")
    with visit(opened_browser, open_floor.address, phone=phone) as person:
        person.comes_in().opens(table)
        point = throws_a_point(person)
        expect(person.page.locator(".verdict")).to_contain_text(
            re.compile(rf"^{point} is the point|; the point is {point}$")
        )
        expect(person.page.locator(".call abbr")).to_have_attribute(
            "title", re.compile("the law says: wagers are open")
        )
        person.click_place(f"win odds {point}")
        expect(person.stacks).to_have_count(2)
        expect(person.page.locator(f'.stack.mine[aria-label$="on win odds {point}"]')).to_be_visible()


def throws_a_point(person: Visit) -> str:
    """With a win bet of one's own on the layout."""
    on = person.page.locator(".puck.on")
    for _ in range(TRIES):
        person.until(person.page.locator("svg.cloth.open"))
        person.golden.first.wait_for()  # what it led to last is seen
        if on.count() and person.stacks.count():
            return on.text_content() or ""
        if not person.stacks.count() and not on.count():
            person.lays("win bet")
        person.golden.first.click()
    raise AssertionError("no point was thrown")


def test_a_hint_is_there_when_a_hand_is_to_be_decided_and_names_what_is_offered(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Blackjack, Queensland")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table)
        hint = person.page.get_by_role("button", name="Hint")
        for _ in range(TRIES):
            person.lays("blackjack box 3")
            expect(hint).to_have_count(0)
            person.until(hint.or_(person.page.locator("svg.cloth.open").filter(has_not=person.stacks)))
            if hint.count():
                break
        person.page.keyboard.press("h")
        hinted = person.page.locator("footer button.hinted")
        expect(hinted).to_be_visible()
        status = person.page.locator("footer [role=status]")
        expect(status).to_contain_text(f"Hint: {words(hinted).lower()}")
        expect(status).to_contain_text(NUMBERS)  # what each choice comes to: reckoned the first time
        hinted.click()  # it dies with its decision
        expect(person.page.locator("footer .about")).not_to_contain_text("Hint")


def test_who_sits_down_is_told_with_how_much_which_one_may_choose_and_a_taken_seat_says_whose_it_is(
    opened_browser: Browser, open_floor: Floor
) -> None:
    stud, cards = open_floor.table("Draw poker"), open_floor.table("Blackjack, Queensland")
    at = open_floor.address
    with visit(opened_browser, at) as ann, visit(opened_browser, at) as bob:
        for person, amount in ((ann, "120"), (bob, "")):
            page = person.comes_in().opens(stud).page
            if amount:
                page.get_by_role("button", name="Another amount").click()
                page.get_by_role("spinbutton", name="How much you bring").fill(amount)
            person.sits_down()
            expect(page.locator("footer")).to_contain_text(f"You sit down with ${amount or '500'}.00")
        seat = next(iter(bob.fetched(f"/api/tables/{stud}")["view"]["seats"]["taken"]))
        bob.click_place(f"bet place {seat}")
        expect(bob.page.locator("footer [role=status]")).to_contain_text(re.compile(r"sits there|you sit there"))
        for person in (ann, bob):
            person.page.get_by_role("link", name="HOUSEWAY").click()
            person.opens(cards)
        ann.lays("blackjack box 3")
        bob.click_place("blackjack box 3")
        expect(bob.page.locator("footer [role=alert]")).to_contain_text(re.compile("box 3 is guest \\d+[’']s", re.I))


def words(button: Locator) -> str:
    """Without its key."""
    found: str = button.evaluate("each => each.firstChild.textContent.trim()")
    return found


def test_at_poker_the_golden_button_never_gives_up_the_hand(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Draw poker")
    pressed: set[str] = set()
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).sits_down()
        while not person.settled.count():
            person.settled.or_(person.golden).first.wait_for()
            assert "odd card hand" not in person.page.locator(".felt").inner_text()  # players say: high card
            if person.golden.count():
                pressed.add(person.golden.first.inner_text())
                person.golden.first.click()
        expect(person.page.locator("aside .mine .because").first).not_to_contain_text("guest")  # it is said to them
    assert "Fold" not in pressed
    assert {"Start the round"} < pressed


def test_ones_own_settlement_stays_for_a_round_and_results_outlive_the_page(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Sic-bo")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        person.lays("big")
        person.until(person.settled)
        expect(person.settled.first.locator(".because")).to_be_visible()
        mine = page.locator("aside .mine").inner_text()
        page.reload()
        expect(page.locator("aside .mine")).to_have_text(mine, use_inner_text=True)
        before, on = page.get_by_role("link", name="in round 1"), page.get_by_role("button", name="No more bets")
        while not before.count():  # rounds without a wager of one's own
            before.or_(on.and_(page.locator("button:enabled"))).first.click(trial=True)
            if not before.count():
                on.click()
        expect(person.settled).to_have_count(0)  # it does not stand beside a round that it is not of
        expect(before).to_have_attribute("href", re.compile("/rounds/.*/1$"))
        page.get_by_role("tab", name="Results").click()
        expect(page.locator("aside svg")).to_have_attribute("aria-label", re.compile("^1 round, "))


def test_nothing_moves_for_whoever_asks_for_less_motion(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Mini-dice")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).lays("field")
        person.until(person.settled)
        assert person.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("phone", [False, True])
def test_s191_2_who_clicks_the_box_of_somebody_who_sits_plays_there_standing(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    table, box, at = open_floor.table("Mini-baccarat, 8 decks"), "banker's hand seat 2", open_floor.address
    with visit(opened_browser, at) as ann, visit(opened_browser, at, phone=phone) as bob:
        ann.comes_in().opens(table).click_place(box)  # it is free, so she sits there
        expect(ann.page.locator("header .held")).to_be_visible()
        ann.lays(box)
        bob.comes_in().opens(table).click_place(box)
        expect(bob.stacks).to_have_count(1)
        expect(ann.page.locator("header .seated")).to_have_text("1 seated, 1 standing")
        for each in (ann, bob):
            each.page.get_by_role("button", name="No more bets").click()
        for each in (ann, bob):
            each.until(each.settled)


def test_s191_1_one_joins_standing_though_places_are_free(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Mini-baccarat, 8 decks")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).page.get_by_role("button", name="Join standing").click()
        expect(person.page.locator("header .seated")).to_have_text("0 seated, 1 standing")
        assert open_floor.house.tables[table].running.table.players


def test_the_law_beside_the_table_says_where_it_was_applied_as_far_as_one_sat_there(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Sic-bo")
    with visit(opened_browser, open_floor.address) as ann, visit(opened_browser, open_floor.address) as bob:
        ann.comes_in().opens(table).lays("big")
        ann.until(ann.settled)
        ann.reads_why()
        with ann.page.expect_popup() as opened:
            ann.page.locator("aside").get_by_role("link", name=f"{table}, round 1").click()
        expect(opened.value.get_by_role("heading", name=f"{table}, round 1")).to_be_visible()
        expect(ann.page.locator("svg.cloth")).to_be_visible()  # she is still at the table
        bob.comes_in().opens(table).page.locator("main .call button.link").click()
        expect(bob.page.locator("aside")).to_contain_text("In no round that you sat in, lately.")
