"""A game of two-up in the order of Part 10, up to the spin that decides the players' wagers.

The spinner's wager lies through as many of these rounds as it takes: heads twice, say, is two rounds, and the third
heads, a tails or a fifth odds in a row ends it.
"""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.ring import (
    BOXER,
    HOUSE_SPINNER,
    begin,
    leave_undecided,
    place_wagers,
    somebody_spins,
    spin,
    three_invalid_spins,
)
from houseway.games.two_up.arithmetic import HEADS_UP, ODDS_UP, TAILS_UP, decides
from houseway.games.two_up.table import TwoUpTable
from houseway.games.two_up.terms import HEADS, ODDS, SPINNER_RETIRES, TAILS
from houseway.games.two_up.wagers import PLAYERS_ROWS, WAGERS, Spun
from houseway.play.ask import Script, Steps
from houseway.play.settlement import settle
from houseway.play.wager import Clause, Verdict, stands
from houseway.play.wagering import Wagering

__all__ = ["late", "play"]

BEFORE_THE_OFFER: Final = Wagering(
    PLAYERS_ROWS, cite("qld s168(2)"), "offer the spin", cite("qld s166(1)"), withdrawn_under=cite("qld s169(3)")
)
BEFORE_THE_SPIN: Final = Wagering(
    WAGERS, cite("qld s168(2)"), "no more bets", cite("qld s169(2)"), withdrawn_under=cite("qld s169(3)")
)
NOBODY_SPINS: Final[Clause[Any]] = stands(lambda _spun: True, "qld s166(2)", "reading E7")
RESULTS: Final = {HEADS_UP: HEADS, TAILS_UP: TAILS, ODDS_UP: ODDS}


def play(table: TwoUpTable) -> Script:
    """From the offer of the spin, or from where the spinner goes on."""
    yield from begin(table, BEFORE_THE_OFFER)  # s166(1), s167(5)
    while (yield from somebody_spins(table)):  # s166(2), (3)
        yield from wagers(table)  # s167(2), s168, s169
        faces = yield from spin(table)  # s175
        if faces is None:
            yield from three_invalid_spins(table, HOUSE_SPINNER)  # s172(1)
            continue
        spun = table.count(faces)
        table.announce(table.calls.result, RESULTS[spun.up])  # s163, s173
        if decides(spun.up, spun.odds):
            settle_wagers(table, spun)
            return None
        table.through_odds = bool(table.players_wagers())  # s168(6)
    leave_undecided(table, NOBODY_SPINS)
    return None


def wagers(table: TwoUpTable) -> Steps[None]:
    """New wagers, unless players' wagers must first be decided (s168(6))."""
    if not table.frozen:
        yield from place_wagers(table, BEFORE_THE_SPIN)
    elif not table.ready:
        table.end_turn()  # a new set that waited for the spinner's wager comes now (reading E15)
        table.take_over(BOXER, "nobody's spinner's wager lies, and players' wagers do", "qld s168(6)(a)", "reading E10")


def settle_wagers(table: TwoUpTable, spun: Spun) -> None:
    """All that lies is settled by its row; then the spinner goes on, or may, or must retire."""
    lines = [(placed.wager, settle(table, placed, spun)) for placed in list(table.placed)]
    if table.spinners_wagers():
        return
    spinners = {line.verdict for row, line in lines if row in table.spinners_rows}
    if Verdict.WIN in spinners:
        table.hand = ""  # whoever stood in has done so until now; the spinner says at the next offer (s167(5))
        return
    if Verdict.LOSE in spinners:
        table.announce(SPINNER_RETIRES, table.spinner)  # s167(6)
    elif table.spinner:  # it was declared void while the coins were spun
        table.rule(f"{table.spinner} has no spinner's wager and retires", table.under.must_wager)
    table.end_turn()


def late(table: TwoUpTable, wager: str, act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    if wager in {row.name for row in table.spinners_rows} and table.valid:
        return cite("qld s167(8)") if act == "withdraw" else cite("qld s167(2)")
    if table.left_kip:
        return cite("qld s169(3)")
    if table.frozen:
        return cite("qld s168(6)(a)") if act == "withdraw" else cite("qld s168(6)(b)")
    return cite("qld s169(2)") if table.closed else cite("qld s166(2)")
