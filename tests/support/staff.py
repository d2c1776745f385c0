"""Somebody of the staff in a browser: known to the house, and signed in without a password being typed."""

from houseway.floor.sessions import Sessions
from houseway.floor.settings import Settings
from houseway.house.sign_ins import SignIns
from support.browser import Floor
from support.visit import Visit


def comes_as(person: Visit, floor: Floor, name: str, role: str) -> Visit:
    """They have the cookie of a session of their own."""

    async def session() -> str:
        if name not in floor.house.people:
            await floor.house.admit(name, role)
        return await Sessions(SignIns(floor.house.store.engine), Settings()).cookie_for(name)

    cookie, _, value = floor.portal.call(session).partition("=")
    person.page.context.add_cookies([{"name": cookie, "value": value, "url": floor.address}])
    return person
