"""By what an event is found: whoever it names, whoever acted, whom a ruling of it concerns, which act and which
provisions; and what is looked for, as it was asked."""

from typing import Any

import pytest

from houseway.cite import cite
from houseway.ledger.accounts import CAGE, carried, purse
from houseway.ledger.postings import Posting
from houseway.play.events import Asked, Called, Came, Done, Metered, Moved, Ruled, Settled, Undone
from houseway.play.settlement import Line, Ruling
from houseway.play.wager import Verdict
from houseway.store.actor import Actor
from houseway.store.cage_events import BuyIn
from houseway.store.events import Event, KenoAct
from houseway.store.marks import ALL, amounts_of, concerned, marks_of_act, of_person, sought
from houseway.store.search import Sought

AT = "2004-08-01T12:00:00"
RULING = Ruling("ann's wager was late: it is void", (cite("qld s4(1)"),))
ACT = (Done(1, "floor manager", "late wager", {"person": "ann"}), Ruled(2, RULING))
MIA = Actor("mia", "floor manager")
UNDER = cite("vic 25/1999 r14.12.1")
LINE = Line("ann", "red", "red", Verdict.WIN, 5_00, 5_00, 5_00, 0, 0, (cite("qld s136(5)"), cite("qld s143(1)")))
PROVISIONS = ["cites vic 25/1999 r14.12.1", "cites vic 25/1999 r14.12", "cites vic 25/1999 r14"]
PAID = ["cites qld s136(5)", "cites qld s136", "cites qld s143(1)", "cites qld s143"]


@pytest.mark.parametrize(("by", "people"), [(MIA, {"ann", "mia"}), (None, set[str]())])
def test_a_ruling_is_found_by_whom_it_concerned_where_it_is_known_who_acted(by: Actor | None, people: set[str]) -> None:
    marks = marks_of_act(3, 1, AT, [(event, by) for event in ACT])
    found = {mark for mark, *_, number in marks if number == 2}
    assert found & {of_person(name) for name in ("ann", "mia", "bob")} == {of_person(name) for name in people}


def by_both(act: str, *names: str) -> list[str]:
    return [f"act {act}", *(f"person {name}\nact {act}" for name in names)]


@pytest.mark.parametrize(
    ("event", "kind", "people", "more"),
    [
        (Done(1, "ann", "hit", {}), "done", ["ann"], by_both("hit", "ann")),
        (Done(1, "ann", "hit", {"on": "red", "to": "bob", "by": 3, "patron": ""}), "done", ["ann", "bob"],
         by_both("hit", "ann", "bob")),
        (Done(1, "ann", "hit", {"by": "b", "person": "c", "of": "d", "patron": "e"}), "done", ["ann", *"bcde"],
         by_both("hit", "ann", *"bcde")),
        (Done(1, "ann", "hit", {}, refused=UNDER), "refused", ["ann"], [*by_both("hit", "ann"), *PROVISIONS]),
        (Came(1, "wheel", "ball", 17, ""), "came", ["wheel"], []),
        (Came(1, "shoe", "card", "AS", "ann"), "came", ["shoe", "ann"], []),
        (Called(1, "no more bets", UNDER), "called", [], PROVISIONS),
        (Moved(1, "ann", 5_00, "cash"), "moved", ["ann"], []),
        (Metered(1, "ann", 5_00, UNDER), "metered", ["ann"], PROVISIONS),
        (Ruled(1, Ruling("so it is", (UNDER,))), "ruled", [], PROVISIONS),
        (Settled(1, LINE), "settled", ["ann"], PAID),
        (Undone(1, LINE), "undone", ["ann"], PAID),
        (Asked(1, "wagers", "wagers", UNDER), "asked", [], PROVISIONS),
        (BuyIn("ann", 5_00), "buy in", ["ann"], []),
        (KenoAct("sell", {"patron": "ann", "by": "bob"}, {}), "keno", ["bob", "ann"], []),
    ],
)  # fmt: skip
def test_what_each_event_is_found_by(event: Event, kind: str, people: list[str], more: list[str]) -> None:
    found = marks_of_act(3, 7, AT, [(event, None)])
    expected = ["", "chain 3", *(f"person {name}" for name in people), *more]
    assert sorted(found) == sorted((mark, kind, AT, 3, 7) for mark in expected)
    mine = {mark for mark, *_ in marks_of_act(3, 7, AT, [(event, MIA)])}
    assert mine - {*expected} >= {"person mia"}
    assert marks_of_act(3, 7, AT, [(event, Actor("", "the house"))]) == found


