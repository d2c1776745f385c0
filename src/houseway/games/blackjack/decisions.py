"""What a player may decide on a hand (qld ss 37 to 39): draw, stand, double down or split."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from houseway.cite import cite
from houseway.errors import HousewayError
from houseway.games.blackjack.arithmetic import may_double
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.moments import DECISIONS
from houseway.games.blackjack.refusals import refused_decision
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import BLACKJACK_WAGER, SPLIT_WAGER
from houseway.money import Cents
from houseway.play.acts import money
from houseway.play.ask import NOBODY, Choice, Offer
from houseway.play.wager import Placed

TURN: Final = cite("qld s30(2)")
DRAW: Final = Offer(cite("qld s39(1)"), says="one more card")
STAND: Final = Offer(cite("qld s30(2)"), says="no more cards")
SPLIT: Final = Offer(cite("qld s38(1)"), says="make each card the first of a hand of its own, with an equal wager")
DOUBLE: Final = cite("qld s37(1)")


@lru_cache(maxsize=4096)
def offers(most_double: Cents, unit: Cents, split: bool) -> Mapping[str, Offer]:
    """What is open, by the most that may be added in doubling (0: none) and whether the hand may be split."""
    found = {"draw": DRAW, "stand": STAND}
    if most_double:
        amount = money("amount", unit, most_double, unit)
        found["double down"] = Offer(DOUBLE, (amount,), "an additional wager, for one card and no more")
    if split:
        found["split"] = SPLIT
    return found


def original(table: BlackjackTable, hand: Hand, person: str) -> Placed | None:
    """A player's wager on a hand, before any doubling."""
    for p in table.placed:
        if p.place is hand and p.person == person and (p.wager is BLACKJACK_WAGER or p.wager is SPLIT_WAGER):
            return p
    return None


def most_double(table: BlackjackTable, hand: Hand, person: str) -> Cents:
    """The most that a player may add: their original wager, and no more than their chips."""
    if len(hand.cards) != 2 or not may_double(hand.hard, hand.total):
        return 0
    wager = original(table, hand, person)
    if wager is None:
        return 0
    return min(wager.stake, table.people[person].purse.value) // table.unit * table.unit


def may_split(table: BlackjackTable, hand: Hand, person: str) -> bool:
    if not hand.pair or hand.split:
        return False
    wager = original(table, hand, person)
    return wager is not None and table.people[person].purse.value >= wager.stake


class Decision(Choice):
    """The first player of a box decides on a hand (s43(a)). Moot when the hand changes or leaves the round."""

    __slots__ = ("cards", "hand", "table")
    moment = DECISIONS

    def __init__(self, table: BlackjackTable, hand: Hand, person: str) -> None:
        self.who, self.roles, self.under, self.refuses = person, NOBODY, TURN, None
        self.table, self.hand, self.cards = table, hand, len(hand.cards)
        self.about = hand.label
        if self.cards == 2:
            self.offers = offers(most_double(table, hand, person), table.unit, may_split(table, hand, person))
        else:
            self.offers = PLAIN

    def wanted(self) -> bool:
        hand = self.hand
        same = hand.live and not hand.barred and len(hand.cards) == self.cards
        return same and self.table.decides_for(hand) == self.who

    def refusal(self, act: str) -> HousewayError:
        return refused_decision(self.table, self.hand, self.who, act) or super().refusal(act)


PLAIN: Final = offers(0, 0, False)
