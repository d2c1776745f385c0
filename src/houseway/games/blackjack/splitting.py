"""Splitting two cards of identical value into two hands (qld s38, s43(d))."""

from functools import partial
from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.blackjack import moments
from houseway.games.blackjack.dealing import deal
from houseway.games.blackjack.decisions import original
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.super_sevens import remember_sevens, sevens_after_split
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import SPLIT_TOTAL
from houseway.games.blackjack.wagers import SPLIT_WAGER
from houseway.play.ask import Choice, Cost, Offer, Steps

SPLIT_CARD: Final = cite("qld s38(3)")
OTHERS: Final = cite("qld s43(d)")


def split(table: BlackjackTable, hand: Hand, who: str) -> Steps[None]:
    """Each card starts a hand, with an equal wager; the others on the box follow or choose one of the two (s43(d))."""
    box = hand.box
    assert box is not None
    wager = original(table, hand, who)
    assert wager is not None
    remember_sevens(hand)
    second = Hand(f"{box.label}, second hand", box, split=True)
    second.take(hand.cards[1])
    hand.recount(hand.cards[:1])
    hand.split = True
    box.hands.append(second)
    table.add_wager(who, SPLIT_WAGER, second.label, wager.stake, second)
    for other in [name for name in box.players if name != who]:
        yield from follow_split(table, hand, second, other)
    if hand.retaken:
        return
    for each in (hand, second):
        each.live = bool(table.on_hand(each))
    if (yield from deal(table, hand, SPLIT_CARD, moments.DECISIONS, hand.wants_its_second)):  # s38(3)
        table.announce(SPLIT_TOTAL, hand.label, hand.total)
        sevens_after_split(table, hand)


def follow_split(table: BlackjackTable, hand: Hand, second: Hand, other: str) -> Steps[None]:
    """Another player of the box covers both hands, or says which of them the wager is on (s43(d))."""
    wager = original(table, hand, other)
    if wager is None or not table.plays(other, hand):
        return  # an excluded player's wager stays with the first hand (reading B17)
    offers = {"first hand": Offer(OTHERS), "second hand": Offer(OTHERS)}
    if table.people[other].purse.value >= wager.stake:
        offers["split"] = Offer(OTHERS, says="an equal wager on the other hand", costs=Cost.MORE, puts=wager.stake)
    here = partial(table.plays, other, hand)
    poor = partial(without_chips, other)
    answer = yield Choice(other, offers, OTHERS, hand.label, poor, wanted=here, moment=moments.OTHERS)
    if answer is None:
        return
    if answer[1] == "split":
        table.add_wager(other, SPLIT_WAGER, second.label, wager.stake, second)
    elif answer[1] == "second hand":
        wager.place, wager.selection = second, second.label


def without_chips(other: str, act: str) -> Refused | None:
    """Why another player of the box is not offered to cover both hands."""
    why = f"{other} cannot match the wager, and names one of the hands"
    return Refused(OTHERS, why, ground=Ground.MEANS, instead="first hand or second hand") if act == "split" else None
