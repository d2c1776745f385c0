"""What is called in Victoria otherwise than in Queensland, or besides."""

from typing import Final

from houseway.play.table import call

# 4/2001: the round
PLACE_BETS: Final = call("place your bets", "vic 4/2001 r4.6.4")
SPOKEN: Final = call("{0}: ${1} in {2}, placed for the {3}", "vic 4/2001 r5.3")

# The shoe
ALL_DECLINED: Final = call("all players have declined the shoe: the dealer deals", "vic 4/2001 r7.4.1")
HOLDS_THE_SHOE: Final = call("{0} holds the shoe, to deal and to open the {1} hand", "vic 4/2001 r7.4.2")
MARKER_BESIDE: Final = call("the '{0}' marker lies beside the shoe", "vic 4/2001 r7.4.3")
LOSING_WAGER: Final = call("{0}'s wager has lost: the shoe goes on", "vic 4/2001 r7.4.7")

# The hands
PASSED: Final = call("the {0} is passed face down to {1}, beside whose wager its marker lies", "vic 4/2001 r7.4.5")
PASSED_IN_THE_FINAL: Final = call("the {0} is passed to {1}, who has wagered most on it", "vic 26/1999 r14.6.11.3")
PASSED_TO_THE_HIGHEST: Final = call("the {0} is passed to {1}, who has wagered most on it", "reading BC22")
BOTH_HANDS: Final = call("the hands are kept apart: {0} opens both, {1}", "vic 4/2001 r7.4.8")
HANDS_IN_PLACE: Final = call("both hands lie open in their areas", "vic 4/2001 r7.4.6")
THIRD_IN_PLACE: Final = call("{0} lies open in the area of the {1}", "vic 4/2001 r7.4.6.2")

# Dummy Coups
DUMMY_COUP: Final = call("this is a Dummy Coup: no wagers", "vic 4/2001 r12.9.3")

# Changes
CHANGES: Final = call("the {0} permits initial wagers to be changed", "vic 4/2001 r12.10")
CHANGES_END: Final = call("no more changes", "vic 4/2001 r12.10")

# 26/1999: secret wagers
SECRET_MARKER: Final = call("a marker lies in {0}'s position", "vic 26/1999 r14.6.6")
SECRET_RECORDED: Final = call("{0}'s form is examined, and its details are recorded", "vic 26/1999 r14.6.7")
SECRET: Final = call("{0}'s secret wager: {1}, ${2}", "vic 26/1999 r14.6.8")
SECRET_IN_THE_FINAL: Final = call("{0}'s secret wager: {1}, ${2}", "vic 26/1999 r14.6.11.1")
PLACED_IN_SIGHT: Final = call("{0} places ${1} on the layout", "vic 26/1999 r14.6.11.2")
COUNTED: Final = call("{0} has made {1} of {2} secret wagers", "vic 26/1999 r14.6.1")
COUNTED_AT_A_TIE: Final = call("a tie counts: {0} has made {1} of {2} secret wagers", "vic 26/1999 r14.6.5")
EXAMINED: Final = call("{0} examines the form of {1}", "vic 26/1999 r14.6.9")
