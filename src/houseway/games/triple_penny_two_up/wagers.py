"""The six wagers of triple penny two-up (qld ss 472, 473), each a row.

A player's wager is decided where it lies: on heads or tails, or in bonus play, where a dealer has moved it.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.ring import RingTable
from houseway.games.triple_penny_two_up.arithmetic import HEADS_UP, TAILS_UP, TRIPLE_HEADS_UP, TRIPLE_TAILS_UP
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, HEADS, TAILS
from houseway.money import Odds, cents
from houseway.play.sign import Limits
from houseway.play.wager import Placed, Wager, loses, stands, wins

__all__ = ["BONUS_ROWS", "PLAYERS_ROWS", "SPINNERS_ROWS", "WAGERS", "Spun"]


class Spun(NamedTuple):
    """The facts after a spin: the coins with the head up, where the wager lies, and the spins of the spinner's game."""

    up: int
    bonus_play: bool
    heads: int  # spins for heads, triple heads included
    tails: int
    triples: int  # of either


Fact = Callable[[Spun], bool]


def spins(*up: int) -> Fact:
    return lambda spun: not spun.bonus_play and spun.up in up


def next_spin_is(*up: int) -> Fact:
    return lambda spun: spun.bonus_play and spun.up in up


# Players' wagers: nobody but a dealer puts anything into bonus play, and there it stays (s475(2), (3))


def not_into_bonus_play(_table: RingTable, _person: str, selection: str, side: str) -> None:
    if selection == BONUS_PLAY:
        why = "only a dealer moves a wager to bonus play"
        raise Refused("qld s475(2)", why, ground=Ground.WHO, instead=f"wager on {side}")
    if selection != side:
        raise Refused("qld s5(1)(a)", f"there is no wager of {side} on {selection!r}")


def held_in_bonus_play(_table: RingTable, placed: Placed) -> Refused | None:
    if placed.selection != BONUS_PLAY:
        return None
    return Refused("qld s475(3)", "it lies in bonus play", ground=Ground.WHEN, instead="the next spin decides it")


