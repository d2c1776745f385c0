"""What a Part forbids outright, as a row of the acts: never open, and refused with the provision."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from houseway.cite import cite
from houseway.errors import Refused
from houseway.play.acts import Act, Ways
from houseway.play.people import PLAYERS, Role

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["never", "no_oral_wagers"]


def never(name: str, by: frozenset[Role], under: str, why: str, instead: str = "") -> Act:
    """An act that people in these roles may try, and nobody may do."""

    def not_open(_round: "Round", _who: str) -> Ways:
        return []

    def unreachable(_round: "Round", _who: str, _details: Mapping[str, Any]) -> None:
        raise AssertionError(f"'{name}' is never open")

    def refusal(_round: "Round", _details: Mapping[str, Any]) -> Refused:
        return Refused(under, why, instead=instead)

    return Act(name, by, cite(under), not_open, unreachable, refuses=refusal)


def no_oral_wagers(under: str) -> Act:
    """A wager that is only spoken is not accepted."""
    why = "a wager that is only spoken is not accepted"
    return never("declare a wager", PLAYERS, under, why, "lay the chips in their area of the layout")
