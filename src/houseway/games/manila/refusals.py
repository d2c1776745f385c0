"""The steps of a round of play of manila poker, each with what says when it is taken, and by whom."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.poker.refusals import refuses, steps_of_any
from houseway.games.manila.terms import PART

__all__ = ["STEPS", "refuses"]

STEPS: Final[dict[str, Cite]] = {
    **steps_of_any(PART),
    "sort and inspect": cite("qld s261(1)"),
    "spread the cards": cite("qld s261(2)"),
    "wash and shuffle": cite("qld s261(3)"),
    "announce ace high only": cite("qld s265"),
    "announce ace high and low": cite("qld s265"),
    "blind bet": cite("qld s269(1)"),
    "bet": cite("qld s271(4)"),
    "check": cite("qld s277(2)"),
    "call": cite("qld s270(1)"),
    "raise": cite("qld s252(1)"),
    "decline": cite("qld s270(2)(b)"),
    "agree": cite("qld s259(3)(b)"),
    "disagree": cite("qld s259(3)(b)"),
    "all 32 are there": cite("qld s261(5)"),
    "a card is missing": cite("qld s261(5)"),
}
