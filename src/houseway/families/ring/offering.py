"""Who has the spin: it is offered clockwise and taken, and a spinner who has won says whether to go on."""

from functools import partial
from typing import Any

from houseway.families.ring.table import RingTable
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.settlement import settle_by
from houseway.play.wager import Clause
from houseway.play.wagering import Wagering

__all__ = ["begin", "leave_undecided", "somebody_spins"]


def begin(table: RingTable, offering: Wagering) -> Steps[None]:
    """A spinner who has won says whether to go on; where nobody has the spin, wagers are open until it is offered."""
    if table.spinner and not table.ready:
        yield from choose_whether_to_go_on(table)
    if not table.somebody_spins:
        yield offering


def somebody_spins(table: RingTable) -> Steps[bool]:
    """Offers the spin where nobody has it; False where nobody takes it."""
    if not table.somebody_spins:
        yield from offer_the_spin(table)
    return table.somebody_spins


def leave_undecided(table: RingTable, clause: Clause[Any]) -> None:
    """Nobody spins: what lies on the layout stays there."""
    for placed in list(table.placed):
        settle_by(table, placed, clause)


def choose_whether_to_go_on(table: RingTable) -> Steps[None]:
    """A spinner who has won retires or keeps spinning; whoever keeps spinning begins anew."""
    who = table.spinner
    offers = {"keep spinning": Offer(table.under.elect), "retire": Offer(table.under.elect)}
    answer = None
    if table.takes_part(who):
        about = "the spinner's wager has won"
        answer = yield Choice(who, offers, table.under.elect, about, wanted=partial(table.takes_part, who))
    if answer is not None and answer[1] == "keep spinning":
        table.begin_game()
    else:
        table.end_turn()


def offer_the_spin(table: RingTable) -> Steps[None]:
    """Clockwise, to each player once in a round, until one accepts."""
    number = choice("coins", range(table.number, table.number + 1), optional=True)
    offers = {
        "accept": Offer(table.under.accept, (number,), f"come into the ring and select {table.number} coins"),
        "decline": Offer(table.under.onward),
    }
    for who in list(table.clockwise()):
        if who not in table.passed and table.takes_part(who):
            under = table.under.onward if table.passed or table.last else table.under.offer
            table.passed.append(who)
            answer = yield Choice(who, offers, under, "the spin", wanted=partial(table.takes_part, who))
            if answer is not None and answer[1] == "accept":
                table.take_the_spin(who)
                return
