"""The six wagers of triple penny two-up (qld ss 472, 473), each a row.

A player's wager is decided where it lies: on heads or tails, or in bonus play, where a dealer has moved it.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.coins import HEAD, Coins, Faces
from houseway.errors import Ground, Refused, quoted
from houseway.families.ring.odds import stages_of
from houseway.families.ring.table import RingTable
from houseway.families.ring.wagers import held, lies, spinners_own, spinners_wager_on
from houseway.games.triple_penny_two_up.arithmetic import (
    HEADS_UP,
    TAILS_UP,
    TRIPLE_HEADS_UP,
    TRIPLE_TAILS_UP,
    counted,
)
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, COINS, HEADS, TAILS
from houseway.money import Odds, cents
from houseway.play.game import Stages
from houseway.play.settlement import take_off
from houseway.play.sign import Limits
from houseway.play.wager import Placed, Wager, loses, stands, wins

NOT_SPUN: Final = -1
ONE_DOLLAR: Final = Limits(cents("1"), cents("1"))


RESULTS: Final = {TRIPLE_HEADS_UP: "triple heads", HEADS_UP: HEADS, TAILS_UP: TAILS, TRIPLE_TAILS_UP: "triple tails"}


class Spun(NamedTuple):
    """The facts after a spin: the coins with the head up, where the wager lies, and the spins of the spinner's game."""

    up: int
    bonus_play: bool
    heads: int  # spins for heads, triple heads included
    tails: int
    triples: int  # of either

    @property
    def spun(self) -> str:
        return RESULTS[self.up]

    @property
    def so_far(self) -> str:
        """Where a wager stands, in words."""
        counts = ((self.heads, "heads"), (self.tails, "tails"), (self.triples, "triples among them"))
        spun = [f"{count} {what}" for count, what in counts if count]
        return f"after {', '.join(spun)}" if spun else "in bonus play" if self.bonus_play else "before the first spin"

    @property
    def lies(self) -> str:
        """What this spin finds there, in words."""
        return f"{'it lies in bonus play, and ' if self.bonus_play else ''}this spin is {self.spun}"


Fact = Callable[[Spun], bool]


def spins(*up: int) -> Fact:
    return lambda spun: not spun.bonus_play and spun.up in up


def next_spin_is(*up: int) -> Fact:
    return lambda spun: spun.bonus_play and spun.up in up


# Players' wagers: nobody but a dealer puts anything into bonus play, and there it stays (s475(2), (3))


def player_on(side: str) -> Callable[[RingTable, str, str], None]:
    def check(_table: RingTable, _person: str, selection: str) -> None:
        if selection == BONUS_PLAY:
            why = "only a dealer moves a wager to bonus play"
            raise Refused("qld s475(2)", why, ground=Ground.WHO, instead=f"wager on {side}")
        if selection != side:
            raise Refused("qld s5(1)(a)", f"there is no wager of {side} on {quoted(selection)}")

    return check


def held_in_bonus_play(_table: RingTable, placed: Placed) -> Refused | None:
    if placed.selection != BONUS_PLAY:
        return None
    return Refused("qld s475(3)", "it lies in bonus play", ground=Ground.WHEN, instead="the next spin decides it")


