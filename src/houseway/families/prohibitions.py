"""What people try and a game never allows: listed nowhere, and refused with the provision that stands against it."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Ways
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.play.table import Table

ANYBODY: Final = frozenset(Role)
WITH_HANDS: Final = frozenset({
    *("handle the cards", "take cards off the table", "touch a tile", "expose tiles", "view unplayed tiles"),
    *("exchange cards", "retrieve folded cards", "look at folded or undealt cards", "show cards", "show hole cards"),
    *("show folded cards", "show folded hole cards", "tell of a hand", "help another player", "take advice"),
    *("take coins from the bowl", "hide the coins", "spin without the kip"),
})  # fmt: skip
"""What people do with hands, eyes and mouth. Whoever asks a table for something does not get it, where it is refused;
from these no table can keep anybody: it can only tell them."""


class NeverAllowed(Refused):
    """Told, and not prevented."""


def never(name: str, under: Cite, why: str, instead: str = "", ground: Ground = Ground.WHAT) -> Act[Table]:
    """An act that is open to nobody at any time."""

    kind = NeverAllowed if name in WITH_HANDS else Refused

    def refuses(_round: Round[Table], _details: Mapping[str, Any]) -> Refused:
        return kind(under, why, ground=ground, instead=instead)

    return Act(name, ANYBODY, under, _closed, _done, "", refuses)


def is_never(row: Act[Any]) -> bool:
    """Is this a row of what nobody ever may?"""
    return row.when is _closed


def _closed(_round: Round[Table], _who: str) -> Ways:
    return ()


def _done(_round: Round[Table], _who: str, _details: Mapping[str, Any]) -> None:
    raise AssertionError("what is never open is never done")
