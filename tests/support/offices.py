"""Tournaments in the pages: announced, drawn, and opened by somebody."""

from playwright.sync_api import expect

from houseway.house.director import draw
from support.browser import PATIENT, Floor
from support.visit import Visit


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
