"""Caribbean stud in Victoria, vic 25/1999: rules 7 to 11 and 13, from the deal to the payout odds."""

from itertools import product

import pytest
from support.caribbean_stud import ACE_KING, ANTE, BET, JACKPOT, NO_HAND, Played, begin, deal, on
from support.caribbean_victoria import LOW, PAIR, SHOE, VIC, vic, vic_table

from houseway.errors import Refused
from houseway.games.caribbean_stud.wagers import Facts
from houseway.money import cents
from houseway.play.wager import Wager

# 7 The deal


def test_vic_25_1999_r7_1_the_dealer_calls_no_more_bets() -> None:
    played = Played(vic_table()).wager("ann")
    assert ("dealer", "no more bets", "vic 25/1999 r7.1") in [
        (o.who, o.act, str(o.under)) for o in played.round.options("dealer")
    ]
    assert played.refused("ann", "no more bets") == "vic 25/1999 r7.1"


def test_vic_25_1999_r7_2_one_card_at_a_time_in_turn() -> None:
    """r7.2.1, r7.2.2 and r7.2.3."""
    played = deal("ann: 2S 3S 4S 5S 7S", "bob: 2H 3H 4H 5H 7H", dealer="2D 3D 4D 5D 7D", game=VIC)
    assert played.came == ["place 1", "place 2", "dealer"] * 5


@pytest.mark.parametrize(
    ("number", "under"),
    [
        pytest.param(0, "vic 25/1999 r7.2.1", id="vic_25_1999_r7_2_1_the_first_to_a_box"),
        pytest.param(1, "vic 25/1999 r7.2.2", id="vic_25_1999_r7_2_2_the_first_to_the_dealer"),
        pytest.param(2, "vic 25/1999 r7.2.3", id="vic_25_1999_r7_2_3_the_second_to_a_box"),
        pytest.param(9, "vic 25/1999 r7.2.3", id="vic_25_1999_r7_2_3_the_fifth_to_the_dealer"),
    ],
)
def test_each_card_has_its_rule(number: int, under: str) -> None:
    played = begin("ann: ", game=VIC).cards({"place 1": PAIR, "dealer": ACE_KING}, most=number)
    assert played.round.ask is not None
    assert str(played.round.ask.under) == under


def test_vic_25_1999_r7_2_3_the_dealers_last_card_is_face_up() -> None:
    played = deal(f"ann: {PAIR}", game=VIC)
    assert played.sees("ann")["dealer"]["cards"] == ["", "", "", "", "3C"]
    assert played.sees("dealer")["hands"][0]["cards"] == [""] * 5
    assert ("the dealer shows 3♣", "vic 25/1999 r7.2.3") in played.called


def test_vic_25_1999_r7_3_sets_of_five_from_a_shuffling_shoe() -> None:
    played = deal("ann: 2S 3S 4S 5S 7S", "bob: 2H 3H 4H 5H 7H", dealer="2D 3D 4D 5D 7D", game=VIC, **SHOE)
    assert played.came == ["place 1"] * 5 + ["place 2"] * 5 + ["dealer"] * 5
    with pytest.raises(Refused) as caught:
        vic_table(**SHOE | {"dealing": "one at a time"})
    assert str(caught.value.under) == "vic 25/1999 r7.3"
    with pytest.raises(Refused) as caught:
        vic_table(dealing="five at a time")
    assert str(caught.value.under) == "vic 25/1999 r7.2"


@pytest.mark.parametrize(
    ("number", "under"),
    [
        pytest.param(0, "vic 25/1999 r7.3.1", id="vic_25_1999_r7_3_1_five_to_an_area"),
        pytest.param(5, "vic 25/1999 r7.3.2", id="vic_25_1999_r7_3_2_five_to_the_dealer"),
    ],
)
def test_each_set_has_its_rule(number: int, under: str) -> None:
    played = begin("ann: ", game=VIC, **SHOE).cards({"place 1": PAIR, "dealer": ACE_KING}, most=number)
    assert played.round.ask is not None
    assert str(played.round.ask.under) == under


