"""For a walk since the Super Bonus: what two rounds with equal futures share."""

from houseway.equipment.cards import RANK, SUIT
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.key import in_play, key, may_split
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.victoria.super_bonus import three_sevens
from houseway.play.key import Parted
from houseway.play.round import Round


def key_with_sevens(round_: Round[BlackjackTable]) -> Parted:
    """Three sevens of one suit are worth more than 21 points, if the dealer's first card is a seven."""
    known, table = key(round_), round_.table
    first, (playing, done) = table.dealer.cards[:1], in_play(round_)
    if first and RANK[first[0]] != 7:
        playing = done = []
    suits = tuple(sevens(round_, hand) for hand in playing)
    return Parted((known.goes_on, suits), (*known.aside, tuple(map(three_sevens, done))))


def sevens(round_: Round[BlackjackTable], hand: Hand) -> tuple[int, ...] | None:
    """The suits of sevens that are of one, and of two that may still be split; of a hand with nothing else."""
    suits = tuple(SUIT[card] for card in hand.cards)
    matter = len(set(suits)) == 1 or may_split(round_, hand)
    return suits if matter and all(RANK[card] == 7 for card in hand.cards) else None
