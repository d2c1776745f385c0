"""The nineteen permissible wagers of tri-chro (qld s467), each a row: what it needs, and what it pays."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from houseway.equipment.balls import Ball
from houseway.games.tri_chro.arithmetic import any_has_star, any_is, both_have_stars, is_odd_pair, is_pair, none_is
from houseway.games.tri_chro.terms import COLOURS
from houseway.games.tri_chro.texts import TEXTS, Text
from houseway.money import Odds
from houseway.play.wager import Wager, loses, wins


class Drawn(NamedTuple):
    """The facts that decide every wager: the two balls."""

    first: int
    second: int

    @property
    def told(self) -> str:
        """`red and gold with a star`."""
        return " and ".join(f"{COLOURS[ball >> 1]}{' with a star' if ball & 1 else ''}" for ball in self)


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


def odd_star_pair(one: int, other: int) -> Selection:
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


BALLS: Final = "the balls are {0.told}"


def _rows(text: Text) -> Iterator[Wager[Drawn]]:
    star_pairs, odd_stars = text.star_pair, text.odd_stars
    for name, says, required, pays in (
        ("red star pair", "two reds with stars", star_pair(RED), star_pairs),
        ("green star pair", "two greens with stars", star_pair(GREEN), star_pairs),
        ("gold star pair", "two golds with stars", star_pair(GOLD), star_pairs),
        ("odd stars red and green", "a red and a green, both starred", odd_star_pair(RED, GREEN), odd_stars),
        ("odd stars green and gold", "a green and a gold, both starred", odd_star_pair(GREEN, GOLD), odd_stars),
        ("odd stars gold and red", "a gold and a red, both starred", odd_star_pair(GOLD, RED), odd_stars),
        ("any red pair", "two reds", any_pair(RED), Odds(8)),
        ("any green pair", "two greens", any_pair(GREEN), Odds(8)),
        ("any gold pair", "two golds", any_pair(GOLD), Odds(8)),
        ("odd pair red and green", "a red and a green", odd_pair(RED, GREEN), Odds(33, 10)),
        ("odd pair green and gold", "a green and a gold", odd_pair(GREEN, GOLD), Odds(33, 10)),
        ("odd pair gold and red", "a gold and a red", odd_pair(GOLD, RED), Odds(33, 10)),
        ("no red", "no ball is red", no(RED), Odds(6, 5)),
        ("no green", "no ball is green", no(GREEN), Odds(6, 5)),
        ("no gold", "no ball is gold", no(GOLD), Odds(6, 5)),
        ("any red", "a red or two", any_of(RED), Odds(3, 4)),
        ("any green", "a green or two", any_of(GREEN), Odds(3, 4)),
        ("any gold", "a gold or two", any_of(GOLD), Odds(3, 4)),
        ("any star", "a star or two, of whatever colour", any_star, Odds(3, 4)),
    ):
        yield _wager(name, says, required, pays, text.paid)


def _wager(name: str, says: str, required: Selection, pays: Odds, under: str) -> Wager[Drawn]:
    def fails(drawn: Drawn) -> bool:
        return not required(drawn)

    return Wager(
        name,
        permitted=under,
        clauses=(
            wins(required, "qld s455", because=f"{BALLS}, and {{wager}} wins with this: {says}", unless=BALLS),
            loses(fails, "qld s455", under, because=f"{BALLS}, and {{wager}} wins with this alone: {says}"),
        ),
        pays=pays,
        paid_under=under,
        limit=str(pays),  # s459(1): the limits follow the odds
        selections=(name,),
        says=says,
    )


WAGERS: Final = {number: tuple(_rows(text)) for number, text in TEXTS.items()}
"""By the number of balls."""
