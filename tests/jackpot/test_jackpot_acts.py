"""What is done with prize meters, as it is kept: the same acts lead to the same again."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from houseway.errors import BadInput, Ground, NotHeld, Refused
from houseway.jackpot import Jackpots
from houseway.jackpot.acts import came_of, done, meters
from houseway.money import cents

EVENING = datetime(2004, 7, 30, 20)
PLAYED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("open", {"system": "east", "tables": ["table 1", "table 2"], "cost": "1.00", "approved": True}),
    ("open", {"system": "west", "tables": ["table 3"], "cost": "2.50", "seed": 10_000, "approved": True}),
    ("wagers", {"system": "east", "table": "table 1", "amount": "7.00"}),
    ("wagers", {"system": "east", "table": "table 2", "amount": "3.00"}),
    ("returned", {"system": "east", "table": "table 2", "amount": "1.00"}),
    ("prizes", {"system": "east", "table": "table 2",
                "hands": [["ann", "straight flush"], ["bob", "straight flush"], ["cat", "flush"]]}),
    ("wagers", {"system": "east", "table": "table 1", "amount": "5.00"}),
    ("close", {"system": "east", "to": {"west": None}}),
)  # fmt: skip


def by_hand(jackpots: Jackpots, what: str, **details: Any) -> Any:
    return done(jackpots, what, details.pop("at", EVENING), {**details, "by_hand": True})


def test_an_act_leads_to_prizes_to_what_was_handed_on_and_to_what_every_meter_records() -> None:
    jackpots = Jackpots()
    led_to = [came_of(by_hand(jackpots, what, **details)) | meters(jackpots) for what, details in PLAYED]
    assert led_to[2] == {"east": "15000329/200", "west": "25000"}
    assert led_to[5]["paid"] == [
        ["ann", "7125.19", "vic 10/2004 r10.3.2", "reading CS6"],
        ["bob", "7125.19", "vic 10/2004 r10.3.2", "reading CS6"],
        ["cat", "100.00", "vic 25/1999 r12.1"],
    ]
    assert led_to[7] == {"moved": {"west": "47/40"}, "west": "1000047/40"}
    assert jackpots.books.total() == 0


def test_what_makes_no_sense_is_not_done() -> None:
    jackpots = Jackpots()
    with pytest.raises(Refused):
        by_hand(jackpots, "open", system="east", tables=["table 1"], cost="1.00")
    with pytest.raises(BadInput, match="open: 'cost'"):
        by_hand(jackpots, "open", system="east", tables=["table 1"])
    with pytest.raises(BadInput, match="there are open, wagers"):
        by_hand(jackpots, "rob")
    assert (jackpots.systems, jackpots.books.entries) == ({}, [])


def test_nobody_enters_what_tables_of_the_house_do_nor_do_tables_what_is_entered_by_hand() -> None:
    jackpots, wagers = Jackpots(), {"table": "table 1", "amount": "1.00"}
    for name, tables, more in (("east", ["table 1"], {}), ("west", ["table 2"], {"by_hand": True})):
        done(jackpots, "open", EVENING, {"system": name, "tables": tables, "cost": "1.00", "approved": True, **more})
    with pytest.raises(BadInput, match="its tables are the house's"):
        by_hand(jackpots, "wagers", system="east", **wagers)
    with pytest.raises(BadInput, match="somebody does so by hand"):
        done(jackpots, "wagers", EVENING, {"system": "west", **wagers})
    found = jackpots.linked("table 1")
    assert found is not None
    assert (found.name, jackpots.linked("table 2")) == ("east", None)


def test_moments_do_not_go_backwards() -> None:
    jackpots = Jackpots()
    by_hand(jackpots, "open", **PLAYED[0][1])
    before = {"at": EVENING - timedelta(minutes=1), "system": "east", "table": "table 1", "amount": "1.00"}
    with pytest.raises(BadInput, match="backwards"):
        by_hand(jackpots, "wagers", **before)


def test_other_texts_and_roundings() -> None:
    jackpots, details = Jackpots(), {"tables": ["t"], "cost": "1.00", "start": "20000.00", "rate": "1/3"}
    by_hand(jackpots, "open", system="qld", arrangement="qld", shares=True, **details)
    by_hand(jackpots, "wagers", system="qld", table="t", amount="1.00")
    assert jackpots.system("qld").meter.shown == cents("20000.33")
    with pytest.raises(BadInput, match="no formula takes a rounded meter"):
        by_hand(jackpots, "open", system="x", arrangement="qld", rounded="5.00", **details | {"tables": ["u"]})
    with pytest.raises(BadInput, match="no arrangement"):
        by_hand(jackpots, "open", system="x", arrangement="nsw", **details)


@pytest.mark.parametrize(
    ("arrangement", "at", "under"),
    [
        ("vic 10/2004", "2004-07-30T03:59", "vic 10/2004"),
        ("vic 10/2004", "2004-07-30T04:00", ""),
        ("vic 25/1999", "2004-07-30T03:59", ""),
        ("vic 25/1999", "2004-07-30T04:00", "vic 10/2004"),
        ("vic 25/1999", "1999-12-01T03:59", "not held"),
        ("vic 25/1999", "1999-12-01T04:00", ""),
        ("qld", "1998-09-03T23:59", "not held"),
        ("qld", "1998-09-04T00:00", ""),
        ("qld, dead man's hand", "2004-08-01T00:00", ""),
    ],
)
def test_vic_10_2004_a_system_opens_by_the_text_that_is_in_force(arrangement: str, at: str, under: str) -> None:
    jackpots, moment = Jackpots(), datetime.fromisoformat(at)
    details: dict[str, Any] = {} if arrangement == "vic 10/2004" else {"start": "80000.00", "rate": "1/4"}
    details |= {"system": "east", "tables": ["table 1"], "cost": "1.00", "arrangement": arrangement, "approved": True}
    if not under:
        by_hand(jackpots, "open", at=moment, **details)
        return
    with pytest.raises((NotHeld, Refused)) as caught:
        by_hand(jackpots, "open", at=moment, **details)
    refused = caught.value
    assert (refused.under.text, refused.ground) == (under, Ground.WHEN) if isinstance(refused, Refused) else True
    assert isinstance(refused, NotHeld) == (under == "not held")
    assert jackpots.systems == {}
