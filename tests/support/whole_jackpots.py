"""Journals of jackpots in which everything is done, and refused; kept in tests/jackpot/whole.json.

`PYTHONPATH=tests python -m support.whole_jackpots` writes them anew, where something is rightly told otherwise.
"""

import json
from collections.abc import Callable
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

from houseway.errors import HousewayError, Refused
from houseway.games.caribbean_stud.awards import Winner
from houseway.jackpot import ARRANGEMENTS, Jackpots, acts

FILE = Path(__file__).parents[1] / "jackpot" / "whole.json"
AT, TWO, APPROVED = "2004-07-30T20:00", ["table 1", "table 2"], {"start": "20000.00", "rate": "1/4", "approved": True}
EAST: dict[str, Any] = {"system": "east", "tables": TWO, "cost": "1.00", "approved": True}
WEST: dict[str, Any] = {"system": "west", "tables": ["table 3"], "cost": "2.50", "seed": 10_000, "approved": True}
NORTH: dict[str, Any] = {"system": "north", "tables": ["table 4"], "cost": "1.00", "seed": 20_000, "approved": True}
Act = tuple[str, dict[str, Any]]


def opens(*systems: dict[str, Any]) -> list[Act]:
    return [("open", each) for each in systems]


def at_east(what: str, table: int = 1, **details: Any) -> Act:
    return what, {"system": "east", "table": f"table {table}", **details}


def wins(*hands: str, table: int = 1) -> Act:
    return at_east("prizes", table, hands=[[f"seat {number}", hand] for number, hand in enumerate(hands, 1)])


ALL_HANDS = ("flush", "full house", "4 of a kind", "straight flush", "royal flush")
EVENING = [
    *opens(EAST, WEST),
    at_east("wagers", amount="7.00"),
    at_east("wagers", 2, amount="100.00"),
    at_east("returned", 2, amount="1.00"),
    at_east("returned", 2, amount="2.00", under="vic 25/1999 r14.12.2"),
    at_east("returned", 2, amount="3.00", accepted=False),
    *(wins(hand, table=2) for hand in ALL_HANDS),
    at_east("wagers", amount="9.00"),
    wins(*ALL_HANDS),
    at_east("wagers", amount="9.00"),
    wins("royal flush", "royal flush"),
    at_east("wagers", amount="9.00"),
    wins("straight flush", "straight flush", "flush"),
    wins(),
    at_east("wagers", amount="200000.00"),
    wins("straight flush"),
]


def queensland(**more: Any) -> list[Act]:
    return [
        *opens({**EAST, **APPROVED, "arrangement": "qld", **more}),
        at_east("wagers", amount="1000.00"),
        *(wins(hand) for hand in ALL_HANDS),
        at_east("wagers", amount="1000.00"),
        wins("royal flush", "straight flush", "straight flush"),
        at_east("returned", amount="1.00", accepted=False),
        at_east("returned", amount="1.00"),
    ]


def closes(**to: str | None) -> Act:
    return "close", {"system": "east", "to": to}


