"""The record: it round-trips exactly, replays to the same settlement, and says on which line it is wrong."""

import random
import tomllib
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.records import ROUNDS, SPIN, replayed
from support.seeds import SESSIONS

from houseway.errors import BadInput, BadRecord, Refused
from houseway.games import find
from houseway.play.acts import Field, Option
from houseway.play.ask import Outcome
from houseway.play.events import Done
from houseway.play.people import player, staff
from houseway.play.record import Record, RecordedRound, Recorder, Replayed, read, replay, write
from houseway.play.record.plain import as_data
from houseway.play.record.toml import section
from houseway.play.round import Round
from houseway.play.table import Table

ROULETTE = find("roulette")


def table_of(*names: str) -> Table:
    table = ROULETTE.open_table(people=[*(player(name, 50_000) for name in names), *staff()])
    assert isinstance(table, Table)
    return table


def wrong(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replayed(text)
    return caught.value


# What is played is written down, and comes back


def pick(chance: random.Random, field: Field) -> Any:
    """Something that this detail may be."""
    if field.kind == "money":
        return field.least + field.step * chance.randint(0, (field.most - field.least) // field.step)
    if field.kind == "choice":
        return chance.choice(field.choices)
    if field.kind == "choices":
        return list(field.choices)
    if field.kind == "moment":
        return datetime(1998, 9, 4, 21, chance.randint(0, 59))
    return chance.choice(["cat", '\N{SNOWMAN} "o\'k" \\ \t\x00\x7f\u0085\u2028', "7", "a.b c"])


def play_at_random(round_: Round[Any], chance: random.Random, acts: int) -> None:
    for _ in range(acts):
        if isinstance(round_.ask, Outcome):
            round_.outcome(chance.choice(list(round_.ask.device.weights())))
            continue
        options = round_.options()
        if not options:
            return
        option: Option = chance.choice([o for o in options if o.act == chance.choice(options).act] or options)
        details = {f.name: pick(chance, f) for f in option.fields if not f.optional or chance.random() < 0.5}
        if chance.random() < 0.2 and "stake" in details:
            details["stake"] = chance.choice([1, 10**9, details["stake"]])
        if chance.random() < 0.1 and "selection" in details:
            details["selection"] = "nowhere"
        try:
            round_.act(chance.choice([option.who, option.who, "ann"]), option.act, details)
        except (Refused, BadInput):
            continue


def play_to_the_end(round_: Round[Any], chance: random.Random) -> None:
    play_at_random(round_, chance, 12)
    while round_.ask is not None:
        if isinstance(round_.ask, Outcome):
            round_.outcome(chance.choice(list(round_.ask.device.weights())))
        else:
            option = next(o for o in round_.ask.options(round_) if o.act not in ("wager", "withdraw"))
            round_.act(option.who, option.act)


@settings(deadline=None, max_examples=SESSIONS or 20, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32), st.integers(1, 3), st.integers(0, 20))
def test_record_replay_and_record_again_are_identical(seed: int, rounds: int, unfinished: int) -> None:
    chance = random.Random(seed)
    table = table_of("ann", "bob")
    recorder = Recorder(table)
    lines = []
    for _ in range(rounds):
        round_ = Round(table)
        recorder.add(round_)
        play_to_the_end(round_, chance)
        lines += round_.lines
    last = Round(table)
    recorder.add(last)
    play_at_random(last, chance, unfinished)
    text = recorder.text()
    assert read(text) == recorder.record()
    assert write(read(text)) == text
    again = replayed(text)
    assert again.differences == []
    assert [line for _, line in again.lines] == lines + last.lines
    assert write(again.again) == text
    assert again.table.holdings() == table.holdings()
    assert again.last is not None
    assert str(again.last.ask) == str(last.ask)


@pytest.mark.parametrize("file", ROUNDS, ids=lambda file: file.stem)
def test_every_recorded_round_replays_to_what_it_states(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    again = replay(read(text, file.name), find)
    assert again.differences == []
    assert all(played.settles is not None and played.rulings is not None for played in again.record.rounds)
    assert write(again.again) == text
    assert not again.awaited


def test_a_record_begins_with_the_table_as_it_stands_between_rounds() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act("dealer", "issue colour chips", {"person": "bob", "colour": "pink", "worth": 200, "amount": 2000})
    round_.act("bob", "wager", {"on": "split", "selection": "8-9", "stake": 400, "chips": "pink"})
    round_.act("ann", "wager", {"on": "straight up", "selection": "8", "stake": 500})
    round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": 100, "accepted": True})
    for act in ("spin the ball", "no more bets"):
        round_.act("dealer", act)
    round_.outcome(8)
    round_.act("dealer", "place the crown")
    record = Recorder(table).record()
    assert record.table["crown"] == 8
    assert record.table["wagers"][-1]["selection"] == "8"
    assert record.people["ann"]["warned"] is True
    assert record.people["bob"]["colours"] == [{"of": "roulette 1", "colour": "pink", "count": 42}]
    opened = replay(record, find).table
    assert Recorder(opened).record() == record
    assert opened.holdings() == table.holdings()


def test_s5_3_s142_s131_4_what_was_set_for_one_line_one_player_and_the_ball_is_part_of_the_record() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act("floor manager", "require increments", {"kind": "red", "amount": 500})
    round_.act("dealer", "value chips", {"use": "limit", "most": 5000, "person": "bob"})
    round_.act("dealer", "change the ball", {"diameter": 18})
    low = {"on": "odd", "selection": "odd", "stake": 200, "accepted": True, "unnoticed": True}
    round_.act("ann", "wager", low)
    for act in ("spin the ball", "no more bets"):
        round_.act("dealer", act)
    round_.outcome(9)
    round_.act("dealer", "place the crown")
    record = Recorder(table).record()
    assert record.table["wagers"] == [
        {"person": "ann", "on": "odd", "selection": "odd", "stake": "2.00", "unnoticed": True}
    ]
    opened = replay(read(write(record)), find).table
    assert Recorder(opened).record() == record
    assert (opened.sign.increment_of("red"), opened.sign.increment_of("odd")) == (500, 0)


def test_s6_1_a_record_does_not_make_a_coin_the_smallest_chip() -> None:
    with pytest.raises(BadRecord, match=r"no coins are used here \(qld s6\(1\)\)"):
        replay(read(SPIN.replace("[people]", '[table]\nunit = "0.50"\n\n[people]')), find)


def test_s137_3_chips_of_a_closed_table_are_part_of_the_record() -> None:
    closed = '[table]\nclosed = {"roulette 9" = {white = {worth = "2.00", players = ["ann"]}}}\n\n[people]'
    text = SPIN.replace("[people]", closed).replace(
        '"500.00"', '"500.00", colours = [{of = "roulette 9", colour = "white", count = 3}]'
    )
    exchange = (
        '  {by = "dealer", act = "exchange colour chips", person = "ann", colour = "white", of = "roulette 9"},\n'
    )
    again = replayed(text.replace("events = [\n", "events = [\n" + exchange))
    assert again.table.people["ann"].purse.value == 50_000 + 600 - 500 + 17_500
    assert replay(again.again, find).again == again.again


def test_details_that_are_money_are_in_dollars_and_cents_and_others_are_not() -> None:
    """What a detail is called does not matter: `chips` is an amount for one act, and a colour for another."""
    round_ = Round(table_of("ann"))
    round_.act("dealer", "seat", {"person": "bob", "chips": 50_000})
    round_.act(
        "dealer",
        "issue colour chips",
        {"person": "ann", "colour": "white", "worth": 100, "amount": 500},
    )
    round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": 500, "chips": "white"})
    seated, issued, wagered = [as_data(event) for event in round_.events if isinstance(event, Done)]
    assert (seated["chips"], issued["worth"], issued["amount"]) == ("500.00", "1.00", "5.00")
    assert (wagered["chips"], wagered["stake"]) == ("white", "5.00")


def test_a_refused_attempt_may_have_been_anything() -> None:
    table = table_of("ann")
    recorder, round_ = Recorder(table), Round(table)
    recorder.add(round_)
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    with pytest.raises(Refused):
        round_.act("ann", "wager", {"on": None, "selection": 1.5, "stake": 10**40, "box": 2**70})
    text = recorder.text()
    assert write(replayed(text).again) == text


@given(st.dictionaries(st.text(), st.text() | st.integers() | st.booleans() | st.dates() | st.datetimes()))
def test_the_writer_writes_what_tomllib_reads(data: dict[str, Any]) -> None:
    record = Record(
        "roulette", "qld", date(1998, 9, 4), {"ann": {}}, rounds=[RecordedRound([{"by": "ann", "act": "x"}])]
    )
    bare = Record("roulette", "qld", date(1998, 9, 4), {}, about="x")
    assert read(write(record)) == record
    assert read(write(bare)) == bare
    try:
        text = section("", {"all": [data], "one": data})
    except BadInput:  # half a character
        return
    assert tomllib.loads(text) == {"all": [data], "one": data}


# What the record states, and what the replay gives


def test_what_a_record_does_not_state_is_not_compared() -> None:
    again = replayed(SPIN)
    assert again.differences == []
    (number, line), *_ = again.lines
    assert (number, line.person, line.paid, line.left) == (1, "ann", 17_500, 500)
    assert again.state["people"]["ann"] == {"role": "player", "chips": "670.00"}
    assert (again.state["house"], again.state["crown"], again.awaited) == ("-175.00", 17, {})


def test_a_settlement_is_compared_in_what_it_states() -> None:
    assert not replayed(SPIN + 'settles = [\n  {person = "ann", verdict = "win", paid = "175"},\n]\n').differences
    (found,) = replayed(SPIN + 'settles = [\n  {person = "ann", paid = "170.00"},\n]\n').differences
    assert (found.line, found.round) == (20, 1)
    assert (found.expected, found.got) == ({"person": "ann", "paid": "170.00"}, {"person": "ann", "paid": "175.00"})


def test_a_settlement_too_many_or_too_few_is_a_difference() -> None:
    (found,) = replayed(SPIN + "settles = []\n").differences
    assert (found.line, found.expected, found.got["person"]) == (19, None, "ann")
    (found,) = replayed(SPIN + "rulings = [\n\n  # none was made\n  {ruling = 'x'},\n]").differences
    assert (found.line, found.expected, found.got) == (22, {"ruling": "x"}, None)


REFUSED = '  {by = "ann", act = "wager", on = "red", selection = "red", stake = "1.00"%s},\n'


def refused(mark: str) -> Replayed:
    return replayed(SPIN.replace("events = [\n", "events = [\n" + REFUSED % mark))


def test_s5_1_b_a_refusal_is_reported_and_the_replay_goes_on() -> None:
    again = refused("")
    (found,) = again.refusals
    assert (found.line, found.rule, again.differences) == (13, "qld s5(1)(b)", [])
    assert not found.stated
    assert found.why.startswith("$1.00 is under the minimum")
    assert len(again.lines) == 1


def test_a_refusal_under_another_provision_is_a_difference() -> None:
    assert not refused(', refused = "qld s5(1)(b)"').differences
    (found,) = refused(', refused = "qld s5(1)(a)"').differences
    assert (found.line, found.expected, found.got) == (13, "qld s5(1)(a)", "qld s5(1)(b)")
    accepted = SPIN.replace('stake = "5.00"', 'stake = "5.00", refused = "qld s5(3)"')
    (found,) = replayed(accepted).differences
    assert (found.line, found.expected, found.got) == (13, "qld s5(3)", None)


def test_the_last_round_may_be_unfinished() -> None:
    again = replayed(SPIN.replace('  {by = "dealer", act = "place the crown"},\n', ""))
    assert again.awaited["says"] == "dealer: place the crown"
    assert again.lines == []


# Any TOML is read, and a default may be written

ANOTHER_SPIN = """\
format = 0b1 # one
"game" = 'roulette'
rules = 'qld'
on = 1998-09-05 00:00:00
people = {ann.chips = "500.00", "dealer" = {role = "dealer"}, 'floor manager'.role = "floor manager"}
[[round]]
[[round.events]]
by = "ann"
act = '''
wager'''
on = "straight\\u0020up"
selection = "1\\u0037"
stake = "5"
[[round.events]]
by = "dealer"
act = "spin the ball"
[[round.events]]
by = "dealer"
act = "no more bets"
[[round.events]]
by = "wheel"
ball = 0x11
[[round.events]]
by = "dealer"
act = "place the crown"
"""


@pytest.mark.parametrize(
    "text",
    [
        ANOTHER_SPIN,
        ANOTHER_SPIN.replace("\n", "\r\n"),
        "\ufeff" + SPIN,
        SPIN.replace("},\n  {by", "}, {by"),
        SPIN.replace("[[round]]\nevents = [", "[[round]] # the first\nevents = [ # of it"),
    ],
)
def test_a_record_is_read_however_its_toml_is_written(text: str) -> None:
    found, usual = replayed(text), replayed(SPIN)
    assert [line for _, line in found.lines] == [line for _, line in usual.lines]
    assert found.state == usual.state


def test_the_line_is_told_however_the_toml_is_written() -> None:
    assert wrong(ANOTHER_SPIN.replace("0x11", "37")).line == 20
    assert wrong(ANOTHER_SPIN.replace("\n", "\r\n").replace("0x11", "37")).line == 20


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("format = 1", 'format = 1\nvariant = {}\nabout = ""\naltered = []\nrefused = ""'),
        ("format = 1", "format = 1\nrefused = []"),
        ('stake = "5.00"', 'stake = "5.00", accepted = false, chips = "", placed_by = ""'),
        ('stake = "5.00"', 'stake = "5.00", placed_by = "ann", refused = []'),
        ('act = "spin the ball"', 'act = "spin the ball", refused = "", accepted = false, agreed = []'),
        ("ball = 17", 'ball = 17, to = "", refused = ""'),
        ("ball = 17},", "ball = 17},\n"),
    ],
)
def test_a_default_may_be_written(old: str, new: str) -> None:
    found, usual = replayed(SPIN.replace(old, new)), replayed(SPIN)
    assert (found.lines, found.state, found.refusals) == (usual.lines, usual.state, [])


