"""Where a round of play of manila poker stands, in the order of Part 15."""

from typing import Final

from houseway.families.poker.moments import BEFORE, BETTING, CUT, DECK, SHOWDOWN, SHUFFLE

ACE: Final = "how the ace counts"
BLIND_BET: Final = "the blind bet"
HOLE_CARDS: Final = "hole cards"
COMMUNAL_CARDS: Final = tuple(f"{each} communal card" for each in ("first", "second", "third", "fourth", "fifth"))
MOMENTS: Final = (
    *(BEFORE, DECK, ACE, SHUFFLE, CUT, BLIND_BET, HOLE_CARDS),
    *(each for both in zip(COMMUNAL_CARDS, BETTING, strict=True) for each in both),
    SHOWDOWN,
)
TO_THE_BLIND_BET: Final = MOMENTS[: MOMENTS.index(HOLE_CARDS)]
