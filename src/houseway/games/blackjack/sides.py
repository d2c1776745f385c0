"""When the side wagers are decided: super sevens by s48 and s49, bonus blackjack by s50D and s50E."""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import RANK
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.side_wagers import (
    BONUS_BLACKJACK_WAGER,
    SUPER_SEVENS_WAGER,
    Bonus,
    bonus_facts,
    count_sevens,
    nothing,
    still_possible,
)
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import SEVENS_DONE
from houseway.play.settlement import give_back, settle
from houseway.play.wager import Placed, Wager

__all__ = [
    "after_first_cards",
    "close_bonus",
    "give_up_sides",
    "pay_bonus",
    "sevens_after_late_card",
    "sevens_after_split",
    "sevens_decided",
]

BESIDES: Final = cite("qld s50D(1)")  # beside a blackjack wager
TAKEN_AWAY: Final = cite("qld s48(1)")
ONE_SEVEN: Final = cite("qld s48(2)")
WITH_THE_HAND: Final = cite("reading B30")


def _on(table: BlackjackTable, hand: Hand, row: Wager[Any]) -> list[Placed]:
    return [p for p in table.placed if p.wager is row and p.place is hand]


# Super sevens


def after_first_cards(table: BlackjackTable) -> None:
    """Losers are taken away (s48(1)), then those with a seven and no second one are paid (s48(2))."""
    waiting = [p for p in table.placed if p.wager is SUPER_SEVENS_WAGER and p.place.cards]
    for placed in waiting:
        if count_sevens(placed.place.cards).number == 0:
            settle(table, placed, count_sevens(placed.place.cards), TAKEN_AWAY, *behind(placed))
    for hand in dict.fromkeys(placed.place for placed in waiting):
        sevens_after_late_card(table, hand)
    table.announce(SEVENS_DONE)


def sevens_after_late_card(table: BlackjackTable, hand: Hand) -> None:
    """A seven and then no other is paid (s48(2)); with a card too many, a third may be there already."""
    if len(hand.cards) >= 2 and count_sevens(hand.cards).number == 1:
        for placed in _on(table, hand, SUPER_SEVENS_WAGER):
            settle(table, placed, count_sevens(hand.cards), ONE_SEVEN, *behind(placed))
    elif len(hand.cards) > 2:
        sevens_decided(table, hand)


def behind(placed: Placed) -> tuple[Cite, ...]:
    """A player behind the first of a box has super sevens by s50(1)."""
    hand: Hand = placed.place
    first = hand.box is None or hand.box.first_player == placed.person
    return () if first else (cite("qld s50(1)"),)


def sevens_decided(table: BlackjackTable, hand: Hand) -> None:
    """Two sevens, and the third card is out or declined (s48(4) to (7))."""
    waiting = _on(table, hand, SUPER_SEVENS_WAGER)
    if not waiting or hand.split or (hand.bust and not hand.done):  # s48(7): the blackjack wager goes first
        return
    for placed in waiting:
        settle(table, placed, count_sevens(hand.cards), third_card(hand), *behind(placed))
    if hand.bust:
        table.remove(hand)  # s48(7): and lastly the cards


def third_card(hand: Hand) -> Cite:
    """Which subsection pays two sevens or three."""
    if len(hand.cards) == 2:
        return cite("qld s48(4)")
    if hand.bust:
        return cite("qld s48(7)")
    return cite("qld s48(5)") if RANK[hand.cards[2]] == 7 else cite("qld s48(6)")


def sevens_after_split(table: BlackjackTable, hand: Hand) -> None:
    """Split sevens: the two of them and the next card decide at once, for everybody on the box (s49, s50(2))."""
    box = hand.box
    if box is None or not box.sevens or hand is not box.hands[0]:
        return
    cards = [*box.sevens, hand.cards[1]] if len(hand.cards) > 1 else box.sevens
    for placed in [p for p in table.placed if p.wager is SUPER_SEVENS_WAGER and p.place in box.hands]:
        shared = (cite("qld s50(2)"),) if behind(placed) else ()
        settle(table, placed, count_sevens(cards), cite("qld s49(1)"), cite("qld s49(2)"), *shared)


# Bonus blackjack


def _bonus(table: BlackjackTable, hand: Hand) -> Bonus:
    return bonus_facts(hand, table.rules.decks, table.rules.nominated)


def close_bonus(table: BlackjackTable, hand: Hand) -> None:
    """With a blackjack that was paid it is settled (s50D(2)); one that cannot win is taken away (s50D(3))."""
    for placed in _on(table, hand, BONUS_BLACKJACK_WAGER):
        facts = _bonus(table, hand)
        if hand.blackjack and not any(p.person == placed.person for p in table.on_hand(hand)):
            settle(table, placed, facts, BESIDES, cite("qld s50D(2)"))
        elif nothing(facts):
            settle(table, placed, facts, BESIDES, cite("qld s50D(3)"), *first_of_split(hand))


def first_of_split(hand: Hand) -> tuple[Cite, ...]:
    return (cite("qld s50E"),) if hand.split else ()


def pay_bonus(table: BlackjackTable) -> None:
    """Winners left in their place, after all the blackjack wagers (s50D(4), (5))."""
    for placed in [p for p in table.placed if p.wager is BONUS_BLACKJACK_WAGER]:
        more = first_of_split(placed.place)
        settle(table, placed, _bonus(table, placed.place), BESIDES, cite("qld s50D(4)"), cite("qld s50D(5)"), *more)


# A hand that leaves the round


def give_up_sides(table: BlackjackTable, hand: Hand, person: str, under: Cite) -> None:
    """A player's blackjack wager goes back: what the cards have decided is settled, the rest goes back too."""
    for placed in [p for p in table.placed if p.person == person and p.place is hand]:
        facts = decided(table, placed)
        if facts is not None:
            settle(table, placed, facts, under, WITH_THE_HAND)
        elif placed.wager in (SUPER_SEVENS_WAGER, BONUS_BLACKJACK_WAGER):
            give_back(table, placed, under, WITH_THE_HAND)


def decided(table: BlackjackTable, placed: Placed) -> Any:
    """The facts by which a side wager has won or lost whatever cards might still come; None where it has not."""
    hand: Hand = placed.place
    if placed.wager is SUPER_SEVENS_WAGER and hand.cards:
        sevens = count_sevens(hand.cards)
        return sevens if len(hand.cards) > 1 or not sevens.number else None
    if placed.wager is BONUS_BLACKJACK_WAGER:
        bonus = _bonus(table, hand)
        return bonus if not (nothing(bonus) and still_possible(bonus)) else None
    return None
