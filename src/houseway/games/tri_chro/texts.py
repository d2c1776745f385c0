"""The two games of Part 20, with 54 balls and with 63: what differs between them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from houseway.cite import Cite, cite, cites
from houseway.equipment.balls import Ball
from houseway.games.tri_chro.terms import COLOURS, STAR
from houseway.money import Odds

STARRED: Final = 7  # of each colour, in either game: ss 461(3), 462(3)


@dataclass(frozen=True, eq=False, slots=True)
class Text:
    """One of the games."""

    number: int  # of balls
    of_each_colour: int
    decided: Cite  # by two balls, at random
    coloured: Cite
    starred: Cite
    areas: tuple[Cite, ...]  # of the layout, with its diagram
    casino: Cite  # whose name is on it
    paid: str
    star_pair: Odds
    odd_stars: Odds

    @property
    def balls(self) -> Mapping[Ball, int]:
        """How many there are of each kind."""
        starred = {Ball(colour, STAR): STARRED for colour in COLOURS}
        return starred | {Ball(colour): self.of_each_colour - STARRED for colour in COLOURS}


BALLS_54: Final = Text(
    54,
    of_each_colour=18,
    decided=cite("qld s461(1)"),
    coloured=cite("qld s461(2)"),
    starred=cite("qld s461(3)"),
    areas=cites("qld s456(2)(a)", "qld s456(6)"),
    casino=cite("qld s456(3)(a)"),
    paid="qld s467(1)",
    star_pair=Odds(65),
    odd_stars=Odds(27),
)
BALLS_63: Final = Text(
    63,
    of_each_colour=21,
    decided=cite("qld s462(1)"),
    coloured=cite("qld s462(2)"),
    starred=cite("qld s462(3)"),
    areas=cites("qld s456(2)(b)", "qld s456(6)"),
    casino=cite("qld s456(3)(b)"),
    paid="qld s467(2)",
    star_pair=Odds(90),
    odd_stars=Odds(38),
)
TEXTS: Final = {text.number: text for text in (BALLS_54, BALLS_63)}
