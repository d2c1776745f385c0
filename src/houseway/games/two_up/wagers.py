"""The four wagers of two-up: a player's on heads or tails (qld s168), and a spinner's (s167), each a row."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.ring import RingTable
from houseway.games.two_up.arithmetic import HEADS_UP, LIMIT, ODDS_UP, TAILS_UP, decides
from houseway.games.two_up.terms import HEADS, TAILS
from houseway.money import Odds
from houseway.play.wager import Placed, Wager, loses, stands, wins

__all__ = ["PLAYERS_ROWS", "SPINNERS_ROWS", "WAGERS", "Spun"]


class Spun(NamedTuple):
    """The facts after a spin: the coins with the head up; heads and tails in the spinner's game; odds in a row."""

    up: int
    heads: int
    tails: int
    odds: int


Fact = Callable[[Spun], bool]


def heads_spun(times: int) -> Fact:
    return lambda spun: spun.heads == times and spun.up != ODDS_UP


def tails_spun(times: int) -> Fact:
    return lambda spun: spun.tails == times and spun.up != ODDS_UP


def odds_consecutively(times: int) -> Fact:
    return lambda spun: spun.odds == times


def this_spin_is(up: int) -> Fact:
    return lambda spun: spun.up == up


def odds_before_the_fifth(spun: Spun) -> bool:
    return not decides(spun.up, spun.odds)


def game_goes_on(spun: Spun) -> bool:
    """Heads or tails up to two times, or odds up to four times: nothing that wins or loses."""
    return spun.odds < LIMIT and not (spun.heads and spun.tails) and max(spun.heads, spun.tails) < 3


def heads_so_far(spun: Spun) -> bool:
    return game_goes_on(spun) and not spun.tails


def tails_so_far(spun: Spun) -> bool:
    return game_goes_on(spun) and not spun.heads


# The spinner's wager: whose it is, and until when (s167(2), (8))


def spinners_own(table: RingTable, person: str, selection: str, side: str) -> None:
    if person != table.spinner:
        why = f"{table.spinner or 'nobody yet'} is the spinner, not {person}"
        raise Refused("qld s167(2)", why, ground=Ground.WHO, instead="wager on heads or tails as a player")
    if table.valid:
        raise Refused("qld s167(2)", "the spinner has begun to spin", ground=Ground.WHEN)
    if selection != side:
        raise Refused("qld s5(1)(a)", f"a spinner's wager on {side} is on {side}, not {selection!r}")
    if any(p.selection != side for p in table.spinners_wagers()):
        raise Refused("qld s167(2)", "a spinner's wager is on heads or on tails, not on both")


def lies(table: RingTable, placed: Placed) -> None:
    if placed.person != table.spinner:
        raise BadInput(f"a spinner's wager is the spinner's: that is {table.spinner or 'nobody'}, not {placed.person}")
    placed.withdrawn_under = cite("qld s167(8)")


def held(table: RingTable, _placed: Placed) -> Refused | None:
    why = "a valid spin has been made"
    return Refused("qld s167(8)", why, ground=Ground.WHEN, instead="it is decided in time") if table.valid else None


def only(side: str) -> Callable[[RingTable, str, str], None]:
    return lambda table, person, selection: spinners_own(table, person, selection, side)


SPINNERS_WAGER_ON_HEADS: Final = Wager(
    "spinner's wager on heads",
    permitted="qld s167(2)",
    clauses=(
        wins(heads_spun(3), "qld s167(3)(a)"),
        loses(tails_spun(1), "qld s167(3)(b)"),
        loses(odds_consecutively(LIMIT), "qld s167(3)(c)"),
        stands(heads_so_far, "qld s167(8)"),
    ),
    pays=Odds(15, 2),
    paid_under="qld s174(3)",
    limit="spinner's wager",
    selections=(HEADS,),
    says="3 heads before a tails, and before 5 odds in a row",
    check=only(HEADS),
    placed=lies,
    held=held,
)
SPINNERS_WAGER_ON_TAILS: Final = Wager(
    "spinner's wager on tails",
    permitted="qld s167(2)",
    clauses=(
        wins(tails_spun(3), "qld s167(4)(a)"),
        loses(heads_spun(1), "qld s167(4)(b)"),
        loses(odds_consecutively(LIMIT), "qld s167(4)(c)"),
        stands(tails_so_far, "qld s167(8)"),
    ),
    pays=Odds(15, 2),
    paid_under="qld s174(3)",
    limit="spinner's wager",
    selections=(TAILS,),
    says="3 tails before a heads, and before 5 odds in a row",
    check=only(TAILS),
    placed=lies,
    held=held,
)
HEADS_WAGER: Final = Wager(
    HEADS,
    permitted="qld s168(2)",
    clauses=(
        wins(this_spin_is(HEADS_UP), "qld s168(4)(a)"),
        loses(this_spin_is(TAILS_UP), "qld s168(4)(b)"),
        loses(odds_consecutively(LIMIT), "qld s168(4)(c)"),
        stands(odds_before_the_fifth, "qld s168(6)(a)"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s174(1)",
    limit="heads or tails",
    selections=(HEADS,),
    says="both coins with the head uppermost",
)
TAILS_WAGER: Final = Wager(
    TAILS,
    permitted="qld s168(2)",
    clauses=(
        wins(this_spin_is(TAILS_UP), "qld s168(5)(a)"),
        loses(this_spin_is(HEADS_UP), "qld s168(5)(b)"),
        loses(odds_consecutively(LIMIT), "qld s168(5)(c)"),
        stands(odds_before_the_fifth, "qld s168(6)(a)"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s174(2)",
    limit="heads or tails",
    selections=(TAILS,),
    says="both coins with the tail uppermost",
)
PLAYERS_ROWS: Final[Sequence[Wager[Spun]]] = (HEADS_WAGER, TAILS_WAGER)
SPINNERS_ROWS: Final[Sequence[Wager[Spun]]] = (SPINNERS_WAGER_ON_HEADS, SPINNERS_WAGER_ON_TAILS)
WAGERS: Final = (*PLAYERS_ROWS, *SPINNERS_ROWS)
