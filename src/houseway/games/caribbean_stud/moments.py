"""Where a round of Caribbean stud stands."""

from typing import Final

NEW_CARDS: Final = "new cards are checked and shuffled"
NEW_IN_PLACE: Final = "the new cards are put in place"
WAGERS_OPEN: Final = "wagers are open"
DEALING: Final = "the cards are dealt"
DEALT: Final = "every hand has its cards"
DECISIONS: Final = "the players bet or fold"
DECIDED: Final = "every hand has bet or folded"
DECLARED: Final = "the dealer's hand is declared"
PRIZES: Final = "jackpot prizes are to be paid"
SHUFFLING: Final = "the cards are shuffled after the round"
IN_PLACE: Final = "the cards are put in place after the round"
MOMENTS: Final = (
    NEW_CARDS, NEW_IN_PLACE, WAGERS_OPEN, DEALING, DEALT, DECISIONS, DECIDED, DECLARED, PRIZES, SHUFFLING, IN_PLACE
)  # fmt: skip

BETWEEN: Final = (NEW_CARDS, NEW_IN_PLACE, SHUFFLING, IN_PLACE)
"""Before wagers are open, or when they are settled."""
AROUND_WAGERS: Final = (*BETWEEN, WAGERS_OPEN)
CARDS_OUT: Final = (DEALING, DEALT, DECISIONS, DECIDED, DECLARED, PRIZES)
"""From the first card until every wager is settled."""
BEFORE_THE_CALL: Final = (DEALING, DEALT)
SINCE_THE_CALL: Final = (DECISIONS, DECIDED, DECLARED)
"""From the call of "bet or fold" until the wagers are settled."""
