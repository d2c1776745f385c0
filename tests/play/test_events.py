"""Events are values: what an act led to, numbered, written and read by one codec, as a line of a record and as JSON."""

import json
import random
from datetime import datetime
from typing import Any

import pytest
from support.sessions import EVERY, fill_option, table_of, walk

from houseway.cite import cite
from houseway.errors import BadInput, Refused
from houseway.games import find
from houseway.play.acts import Field
from houseway.play.events import CASH, LAYOUT, Asked, Called, Came, Done, Event, Moved, Settled
from houseway.play.people import player, staff
from houseway.play.record import Recorder, read, replay
from houseway.play.record.plain import as_data, from_data
from houseway.play.round import Round
from houseway.play.table import Table

RED = {"on": "red", "selection": "red", "stake": 500}
EVERY_GAME = pytest.mark.parametrize("name", EVERY)


def roulette() -> Round[Any]:
    return Round(find("roulette").open_table(people=[player("ann", 50_000), player("bob", 50_000), *staff()]))


def spin(round_: Round[Any], number: int) -> None:
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.outcome(number)
    round_.act("dealer", "place the crown")


def test_what_an_act_led_to_has_nothing_of_what_was_before() -> None:
    round_ = roulette()
    round_.act("ann", "wager", RED)
    done, moved = round_.led_to
    assert (done, moved) == (
        Done(2, "ann", "wager", RED, done.fields),  # type: ignore[union-attr]
        Moved(3, "ann", -500, LAYOUT),
    )
    round_.act("dealer", "spin the ball")
    assert [type(event) for event in round_.led_to] == [Done, Asked]
    round_.act("dealer", "no more bets")
    called = [event for event in round_.led_to if isinstance(event, Called)]
    assert [(event.words, event.under) for event in called] == [("no more bets", cite("qld s132(2)"))]
    round_.outcome(3)
    came, announced, asked = round_.led_to
    assert came == Came(came.number, "wheel", "ball", 3, "")
    assert isinstance(announced, Called)
    assert isinstance(asked, Asked)
    assert asked.moment == "the ball is at rest"
    round_.act("dealer", "place the crown")
    last = [event for event in round_.led_to if isinstance(event, Settled)]
    assert [(event.line.wager, event.line.paid) for event in last] == [("red", 500)]


def test_events_are_numbered_through_the_round_and_a_refused_attempt_is_one() -> None:
    round_ = roulette()
    with pytest.raises(Refused):
        round_.act("ann", "wager", {**RED, "stake": 1})
    assert [type(event) for event in round_.led_to] == [Done]
    round_.act("ann", "buy chips", {"amount": 10_000})
    spin(round_, 3)
    assert [event.number for event in round_.events] == list(range(1, len(round_.events) + 1))
    refused, bought = round_.events[1:3]
    assert isinstance(refused, Done)
    assert refused.refused == cite("qld s5(1)(b)")
    assert isinstance(bought, Done)
    assert round_.events[3] == Moved(4, "ann", 10_000, CASH)


def test_what_is_read_of_a_round_costs_nothing_until_it_is_read_and_can_be_sliced() -> None:
    round_ = roulette()
    round_.act("ann", "wager", RED)
    led_to = round_.led_to
    assert len(led_to) == 2
    assert led_to[-1] == list(led_to)[1] == round_.events[2] == led_to[1:][0]


@EVERY_GAME
def test_every_event_of_every_game_is_read_as_it_was_written(name: str) -> None:
    chance = random.Random(f"codec {name}")
    table = table_of(EVERY[name], chance)
    for _ in range(3):
        steps = list(walk(table, chance, fill_option, steady=0.7))
        for event in steps[-1][0].events:
            written = as_data(event)
            again = json.loads(json.dumps(written, default=datetime.isoformat))
            fields = event.fields if isinstance(event, Done) else ()
            assert as_data(from_data(written, event.number, fields)) == written
            assert from_data(written, event.number, fields).number == event.number
            assert json.loads(json.dumps(as_data(from_data(again, 0, fields)), default=str)) == again
        if not table.open:
            break


