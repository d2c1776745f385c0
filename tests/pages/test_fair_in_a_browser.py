"""What one saw of a shoe is checked by the page itself, and a word is sealed for a shoe to come."""

import re

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.house import Play
from support.round_in_house import played
from support.visit import visit

pytestmark = pytest.mark.long
ROUNDS = 3


def test_the_page_checks_the_cards_that_one_saw_and_opens_ones_word(opened_browser: Browser, open_floor: Floor) -> None:
    name = played(open_floor, "fair stud", "caribbean-stud")
    table = open_floor.house.tables[name]
    open_floor.portal.call(Play(table, "fair").rounds, ROUNDS)
    with visit(opened_browser, open_floor.address) as person:
        page = person.signs_in(open_floor.knows("fair ann", "player")).page
        page.goto(f"{open_floor.address}/tables/{name}")
        page.get_by_role("tab", name="Results").click()
        page.get_by_role("button", name="Shoe 1", exact=True).click()
        checked = page.get_by_role("status").filter(has_text="Your cards of shoe 1")
        expect(checked).to_contain_text(re.compile(r"(\d+) of \1 fit"))
        page.get_by_label("A word of yours").fill("luck")
        page.get_by_role("button", name="Seal").click()
        expect(page.get_by_text("is sealed")).to_be_visible()
        shoe = table.running.shoes.number
        open_floor.portal.call(Play(table, "opens").rounds, 1)
        expect(page.get_by_text(f"Your word for shoe {shoe + 2} is opened")).to_be_visible()
        open_floor.portal.call(Play(table, "mixed").rounds, 1)
        assert table.running.shoes.words == ["luck"]
