"""A box's turn: the decisions of its first player, and what they mean for the others on it (qld ss 37 to 39, 43)."""

from collections.abc import Callable
from typing import Final

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.games.blackjack import moments
from houseway.games.blackjack.arithmetic import draws_for_absent
from houseway.games.blackjack.bonus_blackjack import close_bonus
from houseway.games.blackjack.dealing import PASSED, deal
from houseway.games.blackjack.decisions import Decision, Exposed
from houseway.games.blackjack.doubling import double_down
from houseway.games.blackjack.hand import Box, Hand
from houseway.games.blackjack.splitting import SPLIT_CARD, split
from houseway.games.blackjack.super_sevens import sevens_decided
from houseway.games.blackjack.table import ON_POINTS, BlackjackTable
from houseway.games.blackjack.terms import PAID_BLACKJACK, POINT_TOTAL, SPLIT_TOTAL, TOTAL_AFTER_CARD
from houseway.games.blackjack.wagers import compare
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER, DIRECTORS
from houseway.play.settlement import settle

ADDITIONAL: Final = cite("qld s30(3)")
DIRECTED: Final = cite("qld s39(2)")
ABSENT: Final = cite("qld s64(b)")
FOR_THE_PLAYER: Final = {"act for the player": Offer(ABSENT, says="draw while the hard total is 11 or less")}
DIRECTION: Final = {"let stand": Offer(DIRECTED), "direct a draw": Offer(DIRECTED, says="the total is 11 or less")}


def play_box(table: BlackjackTable, box: Box) -> Steps[None]:
    """Each hand of the box in turn; a split adds one."""
    for hand in box.hands:
        if hand.cards and not hand.passed:
            yield from play_hand(table, hand)


def play_hand(table: BlackjackTable, hand: Hand) -> Steps[None]:
    """The decisions on one hand, until it stands, is complete or goes over 21."""
    if hand.live and len(hand.cards) == 1:  # the second of a split, the first being complete (s38(3))
        if table.exposed:  # which nobody chooses, so that nobody may refuse it
            table.rule(f"{NAME[table.exposed[0]]} is the second card of {hand.label}", SPLIT_CARD, "reading B32")
        yield from deal(table, hand, SPLIT_CARD, moments.DECISIONS, hand.wants_its_second)
    if not hand.live or hand.passed:
        return
    table.announce(SPLIT_TOTAL if hand.split else POINT_TOTAL, hand.label, hand.total)
    later, table.decision = table.decision, hand  # of a hand whose turn waits for this one's
    standing = False
    while not standing and not hand.complete:
        standing = yield from one_decision(table, hand)
    table.decision = later
    if not hand.passed:  # the dealer has gone past it: it is not finished (s58)
        finish(table, hand)


def one_decision(table: BlackjackTable, hand: Hand) -> Steps[bool]:
    """Ask, and carry it out; True where the hand stands."""
    who = table.decides_for(hand)
    if not who:
        return (yield from nobody_decides(table, hand))
    answer = yield Exposed(table, hand, who) if table.exposed else Decision(table, hand, who)
    if answer is None or (answer is PASSED and hand.complete):  # something else happened to the hand: look again
        return False
    if answer is PASSED:
        hand.passed = table.gone_past = True
        return True
    _, act, details = answer
    if act in ("draw", "accept"):
        yield from draw(table, hand)
    elif act == "double down":
        yield from double_down(table, hand, who, details["amount"])
    elif act == "split":
        yield from split(table, hand, who)
        return hand.passed  # its second card was missed
    elif act == "refuse":
        refuse(table, hand)
    elif hand.total > 11:
        return True
    else:
        return (yield from stand_low(table, hand))
    return False


def refuse(table: BlackjackTable, hand: Hand) -> None:
    """An exposed card (s52(3)); it goes on to whoever decides next (reading B11)."""
    hand.barred = True
    seen = NAME[table.exposed[0]]
    table.rule(f"{hand.label} refused {seen} and draws no more this round", "qld s52(3)", "reading B11")
    if not any(map(may_take_it, table.hands())):
        refused_by_all(table)


