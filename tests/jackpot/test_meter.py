"""The prize meter as arithmetic: vic 10/2004 rules 9 and 10, vic 25/1999 r12.1 and qld s246, to the part of a cent."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.errors import BadInput, Refused
from houseway.games.caribbean_stud.awards import Winner, award
from houseway.games.caribbean_stud.meter import (
    MOST_STRAIGHT_FLUSHES,
    TABLE_2,
    WHOLE_DOLLARS,
    Meter,
    simultaneous,
    table_2,
)
from houseway.games.caribbean_stud.prizes import (
    HANDS,
    QUEENSLAND,
    QUEENSLAND_WITH_DEAD_MANS_HAND,
    VICTORIA,
    Prize,
    break_even,
    expected,
    pieces,
    return_at,
)
from houseway.games.caribbean_stud.shares import as_stated, by_formula
from houseway.money import cents, rounded_down

DOLLAR = 100
SEEDS = st.sampled_from(sorted(TABLE_2))


# Table 2 and rule 9.3


@pytest.mark.parametrize(
    ("seed", "percent"),
    [
        (10_000, "34.06"),
        (20_000, "32.51"),
        (30_000, "30.94"),
        (40_000, "29.36"),
        (50_000, "27.76"),
        (60_000, "26.12"),
        (75_000, "23.50"),
    ],
)
def test_vic_10_2004_r9_3_table_2_pairs_each_seed_with_its_rate(seed: int, percent: str) -> None:
    assert TABLE_2[seed] == Fraction(percent) / 100
    assert len(TABLE_2) == 7


def test_vic_10_2004_r9_3_another_seed_is_refused() -> None:
    with pytest.raises(Refused, match="25,000 is no initial seed value") as caught:
        table_2(25_000, DOLLAR)
    assert str(caught.value.under) == "vic 10/2004 r9.3"


@pytest.mark.parametrize(("cost", "floor"), [("1", "10000"), ("2.50", "25000"), ("5", "50000")])
def test_vic_10_2004_r9_3_1_the_seed_is_multiplied_by_what_a_jackpot_wager_costs(cost: str, floor: str) -> None:
    meter = table_2(10_000, cents(cost))
    assert meter.floor == meter.value == meter.minimum == cents(floor)


def test_vic_10_2004_r9_3_2_the_rate_is_taken_of_all_that_is_wagered() -> None:
    meter = table_2(10_000, DOLLAR).wagers(700).wagers(300)
    assert meter.value == meter.minimum == cents("10000") + Fraction("340.6")
    assert (meter.wagered, meter.shown, meter.rounded) == (1000, cents("10003.40"), cents("10003"))


def test_vic_10_2004_r9_3_3_prizes_that_are_no_bonuses_come_off() -> None:
    meter = table_2(10_000, DOLLAR).receives(Fraction(cents("5000")))
    after = meter.pays(cents("1500"))
    assert (after.value, after.paid) == (Fraction(cents("13500")), cents("1500"))
    assert after.minimum == cents("8500") < after.value


@given(SEEDS, st.sampled_from([100, 250, 500]), st.lists(st.integers(1, 40), max_size=30), st.data())
def test_vic_10_2004_r9_3_the_meter_never_records_less_than_it_must(
    seed: int, cost: int, rounds: list[int], data: st.DataObject
) -> None:
    meter = table_2(seed, cost)
    for wagers in rounds:
        meter = meter.wagers(wagers * cost)
        if data.draw(st.booleans()):
            meter = meter.pays(data.draw(st.integers(0, meter.shown)), data.draw(st.integers(0, 2)))
        assert meter.value >= meter.minimum
        assert meter.value >= meter.floor


# Rule 9.4: reset


def test_vic_10_2004_r9_4_1_a_meter_that_would_fall_under_its_seed_is_reset() -> None:
    meter = table_2(75_000, DOLLAR).wagers(100_000)
    after = meter.pays(meter.shown)
    assert after == table_2(75_000, DOLLAR)
    assert (after.wagered, after.paid) == (0, 0)  # since it was last reset


def test_vic_10_2004_r9_4_1_a_meter_that_stays_at_its_seed_is_not_reset() -> None:
    meter = table_2(10_000, DOLLAR).receives(Fraction(DOLLAR)).wagers(500)
    after = meter.pays(DOLLAR)
    assert (after.value, after.wagered) == (meter.value - DOLLAR, 500)
    exactly = table_2(10_000, DOLLAR).receives(Fraction(DOLLAR)).pays(DOLLAR)
    assert exactly.value == exactly.floor
    assert exactly.paid == DOLLAR


def test_vic_10_2004_r9_4_2_several_royal_flushes_always_reset_it() -> None:
    rich = table_2(10_000, DOLLAR).receives(Fraction(cents("90000")))
    assert rich.pays(cents("1000"), royals=1).value == cents("99000")
    assert rich.pays(cents("1000"), royals=2) == table_2(10_000, DOLLAR)


# Rule 9.1.1(g): closing


def test_vic_10_2004_r9_1_1_g_and_reading_cs8_what_is_over_seed_times_cost_is_transferred() -> None:
    closing, other = table_2(20_000, 250).wagers(1000), table_2(75_000, DOLLAR)
    assert closing.surplus == Fraction("325.1")  # 32.51% of $10, and nothing of 20,000 times $2.50
    assert other.receives(closing.surplus).value == cents("75000") + Fraction("325.1")


# Rule 10.3: prizes that fall together


def shares(meter: str, royals: int, straights: int, seed: str = "75000") -> tuple[int, int, Fraction]:
    found = simultaneous(cents(meter), cents(seed), royals, straights)
    assert found is not None
    return found.royal, found.straight, found.p


@pytest.mark.parametrize(
    ("royals", "straights", "p"),
    [(2, 0, "225000/18"), (2, 1, "225000/19"), (3, 0, "300000/27"), (3, 2, "300000/29"), (4, 3, "375000/39")],
)
def test_vic_10_2004_r10_3_1_several_royal_flushes(royals: int, straights: int, p: str) -> None:
    """M is $150,000 and N $75,000: P = (M + N(R - 1)) / (9R + S), a royal flush 9P, a straight flush P."""
    exact = Fraction(p) * 100
    royal, straight, found = shares("150000", royals, straights)
    assert found == exact
    assert (royal, straight) == (int(9 * exact), int(exact))


def test_vic_10_2004_r10_3_1_cents_are_dropped_from_9p_and_not_from_p() -> None:
    royal, straight, p = shares("150000", 2, 1)
    assert (royal, straight) == (cents("106578.94"), cents("11842.10"))
    assert 9 * straight < royal <= 9 * p


@pytest.mark.parametrize(
    ("straights", "sum_of_terms"),
    [(2, "1.9"), (3, "2.71"), (4, "3.439"), (5, "4.0951"), (6, "4.68559"), (7, "5.217031")],
)
def test_vic_10_2004_r10_3_2_straight_flushes_alone(straights: int, sum_of_terms: str) -> None:
    """M + U + V + W + X + Y + Z with U = 0.9M, V = 0.9U and so on, over 10S."""
    royal, straight, p = shares("100000", 0, straights)
    assert p == Fraction(sum_of_terms) * cents("100000") / (10 * straights)
    assert (royal, straight) == (0, int(p))


@pytest.mark.parametrize(("straights", "each"), [(1, "10000.00"), (2, "9500.00"), (3, "9033.33"), (6, "7809.31")])
def test_vic_10_2004_r10_3_2_one_royal_flush_with_straight_flushes(straights: int, each: str) -> None:
    royal, straight, _ = shares("100000", 1, straights)
    assert (royal, straight) == (cents("90000"), cents(each))


def test_vic_10_2004_r10_3_one_hand_alone_is_not_simultaneous() -> None:
    assert simultaneous(cents("100000"), cents("75000"), 1, 0) is None
    assert simultaneous(cents("100000"), cents("75000"), 0, 1) is None
    assert simultaneous(cents("100000"), cents("75000"), 0, 0) is None


def test_reading_cs6_the_formula_ends_at_seven_straight_flushes() -> None:
    assert MOST_STRAIGHT_FLUSHES == 7
    with pytest.raises(BadInput, match="0 royal and 8 straight flushes"):
        simultaneous(cents("100000"), cents("75000"), 0, 8)


@pytest.mark.parametrize(("unit", "shown"), [(100, "10003"), (1, "10003.40"), (1000, "10000"), (500, "10000")])
def test_reading_cs6_how_the_meter_is_rounded_is_a_setting(unit: int, shown: str) -> None:
    rounding = WHOLE_DOLLARS if unit == 100 else rounded_down(unit, "reading CS6")
    meter = table_2(10_000, DOLLAR, rounding).wagers(1000)
    assert meter.rounded == cents(shown)
    assert meter.shown == cents("10003.40")  # the display is not rounded (reading CS23)
    assert Meter.from_data(meter.as_data()) == meter


@given(st.integers(0, 10**9), SEEDS, st.integers(0, 4), st.integers(0, 7))
def test_vic_10_2004_r10_3_what_is_paid_is_the_formula_short_of_a_cent_each(
    meter: int, seed: int, royals: int, straights: int
) -> None:
    found = simultaneous(meter, seed * DOLLAR, royals, straights)
    if found is None:
        assert royals + straights < 2
    elif royals > 1:
        exact = meter + seed * DOLLAR * (royals - 1)
        assert exact - (royals + straights) < found.total(royals, straights) <= exact
    else:
        assert found.straight <= found.p < found.straight + 1
        assert found.royal == (9 * meter // 10 if royals else 0)


# A meter written down


@pytest.mark.parametrize(
    "wrong", [{}, {"floor": "1.00", "rate": "1/2", "value": "x", "wagered": "0", "paid": "0"}, {"rate": "1/0"}]
)
def test_a_meter_that_is_written_wrongly_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="a meter is told by"):
        Meter.from_data(wrong)


def test_a_meter_under_its_floor_is_refused() -> None:
    with pytest.raises(BadInput, match="at least"):
        Meter.from_data(table_2(10_000, DOLLAR).as_data() | {"value": "9999"})
    with pytest.raises(BadInput, match="a share of wagers"):
        Meter.fresh(100, Fraction(3, 2))
    with pytest.raises(BadInput, match="costs something"):
        table_2(10_000, 0)


# Prizes


def paid(rows: tuple[Prize, ...], jackpot: str) -> dict[str, int]:
    return {row.hand: row.on(cents(jackpot)) // 100 for row in rows}


@pytest.mark.parametrize(
    ("jackpot", "straight", "royal"),
    [("60000", 7500, 75_000), ("75000", 7500, 75_000), ("75010", 7501, 75_010), ("200000", 20_000, 200_000)],
)
def test_vic_25_1999_r12_1_the_greater_of_a_sum_and_a_share(jackpot: str, straight: int, royal: int) -> None:
    bonuses = {"flush": 100, "full house": 150, "4 of a kind": 500}
    assert paid(VICTORIA, jackpot) == bonuses | {"straight flush": straight, "royal flush": royal}
    assert {str(row.under) for row in VICTORIA} == {"vic 25/1999 r12.1"}


@pytest.mark.parametrize(
    ("jackpot", "straight", "royal"),
    [("5000", 1000, 10_000), ("10000", 1000, 10_000), ("10010", 1001, 10_010), ("80000", 8000, 80_000)],
)
def test_s246_1_the_greater_of_a_sum_and_a_share(jackpot: str, straight: int, royal: int) -> None:
    bonuses = {"flush": 100, "full house": 150, "4 of a kind": 500}
    assert paid(QUEENSLAND, jackpot) == bonuses | {"straight flush": straight, "royal flush": royal}
    assert paid(QUEENSLAND_WITH_DEAD_MANS_HAND, jackpot)["dead man's hand"] == 50


def test_prizes_in_words() -> None:
    assert [str(row) for row in VICTORIA[2:]] == [
        "$500",
        "$7,500 or 10% of the jackpot, whichever is more",
        "$75,000 or 100% of the jackpot, whichever is more",
    ]


# What the jackpot wager returns


def test_hands_are_counted_in_the_2598960_that_there_are() -> None:
    counts = {"royal flush": 4, "straight flush": 36, "4 of a kind": 624, "full house": 3744, "flush": 5108}
    assert {**counts, "dead man's hand": 1584} == HANDS


@pytest.mark.parametrize(
    ("rows", "dollars_"),
    [(VICTORIA, Fraction(1_214_560 * 10, 76)), (QUEENSLAND_WITH_DEAD_MANS_HAND, Fraction(1_135_360 * 10, 76))],
)
def test_the_jackpot_wager_of_a_dollar_breaks_even(rows: tuple[Prize, ...], dollars_: Fraction) -> None:
    """$1,384,400 of bonuses in 2,598,960 hands, and 4 + 3.6 hands' worth of the jackpot."""
    assert break_even(rows, DOLLAR) == 100 * dollars_
    assert return_at(rows, 0, DOLLAR) < 0
    assert expected(rows, break_even(rows, DOLLAR)) == DOLLAR


