"""The thirteen wagers of roulette: what wins (s135), between which limits (s141), at what odds (s143)."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.roulette.rules import DEFAULT_SIGN
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.wagers import Spun, facts
from houseway.money import cents
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict, Wager

GAME = find("roulette")
NOW = datetime(1998, 9, 4, 21)
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
NUMBERS = range(37)


def table_of(sign: Sign = DEFAULT_SIGN) -> RouletteTable:
    table = GAME.open_table(people=[player("ann", 1_000_000), *staff()], sign=sign)
    assert isinstance(table, RouletteTable)
    return table


def row(name: str) -> Wager[Spun]:
    return GAME.wager_named[name]


def wins(name: str, selection: str) -> set[int]:
    """The numbers on which this place wins."""
    verdicts = {n: row(name).decide(facts(name, selection, n)).verdict for n in NUMBERS}
    assert set(verdicts.values()) <= {Verdict.WIN, Verdict.LOSE}
    return {n for n, verdict in verdicts.items() if verdict is Verdict.WIN}


# The law's tables: the wager, how many places it has (reading F2), the numbers each covers, and what it pays.
WAGERS = [
    ("straight up", 37, 1, 35),
    ("split", 60, 2, 17),
    ("street", 14, 3, 11),
    ("corner", 23, 4, 8),
    ("6-line", 11, 6, 5),
    ("column", 3, 12, 2),
    ("dozen", 3, 12, 2),
    ("low", 1, 18, 1),
    ("high", 1, 18, 1),
    ("even", 1, 18, 1),
    ("odd", 1, 18, 1),
    ("red", 1, 18, 1),
    ("black", 1, 18, 1),
]
LEAST_MAXIMUMS = [
    ("straight up", "5", "20"),
    ("split", "5", "40"),
    ("street", "5", "60"),
    ("corner", "5", "80"),
    ("6-line", "5", "120"),
    ("column", "25", "250"),
    ("dozen", "25", "250"),
    ("low", "25", "500"),
    ("high", "25", "500"),
    ("even", "25", "500"),
    ("odd", "25", "500"),
    ("red", "25", "500"),
    ("black", "25", "500"),
]


def test_s135_thirteen_wagers_are_permissible_and_no_other() -> None:
    assert [wager.name for wager in GAME.wagers] == [name for name, *_ in WAGERS]
    with pytest.raises(Refused) as caught:
        Round(table_of()).act("ann", "wager", {"on": "basket", "selection": "0-1-2-3", "stake": 500})
    assert caught.value.under == cite("qld s5(1)(a)")


@pytest.mark.parametrize(("name", "places", "covers", "_pays"), WAGERS)
def test_s135_reading_f2_places_and_numbers_of_each_wager(name: str, places: int, covers: int, _pays: int) -> None:
    selections = row(name).selections
    assert len(selections) == len(set(selections)) == places
    assert {len(wins(name, selection)) for selection in selections} == {covers}
    assert len({frozenset(wins(name, selection)) for selection in selections}) == places


@pytest.mark.parametrize(
    ("name", "selection", "winning"),
    [
        ("straight up", "0", {0}),
        ("straight up", "36", {36}),
        ("split", "17-20", {17, 20}),
        ("split", "17-18", {17, 18}),
        ("split", "0-1", {0, 1}),
        ("split", "0-2", {0, 2}),
        ("split", "0-3", {0, 3}),
        ("street", "34-35-36", {34, 35, 36}),
        ("street", "0-1-2", {0, 1, 2}),
        ("street", "0-2-3", {0, 2, 3}),
        ("corner", "32-33-35-36", {32, 33, 35, 36}),
        ("corner", "0-1-2-3", {0, 1, 2, 3}),
        ("6-line", "31-32-33-34-35-36", set(range(31, 37))),
        ("column", "3-36", set(range(3, 37, 3))),
        ("dozen", "13-24", set(range(13, 25))),
        ("low", "1-18", set(range(1, 19))),
        ("high", "19-36", set(range(19, 37))),
        ("even", "even", set(range(2, 37, 2))),
        ("odd", "odd", set(range(1, 37, 2))),
        ("red", "red", RED),
        ("black", "black", set(range(1, 37)) - RED),
    ],
)
def test_s135_what_each_wager_wins_on(name: str, selection: str, winning: set[int]) -> None:
    assert wins(name, selection) == winning


@pytest.mark.parametrize(
    ("name", "selection"),
    [
        ("split", "3-4"),  # the end of one row and the start of the next
        ("split", "1-3"),
        ("split", "0-4"),
        ("street", "2-3-4"),
        ("street", "0-1-3"),
        ("corner", "3-4-6-7"),
        ("6-line", "0-1-2-3-4-5"),
        ("straight up", "37"),
        ("dozen", "2-13"),
    ],
)
def test_s135_squares_that_do_not_adjoin_are_no_wager(name: str, selection: str) -> None:
    with pytest.raises(Refused) as caught:
        Round(table_of()).act("ann", "wager", {"on": name, "selection": selection, "stake": 500})
    assert (caught.value.under, caught.value.ground) == (cite("qld s5(1)(a)"), Ground.WHAT)


@pytest.mark.parametrize("name", [name for name, *_ in WAGERS])
def test_s135_exactly_one_verdict_fires_for_every_place_and_number(name: str) -> None:
    for selection in row(name).selections:
        for number in NUMBERS:
            spun = facts(name, selection, number)
            applying = row(name).clauses_that_apply(spun)
            assert {clause.verdict for clause in applying} == {row(name).decide(spun).verdict}
            assert len(applying) == 1


# s141: minimum and maximum


def with_line(kind: str, minimum: str, maximum: str) -> Sign:
    return DEFAULT_SIGN.with_limits(kind, Limits(cents(minimum), cents(maximum)))


def test_s141_1_the_operator_sets_a_minimum_and_a_maximum_for_every_wager() -> None:
    lacking = {kind: line for kind, line in DEFAULT_SIGN.limits.items() if kind != "corner"}
    with pytest.raises(Refused, match="corner") as caught:
        table_of(Sign(lacking))
    assert caught.value.under == cite("qld s141(1)")
    assert set(DEFAULT_SIGN.limits) == {name for name, *_ in WAGERS}


@pytest.mark.parametrize(("kind", "minimum", "maximum"), LEAST_MAXIMUMS)
def test_s141_2_a_low_minimum_calls_for_so_high_a_maximum(kind: str, minimum: str, maximum: str) -> None:
    table_of(with_line(kind, minimum, maximum))
    for lower in (minimum, "1"):
        with pytest.raises(Refused, match=kind) as caught:
            table_of(with_line(kind, lower, f"{int(maximum) - 1}"))
        assert (caught.value.under, caught.value.ground) == (cite("qld s141(2)"), Ground.AMOUNT)
    table_of(with_line(kind, f"{int(minimum) + 1}", f"{int(minimum) + 1}"))


@pytest.mark.parametrize("kind", [kind for kind, *_ in LEAST_MAXIMUMS])
def test_s141_1_a_wager_outside_the_sign_is_refused(kind: str) -> None:
    table = table_of(with_line(kind, "25", "500"))
    round_ = Round(table)
    place = GAME.wager_named[kind].selections[0]
    for stake, refused in ((2400, True), (50_100, True), (2500, False), (47_500, False), (100, True)):
        details = {"on": kind, "selection": place, "stake": stake}
        if refused:
            with pytest.raises(Refused, match="sign allows") as caught:
                round_.act("ann", "wager", details)
            assert caught.value.ground is Ground.AMOUNT
        else:
            round_.act("ann", "wager", details)
    assert [p.stake for p in table.placed] == [50_000]


def test_s141_3_minimum_and_maximum_of_every_wager_are_on_the_sign() -> None:
    shown = DEFAULT_SIGN.shown(GAME.sign_under)
    assert "(qld s141(3))" in shown.splitlines()[0]
    for kind, line in DEFAULT_SIGN.limits.items():
        words = next(text for text in shown.splitlines() if text.startswith(kind)).removeprefix(kind).split()
        assert words == [f"{line.minimum // 100}.00", f"{line.maximum // 100}.00"]


def change(minimum: int, now: datetime, maximum: int = 250_000) -> dict[str, Any]:
    return {"kind": "red", "minimum": minimum, "maximum": maximum, "now": now}


def test_s141_4_a_minimum_goes_up_only_20_minutes_after_a_sign_has_said_so() -> None:
    table = table_of()
    round_ = Round(table)
    with pytest.raises(Refused, match="announce it first") as caught:
        round_.act("pit boss", "change the sign", change(2500, NOW))
    assert (caught.value.under, caught.value.ground) == (cite("qld s141(4)"), Ground.WHEN)
    notice = {"kind": "red", "minimum": 2500, "now": NOW, "effective": NOW + timedelta(minutes=20)}
    round_.act("pit boss", "announce a higher minimum", notice)
    assert "red: minimum 25.00 from 21:20 on 1998-09-04" in table.sign.shown()
    for now in (NOW, NOW + timedelta(minutes=19)):
        with pytest.raises(Refused) as caught:
            round_.act("pit boss", "change the sign", change(2500, now))
        assert caught.value.under == cite("qld s141(4)")
    round_.act("pit boss", "change the sign", change(2500, NOW + timedelta(minutes=20)))
    assert (table.sign.limits["red"], table.sign.notices) == (Limits(2500, 250_000), ())


def test_s141_4_the_notice_is_of_20_minutes_at_least() -> None:
    round_ = Round(table_of())
    notice = {"kind": "red", "minimum": 2500, "now": NOW, "effective": NOW + timedelta(minutes=19, seconds=59)}
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "announce a higher minimum", notice)
    assert (caught.value.under, caught.value.ground) == (cite("qld s141(4)"), Ground.WHEN)


def test_s141_4_another_amount_than_the_one_announced_has_not_been_announced() -> None:
    round_ = Round(table_of())
    notice = {"kind": "red", "minimum": 2500, "now": NOW, "effective": NOW + timedelta(hours=1)}
    round_.act("pit boss", "announce a higher minimum", notice)
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "change the sign", change(3000, NOW + timedelta(hours=2)))
    assert caught.value.under == cite("qld s141(4)")


def test_s141_4_a_minimum_goes_down_and_a_maximum_changes_without_notice() -> None:
    table = table_of()
    round_ = Round(table)
    notice = {"kind": "red", "minimum": 2500, "now": NOW, "effective": NOW + timedelta(minutes=30)}
    round_.act("pit boss", "announce a higher minimum", notice)
    round_.act("pit boss", "change the sign", change(200, NOW, 100_000))
    assert table.sign.limits["red"] == Limits(200, 100_000)
    assert len(table.sign.notices) == 1, "what was announced is still to come"
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "change the sign", change(200, NOW, 10_000))
    assert caught.value.under == cite("qld s141(2)")


# s143: odds


@pytest.mark.parametrize(("name", "_places", "_covers", "pays"), WAGERS)
def test_s143_1_odds_of_each_winning_wager(name: str, _places: int, _covers: int, pays: int) -> None:
    table = table_of()
    round_ = Round(table)
    selection = row(name).selections[-1]
    round_.act("ann", "wager", {"on": name, "selection": selection, "stake": 1000})
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.outcome(max(wins(name, selection)))
    round_.act("dealer", "place the crown")
    (line,) = round_.lines
    assert (line.verdict, line.paid, line.left) == (Verdict.WIN, pays * 1000, 1000)
    assert [c.text for c in line.cites] == ["qld s135", "qld s139", "qld s133(2)", "qld s143(1)"]


def test_s143_2_on_zero_all_wagers_lose_but_those_that_cover_it() -> None:
    winners = {
        (wager.name, selection)
        for wager in GAME.wagers
        for selection in wager.selections
        if 0 in wins(wager.name, selection)
    }
    assert winners == {
        ("straight up", "0"),
        ("split", "0-1"),
        ("split", "0-2"),
        ("split", "0-3"),
        ("street", "0-1-2"),
        ("street", "0-2-3"),
        ("corner", "0-1-2-3"),
    }
    for wager in GAME.wagers:
        for selection in wager.selections:
            if (wager.name, selection) not in winners:
                assert cite("qld s143(2)") in wager.decide(facts(wager.name, selection, 0)).cites


@pytest.mark.parametrize(
    ("name", "selection", "pays"),
    [("straight up", "0", 35), ("split", "0-2", 17), ("street", "0-2-3", 11), ("corner", "0-1-2-3", 8)],
)
def test_s143_3_combinations_with_zero_are_paid_as_their_kind_is(name: str, selection: str, pays: int) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", {"on": name, "selection": selection, "stake": 1000})
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.outcome(0)
    round_.act("dealer", "place the crown")
    (line,) = round_.lines
    assert line.paid == pays * 1000
    assert {cite("qld s143(3)"), cite("qld s143(1)")} <= set(line.cites)