ON: Final = "this spin is {0.spun}, and the wager is on {wager}"
IN_BONUS_PLAY: Final = "this spin is {0.spun}, and in bonus play lies a wager on {wager}"
INTO_BONUS_PLAY: Final = "this spin is {0.spun}: a wager on {wager} goes into bonus play, and the next spin decides it"
LIES: Final = "{0.lies}"
TOO_FEW_HEADS: Final = "this spin is {0.spun}: heads has been spun {0.heads} of the 3 times that it takes"
TOO_FEW_TAILS: Final = "this spin is {0.spun}: tails has been spun {0.tails} of the 3 times that it takes"
HEADS_WAGER: Final = Wager(
    HEADS,
    permitted="qld s473(2)",
    clauses=(
        wins(spins(HEADS_UP), "qld s473(3)(a)", because=ON, unless=LIES),
        loses(spins(TAILS_UP, TRIPLE_TAILS_UP), "qld s473(3)(b)", because=ON, unless=LIES),
        stands(spins(TRIPLE_HEADS_UP), "qld s473(4)", because=INTO_BONUS_PLAY, unless=LIES),
        wins(next_spin_is(HEADS_UP), "qld s473(5)(a)", pays=Odds(2, 1), because=IN_BONUS_PLAY, unless=LIES),
        wins(next_spin_is(TRIPLE_HEADS_UP), "qld s473(5)(a)", pays=Odds(4, 1), because=IN_BONUS_PLAY, unless=LIES),
        loses(next_spin_is(TAILS_UP, TRIPLE_TAILS_UP), "qld s473(5)(b)", because=IN_BONUS_PLAY),
    ),
    pays=Odds(1, 1),
    paid_under="qld s480(1)",
    limit="heads or tails",
    selections=(HEADS,),
    travels=(BONUS_PLAY,),
    says="two heads; three heads take it into bonus play",
    check=player_on(HEADS),
    held=held_in_bonus_play,
)
TAILS_WAGER: Final = Wager(
    TAILS,
    permitted="qld s473(2)",
    clauses=(
        wins(spins(TAILS_UP), "qld s473(6)(a)", because=ON, unless=LIES),
        loses(spins(HEADS_UP, TRIPLE_HEADS_UP), "qld s473(6)(b)", because=ON, unless=LIES),
        stands(spins(TRIPLE_TAILS_UP), "qld s473(7)", because=INTO_BONUS_PLAY, unless=LIES),
        wins(next_spin_is(TAILS_UP), "qld s473(8)(a)", pays=Odds(2, 1), because=IN_BONUS_PLAY, unless=LIES),
        wins(next_spin_is(TRIPLE_TAILS_UP), "qld s473(8)(a)", pays=Odds(4, 1), because=IN_BONUS_PLAY, unless=LIES),
        loses(next_spin_is(HEADS_UP, TRIPLE_HEADS_UP), "qld s473(8)(b)", because=IN_BONUS_PLAY),
    ),
    pays=Odds(1, 1),
    paid_under="qld s480(1)",
    limit="heads or tails",
    selections=(TAILS,),
    travels=(BONUS_PLAY,),
    says="two tails; three tails take it into bonus play",
    check=player_on(TAILS),
    held=held_in_bonus_play,
)


# A bonus wager goes with a spinner's wager (s472(2)(b))


def bonus_on(side: str, under: Cite) -> Callable[[RingTable, str, str], None]:
    def check(table: RingTable, person: str, selection: str) -> None:
        spinners_own(table, person, selection, side, under)
        if not any(p.selection == side for p in table.spinners_wagers()):
            why = f"a bonus wager on {side} goes with a spinner's wager on {side}"
            raise Refused(under, why, instead="place the spinner's wager first")

    return check


def bonus_goes_with_it(table: RingTable, placed: Placed, *under: Cite) -> None:
    """A bonus wager does not lie without its spinner's wager."""
    for bonus in [p for p in table.bonus_wagers() if p.selection == placed.selection]:
        take_off(table, bonus, *(under or (*bonus.wager.cites, cite("reading E12"))))


