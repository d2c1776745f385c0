"""What a record states of a round, and how it is compared with what came."""

from typing import Any

import pytest
from support.records import SPIN as SPIN_OF_ANN
from support.records import replayed

from houseway.errors import BadRecord
from houseway.play.record import Mismatch, Replayed, read, write
from houseway.play.record.agreement import pairs

WITH_BOB = SPIN_OF_ANN.replace("dealer = {", 'bob = {chips = "500"}\ndealer = {', 1)
SPIN = WITH_BOB.replace(
    '  {by = "dealer", act = "spin',
    '  {by = "bob", act = "wager", on = "red", selection = "red", stake = "5"},\n  {by = "dealer", act = "spin',
)
LOW = '  {by = "bob", act = "wager", on = "black", selection = "black", stake = "1"%s},\n'
OPENING = "events = [\n"


def differences(stated: str, text: str = SPIN) -> list[Mismatch]:
    return replayed(text + stated).differences


def with_low(mark: str = "", text: str = SPIN) -> str:
    return text.replace(OPENING, OPENING + LOW % mark)


# What is refused


@pytest.mark.parametrize(
    "stated",
    [
        'settles = [\n  {person = "bob"},\n  {person = "ann"},\n]\n',
        "rulings = []\n",
        'calls = [{call = "no more bets"}]\n',
        "awaited = {}\n",
        'received = {ann = "175"}\n',
        "state = {crown = 17}\n",
    ],
)
def test_s5_1_b_a_refusal_that_the_file_does_not_tell_is_a_difference_where_it_states_anything(stated: str) -> None:
    assert not differences(stated)
    (found,) = differences(stated, with_low())
    assert (found.line, found.expected, found.got) == (14, None, "qld s5(1)(b)")
    assert found.what == "bob's 'wager' is refused"
    assert not differences(stated, with_low(', refused = "qld s5(1)(b)"'))


def test_s5_1_b_one_refusal_that_is_told_makes_every_other_one_tell() -> None:
    text = with_low(', refused = "qld s5(1)(b)"', with_low())
    (found,) = differences("", text)
    assert (found.line, found.got) == (15, "qld s5(1)(b)")


def test_a_refusal_in_a_file_that_states_nothing_is_only_reported() -> None:
    again = replayed(with_low())
    assert (again.differences, [each.stated for each in again.refusals]) == ([], [False])


def test_where_a_line_fails_because_another_was_refused_the_refused_line_is_named_first() -> None:
    text = SPIN.replace(
        'on = "straight up", selection = "17", stake = "5.00"', 'on = "red", selection = "red", stake = "1"'
    )
    text = text.replace('{by = "dealer", act = "spin the ball"}', '{by = "dealer", act = "whistle"}')
    with pytest.raises(BadRecord) as caught:
        replayed(text)
    assert caught.value.line == 14
    assert str(caught.value).startswith("a.round:14: this is refused under qld s5(1)(b), which the file does not say: ")
    assert "; then line 16: 'whistle' is not something dealer may do now" in str(caught.value)


@pytest.mark.parametrize(
    "stated", ['"qld s5(1)(b)"', '"qld s5(1)"', '"qld s5"', '["qld s136(4)", "qld s5(1)"]', "['qld s5(1)(b)']"]
)
def test_s5_1_b_a_refusal_may_be_told_by_a_provision_above_or_by_several(stated: str) -> None:
    assert not differences("", with_low(f", refused = {stated}"))


@pytest.mark.parametrize("stated", ['"qld s5(1)(a)"', '"qld s5(1)(b)(i)"', '["qld s136(4)", "qld s5(2)"]', '"qld s50"'])
def test_s5_1_b_and_by_no_other(stated: str) -> None:
    (found,) = differences("", with_low(f", refused = {stated}"))
    assert (found.line, found.got) == (14, "qld s5(1)(b)")


# Settlements, rulings and calls

ACCEPTED = ", accepted = true"
RULED = "qld s5(2)(a)"


def test_the_order_of_settlements_does_not_matter_but_all_must_be_there() -> None:
    both = ['  {person = "ann", paid = "175"},\n', '  {person = "bob", verdict = "lose"},\n']
    for lines in (both, both[::-1]):
        assert not differences("settles = [\n" + "".join(lines) + "]\n")
    (found,) = differences("settles = [\n" + both[0] + "]\n")
    assert (found.expected, found.got["person"]) == (None, "bob")
    (found,) = differences("settles = [\n" + "".join(both) + both[0] + "]\n")
    assert (found.line, found.expected["person"], found.got) == (24, "ann", None)


def test_a_settlement_that_says_little_takes_none_that_says_more() -> None:
    got: list[dict[str, Any]] = [{"person": "ann", "paid": "5.00"}, {"person": "ann", "paid": "7.00"}]
    stated = [{"person": "ann"}, {"person": "ann", "paid": "5"}]
    assert pairs(stated, got) == [(0, got[1]), (1, got[0])]


