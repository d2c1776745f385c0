"""Wagers that players may take back after an irregularity of rule 14 (reading CS18)."""

from collections.abc import Iterable
from functools import partial

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.play.ask import Choice, Cost, Offer, Steps


def offer_to_retract(table: VictorianTable, hands: Iterable[Hand], under: Cite, moment: str = "") -> Steps[None]:
    """To each player whose wagers still lie there; by the procedure itself, at a moment of it."""
    offers = {"stay": Offer(under), "retract": Offer(under, says="take your wagers back", costs=Cost.GIVES_UP)}
    for hand in hands:
        if hand.live:
            still = partial(getattr, hand, "live")
            answer = yield Choice(hand.person, offers, under, hand.label, wanted=still, moment=moment)
            if answer is not None and answer[1] == "retract":
                table.void(hand, under, cite("reading CS18"))
                table.discard(hand)
