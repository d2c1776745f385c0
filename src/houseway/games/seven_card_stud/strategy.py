"""7 card stud: with few cards as at any stud table; with more, two pairs or three of a kind are wanted."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.cards import card
from houseway.families.poker.strategy import FAIR, GOOD, POOR, STRONG
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.families.poker.stud.strategy import Stud
from houseway.families.poker_hands import ONE_PAIR, THREE_OF_A_KIND, TWO_PAIRS, class_number
from houseway.games.seven_card_stud.arithmetic import SEVEN

MANY: Final = 5  # cards in which a pair is little


class SevenCardStud(Stud):
    """Stud with a better eye for what seven cards make."""

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        own = [card(name) for hand in look["hands"] if hand["person"] == who for name in hand["cards"]]
        if len(own) < MANY:
            return super().strength(look, who)
        own += [card(look["communal"])] if look["communal"] else []
        kind = class_number(hand_value(own, look["deck"], look["ace_low"]))
        if kind < TWO_PAIRS:
            return min(super().strength(look, who), FAIR) if kind == ONE_PAIR else POOR
        return STRONG if kind > THREE_OF_A_KIND or len(own) < SEVEN else GOOD


STRATEGIES: Final = {"seven-card-stud": SevenCardStud, "stud": Stud}