def test_citations_of_a_settlement_are_those_that_it_must_have() -> None:
    line = 'settles = [\n  {person = "bob"},\n  {person = "ann", cites = [%s]},\n]\n'
    for cites in ('"qld s135"', '"qld s143", "qld s139"', ""):
        assert not differences(line % cites)
    (found,) = differences(line % '"qld s135", "qld s136(1)"')
    assert found.line == 23


def test_s5_2_a_a_ruling_may_be_one_among_others_and_its_citations_those_it_must_have() -> None:
    text = with_low(ACCEPTED, with_low(ACCEPTED))
    assert len(replayed(text).rulings) == 2
    for stated in (f'{{cites = ["{RULED}"]}}', '{cites = ["qld s5"]}', '{cites = ["reading G2", "qld s5(2)"]}'):
        assert not differences(f"rulings = [{stated}]\n", text)
    (found,) = differences('rulings = [\n  {cites = ["qld s5(2)(b)"]},\n]\n', text)
    assert (found.line, found.what) == (24, "a ruling")
    again = differences("rulings = []\n", text)
    assert [(each.expected, RULED in each.got["cites"]) for each in again] == [(None, True)] * 2


def test_s132_2_a_record_states_what_was_called() -> None:
    assert not differences('calls = [\n  {call = "17, black"},\n  {call = "no more bets", cites = ["qld s132"]},\n]\n')
    (found,) = differences('calls = [\n  {call = "no more bets", cites = ["qld s133"]},\n]\n')
    assert (found.line, found.got) == (22, {"call": "no more bets", "cites": ["qld s132(2)"]})
    assert len(differences("calls = []\n")) == len(replayed(SPIN).calls) == 3


# What is awaited

STAND = SPIN[: SPIN.index('  {by = "dealer", act = "spin')] + "]\n"


@pytest.mark.parametrize(
    "stated",
    [
        'by = ["ann", "bob", "dealer"], acts = ["wager", "withdraw", "spin the ball"]',
        'moment = "before the spin", cites = ["qld s136"]',
        'options = [{by = "ann", on = "red", stake = {least = "5", most = "495.00"}}]',
        'options = [{by = "bob", act = "withdraw", on = "red"}, {by = "dealer"}]',
    ],
)
def test_s136_1_a_record_states_who_is_awaited_with_which_amounts(stated: str) -> None:
    assert not differences(f"awaited = {{{stated}}}\n", STAND)


@pytest.mark.parametrize(
    "stated",
    [
        "",
        'by = "dealer"',
        'acts = ["wager", "spin the ball"]',
        'moment = "no more bets"',
        'options = [{by = "ann", on = "red", stake = {least = "2"}}]',
        'options = [{by = "dealer", act = "withdraw"}]',
        'options = [{act = "spin the ball"}, {act = "spin the ball"}]',
    ],
)
def test_s136_1_and_what_is_not_so_differs(stated: str) -> None:
    (found,) = differences(f"awaited = {{{stated}}}\n", STAND)
    assert (found.line, found.what) == (17, "what is awaited")


def test_s216_1_a_record_states_what_may_be_done_besides() -> None:
    text = (
        'format = 1\ngame = "keno"\nrules = "qld"\non = 1998-09-04\n[table]\nnumber = 1\n'
        '[people]\nann = {chips = "100"}\nks = {role = "keno supervisor"}\n'
        '[[round]]\nevents = [{by = "ks", act = "open the game"}]\n'
        'awaited = {by = "ks", options = [{by = "ann", act = "submit an entry", stake = {least = "%s"}}]}\n'
    )
    assert not replayed(text % "0.50").differences
    (found,) = replayed(text % "5").differences
    assert (found.line, found.what) == (12, "what is awaited")


def test_a_round_that_is_over_awaits_nothing() -> None:
    assert not differences("awaited = {}\n")
    assert differences('awaited = {by = "dealer"}\n')


# How things stand

STATE = """
[round.received]
ann = "175"
bob = "0"
[round.state]
house = "-170"
crown = 17
wagers = [{person = "ann", stake = "5"}]
people.ann = {chips = "670", excluded = false}
people.bob.chips = "495.00"
"""


