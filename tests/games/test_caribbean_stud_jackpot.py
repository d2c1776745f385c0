"""Caribbean stud: the winning jackpot hands, what they are paid, and prizes that fall together (ss 227, 245 to 247)."""

from fractions import Fraction
from typing import Any

import pytest
from support.caribbean_stud import ACE_KING, ANTE, BET, JACKPOT, NO_HAND, deal, play, table_of

from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.money import cents

ROYAL, ROYAL_TOO = "10S JS QS KS AS", "10H JH QH KH AH"
STRAIGHT_FLUSH, STRAIGHT_FLUSH_TOO = "5D 6D 7D 8D 9D", "4C 5C 6C 7C 8C"
DEAD_MANS_HAND = "AS AH 8S 8H 2S"
LOW = "2C 4H 5C 8D 9C"


def at(jackpot: str, *names: str, **settings: Any) -> CaribbeanStudTable:
    """A table whose meter shows so much and does not grow."""
    meter = Meter.fresh(cents(jackpot), Fraction(0))
    return table_of(*names, meter=meter, **settings)


@pytest.mark.parametrize(
    ("cards", "prize"),
    [
        pytest.param("2D 4D 6D 8D 10D", "100", id="s227_1 s246_1 flush"),
        pytest.param("2S 2D 2H 4C 4S", "150", id="s227_1 s246_1 full house"),
        pytest.param("2S 2D 2H 2C 4S", "500", id="s227_1 s246_1 4 of a kind"),
        pytest.param(STRAIGHT_FLUSH, "4000", id="s227_1 s246_1 straight flush"),
        pytest.param(ROYAL, "40000", id="s227_1 s246_1 royal flush"),
        pytest.param("AS 2D 3H 4C 5S", "", id="s227_1 no straight"),
        pytest.param("3S 3D 3H 2C 7S", "", id="s227_1 nor 3 of a kind"),
    ],
)
def test_s227_1_and_s246_1_the_winning_jackpot_hands_and_their_prizes(cards: str, prize: str) -> None:
    played = play(f"ann: {cards}", table=at("40000"), jackpot=["ann"])
    line = played.line("ann", JACKPOT)
    if prize:
        assert (line.verdict.value, line.paid, line.collected) == ("win", cents(prize), 100)
        assert played.under("ann", JACKPOT)[:4] == ["qld s227(1)", "qld s245(1)", "qld s245(2)", "qld s246(1)"]
    else:
        assert (line.verdict.value, line.paid, line.collected) == ("lose", 0, 100)
        assert played.under("ann", JACKPOT) == ["qld s245(1)", "reading CS12"]


def test_s227_2_a_dead_mans_hand_wins_where_pit_procedures_say_so() -> None:
    plain = play(f"ann: {DEAD_MANS_HAND}", jackpot=["ann"])
    assert plain.verdict("ann", JACKPOT) == "lose"
    assert "qld s227(2)" in plain.under("ann", JACKPOT)
    stated = play(f"ann: {DEAD_MANS_HAND}", jackpot=["ann"], dead_mans_hand=True)
    assert stated.line("ann", JACKPOT).paid == cents("50")
    assert stated.under("ann", JACKPOT)[:2] == ["qld s227(2)", "qld s224"]


@pytest.mark.parametrize(
    ("cards", "jackpot", "prize"),
    [
        pytest.param(STRAIGHT_FLUSH, "9999", "1000", id="s246_1 at least $1 000"),
        pytest.param(STRAIGHT_FLUSH, "10000", "1000", id="s246_1 equal"),
        pytest.param(STRAIGHT_FLUSH, "123456", "12345.60", id="s246_1 10 percent"),
        pytest.param(ROYAL, "9999", "10000", id="s246_1 at least $10 000"),
        pytest.param(ROYAL, "123456", "123456", id="s246_1 all of it"),
    ],
)
def test_s246_1_the_greater_of_a_sum_and_a_share_of_the_jackpot_prize(cards: str, jackpot: str, prize: str) -> None:
    assert play(f"ann: {cards}", table=at(jackpot), jackpot=["ann"]).line("ann", JACKPOT).paid == cents(prize)


