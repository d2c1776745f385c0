"""A box's turn: the decisions of its first player, and what they mean for the others on it (qld ss 37 to 39, 43)."""

from typing import Final

from houseway.cite import cite
from houseway.games.blackjack.dealing import PASSED, deal
from houseway.games.blackjack.decisions import Decision, most_double, original
from houseway.games.blackjack.hand import Box, Hand
from houseway.games.blackjack.sides import close_bonus, sevens_after_split, sevens_decided
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import POINT_TOTAL, SIDEWAYS, TOTAL_AFTER_CARD
from houseway.games.blackjack.wagers import (
    BLACKJACK_WAGER,
    DOUBLE_DOWN_WAGER,
    SPLIT_WAGER,
    compare,
)
from houseway.money import Cents
from houseway.play.acts import money
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import Role
from houseway.play.settlement import settle

__all__ = ["play_box", "play_hand"]

DEALER: Final = frozenset({Role.DEALER})
ADDITIONAL: Final = cite("qld s30(3)")
SPLIT_CARD: Final = cite("qld s38(3)")
ONE_CARD: Final = cite("qld s37(1)")
OTHERS_DOUBLE: Final = cite("qld s43(c)")
OTHERS_SPLIT: Final = cite("qld s43(d)")
DIRECTED: Final = cite("qld s39(2)")
DIRECTION: Final = {"let stand": Offer(DIRECTED), "direct a draw": Offer(DIRECTED, says="the total is 11 or less")}


def play_box(table: BlackjackTable, box: Box) -> Steps[None]:
    """Each hand of the box in turn; a split adds one."""
    for hand in box.hands:
        if hand.cards and not hand.passed:
            yield from play_hand(table, hand)


def play_hand(table: BlackjackTable, hand: Hand) -> Steps[None]:
    """The decisions on one hand, until it stands, is complete or goes over 21."""
    if len(hand.cards) == 1:  # one of a split (s38(3))
        yield from deal(table, hand, SPLIT_CARD)
        sevens_after_split(table, hand)
    if not hand.live:
        return
    table.announce(POINT_TOTAL, hand.label, hand.total)  # s30(2)
    table.decision = hand
    standing = False
    while not standing and not hand.complete:
        standing = yield from one_decision(table, hand)
    table.decision = None
    finish(table, hand)


def one_decision(table: BlackjackTable, hand: Hand) -> Steps[bool]:
    """Ask, and carry it out; True where the hand stands."""
    assert hand.box is not None
    answer = yield Decision(table, hand, hand.box.first_player)
    if answer is None:  # something else happened to the hand: look again
        return False
    if answer is PASSED:
        hand.passed = True
        return True
    _, act, details = answer
    if act == "draw":
        yield from draw(table, hand)
    elif act == "double down":
        yield from double_down(table, hand, details["amount"])
    elif act == "split":
        yield from split(table, hand)
    else:
        return (yield from stand(table, hand))
    return False


def draw(table: BlackjackTable, hand: Hand) -> Steps[None]:
    if (yield from deal(table, hand, ADDITIONAL)):
        table.announce(TOTAL_AFTER_CARD, hand.label, hand.total)  # s30(3)
        if table.side_wagers and len(hand.cards) == 3:
            sevens_decided(table, hand)  # s48(5), (6); a bust waits for s48(7)


def stand(table: BlackjackTable, hand: Hand) -> Steps[bool]:
    """The dealer may have a hand of 11 or less draw all the same (s39(2))."""
    if hand.total > 11:
        return True
    _, act, _ = yield Choice(DEALER, DIRECTION, DIRECTED, hand.label)
    if act == "direct a draw":
        yield from draw(table, hand)
        return False
    return True


def double_down(table: BlackjackTable, hand: Hand, amount: Cents) -> Steps[None]:
    """The first player's additional wager, then the others' if they like; then one card, sideways (s37, s43(c))."""
    assert hand.box is not None
    first, *others = hand.box.players
    table.add_wager(first, DOUBLE_DOWN_WAGER, amount, hand)
    for other in others:
        most = most_double(table, hand, other)
        if most:
            double = Offer(OTHERS_DOUBLE, (money("amount", table.unit, most, table.unit),))
            offers = {"decline": Offer(OTHERS_DOUBLE), "double down": double}
            _, act, details = yield Choice(other, offers, OTHERS_DOUBLE, hand.label)
            if act == "double down":
                table.add_wager(other, DOUBLE_DOWN_WAGER, details["amount"], hand)
    hand.fix_aces()
    hand.doubled = True
    if (yield from deal(table, hand, ONE_CARD)):
        table.announce(SIDEWAYS, hand.label)  # s37(2)
        table.announce(TOTAL_AFTER_CARD, hand.label, hand.total)


def split(table: BlackjackTable, hand: Hand) -> Steps[None]:
    """Each card starts a hand, with an equal wager; the others on the box follow or choose one of the two (s43(d))."""
    box = hand.box
    assert box is not None
    second = Hand(f"{box.label}, second hand", box, split=True)
    first, *others = box.players
    wager = original(table, hand, first)
    assert wager is not None
    table.add_wager(first, SPLIT_WAGER, wager.stake, second)
    for other in others:
        yield from follow_split(table, hand, second, other)
    table.remember_sevens(hand)
    moved = hand.cards[1]
    hand.recount(hand.cards[:1])
    hand.split = True
    second.take(moved)
    box.hands.append(second)
    yield from deal(table, hand, SPLIT_CARD)
    table.announce(POINT_TOTAL, hand.label, hand.total)
    sevens_after_split(table, hand)


def follow_split(table: BlackjackTable, hand: Hand, second: Hand, other: str) -> Steps[None]:
    wager = original(table, hand, other)
    if wager is None or wager.wager is not BLACKJACK_WAGER:
        return
    offers = {"first hand": Offer(OTHERS_SPLIT), "second hand": Offer(OTHERS_SPLIT)}
    if table.people[other].purse.value >= wager.stake:
        offers["split"] = Offer(OTHERS_SPLIT, says="an equal wager on the other hand")
    _, act, _ = yield Choice(other, offers, OTHERS_SPLIT, hand.label)
    if act == "split":
        table.add_wager(other, SPLIT_WAGER, wager.stake, second)
    elif act == "second hand":
        wager.place = second


def finish(table: BlackjackTable, hand: Hand) -> None:
    """A hand over 21 loses its wager at once (s18(f)); additional wagers wait for the dealer (s37(4), s38(5))."""
    if hand.bust:
        facts = compare(hand, table.dealer)
        for placed in [p for p in table.on_hand(hand) if p.wager is BLACKJACK_WAGER]:
            settle(table, placed, facts)
    hand.done = True
    if table.side_wagers:
        sevens_decided(table, hand)  # s48(4), (7)
        if not hand.blackjack:
            close_bonus(table, hand)
