"""How a person plays a round of each game in the pages: where a chip is laid, and what else it takes."""

import re

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
REFUSED = {
    "baccarat": "player's hand seat 1",
    "blackjack": "blackjack box 3",
    "caribbean-stud": "jackpot wager place 2",
    "craps": "field bet",
    "mini-baccarat": "banker's hand seat 1",
    "mini-dice": "field",
    "pai-gow": "player's hand box 1",
    "roulette": "straight up 17",
    "sic-bo": "any triple",
    "tri-chro": "red star pair",
    "triple-penny-two-up": "heads bonus play",
    "two-up": "spinner's wager on heads",
    "wheel-of-fortune": "symbol b",
}
"""Where a chip is refused to somebody who has just sat down: while the cards are cut, because another wager must be
made first or somebody else makes it, or as more than the sign allows."""
OVER = ("craps", "mini-dice", "roulette", "sic-bo", "tri-chro", "wheel-of-fortune")
"""Where it is one of $500 that is too much; at mini-dice a second one."""
TOO_MANY = [str(number) for number in range(1, 12)]  # on one entry of keno
ONE_SENTENCE = re.compile(r"^[A-Z$'0-9].*[^.]\.$")
GAME_OF = {opened.name: opened.game.name for opened in tables()}
"""By the name of a table of the demonstration house."""


def plays_a_round(person: Visit, game: str) -> None:
    """At a table of this game that is open before them."""
    if game in LAID:
        person.lays(LAID[game])
    elif game == "keno":
        marks_a_ticket(person)
    elif not person.page.locator("header .held").count():
        person.sits_down()
    if game == "two-up":
        takes_the_spin(person)
    person.until(person.settled)


def refuses(game: str) -> bool:
    """Can anything be clicked that is refused? Victoria's Com-Bo takes it (r6.2), poker says who sits there."""
    return game == "keno" or game in REFUSED


def is_refused(person: Visit, game: str) -> None:
    """Something that the game does not permit: one sentence with its provision, which opens beside the table."""
    person.sits_down()
    if not refuses(game):
        return
    if game == "keno":
        hands_in_too_many_numbers(person)
    else:
        lays_too_much(person, game)
    refused = person.page.locator("footer [role=alert]")
    expect(refused.locator("span").first).to_have_text(ONE_SENTENCE)
    cite = refused.locator("button.link").first
    words = cite.inner_text()
    assert words != "Close", refused.inner_text()
    cite.click()
    expect(person.page.locator("aside article").first).to_contain_text(words)


def lays_too_much(person: Visit, game: str) -> None:
    if game in OVER:
        chooses_chip(person, "$500.00")
    person.click_place(REFUSED[game])
    if game == "mini-dice":
        expect(person.stacks).to_have_count(1)
        person.click_place(REFUSED[game])


def chooses_chip(person: Visit, worth: str) -> None:
    person.page.get_by_role("radio", name=f"a chip of {worth}").click()


def goes_on_after(person: Visit, game: str) -> None:
    """What was refused is left as it is, and a chip of the usual size is chosen again."""
    page = person.page
    if not refuses(game):
        return  # nothing was
    page.locator("footer [role=alert]").get_by_role("button", name="Close").click()
    page.get_by_role("tab", name="This round").click()
    if game == "keno":
        page.get_by_role("button", name="Not now").click()
        unmarks(person)
    if game in OVER:
        chooses_chip(person, "$5.00")
    if game == "mini-dice":
        page.get_by_role("button", name="Undo").click()
        expect(person.stacks).to_have_count(0)


def hands_in_too_many_numbers(person: Visit) -> None:
    for number in TOO_MANY:
        person.click_place(number)
        expect(person.place(number)).to_have_attribute("aria-pressed", "true")
    submits(person)


def unmarks(person: Visit) -> None:
    for number in TOO_MANY:
        person.click_place(number)
        expect(person.place(number)).to_have_attribute("aria-pressed", "false")


def submits(person: Visit) -> None:
    person.page.locator("footer").get_by_role("button", name="submit an entry").click()
    person.page.locator("form button.first").click()


def marks_a_ticket(person: Visit) -> None:
    for number in ("7", "17", "44"):
        person.click_place(number)
        expect(person.place(number)).to_have_attribute("aria-pressed", "true")
    if not person.page.locator("header .held").count():
        person.sits_down()
    submits(person)


def takes_the_spin(person: Visit) -> None:
    """A spinner who has no wager as such retires, and nobody spins."""
    person.until(person.page.get_by_role("button", name="No more bets"))
    person.click_place("spinner's wager on heads")
    expect(person.stacks).to_have_count(2)
