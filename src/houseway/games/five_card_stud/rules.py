"""What a table of 5 card stud may be set up with: its decks by the number of players, and its sign (qld s332, s333)."""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.families.poker.stud import rules
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.games.five_card_stud.terms import PART

check_sign: Final = partial(rules.check_sign, PART)
PLAYERS_WITH_40: Final = 7
PLAYERS_WITH_32: Final = 6


def decks_for(players: int) -> tuple[int, ...]:
    """The decks that so many players may play with: s333(1) to (3)."""
    if players > PLAYERS_WITH_40:
        return (52,)
    return (52, 40) if players > PLAYERS_WITH_32 else (52, 40, 32)


def deck_under(deck: int, players: int) -> Cite:
    """What lets a deck of so many cards be used."""
    if deck == COMPLETE:
        return cite("qld s333(1)")
    return cite("qld s333(2)") if players > PLAYERS_WITH_32 else cite("qld s333(3)")
