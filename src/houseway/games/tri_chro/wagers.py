"""The nineteen permissible wagers of tri-chro (qld s467), each a row: what it needs, and what it pays in each game."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from houseway.equipment.balls import Ball
from houseway.games.tri_chro.arithmetic import any_has_star, any_is, both_have_stars, is_odd_pair, is_pair, none_is
from houseway.games.tri_chro.terms import COLOURS
from houseway.money import Odds
from houseway.play.wager import Wager, loses, wins

__all__ = ["WAGERS", "Drawn", "code", "facts"]


class Drawn(NamedTuple):
    """The facts that decide every wager: the two balls."""

    first: int
    second: int


Selection: TypeAlias = Callable[[Drawn], bool]
RED, GREEN, GOLD = range(len(COLOURS))


def code(ball: Ball) -> int:
    """A ball as `arithmetic` has it."""
    return 2 * COLOURS.index(ball.colour) + bool(ball.symbol)


def facts(first: Ball, second: Ball) -> Drawn:
    return Drawn(code(first), code(second))


# The required ball selections


def star_pair(colour: int) -> Selection:
    return lambda drawn: is_pair(*drawn, colour) and both_have_stars(*drawn)


def odd_stars(one: int, other: int) -> Selection:
    return lambda drawn: is_odd_pair(*drawn, one, other) and both_have_stars(*drawn)


def any_pair(colour: int) -> Selection:
    return lambda drawn: is_pair(*drawn, colour)


def odd_pair(one: int, other: int) -> Selection:
    return lambda drawn: is_odd_pair(*drawn, one, other)


def no(colour: int) -> Selection:
    return lambda drawn: none_is(*drawn, colour)


def any_of(colour: int) -> Selection:
    return lambda drawn: any_is(*drawn, colour)


def any_star(drawn: Drawn) -> bool:
    return any_has_star(*drawn)


class Row(NamedTuple):
    """A wager as both games have it."""

    name: str
    says: str
    required: Selection
    pays_54: Odds
    pays_63: Odds


ROWS: Final = (
    Row("red star pair", "two reds with stars", star_pair(RED), Odds(65), Odds(90)),
    Row("green star pair", "two greens with stars", star_pair(GREEN), Odds(65), Odds(90)),
    Row("gold star pair", "two golds with stars", star_pair(GOLD), Odds(65), Odds(90)),
    Row("odd stars red and green", "a red and a green, both starred", odd_stars(RED, GREEN), Odds(27), Odds(38)),
    Row("odd stars green and gold", "a green and a gold, both starred", odd_stars(GREEN, GOLD), Odds(27), Odds(38)),
    Row("odd stars gold and red", "a gold and a red, both starred", odd_stars(GOLD, RED), Odds(27), Odds(38)),
    Row("any red pair", "two reds", any_pair(RED), Odds(8), Odds(8)),
    Row("any green pair", "two greens", any_pair(GREEN), Odds(8), Odds(8)),
    Row("any gold pair", "two golds", any_pair(GOLD), Odds(8), Odds(8)),
    Row("odd pair red and green", "a red and a green", odd_pair(RED, GREEN), Odds(33, 10), Odds(33, 10)),
    Row("odd pair green and gold", "a green and a gold", odd_pair(GREEN, GOLD), Odds(33, 10), Odds(33, 10)),
    Row("odd pair gold and red", "a gold and a red", odd_pair(GOLD, RED), Odds(33, 10), Odds(33, 10)),
    Row("no red", "no ball is red", no(RED), Odds(6, 5), Odds(6, 5)),
    Row("no green", "no ball is green", no(GREEN), Odds(6, 5), Odds(6, 5)),
    Row("no gold", "no ball is gold", no(GOLD), Odds(6, 5), Odds(6, 5)),
    Row("any red", "a red or two", any_of(RED), Odds(3, 4), Odds(3, 4)),
    Row("any green", "a green or two", any_of(GREEN), Odds(3, 4), Odds(3, 4)),
    Row("any gold", "a gold or two", any_of(GOLD), Odds(3, 4), Odds(3, 4)),
    Row("any star", "a star or two, of whatever colour", any_star, Odds(3, 4), Odds(3, 4)),
)


def _wager(row: Row, pays: Odds, under: str) -> Wager[Drawn]:
    def fails(drawn: Drawn) -> bool:
        return not row.required(drawn)

    return Wager(
        row.name,
        permitted=under,
        clauses=(wins(row.required, "qld s455"), loses(fails, "qld s455", under)),
        pays=pays,
        paid_under=under,
        limit=str(pays),  # s459(1): the limits follow the odds
        selections=(row.name,),
        says=row.says,
    )


WAGERS: Final[Mapping[int, tuple[Wager[Drawn], ...]]] = {
    54: tuple(_wager(row, row.pays_54, "qld s467(1)") for row in ROWS),
    63: tuple(_wager(row, row.pays_63, "qld s467(2)") for row in ROWS),
}
"""By the number of balls."""
