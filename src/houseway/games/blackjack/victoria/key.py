"""For a walk since the Super Bonus: what two rounds with equal futures share."""

from houseway.equipment.cards import RANK, SUIT
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.key import key
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.round import Round


def key_with_sevens(round_: Round[BlackjackTable]) -> object:
    """Three sevens of one suit are worth more than 21 points, if the dealer's first card is a seven."""
    table = round_.table
    first = table.dealer.cards[:1]
    possible = not first or RANK[first[0]] == 7
    return key(round_), tuple(sevens(hand) for hand in table.hands()) if possible else ()


def sevens(hand: Hand) -> tuple[int, int] | None:
    """So many sevens of this suit, and nothing else."""
    suits = {SUIT[card] for card in hand.cards}
    alike = len(suits) == 1 and all(RANK[card] == 7 for card in hand.cards)
    return (len(hand.cards), suits.pop()) if alike else None
