"""Every act besides wagers and choices at a table in Victoria, in each text; cards out of sequence (4/2001 r12.12)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite, cites
from houseway.families.baccarat.cards import card_acts
from houseway.families.baccarat.faults import fault_acts
from houseway.families.card_handling import cards_handled
from houseway.families.house_deals import held_against_the_deal
from houseway.families.prohibitions import never
from houseway.families.spoken_wagers import declare_wager
from houseway.games.baccarat.commission import COMMISSION_ACTS
from houseway.games.baccarat.irregularities import HANDLED, MOVED, NO_DUMMY, SPOKEN
from houseway.games.baccarat.shoe_passage import PASSING_ACTS, direction_acts
from houseway.games.baccarat.terms import PART_6
from houseway.games.baccarat.victoria.both_hands import ASK_FOR_BOTH
from houseway.games.baccarat.victoria.dummies import DUMMY_ACTS, in_the_coup
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.moments import IN_THE_COUP, MOMENTS
from houseway.games.baccarat.victoria.secret import SECRET_ACTS
from houseway.games.baccarat.victoria.shoe_holder import IN_FULL_VIEW, SHOE_ACTS, hands_off_in_2001
from houseway.games.baccarat.victoria.terms import SPOKEN as PLACED_FOR
from houseway.games.baccarat.victoria.wager_changes import CHANGING_ACTS
from houseway.play.acts import Act, ScriptAnswer, Ways, act
from houseway.play.ask import Offer, Power, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, GAME_SUPERVISOR_OR_ABOVE
from houseway.play.round import Round
from houseway.play.sign_acts import higher_minimum

SEQUENCE: Final = cites("vic 4/2001 r12.12", "reading BC26")
LAID_OUT: Final = {
    "reconstruct": Offer(SEQUENCE[0], says="each card goes where it belongs, and the coup goes on"),
    "declare the coup void": Offer(SEQUENCE[0], says="they cannot be reconstructed"),
}


# r12.12


def may_be_out_of_sequence(round_: Round[TableOf2001], _who: str) -> Ways:
    return [()] if in_the_coup(round_.table) else []


def out_of_sequence(round_: Round[TableOf2001], _who: str, _details: Mapping[str, Any]) -> Script:
    return reconstructed_or_void(round_.table)


def reconstructed_or_void(table: TableOf2001) -> Script:
    """The shoe's order is known or not; the Game Supervisor or above says which (reading BC26)."""
    about, still = "initial cards out of sequence", partial(in_the_coup, table)
    answer = yield Power(GAME_SUPERVISOR_OR_ABOVE, LAID_OUT, SEQUENCE[0], about, wanted=still)
    if answer is None:
        return None
    who, what, _ = answer
    if what == "reconstruct":
        table.rule(f"the initial cards were dealt out of sequence: the {who} has them laid out in order", *SEQUENCE)
        return None
    table.rule(f"the initial cards were dealt out of sequence: the {who} declares the coup void", *SEQUENCE)
    table.void_under = SEQUENCE[:1]
    return ScriptAnswer(None)  # whatever was awaited: no more cards come


# The rows

CARDS_AND_FAULTS: Final[tuple[Act[TableOf2001], ...]] = (
    *fault_acts(PART_6, frozenset(MOMENTS)),
    *card_acts(PART_6, MOMENTS),
)
ACTS_OF_1999: Final[tuple[Act[TableOf2001], ...]] = (
    *CARDS_AND_FAULTS,
    *PASSING_ACTS,
    *direction_acts(MOMENTS),
    *COMMISSION_ACTS,
    SPOKEN,
    HANDLED,
    MOVED,
    NO_DUMMY,
    *SECRET_ACTS,
    higher_minimum("qld s89(4)"),
)
ACTS_OF_2001: Final[tuple[Act[TableOf2001], ...]] = (
    *CARDS_AND_FAULTS,
    *direction_acts(MOMENTS),
    *SHOE_ACTS,
    ASK_FOR_BOTH,
    *DUMMY_ACTS,
    *CHANGING_ACTS,
    *held_against_the_deal(
        act("cards out of sequence", DEALER_OR_MORE_SENIOR, "vic 4/2001 r12.12",
            may_be_out_of_sequence, out_of_sequence, at=IN_THE_COUP,
            closed="no coup with wagers is being dealt"),
    ),
    *COMMISSION_ACTS,
    declare_wager(PLACED_FOR, "chips", "cash"),  # r5.3
    MOVED,
    cards_handled(IN_FULL_VIEW, hands_off_in_2001),
    cards_handled(IN_FULL_VIEW, lambda _table, _person: IN_FULL_VIEW, "cards taken off the table"),
    never("call a dummy round", cite("vic 4/2001 r12.9.2"), "a Dummy Coup is played only where a rule authorises it"),
    *SECRET_ACTS,
    higher_minimum("qld s89(4)"),
)  # fmt: skip
