"""Every table of the demonstration house, every seat taken, at the sizes that people have: it fits, and is played."""

import pytest
from playwright.sync_api import Browser
from support.browser import Floor
from support.covering import COVERED, DRAWN, TOO_SMALL_FOR_A_FINGER, TOO_SMALL_TO_READ
from support.full_tables import SIZES, TWICE, full_table, to_the_middle
from support.in_pages import GAME_OF
from support.visit import STILL, Visit, visit

pytestmark = pytest.mark.long

LOW = (SIZES["phone on its side"], TWICE)
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.felt, .call, footer button, .topbar > *')].filter((each) => {
  const { left, right, top, bottom, width } = each.getBoundingClientRect();
  return width && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map((each) => each.className || each.innerText)"""
LINES = """(call) => {
  const said = call.querySelector('.said');
  return Math.round(said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight));
}"""


FINGER, PRINT_ON_A_PHONE, PRINT = 24, 10, 9  # pixels
LOOKS = 4
PHONE = 960  # of width, up to which a screen is one


@pytest.mark.parametrize("table", GAME_OF)
def test_a_full_table_fits_any_screen_and_is_played_by_taps(
    opened_browser: Browser, open_floor: Floor, table: str
) -> None:
    own = full_table(open_floor, table)
    with visit(opened_browser, open_floor.address, phone=True) as person:
        person.page.set_viewport_size(SIZES["phone on its side"])
        to_the_middle(person.comes_in().opens(own), table)
        nothing_meets(person, "in the middle")
        for size in LOW:
            person.page.set_viewport_size(size)
            the_felt_keeps_more_than_half(person)
        person.until(person.settled)
        nothing_meets(person, "settled")


def nothing_meets(person: Visit, when: str) -> None:
    """At any size: hands, names and stacks have places of their own, and all of it can be read and pressed."""
    for name, size in (*SIZES.items(), ("twice as large", TWICE)):
        page, phone = person.page, size["width"] <= PHONE
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        page.evaluate(STILL)
        assert at_rest(person, COVERED) == [], (when, name)
        assert page.evaluate(TOO_SMALL_TO_READ, PRINT_ON_A_PHONE if phone else PRINT) == [], (when, name)
        if phone:
            assert page.evaluate(TOO_SMALL_FOR_A_FINGER, FINGER) == [], (when, name)


def at_rest(person: Visit, covered: str) -> list[str]:
    """What is found once nothing happens between the drawing and the look: others play on."""
    for _ in range(LOOKS - 1):
        if not person.page.evaluate(covered):
            break
        person.page.evaluate(DRAWN)
    found: list[str] = person.page.evaluate(covered)
    return found


def the_felt_keeps_more_than_half(person: Visit) -> None:
    """Of a low screen; the call is one line, and nothing is out of sight."""
    felt = person.page.locator(".felt").bounding_box()
    high = person.page.evaluate("innerHeight")
    assert felt is not None
    assert felt["height"] > high / 2, (felt, high)
    assert person.page.locator(".call").evaluate(LINES) == 1
    assert person.page.evaluate(OUT_OF_SIGHT) == []
