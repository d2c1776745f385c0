"""Two people and a dealer in three browsers at one table: each sees what they may; one loads the page again in
mid-round, one loses the connection for 20 seconds; both go on to the settlement."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.browser import Floor
from support.staffed import Dealer, live_table, somebody
from support.visit import Visit

pytestmark = pytest.mark.long
AWAY = 20_000  # milliseconds
CARDS = "svg.cloth svg.card"
DOWN = "a card, face down"
ANNS, BOBS = ("2 of clubs", "4 of hearts"), ("3 of diamonds", "5 of spades")  # hole cards
LABELS = "all => all.map((each) => each.getAttribute('aria-label'))"


def sent_to(page: Page) -> list[str]:
    """Every frame that its sockets will be sent."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


class Player:
    """With a page at the table; whatever its sockets were sent is kept."""

    def __init__(self, person: Visit, table: str) -> None:
        self.person, self.page = person, person.page
        self.frames = sent_to(self.page)
        self.page.goto(f"{person.address}/tables/{table}")
        expect(self.page.locator("header .held")).to_be_visible()

    def does(self, act: str) -> None:
        """On its button stands the sum, where it takes one."""
        self.page.get_by_role("button", name=re.compile(rf"^{act}( \$[\d,.]+)?$", re.IGNORECASE)).click()

    def cards(self) -> list[str]:
        """Every card on the cloth, face down or not."""
        labels: list[str] = self.page.locator(CARDS).evaluate_all(LABELS)
        return labels

    def sees(self, card: str) -> bool:
        return self.page.locator(f'svg.card[aria-label="{card}"]').count() > 0

    def reloads(self) -> None:
        self.page.reload()
        expect(self.page.locator("header .held")).to_be_visible()


class AtOneTable:
    """A dealer, ann and bob."""

    def __init__(self, floor: Floor, table: str, dan: Visit, ann: Visit, bob: Visit) -> None:
        self.floor, self.table = floor, table
        self.frames = sent_to(dan.page)  # to the dealer
        bob.page.clock.install()
        self.dealer, self.ann, self.bob = Dealer(dan, table), Player(ann, table), Player(bob, table)

    def staff(self, who: str, act: str) -> None:
        """Somebody else of the staff does their part."""
        self.floor.portal.call(self.floor.house.table(self.table).act, who, act)

    @contextmanager
    def away(self, seen: Locator, really: bool = False) -> Iterator[None]:
        """Bob has no connection for 20 seconds, by the clock of his page; others go on, and then he is there again.

        He has `seen` what came last: a frame still on its way would hold up the end of the connection behind it.
        """
        page = self.bob.page
        expect(seen).to_be_visible()
        page.context.set_offline(True)
        self.floor.cuts("bob")
        expect(page.get_by_text("rying again …")).to_be_visible()
        page.wait_for_timeout(AWAY) if really else page.clock.fast_forward(AWAY)
        yield
        page.context.set_offline(False)
        expect(page.get_by_text("rying again …")).to_have_count(0)
        told = [each for each in self.bob.person.wrong if "ERR_INTERNET_DISCONNECTED" not in each]
        self.bob.person.wrong[:] = told

    def both_are_settled(self) -> None:
        for player in (self.ann, self.bob):
            expect(player.person.settled.first).to_be_visible()
            assert player.person.reads_why()

    def nobody_sees_anothers_chips(self) -> None:
        """On the layout everybody does; what somebody holds, they themself and the staff."""
        for frames, everything in ((self.frames, True), (self.ann.frames, False), (self.bob.frames, False)):
            assert any('"chips":{' in frame for frame in frames) == everything


@pytest.fixture
def at(opened_browser: Browser, open_floor: Floor) -> Iterator[Callable[[str], AtOneTable]]:
    with ExitStack() as stack:

        def sit(game: str) -> AtOneTable:
            table = live_table(open_floor, game, "ann", "bob")
            people = (("dan", "dealer"), ("ann", "player"), ("bob", "player"))
            here = [stack.enter_context(somebody(opened_browser, open_floor, *person)) for person in people]
            return AtOneTable(open_floor, table, *here)

        yield sit


