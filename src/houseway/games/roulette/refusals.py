"""Whose step it is, and when: why one of the steps of a spin is not open (qld s132, s133, s134, s144)."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.roulette.moments import AT_REST, BALL_RUNS, BEFORE_THE_SPIN
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.terms import CAME_TO_REST, NO_MORE_BETS, PLACE_THE_CROWN, REMOVE_THE_BALL, SPIN
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import DEALER
from houseway.play.round import Round

STEPS: Final[Mapping[str, Cite]] = {
    SPIN: cite("qld s132(1)"),
    NO_MORE_BETS.words: cite("qld s132(2)"),
    PLACE_THE_CROWN: cite("qld s133(1)"),
    REMOVE_THE_BALL: cite("qld s144(5)"),
    CAME_TO_REST: cite("qld s144(5)"),
}
NOT_CALLED: Final = "qld s132(2)", "the dealer has not called 'no more bets'"
TOO_SOON_OR_AGAIN: Final = {  # by the step, and where the spin stands
    (SPIN, BALL_RUNS): ("qld s132(1)", "the ball runs already"),
    (SPIN, AT_REST): ("qld s133(1)", "the crown is placed before the ball is spun again"),
    (NO_MORE_BETS.words, BEFORE_THE_SPIN): ("qld s132(2)", "the ball has not been spun"),
    (NO_MORE_BETS.words, BALL_RUNS): NOT_CALLED,
    (PLACE_THE_CROWN, BEFORE_THE_SPIN): ("qld s133(1)", "the ball has not been spun"),
    (PLACE_THE_CROWN, BALL_RUNS): NOT_CALLED,
    (CAME_TO_REST, BALL_RUNS): NOT_CALLED,
}
OTHERWISE: Final = {
    SPIN: ("qld s132(1)", "the ball runs already"),
    NO_MORE_BETS.words: ("qld s132(2)", "it has been called, once, while the ball ran"),
    PLACE_THE_CROWN: ("qld s133(1)", "the ball has not come to rest in a compartment"),
    REMOVE_THE_BALL: ("qld s144(5)", "no spin has not been announced"),
    CAME_TO_REST: ("qld s144(5)", "no spin has not been announced"),
}

BEFORE_IT_RESTS: Final = {
    BEFORE_THE_SPIN: ("qld s132(1)", "the ball has not been spun"),
    BALL_RUNS: NOT_CALLED,
    AT_REST: ("qld s133(1)", "the ball is at rest, and its number has been announced"),
}


def refuses(round_: Round[RouletteTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    if act not in STEPS:
        return None
    if isinstance(round_.ask, Choice) and act in round_.ask.offers:
        return None
    if round_.table.people[who].role not in DEALER:
        under = "qld s134" if act == REMOVE_THE_BALL else STEPS[act]
        return Refused(under, f"it is for the dealer to {act}", ground=Ground.WHO)
    under, why = TOO_SOON_OR_AGAIN.get((act, round_.moment), OTHERWISE[act])
    return Refused(under, why, ground=Ground.WHEN)
