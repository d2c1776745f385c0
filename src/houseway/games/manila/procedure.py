"""One round of play of manila poker, in the order of Part 15 (qld ss 261 to 275)."""

from functools import partial
from typing import Final

from houseway.cite import Cite, cite, cites
from houseway.families.poker.answers import answer
from houseway.families.poker.betting import Betting, Rule
from houseway.families.poker.dealing import deal_around, new_deck, shuffle_and_cut
from houseway.families.poker.ending import pass_pots, return_uncalled, showdown
from houseway.families.poker.forced_bets import forced_bet
from houseway.families.poker.moments import BETTING, FIRST_BETTING
from houseway.families.poker.opening import open_or_check
from houseway.families.poker.places import deal_in, wait_for_players
from houseway.families.poker.seat import Seat
from houseway.games.manila import moments
from houseway.games.manila.amounts import FINAL, calls_only, opening, raising, the_minimum
from houseway.games.manila.table import BLIND_BET, ManilaTable
from houseway.games.manila.terms import (
    ACE_BOTH,
    ACE_HIGH,
    BLIND_OF,
    CALLED_LAST,
    CHECKED,
    DESIGNATED,
    FINAL_ROUND,
    FIRST,
    FIRST_ROUND,
    LATER,
    LATER_ROUND,
    OTHERS_FOLDED,
    SHOWDOWN,
)
from houseway.money import dollars
from houseway.play.ask import Card, Choice, Offer, Script, Steps
from houseway.play.people import DEALER

NEW_DECK: Final = cites("qld s261(1)", "qld s261(2)", "qld s261(3)")  # sorted, spread, washed
ACE: Final = cite("qld s265")
HOLE_CARDS: Final = cite("qld s267(3)")
FIRST_COMMUNAL: Final = cite("qld s269(2)")
SECOND_COMMUNAL: Final = cite("qld s270(6)")
NEXT_COMMUNAL: Final = cite("qld s271(12)")
EXPOSED: Final = cite("qld s282(2)")
AFTER_CHECKS: Final = cite("qld s271(6)")
FOR_COMPARISON: Final = cite("qld s274(8)")
COMPARED: Final = cites("qld s274(7)")
NOBODY_OPENED: Final = cites("qld s271(7)", "qld s272(3)")
BLIND: Final = cite("qld s267(2)")
IN_THE_SHOWDOWN: Final = cites("qld s267(6)", "qld s272(1)")


def round_of_play(table: ManilaTable) -> Script:
    yield from wait_for_players(table)
    first = not table.started
    if not deal_in(table):
        return None
    yield from prepare(table, first)  # ss 261, 263, 265
    betting = yield from blind_bet(table)  # s269(1)
    if betting.over() and finished(table, betting):
        return None
    yield from deal_around(table, HOLE_CARDS, moments.HOLE_CARDS, each=2)  # s267(3)
    yield from communal_card(table, 1, FIRST_COMMUNAL)
    if not betting.over():
        table.announce(FIRST_ROUND)
    yield from answer(betting, option=betting.leader)  # s270
    for number in range(2, FINAL + 1):
        if finished(table, betting):
            return None
        yield from communal_card(table, number, next_card(table, betting))
        betting = yield from round_of_betting(table, number)  # s271
    if not finished(table, betting):
        yield from show(table, betting)  # s272
    return None


def prepare(table: ManilaTable, first: bool) -> Steps[None]:
    """A new deck and the ace before the first round of play (s261(4), s265); the cards shuffled before each (s263)."""
    if table.new_cards or first:
        yield from new_deck(table, *NEW_DECK)
        table.new_cards = False
    if first:
        yield from announce_the_ace(table)
    table.shoe.replace()
    yield from shuffle_and_cut(table)


