"""The jackpot equipment: buttons pressed wrongly (r14.12.3), and a system that fails as a hand is entered (r12.4)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.games.caribbean_stud.irregularities.linked_meter import meter_of_a_link
from houseway.games.caribbean_stud.moments import PRIZES
from houseway.games.caribbean_stud.victoria.duties import MARKERS
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, moment
from houseway.play.people import DEALER, GAME_SUPERVISOR_OR_ABOVE
from houseway.play.round import Round
from houseway.play.wagering import between_rounds

# r14.12.3


def jackpot_wagers_lie(round_: Round[VictorianTable], _who: str) -> Ways:
    return [(choice("button", ("coin-in", "game-over")),)] if round_.table.jackpot_wagers() else []


def wrong_button(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> None:
    """Coin-in before the wagers are closed enters those that lie there; marker buttons keep track of them."""
    table = round_.table
    if details["button"] == "coin-in" and between_rounds(round_):
        table.enter()
    names = ", ".join(table.entered) or "nobody"
    what = f"{details['button']} was pressed wrongly, and in the jackpot game already is {names}"
    table.rule(what, "vic 25/1999 r14.12.3")
    table.owe(MARKERS, under=cite("vic 25/1999 r14.12.3"))


# r12.4


def a_hand_is_to_be_entered(_round: Round[VictorianTable], _who: str) -> Ways:
    return [(choice("keypad", ("works", "does not work")), moment("now"))]


def fails(round_: Round[VictorianTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    """Surveillance finds the time; what the meter showed then is what it shows here."""
    how = "was entered by the dealer" if details["keypad"] == "works" else "was shown on the table"
    what = f"the jackpot accounting system fails: surveillance finds that the hand {how} at {details['now']:%H:%M:%S}"
    round_.table.rule(what, "vic 25/1999 r12.4")
    return ScriptAnswer((who, "press the keypad button", {}))


FAILS: Final = act(
    "jackpot system fails",
    GAME_SUPERVISOR_OR_ABOVE,
    "vic 25/1999 r12.4",
    a_hand_is_to_be_entered,
    fails,
    at=(PRIZES,),
    closed="no hand is to be entered for the jackpot",
)
JACKPOT_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act(
        "press the wrong button",
        DEALER,
        "vic 25/1999 r14.12.3",
        jackpot_wagers_lie,
        wrong_button,
        closed="no jackpot wager lies",
    ),
    FAILS,
    meter_of_a_link("vic 25/1999 r2.1"),
)
