"""Draw poker: open with a pair, draw to what one holds, and bet that."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.equipment.cards import NAME, RANK, SUIT, Card, card
from houseway.families.poker.strategy import FAIR, GOOD, POOR, STRONG, Poker
from houseway.families.poker_hands import ONE_PAIR, STRAIGHT, THREE_OF_A_KIND, TWO_PAIRS, class_number
from houseway.games.draw.arithmetic import rank_of
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View

ONCE_IN: Final = 25  # an over-blind bet
TEN: Final = 10
HAND: Final = 5


class Draw(Poker):
    """Before the draw three of a kind is strong and a high pair good; after it, a straight and two pairs."""

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        own = next(hand for hand in look["hands"] if hand["person"] == who)
        cards = [card(name) for name in own["cards"]]
        if len(cards) != HAND:
            return POOR  # wrongly dealt, and nobody has noticed
        kind = class_number(rank_of(cards, look["deck"], look["ace_low"]))
        if own["drew"] is not None:
            return STRONG if kind >= STRAIGHT else GOOD if kind >= TWO_PAIRS else FAIR if kind else POOR
        if kind >= THREE_OF_A_KIND:
            return STRONG
        if kind == TWO_PAIRS or (kind == ONE_PAIR and _pair(cards) > TEN):
            return GOOD
        return FAIR if kind == ONE_PAIR or len(_suited(cards)) == len(cards) - 1 else POOR

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if "draw" in offers:
            return _draw(view.look, view.viewer)
        if "over-blind bet" in offers:
            return ("decline" if self.entropy.below(ONCE_IN) else "over-blind bet"), {}
        if "decline" in offers:
            return "decline", {}  # the pot is won
        if "bet" in offers:
            return self._open(offers["bet"], self.strength(view.look, view.viewer))
        return super().choose(view, offers)

    def _open(self, option: Option, strength: int) -> Move:
        """Not to open is to fold: a fair hand opens, and a poor one now and then."""
        if strength == POOR and self.entropy.below(12):
            return "fold", {}
        return "bet", {"amount": self.amount(option, strength)}


def _draw(look: Mapping[str, Any], who: str) -> Move:
    names = next(hand["cards"] for hand in look["hands"] if hand["person"] == who)
    cards = [card(name) for name in names]
    if len(cards) != HAND:
        return "keep all", {}
    gone = given_up(cards, class_number(rank_of(cards, look["deck"], look["ace_low"])))
    return ("draw", {"cards": [NAME[each] for each in gone]}) if gone else ("keep all", {})


def given_up(cards: Sequence[Card], kind: int) -> list[Card]:
    """What is replaced: all but pairs and better, four of a suit, or else the two highest cards."""
    if kind >= STRAIGHT:
        return []
    several = [each for each in cards if sum(RANK[other] == RANK[each] for other in cards) > 1]
    suited = _suited(cards)
    kept = several or (suited if len(suited) == len(cards) - 1 else sorted(cards, key=_height)[-2:])
    return [each for each in cards if each not in kept]


def _suited(cards: Sequence[Card]) -> list[Card]:
    """The cards of the suit that is there most."""
    suit = Counter(SUIT[each] for each in cards).most_common(1)[0][0]
    return [each for each in cards if SUIT[each] == suit]


def _height(each: Card) -> int:
    return 14 if RANK[each] == 1 else RANK[each]


def _pair(cards: Sequence[Card]) -> int:
    """How high the pair is."""
    return max(_height(each) for each in cards if sum(RANK[other] == RANK[each] for other in cards) > 1)


STRATEGIES: Final = {"draw": Draw}
