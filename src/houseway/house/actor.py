"""On whose behalf the house does what it does now: whoever sent the request, and by itself the house.

Everything that comes of a request runs in its context, so no call on the way has to hand on who asked. A table's task
has a context of its own: what is put into its queue carries who asked.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from houseway.house.people import AT_TABLES, PLAY, HouseRole, Member
from houseway.store.actor import THE_HOUSE, Actor

_ACTING: Final[ContextVar[Actor]] = ContextVar("acting", default=THE_HOUSE)


def actor() -> Actor:
    """Whoever acts now."""
    return _ACTING.get()


def acts_now(who: Member, role: HouseRole | None = None) -> None:
    """From here on, in this request, it is this person who acts: in this role of theirs, or their first."""
    _ACTING.set(Actor(who.name, (role or who.role).value))


@contextmanager
def acting_itself() -> Iterator[None]:
    """The house acts in here, whoever sent the request: where no name is to stay."""
    before = _ACTING.set(THE_HOUSE)
    try:
        yield
    finally:
        _ACTING.reset(before)


@contextmanager
def acting(who: Member) -> Iterator[None]:
    """Somebody acts in here, and nobody after."""
    before = _ACTING.set(Actor(who.name, who.by_which(PLAY | AT_TABLES).value))
    try:
        yield
    finally:
        _ACTING.reset(before)
