"""When the side wagers are decided: super sevens by s48 and s49, bonus blackjack by s50D and s50E."""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import RANK
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.side_wagers import (
    BONUS_BLACKJACK_WAGER,
    SUPER_SEVENS_WAGER,
    bonus_facts,
    count_sevens,
    nothing,
)
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import SEVENS_DONE
from houseway.play.settlement import settle
from houseway.play.wager import Placed, Wager

__all__ = ["after_first_cards", "close_bonus", "pay_bonus", "sevens_after_split", "sevens_decided"]


BESIDES: Final = (cite("qld s50D(1)"),)  # beside a blackjack wager


def _on(table: BlackjackTable, hand: Hand, row: Wager[Any]) -> list[Placed]:
    return [p for p in table.placed if p.wager is row and p.place is hand]


def after_first_cards(table: BlackjackTable) -> None:
    """Losers are taken away (s48(1)), then those with a seven and no second one are paid (s48(2))."""
    waiting = [p for p in table.placed if p.wager is SUPER_SEVENS_WAGER and p.place.cards]
    for sevens, under in ((0, cite("qld s48(1)")), (1, cite("qld s48(2)"))):
        for placed in waiting:
            if count_sevens(placed.place.cards).number == sevens:
                settle(table, placed, count_sevens(placed.place.cards), under, *behind(placed))
    table.announce(SEVENS_DONE)


def behind(placed: Placed) -> tuple[Cite, ...]:
    """A player behind the first of a box has super sevens by s50(1)."""
    hand: Hand = placed.place
    first = hand.box is None or hand.box.first_player == placed.person
    return () if first else (cite("qld s50(1)"),)


def sevens_decided(table: BlackjackTable, hand: Hand) -> None:
    """Two sevens, and the third card is out or declined (s48(4) to (7)). Over 21, the blackjack wager goes first."""
    if hand.split or (hand.bust and table.decision is hand):
        return
    if len(hand.cards) == 2:
        under = "qld s48(4)"
    elif hand.bust:
        under = "qld s48(7)"
    else:
        under = "qld s48(5)" if RANK[hand.cards[2]] == 7 else "qld s48(6)"
    for placed in _on(table, hand, SUPER_SEVENS_WAGER):
        settle(table, placed, count_sevens(hand.cards), cite(under), *behind(placed))


def sevens_after_split(table: BlackjackTable, hand: Hand) -> None:
    """Split sevens: the two of them and the next card decide at once, for everybody on the box (s49, s50(2))."""
    box = hand.box
    if box is None or not box.sevens or hand is not box.hands[0]:
        return
    cards = [*box.sevens, hand.cards[1]] if len(hand.cards) > 1 else box.sevens
    for placed in [p for p in table.placed if p.wager is SUPER_SEVENS_WAGER and p.place in box.hands]:
        shared = (cite("qld s50(2)"),) if behind(placed) else ()
        settle(table, placed, count_sevens(cards), cite("qld s49(1)"), cite("qld s49(2)"), *shared)


def close_bonus(table: BlackjackTable, hand: Hand) -> None:
    """A bonus wager that cannot win any more is taken away (s50D(3)); with a paid blackjack it is settled (s50D(2))."""
    for placed in _on(table, hand, BONUS_BLACKJACK_WAGER):
        facts = bonus_facts(hand.cards, table.rules.decks, table.rules.nominated)
        if hand.blackjack and not table.on_hand(hand):
            settle(table, placed, facts, *BESIDES, cite("qld s50D(2)"))
        elif nothing(facts) and not (hand.blackjack and table.on_hand(hand)):
            settle(table, placed, facts, *BESIDES, *first_of_split(hand))


def first_of_split(hand: Hand) -> tuple[Cite, ...]:
    return (cite("qld s50E"),) if hand.split else ()


def pay_bonus(table: BlackjackTable) -> None:
    """Winners left in their place, after all the blackjack wagers (s50D(4), (5))."""
    for placed in [p for p in table.placed if p.wager is BONUS_BLACKJACK_WAGER]:
        facts = bonus_facts(placed.place.cards, table.rules.decks, table.rules.nominated)
        more = first_of_split(placed.place)
        settle(table, placed, facts, *BESIDES, cite("qld s50D(4)"), cite("qld s50D(5)"), *more)
