"""The eight wagers of sic-bo: what wins (s70), between which limits (s74), at what odds (s75); the exact returns."""

from datetime import datetime, timedelta
from fractions import Fraction
from itertools import product

import pytest
from support.tumbler import Dice, on, refusal, settle

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.three_dice import Rolled, facts
from houseway.games import find
from houseway.games.sic_bo.rules import DEFAULT_SIGN
from houseway.odds.exact import exact
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.table import Table
from houseway.play.wager import Verdict, Wager

GAME = find("sic-bo")
NOW = datetime(1998, 9, 4, 21)
ROLLS: list[Dice] = [(a, b, c) for a, b, c in product(range(1, 7), repeat=3)]
FACES = "individual die face values"
PAIRS = ("1-2", "1-3", "1-4", "1-5", "1-6", "2-3", "2-4", "2-5", "2-6", "3-4", "3-5", "3-6", "4-5", "4-6", "5-6")
NAMES = ["small", "big", "triples", "doubles", "any triple", "3 dice totals", "dice combinations", FACES]


def table_of(sign: Sign = DEFAULT_SIGN) -> Table:
    table = GAME.open_table(people=[player("ann", 1_000_000), *staff()], sign=sign)
    assert isinstance(table, Table)
    return table


def row(name: str) -> Wager[Rolled]:
    return GAME.wager_named[name]


def winning(name: str, selection: str) -> set[Dice]:
    """The rolls, out of all 216, on which this selection wins."""
    decided = {dice: row(name).decide(facts(selection, dice)).verdict for dice in ROLLS}
    assert set(decided.values()) == {Verdict.WIN, Verdict.LOSE}
    return {dice for dice, verdict in decided.items() if verdict is Verdict.WIN}


def test_s70_the_eight_wagers_and_their_selections() -> None:
    numbers = tuple("123456")
    assert [(wager.name, tuple(wager.selections)) for wager in GAME.wagers] == [
        ("small", ("small",)),
        ("big", ("big",)),
        ("triples", numbers),
        ("doubles", numbers),
        ("any triple", ("any triple",)),
        ("3 dice totals", tuple(map(str, range(4, 18)))),
        ("dice combinations", PAIRS),
        (FACES, numbers),
    ]


def test_s70_small_wins_on_4_to_10_but_for_triple_2_and_triple_3() -> None:
    assert winning("small", "small") == {r for r in ROLLS if 4 <= sum(r) <= 10} - {(2, 2, 2), (3, 3, 3)}


def test_s70_big_wins_on_11_to_17_but_for_triple_4_and_triple_5() -> None:
    assert winning("big", "big") == {r for r in ROLLS if 11 <= sum(r) <= 17} - {(4, 4, 4), (5, 5, 5)}


@pytest.mark.parametrize("number", range(1, 7))
def test_s70_a_triple_wins_on_its_three_dice_alone(number: int) -> None:
    assert winning("triples", str(number)) == {(number, number, number)}


@pytest.mark.parametrize("number", range(1, 7))
def test_s70_reading_s1_a_double_wins_on_two_dice_and_on_three(number: int) -> None:
    assert winning("doubles", str(number)) == {r for r in ROLLS if r.count(number) >= 2}
    triple = row("doubles").decide(facts(str(number), (number, number, number)))
    assert cite("reading S1") in triple.cites


def test_s70_any_triple_wins_on_the_six_triples() -> None:
    assert winning("any triple", "any triple") == {(n, n, n) for n in range(1, 7)}


@pytest.mark.parametrize("total", range(4, 18))
def test_s70_a_total_wins_in_any_combination_of_the_dice(total: int) -> None:
    assert winning("3 dice totals", str(total)) == {r for r in ROLLS if sum(r) == total}


@pytest.mark.parametrize("pair", [(a, b) for a in range(1, 7) for b in range(a + 1, 7)])
def test_s70_a_combination_wins_where_both_numbers_are_on_the_dice(pair: tuple[int, int]) -> None:
    low, high = pair
    assert winning("dice combinations", f"{low}-{high}") == {r for r in ROLLS if {low, high} <= set(r)}