def test_vic_25_1999_r7_3_3_the_top_card_of_the_dealers_set_is_turned() -> None:
    played = deal(f"ann: {PAIR}", game=VIC, **SHOE)
    assert played.sees("ann")["dealer"]["cards"] == ["", "", "", "", "3C"]
    assert ("the dealer shows 3♣", "vic 25/1999 r7.3.3") in played.called


# 8 Betting round


def test_vic_25_1999_r8_1_once_the_dealers_card_is_up_the_players_decide() -> None:
    played = deal(f"ann: {PAIR}", game=VIC)
    assert (played.awaits, played.open) == ("dealer", ["bet or fold"])
    assert played.refused("ann", "bet") == "vic 25/1999 r8.3"
    played.do("dealer bet or fold")
    assert played.called[-1] == ("bet or fold", "vic 25/1999 r8.1")
    assert played.sees("ann")["hands"][0]["cards"] == PAIR.split()


def test_vic_25_1999_r8_2_a_fold_lays_the_cards_face_down() -> None:
    played = vic(f"ann: {PAIR}")
    assert [str(o.under) for o in played.round.options("ann") if o.act == "fold"] == ["vic 25/1999 r8.2"]


def test_vic_25_1999_r8_3_a_bet_lays_the_cards_face_down_with_two_antes() -> None:
    played = vic(f"ann 20: {PAIR}").do("ann bet")
    assert [(p.wager.name, p.stake) for p in played.table.placed] == [(ANTE, 2000), (BET, 4000)]
    assert played.sees("dealer")["hands"][0]["cards"] == [""] * 5
    assert played.refused("ann", "bet") == "vic 25/1999 r5.8"


def test_vic_25_1999_r8_4_folded_cards_are_spread_and_counted() -> None:
    played = vic(f"ann: {PAIR}", "bob: QH JH 8D 5D 2D").do("ann fold")
    assert "vic 25/1999 r8.4" in played.under("ann")
    assert played.table.shoe.in_rack == 5


def test_reading_cs4_and_vic_25_1999_r8_4_a_fold_loses_the_jackpot_wager_too() -> None:
    played = vic("ann: KS QS 9S 5S 2S", jackpot=["ann"]).do("ann fold")
    assert played.verdict("ann", JACKPOT) == "lose"
    assert "reading CS4" in played.under("ann", JACKPOT)


def test_vic_25_1999_r8_5_the_dealer_turns_all_cards_and_declares_the_hand() -> None:
    played = vic(f"ann: {PAIR}", dealer="8S 8H JC 6S 3C").do("ann bet")
    assert (played.awaits, played.open) == ("dealer", ["turn the cards"])
    played.do("dealer turn the cards")
    assert played.sees("ann")["dealer"]["cards"] == ["8S", "8H", "JC", "6S", "3C"]
    assert played.called[-1] == ("the dealer has 1 pair, 8s", "vic 25/1999 r9.1")


# 9 Final settlement


@pytest.mark.parametrize(
    ("dealer", "qualifies"),
    [("AC KH 4D 3S 2C", True), ("AC QH JC 10S 8C", False), ("KC QH JC 10S 8C", False), ("2C 2H 3C 4S 5C", True)],
)
def test_vic_25_1999_r9_1_the_dealer_qualifies_with_ace_and_king(dealer: str, qualifies: bool) -> None:
    played = vic("ann: KS KD 9H 4C 2S", dealer=dealer).do("ann bet", "dealer turn the cards")
    assert played.called[-1][1] == ("vic 25/1999 r9.1" if qualifies else "vic 25/1999 r9.2")


def test_vic_25_1999_r9_2_and_reading_cs2_with_no_hand_bets_go_back() -> None:
    played = vic(f"ann: {PAIR}", dealer=NO_HAND).do("ann bet").finish()
    assert ("no hand", "vic 25/1999 r9.2") in played.called
    assert (played.verdict("ann", BET), played.line("ann", BET).returned) == ("void", cents("20"))
    assert played.under("ann", BET)[:2] == ["vic 25/1999 r9.2", "reading CS2"]


def test_vic_25_1999_r9_3_and_vic_25_1999_r9_3_1_with_no_hand_every_ante_is_paid() -> None:
    played = vic(f"ann: {PAIR}", "bob: 7D 5H 4H 3D 2H", dealer=NO_HAND).do("ann bet", "bob bet")
    played.do("dealer turn the cards")
    assert [str(o.under) for o in played.round.options("dealer") if o.act == "settle"] == ["vic 25/1999 r9.3"]
    played.finish()
    assert [played.net(name) for name in ("ann", "bob")] == [cents("10"), cents("10")]
    assert "vic 25/1999 r9.3.1" in played.under("bob")