def test_break_even_in_the_flat_part_and_before_it() -> None:
    assert break_even(VICTORIA, 50) == 0  # at half a dollar the fixed sums alone return more
    least = expected(VICTORIA, Fraction(0))
    assert break_even(VICTORIA, int(least) + 1) > cents("75000")


def test_the_return_is_a_line_from_where_the_shares_outgrow_the_sums() -> None:
    flat, line = pieces(VICTORIA, DOLLAR)
    assert flat.since == flat.slope == 0
    assert line.since == cents("75000")
    assert line.slope == Fraction(76, 10 * 2_598_960 * 100)
    for jackpot in (0, cents("75000"), cents("75000.01"), cents("300000")):
        piece = line if jackpot >= line.since else flat
        assert return_at(VICTORIA, jackpot, DOLLAR) == piece.constant + piece.slope * jackpot
    assert return_at(VICTORIA, cents("75000"), DOLLAR) == Fraction(1_384_400 + 36 * 7500 + 4 * 75_000, 2_598_960) - 1


@given(st.lists(st.integers(0, 10**8), min_size=2, max_size=6).map(sorted), st.integers(1, 1000))
def test_a_higher_jackpot_never_returns_less(jackpots: list[int], cost: int) -> None:
    returns = [return_at(QUEENSLAND, each, cost) for each in jackpots]
    assert all(low <= high for low, high in pairwise(returns))


