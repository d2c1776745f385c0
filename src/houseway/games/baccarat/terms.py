"""Part 6, in whose sections the baccarat Parts say what they share, and what its dealer announces besides."""

from typing import Final

from houseway.play.table import call
from houseway.rulebook.parallel import parallel

PART_6: Final = parallel("baccarat", "qld part 6")

MARKED_UP: Final = call("marker buttons for commission: {0}", "qld s90(6)")
COLLECTED: Final = call("{0} pays ${1} in commission", "qld s90(4)")
COLLECTED_IN_TIME: Final = call("{0} pays ${1} in commission before the cards are reshuffled", "qld s90(5)")
BURNT: Final = call("burnt: {0}, the first with a face value of {1}", "qld s93(9)")
BANKER: Final = call("{0} is the banker", "qld s94(4)")
NEW_BANKER: Final = call("{0} is the new banker", "qld s105(4)")
DEALER_BANKS: Final = call("the dealer is the banker", "qld s96(2)(a)")
CARDS: Final = call("cards", "qld s97(2)")
LOSING_BANKER: Final = call("the banker's hand has lost: {0} passes the shoe", "qld s105(2)(a)")
