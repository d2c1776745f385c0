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
DEALERS_HAND: Final = "the dealer's hand"  # s30(4), s40
SETTLING: Final = "settling"  # s31
MOMENTS: Final = (
    *shuffling.MOMENTS, WAGERS, FIRST_CARDS, SECOND_CARDS, WITHDRAWAL, INSURANCE, DECISIONS, DIRECTION, OTHERS,
    RETRACTION, ABSENT, DEALERS_HAND, SETTLING,
)  # fmt: skip
TURNS: Final = (DECISIONS, ABSENT)
NO_SECOND_CARD_YET: Final = (SECOND_CARDS, *TURNS)
"""The dealer has the first card alone."""
PLAYING: Final = (FIRST_CARDS, SECOND_CARDS, DECISIONS, ABSENT, DEALERS_HAND, SETTLING)
"""The round itself waits, for a card, a decision or the settlement: not a shuffle, nor what sets something right."""
