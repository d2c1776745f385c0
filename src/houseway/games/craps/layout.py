"""The craps layout: every area that chips may be placed on, in the order of the cloth."""

from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.games.craps.wagers import WAGERS

__all__ = ["AREAS", "Area"]


class Area(NamedTuple):
    """One area of the cloth: which wager it is for, where, and what is inscribed there."""

    wager: str
    selection: str
    inscribed: str
    under: Cite


def _inscribed(wager: str, selection: str) -> str:
    return wager.upper() if selection == wager else f"{wager.upper()} {selection}"


AREAS: Final = tuple(
    Area(row.name, selection, _inscribed(row.name, selection), cite("qld s107(2)"))
    for row in WAGERS
    for selection in row.selections
)