def one_dollar(_table: RingTable, _person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    return ONE_DOLLAR, cite("qld s472(2)(b)"), cite("qld s472(2)(b)")


SPINNERS_WAGER_ON_HEADS: Final = Wager[Spun](
    "spinner's wager on heads",
    permitted="qld s472(2)(a)",
    clauses=(
        wins(
            lambda spun: spun.heads == 3 and not spun.tails,
            "qld s472(5)(a)",
            because="this spin is {0.spun}: heads has been spun {0.heads} times, and tails not once",
            unless=TOO_FEW_HEADS,
        ),
        loses(
            lambda spun: spun.tails > 0,
            "qld s472(5)(a)",
            because="this spin is {0.spun}, after {0.heads} of the 3 heads that it takes",
            unless="no tails has been spun",
        ),
        stands(
            lambda spun: spun.heads < 3 and not spun.tails, "qld s472(10)", because=f"{TOO_FEW_HEADS}, tails not once"
        ),
    ),
    pays=Odds(13, 2),
    paid_under="qld s480(2)(a)",
    limit="spinner's wager",
    selections=(HEADS,),
    says="heads or triple heads 3 times before tails or triple tails",
    check=spinners_wager_on(HEADS),
    placed=lies,
    withdrawn=bonus_goes_with_it,
    held=held,
)
SPINNERS_WAGER_ON_TAILS: Final = Wager[Spun](
    "spinner's wager on tails",
    permitted="qld s472(2)(a)",
    clauses=(
        wins(
            lambda spun: spun.tails == 3 and not spun.heads,
            "qld s472(6)(a)",
            because="this spin is {0.spun}: tails has been spun {0.tails} times, and heads not once",
            unless=TOO_FEW_TAILS,
        ),
        loses(
            lambda spun: spun.heads > 0,
            "qld s472(6)(a)",
            because="this spin is {0.spun}, after {0.tails} of the 3 tails that it takes",
            unless="no heads has been spun",
        ),
        stands(
            lambda spun: spun.tails < 3 and not spun.heads, "qld s472(10)", because=f"{TOO_FEW_TAILS}, heads not once"
        ),
    ),
    pays=Odds(13, 2),
    paid_under="qld s480(2)(a)",
    limit="spinner's wager",
    selections=(TAILS,),
    says="tails or triple tails 3 times before heads or triple heads",
    check=spinners_wager_on(TAILS),
    placed=lies,
    withdrawn=bonus_goes_with_it,
    held=held,
)
BONUS_WAGER_ON_HEADS: Final = Wager[Spun](
    "spinner's bonus wager on heads",
    permitted="qld s472(2)(b)",
    clauses=(
        wins(
            lambda spun: spun.heads == spun.triples == 3 and not spun.tails,
            "qld s472(5)(b)",
            because="triple heads has been spun {0.triples} times, and nothing else",
            unless="it is not so that triple heads has been spun 3 times and nothing else",
        ),
        loses(
            lambda spun: spun.tails > 0 or spun.heads != spun.triples,
            "qld s472(5)(b)",
            because="this spin is {0.spun}, and it takes triple heads 3 times and nothing else",
            unless="nothing but triple heads has been spun",
        ),
        stands(
            lambda spun: spun.heads == spun.triples < 3 and not spun.tails,
            "qld s472(5)(b)",
            because="triple heads has been spun {0.triples} of the 3 times that it takes, and nothing else",
        ),
    ),
    pays=Odds(495, 1),
    paid_under="qld s480(2)(b)",
    selections=(HEADS,),
    says="triple heads 3 times and nothing else; $1.00",
    check=bonus_on(HEADS, cite("qld s472(2)(b)(i)")),
    amounts=one_dollar,
    placed=lies,
    held=held,
)
BONUS_WAGER_ON_TAILS: Final = Wager[Spun](
    "spinner's bonus wager on tails",
    permitted="qld s472(2)(b)",
    clauses=(
        wins(
            lambda spun: spun.tails == spun.triples == 3 and not spun.heads,
            "qld s472(6)(b)",
            because="triple tails has been spun {0.triples} times, and nothing else",
            unless="it is not so that triple tails has been spun 3 times and nothing else",
        ),
        loses(
            lambda spun: spun.heads > 0 or spun.tails != spun.triples,
            "qld s472(6)(b)",
            because="this spin is {0.spun}, and it takes triple tails 3 times and nothing else",
            unless="nothing but triple tails has been spun",
        ),
        stands(
            lambda spun: spun.tails == spun.triples < 3 and not spun.heads,
            "qld s472(6)(b)",
            because="triple tails has been spun {0.triples} of the 3 times that it takes, and nothing else",
        ),
    ),
    pays=Odds(495, 1),
    paid_under="qld s480(2)(b)",
    selections=(TAILS,),
    says="triple tails 3 times and nothing else; $1.00",
    check=bonus_on(TAILS, cite("qld s472(2)(b)(ii)")),
    amounts=one_dollar,
    placed=lies,
    held=held,
)
PLAYERS_ROWS: Final[Sequence[Wager[Spun]]] = (HEADS_WAGER, TAILS_WAGER)
SPINNERS_ROWS: Final[Sequence[Wager[Spun]]] = (SPINNERS_WAGER_ON_HEADS, SPINNERS_WAGER_ON_TAILS)
BONUS_ROWS: Final[Sequence[Wager[Spun]]] = (BONUS_WAGER_ON_HEADS, BONUS_WAGER_ON_TAILS)
WAGERS: Final = (*PLAYERS_ROWS, *SPINNERS_ROWS, *BONUS_ROWS)


def after(spun: Spun, faces: Faces) -> Spun:
    """A player's wager that stood through a spin lies in bonus play for the next."""
    up = faces.count(HEAD)
    return Spun(up, spun.bonus_play or spun.up != NOT_SPUN, *counted(spun.heads, spun.tails, spun.triples, up))


def stages(_wager: Wager[Spun], selection: str) -> Stages:
    """Every way that it can be decided, from where it lies; a spinner's from the first spin of a game."""
    return stages_of(Spun(NOT_SPUN, selection == BONUS_PLAY, 0, 0, 0), after, Coins(COINS), lambda spun: spun.so_far)
