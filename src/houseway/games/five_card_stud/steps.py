"""The steps of a round of play in the order of section 343, and where the Part explains each of them."""

from typing import Final, NamedTuple

from houseway.cite import Cite, cites
from houseway.families.poker.moments import FINAL_BETTING, FIRST_BETTING, SECOND_BETTING, SHOWDOWN, THIRD_BETTING
from houseway.families.poker.stud.moments import ANTE_OR_BLIND, FIRST_CARDS
from houseway.families.poker.stud.table import LOWEST
from houseway.games.five_card_stud import moments


class StudStep(NamedTuple):
    words: str
    under: tuple[Cite, ...]


def step(words: str, *under: str) -> StudStep:
    return StudStep(words, cites("qld s343(1)", *under))


BETTING: Final = ("qld s326(1)", "qld s326(2)", "qld s350(1)", "qld s351(9)")
FIRST: Final = (*BETTING, "qld s345(5)", "qld s346(1)", "qld s347(1)", "qld s347(5)", "qld s347(7)")
LATER: Final = (*BETTING, "qld s348(1)", "qld s354(3)")

NEXT: Final = step("")
FOLLOWED_BY: Final = dict(moments.LATER)
LOWEST_FIRST: Final = step("first round of betting, opened by the lowest card", "qld s341(2)", *FIRST)
STEPS: Final = {
    ANTE_OR_BLIND: step(ANTE_OR_BLIND, "qld s323", "qld s343(2)"),
    FIRST_CARDS: step("hole card and first face up card", "qld s343(3)"),
    FIRST_BETTING: step(FIRST_BETTING, *FIRST),
    SECOND_BETTING: step(SECOND_BETTING, "qld s343(4)", *LATER),
    THIRD_BETTING: step(THIRD_BETTING, "qld s343(5)", *LATER),
    FINAL_BETTING: step(FINAL_BETTING, "qld s343(6)", *LATER),
    SHOWDOWN: step(SHOWDOWN, "qld s343(7)", "qld s327", "qld s324(2)", "qld s349(1)"),
}


def step_at(moment: str, opens: str) -> StudStep:
    """The step that a moment belongs to: a face up card to that of the betting after it."""
    moment = FOLLOWED_BY.get(moment, moment)
    return LOWEST_FIRST if moment == FIRST_BETTING and opens == LOWEST else STEPS.get(moment, NEXT)
