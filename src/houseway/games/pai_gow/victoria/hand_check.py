"""A hand that the dealer set on request is checked before it is laid down for good (vic 9/2004 r12.1.4, r12.1.5)."""

from typing import Final

from houseway.cite import cite
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.moments import SETTING
from houseway.games.pai_gow.setting import put_right
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import GAME_SUPERVISOR_OR_ABOVE
from houseway.play.table import call

CHECK: Final = "check the hand"
CHECKED: Final = cite("vic 9/2004 r12.1.4")
LAID_DOWN: Final = call("the hands of {0} are checked, and lie before its betting area", "vic 9/2004 r12.1.4")


def checked(table: PaiGowTable, hand: Hand) -> Steps[None]:
    """By the Game Supervisor or above, who sees what was set otherwise."""
    offers = {CHECK: Offer(CHECKED, says="set the house way?")}
    ask = Choice(GAME_SUPERVISOR_OR_ABOVE, offers, CHECKED, hand.label, wanted=hand.in_play, moment=SETTING)
    hand.checking = True
    answer = yield from wait(table, ask)
    hand.checking = False
    if answer is None:
        return
    if hand.wrong:
        put_right(table, hand)
        table.rule(f"{hand.label} was not set the house way, and is rearranged", CHECKED, "qld s450")
    table.announce(LAID_DOWN, hand.label)
