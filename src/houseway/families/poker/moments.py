"""Where a round of play of poker stands; each game puts these, and its own, in the order of its Part."""

from typing import Final

BEFORE: Final = "before the round of play"
DECK: Final = "the deck"  # chosen, inspected, washed
SHUFFLE: Final = "the shuffle"
CUT: Final = "the cut"
FIRST_BETTING: Final = "first round of betting"
SECOND_BETTING: Final = "second round of betting"
THIRD_BETTING: Final = "third round of betting"
FOURTH_BETTING: Final = "fourth round of betting"
FINAL_BETTING: Final = "final round of betting"
SHOWDOWN: Final = "showdown"

BETTING: Final = (FIRST_BETTING, SECOND_BETTING, THIRD_BETTING, FOURTH_BETTING, FINAL_BETTING)
LATER_BETTING: Final = frozenset(BETTING[1:])
BETWEEN_ROUNDS: Final = frozenset({BEFORE})
