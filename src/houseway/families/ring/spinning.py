"""Wagers are made, and the coins are spun: from the kip to the floor, and until the result is shown."""

from functools import partial
from typing import Any, Final

from houseway.equipment.coins import Faces, written
from houseway.errors import BadInput, quoted
from houseway.families.missing_call import NOT_CALLED
from houseway.families.ring.moments import (
    BEFORE_THE_SPIN,
    COINS_LIE,
    IN_THE_AIR,
    NO_MORE_BETS,
    NO_SPINNERS_WAGER,
    THREE_INVALID_SPINS,
)
from houseway.families.ring.spin_offer import open_meanwhile
from houseway.families.ring.table import BOXER, SPIN, RingTable
from houseway.play.acts import choice
from houseway.play.ask import Choice, Cost, Offer, Outcome, Steps
from houseway.play.events import Call
from houseway.play.people import DEALER
from houseway.play.wagering import Meanwhile, Wagering

INVALID: Final = None  # what becomes of a spin that is declared invalid
SPOILT: Final = object()  # and of one that another hand has spoilt: it is nobody's spin, and counts towards nothing


class Spin(Outcome):
    """How the coins lie on the floor of the ring: `HT`."""

    def write(self, value: Any) -> str:
        return written(value)

    def read(self, text: str | int) -> Faces:
        for faces in self.device.weights():
            if self.write(faces) == str(text).upper():
                return tuple(faces)
        raise BadInput(f"{quoted(text)} is not how {self.who} lie; they lie {self._allowed()}")


# Wagers


def place_wagers(table: RingTable) -> Steps[None]:
    """Wagers are open until 'no more bets'. A spinner who has no spinner's wager then places one, or retires."""
    part, under, closed = table.part, table.part("qld s472(2)(a)"), table.part("qld s475(4)")
    placed, withdrawn = part("qld s473(2)"), part("qld s475(5)")
    _spinner_who_is_out(table)
    while table.somebody_spins:
        ask = Wagering(table.game.wagers, placed, "no more bets", closed, withdrawn, moment=BEFORE_THE_SPIN)
        ask.wanted = partial(_has_the_spin, table, table.spinner)
        answer = yield ask
        table.uncalled = answer is NOT_CALLED
        if answer is None or table.uncalled:
            return
        table.announce(Call("no more bets", closed))
        if table.ready:
            return
        who, answer = table.spinner, None
        if table.takes_part(who) and not table.hand and not table.valid:
            offers = {
                "retire": Offer(under),  # there is nothing yet to give up
                "place a spinner's wager": Offer(under, ordinary=True, costs=Cost.MORE),
            }
            wanted, about = partial(table.takes_part, who), "nobody spins without a spinner's wager"
            answer = yield Choice(who, offers, under, about, wanted=wanted, moment=NO_SPINNERS_WAGER)
        if table.somebody_spins and (answer is None or answer[1] == "retire"):
            table.rule(f"{who} has no spinner's wager and retires", under)
            table.retire(under)


# The coins


def spin(table: RingTable) -> Steps[Faces | None]:
    """How the coins lie, once the boxer shows the result; None where the spin is invalid or is not made."""
    _spinner_who_is_out(table)
    if not table.somebody_spins:
        return None
    if table.uncalled:  # the coins have left the kip
        table.uncalled = False
        return (yield from _in_the_air(table))
    answer = yield _to_spin(table)
    if answer is None:  # somebody else is to spin
        return None
    if answer[1] == "retire":
        table.retire(table.part("qld s472(10)"))
        return None
    if answer[1] == "stop spinning":
        table.stop(answer[0])
        return None
    return (yield from _in_the_air(table))


