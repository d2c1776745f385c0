"""Tiles that must be shuffled again: one was exposed in the shuffle (qld s447), or they were misdealt (s448(5))."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.games.pai_gow import moments
from houseway.games.pai_gow.abandonment import AGAIN
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Answer, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

__all__ = ["EXPOSED_IN_THE_SHUFFLE", "MISDEAL", "MISDEALS"]

MISDEALS: Final = (
    "first tiles to the wrong box",
    "dealt clockwise",
    "not 4 tiles to a box",
    "box missed",
    "against the casino's procedures",
)


def tiles_are_shuffled(round_: Round[PaiGowTable], _who: str) -> Ways:
    """For the round, or in la ja."""
    asked_at = round_.ask.moment if round_.ask is not None else ""
    return [()] if asked_at in (moments.SHUFFLED, moments.LA_JA) else []


def exposed_in_the_shuffle(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> Answer:
    round_.table.rule("a tile was exposed: the tiles are shuffled and stacked again", "qld s447")
    return Answer(AGAIN)


def tiles_are_dealt(round_: Round[PaiGowTable], _who: str) -> Ways:
    return [(choice("cause", MISDEALS),)] if any(hand.tiles for hand in round_.table.hands.values()) else []


def misdeal(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> Answer:
    round_.table.rule(f"misdeal ({details['cause']}): the tiles are shuffled, stacked and dealt again", "qld s448(5)")
    return Answer(AGAIN)


STAFF: Final = DEALER_OR_MORE_SENIOR
EXPOSED_IN_THE_SHUFFLE: Final = act(
    "tile exposed in the shuffle", STAFF, "qld s447", tiles_are_shuffled, exposed_in_the_shuffle
)
MISDEAL: Final = act("misdeal", STAFF, "qld s448(5)", tiles_are_dealt, misdeal, at=moments.TILES_OUT)
