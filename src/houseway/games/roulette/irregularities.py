"""No spin (qld s144), a spin that was not valid (s132), and hands off the wheel (s134)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.instructions import instruction_missed
from houseway.families.missing_call import let_it_count
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.roulette import moments
from houseway.games.roulette.ball import BALL_ACTS
from houseway.games.roulette.chips import CHIP_ACTS
from houseway.games.roulette.fairness import FAIRNESS_ACTS
from houseway.games.roulette.procedure import CALLED_OFF, INVALID, POSITION
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.terms import CAME_TO_REST, NO_SPIN, NOT_YET_A_WAGER, REMOVE_THE_BALL
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly, text
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round
from houseway.play.sign_acts import higher_minimum
from houseway.play.wagering import Meanwhile

STAFF: Final = DEALER_OR_MORE_SENIOR
SPUN: Final = (moments.BALL_RUNS, moments.CLOSED, moments.AT_REST)
WAGERING: Final = (moments.BEFORE_THE_SPIN, moments.BALL_RUNS)

# s144: no spin

OUT_OF_THE_WHEEL: Final = "ball out of the wheel"
CAUSES: Final = {
    "ball spun with the wheel": "qld s144(1)",
    "ball will not complete 4 revolutions": "qld s144(2)",
    "foreign object in the wheel": "qld s144(3)",
    "ball hung up": "qld s144(3)",
    OUT_OF_THE_WHEEL: "qld s144(4)",
}
OFFERS: Final = {
    REMOVE_THE_BALL: Offer(cite("qld s134"), says="the ball was taken out of the wheel"),
    CAME_TO_REST: Offer(cite("qld s144(5)"), says="the ball came to rest before it could be taken out"),
}


def calls(_round: Round[RouletteTable], _who: str) -> Ways:
    return [(choice("cause", tuple(CAUSES)),)]


def no_spin(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> Script:
    """Announced by the dealer or somebody more senior; the spin is invalid wherever the ball ends up."""
    table, cause = round_.table, details["cause"]
    table.announce(NO_SPIN)
    table.rule(f"no spin: {cause}; wagers stay undecided and may be taken back", CAUSES[cause], "reading S2")
    if cause != OUT_OF_THE_WHEEL:
        under, about = cite(CAUSES[cause]), "the dealer tries to remove the ball"
        _, found, _ = yield Meanwhile(CALLED_OFF, DEALER, OFFERS, under, about)
        if found == CAME_TO_REST:
            table.rule("the ball came to rest all the same: the spin stays invalid", "qld s144(5)")
    return ScriptAnswer(INVALID)


# s132(1): what makes a spin valid, though nobody called it off

FLAWS: Final = ("ball spun with the wheel", "fewer than 4 revolutions")


def finds(_round: Round[RouletteTable], _who: str) -> Ways:
    return [(choice("cause", FLAWS),)]


def invalid_spin(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    what = f"the spin was not valid ({details['cause']}): nothing is decided, and the ball is spun again"
    round_.table.rule(what, "qld s132(1)", "reading S2")
    return ScriptAnswer(INVALID)


# s132(2): the ball is at rest, and 'no more bets' was not called


def at_rest_uncalled(round_: Round[RouletteTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    """The spin is as valid as any: s132(1) and s144 name what makes it so or not, and the call is not among it."""
    if isinstance(round_.ask, Choice) and CAME_TO_REST in round_.ask.offers:  # 'no spin' has been announced
        round_.table.rule("'no spin' was announced before the ball came to rest: the spin is invalid", "qld s144(5)")
        return None
    return let_it_count(round_.table, "the ball came to rest", "qld s132(2)", "qld s132(1)", "qld s139")


# s134: nobody else touches the wheel or the ball


def touches(_round: Round[RouletteTable], _who: str) -> Ways:
    return [(choice("what", ("wheel", "ball")),)]


def interference(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    spun = round_.moment in SPUN
    then = "nothing is decided, and the ball is spun again" if spun else "no ball runs, and nothing is decided by it"
    round_.table.rule(f"another hand has interfered with the {details['what']}: {then}", "qld s134", "reading S6")
    return ScriptAnswer(INVALID) if spun else None


def handle(round_: Round[RouletteTable], who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{who}, who answers for the game, handles the {details['what']}", "qld s134")


# s136(2): words alone are no wager


def says(round_: Round[RouletteTable], who: str) -> Ways:
    return [] if round_.table.people[who].excluded else [(text("words"),)]


def too_late(round_: Round[RouletteTable], _details: Mapping[str, Any]) -> Refused | None:
    if round_.moment in WAGERING:
        return None
    return Refused("qld s136(4)", "'no more bets' has been called", ground=Ground.WHEN)


def declare(round_: Round[RouletteTable], who: str, details: Mapping[str, Any]) -> None:
    round_.table.announce(NOT_YET_A_WAGER, who, details["words"])


# s139: where chips lie


def has_come_to_rest(table: RouletteTable) -> Cite | None:
    """Where the chips lay when the ball came to rest decides, whatever happens to them after."""
    return POSITION if table.moment == moments.AT_REST or table.uncalled else None


ACTS: Final[tuple[Act[RouletteTable], ...]] = (
    act("no spin", STAFF, "qld s144(5)", calls, no_spin, at=(moments.BALL_RUNS, moments.CLOSED)),
    act("invalid spin", STAFF, "qld s132(1)", finds, invalid_spin, at=(moments.AT_REST,),
        closed="no ball has come to rest; of one that runs, 'no spin' is announced"),
    act("ball at rest before the call", STAFF, "qld s132(2)", plainly, at_rest_uncalled, at=(moments.BALL_RUNS,),
        closed=("the ball has not been spun", "wagers are closed already")),
    act("handle the wheel", STAFF, "qld s134", touches, handle, at=moments.MOMENTS),
    act("interference", STAFF, "qld s134", touches, interference, "by another hand", at=moments.MOMENTS),
    act(
        "declare a wager",
        PLAYERS,
        "qld s136(2)",
        says,
        declare,
        "it counts once the chips are down",
        too_late,
        WAGERING,
    ),
    instruction_missed(cite("qld s138(2)")),
    chips_lie_elsewhere(POSITION, has_come_to_rest),
    *BALL_ACTS,
    *FAIRNESS_ACTS,
    *CHIP_ACTS,
    higher_minimum("qld s141(4)"),
)  # fmt: skip
