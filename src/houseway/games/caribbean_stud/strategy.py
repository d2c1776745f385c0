"""Caribbean stud: an ante, now and then the jackpot, and one rule for the bet, or the best play."""

from collections.abc import Mapping, Sequence
from typing import Final

from houseway.equipment.cards import Card, card, many
from houseway.games.caribbean_stud import chart
from houseway.games.caribbean_stud.arithmetic import rank_of
from houseway.play.acts import Option
from houseway.play.strategy import BestStrategy, Move
from houseway.play.view import View
from houseway.strategies.regular import Regular, own, row_of

ANTE, JACKPOT = "ante wager", "jackpot wager"
BETS_FROM: Final = rank_of(many("AS KH JD 8C 3S"))
ONCE_IN: Final = 3  # rounds with a jackpot wager
HAND: Final = 5  # cards, unless they were wrongly dealt


class CaribbeanStud(Regular):
    """Takes the place with the number of its seat, or the first that is free; bets with A-K-J-8-3 or better."""

    def wager(self, view: View, options: Sequence[Option]) -> Move | None:
        made = own(view)
        if ANTE in made and (JACKPOT in made or self.entropy.below(ONCE_IN)):
            return None
        row = JACKPOT if ANTE in made else ANTE
        option = next((option for option in options if row_of(option) == row), None)
        return None if option is None else self._seated(option, view.viewer)

    def _seated(self, option: Option, who: str) -> Move:
        act, details = self.made(option, who)
        places, own_place = option.fields[1].choices, f"place {who.rpartition(' ')[2]}"
        return act, {**details, "selection": own_place if own_place in places else places[0]}

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if "fold" not in offers:
            return None  # a choice that an irregularity gives: the ordinary answer will do
        seen = next(hand for hand in view.look["hands"] if hand["person"] == view.viewer)
        if "" in seen["cards"]:
            return None  # dealt by hand, they are known to nobody here
        cards = [card(name) for name in seen["cards"]]
        shown = [card(name) for name in view.look["dealer"]["cards"] if name]
        bets = len(cards) == HAND and self.bets(cards, shown) and "bet" in offers
        return ("bet" if bets else "fold"), {}

    def bets(self, cards: list[Card], _shown: list[Card]) -> bool:
        """With these five cards, the dealer showing those."""
        return rank_of(cards) >= BETS_FROM


class BestCaribbeanStud(CaribbeanStud):
    """The same, but bets by the chart of the best play; where the dealer does not show just one card, by the rule."""

    def bets(self, cards: list[Card], shown: list[Card]) -> bool:
        return chart.bets(cards, shown[0]) if len(shown) == 1 else super().bets(cards, shown)


STRATEGIES: Final = {"caribbean-stud": CaribbeanStud, "caribbean-stud-best": BestCaribbeanStud}
HINT: Final = BestStrategy("caribbean-stud-best", "fold", "by the best play with these cards against the dealer's")
