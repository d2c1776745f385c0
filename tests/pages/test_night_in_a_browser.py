"""The night: the tables against what was expected, the players, the wheel's pockets, and what cannot be shown."""

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.round_in_house import played
from support.visit import Scheme, visit

pytestmark = pytest.mark.long
LOOKS = [("dark", False, "floor manager"), ("light", True, "inspector")]


@pytest.mark.parametrize(("scheme", "phone", "role"), LOOKS)
def test_the_night_of_a_house_is_seen_and_leads_to_its_rounds(
    opened_browser: Browser, open_floor: Floor, scheme: Scheme, phone: bool, role: str
) -> None:
    table = played(open_floor, "night wheel", "roulette", 6)
    cards = played(open_floor, "night cards", "blackjack", 4)
    with visit(opened_browser, open_floor.address, phone=phone, scheme=scheme) as person:
        page = person.signs_in(open_floor.knows(f"{role} night", role)).page
        page.goto(f"{open_floor.address}/night")
        row = page.get_by_role("region", name="Tables").get_by_role("row").filter(has_text=table)
        expect(row).to_contain_text("$")
        expect(row.get_by_role("img")).to_be_visible()
        expect(page.get_by_role("img", name=f"How often each pocket of {table} came")).to_be_visible()
        expect(page.get_by_role("region", name="Players")).to_contain_text(f"{cards} bot 1")
        expect(page.get_by_text("too few rounds").first).to_be_visible()
        assert person.grave_findings() == []
        page.get_by_label("From", exact=True).fill("1999-01-01")
        page.get_by_label("To", exact=True).fill("1999-01-02")
        page.get_by_role("button", name="Look").click()
        expect(page.get_by_text("No wager was settled.")).to_be_visible()


def test_a_player_is_told_that_the_night_is_not_for_them(opened_browser: Browser, open_floor: Floor) -> None:
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in()
        person.page.goto(f"{open_floor.address}/night")
        expect(person.page.get_by_text("This page is for inspectors")).to_be_visible()
