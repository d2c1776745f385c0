"""What a person does in the offices: signs in under a name, opens a room, enters a tournament, serves at the cage."""

from playwright.sync_api import expect

from houseway.house.directing import draw
from houseway.house.sign_ins import SignIns
from support.browser import PATIENT, Floor
from support.floor import PASSWORD, hashed
from support.visit import Visit


def known(floor: Floor, name: str, role: str, money: int = 0) -> str:
    """Somebody whom the house knows, with a password and some money."""
    house = floor.house
    if name not in house.people:
        floor.portal.call(house.admit, name, role)
        SignIns(house.store.engine).set_password(name, hashed())
    if money:
        floor.portal.call(house.deposit, name, money)
    return name


def signs_in(person: Visit, name: str) -> Visit:
    page = person.page
    page.goto(person.address)
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    return person


# Tournaments


def announces(floor: Floor, name: str, text: str) -> None:
    """A tournament that is drawn when somebody says so."""

    async def announced() -> None:
        await floor.house.tournament("open", tournament=name, file=text, fills=6)

    floor.portal.call(announced)


def draws(floor: Floor, name: str) -> None:
    """The next session; its tables wait for whoever plays there, and its bots do not dally."""

    async def drawn() -> None:
        await draw(floor.house, name)
        for table in floor.house.systems.tournament(name).tables:
            await floor.house.table(table).set_pace(PATIENT)

    floor.portal.call(drawn)


def opens_tournament(person: Visit, title: str) -> Visit:
    person.goes_to("Tournaments")
    person.page.get_by_role("link", name=title).first.click()
    expect(person.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    return person
