"""The dealer's own cards (qld s30(4), (5), s40), and insurance, which the second of them decides."""

from typing import Final

from houseway.cite import cite
from houseway.games.blackjack.dealing import deal
from houseway.games.blackjack.moments import DEALERS_HAND
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import DEALERS_TOTAL, NO_EFFECT
from houseway.games.blackjack.turns import refused_by_all
from houseway.games.blackjack.wagers import INSURANCE_WAGER, second_card
from houseway.play.ask import Steps
from houseway.play.settlement import settle

SECOND: Final = cite("qld s30(4)")


def complete_dealers_hand(table: BlackjackTable) -> Steps[None]:
    """A second card, then as many more as the text has, unless they would change nothing (s40, B12 and B16)."""
    dealer = table.dealer
    if table.exposed:
        refused_by_all(table)
    while len(dealer.cards) < 2:
        if not (yield from deal(table, dealer, SECOND, DEALERS_HAND, wanted=dealer.is_short)):
            return  # nobody is left to play against
    settle_insurance(table)
    goes_on = table.dealer_goes_on
    while (yield from deal(table, dealer, table.text.additional, DEALERS_HAND, wanted=goes_on)):
        pass
    table.announce(NO_EFFECT if table.dealer_is_short() else DEALERS_TOTAL, dealer.total)


def settle_insurance(table: BlackjackTable) -> None:
    """Right after the second card (s36(6))."""
    for placed in tuple(table.placed):
        if placed.wager.name == INSURANCE_WAGER.name:
            settle(table, placed, second_card(table.dealer))
