"""The rooms of the floor can be used by everybody, and a page that is loaded again goes on where it was."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Route, expect
from support.browser import Floor
from support.visit import PRESSES, Scheme, Visit, visit

pytestmark = pytest.mark.long
LABELS = "all => all.map((each) => each.getAttribute('aria-label'))"
BLACKJACK = "Blackjack, Queensland"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_grave(opened_browser: Browser, open_floor: Floor, scheme: Scheme) -> None:
    table = open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address, scheme=scheme) as person:
        page = person.page
        page.goto(open_floor.address)
        expect(page.get_by_role("button", name="Sit down as a guest")).to_be_visible()
        found = {"sign-in": person.grave_findings()}
        person.comes_in()
        expect(page.get_by_role("link").filter(has_text="Roulette").first).to_be_visible()
        found["lobby"] = person.grave_findings()
        person.opens(table).lays("red")
        person.until(person.settled)
        found["table"] = person.grave_findings()
        page.goto(f"{open_floor.address}/rules/qld%20s5")
        expect(page.locator("article").first).to_be_visible()
        found["rulebook"] = person.grave_findings()
    assert found == {room: [] for room in found}


def test_the_lobby_leads_a_newcomer_to_one_table_of_each_game_to_start_with(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = [open_floor.table(name) for name in ("Craps", BLACKJACK, "Mini-baccarat, 8 decks", "Roulette")][-1]
    with visit(opened_browser, open_floor.address) as person:
        tables = person.comes_in().page.locator("main li")
        start = tables.filter(has_text="Start here")
        expect(start).to_have_count(3)
        hrefs = [unquote(tables.nth(n).locator("a").get_attribute("href") or "") for n in range(3)]
        game_of = {f"/tables/{each['name']}": each["game"] for each in person.fetched("/api/tables")}
        assert sorted(game_of[href] for href in hrefs) == ["blackjack", "mini-baccarat", "roulette"]
        person.opens(table)
        person.lays("red")
        person.until(person.settled)
        person.page.get_by_role("link", name="HOUSEWAY").click()
        expect(tables.first).to_be_visible()
        expect(start).to_have_count(0)  # who has played knows their way


def test_who_signs_out_is_shown_no_room_while_the_house_is_asked(opened_browser: Browser, open_floor: Floor) -> None:
    """What a room asks for then, its pictures too, would be refused."""
    asked: list[Route] = []
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        page.route("**/api/session", lambda route: asked.append(route))
        page.get_by_role("button", name="Sign out").click()
        expect(page.locator("header, main")).to_have_count(0)
        asked.pop().continue_()
        expect(page.get_by_role("button", name="Sit down as a guest")).to_be_visible()


def test_two_people_at_a_table_and_one_loads_the_page_again(opened_browser: Browser, open_floor: Floor) -> None:
    """Once the cards are dealt: they see the same hands again, go on, and both are settled."""
    table, at = open_floor.table(BLACKJACK), open_floor.address
    with visit(opened_browser, at) as ann, visit(opened_browser, at) as bob:
        ann.comes_in().opens(table).lays("blackjack box 1")
        bob.comes_in().opens(table).lays("blackjack box 2")
        expect(ann.page.locator(".stack")).to_have_count(2)
        for each in (ann, bob):
            each.page.get_by_role("button", name="Deal", exact=True).click()
        hands = ann.page.locator("svg.cloth g.piece")
        expect(hands).to_have_count(2)
        before = hands.evaluate_all(LABELS)
        ann.page.reload()
        expect(hands).to_have_count(2)
        assert hands.evaluate_all(LABELS) == before
        expect(ann.page.locator("header .held")).to_be_visible()
        play_on(ann, bob)
        assert ann.reads_why()
        assert bob.reads_why()


def play_on(*people: Visit) -> None:
    """Whoever is asked presses their golden button, until something of everybody's is settled."""
    for _ in range(PRESSES):
        playing = [each for each in people if not each.settled.count()]
        if not playing:
            return
        if not any(each.goes_on() for each in playing):
            playing[0].page.wait_for_timeout(50)  # it is on its way
    raise AssertionError([each.page.locator("footer").inner_text() for each in people])
