"""A blackjack table in Victoria, in each of the texts that are held."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from houseway.cite import Cite, cite
from houseway.equipment.cards import Card
from houseway.games.blackjack.arithmetic import crown_21_dealer_draws
from houseway.games.blackjack.boxes import Amounts
from houseway.games.blackjack.rules import Rules
from houseway.games.blackjack.side_wagers import wagering
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.victoria.layout import notice
from houseway.games.blackjack.victoria.limits import drop_what_is_left, within
from houseway.games.blackjack.victoria.reconstruction import reconstruct_or_not, turns_taken
from houseway.games.blackjack.victoria.rules import DEFAULT_SIGN, RulesOf1999, RulesOf2000
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.play.acts import Field
from houseway.play.ask import Steps
from houseway.play.cloth import mark
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.sign import Sign
from houseway.play.wager import Placed
from houseway.play.wagering import Wagering

__all__ = ["Crown21Table", "TableOf1999", "TableOf2000"]


class TableOf1999(BlackjackTable):
    """Since 8 November 1999: Queensland's game without its side wagers, under Victorian staff."""

    rules_of = RulesOf1999
    wagering: ClassVar[Wagering] = wagering(BLACKJACK_WAGER)
    floor_manager = Role.GAME_SUPERVISOR  # reading B47

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "blackjack 1",
        **rules: Any,
    ) -> None:
        super().__init__(game, sign, people, name, **rules)


class TableOf2000(TableOf1999):
    """Since 15 December 2000: the notice of limits, cards that are laid out again, and the Super Bonus."""

    rules_of = RulesOf2000
    by_sign: ClassVar[Cite] = cite("vic 27/2000 r6.1")
    super_bonus = True

    @property
    def run_under(self) -> RulesOf2000:
        assert isinstance(self.rules, RulesOf2000)
        return self.rules

    def run_by(self, rules: Rules) -> None:
        super().run_by(rules)
        self.limits_together = self.limits_together or bool(self.run_under.limits_per)

    def sign_shown(self) -> str:
        return "\n".join([super().sign_shown(), *map(str, notice(self))])

    def together(self, person: str, selection: str, amounts: Amounts) -> Amounts:
        if not self.run_under.limits_per:
            return super().together(person, selection, amounts)
        return within(self, person, selection, amounts)

    def leave_box(self, placed: Placed) -> None:
        super().leave_box(placed)
        if self.run_under.limits_per and not self.dealt and placed.wager is BLACKJACK_WAGER:
            drop_what_is_left(self, placed)

    def reconstructed(self, what: str, first: int | None, cards: Sequence[Card] = ()) -> Steps[str]:
        return reconstruct_or_not(self, what, first, cards)

    def turns_taken(self) -> tuple[Field, ...]:
        return turns_taken(self)


class Crown21Table(TableOf2000):
    """The version called Crown 21: its rules go first, and otherwise those of blackjack hold (27/2000 rule 27.1)."""

    version = "Crown 21"
    additional: ClassVar[Cite] = cite("vic 27/2000 r27.2.1")
    draws_to = mark("DEALER STANDS ON HARD 17 AND SOFT 18, DRAWS TO SOFT 17", "vic 27/2000 r27.2")

    def dealer_is_short(self) -> bool:
        return crown_21_dealer_draws(self.dealer.hard, self.dealer.ace)

    def dealer_goes_on(self) -> bool:
        """Rule 13.2, to which rule 27.2.1 yields, is read as s40(2) (reading B49)."""
        return self.dealer_is_short() and self.undecided()
