"""Where a round of play of stud stands before the betting, and between its rounds of betting."""

from typing import Final

from houseway.families.poker.moments import BEFORE, BETTING, CUT, DECK, FIRST_BETTING, SHUFFLE

ANTE_OR_BLIND: Final = "ante or blind bets"
FIRST_CARDS: Final = "hole cards and first face up card"
SECOND_FACE_UP_CARD: Final = "second face up card"
THIRD_FACE_UP_CARD: Final = "third face up card"
FOURTH_FACE_UP_CARD: Final = "fourth face up card"

START: Final = (BEFORE, DECK, SHUFFLE, CUT, ANTE_OR_BLIND, FIRST_CARDS, FIRST_BETTING)
TO_THE_ANTE_OR_BLIND: Final = START[: START.index(FIRST_CARDS)]
FACE_UP_CARDS: Final = frozenset({FIRST_CARDS, SECOND_FACE_UP_CARD, THIRD_FACE_UP_CARD, FOURTH_FACE_UP_CARD})
BEFORE_A_FACE_UP_CARD: Final = frozenset(BETTING[:3])
"""The rounds of betting that one follows."""
