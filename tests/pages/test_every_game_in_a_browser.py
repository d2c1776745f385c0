"""A person plays every game in a browser, from the lobby to the provision behind their settlement."""

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Floor
from support.visit import Visit, visit

from houseway.games import GAMES
from houseway.house.demonstration import tables

pytestmark = pytest.mark.long

LAID = {
    "Baccarat, Queensland": "player's hand seat 1",
    "Blackjack, Queensland": "blackjack box 3",
    "Caribbean stud poker, Queensland": "ante wager place 2",
    "Craps": "win bet",
    "Crown Com-Bo, 8 decks": "high 2",
    "Mini-baccarat, 8 decks": "banker's hand seat 1",
    "Mini-dice": "field",
    "Pai gow, Queensland": "player's hand box 2",
    "Roulette": "red",
    "Sic-bo": "big",
    "Tri-chro, 54 balls": "any star",
    "Triple penny two-up": "heads",
    "Two-up": "tails",
    "Wheel of fortune, 50 spaces": "symbol a",
}
"""Where a chip is laid. At poker one plays by acts, at keno numbers are marked."""
POKER = ("5 card stud poker", "7 card stud poker", "Draw poker", "Manila poker")
KENO = "Keno"
ON_A_PHONE = ("Roulette", "Blackjack, Queensland", KENO, "7 card stud poker")


def test_every_game_is_played_here() -> None:
    games = {opened.name: opened.game.name for opened in tables()}
    assert {games[name] for name in (*LAID, *POKER, KENO)} == set(GAMES)


def marks_a_ticket(person: Visit) -> None:
    for number in ("7", "17", "44"):
        person.click_place(number)
        expect(person.page.locator(f'[data-name="{number}"]')).to_have_attribute("aria-pressed", "true")
    person.sits_down()
    person.page.get_by_role("button", name="submit an entry").click()
    person.page.locator("form button.first").click()


def takes_the_spin(person: Visit) -> None:
    """A spinner who has no wager as such retires, and nobody spins."""
    person.until(person.page.get_by_role("button", name="No more bets"))
    person.click_place("spinner's wager on heads heads")
    expect(person.stacks).to_have_count(2)


def plays(person: Visit, floor: Floor, table: str) -> None:
    name = floor.table(table)  # before the lobby lists what is open
    person.comes_in().opens(name)
    if table in LAID:
        person.lays(LAID[table])
    elif table == KENO:
        marks_a_ticket(person)
    else:
        person.sits_down()
    if table == "Two-up":
        takes_the_spin(person)
    person.until(person.settled)


@pytest.mark.parametrize("table", [*LAID, *POKER, KENO])
def test_a_round_on_a_desktop(opened_browser: Browser, open_floor: Floor, table: str) -> None:
    with visit(opened_browser, open_floor.address) as person:
        plays(person, open_floor, table)
        person.reads_why()


@pytest.mark.parametrize("table", ON_A_PHONE)
def test_a_round_on_a_phone(opened_browser: Browser, open_floor: Floor, table: str) -> None:
    with visit(opened_browser, open_floor.address, phone=True) as person:
        plays(person, open_floor, table)
        person.reads_why()
