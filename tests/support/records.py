"""Records for tests: a spin of roulette as somebody would write it, and what comes of a text that is replayed."""

from pathlib import Path
from typing import Final

from houseway.games import find
from houseway.play.record import Replayed, read, replay

__all__ = ["ROUNDS", "SPIN", "replayed"]

ROUNDS: Final = sorted((Path(__file__).parents[1] / "rounds").glob("*.round"))
SPIN: Final = """\
format = 1
game = "roulette"
rules = "qld"
on = 1998-09-04

[people]
ann = {chips = "500.00"}
dealer = {role = "dealer"}
"floor manager" = {role = "floor manager"}

[[round]]
events = [
  {by = "ann", act = "wager", on = "straight up", selection = "17", stake = "5.00"},
  {by = "dealer", act = "spin the ball"},
  {by = "dealer", act = "no more bets"},
  {by = "wheel", ball = 17},
  {by = "dealer", act = "place the crown"},
]
"""


def replayed(text: str) -> Replayed:
    return replay(read(text, "a.round"), find)