def test_a_report_is_an_act_that_a_ruling_followed_and_each_event_has_its_own_number() -> None:
    done = Done(1, "ann", "hit", {})
    found = marks_of_act(3, 7, AT, [(each, None) for each in (done, ACT[1], done, Moved(4, "ann", 1, "cash"))])
    assert [number for mark, *_, number in found if mark == "report"] == [7]
    assert [number for mark, *_, number in found if mark == ""] == [7, 8, 9, 10]


@pytest.mark.parametrize(
    ("act", "names"),
    [
        ([Done(1, "dealer", "late wager", {"person": "ann", "patron": "bob", "to": "cid"})], ["ann", "bob"]),
        ([Done(1, "ann", "hit", {}), Done(2, "bob", "stand", {})], ["bob"]),
        ([Done(1, "ann", "hit", {}), Came(2, "shoe", "card", "AS", "cid")], []),
        ([Moved(1, "ann", 1, "cash"), Settled(2, LINE._replace(person="bob"))], ["ann", "bob"]),
        ([Metered(1, "ann", 1, UNDER), Undone(2, LINE), Called(3, "so", UNDER)], ["ann"]),
        ([], []),
    ],
)
def test_a_ruling_concerns_whom_its_report_names_and_whose_chips_moved_by_it(
    act: list[Event], names: list[str]
) -> None:
    """From the last thing that was done or came before it until the next; names of the staff at tables are nobody's."""
    place = len(act)
    assert concerned([*act, ACT[1]], place) == names
    assert concerned([*act, ACT[1], Moved(8, "eve", 1, "cash")], place) == [*names, "eve"]
    for ends in (Done(8, "dee", "hit", {}), Came(8, "shoe", "card", "AS", "")):
        assert concerned([*act, ACT[1], ends, Moved(9, "eve", 1, "cash")], place) == names


def test_of_what_an_event_moves_each_amount_is_found_once() -> None:
    moved = [Posting(CAGE, carried("ann"), 5_00), Posting(purse("ann"), CAGE, 5_00), Posting(CAGE, carried("ann"), 7)]
    found = amounts_of(3, 7, AT, BuyIn("ann", 5_00), moved)
    assert sorted(found) == [(7, "buy in", AT, 3, 7), (5_00, "buy in", AT, 3, 7)]


NOT_DONE = {*ALL} - {"done", "refused"}
STILL, MOVES = {"done", "came", "called", "asked", "ruled", "refused"}, {"moved", "settled", "undone", "buy in"}


@pytest.mark.parametrize(
    ("asked", "marks", "without", "kinds"),
    [
        ({}, (), set[str](), {*ALL}),
        ({"kind": "act"}, (), NOT_DONE, {"done", "refused"}),
        ({"kind": "report"}, ("report",), NOT_DONE, {"done", "refused"}),
        ({"person": "ann"}, ("person ann",), set[str](), {*ALL}),
        ({"act": "hit"}, ("act hit",), NOT_DONE, {"done", "refused"}),
        ({"person": "ann", "act": "hit"}, ("person ann\nact hit",), NOT_DONE, {"done", "refused"}),
        ({"act": "hit", "cite": "qld s4"}, ("act hit", "cites qld s4"), {*ALL} - {"refused"}, {"refused"}),
        ({"cite": "qld s4"}, ("cites qld s4",), set[str](), {*ALL}),
        ({"chain": 0}, ("chain 0",), set[str](), {*ALL}),
        ({"least": 0}, (), STILL, MOVES),
        ({"most": 0}, (), STILL, MOVES),
        ({"kind": "ruling", "least": 1}, (), {*ALL}, set[str]()),
    ],
)  # fmt: skip
def test_what_is_asked_is_what_is_looked_for(
    asked: dict[str, Any], marks: tuple[str, ...], without: set[str], kinds: set[str]
) -> None:
    bounds: dict[str, Any] = {"since": "2004", "until": "2005", "before": (3, 7)}
    found = sought(**asked, **bounds)
    assert found == Sought(marks, found.kinds, asked.get("least"), asked.get("most"), *bounds.values())
    assert found.kinds == tuple(sorted(found.kinds))
    assert {*found.kinds} >= kinds
    assert without.isdisjoint(found.kinds)
