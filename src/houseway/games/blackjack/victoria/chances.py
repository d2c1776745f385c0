"""How likely a Super Bonus is, exactly: for one player alone, who draws to any two sevens of one suit.

>>> chance(decks=8)
Fraction(29, 21963045)
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Final

from houseway.games.blackjack.victoria.super_bonus import SUPER_BONUS, Original
from houseway.money import Cents, FixedSum
from houseway.play.wager import Verdict

SUITS: Final = 4
OTHER: Final = 4  # any card but a seven, after the sevens of the four suits


def chances(decks: int, bet: Cents) -> Iterator[tuple[Original, int]]:
    """Every four cards in the order of the deal, by which sevens they are: the player's, the dealer's, two more."""
    for first, dealers, second, third in product(range(OTHER + 1), repeat=4):
        sevens = first == second == third != OTHER and dealers != OTHER
        yield Original(bet, sevens, winner=False), _ways((first, dealers, second, third), decks)


def _ways(kinds: tuple[int, ...], decks: int) -> int:
    """In how many ways these come out of the shoe, one after another."""
    left = [decks] * SUITS + [48 * decks]
    ways = 1
    for kind in kinds:
        ways *= left[kind]
        left[kind] -= 1
    return ways


def chance(decks: int) -> Fraction:
    """That the four cards are a Super Bonus."""
    found = list(chances(decks, bet=0))
    return Fraction(sum(ways for facts, ways in found if facts.sevens), sum(ways for _, ways in found))


def worth(decks: int, bet: Cents) -> Fraction:
    """What the Super Bonus adds to an original wager on average, in cents, from the row that pays it."""
    total = paid = 0
    for facts, ways in chances(decks, bet):
        clause = SUPER_BONUS.decide(facts)
        total += ways
        if clause.verdict is Verdict.WIN:
            assert isinstance(clause.pays, FixedSum)
            paid += ways * clause.pays.cents
    return Fraction(paid, total)
