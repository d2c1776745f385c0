"""How a person plays a round of each game in the pages: where a chip is laid, and what else it takes."""

from playwright.sync_api import expect

from houseway.house.demonstration import tables
from support.visit import Visit

LAID = {
    "baccarat": "player's hand seat 1",
    "blackjack": "blackjack box 3",
    "caribbean-stud": "ante wager place 2",
    "com-bo": "high 2",
    "craps": "win bet",
    "mini-baccarat": "banker's hand seat 1",
    "mini-dice": "field",
    "pai-gow": "player's hand box 2",
    "roulette": "red",
    "sic-bo": "big",
    "tri-chro": "any star",
    "triple-penny-two-up": "heads",
    "two-up": "tails",
    "wheel-of-fortune": "symbol a",
}
"""By game. At poker one plays by acts, at keno numbers are marked."""
GAME_OF = {opened.name: opened.game.name for opened in tables()}
"""By the name of a table of the demonstration house."""


def plays(person: Visit, table: str, of: str) -> None:
    """From the lobby to a settled wager, at a table that is like one of the demonstration house."""
    plays_a_round(person.comes_in().opens(table), GAME_OF[of])


def plays_a_round(person: Visit, game: str) -> None:
    """At a table of this game that is open before them."""
    if game in LAID:
        person.lays(LAID[game])
    elif game == "keno":
        marks_a_ticket(person)
    else:
        person.sits_down()
    if game == "two-up":
        takes_the_spin(person)
    person.until(person.settled)


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
