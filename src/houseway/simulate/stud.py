"""5 card stud and 7 card stud, dealt to the showdown."""

from collections.abc import Mapping

from houseway.families.poker.stud.arithmetic import hand_value
from houseway.families.poker.stud.table import HAND, StudTable
from houseway.kernels.lookup import Places
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.simulate.deals import Dealt
from houseway.simulate.showdown import Showdown, has_low_ace


class StudDeals(Showdown):
    """Whoever must opens the first round of betting and whoever may opens the final one: else no hands are shown."""

    @property
    def low_ace(self) -> bool:
        table = self.table
        assert isinstance(table, StudTable)
        return has_low_ace(table.deck, lambda cards: hand_value(cards, table.deck, table.ace_low))

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        final = any(len(hand["cards"]) == self.each for hand in view.look["hands"] if hand["person"] == view.viewer)
        if final and "bet" in offers:
            return "bet", {"amount": offers["bet"].fields[0].least}
        return super().choose(view, offers)

    def places(self, dealt: Dealt) -> Places:
        hands = dealt.reshape(-1, self.each)
        return self.poker.ranks5(hands) if self.each == HAND else self.poker.ranks7(hands)