def may_take_it(hand: Hand) -> bool:
    """Its turn is still to come or not over, or is known to have been missed."""
    return bool(hand.cards) and not hand.complete and not hand.done and (not hand.passed or hand.offered)


def refused_by_all(table: BlackjackTable) -> None:
    """A card that everybody has seen and no player took (s52(4))."""
    seen = " and ".join(NAME[card] for card in table.exposed)
    table.rule(f"{seen} was refused by the players and is the dealer's", "qld s52(4)")
    table.dealers_next += table.exposed
    table.exposed = []


def nobody_decides(table: BlackjackTable, hand: Hand) -> Steps[bool]:
    """Its players are excluded and do not act: it draws as for anybody who does not (s64(b), readings B8 and B17)."""
    wanted = hand.may_draw
    answer = yield Choice(DIRECTORS, FOR_THE_PLAYER, ABSENT, hand.label, wanted=wanted, moment=moments.ABSENT)
    if answer is None:
        return False
    table.rule(f"{hand.label} draws to a hard total over 11: its player is excluded", ABSENT, "reading B17")
    yield from draw_for_absent(table, hand)
    return True


def draw_for_absent(table: BlackjackTable, hand: Hand) -> Steps[None]:
    while hand.live and draws_for_absent(hand.hard, hand.total):
        yield from draw(table, hand)


def draw(table: BlackjackTable, hand: Hand) -> Steps[None]:
    if (yield from deal(table, hand, ADDITIONAL, moments.DECISIONS, still_asked(table, hand))):
        after_card(table, hand)


def still_asked(table: BlackjackTable, hand: Hand) -> Callable[[], bool]:
    """What was asked for holds while the hand is the same, and so is whoever decides for it (s43(a), reading B61)."""
    who, cards = table.decides_for(hand), [*hand.cards]
    return lambda: hand.still_has(cards) and table.decides_for(hand) == who


def after_card(table: BlackjackTable, hand: Hand) -> None:
    """The dealer announces the total (s30(3)); a third card may decide super sevens."""
    table.announce(TOTAL_AFTER_CARD, hand.label, hand.total)
    if table.side_wagers and len(hand.cards) >= 3:
        sevens_decided(table, hand)  # s48(5), (6); a bust waits for s48(7)


def stand_low(table: BlackjackTable, hand: Hand) -> Steps[bool]:
    """The dealer may have a hand of 11 or less draw all the same (s39(2), reading B9)."""
    wanted = still_asked(table, hand)
    answer = yield Choice(DEALER, DIRECTION, DIRECTED, hand.label, wanted=wanted, moment=moments.DIRECTION)
    if answer is not None and answer[1] == "direct a draw":
        yield from draw(table, hand)
    return answer is not None and answer[1] == "let stand"


def lose_at_once(table: BlackjackTable, hand: Hand) -> None:
    """A hand over 21 loses what lies on it (s18(f), reading B52); insurance waits for the dealer (s36(6))."""
    if hand.bust:
        facts = compare(hand, table.dealer)
        for placed in [p for p in table.on_hand(hand) if p.wager.name in ON_POINTS]:
            settle(table, placed, facts)


def finish(table: BlackjackTable, hand: Hand) -> None:
    """Its players have done with it."""
    lose_at_once(table, hand)
    hand.done = True
    if table.side_wagers:
        sevens_decided(table, hand)  # s48(4), (7)
        close_bonus(table, hand)  # s50D(3)


def pay_blackjack(table: BlackjackTable, hand: Hand) -> None:
    """At once, and the cards are removed before anybody gets a third (s35(1))."""
    table.announce(PAID_BLACKJACK, hand.label)
    for placed in table.on_hand(hand):
        settle(table, placed, compare(hand, table.dealer))
    close_bonus(table, hand)
    hand.live = False
    table.remove(hand)
