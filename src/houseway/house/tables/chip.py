"""A chip that is laid on a place of the cloth: the wager that it makes there."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from houseway.money import Cents, dollars
from houseway.play.cloth import area_name
from houseway.play.codec import Data
from houseway.play.events import Done, Moved
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.ways import stake_of, ways_at
from houseway.store.events import Event

Place: TypeAlias = tuple[str, str]
"""Which wager, on which selection."""


def laid(round_: Round[Any], name: str, wager: str, selection: str, chip: Cents) -> Data:
    """The details of the wager that a chip makes on a place; where none is open, of one that is refused as ever."""
    details: Data = {"on": wager, "selection": selection, "stake": chip}
    row = round_.game.wager_named.get(wager)
    if row is None or not is_open(round_, name, row):
        return details
    way = next(ways_at(round_.table, round_.table.people[name], row, selection), None)
    if way is None:
        return details
    return details | {"stake": stake_of(chip, way)} | ({"chips": way.colour} if way.colour else {})


def was_laid(table: Table, who: str, at: Place, chip: Cents) -> Callable[[Sequence[Event]], bool]:
    """Was it this chip? It became the closest amount; and what has bounds of its own is not told from the chip."""
    row = table.game.wager_named.get(at[0])
    own = row is not None and (row.exactly is not None or row.amounts is not None or _in_steps(table, row))

    def is_it(event: Event) -> bool:
        if not isinstance(event, Done) or (event.who, event.act) != (who, "wager"):
            return False
        given = event.details
        return (given.get("on"), given.get("selection")) == at and (own or given.get("stake", 0) >= chip)

    return lambda stored: any(map(is_it, stored))


def _in_steps(table: Table, row: Wager[Any]) -> bool:
    """Then a chip may have become less than it is worth."""
    return row.step > 1 or row.in_steps is not None or bool(row.limit and table.sign.increment_of(row.limit))


def became(events: Sequence[Event], chip: Cents) -> str:
    """What is told of a chip that stakes another amount than it is worth, or that commission is paid with."""
    made = next((each for each in events if isinstance(each, Done) and each.act == "wager"), None)
    if made is None:
        return ""
    stake, where = made.details["stake"], area_name(made.details["on"], made.details["selection"])
    put = -sum(each.amount for each in events if isinstance(each, Moved) and each.person == made.who)
    told = []
    if stake != chip:
        told.append(f"${dollars(chip)} on {where} becomes ${dollars(stake)}, the closest that may be laid there")
    if put > stake:
        told.append(f"${dollars(put - stake)} commission is paid with {'it' if told else where}")
    return "; ".join(told)


def is_open(round_: Round[Any], name: str, row: Wager[Any]) -> bool:
    """May somebody make this wager now, places and amounts aside?"""
    opened = round_.wagering
    return opened is not None and row in opened.rows and round_.table.takes_part(name)
