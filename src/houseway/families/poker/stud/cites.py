"""Where the stud Parts provide for their rounds of betting, in the sections of Part 17."""

from collections.abc import Mapping
from typing import Any

from houseway.families.poker.cites import EndingCites, RoundCites
from houseway.rulebook.parallel import Parallel


def rounds_of_betting(part: Parallel) -> tuple[RoundCites, RoundCites]:
    """The first one, in which antes and blinds count towards a call; and the later ones."""
    first = RoundCites(
        opening=part("qld s346(2)"),
        answering=part("qld s347(2)"),
        call=part("qld s324(3)"),
        finished=part("qld s347(9)"),
        uncalled_opening=part("qld s347(3)(a)(ii)"),
        uncalled_raise=part("qld s347(8)(a)(ii)"),
        won_by_opening=EndingCites(part("qld s347(3)(a)(iv)"), part("qld s347(3)(a)(vi)")),
        won_by_raising=EndingCites(part("qld s347(8)(a)(iv)"), part("qld s347(8)(a)(vi)")),
        option=part("qld s347(6)"),
        **_any_round(part),
    )
    later = RoundCites(
        opening=part("qld s348(3)"),
        answering=part("qld s348(8)"),
        call=part("qld s324(1)"),
        finished=part("qld s348(11)"),
        uncalled_opening=part("qld s348(9)(a)(ii)"),
        uncalled_raise=part("qld s348(10)(a)(ii)"),
        won_by_opening=EndingCites(part("qld s348(9)(a)(iv)"), part("qld s348(9)(a)(vi)")),
        won_by_raising=EndingCites(part("qld s348(10)(a)(iv)"), part("qld s348(10)(a)(vi)")),
        next_opening=part("qld s348(5)"),
        shown_unopened=False,  # s348(7): the pot is passed
        **_any_round(part),
    )
    return first, later


def _any_round(part: Parallel) -> Mapping[str, Any]:
    return {
        "raising": part("qld s325"),
        "fold": part("qld s355(1)"),
        "no_check": part("qld s354(6)"),
        "checks": (part("qld s354(4)"), part("qld s354(5)")),
    }


# How a pot is passed without a bet that nobody called


def nobody_opened(part: Parallel) -> EndingCites:
    """In the final round of betting."""
    return EndingCites(part("qld s348(7)(a)(iii)"), part("qld s348(7)(a)(v)"))


def others_folded(part: Parallel) -> EndingCites:
    """Before there was a bet: as where one is not called."""
    return EndingCites(part("qld s348(9)(a)(iv)"), part("reading K59"))
