"""One round of play of manila poker, in the order of Part 15 (qld ss 263 to 275)."""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.families.poker.betting import Betting, answer, open_or_check
from houseway.families.poker.ending import award, return_uncalled, showdown
from houseway.families.poker.places import deal_in, new_deck, shuffle_and_cut, wait_for_players
from houseway.families.poker.table import Seat
from houseway.games.manila.amounts import FINAL, opening, raising
from houseway.games.manila.table import ManilaTable
from houseway.games.manila.terms import ACE_BOTH, ACE_HIGH, ENDING, FIRST, LATER, PLACE, UNDER
from houseway.play.ask import Card, Choice, Offer, Script, Steps
from houseway.play.table import call

__all__ = ["round_of_play"]

BLIND_BET: Final = cite("qld s269(1)")
HOLE_CARDS: Final = cite("qld s267(3)")
FIRST_COMMUNAL: Final = cite("qld s269(2)")
NEXT_COMMUNAL: Final = cite("qld s271(12)")
COMMUNAL_FOR_COMPARISON: Final = cite("qld s274(8)")
ALL_CHECKED: Final = cite("qld s272(3)")
CHECKED_ON: Final = call("everybody has checked", "qld s271(6)")


def round_of_play(table: ManilaTable) -> Script:
    yield from wait_for_players(table, PLACE)
    if not deal_in(table, PLACE):
        return None
    yield from prepare(table)
    betting = yield from blind_bet(table)
    yield from deal_hole_cards(table)
    yield from communal_card(table, FIRST_COMMUNAL)
    yield from answer(betting, option=table.seats[0])  # s270(2)(b): the designated player has the last word
    if finished(table, betting):
        return None
    for number in range(2, FINAL + 1):
        yield from communal_card(table, NEXT_COMMUNAL if len(table.active) > 1 else COMMUNAL_FOR_COMPARISON)
        betting = yield from round_of_betting(table, number)
        if finished(table, betting):
            return None
    yield from show(table, betting)
    return None


def prepare(table: ManilaTable) -> Steps[None]:
    if table.new_cards:
        yield from new_deck(PLACE)
        table.new_cards = False
        table.announce(ACE_BOTH if table.ace_low else ACE_HIGH)
    table.shoe.replace()
    yield from shuffle_and_cut(PLACE)


def blind_bet(table: ManilaTable) -> Steps[Betting]:
    """s269(1): whoever has the buck bets before there are cards."""
    betting = Betting(table, UNDER, FIRST, partial(raising, 1))
    seat = table.seats[0]
    yield Choice(seat.name, {"blind bet": Offer(BLIND_BET)}, BLIND_BET)
    betting.lead(seat, min(table.blind, seat.stake))
    return betting


def deal_hole_cards(table: ManilaTable) -> Steps[None]:
    """s267(3): both cards to one player before the next."""
    for seat in table.seats:
        for _ in range(2):
            card = yield Card(table.shoe, HOLE_CARDS, seat.name)
            table.shoe.take(card)
            seat.cards.append(card)


def communal_card(table: ManilaTable, under: Cite) -> Steps[None]:
    card = yield Card(table.shoe, under, "communal")
    table.shoe.take(card)
    table.communal.append(card)


def round_of_betting(table: ManilaTable, number: int) -> Steps[Betting]:
    """s271: the designated player opens, checks or folds first; with one player left to bet, nobody does."""
    betting = Betting(table, UNDER, LATER, partial(raising, number))
    if len(table.active) < 2:
        return betting
    first = table.designated
    opener = yield from open_or_check(betting, [first, *table.after(first)], partial(opening, number), check=True)
    if opener is None:
        table.announce(CHECKED_ON)
    else:
        yield from answer(betting)
    return betting


def finished(table: ManilaTable, betting: Betting) -> bool:
    """What nobody called goes back; the round of play ends where one player is left (s270(5), s271(9), (10))."""
    within = betting.within
    raised = bool(betting.raises)
    return_uncalled(table, within.uncalled_raise if raised else within.uncalled_opening)
    if len(table.staying) > 1:
        return False
    award(table, ENDING, table.rank, within.won_by_raising if raised else within.won_by_opening)
    return True


def show(table: ManilaTable, betting: Betting) -> Steps[None]:
    """s272: who was called last shows first, and the designated player where all have checked."""
    first: Seat = betting.called if betting.called and betting.called.stays else table.designated
    yield from showdown(table, ENDING, first, table.rank, *(() if betting.called else (ALL_CHECKED,)))