def test_vic_25_1999_r9_3_2_each_hand_is_looked_at_for_the_jackpot() -> None:
    """r9.3.2.1: others are counted and collected. r9.3.2.2: jackpot hands stay, face up."""
    hands = ("ann: KS QS 9S 5S 2S", "bob: 7D 5H 4H 3D 2H")
    played = vic(*hands, dealer=NO_HAND, jackpot=["ann", "bob"]).do("ann bet", "bob bet").finish()
    assert [words for words, under in played.called if under == "vic 25/1999 r9.3.2.1"] == [
        "place 2: five cards, counted and collected",
        "place 1: five cards, counted and collected",
    ]
    assert ("place 1 lies face up for its jackpot", "vic 25/1999 r9.3.2.2") in played.called
    assert "vic 25/1999 r9.3.2" in [under for _, under in played.called]
    assert [played.verdict(name, JACKPOT) for name in ("ann", "bob")] == ["win", "lose"]


def test_vic_25_1999_r9_3_2_1_hands_that_are_none_are_collected() -> None:
    played = vic(f"ann: {PAIR}", dealer=NO_HAND).do("ann bet").finish()
    assert "vic 25/1999 r9.3.2.1" in [under for _, under in played.called]


def test_vic_25_1999_r9_3_2_2_jackpot_hands_lie_face_up() -> None:
    played = vic("ann: KS QS JS 10S 9S", dealer=NO_HAND, jackpot=["ann"]).do("ann bet").on_to("press the keypad button")
    assert "vic 25/1999 r9.3.2.2" in [under for _, under in played.called]
    assert played.sees("inspector")["hands"][0]["cards"] == ["KS", "QS", "JS", "10S", "9S"]


def test_vic_25_1999_r9_4_and_vic_25_1999_r9_4_1_from_the_dealers_right() -> None:
    played = vic("ann: KS KD 9H 4C 2S", "bob: QS QD 9D 4D 2D", dealer="JS JD 9C 4H 2H").do("ann bet", "bob bet")
    played.do("dealer turn the cards")
    assert [str(o.under) for o in played.round.options("dealer") if o.act == "settle"] == ["vic 25/1999 r9.4"]
    played.finish()
    assert [line.person for line in played.lines(wager=ANTE)] == ["bob", "ann"]
    assert "vic 25/1999 r9.4.1" in [under for _, under in played.called]


def test_vic_25_1999_r9_4_1_1_a_higher_hand_is_paid() -> None:
    played = vic("ann: KS KD 4H 4C 2S").do("ann bet").finish()
    assert (played.line("ann").paid, played.line("ann", BET).paid) == (cents("10"), cents("40"))
    assert played.under("ann", BET)[:2] == ["vic 25/1999 r9.4", "vic 25/1999 r9.4.1.1"]


def test_vic_25_1999_r9_4_1_2_a_lower_hand_loses_both() -> None:
    played = vic(f"ann: {LOW}").do("ann bet").finish()
    assert played.net("ann") == -cents("30")
    assert "vic 25/1999 r9.4.1.2" in played.under("ann", BET)


def test_vic_25_1999_r9_4_1_3_an_equal_hand_is_void() -> None:
    played = vic("ann: AS KD 10H 6C 3S").do("ann bet").finish()
    assert "vic 25/1999 r9.4.1.3" in played.under("ann", BET)
    assert [line.returned for line in played.lines("ann")] == [cents("10"), cents("20")]


def test_vic_25_1999_r9_4_2_cards_are_counted_and_collected() -> None:
    played = vic(f"ann: {PAIR}").do("ann bet").finish()
    assert ("place 1: five cards, counted and collected", "vic 25/1999 r9.4.2") in played.called
    assert played.table.shoe.remaining == 52


def test_vic_25_1999_r9_4_3_cards_of_a_jackpot_hand_stay_face_up() -> None:
    played = vic("ann: KS QS 9S 5S 2S", jackpot=["ann"]).do("ann bet").finish()
    assert ("place 1 lies face up for its jackpot", "vic 25/1999 r9.4.3") in played.called


