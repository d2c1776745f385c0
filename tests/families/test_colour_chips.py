"""Colours for value and back: what moves is told by events, and money in equals money out."""

from typing import Any

import pytest

from houseway.equipment.chips import Purse
from houseway.equipment.non_value_chips import NonValueChips
from houseway.errors import Refused
from houseway.families.colour_chips import COLOURS, ColourChipTable
from houseway.games import find
from houseway.play.events import CASH, CHANGE, Moved
from houseway.play.people import player, staff
from houseway.play.round import Round

ISSUE = {"person": "ann", "colour": "blue", "worth": 500, "amount": 2000}


def moved(round_: Round[Any], act: str, **details: Any) -> list[tuple[str, int, str, str]]:
    events = round_.act("dealer", f"{act} colour chips", details)
    return [(e.person, e.amount, e.account, e.chips) for e in events if isinstance(e, Moved)]


@pytest.fixture(params=["roulette", "sic-bo", "tri-chro"])
def table(request: pytest.FixtureRequest) -> ColourChipTable:
    found = find(request.param).open_table(people=[player("ann", 10_000), *staff()])
    assert isinstance(found, ColourChipTable)
    return found


def test_colours_are_issued_for_their_value_and_exchanged_for_it(table: ColourChipTable) -> None:
    round_, before = Round(table), table.holdings()
    assert moved(round_, "issue", **ISSUE) == [("ann", -2000, CHANGE, ""), ("ann", 2000, CHANGE, "blue")]
    assert table.people["ann"].purse == Purse(8000, {(table.name, "blue"): 4})
    back = moved(round_, "exchange", person="ann", colour="blue", of=table.name)
    assert back == [("ann", -2000, CHANGE, "blue"), ("ann", 2000, CHANGE, "")]
    assert (table.people["ann"].purse, table.holdings(), table.cash) == (Purse(10_000), before, 0)


def test_chips_of_a_closed_table_are_paid_for_with_what_is_brought_in(table: ColourChipTable) -> None:
    closed = table.closed_tables["elsewhere"] = NonValueChips("elsewhere", COLOURS, table.under, closed=True)
    closed.restore("pink", 500, ["ann"])
    table.people["ann"].purse.non_value["elsewhere", "pink"] = 10
    round_, before = Round(table), table.holdings()
    assert moved(round_, "exchange", person="ann", colour="pink", of="elsewhere") == [("ann", 5000, CASH, "")]
    assert (table.people["ann"].purse, table.holdings(), table.cash) == (Purse(15_000), before, 5000)


def test_chips_cost_their_worth(table: ColourChipTable) -> None:
    with pytest.raises(Refused, match=r"allowed: \$1\.00 to \$100\.00"):
        moved(Round(table), "issue", **ISSUE | {"worth": 100, "amount": 10_100})
    assert (table.people["ann"].purse, table.chips.issues) == (Purse(10_000), {})
