"""What an inspector asks over time, of events that are written down here: each row whole, and where each bound lies."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, cast

import pytest

from houseway.play.events import Done
from houseway.shown import inquiries
from houseway.shown.inquiries import INQUIRIES, FoundRow, Span
from houseway.store.cage_events import CashOut, Withdrawal
from houseway.store.chain import Stored
from houseway.store.codec import text
from houseway.store.durations import RoundSpan
from houseway.store.events import Event, KenoAct
from houseway.store.marks import of_act, of_chain
from houseway.store.registers import Listed
from houseway.store.search import Sought
from houseway.store.store import Store

AT = "2004-08-01T12:00:00"
SPAN = Span("2004-07-01", "2004-09-01")
BEGINS = datetime.fromisoformat(AT)


class Kept:
    """A store of some events, by the marks that they are found by."""

    def __init__(self, found: Mapping[tuple[str, ...], list[Stored]] | None = None, *rounds: Stored) -> None:
        self._found, self._rounds = found or {}, rounds

    def found(self, sought: Sought, most: int) -> list[Stored]:
        assert (sought.since, sought.until, most) == (*SPAN, 1000)
        return [
            each
            for each in self._found.get(tuple(sought.marks), ())
            if getattr(each.event, "kind", "done") in sought.kinds
        ]

    def of_round(self, chain: int, round_: int) -> list[Stored]:
        return [each for each in self._rounds if (each.chain, each.round) == (chain, round_)]

    def tables(self) -> list[Listed]:
        return [Listed(3, "wheel", False), Listed(4, "coins", True)]


def stored(event: Event, number: int = 9, by: str | None = "cid", role: str = "cashier", chain: int = 0) -> Stored:
    return Stored(chain, number, number, 2, None, AT, text(event), "", "", by, role)


def asks(asked: str, store: Kept) -> list[FoundRow]:
    return list(INQUIRIES[asked](cast(Store, store), SPAN))


def row(of: str, what: str, amount: int | None = None, number: int = 9, chain: int = 0, by: str = "cid") -> FoundRow:
    return FoundRow(of, by, what, amount, AT, chain, number, 2)


def test_money_that_staff_paid_out_for_somebody_else() -> None:
    at_the_cage = [
        stored(Withdrawal("ann", 30_00)), stored(CashOut("", 5_00), 10), stored(Withdrawal("cid", 1_00), 11),
        stored(CashOut("ann", 2_00), 12, None),
    ]  # fmt: skip
    assert asks("for others", Kept({(of_chain(0),): at_the_cage})) == [
        row("ann", "withdrawal $30.00", 30_00), row("nobody known", "cash out $5.00", 5_00, 10),
    ]  # fmt: skip


def test_wagers_that_staff_took_up_for_a_player() -> None:
    details = {"on": "red", "selection": "red", "amount": 5_00}
    events = [
        stored(Done(1, who, "withdraw", details), number, by, chain=3)
        for number, (who, by) in enumerate([("ann", "cid"), ("cid", "cid"), ("ann", None)], 9)
    ]
    [found] = asks("for others", Kept({(of_act("withdraw"),): events}))
    assert found._replace(what="") == row("ann", "", chain=3)
    assert "red" in found.what


def test_tickets_that_were_refunded() -> None:
    paid = {"cash": 3_00, "chips": 2_00}
    acts = [
        stored(KenoAct("refund", {"ticket": "x", **more}, {"ticket": 7, "paid": paid, "keno dollars": 0}))
        for more in ({"patron": "ann"}, {})
    ]
    other = stored(KenoAct("pay", {"ticket": "x"}, {"ticket": 8, "paid": paid, "keno dollars": 0}))
    assert asks("refunds", Kept({(): [*acts, other]})) == [
        row("ann", "ticket 7 $5.00", 5_00),
        row("", "ticket 7 $5.00", 5_00),
    ]


@pytest.mark.parametrize(
    ("before", "of"),
    [
        ([], ""),
        ([(5, "don", "dealer")], "don"),
        ([(4, "eve", "dealer"), (5, "don", "dealer")], "don"),
        ([(5, "don", "dealer"), (10, "eve", "dealer")], "don"),
        ([(5, "don", "dealer"), (6, "ann", "player")], "don"),
        ([(5, "don", "dealer"), (6, "cid", "floor manager")], "don"),
        ([(5, "don", "dealer"), (6, None, "the house")], "don"),
    ],
)
def test_s128_2_whose_call_was_overruled(
    monkeypatch: pytest.MonkeyPatch, before: list[tuple[int, str | None, str]], of: str
) -> None:
    """Whoever of the staff did the last thing before it, and is somebody else."""
    monkeypatch.setattr(inquiries, "marked", lambda _store, mark: ["the mark"] if mark == of_act("overrule") else [])
    calls = [stored(Done(1, "dealer", "call the throw", {"total": 8}), *each, 3) for each in before]
    overrule = stored(Done(1, "floor manager", "overrule as floor manager", {"call": "3-4"}), chain=3)
    [found] = asks("overrules", Kept({("the mark",): [overrule]}, *calls, overrule))
    assert (found.of, found.by, found.number, found.amount) == (of, "cid", 9, None)


def spans(monkeypatch: pytest.MonkeyPatch, *seconds: float, chain: int = 3) -> list[FoundRow]:
    """What is found of rounds that took so long each, one after another."""

    def taken(_store: Any, since: str, until: str, most: int) -> list[RoundSpan]:
        assert (since, until, most) == (*SPAN, 20_000)
        ends = [(BEGINS + timedelta(seconds=each)).isoformat() for each in seconds]
        return [RoundSpan(chain, number, AT, end) for number, end in enumerate(ends, 1)]

    monkeypatch.setattr(inquiries, "round_spans", taken)
    act = Done(1, "ann", "wager", {})
    events = [stored(act, 10 * n + last, chain=chain)._replace(round=n) for n in range(1, 9) for last in (1, 2)]
    return asks("long rounds", Kept(None, *events))


@pytest.mark.parametrize(
    ("seconds", "says"),
    [
        ((20, 20, 20, 20, 61), "round 5 took 1 min 1 s; usual is 20 s"),
        ((20, 20, 20, 20, 60.6), "round 5 took 1 min 1 s; usual is 20 s"),
        ((10, 10, 10, 10, 59), "round 5 took 59 s; usual is 10 s"),
        ((60, 60, 60, 60, 600), "round 5 took 10 min 0 s; usual is 1 min 0 s"),
        ((20, 20, 20, 20, 60), ""),
        ((20, 20, 20, 200), ""),
        ((), ""),
    ],
)
def test_a_round_is_long_above_three_times_what_is_usual_of_five_or_more(
    monkeypatch: pytest.MonkeyPatch, seconds: tuple[float, ...], says: str
) -> None:
    found = spans(monkeypatch, *seconds)
    assert [(each.what, each.of, each.number, each.round, each.chain) for each in found] == (
        [(says, "wheel", 52, 5, 3)] if says else []
    )


def test_a_long_round_of_a_table_that_is_not_listed_is_told_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [each.of for each in spans(monkeypatch, 1, 1, 1, 1, 9, chain=7)] == [""]
