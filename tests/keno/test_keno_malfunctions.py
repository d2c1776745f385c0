"""Draws of the system with malfunctions reported (s222): what comes of each, and the same again from the journal."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from houseway.equipment.chance import Scripted
from houseway.errors import BadInput, Ground, Refused
from houseway.games.keno.rules import Rules
from houseway.keno import Journal, Settings
from houseway.keno.drawing import conduct, read_events

OPENING = datetime(1998, 9, 4, 6)
BALLS, GENERATOR = "ball device", "generator"
FIRST = list(range(1, 21))
APPROVED = {"by": "inspector", "act": "approve a new selection"}
REPLACED = {"act": "replace all the balls", "before": "inspector", "after": "result"}


def begun(path: Path, **rules: Any) -> Journal:
    journal = Journal(path / "keno.db", Settings(rules=Rules(**rules)))
    if journal.system.day is None:
        journal.do("begin day", OPENING)
        journal.do("sell", OPENING, ways=["1-2-3"], stake="1.00", games=2, station=3, writer="w7")
    return journal


def drawn(journal: Journal, *events: dict[str, Any], numbers: list[int] = FIRST) -> list[tuple[str, list[str]]]:
    """Draw with these events; the rulings, and their citations."""
    journal.draw(OPENING, lambda round_: conduct(round_, events, Scripted(numbers)))
    return [(ruling.what, [cite.text for cite in ruling.cites]) for ruling in journal.system.lounge.rulings]


@pytest.mark.parametrize(
    ("rules", "events", "numbers", "result", "under"),
    [
        ({}, [], FIRST, FIRST, []),
        ({}, [{"act": "board differs", "ball": 2, "shown": 70, "after": 9}], FIRST, FIRST, [["qld s222(7)"]]),
        (
            {}, [{"act": "ball broke", "after": 2}, REPLACED], [*FIRST, 80], [1, *range(3, 21), 80],
            [["qld s222(8)", "qld s222(4)", "reading KN1"], ["qld s222(9)"]],
        ),
        ({}, [{"act": "device fails"}], FIRST, FIRST, [["qld s222(10)"]]),
        ({}, [{"act": "device fails", "after": 7}], FIRST, FIRST, [["qld s222(10)"]]),
        ({"spare": GENERATOR}, [{"act": "device fails"}], FIRST, FIRST, [["qld s211(1)", "qld s222(10)"]]),
        (
            {"spare": BALLS}, [{"act": "device fails"}, {"act": "balls were replaced"}], FIRST, FIRST,
            [["qld s211(1)", "qld s222(10)"], ["qld s211(2)", "reading KN12"]],
        ),
        (
            {"device": GENERATOR}, [{"act": "generator fails", "after": 3}, APPROVED], [1, 2, 3, *range(41, 61)],
            list(range(41, 61)), [["qld s222(13)", "reading KN5"], ["qld s222(14)", "qld s222(12)"]],
        ),
        ({}, [{"act": "replace a ball", "ball": 80}], FIRST, FIRST, [["qld s211(2)"]]),
    ],
)  # fmt: skip
def test_s222_7_to_s222_14_a_draw_with_what_was_reported_is_settled_and_replayed_exactly(
    tmp_path: Path,
    rules: dict[str, str],
    events: list[dict[str, Any]],
    numbers: list[int],
    result: list[int],
    under: list[list[str]],
) -> None:
    journal = begun(tmp_path, **rules)
    found = [cites for what, cites in drawn(journal, *events, numbers=numbers) if "keno day begins" not in what]
    assert found == under
    again = begun(tmp_path, **rules)
    assert again.system.results == journal.system.results == {1: result}
    assert again.system.lounge.as_data() == journal.system.lounge.as_data()
    assert again.system.lounge.rulings == journal.system.lounge.rulings
    assert again.system.books.entries == journal.system.books.entries
    caught = len({1, 2, 3} & set(result))
    assert [won.caught for won in again.system.tickets[1].won] == ([caught] if caught > 1 else [])


def test_s222_10_a_device_is_turned_by_hand_from_draw_to_draw_until_it_is_repaired(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    drawn(journal, {"act": "device fails", "after": 7})
    journal = begun(tmp_path)  # opened again
    assert drawn(journal) == []
    (_, what, details) = list(journal.done())[-1]
    assert (what, details["drawing"][0]) == ("result", ["keno supervisor", "turn the device by hand", {}])
    assert drawn(begun(tmp_path), {"act": "repair the device"}) == [("the device is repaired", ["qld s222(10)"])]
    assert not begun(tmp_path).system.lounge.by_hand


@pytest.mark.parametrize(
    ("rules", "events", "under"),
    [
        ({"device": GENERATOR}, [{"act": "generator fails", "after": 3}], "qld s222(14)"),
        ({"device": GENERATOR}, [{"act": "generator fails", "after": 3}, APPROVED | {"by": "keno writer"}],
         "qld s222(14)"),
        ({}, [{"act": "ball broke", "after": 2}], "qld s222(9)"),
        ({"spare": BALLS}, [{"act": "device fails"}], "qld s211(2)"),
        ({"device": GENERATOR}, [{"act": "ball broke", "after": 2}], "qld s222(6)"),
        ({}, [{"act": "generator fails", "after": 2}], "qld s222(12)"),
        ({}, [{"act": "repair the device"}], "qld s222(10)"),
    ],
)  # fmt: skip
def test_s222_9_s222_14_what_is_not_reported_is_not_taken_for_granted_and_nothing_is_kept(
    tmp_path: Path, rules: dict[str, str], events: list[dict[str, Any]], under: str
) -> None:
    journal = begun(tmp_path, **rules)
    with pytest.raises(Refused) as refused:
        drawn(journal, *events, numbers=[*range(1, 60)])
    assert refused.value.under.text == under
    assert refused.value.ground in (Ground.WHEN, Ground.WHO)
    again = begun(tmp_path, **rules)
    for each in (journal, again):  # where it was refused, and from the file: the game is still open (s222(2))
        assert (each.system.results, each.system.closed, each.system.round) == ({}, False, None)
    journal.do("sell", OPENING, ways=["4"], stake="1.00", writer="w7")
    drawn(again)
    assert (again.system.results, set(again.system.sold[2])) == ({1: FIRST}, {1})
    assert set(again.system.tickets) == {1, 2}


def test_events_stand_in_the_order_in_which_they_happen(tmp_path: Path) -> None:
    later, sooner = {"act": "board differs", "shown": 70, "after": 9}, {"act": "device fails", "after": 3}
    with pytest.raises(BadInput, match="more than 3 numbers are out"):
        drawn(begun(tmp_path), later, sooner)


def test_s222_10_what_another_terminal_reported_holds_at_every_terminal(tmp_path: Path) -> None:
    one, other = begun(tmp_path), begun(tmp_path)
    one.do("close game", OPENING)
    with pytest.raises(Refused):
        other.do("close game", OPENING)
    conduct(other.system.begin_draw(OPENING), [], Scripted(FIRST))  # the same numbers, and nothing reported
    drawn(one, {"act": "device fails", "after": 7})
    with pytest.raises(BadInput, match="another terminal"):
        other.finish_draw(OPENING)
    assert other.system.lounge.as_data() == one.system.lounge.as_data()
    assert other.system.lounge.by_hand


def test_s222_4_a_journal_whose_result_is_not_that_of_its_drawing_is_not_believed(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    journal.do("close game", OPENING)
    drawing = [["keno supervisor", "activate the device", {}], *FIRST, ["keno supervisor", "declare the result", {}]]
    with pytest.raises(BadInput, match="another result"):
        journal.do("result", OPENING, drawing=drawing, numbers=list(range(2, 22)), game=1)


def test_a_result_of_before_there_were_drawings_is_still_read(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    journal.do("close game", OPENING)
    lounge = {"day": 1, "number": 1, "serial": 0, "device": BALLS, "by_hand": True}
    journal.do("result", OPENING, numbers=FIRST, lounge=lounge, game=1)
    again = begun(tmp_path).system
    assert (again.results, again.lounge.by_hand) == ({1: FIRST}, True)


@pytest.mark.parametrize(
    "text",
    [
        "events = 3",
        "more = 1\nevents = []",
        "events = [",
        "events = [{after = 3}]",
        'events = [{act = "device fails", after = 21}]',
        'events = [{act = "device fails", after = "noon"}]',
        'events = [{act = "device fails", by = 3}]',
        'events = [{act = "device fails", at = 1998-09-04T20:15:00}]',
        "events = [7]",
    ],
)
def test_a_file_that_reports_no_events_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "events.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=r"events\.toml"):
        read_events(file)
    with pytest.raises(BadInput, match="cannot be read"):
        read_events(tmp_path / "none.toml")
