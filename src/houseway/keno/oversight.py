"""An entry that a keno writer took against the rules: ruled on as at the table of Part 13 (qld s5(2), s216(4))."""

from dataclasses import dataclass

from houseway.errors import BadInput
from houseway.games.keno.entry import Entry, check_ways
from houseway.games.keno.remedy import MANY, Handed
from houseway.games.keno.terms import HANDED_IN
from houseway.games.keno.ticket import Ticket
from houseway.keno.settings import KenoSettings
from houseway.keno.terminals import Terminal
from houseway.money import Cents, dollars
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.settlement import Ruling


@dataclass(frozen=True, slots=True)
class AcceptedEntry:
    """What became of it: the ticket for what stands, if anything does; what went back; and why."""

    ticket: Ticket | None
    back: Cents
    rulings: tuple[Ruling, ...]


def rule_on(
    entry: Entry, person: Person, terminal: Terminal, settings: KenoSettings
) -> tuple[Entry | None, tuple[Ruling, ...]]:
    """What of the entry stands, where this person has handed in all that they hold."""
    terminal.check_writer(HANDED_IN, "an entry is accepted by a person,")
    _check_shape(entry, person.purse.value)
    on_cards = settings.rules.cards_take_ways or terminal.takes_ways_on_cards
    table = settings.table([person], cards_take_ways=on_cards)
    round_, handed = Round(table), Handed(table, person, entry)
    handed.paid_for()
    return handed.entry if handed.stands() else None, tuple(round_.rulings)


def _check_shape(entry: Entry, handed_in: Cents) -> None:
    """What cannot have been handed in is not ruled on."""
    check_ways(entry)
    if not 1 <= entry.games <= MANY or entry.stake <= 0:
        raise BadInput(f"what was accepted is an amount above nought for 1 to {MANY} games")
    if not entry.per_game <= handed_in <= entry.total:
        amounts = f"${dollars(entry.per_game)} to ${dollars(entry.total)}"
        raise BadInput(f"what was handed in pays for one game at least: {amounts}, not ${dollars(handed_in)}")
