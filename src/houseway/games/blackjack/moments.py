"""Where a round of blackjack stands."""

from typing import Final

from houseway.families import shuffling

WAGERS: Final = "wagers"  # s18
FIRST_CARDS: Final = "first cards"  # s30(1)(a), (b)
SECOND_CARDS: Final = "second cards"  # s30(1)(c)
WITHDRAWAL: Final = "stay or withdraw"  # s54(c), s61(1)
INSURANCE: Final = "insurance"  # s36
DECISIONS: Final = "decisions"  # s30(2), (3)
DIRECTION: Final = "a draw directed"  # s39(2)
OTHERS: Final = "the other players of the box"  # s43
RETRACTION: Final = "go on or retract"  # ss 56 to 58
ABSENT: Final = "acting for a player"  # s64
RECONSTRUCTION: Final = "the cards are laid out again"  # vic 26/2000 r15.5, before any settlement
DEALERS_HAND: Final = "the dealer's hand"  # s30(4), s40
SETTLING: Final = "settling"  # s31
MOMENTS: Final = (
    *shuffling.MOMENTS, WAGERS, FIRST_CARDS, SECOND_CARDS, WITHDRAWAL, INSURANCE, DECISIONS, DIRECTION, OTHERS,
    RETRACTION, ABSENT, DEALERS_HAND, SETTLING,
)  # fmt: skip
WITH_RECONSTRUCTION: Final = (*MOMENTS[:-2], RECONSTRUCTION, DEALERS_HAND, SETTLING)
THE_DEAL: Final = (FIRST_CARDS, SECOND_CARDS)
TURNS: Final = (INSURANCE, DECISIONS, DIRECTION, OTHERS, RETRACTION, WITHDRAWAL, ABSENT, RECONSTRUCTION)
"""Everybody has two cards, and the dealer is still to play."""
NO_SECOND_CARD_YET: Final = (SECOND_CARDS, *TURNS)
"""The dealer has the first card alone."""
PLAYING: Final = (FIRST_CARDS, *NO_SECOND_CARD_YET, DEALERS_HAND, SETTLING)
"""A round is being dealt."""
