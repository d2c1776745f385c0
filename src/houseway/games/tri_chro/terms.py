"""The words of Part 20: the balls, the two drawing devices, and the calls that the dealer makes."""

from typing import Final

from houseway.play.table import call

COLOURS: Final = ("red", "green", "gold")
STAR: Final = "star"

BALL_DEVICE: Final = "ball drawing device"
GENERATOR: Final = "random result generator"
DEVICES: Final = (BALL_DEVICE, GENERATOR)

NO_MORE_BETS: Final = call("no more bets", "qld s463(1)")
RESULT: Final = call("{0} and {1}", "qld s463(3)(a)")

BY_HAND: Final = "operate by hand"
NOT_BY_HAND: Final = "cannot be operated by hand"
