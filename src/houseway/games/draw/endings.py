"""The ways in which a round of play ends, each with the provisions that the dealer follows (qld s307, s309, s310)."""

from dataclasses import replace
from typing import Final

from houseway.cite import cite, cites
from houseway.families.poker.cites import EndingCites

__all__ = [
    "FINAL_OPENING",
    "FINAL_RAISE",
    "FIRST_OPENING",
    "FIRST_RAISE",
    "NOBODY_OPENED",
    "NO_FINAL_OPENING",
    "NO_OVER_BLIND",
    "SHOWDOWN",
]

SHOWDOWN: Final = EndingCites(
    showdown=cite("qld s310(2)"),
    others_show=cite("qld s310(3)"),
    awarded=cite("qld s310(4)(e)"),
    equally=cite("qld s310(5)"),
    left_over=cite("qld s310(6)"),
    separate_pot=cite("qld s312(3)"),
    eligible=cite("qld s312(4)"),
    compared=cite("qld s312(7)"),
    announced=cite("qld s310(4)(c)"),
    no_commission=cite("qld s313(1)(a)"),
    commission=cite("qld s313(1)(b)"),
    at_most=cite("qld s313(2)"),
    less=cite("qld s313(3)"),
    several_pots=cite("qld s313(4)(a)"),
    shared_alone=cite("qld s313(4)(c)"),
    all_dead=cite("qld s319(4)"),
    beyond=cite("reading K36"),
    closest=cites("qld s293(2)"),
    designated_shares=cites("reading K3"),
)
NO_OVER_BLIND: Final = replace(SHOWDOWN, announced=cite("qld s307(5)(a)(iii)"), awarded=cite("qld s307(5)(a)(v)"))
NOBODY_OPENED: Final = replace(SHOWDOWN, announced=cite("qld s307(6)(a)(iv)"), awarded=cite("qld s307(6)(a)(vi)"))
FIRST_OPENING: Final = replace(SHOWDOWN, announced=cite("qld s307(8)(a)(iv)"), awarded=cite("qld s307(8)(a)(vi)"))
FIRST_RAISE: Final = replace(SHOWDOWN, announced=cite("qld s307(9)(a)(iv)"), awarded=cite("qld s307(9)(a)(vi)"))
NO_FINAL_OPENING: Final = replace(SHOWDOWN, announced=cite("qld s309(5)(a)(iii)"), awarded=cite("qld s309(5)(a)(v)"))
FINAL_OPENING: Final = replace(SHOWDOWN, announced=cite("qld s309(7)(a)(iv)"), awarded=cite("qld s309(7)(a)(vi)"))
FINAL_RAISE: Final = replace(SHOWDOWN, announced=cite("qld s309(8)(a)(iv)"), awarded=cite("qld s309(8)(a)(vi)"))
