"""Blackjack in plain integers: the same functions serve the table, the exact odds and the simulator.

A hand is two numbers: its hard total, with every ace as 1, and whether it holds an ace that may count as 11.
"""

from typing import Final

from houseway.equipment.cards import RANK

VALUE: Final = tuple(min(rank, 10) for rank in RANK)
"""The value of each card (qld s17), an ace as 1."""


def total(hard: int, ace: bool) -> int:
    """The point total: an ace is 11 unless that would go over 21 (qld s17(c))."""
    return hard + 10 if ace and hard <= 11 else hard


STANDS_ON: Final = 17


def dealer_draws(points: int, stands_on: int = STANDS_ON) -> bool:
    """The dealer draws to 16 and stands on 17, hard or soft (qld s40(1))."""
    return points < stands_on


def crown_21_dealer_draws(hard: int, ace: bool, stands_on: int = STANDS_ON) -> bool:
    """In Crown 21 the dealer draws to a soft 17, too, and stands on a hard 17 or a soft 18 (vic 27/2000 r27.2.1)."""
    points = total(hard, ace)
    return points < stands_on or (points == stands_on and hard != points)


def may_double(hard: int, points: int, least: int, most: int) -> bool:
    """Two cards of 9, 10 or 11 with any ace as 1 (qld s37(1), (3)), but never on 21 (reading B3)."""
    return least <= hard <= most and points != 21


def draws_for_absent(hard: int, points: int) -> bool:
    """For a player who does not act, to a hard total over 11 (qld s64(b)); never on 21 (reading B8)."""
    return hard <= 11 and points != 21


def blackjack_possible(value: int) -> bool:
    """Can a first card of this value become a blackjack?"""
    return value in (1, 10)


def most_insurance(stake: int, unit: int) -> int:
    """Half the stake, or 25 cents more where only that pays whole dollars (qld s36(3), (4)), in chips of `unit`."""
    half_dollars = stake % 100 == 50
    most = (stake + 50) // 2 if half_dollars else stake // 2
    return most // unit * unit