def test_vic_25_1999_r9_5_jackpot_hands_are_settled_by_rules_12_and_13() -> None:
    played = vic("ann: KS QS 9S 5S 2S", jackpot=["ann"]).do("ann bet").finish()
    assert played.under("ann", JACKPOT)[0] == "vic 25/1999 r9.5"
    assert "vic 25/1999 r12.1" in played.under("ann", JACKPOT)


def test_vic_25_1999_r9_6_and_vic_25_1999_r9_7_who_declares_the_hands() -> None:
    played = vic(f"ann: {PAIR}").do("ann bet").finish()
    assert ("each player answers for declaring the whole hand", "vic 25/1999 r9.6") in played.called
    assert ("place 1: 1 pair, kings", "vic 25/1999 r9.7") in played.called


# 10 Payout odds, 13 the order of hands

CLASSES = [
    pytest.param("AS KD QH 8D 2S", "AC KH 10C 6S 3C", 1, "r13.1.1", id="vic_25_1999_r13_1_1_five_odd_cards"),
    pytest.param("10S 10D KD 6D 3S", "AC KH 10C 6S 3C", 1, "r13.1.2", id="vic_25_1999_r13_1_2_one_pair"),
    pytest.param("7S 7D 4H 4D JS", "AC KH 10C 6S 3C", 2, "r13.1.3", id="vic_25_1999_r13_1_3_two_pairs"),
    pytest.param("QS QD QH 8D 3S", "AC KH 10C 6S 3C", 3, "r13.1.4", id="vic_25_1999_r13_1_4_three_of_a_kind"),
    pytest.param("9S 8D 7H 6D 5S", "AC KH 10C 6S 3C", 4, "r13.1.5", id="vic_25_1999_r13_1_5_a_straight"),
    pytest.param("KD JD 9D 5D 2D", "AC KH 10C 6S 3C", 5, "r13.1.6", id="vic_25_1999_r13_1_6_a_flush"),
    pytest.param("KD KS KC JD JS", "AC KH 10C 6S 3C", 7, "r13.1.7", id="vic_25_1999_r13_1_7_a_full_house"),
    pytest.param("AD AS AH AC 7S", "KC KH 10C 6S 3C", 20, "r13.1.8", id="vic_25_1999_r13_1_8_four_of_a_kind"),
    pytest.param("9S 8S 7S 6S 5S", "AC KH 10C 6D 3C", 50, "r13.1.9", id="vic_25_1999_r13_1_9_a_straight_flush"),
    pytest.param("AS KS QS JS 10S", "AC KH 10C 6D 3C", 250, "r13.1.10", id="vic_25_1999_r13_1_10_a_royal_flush"),
]


@pytest.mark.parametrize(("mine", "dealer", "odds", "rule"), CLASSES)
def test_vic_25_1999_r10_1_and_vic_25_1999_r10_2_what_ante_and_bet_win(
    mine: str, dealer: str, odds: int, rule: str
) -> None:
    played = vic(f"ann: {mine}", dealer=dealer).do("ann bet").finish()
    assert played.line("ann").paid == cents("10")
    assert "vic 25/1999 r10.1" in played.under("ann")
    assert played.line("ann", BET).paid == odds * cents("20")
    assert {f"vic 25/1999 {rule}", "vic 25/1999 r10.2"} <= set(played.under("ann", BET))


LADDER = [
    "AS KD QH 8D 2S",
    "10C 10H KC 6C 3H",
    "7S 7D 4H 4D JS",
    "QS QD QH 8C 3S",
    "9S 8D 7H 6D 5S",
    "KD JD 9D 5D 2D",
    "KH KS KC JC JH",
    "AD AH AC 2H 2C",
    "3H 3S 3C 3D 4C",
    "9H 8H 7H 6H 5H",
    "AS KS QS JS 10S",
]


@pytest.mark.parametrize("place", range(1, 11))
def test_vic_25_1999_r13_1_each_kind_of_hand_beats_the_one_before(place: int) -> None:
    played = vic(f"ann: {LADDER[place]}", dealer=LADDER[place - 1]).do("ann bet").finish()
    assert played.verdict("ann") == "win"


