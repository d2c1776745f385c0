"""The steps of a round of play in the order of section 343, and where the Part explains each of them."""

from typing import Final, NamedTuple

from houseway.cite import Cite, cites

__all__ = ["BETS", "FIRST_BETTING", "FIRST_CARDS", "LATER_BETTING", "LOWEST_FIRST", "NEXT", "SHOWING", "Step"]


class Step(NamedTuple):
    words: str
    under: tuple[Cite, ...]


def step(words: str, *under: str) -> Step:
    return Step(words, cites("qld s343(1)", *under))


BETTING: Final = ("qld s326(1)", "qld s326(2)", "qld s350(1)", "qld s351(9)")
FIRST: Final = (*BETTING, "qld s345(5)", "qld s346(1)", "qld s347(1)", "qld s347(5)", "qld s347(7)")
LATER: Final = (*BETTING, "qld s348(1)", "qld s354(3)")

NEXT: Final = step("")
BETS: Final = step("ante or blind bets", "qld s323", "qld s343(2)")
FIRST_CARDS: Final = step("hole card and first face up card", "qld s343(3)")
FIRST_BETTING: Final = step("first round of betting", *FIRST)
LOWEST_FIRST: Final = step("first round of betting, opened by the lowest card", "qld s341(2)", *FIRST)
LATER_BETTING: Final = (
    step("second round of betting", "qld s343(4)", *LATER),
    step("third round of betting", "qld s343(5)", *LATER),
    step("final round of betting", "qld s343(6)", *LATER),
)
SHOWING: Final = step("showdown", "qld s343(7)", "qld s327", "qld s324(2)", "qld s349(1)")
