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


# How it may be changed


def changed(name: str, kind: str, minimum: int, maximum: int, **before: Limits) -> str:
    """What a change of one line of a game's usual sign is refused under, or nothing."""
    game = find(name)
    table = game.open_table(people=[player("ann", 1000), *staff(game.rules)])
    for each, limits in before.items():
        table.sign = table.sign.with_limits(each, limits)
    line = {"kind": kind, "minimum": minimum, "maximum": maximum, "now": NOW}
    try:
        Round(table).act("pit boss", "change the sign", line)
    except Refused as refused:
        assert table.sign.limits[kind] != Limits(minimum, maximum)
        return refused.under.text
    assert table.sign.limits[kind] == Limits(minimum, maximum)
    return ""


@pytest.mark.parametrize(
    ("name", "kind", "minimum", "maximum", "under"),
    [
        ("blackjack", "blackjack", 500, 9_900, "qld s23(3)"),
        ("blackjack", "blackjack", 500, 10_000, ""),
        ("blackjack", "blackjack", 600, 1_000, ""),
        ("blackjack", "blackjack", 200_000, 200_000, ""),
        ("triple-penny-two-up", "heads or tails", 1_000, 5_000, ""),  # s476 asks for no notice
        ("triple-penny-two-up", "heads or tails", 1_000, 2_000, ""),  # and for no maximum beside this minimum
        ("triple-penny-two-up", "heads or tails", 60_000, 100_000, ""),
        ("triple-penny-two-up", "heads or tails", 500, 5_000, "qld s476(1)"),
        ("triple-penny-two-up", "heads or tails", 100_000, 200_000, ""),
        ("two-up", "heads or tails", 400, 9_900, "qld s171(2)"),
        ("two-up", "heads or tails", 1_000, 5_000, "qld s171(4)"),
        ("caribbean-stud", "ante wager", 10_000, 10_000, ""),
        ("tri-chro", "3 to 4", 100, 119_900, "qld s459(1)(a)"),
        ("mini-dice", "field", 100, 100, ""),
        ("keno", "keno", 1_000, 1_000, ""),
        ("keno", "keno", 40, 10_000, "qld s216(3)(b)"),
        ("manila", "bet", 200, 800, ""),
        ("manila", "bet", 200, 700, "qld s273(3)"),
    ],
)
def test_limits_are_refused_only_where_the_part_forbids_them(
    name: str, kind: str, minimum: int, maximum: int, under: str
) -> None:
    assert changed(name, kind, minimum, maximum) == under


def test_s141_2_the_least_maximum_binds_only_where_the_minimum_is_low() -> None:
    high = {"red": Limits(5_000, 250_000)}
    assert changed("roulette", "red", 3_000, 3_000, **high) == ""
    assert changed("roulette", "red", 2_600, 4_000, **high) == ""
    assert changed("roulette", "red", 2_500, 49_900, **high) == "qld s141(2)"
    assert changed("roulette", "red", 2_500, 50_000, **high) == ""


@pytest.mark.parametrize(("lowest", "maximum", "under"), [(300, 100, ""), (200, 900, "qld s159(2)(a)")])
def test_s159_2_the_second_bound_is_for_a_minimum_of_2_dollars_or_less(lowest: int, maximum: int, under: str) -> None:
    game = find("wheel-of-fortune", {"spaces": 52})
    table = game.open_table(people=[player("ann", 1000), *staff()])
    for kind, line in table.sign.limits.items():
        table.sign = table.sign.with_limits(kind, Limits(lowest, line.maximum))
    line = {"kind": "23 to 1", "minimum": min(lowest, maximum), "maximum": maximum, "now": NOW}
    if lowest > maximum:
        line["minimum"], line["maximum"] = lowest, lowest
    if not under:
        Round(table).act("pit boss", "change the sign", line)
        return
    with pytest.raises(Refused) as caught:
        Round(table).act("pit boss", "change the sign", line)
    assert caught.value.under.text == under


