"""The words of Part 6, and what the dealer must announce."""

from typing import Final

from houseway.play.table import call

__all__ = [
    "BANKER",
    "BANKERS_POINTS",
    "BURNT",
    "CARDS",
    "COLLECTED",
    "COLLECTED_IN_TIME",
    "CUTTING_CARD",
    "DEALER_BANKS",
    "DUMMY_ROUND",
    "FACE_UPWARDS",
    "FOR_INSPECTION",
    "LAST_ROUND",
    "LOSING_BANKER",
    "MARKED_UP",
    "NATURAL",
    "NEW_BANKER",
    "NO_MORE_BETS",
    "PLAYERS_POINTS",
    "RESULT",
    "SHOE_COMPLETED",
    "THIS_IS_LAST",
    "TIE_HAND",
]

FOR_INSPECTION: Final = call("the cards lie face up for the players to see", "qld s91(3)")
BURNT: Final = call("burnt: {0}, the first with a face value of {1}", "qld s93(9)")
BANKER: Final = call("{0} is the banker", "qld s94(4)")
NEW_BANKER: Final = call("{0} is the new banker", "qld s105(4)")
DEALER_BANKS: Final = call("the dealer is the banker", "qld s96(2)(a)")
NO_MORE_BETS: Final = call("no more bets", "qld s97(2)")
CARDS: Final = call("cards", "qld s97(2)")
FACE_UPWARDS: Final = call("the hands lie face upwards before the dealer", "qld s97(6)")
PLAYERS_POINTS: Final = call("player's hand: {0}", "qld s98(1)")
BANKERS_POINTS: Final = call("banker's hand: {0}", "qld s98(2)")
CUTTING_CARD: Final = call("the cutting card is out; this round is finished", "qld s100(1)")
LAST_ROUND: Final = call("the last round is about to be played", "qld s100(2)")
SHOE_COMPLETED: Final = call("no more cards are dealt before a shuffle or new cards", "qld s100(3)")
THIS_IS_LAST: Final = call("the cutting card came first: the last round is about to be played", "qld s100(4)")
NATURAL: Final = call("a natural: no more cards", "qld s101")
RESULT: Final = call("player's hand {0}, banker's hand {1}: {2} wins", "qld s104(1)")
TIE_HAND: Final = call("tie hand", "qld s104(2)")
MARKED_UP: Final = call("marker buttons for commission: {0}", "qld s90(6)")
COLLECTED: Final = call("{0} pays ${1} in commission", "qld s90(4)")
COLLECTED_IN_TIME: Final = call("{0} pays ${1} in commission before the cards are reshuffled", "qld s90(5)")
LOSING_BANKER: Final = call("the banker's hand has lost: {0} passes the shoe", "qld s105(2)(a)")
DUMMY_ROUND: Final = call("a dummy round begins with {0}: no wagers", "qld s106(5)(b)")
