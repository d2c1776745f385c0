"""Who and what the house knows, by name; 404 where it does not."""

from houseway.errors import BadInput, quoted
from houseway.floor.problems import NotThere
from houseway.floor.shapes import Holdings
from houseway.house.house import House
from houseway.house.people import Member
from houseway.ledger.accounts import carried, purse
from houseway.money import dollars
from houseway.store.problems import told
from houseway.store.registers import Listed


async def known_person(house: House, name: str) -> Member:
    try:
        return await house.knows(name)
    except BadInput as nobody:
        raise NotThere(str(nobody)) from None


async def known_table(house: House, name: str) -> Listed:
    """Closed ones too, and those that another process runs."""
    with told():
        found = await house.store.aside(house.store.table, name)
    if found is None:
        raise NotThere(f"there is no table {quoted(name)}")
    return found


async def holdings(house: House, person: str) -> Holdings:
    """What somebody has away from the tables, and at each."""
    money, chips = await house.holds(purse(person), carried(person))
    with told():
        here = await house.store.aside(house.store.at_tables, person)
    return Holdings(
        person=person,
        purse=dollars(money),
        chips=dollars(chips),
        together=dollars(money + chips),
        at_tables={table: dollars(amount) for table, amount in here.items()},
    )
