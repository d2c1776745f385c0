"""Super sevens and bonus blackjack where the hand they lie beside leaves the round (reading B30)."""

from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.games.blackjack.bonus_blackjack import BONUS_BLACKJACK_WAGER, bonus_of, nothing, still_possible
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.super_sevens import SUPER_SEVENS_WAGER, count_sevens
from houseway.play.settlement import give_back, settle
from houseway.play.wager import Placed

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

SIDE_WAGERS: Final = frozenset((SUPER_SEVENS_WAGER.name, BONUS_BLACKJACK_WAGER.name))
WITH_THE_HAND: Final = cite("reading B30")


def give_up_side_wagers(table: "BlackjackTable", hand: Hand, person: str, under: Cite) -> None:
    """A player's blackjack wager goes back: what the cards have decided is settled, the rest goes back too."""
    for placed in [p for p in table.placed if p.wager.name in SIDE_WAGERS and p.person == person and p.place is hand]:
        facts = decided(table, placed)
        if facts is not None:
            settle(table, placed, facts, under, WITH_THE_HAND)
        else:
            give_back(table, placed, under, WITH_THE_HAND)


def decided(table: "BlackjackTable", placed: Placed) -> Any:
    """The facts by which a side wager has won or lost whatever cards might still come; None where it has not."""
    hand: Hand = placed.place
    if placed.wager.name == SUPER_SEVENS_WAGER.name:
        sevens = count_sevens(hand.cards)
        return sevens if len(hand.cards) > 1 or (hand.cards and not sevens.number) else None
    bonus = bonus_of(table, hand)
    return bonus if not (nothing(bonus) and still_possible(bonus)) else None
