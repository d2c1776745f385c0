"""Dummy Coups since 2001: for cards passed to the wrong player (r12.8), and after the last coup of a shoe (r9.5.4)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.baccarat.coup import deal_coup
from houseway.families.baccarat.table import COMPLETED
from houseway.families.shuffling import SHUFFLING
from houseway.games.baccarat.moments import COLLECTING, SETTLING
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.moments import IN_THE_COUP
from houseway.games.baccarat.victoria.opening import DEALER_OPENS, HANDS
from houseway.games.baccarat.victoria.terms import DUMMY_COUP
from houseway.play.acts import Act, ScriptAnswer, Ways, act
from houseway.play.ask import Offer, Power, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, GAME_SUPERVISOR, GAME_SUPERVISOR_OR_ABOVE
from houseway.play.round import Round

WRONG: Final = cite("vic 4/2001 r12.8")
DECIDES: Final = {
    "complete the coup": Offer(cite("vic 4/2001 r12.8.1"), says="all wagers stay valid"),
    "play it as a Dummy Coup": Offer(cite("vic 4/2001 r12.8.2"), says="wagers are void and go back"),
}


def in_the_coup(table: TableOf2001) -> bool:
    """The first card of a coup with wagers on it is out."""
    return table.started and table.decides


# r12.8


def may_be_passed_wrongly(round_: Round[TableOf2001], _who: str) -> Ways:
    """The dealer has passed a hand to a player to be opened."""
    table = round_.table
    dealt = table.passes and all(len(hand.cards) > 1 for hand in table.hands)
    passed = {table.opener(hand, card) for hand in HANDS for card in range(3)} - {DEALER_OPENS, table.holder}
    return [()] if in_the_coup(table) and dealt and passed else []


def passed_wrongly(round_: Round[TableOf2001], _who: str, _details: Mapping[str, Any]) -> Script:
    return decided(round_.table, round_.moment == SETTLING)


def decided(table: TableOf2001, settling: bool) -> Script:
    """By the Game Supervisor or above (reading BC9), whether or not a card has been exposed."""
    about, still = "cards were passed to the wrong player", partial(_still_decides, table)
    answer = yield Power(GAME_SUPERVISOR_OR_ABOVE, DECIDES, WRONG, about, wanted=still)
    if answer is None:
        return None
    who, what, _ = answer
    if what == "complete the coup":
        table.rule(f"cards were passed to the wrong player: the {who} has the coup completed", *COMPLETED_UNDER)
        return None
    table.rule(f"cards were passed to the wrong player: the {who} has a Dummy Coup played", *DUMMY_UNDER)
    table.announce(DUMMY_COUP)
    table.become_dummy()
    return ScriptAnswer(None) if settling else None


def _still_decides(table: TableOf2001) -> bool:
    return table.decides


COMPLETED_UNDER: Final = (WRONG, cite("vic 4/2001 r12.8.1"), cite("reading BC9"))
DUMMY_UNDER: Final = (WRONG, cite("vic 4/2001 r12.8.2"), cite("reading BC9"), cite("vic 4/2001 r12.9.1"))


# r9.5.4


def may_direct(round_: Round[TableOf2001], _who: str) -> Ways:
    """After the last coup of a shoe and before its cards are shuffled, one by one, as long as there are cards."""
    table = round_.table
    return [()] if table.due == COMPLETED and table.shoe.remaining and not table.dummy else []


def direct(round_: Round[TableOf2001], who: str, _details: Mapping[str, Any]) -> Script:
    table = round_.table
    table.rule(f"the {who} directs a Dummy Coup after the last coup", "vic 4/2001 r9.5.4", "vic 4/2001 r12.9.2")
    return one_more(table)


def one_more(table: TableOf2001) -> Script:
    table.announce(DUMMY_COUP)
    table.begin_coup(dummy=True)
    if not (yield from deal_coup(table)):
        table.rule("the shoe holds too few cards to complete the coup: it is void", "vic 4/2001 r12.11")
    table.put_away()
    table.begin_coup()
    return None


def not_authorised(_round: Round[TableOf2001], _details: Mapping[str, Any]) -> Refused:
    why = "a Dummy Coup is played only where a rule authorises it"
    return Refused("vic 4/2001 r12.9.2", why, ground=Ground.WHEN, instead="after the last coup of a shoe")


DUMMY_ACTS: Final[tuple[Act[TableOf2001], ...]] = (
    act("cards passed to the wrong player", DEALER_OR_MORE_SENIOR, "vic 4/2001 r12.8",
        may_be_passed_wrongly, passed_wrongly, "whether or not one is exposed", at=IN_THE_COUP,
        closed="no cards of a coup with wagers can be passed now"),
    act("direct a Dummy Coup", GAME_SUPERVISOR, "vic 4/2001 r9.5.4",
        may_direct, direct, refuses=not_authorised, at=(COLLECTING, SHUFFLING)),
)  # fmt: skip