def test_the_type_of_a_detail_is_its_fields_and_not_its_names() -> None:
    fields = (Field("chips", "money"), Field("amount", "text"), Field("at", "whole"))
    event: Event = Done(1, "dealer", "seat", {"chips": 50_000, "amount": "some", "at": 100}, fields)
    assert as_data(event) == {"by": "dealer", "act": "seat", "chips": "500.00", "amount": "some", "at": 100}
    assert from_data(as_data(event), 1, fields) == event


def test_what_no_record_can_hold_is_refused_where_it_was_accepted_and_told_where_it_was_not() -> None:
    with pytest.raises(BadInput, match="'what' cannot be recorded"):
        as_data(Done(1, "ann", "whistle", {"what": 1.5}))
    assert as_data(Done(1, "ann", "whistle", {"what": 1.5}, (), cite("qld s5(1)(a)")))["what"] == "1.5"


# A record of format 2: everything in the order in which it happened


def recorded(table: Table, numbers: tuple[int, ...]) -> str:
    recorder = Recorder(table)
    for number in numbers:
        round_ = Round(table)
        recorder.add(round_)
        round_.act("ann", "wager", RED)
        spin(round_, number)
    return recorder.text()


def test_a_record_has_what_was_called_moved_ruled_and_settled_in_order() -> None:
    text = recorded(roulette().table, (3,))
    events = [line.strip() for line in text.partition("[[round]]")[2].splitlines()]
    assert text.startswith("# Recorded at a table of roulette. See docs/rounds.md.\nformat = 2\n")
    assert events[2:5] == [
        '{by = "ann", act = "wager", on = "red", selection = "red", stake = "5.00"},',
        '{chips = "-5.00", to = "ann", from = "layout"},',
        '{by = "dealer", act = "spin the ball"},',
    ]
    assert '{call = "3, red", cites = ["qld s133(1)"]},' in events
    assert not replay(read(text), find).differences


@pytest.mark.parametrize(
    ("stated", "instead", "what"),
    [
        ('paid = "5.00"', 'paid = "6.00"', "the settlement of ann red red"),
        ('call = "3, red"', 'call = "3, black"', "the call '3, black'"),
        ('chips = "-5.00"', 'chips = "-4.00"', "chips to or from ann"),
        ('  {call = "no more bets", cites = ["qld s132(2)"]},\n', "", "the call 'no more bets'"),
    ],
)
def test_a_replay_tells_the_line_that_it_does_not_come_to(stated: str, instead: str, what: str) -> None:
    text = recorded(roulette().table, (3,))
    assert stated in text
    (difference,) = replay(read(text.replace(stated, instead, 1)), find).differences
    assert difference.what == what
    if instead:
        assert instead in text.replace(stated, instead, 1).splitlines()[(difference.line or 0) - 1]


def test_a_record_of_format_2_that_only_says_what_happened_is_compared_in_nothing_else() -> None:
    text = recorded(roulette().table, (3, 0))
    short = "\n".join(line for line in text.splitlines() if not line.startswith(("  {call", "  {chips", "  {person")))
    again = replay(read(short), find)
    assert not again.differences
    assert [line.paid for _, line in again.lines] == [500, 0]


@EVERY_GAME
def test_rounds_of_every_game_replay_to_every_event(name: str) -> None:
    chance = random.Random(f"format 2 {name}")
    table = table_of(EVERY[name], chance)
    recorder = Recorder(table)
    for _ in range(3):
        for round_, _lines in walk(table, chance, fill_option, steady=0.6):
            recorder.add(round_)
        if not table.open:
            break
    text = recorder.text()
    again = replay(read(text), find)
    assert again.differences == []
    assert again.again == read(text)
