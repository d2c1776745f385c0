"""One round of play of 5 card stud poker, in the order of section 343 (qld ss 338 to 352)."""

from typing import Final

from houseway.cite import cite
from houseway.families.poker.dealing import deal_around
from houseway.families.poker.places import deal_in, wait_for_players
from houseway.families.poker.stud.deck import prepare
from houseway.families.poker.stud.moments import FIRST_CARDS
from houseway.families.poker.stud.rounds import (
    ante_or_blind,
    deal_face_up,
    finished,
    first_finished,
    first_round_of_betting,
    later_round_of_betting,
    show_or_pass,
)
from houseway.games.five_card_stud.moments import LATER
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.play.ask import Script

DEALT: Final = cite("qld s345(4)")
NEXT_FACE_UP: Final = cite("qld s348(12)")


def round_of_play(table: FiveCardStudTable) -> Script:
    yield from wait_for_players(table)
    if not deal_in(table):
        return None
    yield from prepare(table)
    betting = yield from ante_or_blind(table)  # s343(2)
    yield from deal_around(table, DEALT, FIRST_CARDS)  # s343(3)
    yield from deal_face_up(table, DEALT, FIRST_CARDS)
    yield from first_round_of_betting(table, betting)
    if table.misdealt or first_finished(table, betting):
        return None
    for card, bets in LATER:  # s343(4) to (6)
        if (yield from deal_face_up(table, NEXT_FACE_UP, card)):
            betting = yield from later_round_of_betting(table, bets)
            if finished(table, betting):
                return None
    yield from show_or_pass(table, betting)  # s343(7)
    return None
