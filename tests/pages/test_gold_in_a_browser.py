"""Somebody who presses the golden button in a browser, and nothing else, at every table and as whatever they can be."""

import re
from itertools import groupby

import pytest
from playwright.sync_api import Browser, Locator, expect
from support.browser import Floor
from support.visit import Visit, visit

from houseway.house.demonstration import tables
from houseway.house.tables.bots import admit_bot

pytestmark = pytest.mark.long
PRESSES = 8
AT_POKER = 14  # five rounds of betting ask five times, more where somebody raises, and then one's cards are shown
AGAIN_AFTER_TRIPLE = (
    2  # no more bets, and a spin: three alike move a bet to bonus play, where the next spin decides, s473(4)
)
MOST = 40
AGAIN = re.compile("^Again ")
WHOSE = (False, True)
GIVES_UP = ("Fold", "Retire", "Stop spinning", "Surrender", "Pass the dice", "Reject the dice", "Decline the shoe")
ROLES = {
    "Two-up": ("Decline", 3),
    "Craps": ("Reject the dice", 1),
    "Baccarat, Queensland": ("Decline the shoe", 1),
}
"""Who lets another spin, throw or deal: what is pressed once for that, and how many sit down after them."""


def walked(person: Visit, role: str) -> list[str]:
    """What was pressed until a wager of theirs was settled."""
    pressed = list[str]()
    other = person.page.locator("footer .acts button:enabled").filter(has_text=role)
    while not person.settled.count() and len(pressed) < MOST:
        wanted = role and role not in pressed
        (person.settled.or_(person.golden).or_(other) if wanted else person.settled.or_(person.golden)).first.wait_for(
            state="attached"
        )
        button = other if wanted and other.count() else person.golden
        if not person.settled.count() and button.count():
            pressed.append(words(button.first))
            button.first.click()
    return pressed


def words(button: Locator) -> str:
    found: str = button.evaluate("each => each.firstChild.textContent.replace('…', '').trim()")
    return found


def again(person: Visit, pressed: list[str]) -> None:
    """When wagers are open again, what was wagered lies there still, or is laid by one press that says for how much."""
    button, open_ = person.page.get_by_role("button", name=AGAIN), person.page.locator("svg.cloth.open")
    for _ in range(MOST):
        button.or_(person.golden).first.wait_for()
        if button.count() or (open_.count() and person.stacks.count()):
            break
        person.golden.first.click()
    if button.count():
        made = [found for each in pressed if (found := re.match(r"Bet \$(\d+): (.*)", each)) is not None]
        laid, spinners = (sum(int(each[1]) for each in made if each[2].startswith("spinner's") is its) for its in WHOSE)
        view = person.fetched(f"/api/tables/{person.page.url.rpartition('/')[2]}")["view"]
        lies = sum(float(each["stake"]) for each in view["placed"] if each["person"] in view["you"]["names"])
        may = (laid - lies, laid + spinners - lies)  # the spinner's alone, as long as one spins
        assert words(button) in [f"Again ${amount:g}" for amount in may], (pressed, words(button))
        button.click()
        expect(person.page.get_by_role("button", name=AGAIN)).to_have_count(0)
    tickets = person.page.locator(".counters span").filter(has_text="ticket")
    expect(person.stacks.or_(tickets).first).to_be_visible()


def bots_come(floor: Floor, table: str, count: int) -> None:
    for number in range(count):
        floor.portal.call(admit_bot, floor.house.tables[table], f"{table} bot {number + 1}")


WALKS = [(at.name, role) for at in tables() for role in ("", *ROLES.get(at.name, ())[:1])]


@pytest.mark.parametrize(("of", "role"), WALKS)
def test_gold_alone_leads_to_a_settled_wager(at_a_desk: Visit, open_floor: Floor, of: str, role: str) -> None:
    person, table = at_a_desk, open_floor.table(of)
    poker = bool(open_floor.house.table(table).running.game.pot)
    person.goes_on_to(table)
    if role:
        person.sits_down()
        bots_come(open_floor, table, ROLES[of][1])
    pressed = walked(person, role)
    if not (poker or role):
        again(person, pressed)
    chosen = [each for each, _ in groupby(pressed)]  # coins that come up odds are spun again, as often as they do
    once_more = AGAIN_AFTER_TRIPLE * max(0, chosen.count("Spin the coins") - 1)
    assert len(chosen) - once_more <= (AT_POKER if poker else PRESSES), " > ".join(pressed)
    assert not {*pressed}.intersection(GIVES_UP) - {role}, pressed
    assert not role or role in pressed, pressed


def test_s425_whoever_takes_the_bank_goes_on_by_gold_to_the_end_of_the_round(
    opened_browser: Browser, open_floor: Floor
) -> None:
    """It is offered round the table from the second round on."""
    table = open_floor.table("Pai gow, Queensland")
    with visit(opened_browser, open_floor.address) as person:
        person.comes_in().opens(table).sits_down()
        bots_come(open_floor, table, 1)
        take = person.page.locator("footer .acts button:enabled").filter(has_text="Take the bank")
        for _ in range(MOST):
            person.golden.or_(take).first.wait_for()
            if take.count():
                break
            person.golden.first.click()
        round_ = open_floor.house.tables[table].running.number
        take.click()
        pressed = list[str]()
        while open_floor.house.tables[table].running.number == round_ and len(pressed) <= PRESSES:
            person.golden.first.wait_for()
            pressed.append(words(person.golden.first))
            person.golden.first.click()
        assert len(pressed) <= PRESSES, pressed
