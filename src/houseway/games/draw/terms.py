"""Part 16 beside the other poker Parts, where it has the steps of a round of play, and its two rounds of betting."""

from dataclasses import replace
from typing import Final

from houseway.cite import cite, cites
from houseway.families.poker.cites import EndingCites, RoundCites
from houseway.families.poker.moments import FINAL_BETTING, FIRST_BETTING, SHOWDOWN
from houseway.games.draw.moments import BLIND_BETTING, DEAL, DRAW
from houseway.rulebook.parallel import parallel

PART: Final = parallel("poker", "qld part 16")

STEPS: Final = {
    BLIND_BETTING: cites("qld s304(1)", "qld s304(2)"),
    DEAL: cites("qld s304(1)", "qld s304(3)"),
    FIRST_BETTING: cites("qld s304(1)", "qld s304(4)", "qld s307(1)"),
    DRAW: cites("qld s304(1)", "qld s304(5)", "qld s308(1)"),
    FINAL_BETTING: cites("qld s304(1)", "qld s304(6)", "qld s309(1)"),
    SHOWDOWN: cites("qld s304(1)", "qld s304(7)", "qld s290", "qld s310(1)"),
}

FIRST: Final = RoundCites(
    opening=cite("qld s307(2)"),
    answering=cite("qld s307(7)"),
    call=cite("qld s288(3)"),  # blind bets count towards it
    raising=cite("qld s289"),
    fold=cite("qld s315(1)"),
    no_check=cite("qld s307(7)"),
    finished=cite("qld s307(10)"),
    uncalled_opening=cite("qld s307(8)(a)(ii)"),
    uncalled_raise=cite("qld s307(9)(a)(ii)"),
    won_by_opening=EndingCites(cite("qld s307(8)(a)(iv)"), cite("qld s307(8)(a)(vi)")),
    won_by_raising=EndingCites(cite("qld s307(9)(a)(iv)"), cite("qld s307(9)(a)(vi)")),
    option=cite("reading K12"),
    next_opening=cite("qld s307(4)"),
)
FIRST_ANSWERED: Final = replace(FIRST, call=cite("qld s288(1)"))
"""The same, once the opener was called or raised."""
FINAL: Final = RoundCites(
    opening=cite("qld s309(2)"),
    answering=cite("qld s309(6)"),
    call=cite("qld s288(1)"),
    raising=cite("qld s289"),
    fold=cite("qld s315(1)"),
    no_check=cite("qld s307(7)"),
    finished=cite("qld s309(9)"),
    uncalled_opening=cite("qld s309(7)(a)(ii)"),
    uncalled_raise=cite("qld s309(8)(a)(ii)"),
    won_by_opening=EndingCites(cite("qld s309(7)(a)(iv)"), cite("qld s309(7)(a)(vi)")),
    won_by_raising=EndingCites(cite("qld s309(8)(a)(iv)"), cite("qld s309(8)(a)(vi)")),
    next_opening=cite("qld s309(4)"),
)
