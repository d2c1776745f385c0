"""What two rounds of mini-baccarat with equal futures share: the summary by which a walk merges them."""

from houseway.games.mini_baccarat.arithmetic import VALUE
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.play.round import Round


def key(round_: Round[MiniBaccaratTable]) -> object:
    """What is awaited, the points of either hand, and the value of the player's third card."""
    table = round_.table
    third = [VALUE[card] for card in table.players_hand.cards[2:]]
    hands = [(len(hand.cards), hand.points) for hand in table.hands]
    return str(round_.ask), table.dummy, *hands, *third
