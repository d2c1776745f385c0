"""Tables with every seat taken, one by somebody with a browser, all others by bots; and the sizes of their screens."""

import re
from typing import Final

from playwright.sync_api import ViewportSize

from houseway.house.house import House
from houseway.house.tables.bots import admit_bot
from support.browser import Floor
from support.in_pages import GAME_OF, LAID, marks_a_ticket, takes_the_spin
from support.visit import Visit

SIZES: Final[dict[str, ViewportSize]] = {
    "laptop": {"width": 1366, "height": 768},
    "desktop": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
}
TWICE: Final[ViewportSize] = {"width": 683, "height": 384}
"""A laptop's page at twice its size."""
BOXES: Final = {"baccarat": 14, "blackjack": 7, "pai-gow": 8}
"""At which more may play than there are boxes or places; where nobody has a place of their own, a good many do."""
A_GOOD_MANY: Final = 8
FEW: Final = 4  # hands, from which on a round is in the middle
STEPS: Final = 10


def full_table(floor: Floor, table: str) -> str:
    """As the demonstration house has it under this name; the seat of whoever plays a round there is free."""
    own = floor.table(table)
    game = floor.house.tables[own].running.game
    most = game.players[1]
    seats = BOXES.get(game.name, most if game.players[0] > 1 else min(most, A_GOOD_MANY))
    free = re.search(r" (\d+)$", LAID.get(game.name, ""))
    kept = int(free[1]) if free else seats
    floor.portal.call(_fill, floor.house, own, [each for each in range(1, seats + 1) if each != kept])
    return own


async def _fill(house: House, name: str, numbers: list[int]) -> None:
    """A bot takes the box of its number."""
    table = house.tables[name]
    for number in numbers:
        if (bot := f"{name} bot {number}") not in table.running.arranged.bots:
            await admit_bot(table, bot)


def to_the_middle(person: Visit, table: str) -> None:
    """To where most lies on the table: every hand is dealt, or every wager made."""
    game = GAME_OF[table]
    person.golden.first.wait_for()
    if game in LAID:
        if "seat" in LAID[game]:
            person.sits_down()
        person.lays(at_ones_own(person, LAID[game]))
    elif game == "keno":
        marks_a_ticket(person)
    elif not person.page.locator("header .held").count():
        person.sits_down()
    if game == "two-up":
        takes_the_spin(person)
    hands = person.page.locator("svg.cloth g.piece")
    for _ in range(STEPS):
        if hands.count() >= FEW or person.settled.count() or game not in HANDS:
            return
        person.golden.or_(person.settled).first.wait_for()
        person.goes_on()


def at_ones_own(person: Visit, place: str) -> str:
    """The same at the seat that one was given."""
    view = person.fetched(f"/api/tables/{person.page.url.rpartition('/')[2]}")["view"]
    taken = (view["seats"] or {"taken": {}})["taken"]
    mine = (number for number, who in taken.items() if who in view["you"]["names"])
    return re.sub(r"seat \d+$", lambda _: f"seat {next(mine)}", place)


HANDS: Final = ("5-card-stud", "7-card-stud", "blackjack", "caribbean-stud", "draw", "manila", "pai-gow")
"""Where everybody has one."""
