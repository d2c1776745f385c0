"""Live tables in the pages: somebody signed in with a role, players with chips, and a dealer who types."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

from playwright.sync_api import Browser, Locator, Page, expect

from houseway.house.demonstration import FLOAT
from houseway.house.house import House
from houseway.house.tables.setup import open_as
from support.browser import Floor
from support.visit import Scheme, Visit, visit

BROUGHT = 500_00
NUMBERS = count(1)
CHOICES = 30  # of a detail, at most
STEPS = 20  # of the dealer, before something must have come


@contextmanager
def somebody(
    browser: Browser, floor: Floor, name: str, role: str, phone: bool = False, scheme: Scheme = "dark"
) -> Iterator[Visit]:
    """With a browser of their own, signed in."""
    with visit(browser, floor.address, phone, scheme) as person:
        yield person.signs_in(floor.knows(name, role))


def live_table(floor: Floor, game: str, *players: str) -> str:
    """A table that is dealt by hand, at which these players sit with chips; its name."""
    name = f"live {game} {next(NUMBERS)}"
    floor.portal.call(_furnish, floor.house, name, game, players)
    return name


async def _furnish(house: House, name: str, game: str, players: tuple[str, ...]) -> None:
    await open_as(house, name, game, dealt="live")
    await house.move_float("fill", name, FLOAT)
    for player in players:
        await house.admit(player, "player")
        await house.deposit(player, BROUGHT)
        await house.buy_in(player, BROUGHT)
        await house.sit(name, player, BROUGHT)


def chooses(page: Page, focused: Locator, wanted: str) -> None:
    """The arrow key goes down, in a list or from one to the next that stand side by side."""
    for _ in range(CHOICES):
        if focused.input_value() == wanted:
            return
        page.keyboard.press("ArrowDown")
    expect(focused).to_have_value(wanted)


class Dealer:
    """At a live table, with a keyboard and nothing else."""

    def __init__(self, person: Visit, table: str) -> None:
        self.person, self.page = person, person.page
        self.page.goto(f"{person.address}/tables/{table}")
        expect(self.asks).not_to_be_empty()
        self.page.locator("[data-name]").first.wait_for(state="attached")

    @property
    def asks(self) -> Locator:
        """The big line."""
        return self.page.locator(".dealing .head > h2")

    def sees(self, words: str) -> "Dealer":
        expect(self.asks).to_have_text(words)
        return self

    def is_whole(self) -> None:
        """Nothing of what is asked, nor of what can be done, is cut off."""
        page = self.page.locator(".dealing .now")
        assert page.evaluate("each => each.scrollHeight <= each.clientHeight"), page.inner_text()

    def types(self, *what: str) -> None:
        """What came, one after another; each is asked for before it is typed."""
        for each in what:
            entry = self.page.locator("[data-entry]")
            expect(entry).to_be_focused()
            expect(entry).to_have_value("")
            self.page.keyboard.type(each)
            self.goes_on()

    def goes_on(self, key: str = "Enter") -> None:
        """A key, and the table has gone on."""
        dealing = self.page.locator(".dealing")
        before = dealing.get_attribute("data-number")
        self.page.keyboard.press(key)
        expect(dealing).not_to_have_attribute("data-number", str(before))
        expect(dealing).to_have_attribute("aria-busy", "false")

    def lays(self, player: str, place: str, stake: str) -> None:
        """A player's wager, where its place and amount are typed."""
        self.page.keyboard.press("w")
        form = self.page.get_by_role("form", name="A player's wager")
        expect(form.get_by_label("where")).to_be_focused()
        self.page.keyboard.press("Shift+Tab")
        self.page.keyboard.type(player)
        self.page.keyboard.press("Tab")
        self.page.keyboard.type(place)
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(stake)
        self.goes_on()
        self.page.keyboard.press("Escape")
        expect(form).to_have_count(0)

    def until(self, words: str) -> None:
        """The ordinary next step, again and again, until this is asked."""
        for _ in range(STEPS):
            if self.asks.inner_text() == words:
                return
            self.goes_on()
        raise AssertionError(f"{words} was not asked, but {self.asks.inner_text()}")

    def until_settled(self) -> None:
        for _ in range(STEPS):
            if self.page.locator(".log li.settled").count():
                return
            self.goes_on()
        raise AssertionError(f"nothing is settled; asked is {self.asks.inner_text()}")
