"""What a table of 7 card stud may be set up with: its decks by the number of players, and its sign (qld s376, s377)."""

from functools import partial
from typing import Final

from houseway.families.poker.stud import rules
from houseway.games.seven_card_stud.terms import PART

check_sign: Final = partial(rules.check_sign, PART)


def decks_for(players: int) -> tuple[int, ...]:
    """The decks that so many players may play with: s377(1) to (3)."""
    if players > 5:
        return (52,)
    return (52, 40) if players == 5 else (52, 40, 32)