def test_blackjack(at: Callable[[str], AtOneTable]) -> None:
    here = at("blackjack")
    dealer, ann, bob = here.dealer, here.ann, here.bob
    dealer.sees("Sort and inspect").goes_on()
    here.staff("floor manager", "sort and inspect")
    for step in ("Spread the cards", "Shuffle", "Offer the cut"):
        dealer.sees(step).goes_on()
    ann.does("decline")
    bob.does("decline")
    for step in ("Cut", "Complete the cut", "Insert the cutting card", "Put the cards in the shoe"):
        dealer.sees(step).goes_on()
    ann.person.lays("blackjack box 1")
    bob.person.lays("blackjack box 2")
    expect(dealer.page.locator(".stack")).to_have_count(2)
    dealer.goes_on()
    dealer.types("ks", "9d", "10h", "9c", "8s")
    dealer.sees("ann, box 1: draw or stand")
    expect(ann.page.locator(CARDS)).to_have_count(4)
    before = ann.cards()
    with here.away(bob.page.locator(CARDS).nth(3), really=True):
        ann.reloads()
        expect(ann.page.locator(CARDS)).to_have_count(4)
        assert ann.cards() == before
        ann.does("stand")
        dealer.sees("bob, box 2: draw or stand")
    bob.does("stand")
    dealer.sees("A card from the shoe for dealer").types("8h")
    dealer.sees("Settle").goes_on()
    here.both_are_settled()
    here.nobody_sees_anothers_chips()


def test_craps(at: Callable[[str], AtOneTable]) -> None:
    here = at("craps")
    dealer, ann, bob = here.dealer, here.ann, here.bob
    dealer.goes_on()
    ann.does("accept the dice")
    for player in (ann, bob):
        player.person.lays("win bet")
    ann.does("throw the dice")
    dealer.sees("A roll from the dice").types("4 2")
    for step in ("Call the throw", "Collect the dice"):
        dealer.sees(step).goes_on()
    expect(bob.page.locator(".puck.on")).to_have_text("6")
    with here.away(bob.page.locator("svg.cloth.open")):
        ann.reloads()
        expect(ann.page.locator(".puck.on")).to_have_text("6")
        expect(ann.page.locator(".stack")).to_have_count(2)
        ann.does("throw the dice")
        dealer.sees("A roll from the dice").types("5 1")
    expect(bob.page.locator("svg.die")).to_have_count(2)
    for step in ("Call the throw", "Collect the dice"):
        dealer.sees(step).goes_on()
    here.both_are_settled()
    here.nobody_sees_anothers_chips()


def test_7_card_stud(at: Callable[[str], AtOneTable]) -> None:
    here = at("7-card-stud")
    dealer, ann, bob = here.dealer, here.ann, here.bob
    dealer.sees("Place your bets").goes_on()
    dealer.sees("Sort and inspect").goes_on()
    here.staff("floor manager", "sort and inspect")
    for step in ("Spread the cards", "Wash and shuffle", "Shuffle", "Cut"):
        dealer.sees(step).goes_on()
    ann.does("ante bet")
    bob.does("ante bet")
    dealer.types("2c", "3d", "4h", "5s", "7c", "8d")
    dealer.sees("bob: bet")
    expect(ann.page.locator(CARDS)).to_have_count(6)
    before = ann.cards()
    assert sorted(before) == sorted(["2 of clubs", "4 of hearts", "7 of clubs", *2 * [DOWN], "8 of diamonds"])
    with here.away(bob.page.get_by_role("button", name=re.compile(r"^Bet \$"))):
        ann.reloads()
        expect(ann.page.locator(CARDS)).to_have_count(6)
        assert ann.cards() == before
    assert sorted(bob.cards()) == sorted([*2 * [DOWN], "7 of clubs", "3 of diamonds", "5 of spades", "8 of diamonds"])
    for player, own, others in ((ann, ANNS, BOBS), (bob, BOBS, ANNS)):
        assert all(map(player.sees, own))
        assert not any(map(player.sees, others))
    bob.does("bet")
    ann.does("fold")
    here.both_are_settled()
    for hole, owner in (("2C", ann), ("4H", ann), ("3D", bob), ("5S", bob)):
        for frames in (here.frames, ann.frames, bob.frames):
            assert any(hole in frame for frame in frames) == (frames is owner.frames), hole
