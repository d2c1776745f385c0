"""Who and what the house knows, by name; 404 where it does not."""

from houseway.errors import BadInput, quoted
from houseway.floor.problems import NotThere
from houseway.floor.shapes import Holdings
from houseway.house.house import House
from houseway.house.people import Member
from houseway.ledger.accounts import carried, purse
from houseway.money import dollars


def known_person(house: House, name: str) -> Member:
    try:
        return house.known(name)
    except BadInput as nobody:
        raise NotThere(str(nobody)) from None


def known_table(house: House, name: str) -> str:
    """Closed ones too."""
    if name not in house.names:
        raise NotThere(f"there is no table {quoted(name)}")
    return name


def holdings(house: House, person: str) -> Holdings:
    """What somebody has away from the tables."""
    return Holdings(person=person, purse=dollars(house.held(purse(person))), chips=dollars(house.held(carried(person))))
