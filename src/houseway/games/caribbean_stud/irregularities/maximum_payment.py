"""The most that is paid for a bet stands on a sign, which is changed between rounds."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from houseway.games.caribbean_stud.moments import AROUND_WAGERS
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, money
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS


def changing_the_maximum(name: str, by: frozenset[Role], says: str, *under: str) -> Act[CaribbeanStudTable]:
    """What the sign says then is told with the amount."""

    def whole_chips(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
        unit = round_.table.unit
        return [(money("maximum", unit, MOST_CHIPS, unit),)]

    def change(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
        table = round_.table
        table.rules = replace(table.rules, maximum_payment=details["maximum"])
        table.rule(f"{says} of ${dollars(details['maximum'])}", *under)

    return act(name, by, under[0], whole_chips, change, at=AROUND_WAGERS)