@pytest.mark.parametrize(
    ("mine", "dealer", "verdict"),
    [
        ("KS QD JH 10D 9S", "JC 10C 9C 8H 7C", "win"),  # the notice's own example
        ("AS 2D 3H 4D 5S", "6C 5C 4C 3C 2H", "lose"),  # the ace is low
        ("AS KD QH JD 10S", "KC QC JC 10C 9H", "win"),
        ("7S 7D 4H 4D JS", "7H 7C 4S 4C 10S", "win"),
        ("KD KS KC 2D 2S", "QD QS QC AD AS", "win"),  # by the three
        ("KD JD 9D 5D 2D", "KC JC 9C 5C 3C", "lose"),
    ],
)
def test_vic_25_1999_r13_2_the_cards_decide_between_hands_of_one_kind(mine: str, dealer: str, verdict: str) -> None:
    played = vic(f"ann: {mine}", dealer=dealer).do("ann bet").finish()
    assert played.verdict("ann", BET) == verdict
    assert "vic 25/1999 r13.2" in played.under("ann", BET)


def test_reading_cs7_and_vic_25_1999_r13_1_5_the_low_straight() -> None:
    played = vic("ann: AS 2D 3H 4D 5S", dealer="KC KH 10C 6S 3C").do("ann bet").finish()
    assert played.line("ann", BET).paid == cents("80")
    assert {"vic 25/1999 r13.1.5", "reading CS7"} <= set(played.under("ann", BET))


def test_vic_25_1999_r10_11_and_readings_cs1_and_cs9_the_maximum_payout_of_each_bet() -> None:
    hands = ("ann: AS KS QS JS 10S", "bob: 9D 8D 7D 6D 5D")
    played = vic(*hands, dealer="KC KH 10C 6C 3C", maximum_payment=cents("900"), jackpot=["ann"])
    played.do("ann bet", "bob bet").finish()
    assert [played.line(name, BET).paid for name in ("ann", "bob")] == [cents("900"), cents("900")]
    assert {"vic 25/1999 r10.11", "reading CS1", "reading CS9"} <= set(played.under("bob", BET))
    assert played.line("ann", JACKPOT).paid == cents("75000.25")  # not for jackpots


def test_vic_25_1999_r10_11_the_notice_is_changed_by_a_casino_supervisor() -> None:
    played = Played(vic_table()).act("casino supervisor", "change the maximum payout", maximum=cents("5000"))
    assert played.rulings == [["vic 25/1999 r10.11"]]
    assert played.table.rules.maximum_payment == cents("5000")


@pytest.mark.parametrize("row", VIC.wagers, ids=lambda row: row.name)
def test_for_every_fact_exactly_one_verdict_comes(row: Wager[Facts]) -> None:
    for folded, qualifies, compare, kind in product((True, False), (True, False), (-1, 0, 1), range(10)):
        if not (folded and row.name == BET):  # nobody bets and folds
            found = row.clauses_that_apply(Facts(folded, qualifies, compare, kind))
            assert len({clause.verdict for clause in found}) == 1
            assert len(found) == 1


# 11 Jackpot wagers


def test_vic_25_1999_r11_1_the_players_hear_who_is_in_the_jackpot_game() -> None:
    played = begin("ann: ", "bob: ", game=VIC, jackpot=["bob"]).cards({"place 1": "KS"})
    assert ("in the jackpot game: bob", "vic 25/1999 r11.1") in played.called


def test_vic_25_1999_r11_2_a_jackpot_wager_costs_what_the_sign_says() -> None:
    played = Played(vic_table(jackpot_wager=cents("5"))).wager("ann")
    assert played.refused("ann", "wager", **on("place 1", "1", JACKPOT)) == "vic 25/1999 r11.2"
    assert played.refused("ann", "wager", **on("place 1", "10", JACKPOT)) == "vic 25/1999 r11.2"
    played.wager("ann", stake="5", wager=JACKPOT)
    assert played.table.placed[-1].stake == cents("5")


def test_vic_25_1999_r11_3_no_arrangement_that_is_not_approved() -> None:
    with pytest.raises(Refused) as caught:
        vic_table(link_approved=False)
    assert str(caught.value.under) == "vic 25/1999 r11.3"
