"""One round of play of 5 card stud poker, in the order of section 343 (qld ss 338 to 352)."""

from typing import Final

from houseway.cite import cite
from houseway.families.poker.dealing import deal_around
from houseway.families.poker.places import deal_in, wait_for_players
from houseway.families.poker.stud.deck import prepare
from houseway.families.poker.stud.rounds import (
    ante_or_blind,
    deal_face_up,
    finished,
    first_finished,
    first_round_of_betting,
    later_round_of_betting,
    show_or_pass,
)
from houseway.families.poker.stud.table import LOWEST
from houseway.games.five_card_stud.steps import BETS, FIRST_BETTING, FIRST_CARDS, LATER_BETTING, LOWEST_FIRST, SHOWING
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.play.ask import Script

__all__ = ["round_of_play"]

DEALT: Final = cite("qld s345(4)")
NEXT_FACE_UP: Final = cite("qld s348(12)")


def round_of_play(table: FiveCardStudTable) -> Script:
    yield from wait_for_players(table)
    if not deal_in(table):
        return None
    yield from prepare(table)
    table.at(BETS)  # s343(2)
    betting = yield from ante_or_blind(table)
    table.at(FIRST_CARDS)  # s343(3)
    yield from deal_around(table, DEALT, to=table.in_turn())
    yield from deal_face_up(table, DEALT)
    table.at(LOWEST_FIRST if table.opens == LOWEST else FIRST_BETTING)
    yield from first_round_of_betting(table, betting)
    if table.misdealt or first_finished(table, betting):
        return None
    for step in LATER_BETTING:  # s343(4) to (6)
        table.at(step)
        if (yield from deal_face_up(table, NEXT_FACE_UP)):
            betting = yield from later_round_of_betting(table)
            if finished(table, betting):
                return None
    table.at(SHOWING)  # s343(7)
    yield from show_or_pass(table, betting)
    return None
