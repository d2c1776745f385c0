"""What the procedure asks people to do in Victoria, and why somebody may not, or not now."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.baccarat.refusals import STEPS, WITH_CARDS, refuses
from houseway.games.baccarat.victoria.disclosure import ANNOUNCE
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.moments import OPENING
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.play.acts import Details
from houseway.play.people import PLAYERS
from houseway.play.round import Round

STEPS_OF_1999: Final[dict[str, Cite]] = {
    **STEPS,
    "pass the form": cite("vic 26/1999 r14.6.6"),
    "examine the form": cite("vic 26/1999 r14.6.7"),
    ANNOUNCE: cite("vic 26/1999 r14.6.8"),
    "place the amount": cite("vic 26/1999 r14.6.11.2"),
    "open": cite("vic 26/1999 r14.6.11.3"),
}
STEPS_OF_2001: Final[dict[str, Cite]] = {
    **STEPS_OF_1999,
    "accept the shoe": cite("vic 4/2001 r7.4.2"),
    "decline the shoe": cite("vic 4/2001 r7.4.1"),
    "no more bets": cite("vic 4/2001 r4.6.4"),
    "deal": cite("vic 4/2001 r4.6.4"),
    "open": cite("vic 4/2001 r7.4.6"),
    "complete the coup": cite("vic 4/2001 r12.8.1"),
    "play it as a Dummy Coup": cite("vic 4/2001 r12.8.2"),
    "deal on": cite("vic 4/2001 r12.10"),
    "reconstruct": cite("vic 4/2001 r12.12"),
    "declare the coup void": cite("vic 4/2001 r12.12"),
}


def refuses_in_1999(round_: Round[VictorianTable], who: str, act: str, details: Details) -> Refused | None:
    """A form is still to be examined; or as Part 6 has it."""
    table = round_.table
    if act in ("no more bets", "deal") and table.unexamined:
        why = f"the form of {table.unexamined[0]} has not been examined"
        return Refused("vic 26/1999 r14.6.7", why, ground=Ground.WHEN, instead="examine the form")
    return refuses(round_, who, act, details)


def refuses_in_2001(round_: Round[TableOf2001], who: str, act: str, details: Details) -> Refused | None:
    """The shoe and the hands are in others' hands; or as in 1999."""
    table, asked = round_.table, round_.table.asked
    player = table.person(who).role in PLAYERS
    seated = player and table.seat_of(who) is not None
    if (seated or not player) and act in WITH_CARDS and not table.dealer_deals and table.banker:
        return _not_by(table, who, act, seated)
    if seated and act == "open" and asked is not None and asked.moment == OPENING:
        return Refused(asked.under, f"it is for {asked.who or 'the dealer'} to open", ground=Ground.WHO)
    return refuses_in_1999(round_, who, act, details)


def _not_by(table: TableOf2001, who: str, act: str, seated: bool) -> Refused | None:
    if who == table.who_deals:
        return None
    if act == "deal" and seated:
        why = f"{table.banker}, who accepted the shoe, has not authorised {who} to deal"
        why = why if who != table.banker else f"{who} has authorised {table.who_deals} to deal"
        return Refused("vic 4/2001 r7.4.2.1", why, ground=Ground.WHO, instead=f"{table.who_deals} deals")
    return Refused("vic 4/2001 r7.4.4", f"{table.who_deals} has the shoe, and draws the cards", ground=Ground.WHO)
