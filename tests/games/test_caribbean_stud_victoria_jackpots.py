"""Jackpots at the table in Victoria: vic 25/1999 rule 12, and from 30 July 2004 the prize meter of vic 10/2004."""

from datetime import datetime
from fractions import Fraction
from typing import Any

import pytest
from support.caribbean_stud import ACE_KING, BET, JACKPOT, NO_HAND, Played, deal, on, table_of
from support.caribbean_victoria import FLUSH, VIC, VIC_2004

from houseway.errors import Refused
from houseway.games import find
from houseway.games.caribbean_stud.meter import Meter, table_2
from houseway.money import cents
from houseway.odds.exact import every_return

ROYALS = ("AS KS QS JS 10S", "AH KH QH JH 10H", "AD KD QD JD 10D")
STRAIGHTS = ("9S 8S 7S 6S 5S", "9H 8H 7H 6H 5H", "9D 8D 7D 6D 5D")
NAMES = ("ann", "bob", "cat", "dan", "eve", "fay")
DEALER = "KC QC 9C 4C 2H"  # no hand


def paid_with(game: Any, *hands: str, meter: Meter | None = None, **settings: Any) -> Played:
    """Everybody has a jackpot wager and bets; the round is over."""
    names = NAMES[: len(hands)]
    if meter is not None:
        settings["meter"] = meter
    table = table_of(*names, game=game, **settings)
    texts = [f"{name}: {hand}" for name, hand in zip(names, hands, strict=True)]
    return deal(*texts, dealer=DEALER, table=table, jackpot=names).do("dealer bet or fold").finish()


