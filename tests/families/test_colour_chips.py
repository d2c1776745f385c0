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
    round_.act("dealer", f"{act} colour chips", details)
    return [(e.person, e.amount, e.account, e.chips) for e in round_.led_to if isinstance(e, Moved)]


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


def test_s73_1_s137_1_s458_1_where_nobody_holds_a_colour_nobody_has_to_agree(table: ColourChipTable) -> None:
    round_ = Round(table)
    round_.act("dealer", "issue colour chips", {**ISSUE, "agreed": []})
    round_.act("dealer", "issue colour chips", {**ISSUE, "agreed": []})  # more of her own
    table.people["bob"] = player("bob", 10_000)
    with pytest.raises(Refused) as caught:
        round_.act("dealer", "issue colour chips", {**ISSUE, "person": "bob", "agreed": []})
    assert caught.value.under == table.under.identical


@pytest.mark.parametrize("lies", [False, True])
def test_s73_2_s137_2_s458_2_chips_of_another_table_that_were_taken_are_no_wager(
    table: ColourChipTable, lies: bool
) -> None:
    table.people["ann"].purse.non_value["elsewhere", "blue"] = 50
    round_, before, row = Round(table), table.holdings(), table.game.wagers[0]
    if lies:  # found out later
        round_.act("dealer", "non-value chips found", {"person": "ann"})
    else:
        wager = {"on": row.name, "selection": row.selections[0], "stake": 500, "chips": "blue", "accepted": True}
        round_.act("ann", "wager", wager)
        assert [(line.stake, line.returned, line.never) for line in round_.lines] == [(500, 500, True)]
    assert [each.text for each in round_.rulings[-1].cites] == [
        table.under.elsewhere.text,
        "qld s5(1)(a)",
        "reading G1",
    ]
    assert (table.placed, table.holdings()) == ([], before)
    assert table.people["ann"].purse.non_value == {("elsewhere", "blue"): 50}


@pytest.mark.parametrize(
    ("game", "under", "settings"),
    [
        pytest.param("mini-dice", "qld s182", {"inspected": True}, id="s182"),
        pytest.param("wheel-of-fortune", "qld s150(1)", {}, id="s150_1"),
        pytest.param("two-up", "qld s170(1)", {}, id="s170_1"),
    ],
)
def test_colour_chips_where_none_are_used_are_no_wager(game: str, under: str, settings: dict[str, Any]) -> None:
    found = find(game).open_table(people=[player("ann", 10_000), *staff()], **settings)
    found.people["ann"].purse.non_value["roulette 1", "blue"] = 50
    round_, row = Round(found), found.game.wagers[0]
    wager = {"on": row.name, "selection": row.selections[0], "stake": 500, "chips": "blue", "accepted": True}
    round_.act("ann", "wager", wager)
    assert [each.text for each in round_.rulings[-1].cites] == [under, "qld s5(1)(a)", "reading G1"]
    round_.act("dealer", "non-value chips found", {"person": "ann"})
    assert round_.rulings[-1].cites[0].text == under
