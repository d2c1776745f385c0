"""The four wagers of two-up: a player's on heads or tails (qld s168), and a spinner's (s167), each a row."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from houseway.equipment.coins import HEAD, Coins, Faces
from houseway.families.ring.odds import stages_of
from houseway.families.ring.wagers import held, lies, spinners_wager_on
from houseway.games.two_up.arithmetic import HEADS_UP, LIMIT, ODDS_UP, TAILS_UP, counted, decides
from houseway.games.two_up.terms import COINS, HEADS, ODDS, TAILS
from houseway.money import Odds
from houseway.play.game import Stages
from houseway.play.wager import Wager, loses, stands, wins

RESULTS: Final = {HEADS_UP: HEADS, TAILS_UP: TAILS, ODDS_UP: ODDS}


class Spun(NamedTuple):
    """The facts after a spin: the coins with the head up; heads and tails in the spinner's game; odds in a row."""

    up: int
    heads: int
    tails: int
    odds: int

    @property
    def spun(self) -> str:
        return RESULTS[self.up]

    @property
    def so_far(self) -> str:
        """Where a wager stands, in words."""
        counts = ((self.heads, "heads"), (self.tails, "tails"), (self.odds, "odds in a row"))
        spun = [f"{count} {what}" for count, what in counts if count]
        return f"after {' and '.join(spun)}" if spun else "before the first spin"

    @property
    def shown(self) -> str:
        """What lies there, in words."""
        return (
            "one coin shows heads and the other tails: odds" if self.up == ODDS_UP else f"both coins show {self.spun}"
        )


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


# Why, in sentences

HEADS_WON: Final = "{0.shown}: heads has been spun {0.heads} times, and tails not once"
TAILS_WON: Final = "{0.shown}: tails has been spun {0.tails} times, and heads not once"
TAILS_FIRST: Final = "{0.shown}, after {0.heads} of the 3 heads that it takes"
HEADS_FIRST: Final = "{0.shown}, after {0.tails} of the 3 tails that it takes"
HEADS_TOO_FEW: Final = "{0.shown}: heads has been spun {0.heads} of the 3 times that it takes"
TAILS_TOO_FEW: Final = "{0.shown}: tails has been spun {0.tails} of the 3 times that it takes"
FEW_ODDS: Final = "odds fewer than 5 times in a row"
FIVE_ODDS: Final = "{0.shown}, for the {0.odds}th time in a row"
NOT_FIVE_ODDS: Final = "odds has been spun {0.odds} times in a row, not 5"
BOTH: Final = "both coins show {0.spun}, and the wager is on {wager}"
ODDS_SO_FAR: Final = "{0.shown}, {0.odds} in a row: only heads, tails or a fifth odds in a row decides it"

SPINNERS_WAGER_ON_HEADS: Final = Wager(
    "spinner's wager on heads",
    permitted="qld s167(2)",
    clauses=(
        wins(heads_spun(3), "qld s167(3)(a)", because=HEADS_WON, unless=HEADS_TOO_FEW),
        loses(tails_spun(1), "qld s167(3)(b)", because=TAILS_FIRST, unless="no tails has been spun"),
        loses(odds_consecutively(LIMIT), "qld s167(3)(c)", because=FIVE_ODDS, unless=NOT_FIVE_ODDS),
        stands(heads_so_far, "qld s167(8)", because=f"{HEADS_TOO_FEW}, tails not once, and {FEW_ODDS}"),
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
        wins(tails_spun(3), "qld s167(4)(a)", because=TAILS_WON, unless=TAILS_TOO_FEW),
        loses(heads_spun(1), "qld s167(4)(b)", because=HEADS_FIRST, unless="no heads has been spun"),
        loses(odds_consecutively(LIMIT), "qld s167(4)(c)", because=FIVE_ODDS, unless=NOT_FIVE_ODDS),
        stands(tails_so_far, "qld s167(8)", because=f"{TAILS_TOO_FEW}, heads not once, and {FEW_ODDS}"),
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
        wins(this_spin_is(HEADS_UP), "qld s168(4)(a)", because=BOTH, unless="{0.shown}"),
        loses(this_spin_is(TAILS_UP), "qld s168(4)(b)", because=BOTH, unless="{0.shown}"),
        loses(odds_consecutively(LIMIT), "qld s168(4)(c)", because=FIVE_ODDS, unless=NOT_FIVE_ODDS),
        stands(odds_before_the_fifth, "qld s168(6)(a)", because=ODDS_SO_FAR),
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
        wins(this_spin_is(TAILS_UP), "qld s168(5)(a)", because=BOTH, unless="{0.shown}"),
        loses(this_spin_is(HEADS_UP), "qld s168(5)(b)", because=BOTH, unless="{0.shown}"),
        loses(odds_consecutively(LIMIT), "qld s168(5)(c)", because=FIVE_ODDS, unless=NOT_FIVE_ODDS),
        stands(odds_before_the_fifth, "qld s168(6)(a)", because=ODDS_SO_FAR),
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
    return stages_of(Spun(0, 0, 0, 0), after, Coins(COINS), lambda spun: spun.so_far)
