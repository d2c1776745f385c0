"""Pictures of the rooms and of every table, on a desktop and on a phone, dark and light: `make screenshots`."""

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, expect

from houseway.house.demonstration_tournament import file
from support.browser import Floor, browser, floor
from support.lounge import WON, buys, draw, furnished, marks
from support.offices import announces, draws, opens_tournament
from support.played import GAME_OF, plays_a_round
from support.round_in_house import played
from support.staffed import Dealer, live_table, somebody
from support.visit import PHONE, STILL, Scheme, Visit, visit

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
SCHEMES: tuple[Scheme, ...] = ("dark", "light")
LAID_AFTER = {
    "roulette": ("straight up 17", "corner 19-20-22-23", "split 8-11", "street 28-29-30", "dozen 13-24", "black"),
    "craps": ("win bet", "field bet", "big 8", "10 the hardway", "any craps"),
}
"""Chips that lie on the cloth of the next round, where there is room for many."""
AT_THE_DESK = "the ball jumped out of the roulette wheel"


def name_of(room: str, phone: bool, scheme: Scheme = "dark") -> str:
    """Of a table or another room: `craps.png`, `craps-phone-light.png`."""
    ends = ("-phone" if phone else "") + ("-light" if scheme == "light" else "")
    return f"{room.lower().replace(',', '').replace(' ', '-')}{ends}.png"


def save(person: Visit, room: str) -> None:
    """Dark and light, in 256 colours, which is a third of the size."""
    person.page.mouse.move(0, 0)
    person.page.evaluate(STILL)
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        taken = Image.open(BytesIO(person.page.screenshot(animations="disabled")))
        name = name_of(room, person.phone, scheme)
        taken.convert("RGB").quantize(256, kmeans=1).save(FOLDER / name, optimize=True)
        print(name)
    person.page.emulate_media(color_scheme="dark")


def take(opened: Browser, house: Floor, table: str, phone: bool) -> None:
    """Before anything is laid, when a wager is settled, and with the provision beside it."""
    own = house.table(table)
    with visit(opened, house.address, phone=phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        person.comes_in().opens(own)
        save(person, f"{table} before")
        plays_a_round(person, GAME_OF[table])
        for place in LAID_AFTER.get(GAME_OF[table], ()):
            lays_one_more(person, place)
        save(person, table)
        person.reads_why()
        save(person, f"{table} why")


def lays_one_more(person: Visit, place: str) -> None:
    person.until(person.page.locator("svg.cloth.open"))
    before = person.stacks.count()
    person.click_place(place)
    expect(person.stacks).to_have_count(before + 1)


def take_live(opened: Browser, house: Floor, phone: bool) -> None:
    """A dealer's page: a number is typed, and then everything is settled."""
    table = live_table(house, "roulette", "ann", "bob")
    with somebody(opened, house, "dealer", "dealer", phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        dealer = Dealer(person, table)
        dealer.lays("ann", "straight up 17", "5")
        dealer.lays("bob", "red", "25")
        dealer.until("A ball from the wheel")
        person.page.keyboard.type("17")
        expect(person.page.locator("form .seen")).to_have_text("17")
        save(person, "live dealer")
        dealer.goes_on()
        dealer.until_settled()
        save(person, "live dealer settled")


def take_lobby(opened: Browser, house: Floor, phone: bool) -> None:
    """And the door before it; then as its staff see it, and who is known."""
    with visit(opened, house.address, phone=phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        person.page.goto(house.address)
        person.page.get_by_label("Name").wait_for()
        save(person, "sign in")
        person.comes_in()
        person.page.wait_for_load_state("networkidle")
        save(person, "lobby")
    with somebody(opened, house, "administrator", "administrator", phone) as person:
        person.page.set_viewport_size(PHONE if phone else DESKTOP)
        person.page.wait_for_load_state("networkidle")
        save(person, "staffs lobby")
        person.page.goto(f"{house.address}/people")
        person.page.locator("tbody tr").first.wait_for()
        save(person, "people")


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
        save(person, "keno lounge")
        person.goes_to("Meters").page.locator("article").wait_for()
        save(person, "prize meters")


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
        save(person, "tournament")
        person.goes_to("Cage")
        person.page.get_by_text("It balances").wait_for()
        save(person, "cage")


def take_rooms(opened: Browser, house: Floor, phone: bool) -> None:
    """The inspector's room, a round again, the rulebook, the odds of a table and the desk."""
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
            save(person, name)
        page.goto(f"{house.address}/desk")
        page.get_by_label("What happened?").fill(AT_THE_DESK)
        page.get_by_role("button", name="Ask", exact=True).click()
        page.get_by_role("region", name="The desk's answer").wait_for()
        save(person, "desk")


def main(wanted: list[str]) -> None:
    """All of them, or only the tables that are named."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, floor(Path(folder)) as house, browser() as opened:
        for phone in (False, True):
            for table in wanted or GAME_OF:
                take(opened, house, table, phone)
            if not wanted:
                take_live(opened, house, phone)
                take_lobby(opened, house, phone)
                take_lounge(opened, house, phone)
                take_offices(opened, house, phone)
                take_rooms(opened, house, phone)


if __name__ == "__main__":
    main(sys.argv[1:])