def test_a_withdrawal_that_is_not_too_late_may_say_so() -> None:
    back = '  {by = "ann", act = "withdraw", on = "straight up", selection = "17", accepted = false, chips = ""},\n'
    assert replayed(SPIN.replace('  {by = "dealer", act = "spin', back + '  {by = "dealer", act = "spin')).lines == []


# What is wrong is told with the line and what is allowed there

WRONG = [
    ("", "x = ", 1, "not TOML"),
    ("format = 1", "format = 3", 1, "reads formats 1 and 2"),
    ("format = 1", "", 1, "'format' is missing"),
    ('game = "roulette"', 'game = "fan-tan"', 2, "roulette"),
    ('game = "roulette"', "game = 5", 2, "'game' must be text"),
    ('rules = "qld"', 'rules = "vic"', 3, "held under qld"),
    ("on = 1998-09-04", "on = 1997-01-01", 4, "held since 1998-09-04"),
    ("on = 1998-09-04", 'on = "1998"', 4, "a date like"),
    ("on = 1998-09-04", "on = 1998-09-04T12:00:00Z", 4, "time zone"),
    ("[people]", "[persons]", 6, "'persons' is not known"),
    ("[people]", "[table]\ncrown = 40\n[people]", 7, "0 to 36"),
    (
        "[people]",
        "[table]\nkrown = 4\n[people]",
        7,
        "'krown' is not known to a table of roulette; it has issued, closed, wheel, ball_mm,",
    ),
    (
        "[people]",
        "[table]\nvalue_chips = 4\n[people]",
        6,
        "is written; look at 'value_chips'",
    ),
    ("[people]", "[table]\nhouse = 4\n[people]", 7, "dollars and cents"),
    ("[people]", "[table]\nname = 4\n[people]", 7, "'name' must be text"),
    ("[people]", "[table]\nname = ' '\n[people]", 7, "'name' must be words"),
    ("[people]", '[table]\nwagers = [\n {person = "bob"},\n]\n[people]', 8, "'on' is missing"),
    (
        "[people]",
        '[table]\nwagers = [\n {person = "ann", on = "split", selection = "1-3", stake = "5"},\n]\n[people]',
        8,
        "0-1, 0-2",
    ),
    ("[people]", '[sign.limits]\nred = {minimum = "5"}\n[people]', 7, "'maximum' is missing"),
    ("[people]", '[sign.limits]\nreds = {minimum = "5", maximum = "9"}\n[people]', 7, "straight up, split"),
    ("[people]", '[sign.limits]\nred = {minimum = "5", maximum = "9"}\n[people]', 7, "qld s141(2)"),
    ("[people]", '[sign]\nnotices = [\n  {kind = "red"},\n]\n[people]', 8, "'minimum' is missing"),
    ('{role = "dealer"}', '{role = "croupier"}', 8, "player, spectator, dealer"),
    ('"500.00"', '"500.0"', 7, "dollars and cents"),
    ('"500.00"', '"-1.00"', 7, "nought or more"),
    ('"500.00"', '"1", colours = [{of = "roulette 1", colour = "red", count = 1}]', 7, "were not issued"),
    ('"500.00"', '"1", colour = "red"', 7, "'colour' is not known in 'ann'"),
    ('stake = "5.00"', "stake = 5", 13, "dollars and cents"),
    ('stake = "5.00"', 'stake = "5.00", box = 1', 13, "a wager has no 'box'"),
    ('stake = "5.00"', 'stake = "5.00", box = 1.5', 13, "has no place in a record"),
    ('stake = "5.00"', 'stake = "5.00", box = {a = 1}', 13, "'box' must be"),
    ('selection = "17"', "selection = 17", 13, "in words"),
    ('by = "ann"', 'by = "zoe"', 13, "there are ann, dealer, floor manager"),
    ('by = "ann"', "by = 3", 13, "says 'by' whom"),
    ('act = "wager"', 'act = "hit"', 13, "open to ann: wager"),
    ('"spin the ball"', '"spin the wheel"', 14, "open to dealer: spin the ball"),
    ('act = "spin the ball"', "spin = true", 14, "one outcome of a device"),
    ('act = "spin the ball"', "ball = 71", 14, "no device is awaited now, but wagers"),
    ('act = "spin the ball"', 'act = "spin the ball", refused = "s5"', 14, "is not a citation"),
    ("ball = 17", "ball = 37", 16, "37 is no outcome"),
    ("ball = 17", "dice = 3", 16, "awaited: a ball from the wheel"),
    ("ball = 17", 'ball = 17, to = "ann"', 16, "not for 'ann'"),
    ("ball = 17", "ball = true", 16, "one outcome of a device"),
    ("ball = 17", "ball = 0x" + "f" * 5000, 16, "too large"),
    ('"place the crown"},', '"place the crown"},\n  {by = "dealer", act = "spin the ball"},', 18, "the round is over"),
    ("[[round]]", "[[round]]\nevents = []\n\n[[round]]", 14, "the round before is not over; awaited: wagers"),
    (
        "[[round]]",
        "[[round]]\nevent = []\n\n[[round]]",
        12,
        "allowed: events, settles, rulings, calls, awaited, received, state",
    ),
    ("[[round]]", "[[round]]\n\n[[round]]", 11, "'events' is missing"),
    ("]\n", ']\nsettles = [\n {verdict = "push"},\n]\n', 20, "win, lose, void, stands"),
    ("]\n", ']\nsettles = [\n {won = "5"},\n]\n', 20, "'won' is not known in a settlement"),
    ("]\n", "]\nrulings = [{cites = ['s5']}]\n", 19, "is not a citation"),
]


@pytest.mark.parametrize(("old", "new", "line", "says"), WRONG)
def test_what_is_wrong_is_told_with_the_line_and_what_is_allowed(old: str, new: str, line: int, says: str) -> None:
    at = SPIN.rindex(old) if old == "]\n" else SPIN.index(old)
    found = wrong(SPIN[:at] + new + SPIN[at + len(old) :])
    assert (found.line, found.file) == (line, "a.round")
    assert says in str(found)
    assert str(found).startswith(f"a.round:{line}: ")


def test_an_empty_file_is_wrong_on_its_first_line() -> None:
    assert str(wrong("")).startswith("a.round:1: 'format' is missing")


def test_lists_within_lists_without_end_are_refused() -> None:
    assert "too deep" in str(wrong("x = " + "[" * 100_000))
