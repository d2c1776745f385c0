"""Manila poker: two cards of one's own, and what the communal cards make of them."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.cards import RANK, SUIT, Card, card
from houseway.families.poker.strategy import FAIR, GOOD, POOR, STRONG, Poker
from houseway.families.poker_hands import ONE_PAIR, STRAIGHT, TWO_PAIRS, class_number
from houseway.games.manila.arithmetic import best_rank

HOLE_CARDS: Final = 2
ENOUGH: Final = 3  # communal cards make a hand with the hole cards
TEN: Final = 10
ACE: Final = 1


class Manila(Poker):
    """Two pairs or better is a good hand, a straight or better a strong one; before that, pairs and high cards."""

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        names = next(hand["cards"] for hand in look["hands"] if hand["person"] == who)
        hole, communal = [card(name) for name in names], [card(name) for name in look["communal"]]
        if len(hole) != HOLE_CARDS:
            return POOR  # wrongly dealt, and nobody has noticed
        if len(communal) < ENOUGH:
            return _promise(hole, communal)
        kind = class_number(best_rank(hole, communal, look["ace_low"]))
        return STRONG if kind >= STRAIGHT else GOOD if kind >= TWO_PAIRS else FAIR if kind == ONE_PAIR else POOR


def _promise(hole: list[Card], communal: list[Card]) -> int:
    """Before three communal cards are there."""
    first, second = (RANK[each] for each in hole)
    matched = sum(RANK[each] in (first, second) for each in communal)
    if first == second or matched > 1:
        return STRONG if matched else GOOD
    high = all(rank == ACE or rank > TEN for rank in (first, second))
    return FAIR if matched or high or SUIT[hole[0]] == SUIT[hole[1]] else POOR


STRATEGIES: Final = {"manila": Manila}
