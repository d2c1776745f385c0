"""What happened is told on the felt: on one's own hand, by sound, where the line is lost, and of what others do."""

import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from support.browser import Floor
from support.in_pages import GAME_OF, plays_a_round
from support.visit import Visit, visit

pytestmark = pytest.mark.long

FIRST = {game: table for table, game in reversed(GAME_OF.items())}
FLAGGED = re.compile(r"^(won|push|lost)\b")


def test_an_own_hand_says_what_became_of_it(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(open_floor.table(FIRST["blackjack"]))
        plays_a_round(person, "blackjack")
        hand = person.page.locator("g.piece").filter(has=person.page.locator("rect.mine")).locator(".tag").first
        expect(hand).to_have_text(FLAGGED)


def test_sound_is_off_until_one_key_puts_it_on_and_the_speed_is_kept(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(open_floor.table("Roulette"))
        named = person.page.get_by_title("Sound and speed")
        expect(named).to_have_attribute("aria-label", "Sound off, speed quick")
        person.page.keyboard.press("m")
        expect(named).to_have_attribute("aria-label", "Sound on, speed quick")
        named.click()
        person.page.get_by_label("Slow").check()
        person.page.reload()
        expect(named).to_have_attribute("aria-label", "Sound on, speed slow")


class Line:
    """The sockets of a page, which may freeze: nothing is lost, and nothing goes through."""

    def __init__(self, person: Visit) -> None:
        self.frozen, self.kept = False, list[tuple[WebSocketRoute, str | bytes]]()
        person.page.route_web_socket("**/socket*", self._opens)

    def _opens(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        page.on_message(lambda frame: self._passes(house, frame))
        house.on_message(lambda frame: self._passes(page, frame))

    def _passes(self, to: WebSocketRoute, frame: str | bytes) -> None:
        self.kept.append((to, frame)) if self.frozen else to.send(frame)

    def thaws(self) -> None:
        self.frozen = False
        for to, frame in self.kept:
            to.send(frame)
        self.kept = []


def test_a_frozen_line_is_told_over_the_felt_the_countdown_stops_and_a_chip_is_a_ghost_until_it_is_stored(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with visit(opened_browser, open_floor.address) as person:
        line, page = Line(person), person.page
        person.comes_in().opens(open_floor.table("Roulette"))
        person.lays("red")
        person.until(page.locator(".call .left"))
        line.frozen = True
        person.click_place("black")
        expect(page.locator(".ghost")).to_have_count(1)
        lost = page.locator(".felt").get_by_role("alert")
        expect(lost).to_contain_text("Your chips are safe; trying again")
        stands = page.locator(".call .left").inner_text()
        page.wait_for_timeout(2100)
        assert page.locator(".call .left").inner_text() == stands
        assert person.stacks.count() == 1
        line.thaws()
        expect(lost).to_have_count(0)
        expect(person.stacks).to_have_count(2)
        expect(page.locator(".ghost")).to_have_count(0)


def test_a_line_that_is_cut_is_told_and_comes_back(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address) as person:
        name = open_floor.knows("cut off", "player", 500_00)
        person.signs_in(name).opens(open_floor.table("Roulette")).page.evaluate(SEES_LOST)
        open_floor.cuts(name)
        person.page.wait_for_function("() => window.lost")  # an expression would need `eval`, which pages forbid
        expect(person.page.locator(".felt").get_by_role("alert")).to_have_count(0)


SEES_LOST = """() => new MutationObserver(() => {
  window.lost ||= document.querySelector('.felt [role=alert]')?.textContent.includes('rying again');
}).observe(document, { subtree: true, childList: true })"""


def test_what_others_do_and_say_is_seen_and_nobody_says_anything_else(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Blackjack, Queensland")
    with (
        visit(opened_browser, open_floor.address) as ann,
        visit(opened_browser, open_floor.address, phone=True) as bob,
    ):
        for person in (ann, bob):
            person.comes_in().opens(table).sits_down()
        ann.page.get_by_role("button", name="More …").click()
        ann.page.get_by_role("button", name="Good luck").click()
        for person in (ann, bob):
            expect(person.page.get_by_role("log", name="What others do and say")).to_contain_text("“Good luck”")
        assert ann.page.get_by_role("log", name="What others do and say").inner_text().startswith("you:")
        assert ann.page.locator("footer").get_by_role("textbox").count() == 0
