"""What two rounds of blackjack with equal futures share: the summary by which a walk merges them."""

from typing import TYPE_CHECKING

from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.ask import Outcome

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["key"]


def key(round_: "Round") -> object:
    """Where the next card goes, what the hands are worth, the wagers that lie, and what is already settled."""
    table, ask = round_.table, round_.ask
    assert isinstance(table, BlackjackTable)
    to = ask.to if isinstance(ask, Outcome) else ""
    hands = tuple(hand_key(hand, hand.label == to) for hand in table.hands())
    dealer = table.dealer
    wagers = tuple((p.person, p.wager.name, p.selection, p.stake) for p in table.placed)
    return to, table.stage, hands, (dealer.hard, dealer.ace, min(len(dealer.cards), 3)), wagers, tuple(table.lines)


def hand_key(hand: Hand, drawing: bool) -> tuple[object, ...]:
    """A hand that still draws is its cards' worth; one that is done is only what the dealer must beat."""
    if drawing or len(hand.cards) < 2 or not hand.done:
        return hand.hard, hand.ace, min(len(hand.cards), 3), hand.pair, hand.doubled, hand.split
    return max(hand.total, 16), hand.blackjack, hand.split
