"""Prize meter systems that link tables: opening, wagers, prizes, reset, closing, and every cent in the books."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.errors import BadInput, Refused
from houseway.games.caribbean_stud.awards import Winner
from houseway.games.caribbean_stud.meter import TABLE_2
from houseway.jackpot import ARRANGEMENTS, Jackpots
from houseway.jackpot.jackpots import pool
from houseway.ledger.accounts import CAGE, OUTSIDE, at_table
from houseway.money import cents

TWO = ("table 1", "table 2")
START, RATE = cents("20000"), Fraction(1, 4)


def house(seed: int = 75_000) -> Jackpots:
    """Two systems of 2004: east with two tables, west with one."""
    jackpots = Jackpots()
    jackpots.open("east", TWO, 100, seed=seed, approved=True)
    jackpots.open("west", ("table 3",), 250, seed=10_000, approved=True)
    return jackpots


def shown(jackpots: Jackpots, name: str) -> int:
    return jackpots.system(name).meter.shown // 100


# Opening


def test_vic_10_2004_r9_3_1_a_system_opens_with_seed_times_cost_which_the_house_puts_up() -> None:
    jackpots = house(seed=30_000)
    assert (shown(jackpots, "east"), shown(jackpots, "west")) == (30_000, 25_000)
    assert jackpots.books.balance(CAGE) == -cents("55000")
    assert jackpots.books.balance(pool("east")) == cents("30000")


def test_vic_25_1999_r11_3_no_arrangement_without_approval() -> None:
    with pytest.raises(Refused, match="not been approved") as caught:
        Jackpots().open("east", ("table 1",), 100)
    assert str(caught.value.under) == "vic 25/1999 r11.3"


def test_s231_3_only_linked_tables_need_approval() -> None:
    qld = ARRANGEMENTS["qld"]
    jackpots = Jackpots()
    jackpots.open("one", ("table 1",), 100, arrangement=qld, start=START, rate=RATE)
    with pytest.raises(Refused) as caught:
        jackpots.open("two", ("table 2", "table 3"), 100, arrangement=qld, start=START, rate=RATE)
    assert str(caught.value.under) == "qld s231(3)"
    jackpots.open("two", ("table 2", "table 3"), 100, arrangement=qld, start=START, rate=RATE, approved=True)
    assert shown(jackpots, "two") == 20_000


def test_vic_10_2004_r9_3_seed_and_rate_are_not_chosen_freely() -> None:
    with pytest.raises(Refused, match="those of Table 2"):
        Jackpots().open("east", TWO, 100, start=START, approved=True)
    with pytest.raises(Refused, match="15,000 is no initial seed value"):
        Jackpots().open("east", TWO, 100, seed=15_000, approved=True)


def test_what_a_system_cannot_be() -> None:
    jackpots = house()
    with pytest.raises(BadInput, match="already"):
        jackpots.open("east", ("table 9",), 100, approved=True)
    with pytest.raises(BadInput, match="linked to east already"):
        jackpots.open("north", ("table 1",), 100, approved=True)
    with pytest.raises(BadInput, match="has tables"):
        jackpots.open("north", (), 100, approved=True)
    with pytest.raises(BadInput, match="needs the start and the rate"):
        jackpots.open("north", ("table 9",), 100, arrangement=ARRANGEMENTS["vic 25/1999"], approved=True)
    assert list(jackpots.systems) == ["east", "west"]


# Wagers


def test_vic_10_2004_r9_3_2_all_tables_of_the_group_feed_one_meter() -> None:
    jackpots = house()
    jackpots.wagers("east", "table 1", 700)
    jackpots.wagers("east", "table 2", 300)
    east = jackpots.system("east").meter
    assert east.value - east.floor == 1000 * TABLE_2[75_000] == 235
    assert jackpots.books.balance(pool("east")) == cents("75000") + 235
    floats = [jackpots.books.balance(at_table("float", table)) for table in TWO]
    assert floats == [700 - 164, 300 - 71], "the meter shows 164 and a half cents, and then 235"


def test_vic_25_1999_r11_2_jackpot_wagers_cost_what_the_sign_says() -> None:
    with pytest.raises(BadInput, match=r"cost \$2.50 each"):
        house().wagers("west", "table 3", 300)


def test_vic_25_1999_r11_2_what_the_sign_says_may_be_a_cent_and_no_less() -> None:
    jackpots = Jackpots()
    for nothing in (0, -1):
        with pytest.raises(BadInput, match="wagers that cost something"):
            jackpots.open("east", TWO, nothing, approved=True)
    jackpots.open("east", TWO, 1, approved=True)
    jackpots.wagers("east", "table 1", 1)
    jackpots.returned("east", "table 1", 1)
    for nothing in (0, -1):
        with pytest.raises(BadInput, match=r"cost \$0.01 each"):
            jackpots.wagers("east", "table 1", nothing)
    assert jackpots.books.balance(OUTSIDE) == 0


def test_wagers_of_a_table_that_is_not_in_the_group_are_not_taken() -> None:
    with pytest.raises(BadInput, match="'table 3' is not a table of east"):
        house().wagers("east", "table 3", 100)
    with pytest.raises(BadInput, match="no prize meter system 'south'"):
        house().wagers("south", "table 3", 100)


def test_vic_25_1999_r14_12_1_wagers_that_go_back_are_the_house_s_and_the_meter_stays() -> None:
    jackpots = house()
    jackpots.wagers("east", "table 1", 500)
    before = jackpots.system("east").meter
    assert jackpots.returned("east", "table 1", 100) == before
    assert jackpots.books.entries[-1].posting == (
        at_table("float", "table 1"),
        OUTSIDE,
        100,
        ("vic 25/1999 r14.12.1",),
    )


# Prizes and reset


def test_a_royal_flush_takes_what_is_shown_and_the_meter_is_reset() -> None:
    jackpots = house()
    jackpots.wagers("east", "table 1", 1_000_000)
    (won,) = jackpots.prizes("east", "table 2", [Winner("ann", "royal flush")])
    assert won.amount == cents("77350")
    assert shown(jackpots, "east") == 75_000
    assert [(entry.posting.giver, *entry.posting.cites) for entry in jackpots.books.entries[-3:]] == [
        (pool("east"), "vic 10/2004 r9.3.3"),
        (at_table("float", "table 2"), "vic 10/2004 r9.3.3"),
        (CAGE, "vic 10/2004 r9.4.1"),
    ]


def test_vic_10_2004_r9_4_1_is_what_resets_a_meter_that_stood_at_its_seed() -> None:
    jackpots = house()
    jackpots.prizes("east", "table 1", [Winner("ann", "straight flush")])
    assert jackpots.books.entries[-1].posting.cites == ("vic 10/2004 r9.4.1",)


def test_vic_25_1999_r5_7_a_player_wins_with_one_hand_in_a_round() -> None:
    with pytest.raises(BadInput, match="one hand in a round"):
        house().prizes("east", "table 1", [Winner("ann", "royal flush"), Winner("ann", "royal flush")])


def test_vic_10_2004_r9_4_1_a_straight_flush_at_the_seed_resets_the_meter_too() -> None:
    jackpots = house()
    jackpots.wagers("east", "table 1", 500)
    (won,) = jackpots.prizes("east", "table 1", [Winner("ann", "straight flush")])
    assert won.amount == cents("7500.11")
    assert jackpots.system("east").meter.value == cents("75000")
    assert jackpots.system("east").meter.wagered == 0


def test_vic_10_2004_r9_3_3_a_straight_flush_high_above_the_seed_only_comes_off() -> None:
    jackpots = house()
    jackpots.wagers("east", "table 1", 20_000_000)  # $47,000 of increments
    jackpots.prizes("east", "table 1", [Winner("ann", "straight flush"), Winner("bob", "full house")])
    assert shown(jackpots, "east") == 122_000 - 12_200
    assert jackpots.system("east").meter.wagered == 20_000_000


def test_vic_10_2004_r9_4_2_and_r10_3_1_two_royal_flushes() -> None:
    jackpots = house()
    won = jackpots.prizes("east", "table 1", [Winner("ann", "royal flush"), Winner("bob", "royal flush")])
    assert [each.amount for each in won] == [cents("75000"), cents("75000")]  # 9P = 9 (M + N) / 18
    assert {str(c) for each in won for c in each.cites} == {"vic 10/2004 r10.3.1"}
    assert shown(jackpots, "east") == 75_000
    assert jackpots.books.entries[-1].posting.cites == ("vic 10/2004 r9.4.2",)


def test_vic_10_2004_r9_4_2_is_for_royal_flushes_and_not_for_other_hands_that_fall_together() -> None:
    jackpots = house()
    jackpots.prizes("east", "table 1", [Winner("ann", "straight flush"), Winner("bob", "straight flush")])
    assert jackpots.books.entries[-1].posting.cites == ("vic 10/2004 r9.4.1",)


def test_s246_1_and_s247_2_queensland_with_and_without_a_way_of_sharing() -> None:
    qld, both = ARRANGEMENTS["qld"], [Winner("ann", "royal flush"), Winner("bob", "straight flush")]
    jackpots = Jackpots()
    jackpots.open("plain", ("table 1",), 100, arrangement=qld, start=START, rate=RATE)
    jackpots.open("shared", ("table 2",), 100, arrangement=qld, start=START, rate=RATE, shares="equal parts")
    assert [each.amount for each in jackpots.prizes("plain", "table 1", both)] == [cents("20000"), cents("2000")]
    assert [each.amount for each in jackpots.prizes("shared", "table 2", both)] == [cents("10000"), cents("10000")]


def test_s227_2_a_dead_man_s_hand_only_where_the_arrangement_has_it() -> None:
    jackpots = Jackpots()
    jackpots.open("no", ("table 1",), 100, arrangement=ARRANGEMENTS["qld"], start=START, rate=RATE)
    with_it = ARRANGEMENTS["qld, dead man's hand"]
    jackpots.open("yes", ("table 2",), 100, arrangement=with_it, start=START, rate=RATE)
    dead = [Winner("ann", "dead man's hand")]
    assert [each.amount for each in jackpots.prizes("yes", "table 2", dead)] == [cents("50")]
    with pytest.raises(Refused, match="no procedure states") as caught:
        jackpots.prizes("no", "table 1", dead)
    assert caught.value.under.text == "qld s227(2)"
    with pytest.raises(BadInput, match="no winning jackpot hand here"):
        jackpots.prizes("no", "table 1", [Winner("ann", "pair of aces")])


# Closing


def test_vic_10_2004_r9_1_1_g_a_closed_system_hands_on_what_is_over_its_seed() -> None:
    jackpots = house()
    jackpots.open("north", ("table 4",), 100, seed=10_000, approved=True)
    jackpots.wagers("east", "table 1", 100_100)
    parts = jackpots.close("east", {"west": cents("100"), "north": None})
    assert parts == {"west": cents("100"), "north": Fraction("23523.5") - cents("100")}
    assert jackpots.system("west").meter.value == cents("25100")
    assert jackpots.books.balance(pool("east")) == 0
    with pytest.raises(Refused, match="east is closed"):
        jackpots.wagers("east", "table 1", 100)
    assert jackpots.of_table("table 1") is None


@pytest.mark.parametrize(
    ("to", "why"),
    [({}, "one takes the rest"), ({"east": None}, "to another system"), ({"west": 100_000}, "one takes the rest")],
)
def test_vic_10_2004_r9_1_1_g_nothing_of_it_stays_behind(to: dict[str, int | None], why: str) -> None:
    jackpots = house()
    jackpots.wagers("east", "table 1", 1000)
    with pytest.raises(Refused, match=why) as caught:
        jackpots.close("east", to)
    assert str(caught.value.under) == "vic 10/2004 r9.1.1(g)"
    assert jackpots.system("east").open


def test_vic_10_2004_r9_1_1_g_a_meter_at_its_seed_has_nothing_to_hand_on() -> None:
    jackpots = house()
    assert jackpots.close("east", {}) == {}
    assert not jackpots.system("east").open


def test_no_other_text_says_where_the_money_of_a_closed_meter_goes() -> None:
    jackpots = Jackpots()
    vic = ARRANGEMENTS["vic 25/1999"]
    jackpots.open("old", ("table 1",), 100, arrangement=vic, start=START, rate=RATE, approved=True)
    with pytest.raises(BadInput, match="does not say where the money goes"):
        jackpots.close("old", {})


# The books

HANDS = st.sampled_from(["flush", "full house", "4 of a kind", "straight flush", "royal flush"])
ROUNDS = st.lists(st.tuples(st.sampled_from(TWO), st.integers(1, 7), st.lists(HANDS, max_size=3)), max_size=20)


@settings(deadline=None)
@given(ROUNDS, st.sampled_from(sorted(TABLE_2)))
def test_every_cent_is_accounted_for(rounds: list[tuple[str, int, list[str]]], seed: int) -> None:
    jackpots, paid, taken = house(seed=seed), 0, 0
    for table, wagers, hands in rounds:
        jackpots.wagers("east", table, 100 * wagers)
        won = jackpots.prizes("east", table, [Winner(f"seat {n}", hand) for n, hand in enumerate(hands)])
        taken, paid = taken + 100 * wagers, paid + sum(each.amount for each in won)
        east = jackpots.system("east").meter
        assert jackpots.books.total() == 0
        assert jackpots.books.balance(pool("east")) == east.shown
        assert -jackpots.books.balance(OUTSIDE) == taken - paid
        assert east.value >= east.minimum
    surplus = jackpots.system("east").meter.surplus
    assert sum(jackpots.close("east", {"west": None}).values()) == surplus
    assert jackpots.books.balance(pool("east")) == 0
    assert jackpots.books.balance(pool("west")) == jackpots.system("west").meter.shown
    assert jackpots.books.total() == 0


def test_reading_cs23_parts_of_a_cent_are_in_the_meter_and_make_a_cent_of_the_pool_in_time() -> None:
    jackpots = house(seed=10_000)  # 34.06 cents of each wager
    for number in range(1, 101):
        jackpots.wagers("east", "table 1", 100)
        assert jackpots.books.balance(pool("east")) == cents("10000") + 3406 * number // 100


def test_where_tables_post_their_own_wagers_only_what_the_pools_take_and_give_is_posted() -> None:
    jackpots = Jackpots()
    jackpots.open("east", TWO, 100, players=None, approved=True)
    jackpots.wagers("east", "table 1", 1_000)
    jackpots.returned("east", "table 1", 100)
    jackpots.prizes("east", "table 2", [Winner("ann", "royal flush"), Winner("bob", "full house")])
    assert [tuple(entry.posting[:3]) for entry in jackpots.books.entries] == [
        (CAGE, pool("east"), cents("75000")),
        (at_table("float", "table 1"), pool("east"), 235),
        (pool("east"), at_table("float", "table 2"), cents("75000") + 235),
        (CAGE, pool("east"), cents("75000")),
    ]