def test_s246_1_reading_cs23_all_of_the_jackpot_prize_is_paid_to_the_cent() -> None:
    meter = Meter.fresh(cents("40000"), Fraction(3406, 10_000))  # $1 wagered: 40000.3406
    played = play(f"ann: {ROYAL}", table=table_of(meter=meter), jackpot=["ann"])
    assert played.line("ann", JACKPOT).paid == cents("40000.34")
    assert "reading CS6" not in played.under("ann", JACKPOT)
    tenth = play(f"ann: {STRAIGHT_FLUSH}", table=table_of(meter=meter), jackpot=["ann"])
    assert tenth.line("ann", JACKPOT).paid == cents("4000.03")
    assert "reading CS23" in tenth.under("ann", JACKPOT)


@pytest.mark.parametrize(
    ("way", "ann", "bob"),
    [
        pytest.param("equal parts", "20000", "20000", id="equal parts"),
        pytest.param("10:1", "36363.63", "3636.36", id="ten parts to one"),
        pytest.param("in turn", "36000", "4000", id="in turn from the right of the dealer"),
    ],
)
def test_s247_2_b_the_jackpot_prize_is_shared_as_pit_procedures_state(way: str, ann: str, bob: str) -> None:
    meter = Meter.fresh(0, Fraction(0)).receives(Fraction(4_000_000))
    table = table_of("ann", "bob", sharing=way, sharing_sign=True, meter=meter)
    played = play(f"ann: {ROYAL}", f"bob: {STRAIGHT_FLUSH}", table=table, jackpot=["ann", "bob"])
    assert [played.line(who, JACKPOT).paid for who in ("ann", "bob")] == [cents(ann), cents(bob)]
    assert all("qld s247(2)" in played.under(who, JACKPOT) for who in ("ann", "bob"))


def test_s247_2_reading_cs23_a_share_is_cut_to_the_cent_once_and_says_so() -> None:
    """A tenth of $12,345.43 is $1,234.543: half of it is cut, although half of $1,234.54 would not be."""
    meter = Meter.fresh(0, Fraction(0)).receives(Fraction(cents("12345.43")))
    table = table_of("ann", "bob", sharing="equal parts", sharing_sign=True, meter=meter)
    hands = (f"ann: {STRAIGHT_FLUSH}", f"bob: {STRAIGHT_FLUSH_TOO}")
    played = play(*hands, table=table, jackpot=["ann", "bob"])
    assert [played.line(who, JACKPOT).paid for who in ("ann", "bob")] == [cents("617.27")] * 2
    assert all("reading CS23" in played.under(who, JACKPOT) for who in ("ann", "bob"))


def test_s245_1_who_has_not_made_a_jackpot_wager_wins_no_jackpot() -> None:
    assert play(f"ann: {ROYAL}").lines("ann", JACKPOT) == []


def test_s245_2_it_does_not_matter_whether_the_dealers_hand_qualifies() -> None:
    for dealer in (ACE_KING, NO_HAND):
        played = play(f"ann: {STRAIGHT_FLUSH}", dealer=dealer, jackpot=["ann"], table=at("10000"))
        assert played.line("ann", JACKPOT).paid == cents("1000")


def test_s245_2_nor_whether_the_players_hand_loses() -> None:
    played = play("ann: 2D 4D 6D 8D 10D", dealer="2S 2H 2C 4C 4S", jackpot=["ann"])
    assert (played.verdict("ann"), played.line("ann", JACKPOT).paid) == ("lose", cents("100"))


def test_s245_3_jackpot_hands_are_paid_when_every_ante_and_bet_is_settled() -> None:
    played = play(f"ann: {LOW}", "bob: 2D 4D 6D JD 10D", "cat: 3S 3D 3H 2H 7S", jackpot=["bob", "cat"])
    assert [(line.person, line.wager) for line in played.lines()][-2:] == [("ann", BET), ("bob", JACKPOT)]
    assert "qld s245(3)" in played.under("bob", JACKPOT)


def test_s245_4_reading_cs12_a_prize_comes_besides_what_ante_and_bet_win_and_the_wager_is_collected() -> None:
    played = play("ann: 2D 4D 6D 8D 10D", jackpot=["ann"])
    assert [line.paid for line in played.lines("ann")] == [1000, 10_000, 10_000]
    assert played.net("ann") == 1000 + 10_000 + 10_000 - 100
    assert {"qld s245(4)", "reading CS12"} <= set(played.under("ann", JACKPOT))


