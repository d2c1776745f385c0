"""What somebody is told when the store does not take something, or does not answer."""

from collections.abc import Iterator
from contextlib import contextmanager

from houseway.errors import BadInput, HousewayError
from houseway.money import dollars
from houseway.store.balances import Short
from houseway.store.database import AlreadyThere, Away, Unwritten
from houseway.store.leases import Lost


class NotStored(HousewayError):
    """The store could not take it: nothing has happened, and it may be tried again."""


class Overtaken(NotStored):
    """Something else was written first, by another process perhaps, to where this was to go."""


class Elsewhere(NotStored):
    """The table is run by another process; `House.where` says where."""


@contextmanager
def told() -> Iterator[None]:
    """What the store says, in words for whoever asked."""
    try:
        yield
    except Short as short:
        what = "in their purse" if short.account.kind == "purse" else "in chips"
        owner, held, needed = short.account.owner, dollars(short.held), dollars(short.needed)
        raise BadInput(f"{owner} has ${held} {what}, and ${needed} is needed") from None
    except Lost:
        raise Elsewhere("the table is run by another process by now, and nothing has happened; ask there") from None
    except Away as wrong:
        raise NotStored(f"the store does not answer; ask again with the same id when it does: {wrong}") from None
    except AlreadyThere as wrong:
        raise Overtaken(f"something else was written first, and nothing has happened; ask again: {wrong}") from None
    except Unwritten as wrong:
        raise NotStored(f"it could not be stored, and nothing has happened: {wrong}") from None
