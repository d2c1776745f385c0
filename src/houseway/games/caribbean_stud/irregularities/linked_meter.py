"""The meter of a link: other tables move it, so it is read from outside, as a card is."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, money
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS

READ_THE_METER: Final = "read the meter"


def meter_of_a_link(under: str) -> Act[CaribbeanStudTable]:
    """What it stands at, at any moment; a table with a meter of its own knows by itself."""

    def linked(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
        table = round_.table
        least = table.meter.floor
        return [(money("amount", least, max(least, MOST_CHIPS)),)] if table.rules.linked > 1 else []

    def read(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
        table = round_.table
        table.meter = replace(table.meter, value=Fraction(details["amount"]))
        table.rule(f"the meter of the link stands at ${dollars(details['amount'])}", under)

    return act(READ_THE_METER, DEALER_OR_MORE_SENIOR, under, linked, read, "other tables have moved it")
