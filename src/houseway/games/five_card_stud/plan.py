"""Dealt to the showdown."""

from collections.abc import Sequence

from houseway.families.poker.stud.table import HAND
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.showdown import poker
from houseway.simulate.stud import StudDeals


def plans(asked: Request) -> Sequence[Plan]:
    return poker(asked, FiveCards)


class FiveCards(StudDeals):
    each = HAND
