"""The sign at the table: limits, increments, notices, and how it changes."""

from datetime import datetime, timedelta

import pytest

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Notice, Sign
from houseway.play.table import Table

NOW = datetime(1998, 9, 4, 21)
UNDER = cite("qld s141(4)")
SIGN = Sign({"red": Limits(500, 50_000), "corner": Limits(100, 8_000)}, increment=100)


def notice(minimum: int = 1000, minutes: int = 20) -> Notice:
    return Notice("red", minimum, NOW, NOW + timedelta(minutes=minutes))


@pytest.mark.parametrize(
    ("stake", "under", "says"),
    [
        (400, "qld s5(1)(b)", "under the minimum of \\$5.00"),
        (50_100, "qld s5(1)(b)", "over the maximum of \\$500.00"),
        (550, "qld s5(3)", "not in increments of \\$1.00"),
    ],
)
def test_s5_1_b_s5_3_what_the_sign_does_not_allow(stake: int, under: str, says: str) -> None:
    with pytest.raises(Refused, match=says) as caught:
        SIGN.check("red", stake)
    assert (caught.value.under.text, caught.value.ground) == (under, Ground.AMOUNT)


@pytest.mark.parametrize("stake", [500, 600, 50_000])
def test_what_the_sign_allows(stake: int) -> None:
    SIGN.check("red", stake)


@pytest.mark.parametrize("line", [Limits(0, 100), Limits(500, 400), Limits(-100, 100)])
def test_s5_1_b_a_sign_shows_a_range_of_wagers(line: Limits) -> None:
    with pytest.raises(Refused, match="no range") as caught:
        SIGN.with_limits("red", line)
    assert caught.value.under == cite("qld s5(1)(b)")


def test_a_higher_minimum_needs_a_notice_that_has_come_due() -> None:
    with pytest.raises(Refused, match="announce it first"):
        SIGN.check_raise("red", 1000, NOW, UNDER)
    announced = SIGN.announce(notice(), UNDER)
    with pytest.raises(Refused):
        announced.check_raise("red", 1000, NOW + timedelta(minutes=19), UNDER)
    announced.check_raise("red", 1000, NOW + timedelta(minutes=20), UNDER)
    announced.check_raise("red", 400, NOW, UNDER)
    SIGN.check_raise("red", 1000, NOW, None)


def test_a_notice_is_shown_20_minutes_beforehand() -> None:
    with pytest.raises(Refused, match=r"20 minutes beforehand.*at 21:20 at the earliest"):
        SIGN.announce(notice(minutes=19), UNDER)


def test_a_notice_goes_when_it_is_carried_out_and_no_sooner() -> None:
    announced = SIGN.announce(notice(), UNDER)
    assert announced.with_limits("red", Limits(500, 60_000)).notices == (notice(),)
    assert announced.with_limits("corner", Limits(5_000, 8_000)).notices == (notice(),)
    assert announced.with_limits("red", Limits(1000, 60_000)).notices == ()


def test_a_sign_is_shown_whole() -> None:
    shown = SIGN.announce(notice(), UNDER).shown(cite("qld s141(3)"))
    assert shown.splitlines() == [
        "        minimum  maximum  (qld s141(3))",
        "red        5.00   500.00",
        "corner     1.00    80.00",
        "in increments of 1.00 (qld s5(4))",
        "red: minimum 10.00 from 21:20 on 1998-09-04",
    ]


@pytest.mark.parametrize("act", ["change the sign", "require increments", "announce a higher minimum"])
def test_the_sign_is_for_those_who_direct_the_game(act: str) -> None:
    table = find("roulette").open_table(people=[player("ann", 1000), *staff()])
    assert isinstance(table, Table)
    listed = {option.who for option in Round(table).options() if option.act == act}
    assert listed == {"floor manager", "assistant pit boss", "pit boss"}


def test_the_limits_do_not_change_while_the_ball_is_awaited() -> None:
    table = find("roulette").open_table(people=[player("ann", 1000), *staff()])
    round_ = Round(table)
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    acts = {option.act for option in round_.options()}
    assert not acts & {"change the sign", "require increments"}
    assert "announce a higher minimum" in acts
