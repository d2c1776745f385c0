"""The lounge and the prize meters in the pages: a floor that has both."""

from functools import partial

from playwright.sync_api import expect

from houseway.house.house import House
from support.browser import Floor
from support.visit import Visit

WON = [3, 17, 44, *range(61, 78)]
TABLES = ["east 1", "east 2"]
HOURS = {"draws": 3600, "quiet": 24 * 3600}  # long enough for a test to draw by itself


def furnished(floor: Floor) -> Floor:
    """With a lounge whose writer is the house, on a keno day, and two tables that share a prize meter."""
    floor.portal.call(_furnish, floor.house)
    return floor


async def _furnish(house: House) -> None:
    if house.systems.keno is not None:
        return
    await house.keno("open")
    await house.keno("begin day")
    await house.keno("set hours", id=None, **HOURS)
    await _link(house, TABLES)
    await house.jackpot("open", system="east", tables=TABLES, cost="1.00", approved=True)


def linked(floor: Floor, *names: str) -> None:
    """Tables that may share a prize meter, and do not yet."""
    floor.portal.call(_link, floor.house, list(names))


async def _link(house: House, names: list[str]) -> None:
    for name in names:
        await house.open_table(name, "caribbean-stud", rules="vic", linked=len(names), link_approved=True)


def draw(floor: Floor, numbers: list[int]) -> None:
    floor.portal.call(partial(floor.house.keno, "draw", numbers=numbers))


def marks(person: Visit, *numbers: int) -> None:
    for number in numbers:
        place = person.page.locator(f'[data-number="{number}"]')
        place.click()
        expect(place).to_have_attribute("aria-pressed", "true")


def buys(person: Visit, *numbers: int) -> None:
    """A ticket for the next game, for a dollar."""
    marks(person, *numbers)
    person.page.get_by_role("button", name="Buy for $1.00").click()
    expect(person.page.get_by_role("link", name="Print it")).to_be_visible()
