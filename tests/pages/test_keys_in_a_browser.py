"""By keys alone, and by what a screen reader is told alone."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from support.browser import Floor
from support.visit import PRESSES, Visit, visit

pytestmark = pytest.mark.long
BLACKJACK = "Blackjack, Queensland"
VERDICT = re.compile("won|lost|void|push|win|lose", re.I)


def test_space_is_gold_and_never_lays_a_second_chip(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).sits_down()
        person.place("red").focus()
        person.page.keyboard.press("2")
        person.page.keyboard.press("Enter")
        stack = person.page.locator('.stack.mine[aria-label$="$5.00 on red"]')
        expect(stack).to_be_visible()
        expect(person.place("red")).to_be_focused()
        person.page.keyboard.press("Space")
        expect(person.page.get_by_role("button", name="Spin the ball")).to_have_count(0)
        expect(stack).to_be_visible()  # and no $10.00
        person.until(person.settled)
        expect(person.settled).to_have_count(1)
        expect(person.settled.first).to_contain_text("$5.00")


def test_a_button_that_was_clicked_is_not_pressed_again_by_space(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).lays("red")
        person.click_place("odd")
        expect(person.stacks).to_have_count(2)
        person.page.get_by_role("button", name="Undo").click()
        expect(person.stacks).to_have_count(1)
        person.page.keyboard.press("Space")
        person.until(person.settled)
        expect(person.settled).to_have_count(1)


def test_a_round_of_blackjack_by_keys_alone(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table(BLACKJACK)
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        comes_by_tab_to(person, "[data-place]")
        for _ in range(PRESSES):
            if re.fullmatch(r"blackjack box \d", page.evaluate("document.activeElement.dataset.name")):
                break
            page.keyboard.press("ArrowRight")
        person.page.keyboard.press("Enter")
        page.locator("footer [role=alert]").or_(person.stacks).or_(person.golden).first.wait_for()
        for _ in range(PRESSES):
            page.locator("footer button.first:enabled").or_(person.settled).first.wait_for(state="attached")
            if person.settled.count():
                break
            laid = person.stacks.count()
            stand = page.locator("footer .acts button", has_text="Stand")
            if stand.count():
                expect(stand).to_have_attribute("data-key", "s")
                page.keyboard.press("s")
            elif not laid and page.locator("svg.cloth.open").count():
                page.keyboard.press("Enter")
                expect(person.stacks).to_have_count(1)
            else:
                page.keyboard.press("Space")
        expect(person.settled.first).to_be_visible()


def comes_by_tab_to(person: Visit, selector: str) -> None:
    for _ in range(PRESSES):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no Tab comes to {selector}")


def test_a_round_of_blackjack_by_the_accessibility_tree_alone(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table(BLACKJACK)
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        page.get_by_role("link", name=re.compile(f"^{table}")).first.press("Enter")
        beside = page.get_by_role("complementary", name="Beside the table")
        cloth = page.get_by_role("group", name=re.compile("^The cloth of"))
        box = cloth.get_by_role("button", name=re.compile("^blackjack box 3"))
        mine = cloth.get_by_role("img", name=re.compile(r"\$5\.00 on blackjack box 3"))
        acts = page.get_by_role("contentinfo")
        settled = beside.get_by_role("listitem").filter(has_text="blackjack box 3").filter(has_text=VERDICT)
        open_ = [acts.get_by_role("button", name=each, exact=True) for each in ("Stand", "Decline", "Deal")]
        box.press("Enter")
        for _ in range(PRESSES):
            settled.or_(open_[0]).or_(open_[1]).or_(open_[2]).first.wait_for()
            if settled.count():
                break
            if open_[2].count() and not mine.count():
                box.press("Enter")
                mine.first.wait_for()
            now = next((each for each in open_ if each.count()), None)
            with suppress(PlaywrightTimeout):  # what was open may be over
                now.press("Enter", timeout=3000) if now is not None else None
        expect(settled.first).to_be_visible()


def test_a_question_mark_shows_the_keys_that_one_may_press_now_and_each_is_on_its_button(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table(BLACKJACK)
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().opens(table).page
        person.lays("blackjack box 3")
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keys")
        expect(keys).to_contain_text("the golden button")
        told = keys.locator("dt").all_inner_texts()
        assert len(told) == len(set(told)), told
        shown = [each.get_attribute("data-key") for each in page.locator("footer button[data-key]").all()]
        letters = {each for each in told if len(each) == 1 and each.islower()}
        assert letters - {"m"} == {each for each in shown if each} - {"space", "?"}, told
        page.keyboard.press("s")  # means nothing while the box is open
        page.keyboard.press("Escape")
        expect(keys).to_be_hidden()
        expect(person.stacks).to_have_count(1)
        assert not person.grave_findings()


def test_digits_choose_chips_and_one_letter_doubles_what_lies(opened_browser: Browser, open_floor: Floor) -> None:
    table = open_floor.table("Sic-bo")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).sits_down()
        person.until(person.page.locator("svg.cloth.open"))
        for digit, worth in (("1", "$1.00"), ("3", "$25.00")):
            person.page.keyboard.press(digit)
            chip = person.page.get_by_role("radio", name=f"a chip of {worth}")
            expect(chip).to_have_attribute("aria-checked", "true")
        person.lays("big")
        expect(person.page.get_by_role("button", name="Double $25")).to_have_attribute("aria-keyshortcuts", "x")
        person.page.keyboard.press("x")
        expect(person.page.locator('.stack.mine[aria-label$="$50.00 on big"]')).to_be_visible()
