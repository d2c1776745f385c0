"""The rules of Caribbean stud as functions of plain integers: five cards to a rank, and what the ranks decide."""

from typing import Final

from houseway.equipment.cards import RANK, Card
from houseway.families.poker_hands import ACE_AND_KING, hand_rank

ACES: Final = 1
EIGHTS: Final = 8


def rank_of(cards: list[Card]) -> int:
    """The poker ranking and face values of five cards; in A-2-3-4-5 the ace is 1 (s228, s229)."""
    first, second, third, fourth, fifth = cards
    return hand_rank(first, second, third, fourth, fifth)


def qualifies(rank: int) -> bool:
    """An ace and a king, or any hand that ranks higher than odd cards (s226)."""
    return rank >= ACE_AND_KING


def compare(player: int, dealer: int) -> int:
    """1 where the player's rank is higher, -1 where it is lower, 0 for a stand off."""
    return (player > dealer) - (player < dealer)


def dead_mans_hand(cards: list[Card]) -> bool:
    """Two aces, two eights and an odd card."""
    ranks = [RANK[card] for card in cards]
    return ranks.count(ACES) == ranks.count(EIGHTS) == 2
