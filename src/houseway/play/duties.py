"""What the law asks of a person besides the next step: it is done by them, or noted as not done; never presumed.

A `Duty` is a row among a game's acts. Once the law makes it due (`table.owe`), the act is open to the people of its
role until one of them has done it. What is still due when the procedure has come to its end is asked for once more, and
whoever leaves it undone, or a table at which nobody could do it, gets a ruling that says so. Where the law has the next
step wait for it, the procedure yields a `Choice` as ever, and there is no duty.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Fields, Ways, choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import Role

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.table import Table

CLOSING: Final = "before the round is closed"
"""The moment, in every game, at which what is still due is asked for; a round that owes nothing never stands there."""
LEAVE_UNDONE: Final = "leave it undone"


@dataclass(frozen=True, slots=True)
class Duty(Act[Any]):
    """A row of the acts that is open while it is due."""


class Due(NamedTuple):
    """A duty that waits for somebody to do it, and what it is about."""

    duty: Duty
    about: str = ""
    rests_on: Cite | None = None  # where that is another provision than the row names

    @property
    def under(self) -> Cite:
        return self.rests_on or self.duty.under

    def __str__(self) -> str:
        return self.duty.name + (f" ({self.about})" if self.about else "")


def duty(name: str, by: frozenset[Role], under: str | Cite, says: str = "") -> Duty:
    """Something that these people do when the law asks for it: "tell the pit boss"."""
    rests_on = cite(under) if isinstance(under, str) else under

    def when(round_: "Round[Any]", _who: str) -> Ways:
        due = [] if round_.moment == CLOSING else _of(round_.table, name)  # then it is the ask that offers it
        return [_fields(due)] if due else []

    def does(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
        _done(round_.table, name, details)

    def closed(_round: "Round[Any]", _who: str) -> Refused:
        return Refused(rests_on, f"nothing has happened that asks anybody to {name}", ground=Ground.WHEN)

    return Duty(name, by, rests_on, when, does, says, closed=closed)


def not_done(table: "Table", due: Due) -> None:
    """The time for it has passed."""
    table.duties.remove(due)
    table.rule(f"not done: {due}", due.under)


def closing(table: "Table") -> Steps[None]:
    """What is still due at the end of a round is done now, or noted as not done."""
    while table.duties:
        due = table.duties[0]
        duty = due.duty
        if not any(person.role in duty.by for person in table.people.values()):
            not_done(table, due)
            continue
        offers = {
            duty.name: Offer(due.under, _fields(_of(table, duty.name)), duty.says),
            LEAVE_UNDONE: Offer(due.under, says=f"the round ends, and it is noted that nobody did: {due}"),
        }
        _, act, details = yield Choice(duty.by, offers, due.under, "still due", moment=CLOSING)
        if act == LEAVE_UNDONE:
            not_done(table, due)
        else:
            _done(table, duty.name, details)


def who_can(round_: "Round[Any]") -> Iterator[tuple[str, Due]]:
    """What is due now that somebody who is there may do, and who."""
    people = round_.table.people.values()
    for due in list(round_.table.duties):
        who = next((person.name for person in people if person.role in due.duty.by), None)
        if who is not None:
            yield who, due


def _of(table: "Table", name: str) -> list[Due]:
    return [due for due in table.duties if due.duty.name == name]


def _fields(due: list[Due]) -> Fields:
    about = tuple(each.about for each in due if each.about)
    return (choice("about", about, optional=len(about) < len(due)),) if about else ()


def _done(table: "Table", name: str, details: Mapping[str, Any]) -> None:
    due = _of(table, name)
    table.duties.remove(next(each for each in due if each.about == details.get("about", "")))