def _in_the_air(table: RingTable) -> Steps[Faces | None]:
    """From the kip to the floor, and until the result is shown. A spin that is declared invalid has no result."""
    table.faces, table.called_off = (), False
    table.spins += 1
    thrown_by_spinner = not table.hand
    faces = yield Spin("coins", table.spinning, "spin", table.part("qld s470(3)"), moment=IN_THE_AIR)
    if faces is not INVALID and faces is not SPOILT:
        table.faces, shown = faces, table.part("qld s479")
        answer = yield Choice(DEALER, {"show the result": Offer(shown)}, shown, moment=COINS_LIE)
        faces = answer if answer is INVALID or answer is SPOILT else faces
    if faces is INVALID or faces is SPOILT:
        table.faces = ()
        table.spins -= faces is SPOILT
        table.invalid_run += thrown_by_spinner and faces is INVALID
        return None
    table.valid, table.invalid_run = table.valid + 1, 0
    return tuple(faces)


def _to_spin(table: RingTable) -> Choice:
    """The spinner spins, with the kip and some of each side uppermost, or stops; or somebody in the spinner's place."""
    part, hand, who = table.part, table.hand, table.spinner
    up = choice("heads_up", range(1, table.number), optional=True)
    offers = {SPIN: Offer(part("qld s472(3)(b)"), (up,), "with the kip, a head and a tail uppermost")}
    if hand:
        under = part("qld s472(9)") if hand == BOXER else part("qld s478(2)")
        wanted = partial(_stands_in, table, hand, table.frozen)
        return Choice(DEALER, offers, under, f"the {hand} spins", wanted=wanted, moment=NO_MORE_BETS)
    if table.valid:
        offers["stop spinning"] = Offer(part("qld s472(9)"), says="the boxer takes over", costs=Cost.GIVES_UP)
    else:
        offers["retire"] = Offer(part("qld s472(10)"), says="the spinner's wager goes back", costs=Cost.GIVES_UP)
    wanted = partial(_spins_now, table, who, table.frozen)
    return Choice(who, offers, part("qld s471(3)"), wanted=wanted, moment=NO_MORE_BETS)


def _has_the_spin(table: RingTable, who: str) -> bool:
    return table.spinner == who and table.somebody_spins


def _stands_in(table: RingTable, hand: str, frozen: bool) -> bool:
    return table.hand == hand and table.ready and table.frozen == frozen


def _spins_now(table: RingTable, who: str, frozen: bool) -> bool:
    """Nor is a spin awaited where wagers that had to be decided first are gone, so that others may be made."""
    return _spins_on(table, who) and table.frozen == frozen


def _spins_on(table: RingTable, who: str) -> bool:
    return not table.hand and table.takes_part(who) and table.ready


def _spinner_who_is_out(table: RingTable) -> None:
    """A spinner who takes no part any more cannot spin: as when one stops."""
    if table.spinner and not table.hand and not table.takes_part(table.spinner):
        if table.valid:
            table.take_over(BOXER, f"{table.spinner} takes no further part", table.part("qld s472(9)"))
        else:
            table.retire(table.part("qld s472(10)"))


def three_invalid_spins(table: RingTable, others: str) -> Steps[None]:
    """A spinner whose first three spins were invalid retires, or has somebody else go on."""
    who, part = table.spinner, table.part
    if not _spins_on(table, who) or (table.spins, table.invalid_run) != (3, 3):
        return
    under, stand_in, on = part("qld s478(1)"), part("qld s478(1)(b)"), f"have the {others} continue"
    offers = {
        "retire": Offer(under, says="the spinner's wager goes back", costs=Cost.GIVES_UP),
        on: Offer(stand_in, costs=Cost.MORE),
    }
    wanted = partial(_spins_on, table, who)
    opened, about = open_meanwhile(table), "three invalid spins"
    answer = yield Meanwhile(opened, who, offers, under, about, wanted, moment=THREE_INVALID_SPINS)
    if answer is not None and answer[1] == on:
        table.take_over(others, f"{who}'s first three spins were invalid", stand_in)
    elif answer is not None:
        table.rule(f"{who} retires after three invalid spins", under)
        table.retire(part("qld s478(1)(a)"), part("reading E2"))
