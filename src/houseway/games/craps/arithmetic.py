"""Craps in plain integers: what a roll does to each kind of wager.

A point of 0 means none yet. Each function gives one of `STANDS`, `WINS`, `LOSES` and `VOID`.
"""

from typing import Final

STANDS: Final = 0
WINS: Final = 1
LOSES: Final = 2
VOID: Final = 3

POINTS: Final = (4, 5, 6, 8, 9, 10)


def is_point(total: int) -> bool:
    return 4 <= total <= 10 and total != 7


def is_craps(total: int) -> bool:
    return total == 2 or total == 3 or total == 12


def is_hard(first: int, second: int) -> bool:
    """The hardway: the same number on each die."""
    return first == second


def in_field(total: int) -> bool:
    return total <= 4 or total >= 9


def in_horn(total: int) -> bool:
    return is_craps(total) or total == 11


def with_dice(total: int, point: int) -> int:
    """Win and come bets: first for 7 or 11, then for the point before 7."""
    if point == 0:
        if total == 7 or total == 11:
            return WINS
        return LOSES if is_craps(total) else STANDS
    return on_number(total, point)


def against(total: int, point: int) -> int:
    """Don't win and don't come bets: the other way round, but void on a first 2."""
    if point == 0:
        if total == 2:
            return VOID
        if is_craps(total):
            return WINS
        return LOSES if total == 7 or total == 11 else STANDS
    return against_number(total, point)


def on_number(total: int, number: int) -> int:
    """A number before 7."""
    return WINS if total == number else LOSES if total == 7 else STANDS


def against_number(total: int, number: int) -> int:
    """7 before a number."""
    return WINS if total == 7 else LOSES if total == number else STANDS


def hardway(total: int, hard: bool, number: int) -> int:
    """A number the hardway before any other way, and before 7."""
    if total == number:
        return WINS if hard else LOSES
    return LOSES if total == 7 else STANDS


def whole_dollars(cents: int) -> int:
    """Up to the next whole dollar."""
    return -(-cents // 100) * 100


def laid(winnings: int, pays: int, for_each: int) -> int:
    """What must be laid at these odds to win so much; 0 where no whole number of cents does."""
    stake, left = divmod(winnings * for_each, pays)
    return 0 if left else stake