HEADS_WAGER: Final = Wager(
    HEADS,
    permitted="qld s473(2)",
    clauses=(
        wins(spins(HEADS_UP), "qld s473(3)(a)"),
        loses(spins(TAILS_UP, TRIPLE_TAILS_UP), "qld s473(3)(b)"),
        stands(spins(TRIPLE_HEADS_UP), "qld s473(4)"),
        wins(next_spin_is(HEADS_UP), "qld s473(5)(a)", pays=Odds(2, 1)),
        wins(next_spin_is(TRIPLE_HEADS_UP), "qld s473(5)(a)", pays=Odds(4, 1)),
        loses(next_spin_is(TAILS_UP, TRIPLE_TAILS_UP), "qld s473(5)(b)"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s480(1)",
    limit="heads or tails",
    selections=(HEADS,),
    travels=(BONUS_PLAY,),
    says="two heads; three heads take it into bonus play",
    check=lambda table, person, selection: not_into_bonus_play(table, person, selection, HEADS),
    held=held_in_bonus_play,
)
TAILS_WAGER: Final = Wager(
    TAILS,
    permitted="qld s473(2)",
    clauses=(
        wins(spins(TAILS_UP), "qld s473(6)(a)"),
        loses(spins(HEADS_UP, TRIPLE_HEADS_UP), "qld s473(6)(b)"),
        stands(spins(TRIPLE_TAILS_UP), "qld s473(7)"),
        wins(next_spin_is(TAILS_UP), "qld s473(8)(a)", pays=Odds(2, 1)),
        wins(next_spin_is(TRIPLE_TAILS_UP), "qld s473(8)(a)", pays=Odds(4, 1)),
        loses(next_spin_is(HEADS_UP, TRIPLE_HEADS_UP), "qld s473(8)(b)"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s480(1)",
    limit="heads or tails",
    selections=(TAILS,),
    travels=(BONUS_PLAY,),
    says="two tails; three tails take it into bonus play",
    check=lambda table, person, selection: not_into_bonus_play(table, person, selection, TAILS),
    held=held_in_bonus_play,
)


# The spinner's wagers: whose they are, and until when (s471(6), s472(2), (10))


def spinners_own(table: RingTable, person: str, selection: str, side: str, under: str) -> None:
    if table.hand and not table.spinner:
        raise Refused("qld s471(6)", "the boxer spins, and has no spinner's wagers", ground=Ground.WHO)
    if person != table.spinner:
        why = f"{table.spinner or 'nobody yet'} is the spinner, not {person}"
        raise Refused(under, why, ground=Ground.WHO, instead="wager on heads or tails as a player")
    if table.valid:
        raise Refused(under, "the spinner has begun to spin", ground=Ground.WHEN)
    if selection != side:
        raise Refused("qld s5(1)(a)", f"a spinner's wager on {side} is on {side}, not {selection!r}")


def main_wager(table: RingTable, person: str, selection: str, side: str) -> None:
    spinners_own(table, person, selection, side, "qld s472(2)(a)")
    if any(p.selection != side for p in table.spinners_wagers()):
        raise Refused("qld s472(2)(a)", "a spinner's wager is on heads or on tails, not on both")


def bonus_wager(table: RingTable, person: str, selection: str, side: str) -> None:
    under = "qld s472(2)(b)(i)" if side == HEADS else "qld s472(2)(b)(ii)"
    spinners_own(table, person, selection, side, under)
    if not any(p.selection == side for p in table.spinners_wagers()):
        why = f"a bonus wager on {side} goes with a spinner's wager on {side}"
        raise Refused(under, why, instead="place the spinner's wager first")


def one_dollar(_table: RingTable, _person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    return Limits(cents("1"), cents("1")), cite("qld s472(2)(b)"), cite("qld s472(2)(b)")


def lies(table: RingTable, placed: Placed) -> None:
    if placed.person != table.spinner:
        raise BadInput(f"a spinner's wager is the spinner's: that is {table.spinner or 'nobody'}, not {placed.person}")
    placed.withdrawn_under = cite("qld s472(10)")


def held(table: RingTable, _placed: Placed) -> Refused | None:
    why = "the spinner has made a valid spin"
    return Refused("qld s472(10)", why, ground=Ground.WHEN, instead="it is decided in time") if table.valid else None


SPINNERS_WAGER_ON_HEADS: Final = Wager[Spun](
    "spinner's wager on heads",
    permitted="qld s472(2)(a)",
    clauses=(
        wins(lambda spun: spun.heads == 3 and not spun.tails, "qld s472(5)(a)"),
        loses(lambda spun: spun.tails > 0, "qld s472(5)(a)"),
        stands(lambda spun: spun.heads < 3 and not spun.tails, "qld s472(10)"),
    ),
    pays=Odds(13, 2),
    paid_under="qld s480(2)(a)",
    limit="spinner's wager",
    selections=(HEADS,),
    says="heads or triple heads 3 times before tails or triple tails",
    check=lambda table, person, selection: main_wager(table, person, selection, HEADS),
    placed=lies,
    held=held,
)
SPINNERS_WAGER_ON_TAILS: Final = Wager[Spun](
    "spinner's wager on tails",
    permitted="qld s472(2)(a)",
    clauses=(
        wins(lambda spun: spun.tails == 3 and not spun.heads, "qld s472(6)(a)"),
        loses(lambda spun: spun.heads > 0, "qld s472(6)(a)"),
        stands(lambda spun: spun.tails < 3 and not spun.heads, "qld s472(10)"),
    ),
    pays=Odds(13, 2),
    paid_under="qld s480(2)(a)",
    limit="spinner's wager",
    selections=(TAILS,),
    says="tails or triple tails 3 times before heads or triple heads",
    check=lambda table, person, selection: main_wager(table, person, selection, TAILS),
    placed=lies,
    held=held,
)
BONUS_WAGER_ON_HEADS: Final = Wager[Spun](
    "spinner's bonus wager on heads",
    permitted="qld s472(2)(b)",
    clauses=(
        wins(lambda spun: spun.heads == spun.triples == 3 and not spun.tails, "qld s472(5)(b)"),
        loses(lambda spun: spun.tails > 0 or spun.heads != spun.triples, "qld s472(5)(b)"),
        stands(lambda spun: spun.heads == spun.triples < 3 and not spun.tails, "qld s472(5)(b)"),
    ),
    pays=Odds(495, 1),
    paid_under="qld s480(2)(b)",
    selections=(HEADS,),
    says="triple heads 3 times and nothing else; $1.00",
    check=lambda table, person, selection: bonus_wager(table, person, selection, HEADS),
    amounts=one_dollar,
    placed=lies,
    held=held,
)
BONUS_WAGER_ON_TAILS: Final = Wager[Spun](
    "spinner's bonus wager on tails",
    permitted="qld s472(2)(b)",
    clauses=(
        wins(lambda spun: spun.tails == spun.triples == 3 and not spun.heads, "qld s472(6)(b)"),
        loses(lambda spun: spun.heads > 0 or spun.tails != spun.triples, "qld s472(6)(b)"),
        stands(lambda spun: spun.tails == spun.triples < 3 and not spun.heads, "qld s472(6)(b)"),
    ),
    pays=Odds(495, 1),
    paid_under="qld s480(2)(b)",
    selections=(TAILS,),
    says="triple tails 3 times and nothing else; $1.00",
    check=lambda table, person, selection: bonus_wager(table, person, selection, TAILS),
    amounts=one_dollar,
    placed=lies,
    held=held,
)
PLAYERS_ROWS: Final[Sequence[Wager[Spun]]] = (HEADS_WAGER, TAILS_WAGER)
SPINNERS_ROWS: Final[Sequence[Wager[Spun]]] = (SPINNERS_WAGER_ON_HEADS, SPINNERS_WAGER_ON_TAILS)
BONUS_ROWS: Final[Sequence[Wager[Spun]]] = (BONUS_WAGER_ON_HEADS, BONUS_WAGER_ON_TAILS)
WAGERS: Final = (*PLAYERS_ROWS, *SPINNERS_ROWS, *BONUS_ROWS)