DONE: dict[str, list[Act]] = {
    "an evening": EVENING,
    "to the cent": opens({**EAST, "rounded": "0.01"}) + EVENING[2:],
    "in Queensland": queensland(),
    "in equal parts": queensland(shares="equal parts"),
    "in equal parts, as journals said it once": queensland(shares=True),
    "not shared, as journals said it once": queensland(shares=False),
    "with a dead man's hand": [
        *queensland(arrangement="qld, dead man's hand"), wins("dead man's hand"),
        wins("dead man's hand", "royal flush"),
    ],
    "in 1999": queensland(arrangement="vic 25/1999"),
    "a minute too early": [*opens(EAST), *queensland(arrangement="vic 25/1999")[:2]],
    "from its very minute": [*opens(EAST), at_east("wagers", amount="1.00"), wins("flush")],
    "a minute too late": queensland(arrangement="vic 25/1999")[:2],
    "before any": [*opens(EAST), *queensland()[:1], *queensland(arrangement="vic 25/1999")[:1]],
    "closed to the cent": [
        *opens(EAST, WEST, NORTH), at_east("wagers", amount="4.00"), closes(west="0.95"), closes(west="0.93"),
        closes(west="0.94"),
    ],
    "closed with nothing for one": [
        *opens(EAST, WEST, NORTH), at_east("wagers", amount="4.00"), closes(west="0.00"),
        closes(west="0.00", north=None),
    ],
    "of a cent": [
        *opens({**EAST, "cost": "0.01", "tables": ["table 1"]}), at_east("wagers", amount="0.01"),
        at_east("returned", amount="0.01"), at_east("returned", amount="0.01", accepted=False), closes(),
    ],
    "closed": [
        *opens(EAST, WEST, NORTH), at_east("wagers", amount="1001.00"),
        closes(), closes(east=None), closes(south=None), closes(west="300.00"), closes(west=None, north=None),
        closes(west="-1.00", north=None), closes(west="235.23"), closes(west="100.00", north=None),
        at_east("wagers", amount="1.00"), wins("flush"), closes(west=None), ("close", {"system": "west", "to": {}}),
        ("close", {"system": "north", "to": {"east": None}}), ("open", {**NORTH, "system": "new", "tables": TWO}),
    ],
    "refused": [
        *opens(
            EAST, EAST, {**EAST, "system": "south"}, {**WEST, "tables": []}, {**WEST, "tables": ["table 3", "table 3"]},
            {**WEST, "cost": "0.00"}, {**WEST, "approved": False}, {**WEST, "seed": 15_000}, {**WEST, "start": "1.00"},
            {**WEST, "rate": "1/4"}, {**WEST, **APPROVED, "arrangement": "nsw"}, {**WEST, "arrangement": "qld"},
            {**WEST, "arrangement": "qld", "start": "1.00"}, {**WEST, "arrangement": "qld", "rate": "1/4"},
            {**WEST, **APPROVED, "arrangement": "qld", "rounded": "5.00"},
            {**WEST, **APPROVED, "arrangement": "qld", "shares": "by lot"},
            {**WEST, **APPROVED, "arrangement": "qld", "approved": False},
            {**NORTH, **APPROVED, "arrangement": "qld", "approved": False, "tables": ["table 4", "table 5"]},
        ),
        at_east("wagers", amount="0.50"), at_east("wagers", amount="0.00"), at_east("wagers", amount="-1.00"),
        at_east("wagers", 3, amount="1.00"), at_east("returned", amount="0.00"), at_east("returned", 3, amount="1.00"),
        ("wagers", {"system": "south", "table": "table 1", "amount": "1.00"}),
        wins("pair"), wins("dead man's hand"), wins("flush", table=3),
        at_east("prizes", hands=[["ann", "flush"], ["ann", "flush"]]),
        closes(west=None), at_east("wagers"), ("rob", {}),
    ],
}  # fmt: skip
BEFORE = {
    "in 1999": "2004-07-30T03:59", "a minute too early": "2004-07-30T03:59", "from its very minute": "2004-07-30T04:00",
    "a minute too late": "2004-07-30T04:00", "before any": "1980-01-01T00:00",
}  # fmt: skip


def told(does: Callable[[], object]) -> str:
    try:
        return str(does())
    except Refused as refused:
        return f"{refused} [{refused.ground.name}]"
    except HousewayError as wrong:
        return f"{type(wrong).__name__}: {wrong}"


def done(name: str) -> dict[str, Any]:
    """What each act came to; the lines that are kept; and every posting."""
    jackpots, at, lines = Jackpots(), BEFORE.get(name, AT), list[str]()

    def does(what: str, details: dict[str, Any]) -> Callable[[], object]:
        def do() -> object:
            found = acts.done(jackpots, what, datetime.fromisoformat(at), {**details, acts.BY_HAND: True})
            led_to = {**acts.came_of(found), "meters": acts.meters(jackpots)}
            lines.append(json.dumps({"at": at, "do": what, **details, **led_to}))
            return found

        return do

    came = [told(does(what, details)) for what, details in DONE[name]]
    return {"came": came, "lines": lines, "posted": _posted(jackpots), "meters": _meters(jackpots)}


def in_a_house(name: str) -> list[list[Any]]:
    """Where the tables post their own wagers and prizes: what the pools are posted."""
    jackpots = Jackpots()
    rate, start = Fraction(1, 4), 2_000_000
    given: dict[str, Any] = {} if name == "vic 10/2004" else {"rate": rate, "start": start}
    jackpots.open("east", TWO, 100, arrangement=ARRANGEMENTS[name], players=None, approved=True, **given)
    jackpots.wagers("east", "table 1", 100_000)
    for accepted in (True, False):
        jackpots.returned("east", "table 2", 100, accepted=accepted)
    for hands in (["flush"], ["straight flush"], ["straight flush", "royal flush"]):
        jackpots.prizes("east", "table 2", [Winner(f"seat {n}", hand) for n, hand in enumerate(hands)])
    return _posted(jackpots)


def _posted(jackpots: Jackpots) -> list[list[Any]]:
    return [
        [each.about, str(each.posting.giver), str(each.posting.taker), each.posting.amount, *each.posting.cites]
        for each in jackpots.books.entries
    ]


def _meters(jackpots: Jackpots) -> dict[str, Any]:
    return {name: each.meter.as_data() | {"open": each.open} for name, each in jackpots.systems.items()}


def main() -> None:
    whole = {"done": {name: done(name) for name in DONE}, "in a house": {n: in_a_house(n) for n in ARRANGEMENTS}}
    FILE.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
