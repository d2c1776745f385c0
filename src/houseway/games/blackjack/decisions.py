"""What a player may decide on a hand (qld ss 37 to 39): draw, stand, double down or split."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.errors import Ground, HousewayError, Refused
from houseway.games.blackjack.arithmetic import draws_for_absent, may_double
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.moments import DECISIONS
from houseway.games.blackjack.refusals import refused_decision
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import BLACKJACK_WAGER, SPLIT_WAGER
from houseway.money import Cents
from houseway.play.acts import money
from houseway.play.ask import NOBODY, Choice, Cost, Offer
from houseway.play.wager import Placed

TURN: Final = cite("qld s30(2)")
DRAW: Final = Offer(cite("qld s39(1)"), says="one more card", costs=Cost.MORE)
STAND: Final = Offer(cite("qld s30(2)"), says="no more cards")
DRAW_OR_STAND: Final = {  # by what is directed for a player who does not act (s64(b), reading B8)
    True: {"draw": DRAW._replace(ordinary=True), "stand": STAND},
    False: {"draw": DRAW, "stand": STAND._replace(ordinary=True)},
}


def equal(details: Mapping[str, Any]) -> Refused | None:
    """The other hand of a split takes no amount of one's own choice."""
    if "amount" not in details and "stake" not in details:
        return None
    why = "on each hand of a split lies the amount of the original wager"
    return Refused("qld s38(2)", why, ground=Ground.AMOUNT, instead="leave the amount out")


EQUAL: Final = "make each card the first of a hand of its own, with an equal wager"
SPLIT: Final = Offer(cite("qld s38(1)"), says=EQUAL, refuses=equal, costs=Cost.MORE)
DOUBLE: Final = cite("qld s37(1)")


@lru_cache(maxsize=4096)
def offers(draws: bool, most_double: Cents, unit: Cents, split: Cents) -> Mapping[str, Offer]:
    """What is open, by what is ordinary, the most that may be added in doubling, and what a split costs (0: none)."""
    found = {**DRAW_OR_STAND[draws]}
    if most_double:
        amount = money("amount", unit, most_double, unit)
        found["double down"] = Offer(
            DOUBLE,
            (amount,),
            "an additional wager, for one card and no more",
            usual={"amount": most_double},
            costs=Cost.MORE,
        )
    if split:
        found["split"] = SPLIT._replace(puts=split)
    return found


def original(table: BlackjackTable, hand: Hand, person: str) -> Placed | None:
    """A player's wager on a hand, before any doubling."""
    for p in table.placed:
        if (
            p.place is hand
            and p.person == person
            and (p.wager.name == BLACKJACK_WAGER.name or p.wager.name == SPLIT_WAGER.name)
        ):
            return p
    return None


def most_double(table: BlackjackTable, hand: Hand, person: str) -> Cents:
    """The most that a player may add: their original wager, and no more than their chips."""
    if len(hand.cards) != 2 or not may_double(hand.hard, hand.total, *table.text.doubles):
        return 0
    wager = original(table, hand, person)
    if wager is None:
        return 0
    return min(wager.stake, table.people[person].purse.value) // table.unit * table.unit


def split_costs(table: BlackjackTable, hand: Hand, person: str) -> Cents:
    """Nought, where the hand may not be split."""
    wager = original(table, hand, person) if hand.pair and not hand.split else None
    return wager.stake if wager is not None and table.people[person].purse.value >= wager.stake else 0


class Decision(Choice):
    """The first player of a box decides on a hand (s43(a)). Moot when the hand changes or leaves the round."""

    __slots__ = ("cards", "hand", "seen", "table")
    moment = DECISIONS

    def __init__(self, table: BlackjackTable, hand: Hand, person: str) -> None:
        self.who, self.roles, self.under, self.refuses = person, NOBODY, TURN, None
        self.table, self.hand, self.cards = table, hand, [*hand.cards]
        self.seen = len(table.exposed)
        self.about = hand.label
        self.offers = self.open()

    def open(self) -> Mapping[str, Offer]:
        table, hand, who = self.table, self.hand, self.who
        draws = draws_for_absent(hand.hard, hand.total)
        if len(hand.cards) != 2:
            return DRAW_OR_STAND[draws]
        return offers(draws, most_double(table, hand, who), table.unit, split_costs(table, hand, who))

    def wanted(self) -> bool:
        hand = self.hand
        same = hand.live and not hand.barred and hand.cards == self.cards and len(self.table.exposed) == self.seen
        return same and self.table.decides_for(hand) == self.who and self.open() == self.offers

    def refusal(self, act: str) -> HousewayError:
        return refused_decision(self.table, self.hand, self.who, act) or super().refusal(act)


REFUSING: Final = cite("qld s52(3)")
ACCEPT: Final = Offer(REFUSING, says="as the next card", costs=Cost.MORE)
REFUSE: Final = Offer(REFUSING, says="and draw no more")
ACCEPT_OR_REFUSE: Final = {  # alike
    True: {"accept": ACCEPT._replace(ordinary=True), "refuse": REFUSE},
    False: {"accept": ACCEPT, "refuse": REFUSE._replace(ordinary=True)},
}


class Exposed(Decision):
    """What becomes of the hand with a card that everybody has seen before anybody asked for it (s52(2), (3))."""

    __slots__ = ()

    def __init__(self, table: BlackjackTable, hand: Hand, person: str) -> None:
        super().__init__(table, hand, person)
        self.about = f"{NAME[table.exposed[0]]} for {hand.label}"

    def open(self) -> Mapping[str, Offer]:
        """It may be doubled or split on like any next card (reading B53)."""
        plain = ACCEPT_OR_REFUSE[draws_for_absent(self.hand.hard, self.hand.total)]
        return plain | {name: offer for name, offer in super().open().items() if name not in DRAW_OR_STAND[True]}
