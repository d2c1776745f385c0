"""A higher maximum by arrangement, and what the house is liable for as co-banker (qld s421)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.games.pai_gow.moments import BEFORE_THE_ROUND, UNTIL_NO_MORE_BETS
from houseway.games.pai_gow.rules import LIMIT, TIMES_THE_BOX
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Act, Ways, act, choice, money
from houseway.play.people import DIRECTORS
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS


def may_arrange(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    names = [p.name for p in table.players if not p.excluded]
    most = money("maximum", table.sign.limits[LIMIT].maximum, MOST_CHIPS)
    return [(choice("person", names), most)] if names else []


def arrange(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.arranged[details["person"]] = details["maximum"]
    round_.table.rule(f"{details['person']} may wager over the maximum, alone on a box", "qld s421(1)(c)")


def may_display(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    most = TIMES_THE_BOX * table.sign.limits[LIMIT].maximum
    return [(money("maximum", table.unit, most, table.unit),)]


def display(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.display_liability(details["maximum"])


def too_much(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    most, asked = TIMES_THE_BOX * round_.table.sign.limits[LIMIT].maximum, details.get("maximum")
    if type(asked) is not int or asked <= most:
        return None
    why = f"the house's liability is {TIMES_THE_BOX} times the box maximum at most"
    return Refused("qld s421(1)(e)", why, ground=Ground.AMOUNT)


LIMIT_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("arrange a higher maximum", DIRECTORS, "qld s421(1)(c)", may_arrange, arrange, at=UNTIL_NO_MORE_BETS),
    act("display the house's liability", DIRECTORS, "qld s421(1)(b)(i)", may_display, display, "as co-banker",
        too_much, at=BEFORE_THE_ROUND),
)  # fmt: skip
