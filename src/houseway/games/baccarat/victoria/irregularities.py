"""Every act besides wagers and choices at a table in Victoria, in each text; cards out of sequence (4/2001 r12.12)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cites
from houseway.errors import Ground, Refused
from houseway.families.baccarat.cards import card_acts
from houseway.families.baccarat.faults import fault_acts
from houseway.families.spoken import declare_wager
from houseway.games.baccarat.commission import COMMISSION_ACTS
from houseway.games.baccarat.irregularities import ACTS as PART_6_ACTS
from houseway.games.baccarat.irregularities import out_of_place
from houseway.games.baccarat.passing import BANKER_ACTS
from houseway.games.baccarat.victoria.both_hands import ASK_FOR_BOTH
from houseway.games.baccarat.victoria.changing import CHANGING_ACTS
from houseway.games.baccarat.victoria.dummies import DUMMY_ACTS, in_the_coup
from houseway.games.baccarat.victoria.holding import SHOE_ACTS
from houseway.games.baccarat.victoria.notices import OF_1999, OF_2001
from houseway.games.baccarat.victoria.opening import Opening
from houseway.games.baccarat.victoria.secret import SECRET_ACTS
from houseway.games.baccarat.victoria.table_of_2001 import TableOf2001
from houseway.games.baccarat.victoria.terms import SPOKEN
from houseway.play.acts import Act, Answer, Ways, act
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, GAME_SUPERVISOR_OR_ABOVE, PLAYERS, Role
from houseway.play.sign_acts import higher_minimum

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["ACTS_OF_1999", "ACTS_OF_2001", "out_of_place_in_2001"]

DEALER_OR_GAME_SUPERVISOR: Final = frozenset({Role.DEALER, Role.GAME_SUPERVISOR})
SEQUENCE: Final = cites("vic 4/2001 r12.12", "reading BC26")
LAID_OUT: Final = {
    "reconstruct": Offer(SEQUENCE[0], says="each card goes where it belongs, and the coup goes on"),
    "declare the coup void": Offer(SEQUENCE[0], says="they cannot be reconstructed"),
}


# r12.12


def may_be_out_of_sequence(round_: "Round[TableOf2001]", _who: str) -> Ways:
    return [()] if in_the_coup(round_) else []


def out_of_sequence(round_: "Round[TableOf2001]", _who: str, _details: Mapping[str, Any]) -> Script:
    return reconstructed_or_void(round_.table)


def reconstructed_or_void(table: TableOf2001) -> Script:
    """The shoe's order is known or not; the Game Supervisor or above says which (reading BC26)."""
    who, what, _ = yield Choice(GAME_SUPERVISOR_OR_ABOVE, LAID_OUT, SEQUENCE[0], "initial cards out of sequence")
    if what == "reconstruct":
        table.rule(f"the initial cards were dealt out of sequence: the {who} has them laid out in order", *SEQUENCE)
        return None
    table.rule(f"the initial cards were dealt out of sequence: the {who} declares the coup void", *SEQUENCE)
    table.void_under = SEQUENCE[:1]
    return Answer(None)  # whatever was awaited: no more cards come


# The rows


def in_victoria(row: Act[Any]) -> Act[TableOf2001]:
    """What Part 6 leaves to a floor manager is the Game Supervisor's (reading BC20)."""
    return replace(row, by=DEALER_OR_GAME_SUPERVISOR) if row.name == "order the shoe passed" else row


SPOKEN_IN_1999: Final = tuple(row for row in PART_6_ACTS if row.name == "declare a wager")
ACTS_OF_1999: Final[tuple[Act[TableOf2001], ...]] = (
    *fault_acts(OF_1999.coup.faults),
    *card_acts(OF_1999.coup.cards),
    *(in_victoria(row) for row in BANKER_ACTS),
    *COMMISSION_ACTS,
    *SPOKEN_IN_1999,
    *SECRET_ACTS,
    higher_minimum("qld s89(4)"),
)
ACTS_OF_2001: Final[tuple[Act[TableOf2001], ...]] = (
    *fault_acts(OF_2001.coup.faults),
    *card_acts(OF_2001.coup.cards),
    *SHOE_ACTS,
    ASK_FOR_BOTH,
    *DUMMY_ACTS,
    *CHANGING_ACTS,
    act("cards out of sequence", DEALER_OR_MORE_SENIOR, "vic 4/2001 r12.12", may_be_out_of_sequence, out_of_sequence),
    *COMMISSION_ACTS,
    declare_wager(SPOKEN, "chips", "cash"),  # r5.3
    *SECRET_ACTS,
    higher_minimum("qld s89(4)"),
)


def out_of_place_in_2001(round_: "Round[TableOf2001]", who: str, act: str) -> Refused | None:
    """Why a player may not draw or open cards."""
    table = round_.table
    seated = table.person(who).role in PLAYERS and table.seat_of(who) is not None
    if seated and act in ("deal", "handle the cards") and not table.dealer_deals:
        why = f"{table.who_deals} has the shoe, and draws the cards"
        return Refused("vic 4/2001 r7.4.4", why, ground=Ground.WHO)
    if seated and act == "open" and isinstance(round_.ask, Opening):
        return Refused(round_.ask.under, f"it is for {round_.ask.who or 'the dealer'} to open", ground=Ground.WHO)
    return out_of_place(round_, who, act)
