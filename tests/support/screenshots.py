"""Pictures of the rooms and of every table after a settled round, on a desktop and on a phone: `make screenshots`."""

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from houseway.house.announcing import file
from support.browser import Floor, browser, floor
from support.lounge import WON, buys, draw, furnished, marks
from support.offices import announces, draws, opens_tournament
from support.played import GAME_OF, plays
from support.round_in_house import played
from support.visit import PHONE, Visit, visit

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def name_of(table: str, phone: bool) -> str:
    return f"{table.lower().replace(',', '').replace(' ', '-')}{'-phone' if phone else ''}.png"


def save(person: Visit, name: str) -> None:
    """In 256 colours, which is a third of the size."""
    person.page.mouse.move(0, 0)
    taken = Image.open(BytesIO(person.page.screenshot(animations="disabled")))
    taken.convert("RGB").quantize(256).save(FOLDER / name, optimize=True)


def take(opened: Browser, house: Floor, table: str, phone: bool) -> None:
    own = house.table(table)
    with visit(opened, house.address, phone=phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        plays(person, own, table)
        save(person, name_of(table, phone))


def take_lobby(opened: Browser, house: Floor, phone: bool) -> None:
    with visit(opened, house.address, phone=phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        person.comes_in()
        person.page.wait_for_load_state("networkidle")
        save(person, name_of("lobby", phone))


def take_lounge(opened: Browser, house: Floor, phone: bool) -> None:
    """A ticket that has won, and the prize meters."""
    furnished(house)
    with visit(opened, house.address, phone=phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        person.page.emulate_media(reduced_motion="reduce")
        person.comes_in().goes_to("Keno")
        buys(person, 3, 17, 44)
        draw(house, WON)
        person.page.get_by_role("button", name="Collect").wait_for()
        marks(person, 5, 23, 36)
        save(person, name_of("keno lounge", phone))
        person.goes_to("Meters").page.locator("article").wait_for()
        save(person, name_of("prize meters", phone))


def take_offices(opened: Browser, house: Floor, phone: bool) -> None:
    """A tournament with its leader board, a table of it, and the cage as a pit boss sees it."""
    name, boss = f"Evening {2 if phone else 1}", house.knows("pit boss", "pit boss")
    title = f"{name}: blackjack"
    announces(house, name, file(house.house.clock.now()).replace("Evening blackjack tournament", title))
    draws(house, name)
    with visit(opened, house.address, phone=phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        opens_tournament(person.signs_in(boss), title)
        person.page.get_by_role("button", name="Draw the next session").wait_for()  # the bots have played the heats
        save(person, name_of("tournament", phone))
        person.goes_to("Cage")
        person.page.get_by_text("It balances").wait_for()
        save(person, name_of("cage", phone))


def take_rooms(opened: Browser, house: Floor, phone: bool) -> None:
    """The inspector's room, a round again, the rulebook and the odds of a table."""
    wheel, cards = played(house, "Roulette 1", "roulette"), played(house, "Blackjack 1", "blackjack")
    with visit(opened, house.address, phone=phone) as person:
        page = person.signs_in(house.knows("inspector ann", "inspector")).page
        page.set_viewport_size(PHONE if phone else DESKTOP)
        for name, path, until in (
            ("inspection", "/inspection", "tbody tr"),
            ("round again", f"/rounds/{cards}/1", "svg.cloth"),
            ("rulebook", "/rules/qld s133", "article"),
            ("odds", f"/odds/{wheel}", "tbody tr"),
        ):
            page.goto(f"{house.address}{path}")
            page.locator(until).first.wait_for()
            if name == "round again":
                page.locator("ol > li").filter(has_text="from the shoe").nth(2).get_by_role("button").click()
            page.wait_for_load_state("networkidle")
            save(person, name_of(name, phone))
            print(name_of(name, phone))


def main(wanted: list[str]) -> None:
    """All of them, or only the tables that are named."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, floor(Path(folder)) as house, browser() as opened:
        for phone in (False, True):
            for table in wanted or GAME_OF:
                take(opened, house, table, phone)
                print(name_of(table, phone))
            if not wanted:
                take_lobby(opened, house, phone)
                take_lounge(opened, house, phone)
                take_offices(opened, house, phone)
                take_rooms(opened, house, phone)


if __name__ == "__main__":
    main(sys.argv[1:])
