"""Where a bound stands, both of its ends are tried: sessions, the clock of a table, the hours of a lounge, a retry."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from houseway.cite import cite
from houseway.errors import BadInput
from houseway.games.keno.entry import Entry
from houseway.house.lounge import check_act, costs, told
from houseway.house.lounge_hours import Hours, due, hours_of, next_draw
from houseway.house.retries import came, did
from houseway.house.tables import merkle
from houseway.house.tables.timers import Timer, Timers
from houseway.keno import KenoSystem, Terminal
from houseway.ledger.accounts import carried, purse
from houseway.play.events import Asked, Came, Done, Moved
from houseway.store.database import opened, url_of
from houseway.store.events import Event, Gone, Overdue, Ready
from houseway.store.pace import MOST, Pace
from houseway.store.sign_ins import TOGETHER, SignIns

NOON = datetime(2026, 7, 1, 12)
SECOND = timedelta(seconds=1)


@pytest.fixture
def sign_ins(tmp_path: Path) -> Iterator[SignIns]:
    engine = opened(url_of(tmp_path))
    yield SignIns(engine)
    engine.dispose()


# Sessions


def test_a_session_goes_on_until_its_last_second_is_over_and_no_longer(sign_ins: SignIns) -> None:
    sign_ins.begin("a", "ann", now=0, until=100)
    assert [sign_ins.person("a", now) for now in (99, 100, 101)] == ["ann", None, None]
    assert [sign_ins.going_on(["a", "b"], now) for now in (99, 100)] == [{"a"}, set()]
    sign_ins.begin("b", "bob", now=99, until=200)
    assert sign_ins.person("a", 0) == "ann"
    sign_ins.begin("c", "cat", now=100, until=200)  # and what is over is swept out
    assert [sign_ins.person(key, 0) for key in "abc"] == [None, "bob", "cat"]


def test_of_very_many_sessions_each_is_asked_for(sign_ins: SignIns) -> None:
    keys = [str(number) for number in range(2 * TOGETHER + 1)]
    for key in (keys[0], keys[TOGETHER], keys[-1]):
        sign_ins.begin(key, "ann", now=0, until=100)
    assert sign_ins.going_on(keys, 99) == {keys[0], keys[TOGETHER], keys[-1]}


def test_a_session_ends_alone_or_with_all_of_its_person(sign_ins: SignIns) -> None:
    for key, who in (("a", "ann"), ("b", "ann"), ("c", "ann"), ("d", "bob")):
        sign_ins.begin(key, who, now=0, until=100)
    sign_ins.end("a")
    assert sign_ins.going_on("abcd", 0) == {"b", "c", "d"}
    sign_ins.end_all("ann")
    assert sign_ins.going_on("abcd", 0) == {"d"}
    sign_ins.set_password("bob", "hashed")
    assert sign_ins.going_on("abcd", 0) == set()


def test_a_password_stands_in_place_of_the_one_before_and_a_name_is_claimed_once(sign_ins: SignIns) -> None:
    assert [sign_ins.claim(name) for name in ("ann", "ann", "bob")] == [True, False, True]
    assert sign_ins.password("cat") is None
    for hashed in ("one", "two"):
        sign_ins.set_password("ann", hashed)
    assert [sign_ins.password(name) for name in ("ann", "bob")] == ["two", ""]
    assert sign_ins.claim("ann") is False


def test_a_session_that_is_nobodys_is_written_and_leaves_nothing(sign_ins: SignIns) -> None:
    sign_ins.begin("a", "ann", now=0, until=100)
    sign_ins.write_nobodys("probe", 8)
    assert (sign_ins.person("a", 0), sign_ins.person("probe", -1), sign_ins.at_hand) == ("ann", None, True)


# The clock of a table


@pytest.mark.parametrize(("after", "up"), [(-1, True), (0, False), (19, False), (20, True), (21, True)])
def test_a_timer_is_up_at_its_moment_and_where_the_clock_was_put_back(after: int, up: bool) -> None:
    timer = Timer("wagers", "", NOON, NOON + 20 * SECOND)
    assert timer.is_up(NOON + after * SECOND) is up
    assert timer.as_data() == {
        "what": "wagers", "who": "", "since": "2026-07-01T12:00:00", "at": "2026-07-01T12:00:20",
    }  # fmt: skip


REFUSED = cite("qld s139")


def asked(what: str) -> Asked:
    return Asked(1, "before the spin", what, cite("qld s131"))


def heard(*events: Event) -> Timers:
    """Each a second after the one before."""
    timers = Timers()
    for number, event in enumerate(events):
        timers.hear([event], NOON + number * SECOND)
    return timers


def test_the_first_wager_since_wagers_were_asked_for_is_the_one_that_counts() -> None:
    spent, won = Moved(1, "ann", -500, "layout"), Moved(1, "ann", 500, "layout")
    assert heard(asked("wagers, until"), won, Moved(1, "ann", -500, "cash")).wagered is None
    timers = heard(asked("wagers, until"), won, spent, spent)
    assert (timers.asked, timers.wagered, timers.last) == (NOON, NOON + 2 * SECOND, NOON + 3 * SECOND)
    assert heard(spent, Moved(1, "ann", -500, "tickets")).wagered == NOON
    again = heard(asked("wagers, until"), spent, asked("wagers, until"))
    assert (again.asked, again.wagered, again.opened) == (NOON + 2 * SECOND, None, 2)
    assert heard(asked("the ball")).opened == 0


def test_whoever_does_something_is_no_longer_ready_and_has_missed_nothing() -> None:
    did_it, overdue, ready = Done(1, "ann", "wager", {}), Overdue("ann"), Ready("ann")
    assert heard(ready).ready == {"ann"}
    assert heard(ready, did_it).ready == heard(ready, asked("wagers, until")).ready == set()
    assert heard(ready, Done(1, "ann", "wager", {}, refused=REFUSED)).ready == {"ann"}
    assert heard(overdue).missed == {"ann": 1}
    assert heard(overdue, did_it).missed == {"ann": 1}  # which was done in their place
    assert heard(overdue, did_it, overdue).missed == {"ann": 2}
    for back in (ready, Gone("ann")):
        assert heard(overdue, back).missed == {}
    assert heard(overdue, did_it, did_it).missed == {}
    assert heard(overdue, Done(1, "bob", "wager", {}), did_it).missed == {}


@pytest.mark.parametrize(("act", "joins"), [("seat", True), ("join standing", True), ("leave", False)])
def test_when_somebody_joined(act: str, joins: bool) -> None:
    assert heard(Done(1, "dealer", act, {})).seated == (NOON if joins else None)


@pytest.mark.parametrize(("seconds", "taken"), [(0, True), (MOST, True), (MOST + 1, False), (-1, False), (True, False)])
def test_a_pace_is_from_nought_to_a_day(seconds: int, taken: bool) -> None:
    if taken:
        assert Pace().with_changes({"decides": seconds}) == Pace(decides=seconds)
        assert Pace(decides=seconds).seconds("decides") == timedelta(seconds=seconds)
    else:
        with pytest.raises(BadInput, match="decides: a pace is a whole number of seconds from 0 to 86400"):
            Pace().with_changes({"decides": seconds})


# The lounge


@pytest.mark.parametrize(
    ("details", "hours"),
    [
        ({}, Hours(0, 0)), ({"draws": 0}, Hours(0, 0)), ({"draws": 60}, Hours(60, 60)), ({"quiet": 5}, Hours(0, 5)),
        ({"draws": MOST, "quiet": 1}, Hours(MOST, 1)), ({"draws": MOST + 1}, None), ({"quiet": -1}, None),
        ({"draws": True}, None), ({"draws": "60"}, None), ({"often": 5}, None),
    ],
)  # fmt: skip
def test_hours_are_from_nought_to_a_day(details: dict[str, Any], hours: Hours | None) -> None:
    if hours is None:
        with pytest.raises(BadInput, match=r"whole number of seconds from 0 to 86400|no hours called 'often'"):
            hours_of(details)
    else:
        assert hours_of(details) == hours
        assert hours.by_the_clock is (hours.draws > 0)


MORNING = datetime(1998, 9, 4, 6)
HOURS = Hours(60, 300)


def at(seconds: int) -> datetime:
    return MORNING + seconds * SECOND


def lounge() -> KenoSystem:
    system = KenoSystem()
    system.begin_day(MORNING)
    return system


def sell(system: KenoSystem, seconds: int) -> None:
    system.sell(at(seconds), Terminal(3, "w7"), Entry(((1, 2, 3),), 100), patron="ann")


def drawn(system: KenoSystem, seconds: int) -> None:
    system.close_game(at(seconds))
    system.result(at(seconds), range(1, 21))


def test_s222_a_game_is_drawn_so_long_after_its_first_ticket_or_its_opening_whichever_is_later() -> None:
    system = lounge()
    assert next_draw(system, HOURS) == at(300)
    assert next_draw(system, Hours()) is None
    assert next_draw(KenoSystem(), HOURS) is None
    sell(system, 100)
    sell(system, 200)
    assert next_draw(system, HOURS) == at(160)
    system.close_game(at(210))
    sell(system, 220)  # for the game to come
    system.result(at(250), range(1, 21))
    assert next_draw(system, HOURS) == at(310)


def test_s222_after_twelve_empty_games_the_next_waits_for_a_ticket() -> None:
    system = lounge()
    for number in range(12):
        assert next_draw(system, HOURS) is not None, number
        drawn(system, number)
    assert next_draw(system, HOURS) is None
    assert due(system, HOURS, at(100)) == ("begin day", at(24 * 3600))
    sell(system, 100)
    assert due(system, HOURS, at(100)) == ("draw", at(160))


def test_s210_what_a_lounge_does_next_by_itself() -> None:
    assert due(KenoSystem(), HOURS, MORNING) == ("begin day", MORNING)
    assert due(KenoSystem(), Hours(), MORNING) is None
    system, end = lounge(), 24 * 3600
    assert due(system, HOURS, MORNING) == ("draw", at(300))
    assert due(system, Hours(2 * end, 2 * end), at(end - 1)) == ("draw", at(end))
    assert due(system, HOURS, at(end)) == ("begin day", at(end))
    sell(system, 10)
    assert due(system, HOURS, at(end)) == ("draw", at(end))
    system.close_game(at(20))
    assert due(system, HOURS, at(end)) == ("draw", at(end))
    system.result(at(end), range(1, 21))
    assert due(system, HOURS, at(end)) == ("begin day", at(end))


WITHOUT_A_PATRON = ("begin day", "close game", "hand over", "draw", "set hours")
WITH_A_PATRON = ("sell", "accept", "pay", "refund", "issue keno dollars", "redeem keno dollars", "claim")


@pytest.mark.parametrize("what", [*WITHOUT_A_PATRON, *WITH_A_PATRON])
def test_s219_6_who_has_money_of_the_lounge_is_named_and_nobody_besides(what: str) -> None:
    named = {"patron": "ann"}
    right, wrong = ({}, named) if what in WITHOUT_A_PATRON else (named, {})
    check_act(what, right)
    with pytest.raises(BadInput, match=f"'{what}' (names|takes|a draw)|a draw takes no 'patron'"):
        check_act(what, wrong)


def test_what_is_not_done_at_a_lounge_and_what_a_draw_and_a_handing_over_do_not_take() -> None:
    for what, details, why in (
        ("result", {}, "is not done at a keno lounge"),
        ("hand over", {"play_money": [1]}, "takes nothing more"),
        ("draw", {"drawing": []}, "a draw takes no 'drawing'; allowed: numbers, events, game"),
    ):
        with pytest.raises(BadInput, match=why):
            check_act(what, details)
    check_act("draw", {"numbers": [], "events": [], "game": 1})


def test_s217_1_what_a_patron_hands_in_is_asked_of_their_own_accounts() -> None:
    system = lounge()
    for amount in (300, 200):
        system.issue_dollars(MORNING, Terminal(3, "w7"), amount)
    sells: Mapping[str, Any] = {"patron": "ann", "ways": ["1-2-3"], "stake": "5.00", "games": 2}
    cash, chips = purse("ann"), carried("ann")
    for what, more, due_ in (
        ("sell", {}, {cash: 1000, chips: 0}),
        ("sell", {"chips": "4.00"}, {cash: 600, chips: 400}),
        ("sell", {"chips": "4.00", "keno_dollars": [1, 2, 1]}, {cash: 100, chips: 400}),
        ("sell", {"chips": "10.00", "keno_dollars": [1]}, {cash: 0, chips: 1000}),
        ("sell", {"handed_in": "7.00"}, {cash: 1000, chips: 0}),
        ("accept", {"handed_in": "7.00", "chips": "2.00"}, {cash: 500, chips: 200}),
        ("accept", {}, {cash: 1000, chips: 0}),
        ("pay", {}, {}),
    ):
        assert costs(system, what, {**sells, **more}) == due_, (what, more)
    issue = {"patron": "ann", "amount": "5.00"}
    assert costs(system, "issue keno dollars", issue) == {cash: 500}
    assert costs(system, "issue keno dollars", {**issue, "chips": True}) == {chips: 500}


def test_what_is_told_of_all_that_is_done_at_a_lounge() -> None:
    system, writer = lounge(), Terminal(3, "w7")
    ticket = system.sell(MORNING, writer, Entry(((1, 2, 3),), 100, 2), patron="ann")
    assert told(ticket) == {"ticket": 1, "first game": 1, "cost": 200}
    accepted = told(system.accept(MORNING, writer, Entry(((1, 2, 3),), 105)))
    void = [
        "the patron's entry is void for $0.05 on each way, which is no multiple",
        ["qld s216(4)(b)", "reading KN14"],
    ]
    assert accepted == {"back": 5, "rulings": [void], "ticket": 2, "first game": 1, "cost": 100}
    assert told(system.issue_dollars(MORNING, writer, 500)) == {"keno dollars": 1, "amount": 500}
    system.close_game(MORNING)
    won = [[1, 0, 4400], [2, 0, 4400]]
    assert told(system.result(MORNING, range(1, 21))) == {"game": 1, "wagered": 200, "winners": won}
    assert told(system.present(MORNING, writer, 1)) == {"ticket": 1, "paid": {"cash": 4400}}
    in_dollars = told(system.present(MORNING, writer, 2, "keno dollars"))
    assert in_dollars == {"ticket": 2, "paid": {"keno dollars": 4400}, "keno dollars": 2}
    assert told(system.redeem_dollars(MORNING, writer, 1)) == {"amount": 500}
    assert told(system.hand_over(MORNING)) == {"cheque": 0, "tickets": 0}
    assert told(None) == {}


# The very same thing, asked for again


ACTED = Done(1, "ann", "wager", {"on": "red", "stake": 500})


@pytest.mark.parametrize(
    ("who", "act", "details", "same"),
    [
        ("ann", "wager", None, True),
        ("ann", "wager", {"on": "red", "stake": 500}, True),
        ("ann", "wager", {"on": "red", "stake": "5.00"}, True),
        ("ann", "wager", {"on": "red", "stake": "5.01"}, False),
        ("ann", "wager", {"on": "red", "stake": "much"}, False),
        ("ann", "wager", {"on": "red"}, False),
        ("ann", "wager", {"on": "red", "stake": 500, "chips": "red"}, False),
        ("bob", "wager", None, False),
        ("ann", "withdraw", None, False),
    ],
)
def test_a_retry_is_of_the_same_person_act_and_details(
    who: str, act: str, details: dict[str, Any] | None, same: bool
) -> None:
    assert did(who, act, details)([Ready("ann"), ACTED]) is same


def test_a_moment_that_the_clock_added_is_no_difference() -> None:
    by_clock = Done(1, "ann", "change the sign", {"kind": "red", "now": NOON, "effective": NOON})
    assert did("ann", "change the sign", {"kind": "red"})([by_clock])
    assert did("ann", "change the sign", {"kind": "red", "now": NOON.isoformat()})([by_clock])
    assert not did("ann", "change the sign", {"kind": "black"})([by_clock])
    another = Done(1, "ann", "change the sign", {"kind": "red", "now": NOON, "effective": NOON + SECOND})
    assert not did("ann", "change the sign", {"kind": "red"})([another])


@pytest.mark.parametrize(
    ("field", "value", "same"),
    [
        ("card", "10S", True),
        ("card", "10s", True),
        ("card", "9S", False),
        ("ball", "10S", False),
        ("card", "what", False),
    ],
)
def test_an_outcome_is_the_same_however_a_card_was_written(field: str, value: str, same: bool) -> None:
    assert came(Came(1, "shoe", "card", "10S", "ann"), field, value) is same
    assert not came(Ready("ann"), field, value)


@pytest.mark.parametrize(("size", "at_"), [(size, at_) for size in (1, 2, 3, 5, 8) for at_ in range(size)])
def test_a_path_that_is_longer_or_shorter_than_its_tree_is_none(size: int, at_: int) -> None:
    leaves = [str(number) for number in range(size)]
    path = merkle.path(merkle.levels([merkle.leaf(each) for each in leaves]), at_)
    with pytest.raises(BadInput, match="too long"):
        merkle.root_of(leaves[at_], at_, size, [*path, "00"])
    if path:
        with pytest.raises(BadInput, match="too short"):
            merkle.root_of(leaves[at_], at_, size, path[:-1])