def prizes(played: Played) -> dict[str, int]:
    return {line.person: line.paid // 100 for line in played.lines(wager=JACKPOT)}


def meter_at(value: str) -> Meter:
    """A meter that will show this once a single wager is in."""
    return Meter.fresh(cents("75000"), Fraction(0)).receives(Fraction(cents(value) - cents("75000")))


# 12 Jackpot payouts, 1999


@pytest.mark.parametrize(
    ("hand", "jackpot", "prize"),
    [
        (ROYALS[0], "75000", 75_000),
        (ROYALS[0], "120000", 120_000),
        (STRAIGHTS[0], "75000", 7500),
        (STRAIGHTS[0], "120000", 12_000),
        ("8S 8H 8D 8C 2S", "120000", 500),
        ("8S 8H 8D 7C 7S", "120000", 150),
        ("KS JS 9S 5S 2S", "120000", 100),
        ("KS KD 4H 4D 2S", "120000", 0),
    ],
)
def test_vic_25_1999_r12_1_what_a_jackpot_wager_is_paid(hand: str, jackpot: str, prize: int) -> None:
    played = paid_with(VIC, hand, meter=meter_at(jackpot))
    assert prizes(played) == {"ann": prize}
    assert "vic 25/1999 r12.1" in played.under("ann", JACKPOT)


def test_reading_cs16_what_the_wager_cost_does_not_come_back() -> None:
    played = paid_with(VIC, "KS JS 9S 5S 2S")
    line = played.line("ann", JACKPOT)
    assert (line.stake, line.returned, line.net) == (100, 0, cents("99"))
    assert "reading CS16" in played.under("ann", JACKPOT)


def test_vic_25_1999_r12_2_the_dealer_presses_the_button_of_a_straight_or_royal_flush() -> None:
    played = deal(f"ann: {STRAIGHTS[0]}", dealer=NO_HAND.replace("6S", "6C"), game=VIC, jackpot=["ann"])
    played.do("dealer bet or fold", "ann bet", "dealer turn the cards", "dealer settle")
    assert (played.awaits, played.open) == ("dealer", ["press the keypad button"])
    assert played.refused("ann", "press the keypad button") == "vic 25/1999 r12.2"
    played.do("dealer press the keypad button")
    assert played.verdict("ann", JACKPOT) == "win"
    four = deal("ann: 8S 8H 8D 8C 2S", game=VIC, jackpot=["ann"]).do("dealer bet or fold", "ann bet")
    assert four.do("dealer turn the cards", "dealer settle").open == ["shuffle"]


def test_vic_25_1999_r12_3_players_share_where_procedures_say_so() -> None:
    played = paid_with(VIC, ROYALS[0], STRAIGHTS[1], meter=meter_at("100000"), sharing="equal parts")
    assert prizes(played) == {"ann": 50_000, "bob": 50_000}
    assert ["vic 25/1999 r12.3", "vic 25/1999 r12.3.1", "vic 25/1999 r12.3.2"] in played.rulings


def test_vic_25_1999_r12_3_1_only_with_another_such_hand_in_the_round() -> None:
    played = paid_with(VIC, ROYALS[0], "8S 8H 8D 8C 2S", meter=meter_at("100000"), sharing="equal parts")
    assert prizes(played) == {"ann": 100_000, "bob": 500}


def test_vic_25_1999_r12_3_2_and_reading_cs16_without_a_stated_way_each_is_paid_in_full() -> None:
    played = paid_with(VIC, ROYALS[0], STRAIGHTS[1], ROYALS[2], meter=meter_at("100000"))
    assert prizes(played) == {"ann": 100_000, "bob": 10_000, "cat": 100_000}
    assert ["vic 25/1999 r12.1", "vic 25/1999 r12.3.2", "reading CS16"] in played.rulings
    assert played.table.meter.value == cents("75000")


@pytest.mark.parametrize(
    ("keypad", "how"), [("works", "entered by the dealer"), ("does not work", "shown on the table")]
)
def test_vic_25_1999_r12_4_surveillance_finds_the_time_when_the_system_fails(keypad: str, how: str) -> None:
    played = deal(f"ann: {ROYALS[0]}", dealer=DEALER, game=VIC, jackpot=["ann"]).do("dealer bet or fold")
    played.on_to("press the keypad button")
    played.act("game supervisor", "jackpot system fails", keypad=keypad, now=datetime(2000, 1, 1, 22, 15, 30))
    assert played.rulings == [["vic 25/1999 r12.4"]]
    assert f"{how} at 22:15:30" in played.round.rulings[0].what
    assert played.line("ann", JACKPOT).paid == cents("75000.25")


def test_vic_25_1999_r12_4_is_for_a_hand_that_is_to_be_entered() -> None:
    played = deal("ann: KS JS 9S 5S 2S", game=VIC, jackpot=["ann"])
    now = datetime(2000, 1, 1, 22)
    assert played.refused("game supervisor", "jackpot system fails", keypad="works", now=now) == "vic 25/1999 r12.4"


# 2004


def test_vic_10_2004_is_in_force_from_four_in_the_morning_of_30_july_2004() -> None:
    assert VIC_2004.part == "vic 10/2004"
    assert find("caribbean-stud", rules="vic", on="2004-07-30T03:59") is VIC
    assert find("caribbean-stud", rules="vic") is VIC_2004


def test_reading_cs5_the_game_of_1999_goes_on_in_2004() -> None:
    played = paid_with(VIC_2004, "KS KD 4H 4D 2S")
    assert "vic 25/1999 r9.2" in played.under("ann", BET)
    assert [row.name for row in VIC_2004.wagers] == [row.name for row in VIC.wagers]


def test_vic_10_2004_r9_3_a_table_takes_a_seed_of_table_2() -> None:
    table = table_of(game=VIC_2004, seed=20_000, jackpot_wager=cents("2"))
    assert table.meter == table_2(20_000, cents("2"))
    assert table_of(game=VIC_2004, jackpot_wager=cents("2")).meter == table_2(75_000, cents("2"))
    with pytest.raises(Refused, match="no initial seed value"):
        table_of(game=VIC_2004, seed=12_345)
    for meter in (Meter.fresh(cents("75000"), Fraction(1, 4)), Meter.fresh(cents("12345"), Fraction(2350, 10_000))):
        with pytest.raises(Refused, match="not in Table 2"):
            table_of(game=VIC_2004, meter=meter)


def test_vic_10_2004_r9_3_2_the_meter_grows_by_the_wagers_of_a_round() -> None:
    table = table_of("ann", "bob", game=VIC_2004, seed=10_000)
    deal("ann: KS KD 9H 4C 2S", "bob: QS QD 9D 4D 2D", table=table, jackpot=["ann", "bob"])
    assert table.meter.value == cents("10000") + 200 * Fraction("0.3406")


def test_vic_10_2004_r9_3_3_bonuses_do_not_come_off_the_meter() -> None:
    played = paid_with(VIC_2004, "8S 8H 8D 8C 2S")
    assert prizes(played) == {"ann": 500}
    assert played.table.meter.value == cents("75000") + Fraction("23.5")


def test_vic_10_2004_r9_4_a_reset_is_ruled_under_its_cause() -> None:
    """r9.4.1: it would fall under the seed. r9.4.2: several royal flushes."""
    one, two = paid_with(VIC_2004, ROYALS[0]), paid_with(VIC_2004, ROYALS[0], ROYALS[1])
    assert ["vic 10/2004 r9.4", "vic 10/2004 r9.4.1"] in one.rulings
    assert ["vic 10/2004 r9.4", "vic 10/2004 r9.4.2"] in two.rulings
    assert not any("vic 10/2004" in cite for ruling in paid_with(VIC, ROYALS[0]).rulings for cite in ruling)


def test_reading_cs21_a_hand_alone_is_paid_as_in_1999() -> None:
    played = paid_with(VIC_2004, STRAIGHTS[0], seed=10_000)
    assert prizes(played) == {"ann": 7500}  # the least of r12.1, over a tenth of $10,000
    assert "vic 25/1999 r12.1" in played.under("ann", JACKPOT)
    assert ["vic 25/1999 r12.1", "reading CS21"] in played.rulings
    assert played.table.meter.value == cents("10000")  # r9.4.1


def test_vic_10_2004_r10_3_1_two_royal_flushes_and_a_straight_flush_at_the_table() -> None:
    meter = table_2(75_000, 100).receives(Fraction(cents("45000")))
    played = paid_with(VIC_2004, ROYALS[0], STRAIGHTS[1], ROYALS[2], meter=meter)
    p = Fraction(cents("120000") + cents("75000"), 19)
    assert {x.person: x.paid for x in played.lines(wager=JACKPOT)} == {
        "ann": int(9 * p),
        "bob": int(p),
        "cat": int(9 * p),
    }
    assert "vic 10/2004 r10.3.1" in played.under("bob", JACKPOT)
    assert "vic 25/1999 r12.1" not in played.under("bob", JACKPOT)
    assert ["vic 10/2004 r10.3", "reading CS5", "reading CS6"] in played.rulings
    assert all("reading CS6" in played.under(who, JACKPOT) for who in ("ann", "bob")), "the meter was rounded"
    assert played.table.meter == table_2(75_000, 100)  # r9.4.2


def test_vic_10_2004_r10_3_2_straight_flushes_alone_at_the_table() -> None:
    meter = table_2(75_000, 100).receives(Fraction(cents("45000")))
    played = paid_with(VIC_2004, *STRAIGHTS, meter=meter)
    each = int(Fraction("2.71") * cents("120000") / 30)
    assert [x.paid for x in played.lines(wager=JACKPOT)] == [each] * 3
    assert "vic 10/2004 r10.3.2" in played.under("ann", JACKPOT)
    assert played.table.meter.value == cents("120000") + 300 * Fraction("0.235") - 3 * each


# The odds


def test_the_jackpot_at_its_seed_and_the_bets_are_what_they_are_in_queensland() -> None:
    found = {each.wager: each.expected for each in every_return(VIC_2004)}
    queensland = {each.wager: each.expected for each in every_return(find("caribbean-stud", rules="qld"))}
    assert found[BET] == queensland[BET]
    assert found[JACKPOT] == Fraction(1_384_400 + 36 * 7500 + 4 * 75_000, 2_598_960) - 1


def test_the_best_that_a_bet_can_win_against_ace_and_king() -> None:
    played = deal(f"ann: {ROYALS[0]}", dealer=ACE_KING, game=VIC_2004).do("dealer bet or fold", "ann bet").finish()
    assert played.line("ann", BET).paid == 250 * cents("20")


@pytest.mark.parametrize("game", [VIC, VIC_2004], ids=["1999", "2004"])
def test_vic_25_1999_r11_2_a_jackpot_wager_may_cost_2_50(game: Any) -> None:
    played = Played(table_of("ann", game=game, jackpot_wager=cents("2.50"))).wager("ann")
    assert played.refused("ann", "wager", **on("place 1", "1", JACKPOT)) == "vic 25/1999 r11.2"
    played.wager("ann", "place 1", "2.50", JACKPOT).do("dealer no more bets")
    played.cards({"place 1": FLUSH, "dealer": ACE_KING}).do("dealer bet or fold", "ann bet").finish()
    line = played.line("ann", JACKPOT)
    assert (line.paid, line.collected) == (cents("100"), cents("2.50"))
