"""Doubling down: an additional wager on 9, 10 or 11, for one card and no more (qld s37, s43(c))."""

from functools import partial
from typing import Final

from houseway.cite import cite
from houseway.games.blackjack import moments
from houseway.games.blackjack.dealing import deal
from houseway.games.blackjack.decisions import most_double
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import SIDEWAYS, TOTAL_AFTER_CARD
from houseway.games.blackjack.wagers import DOUBLE_DOWN_WAGER
from houseway.money import Cents
from houseway.play.acts import money
from houseway.play.ask import Choice, Cost, Offer, Steps

ONE_CARD: Final = cite("qld s37(1)")
OTHERS: Final = cite("qld s43(c)")


def double_down(table: BlackjackTable, hand: Hand, who: str, amount: Cents) -> Steps[None]:
    """The first player's additional wager, then the others' if they like; then one card, sideways (s37, s43(c))."""
    assert hand.box is not None
    table.add_wager(who, DOUBLE_DOWN_WAGER, hand.label, amount, hand)
    for other in [name for name in hand.box.players if name != who]:
        yield from follow_double(table, hand, other)
    if hand.retaken or not doubled(table, hand):
        return
    hand.doubled = True
    hand.recount(hand.cards)  # an ace among the first two is 1 now (s37(3))
    if (yield from deal(table, hand, ONE_CARD, moments.DECISIONS, partial(wants_its_card, table, hand))):
        table.announce(SIDEWAYS, hand.label)  # s37(2)
        table.announce(TOTAL_AFTER_CARD, hand.label, hand.total)
    elif hand.live and not doubled(table, hand):
        hand.doubled = False
        hand.recount(hand.cards)


def doubled(table: BlackjackTable, hand: Hand) -> bool:
    """Does anybody's double lie on it? Whose it was may be out since, and then it is asked about anew (B61)."""
    return any(p.wager.name == DOUBLE_DOWN_WAGER.name for p in table.on_hand(hand))


def wants_its_card(table: BlackjackTable, hand: Hand) -> bool:
    return hand.may_draw() and doubled(table, hand)


def follow_double(table: BlackjackTable, hand: Hand, other: str) -> Steps[None]:
    """Another player of the box doubles as well, or not (s43(c))."""
    asked = 0
    while (most := most_double(table, hand, other)) not in (0, asked) and may_follow(table, hand, other, most):
        asked = most
        amount = money("amount", table.unit, most, table.unit)
        double = Offer(OTHERS, (amount,), usual={"amount": most}, costs=Cost.MORE)
        offers = {"decline": Offer(OTHERS, ordinary=True), "double down": double}
        here = partial(may_follow, table, hand, other, most)
        answer = yield Choice(other, offers, OTHERS, hand.label, wanted=here, moment=moments.OTHERS)
        if answer is not None:
            if answer[1] == "double down":
                table.add_wager(other, DOUBLE_DOWN_WAGER, hand.label, answer[2]["amount"], hand)
            return


def may_follow(table: BlackjackTable, hand: Hand, other: str, most: Cents) -> bool:
    return doubled(table, hand) and table.plays(other, hand) and most_double(table, hand, other) == most
