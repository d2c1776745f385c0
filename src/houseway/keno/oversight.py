"""An entry that a keno writer took against the rules: ruled on as at the table of Part 13 (qld s5(2), s216(4))."""

from collections.abc import Collection
from dataclasses import asdict, dataclass

from houseway.errors import BadInput
from houseway.games.keno import GAME
from houseway.games.keno.entry import Entry, way_of
from houseway.games.keno.remedy import MANY, Handed
from houseway.keno.settings import Settings
from houseway.keno.terminals import Terminal
from houseway.keno.tickets import SoldTicket
from houseway.money import Cents, dollars
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import Ruling

PATRON = "the patron"  # whom nobody knows


@dataclass(frozen=True, slots=True)
class Accepted:
    """What became of it: the ticket for what stands, if anything does; what went back; and why."""

    ticket: SoldTicket | None
    back: Cents
    rulings: tuple[Ruling, ...]


def rule_on(
    entry: Entry, handed_in: Cents, terminal: Terminal, settings: Settings, patron: str, warned: Collection[str]
) -> tuple[Entry | None, tuple[Ruling, ...]]:
    """What of the entry stands. Whoever is not known cannot be known to have been warned (reading KN18)."""
    terminal.check_writer("qld s217(1)", "an entry is accepted by a person,")
    _check_shape(entry, handed_in)
    person = player(patron or PATRON, handed_in)
    person.warned = bool(patron) and patron in warned
    rules = asdict(settings.rules)
    rules["cards_take_ways"] |= terminal.takes_ways_on_cards
    table = GAME.open_table(sign=settings.sign, people=[person], schedule=settings.schedule, **rules)
    round_, handed = Round(table), Handed(table, person, entry)
    handed.paid_for()
    return handed.entry if handed.stands() else None, tuple(round_.rulings)


def _check_shape(entry: Entry, handed_in: Cents) -> None:
    """What cannot have been handed in is not ruled on."""
    if not entry.ways or len(set(entry.ways)) < len(entry.ways) or any(way_of(way) != way for way in entry.ways):
        raise BadInput(f"an entry has one way or several different ones, each in order, not {list(entry.ways)}")
    if not 1 <= entry.games <= MANY or entry.stake <= 0:
        raise BadInput(f"what was accepted is an amount above nought for 1 to {MANY} games")
    if not entry.per_game <= handed_in <= entry.total:
        amounts = f"${dollars(entry.per_game)} to ${dollars(entry.total)}"
        raise BadInput(f"what was handed in pays for one game at least: {amounts}, not ${dollars(handed_in)}")