# Awards of a round


def won(meter: Meter, *hands: str, formula: bool = True) -> tuple[list[int], Meter]:
    winners = [Winner(f"seat {number}", hand) for number, hand in enumerate(hands, 1)]
    found, after = award(meter, VICTORIA, winners, by_formula if formula else None)
    return [each.amount // 100 for each in found], after


def test_reading_cs5_a_hand_alone_is_paid_by_vic_25_1999_r12_1() -> None:
    meter = table_2(75_000, DOLLAR).receives(Fraction(cents("25000")))
    assert won(meter, "royal flush") == ([100_000], table_2(75_000, DOLLAR))
    amounts, after = won(meter, "straight flush", "flush")
    assert (amounts, after.value) == ([10_000, 100], Fraction(cents("90000")))  # the bonus is not the meter's


def test_vic_10_2004_r10_3_2_takes_the_place_of_r12_1_where_hands_fall_together() -> None:
    meter = table_2(75_000, DOLLAR).receives(Fraction(cents("25000")))
    assert won(meter, "royal flush", "4 of a kind", "straight flush")[0] == [90_000, 500, 10_000]
    amounts, after = won(meter, "straight flush", "straight flush")
    assert (amounts, after.value) == ([9500, 9500], Fraction(cents("81000")))


def test_vic_25_1999_r12_3_a_stated_way_of_sharing() -> None:
    meter = Meter.fresh(cents("75000"), Fraction(1, 4)).receives(Fraction(cents("25000")))
    winners = [Winner("ann", "royal flush"), Winner("bob", "straight flush"), Winner("cat", "flush")]
    found, after = award(meter, VICTORIA, winners, as_stated("equal parts", "vic 25/1999 r12.3"))
    assert [each.amount for each in found] == [cents("50000"), cents("50000"), cents("100")]
    assert [str(each.cites[0]) for each in found] == ["vic 25/1999 r12.3", "vic 25/1999 r12.3", "vic 25/1999 r12.1"]
    assert after.value == after.floor
    alone, _ = award(meter, VICTORIA, winners[1:], as_stated("equal parts", "vic 25/1999 r12.3"))
    assert [each.amount for each in alone] == [cents("10000"), cents("100")]


def test_vic_25_1999_r12_1_without_a_way_of_sharing_each_is_paid_from_the_same_display() -> None:
    meter = Meter.fresh(cents("75000"), Fraction(1, 4))
    assert won(meter, "royal flush", "royal flush", "straight flush", formula=False)[0] == [75_000, 75_000, 7500]


# Worked by hand


def test_vic_10_2004_r10_3_a_night_at_one_meter_worked_by_hand() -> None:
    """Seed 20,000 at $2.00: it starts from $40,000 and takes 32.51% of what is wagered."""
    meter = table_2(20_000, 200).wagers(cents("30002"))
    assert meter.value / 100 == Fraction("49753.6502")  # 40,000 and 9,753.6502
    two_royals, reset = award(meter, VICTORIA, winners("royal", "royal", "straight"), by_formula)
    # (49,753 + 40,000 x 1) / (9 x 2 + 1) = 4,723.8421...; nine of them are 42,514.5789...
    assert [won.amount for won in two_royals] == [cents("42514.57"), cents("42514.57"), cents("4723.84")]
    assert reset.value == cents("40000")
    three_straights, left = award(meter, VICTORIA, winners("straight", "straight", "straight"), by_formula)
    # (49,753 + 44,777.70 + 40,299.93) / 30 = 4,494.3543...
    assert [won.amount for won in three_straights] == [cents("4494.35")] * 3
    assert left.value == cents("40000")  # 49,753.6502 less 13,483.05 would be under the seed
    both, _ = award(meter, VICTORIA, winners("royal", "straight", "straight"), by_formula)
    # 0.9 x 49,753 = 44,777.70, and (49,753 + 44,777.70) / 20 = 4,726.535
    assert [won.amount for won in both] == [cents("44777.70"), cents("4726.53"), cents("4726.53")]


def winners(*hands: str) -> list[Winner]:
    return [Winner(f"seat {number}", f"{hand} flush") for number, hand in enumerate(hands, 1)]
