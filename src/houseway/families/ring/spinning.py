"""Wagers are made, and the coins are spun: from the kip to the floor, and until the result is shown."""

from functools import partial
from typing import Any, Final

from houseway.equipment.coins import HEAD, TAIL, Faces
from houseway.errors import BadInput
from houseway.families.ring.cites import BOXER
from houseway.families.ring.table import RingTable
from houseway.play.acts import choice
from houseway.play.ask import Ask, Choice, Offer, Outcome, Steps
from houseway.play.people import Role
from houseway.play.wagering import Wagering

__all__ = ["DEALER", "INVALID", "SPIN", "Spin", "awaits_spin", "place_wagers", "spin", "three_invalid_spins"]

DEALER: Final = frozenset({Role.DEALER})  # the boxer is a dealer
INVALID: Final = None  # what becomes of a spin that is declared invalid
SPIN: Final = "spin the coins"
LETTERS: Final = {HEAD: "H", TAIL: "T"}


class Spin(Outcome):
    """How the coins lie on the floor of the ring: `HT`."""

    def write(self, value: Any) -> str:
        return "".join(LETTERS.get(face, "?") for face in value)

    def read(self, text: str | int) -> Faces:
        for faces in self.device.weights():
            if self.write(faces) == str(text).upper():
                return tuple(faces)
        raise BadInput(f"{text!r} is not how {self.who} lie; they lie {self._allowed()}")


# Wagers


def place_wagers(table: RingTable, wagering: Wagering) -> Steps[None]:
    """Wagers are open until 'no more bets'. A spinner who has no spinner's wager then places one, or retires."""
    while table.somebody_spins:
        table.closed = False
        yield wagering
        table.closed = True
        table.announce(table.calls.no_more_bets)
        if table.ready:
            return
        who, under = table.spinner, table.under.must_wager
        answer = None
        if table.takes_part(who) and not table.hand and not table.valid:
            offers = {"retire": Offer(under), "place a spinner's wager": Offer(under)}
            about = "nobody spins without a spinner's wager"
            answer = yield Choice(who, offers, under, about, wanted=partial(table.takes_part, who))
        if table.somebody_spins and (answer is None or answer[1] == "retire"):
            table.rule(f"{who} has no spinner's wager and retires", under)
            table.retire(under)


# The coins


def awaits_spin(ask: Ask | None) -> bool:
    return isinstance(ask, Choice) and SPIN in ask.offers


def spin(table: RingTable) -> Steps[Faces | None]:
    """How the coins lie, once the boxer shows the result; None where the spin is invalid or is not made."""
    _spinner_who_is_out(table)
    if not table.somebody_spins:
        return None
    answer = yield _to_spin(table)
    if answer is None:  # somebody else is to spin
        return None
    if answer[1] == "retire":
        table.retire(table.under.not_over)
        return None
    if answer[1] == "stop spinning":
        table.take_over(BOXER, f"{answer[0]} has stopped", table.under.stop)
        return None
    return (yield from _in_the_air(table))


def _in_the_air(table: RingTable) -> Steps[Faces | None]:
    """From the kip to the floor, and until the result is shown. A spin that is declared invalid has no result."""
    table.left_kip, table.faces = True, ()
    table.spins += 1
    faces = yield Spin("coins", table.spinning, "spin", table.under.number)
    if faces is not INVALID:
        table.faces = faces
        if (yield Choice(DEALER, {"show the result": Offer(table.under.shown)}, table.under.shown)) is INVALID:
            faces = INVALID
    table.left_kip = False
    if faces is INVALID:
        table.faces = ()
        table.invalid_run += not table.hand  # those that the spinner has thrown
        return None
    table.valid, table.invalid_run = table.valid + 1, 0
    return tuple(faces)


def _to_spin(table: RingTable) -> Choice:
    """The spinner spins, with the kip and some of each side uppermost, or stops; or somebody in the spinner's place."""
    up = choice("heads_up", range(1, table.number), optional=True)
    offers = {SPIN: Offer(table.under.uppermost, (up,), "with the kip, a head and a tail uppermost")}
    hand, who = table.hand, table.spinner
    if hand:
        about, under = f"the {hand} spins", table.under.stop if hand == BOXER else table.under.direct
        return Choice(DEALER, offers, under, about, wanted=lambda: table.hand == hand and table.ready)
    if table.valid:
        offers["stop spinning"] = Offer(table.under.stop, says="the boxer takes over")
    else:
        offers["retire"] = Offer(table.under.not_over, says="the spinner's wager goes back")
    return Choice(who, offers, table.under.accept, wanted=lambda: _spins_on(table, who))


def _spins_on(table: RingTable, who: str) -> bool:
    return not table.hand and table.takes_part(who) and table.ready


def _spinner_who_is_out(table: RingTable) -> None:
    """A spinner who takes no part any more cannot spin: as when one stops."""
    if table.spinner and not table.hand and not table.takes_part(table.spinner):
        if table.valid:
            table.take_over(BOXER, f"{table.spinner} takes no further part", table.under.stop)
        else:
            table.retire(table.under.not_over)


def three_invalid_spins(table: RingTable, others: str) -> Steps[None]:
    """A spinner whose first three spins were invalid retires, or has somebody else go on."""
    who, under = table.spinner, table.under.three_invalid
    if not _spins_on(table, who) or (table.spins, table.invalid_run) != (3, 3):
        return
    on = f"have the {others} continue"
    offers = {"retire": Offer(under, says="the spinner's wager goes back"), on: Offer(table.under.stand_in)}
    answer = yield Choice(who, offers, under, "three invalid spins", wanted=partial(table.takes_part, who))
    if answer is not None and answer[1] == on:
        table.take_over(others, f"{who}'s first three spins were invalid", table.under.stand_in)
    elif answer is not None:
        table.rule(f"{who} retires after three invalid spins", under)
        table.retire(*table.under.back)
