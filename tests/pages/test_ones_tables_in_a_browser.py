"""Money and tables: one strip wherever one is; one's own tables first in the lobby, and the others chosen among."""

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.visit import PHONE, visit

pytestmark = pytest.mark.long
STRIP = "Your money"
LOOKS = 60
NAMED = "Bartholomew Featherstonehaugh"
MUCH = 9_999_999_50
PHONES = ((320, 640), (360, 780), (390, 844), (414, 896), (568, 320), (844, 390))
FINGER = 24  # pixels
IN_THE_BAR = ".topbar, .topbar a, .topbar button, .topbar .money"
OUT_OF_SIGHT = """([all, finger]) => [...document.querySelectorAll(all)].filter((each) => {
  const { left, right, width, height } = each.getBoundingClientRect();
  const pressed = each.matches('a, button');
  return width && (left < 0 || right > document.documentElement.clientWidth + 0.5 || (pressed && height < finger));
}).map((each) => each.innerText)"""
NAMES = "all => all.map((each) => decodeURIComponent(each.getAttribute('href').split('/tables/')[1]))"
"""Of the tables; some stand there by their game's title."""


def test_ones_tables_stand_first_are_gone_on_with_and_left_with_what_one_has_there(
    opened_browser: Browser, open_floor: Floor
) -> None:
    dice, wheel = open_floor.table("Sic-bo"), open_floor.table("Roulette")
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
        for table in (dice, wheel):
            person.opens(table).sits_down()
            money = page.get_by_role("group", name=STRIP)
            expect(money).to_contain_text("you hold $500.00")
            page.get_by_role("link", name="HOUSEWAY").click()
        expect(page.get_by_role("group", name=STRIP)).to_have_text("purse $5,000 at tables $1,000")
        page.get_by_role("link", name=f"Go on at {wheel}").click()
        expect(page.get_by_role("group", name=STRIP)).to_have_text("purse $5,000 you hold $500.00 others $500")
        page.get_by_role("link", name="HOUSEWAY").click()
        page.get_by_role("button", name=f"Leave with $500 from {dice}").click()
        expect(page.get_by_text(f"You have left {dice}.")).to_be_visible()
        expect(page.get_by_role("group", name=STRIP)).to_have_text("purse $5,500 at tables $500")
        expect(page.get_by_role("link", name=f"Go on at {dice}")).to_have_count(0)
        assert not person.grave_findings()


def test_tables_are_found_by_kind_limit_and_state_and_put_in_order(opened_browser: Browser, open_floor: Floor) -> None:
    made = [open_floor.table(name) for name in ("Sic-bo", "Mini-dice", "Pai Gow, Victoria", "Draw poker")]
    with visit(opened_browser, open_floor.address) as person:
        page = person.comes_in().page
        cards = page.locator("main li a.table strong")
        page.get_by_label("Kind of game").select_option("dice")
        expect(cards.filter(has_text=made[0]).first).to_be_visible()
        for other in made[2:]:
            expect(cards.get_by_text(other, exact=True)).to_have_count(0)
        page.get_by_label("Limit").select_option("minimum $1 or less")
        expect(cards.get_by_text(made[1], exact=True)).to_have_count(0)  # its least is $2
        expect(cards.get_by_text(made[0], exact=True)).to_be_visible()
        page.get_by_label("Limit").select_option("any limit")
        page.get_by_label("Kind of game").select_option("every kind")
        page.get_by_label("State").select_option("Victoria")
        expect(cards.get_by_text(made[2], exact=True)).to_be_visible()
        expect(cards.get_by_text(made[0], exact=True)).to_have_count(0)
        page.get_by_label("State").select_option("both States")
        page.get_by_label("Order").select_option("most players first")
        expect(cards.get_by_text(made[3], exact=True)).to_be_visible()
        for _ in range(LOOKS):  # whoever comes or goes meanwhile is seen the next time
            shown = page.locator("main li a.table").evaluate_all(NAMES)
            players = {each["name"]: len(each["players"]) for each in person.fetched("/api/tables")}
            counts = [players[name] for name in shown if name in players]
            if counts == sorted(counts, reverse=True):
                break
            page.wait_for_timeout(500)
        assert counts == sorted(counts, reverse=True)


def test_the_bar_of_somebody_with_a_long_name_and_much_money_fits_every_phone(
    opened_browser: Browser, open_floor: Floor
) -> None:
    table = open_floor.table("Triple penny two-up")
    with visit(opened_browser, open_floor.address, phone=True) as person:
        page = person.signs_in(open_floor.knows(NAMED, "player", MUCH)).page
        for at_a_table in (False, True):
            if at_a_table:
                person.opens(table).sits_down()
            for width, height in PHONES:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(OUT_OF_SIGHT, [IN_THE_BAR, FINGER]) == [], (at_a_table, width)
                assert page.evaluate("document.documentElement.scrollWidth") <= width
            page.set_viewport_size(PHONE)
