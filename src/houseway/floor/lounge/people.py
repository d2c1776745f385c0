"""Who does what at the keno lounge, and at which terminal (qld ss 210, 212, 217 to 219)."""

from typing import Any, Final, Protocol

from houseway.errors import BadInput, Refused
from houseway.floor.floor import Floor
from houseway.floor.lookup import known_person
from houseway.floor.problems import NotThere
from houseway.floor.visitor import may
from houseway.games.keno.ticket import Ticket, is_code
from houseway.house.people import PLAY, WRITE_KENO, Member
from houseway.keno import KenoSystem

SERVE: Final = PLAY | WRITE_KENO
WINDOW: Final = {"writer": "the house", "station": 2}  # where the house draws by the clock, it writes tickets too
SELF_SERVICE: Final = {"station": 1}


class AtTerminal(Protocol):
    """What is sent by somebody at a terminal."""

    @property
    def patron(self) -> str | None: ...
    @property
    def station(self) -> int: ...


def lounge_of(floor: Floor) -> KenoSystem:
    found = floor.house.systems.keno
    if found is None:
        raise NotThere("the house has no keno lounge")
    return found


async def served(floor: Floor, who: Member, sent: AtTerminal, usual: str | None = None) -> str:
    """Whose money it is: one's own, or that of whom a keno writer serves; "" is somebody whom nobody knows, who pays in
    cash over the counter and is paid so: the ticket is the bearer's."""
    if who.is_one(PLAY):
        if sent.patron not in (None, who.name):
            may(who, WRITE_KENO)
        return who.name
    may(who, WRITE_KENO)
    patron = sent.patron if sent.patron is not None else usual
    if patron is None:
        raise BadInput("a keno writer says whom they serve: 'patron' is still to be said; \"\" is whom nobody knows")
    if not patron:
        return ""
    return (await known_person(floor.house, patron)).name


def terminal(floor: Floor, who: Member, sent: AtTerminal, under: str, at: str = "writer") -> dict[str, Any]:
    """A keno writer's own; for a patron one that they work themself, or the house's own writer's if it has one."""
    if not who.is_one(PLAY):
        return {"writer": who.name, "station": sent.station}
    by_the_clock = floor.house.systems.hours.by_the_clock
    if at == "self-service" or (at == "either" and not by_the_clock):
        return dict(SELF_SERVICE)
    if not by_the_clock:
        why = "a keno writer does this here, who is asked in person"
        raise Refused(under, why, instead="a self-service terminal, or go to a writer")
    return dict(WINDOW)


def presented(system: KenoSystem, who: Member, code: str, under: str) -> Ticket:
    """The ticket that somebody presents: a patron by its code, since a number is no ticket."""
    if who.is_one(PLAY) and not is_code(code):
        raise Refused(under, "a number is no ticket", instead="present the ticket: its code")
    return system.ticket(code, under)
