"""What two rounds of blackjack with equal futures share: the summary by which a walk merges them."""

from collections.abc import Hashable, Iterable

from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import ON_POINTS, BlackjackTable
from houseway.play.ask import Outcome
from houseway.play.key import Parted
from houseway.play.round import Round
from houseway.play.wager import Placed


def key(round_: Round[BlackjackTable]) -> Parted:
    """Where the next card goes, and the hands in play; what is settled, and the hands that are done, lie aside.

    Of those, only whether the dealer takes cards against any of them has a say in what comes next.
    """
    table, ask = round_.table, round_.ask
    playing, done = in_play(round_)
    against = any(hand.live for hand in done), any(hand.undecided for hand in done)
    lie = wagers(p for p in table.placed if p.wager.name not in ON_POINTS or p.place not in done)
    to = ask.to if isinstance(ask, Outcome) else ""
    goes_on = to, table.moment, tuple(map(hand_key, playing)), against, dealer_key(table.dealer), lie
    settled = tuple(line._replace(cites=()) for line in table.lines)  # under which provisions, nobody asks again
    return Parted(goes_on, (settled, tuple(done_key(table, hand) for hand in done)))


def in_play(round_: Round[BlackjackTable]) -> tuple[list[Hand], list[Hand]]:
    """The hands that may still change, and those that are done."""
    playing, done = list[Hand](), list[Hand]()
    for hand in round_.table.hands():
        (done if hand.done else playing).append(hand)
    return playing, done


def may_split(round_: Round[BlackjackTable], hand: Hand) -> bool:
    """Is it a pair that its player may be about to split, so that each card may become the first of a hand?"""
    return hand.pair and not hand.split and not isinstance(round_.ask, Outcome)


def worth(hand: Hand) -> tuple[int, bool]:
    """An ace matters only while it may still count as 11."""
    return hand.hard, hand.ace and hand.hard <= 11


def dealer_key(dealer: Hand) -> tuple[object, ...]:
    return *worth(dealer), min(len(dealer.cards), 2), dealer.blackjack


def hand_key(hand: Hand) -> tuple[object, ...]:
    return hand.label, *worth(hand), min(len(hand.cards), 3), hand.pair, hand.doubled, hand.split


def done_key(table: BlackjackTable, hand: Hand) -> tuple[Hashable, ...]:
    """Only what the dealer must beat, and what lies on it.

    The dealer ends on what the text has the dealer stand on, or more; so anything under that is like 16.
    """
    lie = wagers(p for p in table.placed if p.place is hand and p.wager.name in ON_POINTS)
    if not lie:
        return ()
    points = max(hand.total, table.text.stands_on - 1)
    return points, hand.blackjack, hand.split and points == 21, lie


def wagers(placed: Iterable[Placed]) -> tuple[Hashable, ...]:
    return tuple((p.person, p.wager.name, p.selection, p.stake) for p in placed)
