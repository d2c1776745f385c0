"""What players look for before they bet: pot odds, what each did last, and amounts measured by the pot."""

from collections.abc import Iterator, Mapping
from typing import Final

from houseway.families.poker.table import PokerTable
from houseway.money import Cents
from houseway.play.events import Done, made
from houseway.play.words import doing, in_third_person

FORCED: Final = ("ante bet", "blind bet")  # said as they are


def acted(table: PokerTable) -> Mapping[str, str]:
    """What each player did last in this round of play; not which cards they gave up."""
    found: dict[str, str] = {}
    for number, entry in enumerate(reversed(table.log)):
        if entry[0] is not Done or entry[1] in found or entry[2] not in table.of_the_play:
            continue
        event = made(len(table.log) - number, entry)
        assert isinstance(event, Done)
        if event.refused is None:
            shown = {name: value for name, value in event.details.items() if name == "amount"}
            said = event.act if event.act in FORCED else in_third_person(doing(event._replace(details=shown)))
            found[event.who] = said.removesuffix(".00")
    return found


def odds(pot: Cents, call: Cents) -> str:
    """Of what lies in the pots to what a call takes: `8 to 1`, `2.5 to 1`."""
    return f"{pot / call:.1f}".removesuffix(".0") + " to 1"


def marks(table: PokerTable, name: str, least: Cents, most: Cents, step: Cents) -> Iterator[tuple[str, Cents]]:
    """Half the pot, the pot as it is once the call is in it, and the most that there may be."""
    seat, betting = table.seat_of(name), table.betting
    if seat is None or betting is None:
        return
    call = max(betting.to_call(seat), 0)
    pot = table.pot + call
    for words, amount in (("half pot", pot // 2), ("pot", pot)):
        if least <= amount < most:
            yield words, least + (amount - least) // step * step
    yield "all in" if most + call >= seat.stake else "most", most