def test_s133_a_record_states_what_is_received_and_how_things_stand_afterwards() -> None:
    assert not differences(STATE)


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ('ann = "175"', 'ann = "180"', 23, "what is received: ann"),
        ('bob = "0"', 'cat = "1"', 24, "what is received: cat"),
        ('"-170"', '"-175"', 26, "how things stand: house"),
        ("17", "18", 27, "how things stand: crown"),
        ('stake = "5"', 'stake = "6"', 28, "how things stand: wagers"),
        ('[{person = "ann", stake = "5"}]', "[]", 28, "how things stand: wagers"),
        ("false", "true", 29, "how things stand: people, ann, excluded"),
        ('"495.00"', '"500.00"', 30, "how things stand: people, bob, chips"),
    ],
)
def test_s133_and_what_is_not_so_differs(old: str, new: str, line: int, what: str) -> None:
    at = STATE.rindex(old) if old == "17" else STATE.index(old)
    (found,) = differences(STATE[:at] + new + STATE[at + len(old) :])
    assert (found.line, found.what) == (line, what)


def test_s275_1_what_is_left_out_because_it_is_usual_may_be_stated() -> None:
    text = (
        'format = 1\ngame = "manila"\nrules = "qld"\non = 1999-01-01\npeople = {dealer = {role = "dealer"}}\n'
        "[[round]]\nevents = []\nstate = {commission = %d, ace_low = false}\n"
    )
    assert not replayed(text % 5).differences
    (found,) = replayed(text % 4).differences
    assert (found.what, found.expected, found.got) == ("how things stand: commission", 4, 5)


def test_what_a_round_states_is_recorded_again() -> None:
    whole = write(replayed(SPIN + 'calls = [{call = "no more bets"}]\nawaited = {}\n' + STATE).again)
    assert whole == write(replayed(whole).again)
    (again,) = read(whole).rounds
    assert (again.received, again.awaited, len(again.calls or ())) == ({"ann": "175.00", "bob": "0.00"}, {}, 3)
    assert again.state is not None
    assert again.state["people"] == {"ann": {"chips": "670.00", "excluded": False}, "bob": {"chips": "495.00"}}


# A table that must not open

CLOSED = SPIN.replace("[people]", '[sign.limits]\nred = {minimum = "5", maximum = "9"}\n\n[people]')


def refused(by: str, text: str = CLOSED) -> Replayed:
    return replayed(text.replace("[sign", f"refused = {by}\n\n[sign").replace("\n[people]", "\n[people]", 1))


def test_s141_2_a_table_that_must_not_open_is_stated() -> None:
    with pytest.raises(BadRecord, match=r"a\.round:7: .*qld s141\(2\)"):
        replayed(CLOSED)
    for by in ('"qld s141(2)"', '"qld s141"', '["qld s23(3)", "qld s141(2)"]'):
        again = refused(by)
        (found,) = again.refusals
        assert (found.round, found.line, found.rule, again.differences) == (0, 9, "qld s141(2)", [])
        assert (again.lines, again.state, again.awaited, again.received) == ([], {}, {}, {})
        assert write(read(write(again.again))) == write(again.again)


def test_s141_2_a_table_that_opens_though_it_must_not_differs() -> None:
    (found,) = refused('"qld s23(3)"').differences
    assert (found.round, found.line, found.expected, found.got) == (0, 6, "qld s23(3)", "qld s141(2)")
    open_ = SPIN.replace("[people]", 'refused = "qld s141(2)"\n[people]')
    (found,) = replayed(open_).differences
    assert (found.round, found.line, found.expected, found.got) == (0, 6, "qld s141(2)", None)


@pytest.mark.parametrize(
    ("game", "players", "under"),
    [
        ("manila", 14, "qld s258(1)"),
        ("draw", 9, "qld s294(1)"),
        ("5-card-stud", 11, "qld s331(1)"),
        ("7-card-stud", 8, "qld s375(1)"),
    ],
)
def test_s331_1_a_table_opens_for_no_more_players_than_it_has_places_for(game: str, players: int, under: str) -> None:
    head = f'format = 1\ngame = "{game}"\nrules = "qld"\non = 1999-01-01\nrefused = "{under}"\n[people]\n'
    people = [f'p{number} = {{chips = "100"}}\n' for number in range(players)]
    again = replayed(head + "".join(people) + 'dealer = {role = "dealer"}\n')
    assert ([(each.line, each.rule) for each in again.refusals], again.differences) == ([(6, under)], [])
    fewer = head.replace(f'refused = "{under}"\n', "") + "".join(people[1:])
    assert replayed(fewer).table.players


def test_s32_3_a_table_that_is_closed_plays_no_round() -> None:
    text = (
        'format = 1\ngame = "blackjack"\nrules = "qld"\non = 1999-01-01\nrefused = "qld s32(3)"\n'
        'table = {last_rounds = 0}\npeople = {dealer = {role = "dealer"}}\n[[round]]\nevents = []\n'
    )
    assert ([each.line for each in replayed(text).refusals], replayed(text).differences) == ([8], [])
    with pytest.raises(BadRecord, match="the table is closed"):
        replayed(text.replace('refused = "qld s32(3)"', ""))
