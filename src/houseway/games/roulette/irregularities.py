"""No spin (qld s144), a spin that was not valid (s132), and hands off the wheel (s134)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.games.roulette.chips import CHIP_ACTS
from houseway.games.roulette.fairness import FAIRNESS_ACTS
from houseway.games.roulette.procedure import AT_REST, BALL_RUNS, INVALID
from houseway.games.roulette.terms import NO_SPIN, NOT_YET_A_WAGER
from houseway.play.acts import Act, Answer, Ways, act, choice, text
from houseway.play.ask import Choice, Offer, Outcome, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS, Role
from houseway.play.sign_acts import higher_minimum
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["ACTS"]

DEALER: Final = frozenset({Role.DEALER})

# s144: no spin

OUT_OF_THE_WHEEL: Final = "ball out of the wheel"
CAUSES: Final = {
    "ball spun with the wheel": "qld s144(1)",
    "ball will not complete 4 revolutions": "qld s144(2)",
    "foreign object in the wheel": "qld s144(3)",
    "ball hung up": "qld s144(3)",
    OUT_OF_THE_WHEEL: "qld s144(4)",
}
REMOVED = Offer(cite("qld s134"), says="the ball was taken out of the wheel")
CAME_TO_REST = Offer(cite("qld s144(5)"), says="the ball came to rest before it could be taken out")


def ball_is_running(round_: "Round", _who: str) -> Ways:
    running = round_.ask is BALL_RUNS or isinstance(round_.ask, Outcome)
    return [(choice("cause", tuple(CAUSES)),)] if running else []


def no_spin(round_: "Round", _who: str, details: Mapping[str, Any]) -> Script:
    """Announced by the dealer or somebody more senior; the spin is invalid wherever the ball ends up."""
    table, cause = round_.table, details["cause"]
    table.announce(NO_SPIN)
    table.rule(f"no spin: {cause}; wagers stay undecided and may be taken back", CAUSES[cause], "reading S2")
    if cause != OUT_OF_THE_WHEEL:
        offers = {"remove the ball": REMOVED, "ball came to rest": CAME_TO_REST}
        _, found, _ = yield Choice(DEALER, offers, cite(CAUSES[cause]), "the dealer tries to remove the ball")
        if found == "ball came to rest":
            table.rule("the ball came to rest all the same: the spin stays invalid", "qld s144(5)")
    return Answer(INVALID)


# s132(1): what makes a spin valid, though nobody called it off

FLAWS: Final = ("ball spun with the wheel", "fewer than 4 revolutions")


def ball_has_come_to_rest(round_: "Round", _who: str) -> Ways:
    return [(choice("cause", FLAWS),)] if round_.ask is AT_REST else []


def invalid_spin(round_: "Round", _who: str, details: Mapping[str, Any]) -> Answer:
    what = f"the spin was not valid ({details['cause']}): nothing is decided, and the ball is spun again"
    round_.table.rule(what, "qld s132(1)", "reading S2")
    return Answer(INVALID)


# s134: nobody else touches the wheel or the ball


def wheel_is_free(round_: "Round", _who: str) -> Ways:
    """A ball on the track is stopped by calling no spin, not by a hand in the wheel."""
    return [(choice("what", ("wheel", "ball")),)] if round_.ask is AT_REST or between_rounds(round_) else []


def handle(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{who}, who answers for the game, handles the {details['what']}", "qld s134")


# s136(2): words alone are no wager


def wagering_is_open(round_: "Round", who: str) -> Ways:
    playing = between_rounds(round_) and not round_.table.people[who].excluded
    return [(text("words"),)] if playing else []


def declare(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    round_.table.announce(NOT_YET_A_WAGER, who, details["words"])


ACTS: Final[tuple[Act, ...]] = (
    act("no spin", DEALER_OR_MORE_SENIOR, "qld s144(5)", ball_is_running, no_spin),
    act("invalid spin", DEALER_OR_MORE_SENIOR, "qld s132(1)", ball_has_come_to_rest, invalid_spin),
    act("handle the wheel", DEALER_OR_MORE_SENIOR, "qld s134", wheel_is_free, handle),
    act("declare a wager", PLAYERS, "qld s136(2)", wagering_is_open, declare, "it counts once the chips are down"),
    *FAIRNESS_ACTS,
    *CHIP_ACTS,
    higher_minimum("qld s141(4)"),
)
