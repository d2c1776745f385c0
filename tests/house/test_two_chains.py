"""What a table's chain says and what the systems' chain says of it, held against each other event by event."""

from collections.abc import Iterable
from typing import Any

import pytest

from houseway.cite import cite
from houseway.games.caribbean_stud.wagers import JACKPOT
from houseway.house.systems import CHAIN
from houseway.house.tables.replay import DoesNotFit
from houseway.play.events import Metered, Settled
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.store.chain import Stored
from houseway.store.codec import text
from houseway.store.events import Event, JackpotAct
from houseway.verify.meters import Metering

UNDER = cite("vic 25/1999 r14.1")
OPENED, WAGERED, CLOSED, LATER = (f"2004-08-01T12:00:{second:02}" for second in (0, 1, 2, 3))
TABLE, OTHER = 3, 4
OPENS = JackpotAct("open", {"system": "crown", "tables": ["a", "b"]}, {})
CLOSES = JackpotAct("close", {"system": "crown"}, {})


def at(moment: str, chain: int, act: int, *events: Event) -> list[Stored]:
    return [Stored(chain, act + n, act, 1, None, moment, text(each), "", "") for n, each in enumerate(events)]


def entered(do: str, amount: str, act: int = 7, chain: int = TABLE, **led_to: Any) -> JackpotAct:
    return JackpotAct(do, {"system": "crown", "amount": amount}, led_to, (chain, act))


def metered(amount: int) -> Metered:
    return Metered(1, "ann", amount, UNDER)


def won(paid: int, wager: str = JACKPOT, verdict: Verdict = Verdict.WIN) -> Settled:
    return Settled(1, Line("ann", wager, wager, verdict, 5_00, paid, 5_00, 0, 0, (UNDER,)))


def wrong(systems: Iterable[Stored], table: Iterable[Stored], name: str = "a") -> str:
    """What is found, or nothing."""
    metering = Metering()
    metering.hear_systems(systems)
    metering.hear_table(name, table)
    try:
        metering.check()
    except DoesNotFit as found:
        return str(found)
    return ""


WRONG = f"event 7 of chain {TABLE} is not to the prize meter what it is at the table"
SAID: list[tuple[str, list[JackpotAct], list[Event], bool]] = [
    ("wagered", [entered("wagers", "5.00")], [metered(5_00)], True),
    ("a cent", [entered("wagers", "0.01")], [metered(1)], True),
    ("a cent less", [entered("wagers", "4.99")], [metered(5_00)], False),
    ("returned", [entered("returned", "5.00")], [metered(-5_00)], True),
    ("returned, not wagered", [entered("wagers", "5.00")], [metered(-5_00)], False),
    ("wagered, not returned", [entered("returned", "5.00")], [metered(5_00)], False),
    ("twice", [entered("wagers", "5.00"), entered("wagers", "5.00")], [metered(5_00), metered(5_00)], True),
    ("twice, and entered once", [entered("wagers", "5.00")], [metered(5_00), metered(5_00)], False),
    ("nothing entered", [], [metered(5_00)], False),
    ("nothing at the table", [entered("wagers", "5.00")], [], False),
    ("a prize", [entered("prizes", "9.99", paid=[["ann", "70.00"]])], [won(70_00)], True),
    ("another prize", [entered("prizes", "70.00", paid=[["ann", "69.00"]])], [won(70_00)], False),
    ("two prizes", [entered("prizes", "0", paid=[["ann", "70.00"], ["bob", "5.00"]])], [won(70_00), won(5_00)], True),
    ("no jackpot wager", [], [won(70_00, "ante wager")], True),
    ("a jackpot wager that lost", [], [won(70_00, verdict=Verdict.LOSE)], True),
    ("a wager and a prize", [entered("wagers", "5.00"), entered("prizes", "0", paid=[["ann", "7.00"]])],
     [metered(5_00), won(7_00)], True),
    ("by hand", [JackpotAct("wagers", {"system": "crown", "amount": "5.00", "by_hand": True}, {})], [], True),
]  # fmt: skip


@pytest.mark.parametrize(("systems", "table", "fits"), [each[1:] for each in SAID], ids=[each[0] for each in SAID])
def test_what_a_table_did_is_what_its_prize_meter_was_told(
    systems: list[JackpotAct], table: list[Event], fits: bool
) -> None:
    acts = at(OPENED, CHAIN, 1, OPENS) + at(WAGERED, CHAIN, 2, *systems)
    assert wrong(acts, at(WAGERED, TABLE, 7, *table)) == ("" if fits else WRONG)


@pytest.mark.parametrize(
    ("moment", "name", "found"),
    [(OPENED, "a", False), (WAGERED, "a", True), (WAGERED, "b", True), (WAGERED, "c", False), (CLOSED, "a", False),
     (LATER, "a", False)],
)  # fmt: skip
def test_what_was_not_entered_is_found_while_the_table_was_linked_for_certain(
    moment: str, name: str, found: bool
) -> None:
    """In the second in which a system is opened or closed nobody can say which came first."""
    acts = at(OPENED, CHAIN, 1, OPENS) + at(CLOSED, CHAIN, 2, CLOSES)
    assert bool(wrong(acts, at(moment, TABLE, 7, metered(5_00)), name)) is found
    assert wrong(at(OPENED, CHAIN, 1, OPENS), at(LATER, TABLE, 7, metered(5_00)))


def test_what_was_entered_of_another_table_is_not_of_this_one() -> None:
    """By the chain and by the act, and the first that does not fit is told."""
    metered_there = at(WAGERED, TABLE, 7, metered(5_00))
    for other in (entered("wagers", "5.00", chain=OTHER), entered("wagers", "5.00", act=8)):
        assert wrong(at(OPENED, CHAIN, 1, OPENS) + at(WAGERED, CHAIN, 2, other), metered_there) == WRONG
    both = [entered("wagers", "5.00", act=9), entered("wagers", "5.00", act=8)]
    assert "event 8 of" in wrong(at(WAGERED, CHAIN, 2, *both), [])
