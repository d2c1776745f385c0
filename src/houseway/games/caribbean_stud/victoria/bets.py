"""A bet that is not twice the ante: found before settlement (r14.10) or during it (r14.11, reading CS3); or none."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.games.caribbean_stud.decisions import (
    affords,
    close_hand,
    named_hand,
    other_amounts,
    place_bet,
    twice,
    undecided_hand,
)
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.irregularities.absent_players import closing_for_the_absent
from houseway.games.caribbean_stud.moments import DECISIONS, SINCE_THE_CALL
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.games.caribbean_stud.wagers import BET, Facts
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round
from houseway.play.settlement import give_back, settle_by
from houseway.play.wager import Clause, Verdict

CANNOT: Final = cite("vic 25/1999 r14.10")
FORFEIT: Final[Clause[Facts]] = Clause(
    Verdict.LOSE,
    lambda _facts: True,
    (CANNOT, cite("reading CS20")),
    because="{person} made no bet of exactly twice the ante, and had been told before that this forfeits it",
)


# r14.10


def cannot_afford(round_: Round[VictorianTable], who: str) -> Ways:
    hand = undecided_hand(round_.table, who)
    return [()] if hand is not None and not affords(round_.table, hand) else []


def cannot_bet(round_: Round[VictorianTable], who: str, _details: Mapping[str, Any]) -> None:
    hand = undecided_hand(round_.table, who)
    assert hand is not None
    no_proper_bet(round_.table, hand, "cannot bet exactly twice the ante")


def no_proper_bet(table: VictorianTable, hand: Hand, what: str) -> None:
    """The first time the hand is void and the player is told; after that the ante is lost (reading CS20)."""
    if hand.person not in table.told:
        table.told.append(hand.person)
        told = "the hand is void, and the next time the ante is forfeited"
        table.rule(f"{hand.person} {what}: {told}", CANNOT, "reading CS3", "reading CS20")
        table.void(hand, CANNOT, cite("reading CS20"))
        table.discard(hand)
        return
    table.rule(f"{hand.person} {what} again: the ante is forfeited", CANNOT, "reading CS3", "reading CS20")
    for placed in table.bets_on(hand):
        give_back(table, placed, *FORFEIT.cites)
    for placed in [p for p in table.placed if p.place is hand]:
        settle_by(table, placed, FORFEIT)
    close_hand(table, hand, table.text.settlement.closed)


# A bet of another amount, and that it is noticed


def take_a_wrong_bet(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> None:
    """It lies there unnoticed; what is over twice the ante lies on top."""
    hand, table = named_hand(round_, details), round_.table
    who, right = hand.person, twice(table, hand)
    place_bet(table, hand, min(details["amount"], right))
    if details["amount"] > right:
        over = details["amount"] - right
        table.add_wager(who, table.game.wager_named[BET], hand.label, over, hand)
    table.rule(f"{who} bets ${dollars(details['amount'])} on an ante of ${dollars(right // 2)}", "vic 25/1999 r14.11")


def wrong_bets_lie(round_: Round[VictorianTable], _who: str) -> Ways:
    names = tuple(hand.label for hand in round_.table.wrong_bets())
    return [(choice("hand", names),)] if names else []


def notice(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    no_proper_bet(table, table.hands[details["hand"]], "has not bet exactly twice the ante")


STAFF: Final = DEALER_OR_MORE_SENIOR
BET_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("cannot bet", PLAYERS, "vic 25/1999 r14.10", cannot_afford, cannot_bet, "exactly twice the ante",
        at=(DECISIONS,)),
    act("take a bet of another amount", STAFF, "vic 25/1999 r14.11", other_amounts, take_a_wrong_bet, "unnoticed",
        at=(DECISIONS,), closed=("no bets are made yet", "every hand has bet or folded")),
    act("notice a wrong bet", STAFF, "vic 25/1999 r14.10", wrong_bets_lie, notice, at=SINCE_THE_CALL,
        closed="every bet that lies is twice its ante"),
    closing_for_the_absent("vic 25/1999 r8.3", "vic 25/1999 r8.4"),
)  # fmt: skip