@pytest.mark.parametrize("number", range(1, 7))
def test_s70_a_face_value_wins_on_one_die_or_more(number: int) -> None:
    assert winning(FACES, str(number)) == {r for r in ROLLS if number in r}


@pytest.mark.parametrize("name", NAMES)
def test_s70_exactly_one_clause_fires_for_every_selection_and_roll(name: str) -> None:
    for selection in row(name).selections:
        for dice in ROLLS:
            assert len(row(name).clauses_that_apply(facts(selection, dice))) == 1, (selection, dice)


# s74: minimum and maximum


@pytest.mark.parametrize("kind", NAMES)
def test_s74_1_the_operator_sets_a_minimum_and_a_maximum_for_every_wager(kind: str) -> None:
    lacking = {name: line for name, line in DEFAULT_SIGN.limits.items() if name != kind}
    with pytest.raises(Refused, match=kind) as caught:
        table_of(Sign(lacking))
    assert caught.value.under == cite("qld s74(1)")


@pytest.mark.parametrize("kind", NAMES)
def test_s74_1_a_wager_outside_the_sign_is_refused(kind: str) -> None:
    round_ = Round(table_of(DEFAULT_SIGN.with_limits(kind, Limits(2500, 50_000))))
    place = row(kind).selections[0]
    for stake in (2400, 50_100):
        assert refusal(round_, "ann", "wager", **on(kind, place, stake)) == ("qld s5(1)(b)", Ground.AMOUNT)
    for stake in (2500, 47_500):
        round_.act("ann", "wager", on(kind, place, stake))
    assert refusal(round_, "ann", "wager", **on(kind, place, 100)) == ("qld s5(1)(b)", Ground.AMOUNT)


def test_s74_2_minimum_and_maximum_of_every_wager_are_on_the_sign() -> None:
    shown = DEFAULT_SIGN.shown(GAME.sign_under).splitlines()
    assert "(qld s74(2))" in shown[0]
    for kind, line in DEFAULT_SIGN.limits.items():
        words = next(text for text in shown if text.startswith(f"{kind} ")).removeprefix(kind).split()
        assert words == [f"{line.minimum // 100}.00", f"{line.maximum // 100}.00"]


def test_s74_3_a_minimum_goes_up_only_20_minutes_after_a_sign_has_said_so() -> None:
    table = table_of()
    round_ = Round(table)
    higher = {"kind": "small", "minimum": 2500, "maximum": 100_000}
    assert refusal(round_, "pit boss", "change the sign", **higher, now=NOW) == ("qld s74(3)", Ground.WHEN)
    soon, due = NOW + timedelta(minutes=19, seconds=59), NOW + timedelta(minutes=20)
    notice = {"kind": "small", "minimum": 2500, "now": NOW}
    assert refusal(round_, "pit boss", "announce a higher minimum", **notice, effective=soon)[0] == "qld s74(3)"
    round_.act("pit boss", "announce a higher minimum", {**notice, "effective": due})
    assert "small: minimum 25.00 from 21:20 on 1998-09-04" in table.sign.shown()
    assert refusal(round_, "pit boss", "change the sign", **higher, now=soon) == ("qld s74(3)", Ground.WHEN)
    round_.act("pit boss", "change the sign", {**higher, "now": due})
    assert table.sign.limits["small"] == Limits(2500, 100_000)


def test_s74_3_a_minimum_goes_down_and_a_maximum_changes_without_notice() -> None:
    table = table_of()
    Round(table).act("pit boss", "change the sign", {"kind": "big", "minimum": 200, "maximum": 5_000, "now": NOW})
    assert table.sign.limits["big"] == Limits(200, 5_000)


# s75: odds, by what is paid at the table

