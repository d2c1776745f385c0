"""The words of Part 19: who banks, and what the dealer announces."""

from typing import Final

from houseway.play.table import call

# Who has the bank
HOUSE: Final = "house"
PLAYER_BANKER: Final = "player/banker"
CO_BANKER: Final = "co-banker"

# Announcements
HOUSE_CHUNG: Final = call("the house is the bank: the chung is at box {0}", "qld s424(2)")
PLAYERS_CHUNG: Final = call("{0} is the bank: the chung is at box {1}", "qld s424(1)")
CO_BANK_CHUNG: Final = call("{0} and the house share the bank: the chung is between them, at box {1}", "qld s424(3)")
FIRST_ROUND: Final = call("the house is the bank for the first round", "qld s425(8)")
HOUSE_AS_USUAL: Final = call("no player takes the bank: it is the house's", "qld s425(1)")
ON_BOX_1: Final = call("{0} takes the bank on box 1, where the house had it", "qld s425(3)")
HOUSE_TAKES_OVER: Final = call("nobody else takes the bank: it is the house's", "qld s425(12)")
RANKING_PAIRS: Final = call("the tiles lie face up in their ranking pairs for the players to see", "qld s427(2)")
LA_JA: Final = call("la ja", "qld s429(1)")
NO_MORE_BETS: Final = call("no more bets", "qld s420(1)")
FIRST_PLAYER: Final = call("{0} decides for box {1}", "qld s422(2)")
PRIORITY_SET: Final = call("a priority set marker is at box {0}: its hand is set first", "qld s421(1)(d)")
CUT_MADE: Final = call("the tiles are cut: {0}", "qld s430(1)")
DICE_TOTAL: Final = call("{0}, total {1}: box {2} receives the first tiles", "qld s419(2)")
COUNTED_FROM: Final = call("counted counterclockwise from the chung at box {0}", "qld s419(3)")
NEXT_IN_PLAY: Final = call("nobody plays on box {0}: the first tiles go to box {1}", "qld s432")
SET_DOWN: Final = call("box {0} is set: two hands, face down", "qld s435(3)")
BANKS_RULE: Final = call("the bank is set the house way: {0}", "qld s437")
SHOWN: Final = call("box {0}: {1} low, {2} high", "qld s436(2)")
