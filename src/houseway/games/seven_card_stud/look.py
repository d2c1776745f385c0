"""What may be seen of a round of play, and which provisions govern what is done now (qld ss 387 to 398)."""

from collections.abc import Iterator, Mapping
from typing import Any

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME
from houseway.families.poker.look import stands
from houseway.families.poker.moments import BETTING, FIRST_BETTING, SHOWDOWN
from houseway.families.poker.stud.look import look as stud_look
from houseway.games.seven_card_stud.steps import STEPS
from houseway.games.seven_card_stud.table import SevenCardStudTable


def look(table: SevenCardStudTable, viewer: str) -> Mapping[str, Any]:
    """As at any stud table; a third hole card that was seen lies open until it is taken back."""
    step = STEPS.get(stands(table))
    seen = stud_look(table, viewer, step.words if step else "", governs(table))
    for seat, hand in zip(table.seats, seen["hands"], strict=True):
        if seat.name in table.seen and seat not in table.awaiting and hand["cards"]:
            hand["cards"][-1] = NAME[seat.cards[-1]]
    return seen


def governs(table: SevenCardStudTable) -> Iterator[Cite]:
    """The provisions that say how this step goes."""
    if stands(table) == SHOWDOWN:
        yield cite("qld s393(1)")
    elif table.betting is None or table.moment not in BETTING:
        yield cite("qld s387(1)")
    elif table.moment == FIRST_BETTING:
        yield from _first_round(table)
    else:
        yield cite("qld s392(1)")
        if table.betting.opened:
            yield cite("qld s394(1)")
        elif table.betting.acted:  # whoever has checked is in the round of play still
            yield cite("qld s398(3)")
    if len(table.pots()) > 1 if table.staying else False:
        yield cite("qld s395(9)")


def _first_round(table: SevenCardStudTable) -> Iterator[Cite]:
    betting = table.betting
    assert betting is not None
    if not betting.opened:
        yield cite("qld s390(1)")
        return
    yield cite("qld s391(1)")
    yield cite("qld s394(1)")
    if betting.option is not None and betting.turn is betting.option and not betting.raised:
        yield cite("qld s391(5)")
        yield cite("qld s391(7)")