def announce_the_ace(table: ManilaTable) -> Steps[None]:
    """Whether it is low as well; first what the table was set up with."""
    says = {"announce ace high only": False, "announce ace high and low": True}
    names = sorted(says, key=lambda name: says[name] is not table.ace_low)
    _, act, _ = yield Choice(DEALER, {name: Offer(ACE) for name in names}, ACE, moment=moments.ACE)
    table.ace_low = says[act]
    table.announce(ACE_BOTH if table.ace_low else ACE_HIGH)


def blind_bet(table: ManilaTable) -> Steps[Betting]:
    """Whoever has the buck, or the next where they are out already; whoever has less bets that (reading K27)."""
    betting = Betting(table, FIRST, partial(raising, 1), FIRST_BETTING)
    while not betting.opened and not betting.over():
        seat = table.designated
        made = yield from forced_bet(seat, "blind bet", table.blind, BLIND, asked=BLIND_BET, moment=moments.BLIND_BET)
        if made is not None:
            betting.lead(seat, made)
            betting.acted.discard(seat.name)  # that is a bet, and no act (s249)
            table.announce(BLIND_OF, f"${dollars(seat.bet)}")
    return betting


def communal_card(table: ManilaTable, number: int, under: Cite) -> Steps[None]:
    """Face up in the middle, unless it lies there already (s282)."""
    table.number = number
    if len(table.communal) >= number or not table.on():
        return
    moment = moments.COMMUNAL_CARDS[number - 1]
    card = yield Card(table.shoe, under, "communal", table.on, table.one_deck, moment=moment)
    if card is not None:
        table.shoe.take(card)
        table.communal.append(card)


def next_card(table: ManilaTable, betting: Betting) -> Cite:
    """What has the next communal card dealt."""
    if len(table.active) < 2:
        return FOR_COMPARISON
    if betting.within is FIRST:
        return SECOND_COMMUNAL
    return NEXT_COMMUNAL if betting.opened else AFTER_CHECKS


def round_of_betting(table: ManilaTable, number: int) -> Steps[Betting]:
    """The designated player opens, checks or folds first; where fewer than two can bet, nobody does (reading K28)."""
    betting = Betting(table, LATER, partial(raising, number), BETTING[number - 1])
    if len(table.active) < 2:
        return betting
    table.announce(FINAL_ROUND if number == FINAL else LATER_ROUND, number)
    first = table.designated
    if first.name != table.buck:
        table.announce(DESIGNATED, first.name)
    opens: Rule = partial(opening, number)
    if number in table.restricted:  # s282(2)
        opens = the_minimum
        betting.restrict(EXPOSED, calls_only)
    yield from open_or_check(betting, [first, *table.after(first)], opens, check=True)
    if betting.opened:
        yield from answer(betting)
    elif not betting.over():
        table.announce(CHECKED)
    return betting


def finished(table: ManilaTable, betting: Betting) -> bool:
    """What nobody called goes back; the round of play ends where one player is left (s270(2), (5), s271(9), (10))."""
    if table.misdealt:
        return True
    within = betting.within
    return_uncalled(table, within.uncalled_raise if betting.raised else within.uncalled_opening)
    if len(table.staying) > 1:
        return False
    uncalled = betting.leader is not None and betting.leader.stays and not betting.answered
    won_by = within.won_by_raising if betting.raised else within.won_by_opening
    pass_pots(table, table.rank, ending=won_by if uncalled else OTHERS_FOLDED)
    return True


def show(table: ManilaTable, betting: Betting) -> Steps[None]:
    """Who was called last shows first; the designated player where all have checked, or nobody could bet."""
    table.announce(SHOWDOWN)
    if betting.called is not None and betting.called.stays:
        first: Seat = betting.called
        table.announce(CALLED_LAST, first.name)
    else:
        designated = betting.designated
        first = designated if designated is not None and designated.stays else table.designated
    checked = betting.called is None and len(table.active) > 1
    compared = betting.called is None and not checked
    won = NOBODY_OPENED if checked else COMPARED if compared else ()
    yield from showdown(table, first, table.rank, *IN_THE_SHOWDOWN, *won)
