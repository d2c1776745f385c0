"""A card that everybody has seen before anybody asked for it goes to whoever takes it (qld s52(2) to (4))."""

from functools import partial
from typing import Final

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.turns import after_card
from houseway.play.ask import NOBODY, Choice, Offer, Steps

REFUSING: Final = cite("qld s52(3)")
OFFERS: Final = {"accept": Offer(REFUSING, says="as the next card"), "refuse": Offer(REFUSING, says="and draw no more")}


class Exposed(Choice):
    """The player who decides on a hand takes the card, or refuses it."""

    __slots__ = ("hand",)
    moment = "an exposed card"  # of a report, not of the round

    def __init__(self, table: BlackjackTable, hand: Hand, who: str, drawn: int) -> None:
        self.who, self.roles, self.under, self.refuses, self.offers = who, NOBODY, REFUSING, None, OFFERS
        self.hand, self.about, self.wanted = hand, f"{NAME[drawn]} for {hand.label}", partial(table.plays, who, hand)


def offer_exposed(table: BlackjackTable, drawn: int) -> Steps[None]:
    """Each player still to act may take it, in turn (reading B11); refused by all, it is the dealer's (s52(4))."""
    table.dealers_next.append(drawn)
    for hand in still_to_act(table):
        if len(hand.cards) == 1:  # a split card, whose second one nobody chooses (s38(3))
            table.rule(f"{NAME[drawn]} is the second card of {hand.label}", "qld s38(3)", "reading B32")
            return hand.take(table.dealers_next.pop())
        if (yield from accepted(table, hand, drawn)):
            hand.take(table.dealers_next.pop())
            return after_card(table, hand)
    table.rule(f"{NAME[drawn]} was refused by the players and is the dealer's", "qld s52(4)")
    return None


def accepted(table: BlackjackTable, hand: Hand, drawn: int) -> Steps[bool]:
    who = table.decides_for(hand)
    answer = (yield Exposed(table, hand, who, drawn)) if who else None
    if answer is not None and answer[1] == "refuse":
        hand.barred = True
        table.rule(f"{hand.label} refused {NAME[drawn]} and draws no more this round", REFUSING, "reading B11")
    return answer is not None and answer[1] == "accept"


def still_to_act(table: BlackjackTable) -> list[Hand]:
    """The hand whose turn it is, those after it, and those whose turn is known to have been missed."""
    hands = table.hands()
    start = hands.index(table.decision) if table.decision in hands else 0
    order = hands[start:] + hands[:start]
    return [h for h in order if h.cards and not h.complete and not h.done and (not h.passed or h.offered)]
