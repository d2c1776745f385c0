"""The four wagers of two-up: a player's on heads or tails (qld s168), and a spinner's (s167), each a row."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from houseway.equipment.coins import HEAD, Coins, Faces
from houseway.families.ring.odds import stages_of
from houseway.families.ring.wagers import held, lies, spinners_wager_on
from houseway.games.two_up.arithmetic import HEADS_UP, LIMIT, ODDS_UP, TAILS_UP, counted, decides
from houseway.games.two_up.terms import COINS, HEADS, TAILS
from houseway.money import Odds
from houseway.play.game import Stages
from houseway.play.wager import Wager, loses, stands, wins


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
    check=spinners_wager_on(HEADS),
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
    check=spinners_wager_on(TAILS),
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


def after(spun: Spun, faces: Faces) -> Spun:
    up = faces.count(HEAD)
    return Spun(up, *counted(spun.heads, spun.tails, spun.odds, up))


def stages(_wager: Wager[Spun], _selection: str) -> Stages:
    """Every way that it can be decided, from the first spin of a game."""
    return stages_of(Spun(0, 0, 0, 0), after, Coins(COINS))