@pytest.mark.parametrize("cards", [STRAIGHT_FLUSH, ROYAL])
def test_s245_5_before_a_straight_or_royal_flush_is_paid_the_floor_manager_is_told_and_the_deck_counted(
    cards: str,
) -> None:
    played = deal(f"ann: {cards}", jackpot=["ann"]).do("ann bet", "dealer turn the cards", "dealer settle")
    assert played.open == ["notify the floor manager"]
    assert played.refused("dealer", "settle") == "qld s245(5)(a)"
    played.do("dealer notify the floor manager")
    assert played.open == ["count the cards"]
    assert played.lines("ann", JACKPOT) == []
    played.do("dealer count the cards")
    assert played.line("ann", JACKPOT).paid > 0


def test_s245_5_nothing_is_counted_for_the_smaller_prizes_or_without_a_jackpot_wager() -> None:
    for cards, jackpot in (("2S 2D 2H 2C 4S", ["ann"]), (ROYAL, [])):
        played = deal(f"ann: {cards}", jackpot=jackpot).do("ann bet", "dealer turn the cards", "dealer settle")
        assert played.open == ["shuffle"]


# Several in one round


def test_s246_2_s247_2_b_reading_cs12_without_a_stated_way_each_is_paid_as_if_alone() -> None:
    table = at("40000", "ann", "bob")
    played = play(f"ann: {ROYAL}", f"bob: {ROYAL_TOO}", dealer="AC KD 9S 5H 3C", table=table, jackpot=["ann", "bob"])
    assert [played.line(who, JACKPOT).paid for who in ("ann", "bob")] == [cents("40000")] * 2
    assert played.rulings == [["qld s246(2)", "qld s247(2)(b)", "qld s247(3)"]]


def test_s247_1_and_s247_2_straight_and_royal_flushes_share_as_pit_procedures_state() -> None:
    table = at("40000", "ann", "bob", "cat", sharing="equal parts", sharing_sign=True)
    hands = (f"ann: {ROYAL}", f"bob: {STRAIGHT_FLUSH}", "cat: 2H 4H 6H 8H 10H")
    played = play(*hands, table=table, jackpot=["ann", "bob", "cat"])
    assert [played.line(who, JACKPOT).paid for who in ("ann", "bob")] == [cents("20000")] * 2
    assert played.line("cat", JACKPOT).paid == cents("100")  # a flush shares nothing
    assert played.rulings == [["qld s247(1)", "qld s247(2)", "qld s247(3)"]]
    assert "qld s247(2)" in played.under("bob", JACKPOT)


def test_s247_2_a_only_with_another_player_who_has_made_a_jackpot_wager() -> None:
    table = at("40000", "ann", "bob", sharing="equal parts", sharing_sign=True)
    played = play(f"ann: {ROYAL}", f"bob: {STRAIGHT_FLUSH}", table=table, jackpot=["ann"])
    assert (played.line("ann", JACKPOT).paid, played.rulings) == (cents("40000"), [])


def test_s247_3_only_if_a_sign_at_the_table_says_so() -> None:
    table = at("40000", "ann", "bob", sharing="equal parts")
    played = play(
        f"ann: {STRAIGHT_FLUSH}",
        f"bob: {STRAIGHT_FLUSH_TOO}",
        dealer="AC KD 9S 5H 3S",
        table=table,
        jackpot=["ann", "bob"],
    )
    assert [played.line(who, JACKPOT).paid for who in ("ann", "bob")] == [cents("4000")] * 2
    assert "qld s247(3)" not in table.game.layout(table)
    signed = at("40000", sharing="equal parts", sharing_sign=True)
    assert "share the jackpot prize in equal parts" in table.game.layout(signed)


# The meter


def test_the_meter_counts_the_jackpot_wagers_and_pays_the_shares() -> None:
    table = table_of("ann", "bob", meter=Meter.fresh(cents("10000"), Fraction(1, 4)))
    for _ in range(4):
        play(f"ann: {LOW}", "bob: 3S 3D 3H 2H 7S", table=table, jackpot=["ann", "bob"])
    assert table.meter.shown == cents("10002")
    table.meter = Meter.fresh(cents("10000"), Fraction(0)).receives(Fraction(cents("30000")))
    play(f"ann: {STRAIGHT_FLUSH}", table=table, jackpot=["ann"])
    assert table.meter.shown == cents("36000")
    play(f"ann: {ROYAL}", table=table, jackpot=["ann"])
    assert table.meter.shown == cents("10000")


def test_bonus_prizes_leave_the_meter_alone() -> None:
    table = at("40000")
    play("ann: 2S 2D 2H 2C 4S", table=table, jackpot=["ann"])
    assert (table.meter.shown, ANTE) == (cents("40000"), "ante wager")
