"""Draws of the system with malfunctions reported (s222): what comes of each, and the same again from the store."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.kept_lounge import OPENING, KeptLounge

from houseway.equipment.chance import Scripted
from houseway.errors import BadInput, Ground, Refused
from houseway.house.systems import CHAIN
from houseway.keno import KenoSystem
from houseway.keno.acts import result, result_of
from houseway.keno.draw import read_events
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.store.events import KenoAct

BALLS, GENERATOR = "ball device", "generator"
FIRST = list(range(1, 21))
APPROVED = {"by": "inspector", "act": "approve a new selection"}
REPLACED = {"act": "replace all the balls", "before": "inspector", "after": "result"}


@pytest.fixture
def lounge(tmp_path: Path) -> Iterator[KeptLounge]:
    found = KeptLounge(tmp_path)
    yield found
    found.close()


def drawn(lounge: KeptLounge, *events: dict[str, Any], numbers: list[int] = FIRST) -> list[tuple[str, list[str]]]:
    """Draw with these events; the rulings, and their citations."""
    lounge.do("draw", events=list(events), numbers=numbers)
    return [(ruling.what, [cite.text for cite in ruling.cites]) for ruling in lounge.system.lounge.rulings]


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
    lounge = KeptLounge(tmp_path, **rules)
    found = [cites for what, cites in drawn(lounge, *events, numbers=numbers) if "keno day begins" not in what]
    assert found == under
    before, again = lounge.system, lounge.again()
    assert again.results == before.results == {1: result}
    assert again.lounge.as_data() == before.lounge.as_data()
    assert again.lounge.rulings == before.lounge.rulings
    assert again.books.entries == before.books.entries
    caught = len({1, 2, 3} & set(result))
    assert [won.caught for won in again.tickets[1].won] == ([caught] if caught > 1 else [])
    lounge.close()


def test_s222_10_a_device_is_turned_by_hand_from_draw_to_draw_until_it_is_repaired(lounge: KeptLounge) -> None:
    drawn(lounge, {"act": "device fails", "after": 7})
    lounge.again()
    assert drawn(lounge, numbers=FIRST) == []
    drawing = lounge.house.store.events(CHAIN)
    *_, last = (event.event for event in drawing)
    assert isinstance(last, KenoAct)
    assert (last.do, last.details["drawing"][0]) == ("draw", ["keno supervisor", "turn the device by hand", {}])
    lounge.again()
    assert drawn(lounge, {"act": "repair the device"}) == [("the device is repaired", ["qld s222(10)"])]
    assert not lounge.system.lounge.by_hand


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
    lounge = KeptLounge(tmp_path, **rules)
    with pytest.raises(Refused) as refused:
        drawn(lounge, *events, numbers=[*range(1, 60)])
    assert refused.value.under.text == under
    assert refused.value.ground in (Ground.WHEN, Ground.WHO)
    for again in (False, True):  # where it was refused, and from the store: the game is still open (s222(2))
        system = lounge.again() if again else lounge.system
        assert (system.results, system.closed, system.round) == ({}, False, None)
    lounge.do("sell", ways=["4"], stake="1.00", writer="w7")
    drawn(lounge)
    assert (lounge.system.results, set(lounge.system.sold[2])) == ({1: FIRST}, {1})
    assert set(lounge.system.tickets) == {1, 2}
    lounge.close()


def test_events_stand_in_the_order_in_which_they_happen(lounge: KeptLounge) -> None:
    later, sooner = {"act": "board differs", "shown": 70, "after": 9}, {"act": "device fails", "after": 3}
    with pytest.raises(BadInput, match="more than 3 numbers are out"):
        drawn(lounge, later, sooner)


def test_s222_4_no_number_is_left_over_of_those_that_came(lounge: KeptLounge) -> None:
    with pytest.raises(BadInput, match="the drawing was over after 20 of them"):
        drawn(lounge, numbers=list(range(1, 22)))
    assert not lounge.again().results


def test_s222_4_a_result_that_is_not_that_of_its_drawing_is_not_believed(lounge: KeptLounge) -> None:
    drawing = [["keno supervisor", "activate the device", {}], *FIRST, ["keno supervisor", "declare the result", {}]]
    with pytest.raises(BadInput, match="another result"):
        lounge.enter(drawing=drawing, numbers=list(range(2, 22)), game=1)


def closed() -> KenoSystem:
    found = KenoSystem()
    found.begin_day(OPENING)
    found.close_game(OPENING)
    return found


def test_s222_what_was_refused_while_a_game_was_drawn_is_not_kept_of_its_drawing() -> None:
    drawn, source, refused = closed(), Scripted(FIRST), 0
    round_ = drawn.begin_draw(OPENING)
    while not round_.over:
        if isinstance(round_.ask, Outcome):
            with pytest.raises(Refused):
                round_.act("keno supervisor", "open the game")
            refused += 1
            round_.outcome(source.outcome(round_.ask.device))
        else:
            answer_ordinarily(round_)
    kept = result_of(drawn)
    assert (refused, len(kept["drawing"])) == (20, 22)
    again = closed()
    result(again, OPENING, kept)
    assert again.results == {1: FIRST}


def test_a_result_of_before_there_were_drawings_is_still_read(lounge: KeptLounge) -> None:
    was = {"day": 1, "number": 1, "serial": 0, "device": BALLS, "by_hand": True}
    lounge.enter(numbers=FIRST, lounge=was, game=1)
    again = lounge.again()
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
