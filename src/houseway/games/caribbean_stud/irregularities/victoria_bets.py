"""A bet that is not twice the ante: found before settlement (r14.10) or during it (r14.11, reading CS3); or none."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.games.caribbean_stud.decisions import Decision, close_hand, place_bet, twice
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.irregularities.absent import closing_for_the_absent
from houseway.games.caribbean_stud.irregularities.victoria_common import since_the_call
from houseway.games.caribbean_stud.victorian_table import VictorianTable
from houseway.games.caribbean_stud.wagers import BET, Facts
from houseway.money import dollars
from houseway.play.acts import Act, Answer, Fields, Ways, act, choice, money
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.settlement import give_back, settle_by
from houseway.play.wager import Clause, Verdict

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["BET_ACTS"]

CANNOT: Final = cite("vic 25/1999 r14.10")
FORFEIT: Final[Clause[Facts]] = Clause(Verdict.LOSE, lambda _facts: True, (CANNOT, cite("reading CS20")))


def own_decision(round_: "Round[VictorianTable]", who: str) -> Decision | None:
    ask = round_.ask
    return ask if isinstance(ask, Decision) and ask.who == who and not round_.interrupted else None


# r14.10


def cannot_afford(round_: "Round[VictorianTable]", who: str) -> Ways:
    ask = own_decision(round_, who)
    return [()] if ask is not None and not ask.affords else []


def cannot_bet(round_: "Round[VictorianTable]", who: str, _details: Mapping[str, Any]) -> None:
    ask = own_decision(round_, who)
    assert ask is not None
    no_proper_bet(round_.table, ask.hand, "cannot bet exactly twice the ante")


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


def any_other_amount(round_: "Round[VictorianTable]", _who: str) -> Ways:
    """Whatever the player holds but the right amount."""
    ask, table = round_.ask, round_.table
    if not isinstance(ask, Decision) or round_.interrupted:
        return []
    right, held, unit = twice(table, ask.hand), table.people[ask.who].purse.value, table.unit
    ranges = (unit, min(right - unit, held)), (right + unit, held)
    ways: list[Fields] = [
        (money("amount", low, low + (high - low) // unit * unit, unit),) for low, high in ranges if low <= high
    ]
    return ways


def take_a_wrong_bet(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> Answer:
    """It lies there unnoticed; what is over twice the ante lies on top."""
    ask, table = round_.ask, round_.table
    assert isinstance(ask, Decision)
    who, right = ask.who, twice(table, ask.hand)
    place_bet(table, ask.hand, min(details["amount"], right))
    if details["amount"] > right:
        over = details["amount"] - right
        table.add_wager(who, table.game.wager_named[BET], ask.hand.label, over, ask.hand)
    table.rule(f"{who} bets ${dollars(details['amount'])} on an ante of ${dollars(right // 2)}", "vic 25/1999 r14.11")
    return Answer(None)


def wrong_bets_lie(round_: "Round[VictorianTable]", _who: str) -> Ways:
    names = tuple(hand.label for hand in round_.table.wrong_bets())
    return [(choice("hand", names),)] if names and since_the_call(round_) else []


def notice(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    no_proper_bet(table, table.hands[details["hand"]], "has not bet exactly twice the ante")


STAFF: Final = DEALER_OR_MORE_SENIOR
BET_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("cannot bet", PLAYERS, "vic 25/1999 r14.10", cannot_afford, cannot_bet, "exactly twice the ante"),
    act("take a bet of another amount", STAFF, "vic 25/1999 r14.11", any_other_amount, take_a_wrong_bet, "unnoticed"),
    act("notice a wrong bet", STAFF, "vic 25/1999 r14.10", wrong_bets_lie, notice),
    closing_for_the_absent("vic 25/1999 r8.3", "vic 25/1999 r8.4"),
)
