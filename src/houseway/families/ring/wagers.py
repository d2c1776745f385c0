"""The spinner's wager: whose it is, and until when."""

from collections.abc import Callable

from houseway.cite import Cite
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.ring.table import RingTable
from houseway.play.wager import Placed

BOXERS = "qld s471(6)"  # not in every Part


def nobodys(table: RingTable, under: Cite) -> Refused:
    """Where there is no spinner there is no spinner's wager."""
    if BOXERS in table.part and table.hand:
        return Refused(table.part(BOXERS), "the boxer spins, and has no spinner's wagers", ground=Ground.WHO)
    return Refused(under, "nobody is the spinner yet", ground=Ground.WHO, instead="wager on heads or tails as a player")


def spinners_own(table: RingTable, person: str, selection: str, side: str, under: Cite) -> None:
    """Refuse it to anybody but the spinner, once a valid spin is made, or on another side."""
    if not table.spinner:
        raise nobodys(table, under)
    if person != table.spinner:
        why = f"{table.spinner} is the spinner, not {person}"
        raise Refused(under, why, ground=Ground.WHO, instead="wager on heads or tails as a player")
    if table.valid:
        raise Refused(under, "the spinner has begun to spin", ground=Ground.WHEN)
    if selection != side:
        raise Refused("qld s5(1)(a)", f"a spinner's wager on {side} is on {side}, not {quoted(selection)}")


def spinners_wager_on(side: str) -> Callable[[RingTable, str, str], None]:
    """The wager that a spinner must have, on one side alone."""

    def check(table: RingTable, person: str, selection: str) -> None:
        under = table.part("qld s472(2)(a)")
        spinners_own(table, person, selection, side, under)
        if any(p.selection != side for p in table.spinners_wagers()):
            raise Refused(under, "a spinner's wager is on heads or on tails, not on both")

    return check


def lies(table: RingTable, placed: Placed) -> None:
    if placed.person != table.spinner:
        raise BadInput(f"a spinner's wager is the spinner's: that is {table.spinner or 'nobody'}, not {placed.person}")
    placed.withdrawn_under = table.part("qld s472(10)")


def held(table: RingTable, _placed: Placed) -> Refused | None:
    if not table.valid:
        return None
    under, instead = table.part("qld s472(10)"), "it stays until the coins decide it"
    why = "the coins have been spun, and from the first valid spin on the spinner's wager stays"
    return Refused(under, why, ground=Ground.WHEN, instead=instead)
