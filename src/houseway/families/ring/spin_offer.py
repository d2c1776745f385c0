"""Who has the spin: it is offered clockwise and taken; who has won says whether to go on, and who has lost retires."""

from collections.abc import Collection
from functools import partial
from typing import Any

from houseway.families.ring.moments import BEFORE_THE_OFFER, OFFERED, SPINNER_HAS_WON
from houseway.families.ring.table import RingTable
from houseway.play.acts import choice
from houseway.play.ask import Cost, Offer, Steps
from houseway.play.events import Call
from houseway.play.settlement import settle_by
from houseway.play.wager import Clause, Verdict
from houseway.play.wagering import Meanwhile, Wagering, open_beside


def begin(table: RingTable) -> Steps[None]:
    """A spinner who has won says whether to go on; where nobody has the spin, wagers are open until it is offered."""
    if table.spinner and not table.ready:
        yield from choose_whether_to_go_on(table)
    if not table.somebody_spins:
        offer, part = table.part("qld s471(1)"), table.part
        rows, placed, withdrawn = table.game.wagers, part("qld s473(2)"), part("qld s475(5)")
        yield Wagering(rows, placed, "offer the spin", offer, withdrawn, moment=BEFORE_THE_OFFER)


def open_meanwhile(table: RingTable) -> Wagering | None:
    """Until the coins leave the kip players may wager, whatever is asked: unless wagers must first be decided."""
    part = table.part
    return None if table.frozen else open_beside(table.game.wagers, part("qld s473(2)"), part("qld s475(5)"))


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
    who, elect = table.spinner, table.part("qld s472(7)")
    offers = {"keep spinning": Offer(elect), "retire": Offer(elect, costs=Cost.GIVES_UP)}
    answer = None
    if table.takes_part(who):
        wanted, about = partial(table.takes_part, who), "the spinner's wager has won"
        answer = yield Meanwhile(open_meanwhile(table), who, offers, elect, about, wanted, moment=SPINNER_HAS_WON)
    if answer is not None and answer[1] == "keep spinning":
        table.begin_game()
    else:
        table.end_turn()


def offer_the_spin(table: RingTable) -> Steps[None]:
    """Clockwise, to each player once in a round, until one accepts."""
    part, number = table.part, choice("coins", range(table.number, table.number + 1), optional=True)
    comes = f"come into the ring and select {table.number} coins"
    offers = {
        "accept": Offer(part("qld s471(3)"), (number,), comes, ordinary=True, costs=Cost.MORE),
        "decline": Offer(part("qld s471(2)")),
    }
    for who in list(table.clockwise()):
        if who not in table.passed and table.takes_part(who):
            under = part("qld s471(2)") if table.passed or table.last else part("qld s471(1)")
            table.passed.append(who)
            wanted = partial(table.takes_part, who)
            answer = yield Meanwhile(open_meanwhile(table), who, offers, under, "the spin", wanted, moment=OFFERED)
            if answer is not None and answer[1] == "accept":
                table.take_the_spin(who)
                return


def go_on_or_retire(table: RingTable, spinners: Collection[Verdict]) -> None:
    """By what a spin made of the spinner's wager: the spinner goes on, or may, or must retire."""
    if Verdict.WIN in spinners:
        table.hand = ""  # whoever stood in has done so until now; the spinner says at the next offer
    elif not table.spinners_wagers():
        if Verdict.LOSE in spinners:
            table.announce(Call("{0} retires as spinner", table.part("qld s472(8)(a)")), table.spinner)
        elif table.spinner:  # it was declared void while the coins were spun
            table.rule(f"{table.spinner} has no spinner's wager and retires", table.part("qld s472(2)(a)"))
        table.end_turn()
