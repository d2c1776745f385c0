"""7 card stud poker in the terminal: two cards face down, four face up, and a last one face down."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cli.terminal.drawings.seven_card_stud import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.poker_bot import FAIR, GOOD, POOR, STRONG
from houseway.cli.terminal.stud import PHRASES, StudBot, hint, read
from houseway.equipment.cards import card
from houseway.families.poker_hands import ONE_PAIR, THREE_OF_A_KIND, TWO_PAIRS, class_number
from houseway.games.seven_card_stud.arithmetic import SEVEN, hand_value

__all__ = ["FACE", "SevenCardStudBot", "draw"]

MANY: Final = 5  # cards in which a pair is little


class SevenCardStudBot(StudBot):
    """With few cards it plays as at any stud table; with more it wants two pairs, or three of a kind."""

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        own = [card(name) for hand in look["hands"] if hand["person"] == who for name in hand["cards"]]
        if len(own) < MANY:
            return super().strength(look, who)
        own += [card(look["communal"])] if look["communal"] else []
        kind = class_number(hand_value(own, look["deck"], look["ace_low"]))
        if kind < TWO_PAIRS:
            return min(super().strength(look, who), FAIR) if kind == ONE_PAIR else POOR
        return STRONG if kind > THREE_OF_A_KIND or len(own) < SEVEN else GOOD


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=SevenCardStudBot,
    phrases=PHRASES,
    says="the best five of seven cards, four of them face up",
)
