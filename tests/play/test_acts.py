"""The details of acts: what a field allows, and which of several ways fits."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.play.acts import Field, choice, moment, money, several, text
from houseway.play.details import check_details, check_ways

UNDER = cite("qld s5(1)(b)")
NINE = datetime(1998, 9, 4, 21)


def check(field: Field, value: Any) -> None:
    check_details((field,), {field.name: value}, UNDER)


@pytest.mark.parametrize("amount", [500, 700, 900])
def test_an_amount_is_within_its_bounds_and_in_its_steps(amount: int) -> None:
    check(money("stake", 500, 900, 200), amount)


@pytest.mark.parametrize("amount", [300, 600, 1100, -500, 0])
def test_an_amount_out_of_bounds_or_step_is_refused_under_the_provision(amount: int) -> None:
    with pytest.raises(Refused, match=r"allowed: \$5\.00 to \$9\.00 in steps of \$2\.00") as caught:
        check(money("stake", 500, 900, 200), amount)
    assert (caught.value.under, caught.value.ground) == (UNDER, Ground.AMOUNT)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        (money("stake", 1, 900), "5.00", "must be an amount of money"),
        (money("stake", 1, 900), True, "must be an amount of money"),
        (choice("box", (1, 2)), "three", "'box' cannot be 'three'; allowed: 1, 2"),
        (several("agreed", ("ann", "bob")), "ann", "choose one or more"),
        (several("agreed", ("ann", "bob")), [], "choose one or more"),
        (several("agreed", ("ann", "bob")), ["cat"], "cannot be 'cat'"),
        (text("person"), "  ", "must be words"),
        (text("person"), 7, "must be words"),
        (moment("now"), "21:00", "a date and time"),
        (moment("now"), NINE.replace(tzinfo=UTC), "a date and time"),
    ],
)
def test_a_detail_of_the_wrong_kind_says_what_is_allowed(field: Field, value: Any, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        check(field, value)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        (choice("box", (1, 2)), 3, "'box' cannot be 3 .*allowed: 1, 2"),
        (choice("box", ("left",), among=("left", "right")), "right", "'box' cannot be right now .*allowed: left"),
        (choice("card", ("AS",)), "7D", "'card' cannot be 7D now .*allowed: AS"),
        (several("agreed", ("ann",), among=("ann", "bob")), ["bob"], "cannot be bob now"),
        (several("agreed", ("ann", "bob")), ["ann", "ann"], "as often as it is there"),
        (several("agreed", ("ann", "bob"), least=2), ["ann"], "at least 2 of these"),
    ],
)
def test_what_is_there_but_not_open_is_refused_under_the_provision(field: Field, value: Any, says: str) -> None:
    with pytest.raises(Refused, match=says) as caught:
        check(field, value)
    assert caught.value.under == UNDER


def test_an_amount_is_refused_where_none_is_named() -> None:
    with pytest.raises(Refused, match="no amount is named here") as caught:
        check_details((choice("box", (1, 2)),), {"box": 1, "amount": 500}, UNDER)
    assert (caught.value.under, caught.value.ground) == (UNDER, Ground.AMOUNT)


def test_the_same_may_be_given_as_often_as_it_is_there() -> None:
    check(several("cards", ("AS", "AS", "7D")), ["AS", "7D", "AS"])


def test_a_moment_is_not_too_early() -> None:
    check(moment("now", earliest=NINE), NINE)
    with pytest.raises(Refused, match="not before 1998-09-04 21:00") as caught:
        check(moment("now", earliest=NINE), NINE - timedelta(seconds=1))
    assert caught.value.ground is Ground.WHEN


def test_a_moment_is_far_enough_after_another() -> None:
    fields = moment("now"), moment("effective", after="now", apart=timedelta(minutes=20))
    check_details(fields, {"now": NINE, "effective": NINE + timedelta(minutes=20)}, UNDER)
    with pytest.raises(Refused, match="not before 1998-09-04 21:20"):
        check_details(fields, {"now": NINE, "effective": NINE + timedelta(minutes=19)}, UNDER)


def test_details_are_neither_missing_nor_unknown_and_optional_ones_may_be_left_out() -> None:
    fields = choice("box", (1, 2)), choice("hand", ("first",), optional=True)
    check_details(fields, {"box": 1}, UNDER)
    check_details(fields, {"box": 1, "hand": "first"}, UNDER)
    with pytest.raises(BadInput, match="'box' is missing"):
        check_details(fields, {"hand": "first"}, UNDER)
    with pytest.raises(BadInput, match="'seat' is not known here; allowed: box, hand"):
        check_details(fields, {"box": 1, "seat": 3}, UNDER)
    with pytest.raises(BadInput, match="no details are taken"):
        check_details((), {"box": 1}, UNDER)


def test_one_of_several_ways_must_fit_and_the_nearest_says_why_not() -> None:
    ways = [(choice("use", ("permit", "prohibit")),), (choice("use", ("limit",)), money("most", 100, 500))]
    check_ways(ways, {"use": "prohibit"}, UNDER)
    check_ways(ways, {"use": "limit", "most": 500}, UNDER)
    with pytest.raises(Refused, match=r"allowed: \$1\.00 to \$5\.00"):
        check_ways(ways, {"use": "limit", "most": 501}, UNDER)
    with pytest.raises(BadInput):
        check_ways(ways, {"use": "permit", "most": 200}, UNDER)