def test_s141_4_minimum_and_maximum_change_together_as_announced() -> None:
    table = find("roulette").open_table(people=[player("ann", 1000), *staff()])
    round_ = Round(table)
    effective = NOW + timedelta(minutes=20)
    higher = {"kind": "red", "minimum": 3_000, "now": NOW, "effective": effective}
    round_.act("pit boss", "announce a higher minimum", higher)
    line = {"kind": "red", "minimum": 3_000, "maximum": 4_000}
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "change the sign", {**line, "now": NOW})
    assert caught.value.under == UNDER
    round_.act("pit boss", "change the sign", {**line, "now": effective})
    assert table.sign.limits["red"] == Limits(3_000, 4_000)


def test_s141_4_a_notice_that_is_withdrawn_announces_nothing() -> None:
    round_ = Round(find("roulette").open_table(people=[player("ann", 1000), *staff()]))
    effective = NOW + timedelta(minutes=20)
    for kind in ("red", "black"):
        higher = {"kind": kind, "minimum": 3_000, "now": NOW, "effective": effective}
        round_.act("pit boss", "announce a higher minimum", higher)
    with pytest.raises(Refused):
        round_.act("dealer", "withdraw a notice", {"kind": "red"})
    round_.act("floor manager", "withdraw a notice", {"kind": "red"})
    line = {"minimum": 3_000, "maximum": 4_000, "now": effective}
    with pytest.raises(Refused) as caught:
        round_.act("pit boss", "change the sign", {"kind": "red", **line})
    assert caught.value.under == UNDER
    round_.act("pit boss", "change the sign", {"kind": "black", **line})
    with pytest.raises(Refused, match="nothing is announced on the sign"):
        round_.act("pit boss", "withdraw a notice", {"kind": "black"})


def test_s259_3_a_a_minimum_was_announced_for_which_no_maximum_is_high_enough() -> None:
    """At Manila the maximum is four blind bets (s273(3)), and more chips than there are."""
    game = find("manila")
    round_ = Round(game.open_table(people=[player("ann", 50_000), player("bob", 50_000), *game.staff()]))
    announced = {"kind": "bet", "minimum": 81_747_145, "now": NOW, "effective": NOW + timedelta(minutes=20)}
    round_.act("floor manager", "announce a higher minimum", announced)
    changes = [option for option in round_.options("floor manager") if option.act == "change the sign"]
    assert all(field.least <= field.most for option in changes for field in option.fields if field.kind == "money")


@pytest.mark.parametrize("act", ["change the sign", "require increments", "announce a higher minimum"])
def test_the_sign_is_for_those_who_direct_the_game(act: str) -> None:
    table = find("roulette").open_table(people=[player("ann", 1000), *staff()])
    assert isinstance(table, Table)
    listed = {option.who for option in Round(table).options() if option.act == act}
    assert listed == {"floor manager", "assistant pit boss", "pit boss"}


@pytest.mark.parametrize("wagered", [True, False])
def test_s5_1_b_reading_g12_the_limits_stay_while_wagers_lie_that_were_made_under_them(wagered: bool) -> None:
    table = find("roulette").open_table(people=[player("ann", 1000), *staff()])
    round_ = Round(table)
    if wagered:
        round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": 500})
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    acts, changes = {option.act for option in round_.options()}, {"change the sign", "require increments"}
    assert "announce a higher minimum" in acts
    assert acts & changes == (set() if wagered else changes)
    line = {"kind": "red", "minimum": 100, "maximum": 50_000, "now": NOW}
    for act, details in (("change the sign", line), ("require increments", {"amount": 100})):
        if wagered:
            with pytest.raises(Refused, match="made under the sign as it stands") as caught:
                round_.act("pit boss", act, details)
            assert (caught.value.under.text, caught.value.ground) == ("qld s5(1)(b)", Ground.WHEN)
        else:
            round_.act("pit boss", act, details)
