"""One round of play of draw poker, in the order of Part 16 (qld ss 304 to 313)."""

from functools import partial
from typing import Final

from houseway.cite import cite
from houseway.families.poker.answers import answer
from houseway.families.poker.betting import Betting
from houseway.families.poker.dealing import deal_around
from houseway.families.poker.ending import pass_pots, show_hands
from houseway.families.poker.moments import FINAL_BETTING
from houseway.families.poker.opening import open_or_check
from houseway.families.poker.places import deal_in, wait_for_players
from houseway.games.draw.amounts import final_opening
from houseway.games.draw.arithmetic import CARDS
from houseway.games.draw.blinds import FirstRound, blind_betting, first_opening
from houseway.games.draw.decks import prepare
from houseway.games.draw.moments import DEAL
from houseway.games.draw.table import DrawTable
from houseway.games.draw.terms import FINAL
from houseway.games.draw.the_draw import the_draw
from houseway.games.draw.uncontested_pots import (
    announce_hands,
    last_one_left,
    nobody_opened,
    not_opened_again,
    uncalled,
)
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER
from houseway.play.table import call

FIVE_EACH: Final = call("five cards to each player", "qld s306(5)")
NO_CALL: Final = cite("qld s307(8)(a)(i)"), cite("qld s309(7)(a)(i)")
ONE_BY_ONE: Final = cite("qld s306(6)")


def round_of_play(table: DrawTable) -> Script:
    yield from wait_for_players(table)
    if not deal_in(table):
        return None
    yield from prepare(table)
    first = FirstRound(table)
    yield from blind_betting(table)
    yield from deal(table)
    if table.misdealt or last_one_left(table) or (yield from first_round(table, first)):
        return None
    yield from the_draw(table)
    if last_one_left(table):
        return None
    final = yield from final_round(table)
    if final is not None:
        yield from show(table, final)
    return None


def deal(table: DrawTable) -> Steps[None]:
    """One card at a time, face down, until each player has five."""
    if table.on():
        table.announce(FIVE_EACH)
    for _ in range(CARDS):
        yield from deal_around(table, ONE_BY_ONE, DEAL)


def first_round(table: DrawTable, betting: FirstRound) -> Steps[bool]:
    """s307: open at twice the last blind bet, or fold; whether the round of play is over with it."""
    last, opens = table.blinds[-1], partial(first_opening, table)
    players = [*table.after(last), last]
    opener = yield from open_or_check(betting, players, opens, check=False, alone=True, declines=last)
    if table.misdealt:
        return True
    if opener is None:
        nobody_opened(table, last)
        return True
    yield from nobody_to_call(betting)
    yield from answer(betting)
    table.last_called = betting.called
    return uncalled(table, betting) or last_one_left(table)


def nobody_to_call(betting: Betting) -> Steps[None]:
    """The others are out or have tapped out: the dealer says so before the opening bet goes back."""
    opener = betting.leader
    if not betting.pending and opener is not None:
        under = NO_CALL[betting.within is FINAL]
        about = "nobody is left to call"
        offers = {"announce no call": Offer(under)}
        yield Choice(DEALER, offers, under, about, wanted=partial(getattr, opener, "stays"), moment=betting.moment)


def final_round(table: DrawTable) -> Steps[Betting | None]:
    """s309: open, or fold; None where the round of play is over with it. With one active player nobody bets (K45)."""
    betting = Betting(table, FINAL, table.betting_kind.final, FINAL_BETTING)
    table.could_open, last = table.active, table.blinds[-1]
    if len(table.could_open) < 2:
        return betting
    opener = yield from open_or_check(betting, [*table.after(last), last], final_opening, check=False, alone=True)
    if opener is None:
        not_opened_again(table)
        return None
    yield from nobody_to_call(betting)
    yield from answer(betting)
    return None if uncalled(table, betting) or last_one_left(table) else betting


def show(table: DrawTable, final: Betting) -> Steps[None]:
    """s310: who was called last shows first; the others where their hands are as good."""
    called = final.called or table.last_called
    first = called if called is not None and called.stays else table.designated
    left_alone = yield from show_hands(table, first, table.rank)
    announce_hands(table)
    pass_pots(table, table.rank, *left_alone)
