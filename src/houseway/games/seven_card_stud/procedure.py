"""One round of play of 7 card stud poker, in the order of section 387 (qld ss 377 to 396)."""

from typing import Final

from houseway.cite import cite
from houseway.families.poker.dealing import deal_around
from houseway.families.poker.moments import FIRST_BETTING
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
from houseway.games.seven_card_stud.final_cards import final_hole_cards
from houseway.games.seven_card_stud.moments import LATER, THIRD_HOLE_CARD
from houseway.games.seven_card_stud.steps import STEPS, announce_end, announce_start
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.play.ask import Script

HOLE_CARDS: Final = cite("qld s389(4)(a)"), cite("qld s389(4)(b)")
FIRST_FACE_UP: Final = cite("qld s389(4)(c)")
NEXT_FACE_UP: Final = cite("qld s392(12)")


def round_of_play(table: SevenCardStudTable) -> Script:
    yield from wait_for_players(table)
    if not deal_in(table):
        return None
    announce_start(table)
    yield from prepare(table)
    betting = yield from ante_or_blind(table)  # s387(2)
    table.announce(STEPS[FIRST_CARDS])  # s387(3)
    for under in HOLE_CARDS:
        yield from deal_around(table, under, FIRST_CARDS)
    yield from deal_face_up(table, FIRST_FACE_UP, FIRST_CARDS)
    if table.misdealt:
        return None
    table.announce(STEPS[FIRST_BETTING])
    yield from first_round_of_betting(table, betting)
    if table.misdealt or first_finished(table, betting):
        return None
    for card, bets in LATER:  # s387(4) to (7)
        table.announce(STEPS[card])
        last = card == THIRD_HOLE_CARD
        dealt = yield from final_hole_cards(table) if last else deal_face_up(table, NEXT_FACE_UP, card)
        if dealt:
            if table.on():
                table.announce(STEPS[bets])
            betting = yield from later_round_of_betting(table, bets)
            if finished(table, betting):
                return None
    announce_end(table, betting)  # s387(8)
    yield from show_or_pass(table, betting)
    return None
