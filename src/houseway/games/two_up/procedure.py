"""A game of two-up in the order of Part 10, up to the spin that decides the players' wagers.

The spinner's wager lies through as many of these rounds as it takes: heads twice, say, is two rounds, and the third
heads, a tails or a fifth odds in a row ends it.
"""

from typing import Any, Final

from houseway.families.ring.spin_offer import begin, go_on_or_retire, leave_undecided, somebody_spins
from houseway.families.ring.spinning import place_wagers, spin, three_invalid_spins
from houseway.families.ring.table import BOXER, HOUSE_SPINNER
from houseway.games.two_up.arithmetic import decides
from houseway.games.two_up.table import TwoUpTable
from houseway.games.two_up.wagers import RESULTS, Spun
from houseway.play.ask import Script, Steps
from houseway.play.settlement import settle
from houseway.play.table import call
from houseway.play.wager import Clause, stands

RESULT: Final = call("{0}", "qld s163")
NOBODY_SPINS: Final[Clause[Any]] = stands(
    lambda _spun: True, "qld s166(2)", "reading E7", because="nobody spins the coins: what lies there waits"
)


def play(table: TwoUpTable) -> Script:
    """From the offer of the spin, or from where the spinner goes on."""
    yield from begin(table)  # s166(1), s167(5)
    while (yield from somebody_spins(table)):  # s166(2), (3)
        yield from wagers(table)  # s167(2), s168, s169
        faces = yield from spin(table)  # s175
        if faces is None:
            yield from three_invalid_spins(table, HOUSE_SPINNER)  # s172(1)
            continue
        spun = table.count(faces)
        table.announce(RESULT, RESULTS[spun.up])  # s163, s173
        if decides(spun.up, spun.odds):
            settle_wagers(table, spun)
            return None
        table.through_odds = bool(table.players_wagers())  # s168(6)
    leave_undecided(table, NOBODY_SPINS)
    return None


def wagers(table: TwoUpTable) -> Steps[None]:
    """New wagers, unless players' wagers must first be decided (s168(6))."""
    if not table.frozen:
        yield from place_wagers(table)
    elif not table.ready:
        table.end_turn()  # a new set that waited for the spinner's wager comes now (reading E15)
        table.take_over(BOXER, "nobody's spinner's wager lies, and players' wagers do", "qld s168(6)(a)", "reading E10")


def settle_wagers(table: TwoUpTable, spun: Spun) -> None:
    """All that lies is settled by its row; then the spinner goes on, or may, or must retire (s167(5), (6))."""
    lines = [(placed.wager, settle(table, placed, spun)) for placed in list(table.placed)]
    go_on_or_retire(table, {line.verdict for row, line in lines if row in table.spinners_rows})
