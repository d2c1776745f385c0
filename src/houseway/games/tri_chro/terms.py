"""The words of Part 20: the balls, the two drawing devices, and the calls that the dealer makes."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.balls import Ball
from houseway.play.table import call

__all__ = [
    "BALLS",
    "BALL_DEVICE",
    "COLOURS",
    "DECIDED_BY",
    "DEVICES",
    "GENERATOR",
    "NO_MORE_BETS",
    "RESULT",
    "STAR",
    "balls_under",
]

COLOURS: Final = ("red", "green", "gold")
STAR: Final = "star"
STARRED: Final = 7  # of each colour, in either game: ss 461(3), 462(3)
GROUPS: Final = {54: 18, 63: 21}  # balls of each colour: ss 461(2), 462(2)


def _balls(of_each_colour: int) -> Mapping[Ball, int]:
    starred = {Ball(colour, STAR): STARRED for colour in COLOURS}
    return starred | {Ball(colour): of_each_colour - STARRED for colour in COLOURS}


BALLS: Final = {number: _balls(of_each_colour) for number, of_each_colour in GROUPS.items()}
"""By the number of balls in the game: how many there are of each kind."""

DECIDED_BY: Final = {54: cite("qld s461(1)"), 63: cite("qld s462(1)")}  # two balls at random


def balls_under(number: int) -> tuple[Cite, Cite]:
    """What sets the colours of the balls, and their stars."""
    return {
        54: (cite("qld s461(2)"), cite("qld s461(3)")),
        63: (cite("qld s462(2)"), cite("qld s462(3)")),
    }[number]


BALL_DEVICE: Final = "ball drawing device"
GENERATOR: Final = "random result generator"
DEVICES: Final = (BALL_DEVICE, GENERATOR)

NO_MORE_BETS: Final = call("no more bets", "qld s463(1)")
RESULT: Final = call("{0} and {1}", "qld s463(3)(a)")