PAID: list[tuple[str, str, Dice, int, str]] = [
    ("small", "small", (1, 1, 2), 1, "qld s75(a)"),
    ("big", "big", (5, 6, 6), 1, "qld s75(b)"),
    *(("triples", str(n), (n, n, n), 180, "qld s75(c)") for n in range(1, 7)),
    *(("doubles", str(n), (n, n, n % 6 + 1), 11, "qld s75(d)") for n in range(1, 7)),
    ("doubles", "4", (4, 4, 4), 11, "qld s75(d)"),
    ("any triple", "any triple", (2, 2, 2), 31, "qld s75(e)"),
    ("3 dice totals", "4", (1, 1, 2), 62, "qld s75(f)"),
    ("3 dice totals", "17", (5, 6, 6), 62, "qld s75(f)"),
    ("3 dice totals", "5", (1, 1, 3), 31, "qld s75(f)"),
    ("3 dice totals", "16", (4, 6, 6), 31, "qld s75(f)"),
    ("3 dice totals", "6", (2, 2, 2), 18, "qld s75(f)"),
    ("3 dice totals", "15", (5, 5, 5), 18, "qld s75(f)"),
    ("3 dice totals", "7", (1, 2, 4), 12, "qld s75(f)"),
    ("3 dice totals", "14", (3, 5, 6), 12, "qld s75(f)"),
    ("3 dice totals", "8", (1, 3, 4), 8, "qld s75(f)"),
    ("3 dice totals", "13", (3, 4, 6), 8, "qld s75(f)"),
    ("3 dice totals", "9", (2, 3, 4), 7, "qld s75(f)"),
    ("3 dice totals", "12", (1, 5, 6), 7, "qld s75(f)"),
    ("3 dice totals", "10", (1, 3, 6), 6, "qld s75(f)"),
    ("3 dice totals", "11", (2, 3, 6), 6, "qld s75(f)"),
    *(("dice combinations", f"{a}-{b}", (a, a, b), 6, "qld s75(g)") for a in range(1, 7) for b in range(a + 1, 7)),
    (FACES, "3", (1, 2, 3), 1, "qld s75(h)"),
    (FACES, "3", (3, 3, 5), 2, "qld s75(h)"),
    (FACES, "3", (3, 3, 3), 12, "qld s75(h)"),
]


@pytest.mark.parametrize(("name", "selection", "dice", "pays", "under"), PAID)
def test_s75_what_each_winning_wager_is_paid(name: str, selection: str, dice: Dice, pays: int, under: str) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on(name, selection, 1000))
    a, b, c = sorted(dice)
    (line,) = settle(round_, (a, b, c))
    assert (line.verdict, line.paid, line.returned, line.left) == (Verdict.WIN, pays * 1000, 1000, 0)
    assert line.cites[-1] == cite(under)


# What others have published for these odds (three dice, 216 rolls)

RETURNS = [
    ("small", "small", Fraction(-1, 36)),
    ("big", "big", Fraction(-1, 36)),
    ("triples", "6", Fraction(-35, 216)),
    ("doubles", "1", Fraction(-1, 9)),
    ("any triple", "any triple", Fraction(-1, 9)),
    ("3 dice totals", "4", Fraction(-1, 8)),
    ("3 dice totals", "16", Fraction(-1, 9)),
    ("3 dice totals", "6", Fraction(-13, 108)),
    ("3 dice totals", "14", Fraction(-7, 72)),
    ("3 dice totals", "8", Fraction(-1, 8)),
    ("3 dice totals", "12", Fraction(-2, 27)),
    ("3 dice totals", "10", Fraction(-1, 8)),
    ("dice combinations", "2-5", Fraction(-1, 36)),
    (FACES, "6", Fraction(-1, 27)),
]


@pytest.mark.parametrize(("name", "selection", "expected"), RETURNS)
def test_s75_the_exact_return_of_each_wager(name: str, selection: str, expected: Fraction) -> None:
    assert exact(GAME, row(name), selection).expected == expected


@pytest.mark.parametrize("name", NAMES)
def test_s75_low_and_high_selections_return_alike_by_symmetry(name: str) -> None:
    """A die shows 7 - n as often as n."""

    def mirrored(selection: str) -> str:
        if name == "3 dice totals":
            return str(21 - int(selection))
        numbers = sorted(7 - int(n) for n in selection.split("-") if n.isdecimal())
        return "-".join(map(str, numbers)) or selection

    for selection in row(name).selections:
        assert exact(GAME, row(name), selection).expected == exact(GAME, row(name), mirrored(selection)).expected
