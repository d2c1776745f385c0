"""Cards and tiles are picked where they lie, and a raise is measured by the pot."""

import json

import pytest
from playwright.sync_api import Browser, Position, WebSocket, expect
from support.browser import Floor
from support.full_tables import at_ones_own, full_table
from support.in_pages import GAME_OF, LAID
from support.visit import Visit, visit

pytestmark = pytest.mark.long

CORNER: Position = {"x": 5, "y": 9}  # of a card, where no other lies over it
IN_ONES_HAND = ":is(.strip button.leaf, svg.cloth .pickable)"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_cards_are_given_up_and_two_tiles_set_by_clicks(
    opened_browser: Browser, open_floor: Floor, phone: bool
) -> None:
    for table, act, said in (("Draw poker", "draw", "Draw 2"), ("Pai gow, Queensland", "set", "Set")):
        with visit(opened_browser, open_floor.address, phone=phone) as person:
            name, sent = full_table(open_floor, table), frames_of(person)
            sits_and_bets(person.comes_in().opens(name), table)
            hand = person.page.locator(IN_ONES_HAND)
            person.until(hand)
            for at in (0, 2):
                hand.nth(at).click(position=CORNER)
            if act == "set":
                expect(person.page.locator("footer")).to_contain_text("low: ")
                expect(person.page.locator("footer")).to_contain_text(" · high: ")
            expect(person.golden).to_have_text(said)
            person.golden.click()
            expect(hand.and_(person.page.locator("[aria-pressed=true]"))).to_have_count(0)
            expect(person.page.locator("footer [role=alert]")).to_have_count(0)
            (given,) = (each["with"] for each in map(json.loads, sent) if each.get("act") == act)
            assert len(given["cards"] if act == "draw" else given["low"].split()) == 2


def test_a_raise_is_measured_by_the_pot_and_the_table_tells_what_a_call_is_for(
    opened_browser: Browser, open_floor: Floor
) -> None:
    with visit(opened_browser, open_floor.address) as person:
        name = full_table(open_floor, "Draw poker")
        sits_and_bets(person.comes_in().opens(name), "Draw poker")
        page, more = person.page, person.page.get_by_role("button", name="Raise …")
        person.until(more)
        expect(page.locator("svg.cloth .tag.pot").last).to_contain_text(" to 1")
        expect(page.locator("svg.cloth .tag.name").first).to_contain_text("$")
        assert page.locator("svg.cloth .stack").count() > 1
        more.click()
        most = page.get_by_role("slider").get_attribute("max")
        page.get_by_role("button", name="Most").or_(page.get_by_role("button", name="All in")).click()
        expect(page.get_by_role("spinbutton")).to_have_value(str(most))


def frames_of(person: Visit) -> list[str | bytes]:
    """What the page sends from now on."""
    sent: list[str | bytes] = []

    def keep(frame: str | bytes) -> None:
        sent.append(frame)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", keep)

    person.page.on("websocket", listen)
    return sent


def sits_and_bets(person: Visit, table: str) -> None:
    if GAME_OF[table] in LAID:
        person.sits_down()
        person.lays(at_ones_own(person, LAID[GAME_OF[table]]))
    elif not person.page.locator("header .held").count():
        person.sits_down()
