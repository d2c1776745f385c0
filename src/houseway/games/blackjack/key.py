"""What two rounds of blackjack with equal futures share: the summary by which a walk merges them."""

from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.ask import Outcome
from houseway.play.round import Round


def key(round_: Round[BlackjackTable]) -> object:
    """Where the next card goes, what the hands are worth, the wagers that lie, and what is already settled."""
    table, ask = round_.table, round_.ask
    to = ask.to if isinstance(ask, Outcome) else ""
    hands = tuple(hand_key(hand, hand.label == to, table.text.stands_on - 1) for hand in table.hands())
    wagers = tuple((p.person, p.wager.name, p.selection, p.stake) for p in table.placed)
    return to, table.moment, hands, dealer_key(table.dealer), wagers, tuple(table.lines)


def worth(hand: Hand) -> tuple[int, bool]:
    """An ace matters only while it may still count as 11."""
    return hand.hard, hand.ace and hand.hard <= 11


def dealer_key(dealer: Hand) -> tuple[object, ...]:
    return *worth(dealer), min(len(dealer.cards), 2), dealer.blackjack


def hand_key(hand: Hand, drawing: bool, beaten: int) -> tuple[object, ...]:
    """A hand that still draws is its cards' worth; one that is done is only what the dealer must beat.

    The dealer ends above `beaten`, 16, so that is like anything under it.
    """
    if drawing or len(hand.cards) < 2 or not hand.done:
        return *worth(hand), min(len(hand.cards), 3), hand.pair, hand.doubled, hand.split
    points = min(max(hand.total, beaten), 22)
    return points, hand.blackjack, hand.split and points == 21
