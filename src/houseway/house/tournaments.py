"""A tournament of a house: people enter for their own money, it is held by a seed that was committed to, and pays."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.ledger.accounts import CAGE
from houseway.play.codec import Data
from houseway.tournament import Running, check, read
from houseway.tournament.entering import pay_in, withdraw
from houseway.tournament.play import hold
from houseway.tournament.running import Entrant

LONGEST: Final = 100_000  # letters of a file
ACTS: Final = ("open", "enter", "withdraw", "hold")


@dataclass(slots=True)
class Tournament:
    """On its way, or over: then `came_to` has what it came to."""

    running: Running
    secret: int  # the number of its seed
    came_to: Data = field(default_factory=dict)

    def open(self) -> Running:
        """While it is not over."""
        if self.came_to:
            raise BadInput(f"the tournament {quoted(self.running.name)} is over")
        return self.running

    def over(self, came_to: Data) -> Data:
        self.came_to = came_to
        return came_to


def announced(name: str, text: str, secret: int) -> Tournament:
    """A tournament whose file states its conditions; what stands against it is refused with its provision."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadInput(f"the file of a tournament is a text of at most {LONGEST} letters")
    filed = read(text, name)
    if filed.entrants or filed.events:
        raise BadInput(f"{name}: people enter a tournament of the house by themselves; the file names none, nor events")
    return Tournament(Running(check(filed), "", name), secret)


def enter(tournament: Tournament, person: str) -> Data:
    """Somebody enters, for the fee."""
    running = tournament.open()
    most = running.conditions.players[1]
    if person in running.entrants:
        raise BadInput(f"{person} has entered already")
    if most is not None and len(running.entrants) >= most:
        raise Refused(running.text.terms, f"{most} players have entered, and no more may", ground=Ground.AMOUNT)
    who = running.entrants[person] = Entrant(person)
    pay_in(running, who, running.conditions.entry_fee or 0, "entry fees")
    return {"fee": who.paid}


def leave(tournament: Tournament, person: str, at: datetime) -> Data:
    """Somebody withdraws before it is held; what they get back is what the conditions say."""
    running = tournament.open()
    before = running.books.balance(running.pool) + running.books.balance(running.operator)
    withdraw(running, {"player": person, "at": at})
    return {"refund": before - running.books.balance(running.pool) - running.books.balance(running.operator)}


def held(tournament: Tournament, seed: str) -> Data:
    """It is held, with tournament chips, to the prizes; what the operator's desk has then is the cage's."""
    running = tournament.open()
    running.seed = seed
    hold(running)
    books, desk = running.books, running.operator
    left, about = books.balance(desk), f"{running.name} is over"
    books.move(max(left, 0), desk, CAGE, about, running.text.prizes)
    books.move(max(-left, 0), CAGE, desk, about, running.text.prizes)
    return tournament.over({"places": running.places, "prizes": dict(running.prizes)})
